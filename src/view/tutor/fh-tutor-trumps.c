/* fh-tutor-trumps.c: the page of the tutor about the highest cards.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-trumps.h"

#include <glib/gi18n.h>

#include "fh-help-link.h"
#include "fh-sentences.h"
#include "fh-widget.h"

struct _FhTutorTrumps
{
  FhTutorPage parent_instance;

  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *ladder;
  GtkWidget *voids;
};

G_DEFINE_FINAL_TYPE (FhTutorTrumps, fh_tutor_trumps, FH_TYPE_TUTOR_PAGE)

/* The mark before a card: its form says where the card is, not its colour alone. */
static const struct
{
  const char *sign;
  const char *css_class;
} marks[] = {
  [FH_PLACE_HAND] = { "●", "yours" },  [FH_PLACE_TABLE] = { "▶", "on-table" },
  [FH_PLACE_PLAYED] = { "✓", "gone" }, [FH_PLACE_KNOWN] = { "◆", "known" },
  [FH_PLACE_OUT] = { "✕", "gone" },    [FH_PLACE_UNSEEN] = { "○", "hidden" },
};

static GtkWidget *
make_rung (const FhTutorRung *rung)
{
  GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                 "spacing", 10, NULL);
  GtkWidget *mark = fh_label_new (marks[rung->place].sign, FH_LABEL_ONE_LINE, "tutor-mark");
  GtkWidget *name = fh_label_new (rung->name, FH_LABEL_WRAPPED, NULL);
  GtkWidget *where = fh_label_new (rung->sentence, FH_LABEL_WRAPPED, "dim-label caption");

  gtk_widget_add_css_class (row, marks[rung->place].css_class);
  gtk_label_set_xalign (GTK_LABEL (where), 1.0);
  gtk_label_set_justify (GTK_LABEL (where), GTK_JUSTIFY_RIGHT);
  gtk_widget_set_hexpand (where, TRUE);
  gtk_box_append (GTK_BOX (row), mark);
  gtk_box_append (GTK_BOX (row), name);
  gtk_box_append (GTK_BOX (row), where);

  /* Translators: %1$s is a card, such as "right bower", %2$s says where it is, such as "played by
   * Marama in trick 3". */
  g_autofree char *label =
      g_strdup_printf (C_ ("card and place", "%1$s: %2$s"), rung->name, rung->sentence);
  fh_widget_set_name (row, label);
  return row;
}

/* Who has no trump any more: everybody could see it, but who remembers? */
static void
update_voids (FhTutorTrumps *self, GPtrArray *trumpless)
{
  fh_box_clear (self->voids);
  if (trumpless == NULL || trumpless->len == 0)
    return;
  GtkWidget *card = fh_tutor_card_new (_ ("Who is out of trumps"));
  for (guint i = 0; i < trumpless->len; i++)
    fh_label_add (card, ((const FhSaid *) trumpless->pdata[i])->text, FH_LABEL_WRAPPED, NULL);
  gtk_box_append (GTK_BOX (self->voids), card);
}

static void
fh_tutor_trumps_update (FhTutorPage *page, FhTutor *tutor)
{
  FhTutorTrumps *self = FH_TUTOR_TRUMPS (page);
  FhGame *game = fh_tutor_get_game (tutor);
  const FhTable *table = game != NULL ? fh_game_peek_table (game) : NULL;
  const FhTutorMoment *moment = fh_tutor_get_moment (tutor);
  const FhTutorWords *words = fh_tutor_get_words (tutor);
  gboolean has_contract = table != NULL && table->contract != FH_CALL_NONE;
  gboolean is_auction = words->calls->len > 0;
  gboolean has_trump = fh_tutor_moment_trump (moment) != FH_NO_TRUMP;

  fh_box_clear (self->ladder);
  update_voids (self, moment->manner.counts & FH_COUNT_SUITS ? words->trumpless : NULL);
  if (is_auction)
    {
      gtk_label_set_text (GTK_LABEL (self->heading), has_trump
                                                         ? _ ("The trumps of this bid")
                                                         : _ ("The highest cards, from the top"));
      fh_help_label_set (GTK_LABEL (self->text), words->text,
                         has_trump ? "ranks#bowers" : "ranks#no-trump");
    }
  else if (!has_contract)
    {
      gtk_label_set_text (GTK_LABEL (self->heading), _ ("No trumps yet"));
      fh_help_label_set (GTK_LABEL (self->text),
                         _ ("The auction decides which suit will be trumps. Then you find here "
                            "every trump, from the joker down, and where it is."),
                         "ranks#trumps");
    }
  else
    {
      gtk_label_set_text (GTK_LABEL (self->heading), has_trump
                                                         ? _ ("Trumps, from the top")
                                                         : _ ("The highest cards, from the top"));
      FhScene scene = fh_game_get_scene (game);
      g_autofree char *contract = fh_sentence_contract (&scene);
      fh_help_label_set (GTK_LABEL (self->text), contract,
                         has_trump ? "ranks#trumps" : "ranks#no-trump");
    }
  if (words->ladder->len == 0 || !(has_contract || is_auction))
    return;

  GtkWidget *card = fh_tutor_card_new (NULL);
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 5, NULL);
  for (guint i = 0; i < words->ladder->len; i++)
    gtk_box_append (GTK_BOX (list), make_rung (words->ladder->pdata[i]));
  gtk_box_append (GTK_BOX (card), list);
  gtk_box_append (GTK_BOX (self->ladder), card);
}

static void
fh_tutor_trumps_class_init (FhTutorTrumpsClass *klass)
{
  FH_TUTOR_PAGE_CLASS (klass)->update = fh_tutor_trumps_update;
}

static void
fh_tutor_trumps_init (FhTutorTrumps *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->heading = fh_tutor_heading_new (NULL, 2);
  self->text = fh_help_label_new ();
  self->ladder = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  self->voids = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (head), self->heading);
  gtk_box_append (GTK_BOX (head), self->text);
  gtk_box_append (GTK_BOX (box), head);
  gtk_box_append (GTK_BOX (box), self->ladder);
  gtk_box_append (GTK_BOX (box), self->voids);
  gtk_widget_add_css_class (box, "tutor-page");
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
fh_tutor_trumps_new (void)
{
  return g_object_new (FH_TYPE_TUTOR_TRUMPS, NULL);
}
