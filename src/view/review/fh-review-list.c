/* fh-review-list.c: the decisions of a deal and what they cost.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-list.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-made.h"
#include "fh-review-row.h"
#include "fh-tutor-page.h"
#include "fh-widget.h"

struct _FhReviewList
{
  AdwBin parent_instance;

  FhReview *review;
  gboolean asked_others;
  guint update_id;

  GtkWidget *own;
  GtkWidget *ask;
  GtkWidget *others_summary;
  GtkWidget *others;
};

G_DEFINE_FINAL_TYPE (FhReviewList, fh_review_list, ADW_TYPE_BIN)

/* --- What is known --- */

static FhReviewRow *
get_row (GtkWidget *list, guint index)
{
  return (FhReviewRow *) gtk_list_box_get_row_at_index (GTK_LIST_BOX (list), (int) index);
}

static FhReviewRow *
find_row (GtkWidget *list, guint step)
{
  FhReviewRow *row;

  for (guint i = 0; (row = get_row (list, i)) != NULL; i++)
    if (fh_review_row_get_step (row) == step)
      return row;
  return NULL;
}

/* Lets @list hold @steps.  A row stays with its decision, and the keyboard with the row. */
static void
set_steps (FhReviewList *self, GtkWidget *list, GArray *steps)
{
  FhReviewRow *row;

  for (guint i = 0; i < steps->len; i++)
    {
      guint step = g_array_index (steps, guint, i);

      if (find_row (list, step) == NULL)
        gtk_list_box_insert (GTK_LIST_BOX (list), fh_review_row_new (self->review, step, TRUE),
                             (int) i);
      while ((row = get_row (list, i)) != NULL && fh_review_row_get_step (row) != step)
        gtk_list_box_remove (GTK_LIST_BOX (list), GTK_WIDGET (row));
    }
  while ((row = get_row (list, steps->len)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (list), GTK_WIDGET (row));
}

/* A line for each of the other players. */
static char *
dup_others_summary (FhReviewList *self)
{
  const FhRules *rules = fh_review_peek_rules (self->review);
  g_autoptr (GString) text = g_string_new (NULL);

  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      g_autofree char *line = NULL;

      if (seat == fh_review_get_person (self->review) || fh_rules_player (rules, seat) != seat)
        continue;
      line = fh_review_dup_summary (self->review, seat);
      if (line != NULL)
        g_string_append_printf (text, text->len > 0 ? "\n%s" : "%s", line);
    }
  return g_string_free (g_steal_pointer (&text), FALSE);
}

static void
update (FhReviewList *self)
{
  g_autoptr (GArray) others = NULL;
  g_autofree char *summary = NULL;

  gtk_widget_set_visible (self->ask, !self->asked_others);
  gtk_widget_set_visible (self->others_summary, self->asked_others);
  gtk_widget_set_visible (self->others, self->asked_others);
  if (!self->asked_others)
    return;
  others = fh_review_get_worst (self->review, -1, G_MAXUINT);
  summary = dup_others_summary (self);
  fh_label_say (self->others_summary, summary);
  set_steps (self, self->others, others);
  gtk_widget_set_visible (self->others, others->len > 0);
}

static gboolean
update_cb (gpointer user_data)
{
  FhReviewList *self = user_data;

  self->update_id = 0;
  update (self);
  return G_SOURCE_REMOVE;
}

static void
queue_update (FhReviewList *self)
{
  if (self->update_id == 0)
    self->update_id = g_idle_add (update_cb, self);
}

static void
cost_known_cb (FhReviewList *self, guint step)
{
  FhReviewRow *row = find_row (self->own, step);

  if (row != NULL)
    fh_review_row_update (row);
  queue_update (self);
}

/* The summary is announced once, when all costs are known. */
static void
costs_known_cb (FhReviewList *self)
{
  g_autofree char *summary = self->asked_others ? dup_others_summary (self) : NULL;

  if (summary != NULL && gtk_widget_get_mapped (GTK_WIDGET (self)))
    fh_announce (GTK_WIDGET (self), summary);
  queue_update (self);
}

/* --- What the person wants --- */

/* Where the list is scrolled together with what is said of the step, that comes first. */
static gboolean
is_scrolled_alone (FhReviewList *self)
{
  GtkWidget *viewport = gtk_widget_get_ancestor (GTK_WIDGET (self), GTK_TYPE_VIEWPORT);

  return viewport != NULL && gtk_viewport_get_child (GTK_VIEWPORT (viewport)) == GTK_WIDGET (self);
}

