/* fh-contract-box.c: what is being played, always in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-contract-box.h"

#include "fh-brief-label.h"
#include "fh-made.h"
#include "fh-sentences-held.h"
#include "fh-table-text.h"
#include "fh-widget.h"

struct _FhContractBox
{
  GtkBox parent_instance;

  GtkWidget *title;
  GtkWidget *by;
  GtkWidget *progress;
  gboolean is_narrow;
  char *large_title; /* markup: the contract, and with whose it is */
  char *short_title;
  gboolean has_by;
  gboolean has_progress;
  gboolean is_word; /* the contract is a word, such as misère, and longer than 7♥ */
};

G_DEFINE_FINAL_TYPE (FhContractBox, fh_contract_box, GTK_TYPE_BOX)

static void
fh_contract_box_class_init (FhContractBoxClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FH_HOLDS (klass, FhContractBox, large_title, g_free);
  FH_HOLDS (klass, FhContractBox, short_title, g_free);

  gtk_widget_class_set_css_name (widget_class, "contract");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_contract_box_init (FhContractBox *self)
{
  GtkWidget *lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  self->large_title = g_strdup ("");
  self->short_title = g_strdup ("");
  gtk_widget_add_css_class (GTK_WIDGET (self), "table-box");
  self->title = fh_table_label_new ("title");
  self->by = fh_brief_label_new ("line");
  self->progress = fh_brief_label_new ("line");
  gtk_widget_set_valign (self->title, GTK_ALIGN_CENTER);
  gtk_widget_set_valign (lines, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (lines, TRUE);
  gtk_box_append (GTK_BOX (lines), self->by);
  gtk_box_append (GTK_BOX (lines), self->progress);
  gtk_box_append (GTK_BOX (self), self->title);
  gtk_box_append (GTK_BOX (self), lines);
}

GtkWidget *
fh_contract_box_new (void)
{
  return g_object_new (FH_TYPE_CONTRACT_BOX, NULL);
}

/* In little room a word stands above the rest, which says no more who has bid it once there is
 * something else to say. */
static void
update_form (FhContractBox *self)
{
  gboolean is_stacked = self->is_narrow && self->is_word;

  gtk_orientable_set_orientation (GTK_ORIENTABLE (self), is_stacked ? GTK_ORIENTATION_VERTICAL
                                                                    : GTK_ORIENTATION_HORIZONTAL);
  gtk_label_set_markup (GTK_LABEL (self->title),
                        is_stacked && self->has_progress ? self->short_title : self->large_title);
  gtk_widget_set_visible (self->by, self->has_by && !(is_stacked && self->has_progress));
  /* A short contract is never cut, whatever stands beside it. */
  gtk_label_set_ellipsize (GTK_LABEL (self->title),
                           self->is_word ? PANGO_ELLIPSIZE_END : PANGO_ELLIPSIZE_NONE);
  fh_widget_set_class (GTK_WIDGET (self), "word", self->is_word);
}

/* What the call has told that became the contract; NULL: there is none, or nothing is known. */
static char *
dup_meaning (const FhScene *scene)
{
  const FhTable *table = scene->table;

  for (int i = table->n_calls; i-- > 0;)
    if (table->calls[i].seat == table->declarer && table->calls[i].call == table->contract)
      {
        FhTold told = fh_told_at (table, i);

        return fh_sentence_meaning (scene, &told);
      }
  return NULL;
}

void
fh_contract_box_update (FhContractBox *self, const FhScene *scene, gboolean is_held, gboolean tells)
{
  g_autofree char *title = fh_table_contract_title (scene);
  g_autofree char *by = fh_table_contract_by (scene);
  g_autofree char *brief_by = fh_table_contract_by_brief (scene, TRUE);
  g_autofree char *briefest_by = fh_table_contract_by_brief (scene, FALSE);
  g_autofree char *progress = fh_table_contract_progress (scene, is_held);
  g_autofree char *brief = fh_table_contract_progress_brief (scene, is_held, TRUE);
  g_autofree char *briefest = fh_table_contract_progress_brief (scene, is_held, FALSE);
  g_autofree char *sentence = fh_sentence_contract (scene);
  g_autofree char *summary = fh_sentence_contract_short (scene);
  g_autofree char *meaning = tells ? dup_meaning (scene) : NULL;
  g_autofree char *tip =
      meaning != NULL ? g_strjoin ("\n", sentence, meaning, NULL) : g_strdup (sentence);

  g_return_if_fail (FH_IS_CONTRACT_BOX (self));

  g_free (self->large_title);
  g_free (self->short_title);
  self->large_title = g_steal_pointer (&title);
  self->short_title = fh_table_markup (summary, FH_GROUND_FELT);
  self->is_word = fh_table_is_misere (scene->table);
  self->has_by = *by != '\0';
  self->has_progress = *progress != '\0';
  fh_brief_label_set (FH_BRIEF_LABEL (self->by), by, brief_by, briefest_by);
  fh_brief_label_set (FH_BRIEF_LABEL (self->progress), progress, brief, briefest);
  update_form (self);
  /* "No bid yet" is not to stand as large as a contract. */
  fh_widget_set_class (GTK_WIDGET (self), "empty",
                       scene->table->contract == FH_CALL_NONE || scene->table->contract == FH_PASS);
  fh_widget_describe (GTK_WIDGET (self), sentence, meaning != NULL ? meaning : "");
  fh_widget_set_tooltip (GTK_WIDGET (self), tip);
}

void
fh_contract_box_set_narrow (FhContractBox *self, gboolean is_narrow)
{
  g_return_if_fail (FH_IS_CONTRACT_BOX (self));

  self->is_narrow = is_narrow;
  update_form (self);
  fh_widget_set_class (GTK_WIDGET (self), "narrow", is_narrow);
}