void
fh_review_list_set_step (FhReviewList *self, guint step)
{
  GtkWidget *lists[] = { self->own, self->others };

  g_return_if_fail (FH_IS_REVIEW_LIST (self));

  for (guint i = 0; i < G_N_ELEMENTS (lists); i++)
    {
      FhReviewRow *row = find_row (lists[i], step);

      gtk_list_box_select_row (GTK_LIST_BOX (lists[i]), (GtkListBoxRow *) row);
      if (row != NULL && is_scrolled_alone (self))
        fh_widget_scroll_to (GTK_WIDGET (row));
    }
}

static void
activated_cb (GtkListBox *list, FhReviewRow *row, FhReviewList *self)
{
  g_signal_emit_by_name (self, "chosen", fh_review_row_get_step (row),
                         GTK_WIDGET (list) == self->others);
}

/* The button goes with the focus, so that this goes to what comes in its place. */
static void
ask_cb (FhReviewList *self)
{
  gtk_widget_child_focus (GTK_WIDGET (self), GTK_DIR_TAB_BACKWARD);
  self->asked_others = TRUE;
  fh_review_ask_others (self->review);
  update (self);
}

/* --- The widget --- */

static GtkWidget *
new_rows (FhReviewList *self, const char *name)
{
  GtkWidget *list = gtk_list_box_new ();

  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_SINGLE);
  gtk_widget_add_css_class (list, "review-rows");
  fh_widget_set_name (list, name);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (activated_cb), self, 0);
  return list;
}

static GtkWidget *
add_group (GtkWidget *box, const char *title, GtkWidget *list)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  gtk_box_append (GTK_BOX (group), fh_tutor_heading_new (title, 2));
  if (list != NULL)
    gtk_box_append (GTK_BOX (group), list);
  gtk_box_append (GTK_BOX (box), group);
  return group;
}

static void
add_own (FhReviewList *self, GtkWidget *box)
{
  int person = fh_review_get_person (self->review);

  /* Translators: over the list of all calls, discards and cards of the person in a deal. */
  self->own = new_rows (self, _ ("Your decisions"));
  for (guint i = 0; i < fh_review_get_n_steps (self->review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (self->review, i);

      if (step->player == person)
        gtk_list_box_append (GTK_LIST_BOX (self->own), fh_review_row_new (self->review, i, FALSE));
    }
  add_group (box, _ ("Your Decisions"), self->own);
}

static void
add_others (FhReviewList *self, GtkWidget *box)
{
  GtkWidget *group;

  self->others = new_rows (self, _ ("Mistakes of the others"));
  /* Translators: a button: what the calls and cards of the other players cost them is worked out.
   */
  self->ask = fh_button_new (_ ("Judge the Others, Too"), G_CALLBACK (ask_cb), self);
  gtk_widget_set_halign (self->ask, GTK_ALIGN_START);
  /* Translators: over the list of the mistakes of the other players. */
  group = add_group (box, _ ("The Others"), NULL);
  gtk_box_append (GTK_BOX (group), self->ask);
  self->others_summary = fh_widget_add_text (group, NULL);
  gtk_box_append (GTK_BOX (group), self->others);
}

static void
fh_review_list_constructed (GObject *object)
{
  FhReviewList *self = FH_REVIEW_LIST (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);

  G_OBJECT_CLASS (fh_review_list_parent_class)->constructed (object);
  fh_widget_set_name (GTK_WIDGET (self), _ ("Decisions"));
  add_own (self, box);
  add_others (self, box);
  adw_bin_set_child (ADW_BIN (self), box);
  fh_connect (self->review, "cost-known", cost_known_cb, self);
  fh_connect (self->review, "costs-known", costs_known_cb, self);
  fh_connect (self->review, "busy-changed", queue_update, self);
  update (self);
}

static void
fh_review_list_class_init (FhReviewListClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->constructed = fh_review_list_constructed;

  FH_MADE_WITH_OBJECT (object_class, FhReviewList, review, FH_TYPE_REVIEW);
  FH_DROPS_SOURCE (klass, FhReviewList, update_id);

  fh_made_signal (klass, "chosen", 2, G_TYPE_UINT, G_TYPE_BOOLEAN);

  gtk_widget_class_set_css_name (widget_class, "review-list");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

static void
fh_review_list_init (FhReviewList *self)
{
}

GtkWidget *
fh_review_list_new (FhReview *review)
{
  return g_object_new (FH_TYPE_REVIEW_LIST, "review", review, NULL);
}

gboolean
fh_review_list_asked_others (FhReviewList *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_LIST (self), FALSE);
  return self->asked_others;
}
