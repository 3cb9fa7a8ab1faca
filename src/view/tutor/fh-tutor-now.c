/* fh-tutor-now.c: the page of the tutor about this moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-now.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-fold.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-shared-art.h"
#include "fh-tutor-head.h"
#include "fh-tutor-strip.h"
#include "fh-tutor-why.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhTutorNow
{
  FhTutorPage parent_instance;

  GtkWidget *head;
  GtkWidget *hint;
  GtkWidget *hint_heading;
  GtkWidget *hint_text;
  GtkWidget *laws;
  GtkWidget *more;  /* an FhFold with what is said on demand */
  GtkWidget *lines; /* sentences of that */
  GtkWidget *may;   /* what may be done, or nothing */
  GtkWidget *why;   /* why others did what they did */
  int hint_said;    /* the step of the hint that was announced */
  int degree;       /* as of the last update, or -1 */
};

G_DEFINE_FINAL_TYPE (FhTutorNow, fh_tutor_now, FH_TYPE_TUTOR_PAGE)

/* Cards of which the same is to be said, in the order of the hand: few beside the sentence, many
 * above it. */
static GtkWidget *
make_group (FhTutorNow *self, GPtrArray *cards, guint first, gboolean *done, GHashTable *linked)
{
  const FhTutorCard *one = cards->pdata[first];
  gboolean has_sentence = one->sentence != NULL && *one->sentence != '\0';
  GtkWidget *chips = fh_wrap_box_new (FH_WRAP_START, 4);
  guint n = 0;

  for (guint i = first; i < cards->len; i++)
    {
      const FhTutorCard *card = cards->pdata[i];
      if (done[i] || card->legal != one->legal || card->suit != one->suit
          || g_strcmp0 (card->sentence, one->sentence) != 0)
        continue;
      done[i] = TRUE;
      n++;
      gtk_box_append (GTK_BOX (chips), fh_tutor_chip_new (GTK_WIDGET (self), card->card));
    }

  gboolean is_beside = has_sentence && n <= 2;
  GtkWidget *box = gtk_box_new (is_beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                is_beside ? 10 : 4);
  gtk_box_append (GTK_BOX (box), chips);
  if (has_sentence)
    {
      GtkWidget *label = fh_help_label_new ();
      /* The rule is of interest where it forbids something. */
      fh_help_label_set (GTK_LABEL (label), one->sentence,
                         one->legal ? NULL : fh_tutor_link_once (linked, one->help));
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_set_valign (label, is_beside ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
      gtk_widget_add_css_class (label, "tutor-about");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static void
add_groups (FhTutorNow *self, GtkWidget *card, GPtrArray *cards, gboolean legal, GHashTable *linked)
{
  g_autofree gboolean *done = g_new0 (gboolean, cards->len);
  for (guint i = 0; i < cards->len; i++)
    {
      const FhTutorCard *c = cards->pdata[i];
      if (!done[i] && c->legal == legal)
        gtk_box_append (GTK_BOX (card), make_group (self, cards, i, done, linked));
    }
}

static void
add_card (FhTutorNow *self, const char *title, GPtrArray *cards, gboolean legal, GHashTable *linked)
{
  GtkWidget *card = fh_tutor_card_new (title);

  add_groups (self, card, cards, legal, linked);
  gtk_box_append (GTK_BOX (self->may), card);
}

/* Before a card is played, what each of them does; and whatever one does with them, why not with
 * the others. */
static void
update_may (FhTutorNow *self, FhTutor *tutor, GHashTable *linked)
{
  FhGame *game = fh_tutor_get_game (tutor);
  GPtrArray *cards = fh_tutor_get_words (tutor)->cards;
  guint n_legal = 0;

  fh_box_clear (self->may);
  if (game == NULL || !fh_game_awaits_person (game))
    return;
  for (guint i = 0; i < cards->len; i++)
    n_legal += ((const FhTutorCard *) cards->pdata[i])->legal;
  if (n_legal == 0)
    return;
  if (fh_game_peek_table (game)->due == FH_ACTION_PLAY)
    add_card (self, _ ("What you may play"), cards, TRUE, linked);
  if (n_legal < cards->len)
    add_card (self, _ ("Why not the others"), cards, FALSE, linked);
}

static void
update_hint (FhTutorNow *self, FhTutor *tutor, GHashTable *linked)
{
  int step = fh_tutor_get_hint_step (tutor);
  const char *hint = fh_tutor_get_hint (tutor);

  gtk_widget_set_visible (self->hint, step > 0 && hint != NULL);
  if (step > 0 && hint != NULL)
    {
      const char *help = fh_tutor_hint_help (fh_tutor_get_moment (tutor));
      /* Translators: a hint comes in three steps; %d is the number of this one. */
      g_autofree char *heading = g_strdup_printf (_ ("Hint, step %d of 3"), step);

      gtk_label_set_text (GTK_LABEL (self->hint_heading), heading);
      fh_help_label_set (GTK_LABEL (self->hint_text), hint, fh_tutor_link_once (linked, help));
      if (step != self->hint_said)
        {
          fh_announce (GTK_WIDGET (self), hint);
          fh_widget_scroll_to (self->hint);
        }
    }
  else if (self->hint_said > 0)
    {
      /* What comes first is seen first again. */
      fh_widget_scroll_to (self->head);
    }
  self->hint_said = step;
}

/* What is so because of slips, by the laws of the table. */
static void
update_laws (FhTutorNow *self, FhTutor *tutor)
{
  GPtrArray *laws = fh_tutor_get_words (tutor)->laws;

  fh_box_clear (self->laws);
  gtk_widget_set_visible (self->laws, laws->len > 0);
  if (laws->len == 0)
    return;
  GtkWidget *card = fh_tutor_card_new (_ ("By the laws of the table"));
  for (guint i = 0; i < laws->len; i++)
    {
      const FhSaid *law = laws->pdata[i];
      GtkWidget *label = fh_help_label_new ();
      fh_help_label_set (GTK_LABEL (label), law->text, law->help);
      gtk_widget_add_css_class (label, "tutor-about");
      gtk_box_append (GTK_BOX (card), label);
    }
  gtk_box_append (GTK_BOX (self->laws), card);
}

/* What is said on demand lies open where everything is wanted. */
static void
follow_degree (FhTutorNow *self, FhTutorDegree degree)
{
  if (self->degree == (int) degree)
    return;
  if (self->degree >= 0 || degree == FH_TUTOR_ALL)
    fh_fold_set_expanded (FH_FOLD (self->more), degree == FH_TUTOR_ALL);
  self->degree = (int) degree;
}

/* From above to below, so that a page of the help is linked where it comes first. */
static void
update_sentences (FhTutorNow *self, FhTutor *tutor, gboolean lines_only)
{
  g_autoptr (GHashTable) linked = g_hash_table_new (g_str_hash, g_str_equal);

  fh_tutor_head_update (FH_TUTOR_HEAD (self->head), tutor, linked);
  update_hint (self, tutor, linked);
  follow_degree (self, fh_tutor_get_moment (tutor)->manner.degree);
  fh_tutor_box_fill (self->lines, fh_tutor_get_words (tutor)->more, linked);
  if (!lines_only)
    update_may (self, tutor, linked);
  gtk_widget_set_visible (self->more, gtk_widget_get_visible (self->lines)
                                          || gtk_widget_get_first_child (self->may) != NULL);
}

static void
fh_tutor_now_update_lines (FhTutorPage *page, FhTutor *tutor)
{
  update_sentences (FH_TUTOR_NOW (page), tutor, TRUE);
}

static void
fh_tutor_now_update (FhTutorPage *page, FhTutor *tutor)
{
  FhTutorNow *self = FH_TUTOR_NOW (page);

  update_sentences (self, tutor, FALSE);
  update_laws (self, tutor);
  fh_tutor_why_update (FH_TUTOR_WHY (self->why), tutor);
}

static void
fh_tutor_now_class_init (FhTutorNowClass *klass)
{
  FH_TUTOR_PAGE_CLASS (klass)->update = fh_tutor_now_update;
  FH_TUTOR_PAGE_CLASS (klass)->update_lines = fh_tutor_now_update_lines;
  FH_TUTOR_PAGE_CLASS (klass)->shows = FH_TUTOR_SAYS_HINT;
}

static void
fh_tutor_now_init (FhTutorNow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *more = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *air = adw_bin_new ();

  self->degree = -1;
  self->head = fh_tutor_head_new ();
  gtk_box_append (GTK_BOX (box), self->head);

  self->hint = fh_tutor_card_new (NULL);
  gtk_widget_add_css_class (self->hint, "accent");
  self->hint_heading = fh_tutor_heading_new (NULL, 3);
  self->hint_text = fh_help_label_new ();
  gtk_box_append (GTK_BOX (self->hint), self->hint_heading);
  gtk_box_append (GTK_BOX (self->hint), self->hint_text);
  gtk_widget_set_visible (self->hint, FALSE);
  gtk_box_append (GTK_BOX (box), self->hint);

  self->laws = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (box), self->laws);
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->may = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (more), self->lines);
  gtk_box_append (GTK_BOX (more), self->may);
  /* Translators: what unfolds the rest of what the tutor has to say. */
  self->more = fh_tutor_fold_new (C_ ("tutor", "More"), _ ("More of this moment"), more);
  /* The folds lie at the foot, where the hand finds them again, however much is said before; their
   * contents open beneath. */
  gtk_widget_set_vexpand (air, TRUE);
  fh_fold_give_way (FH_FOLD (self->more), air);
  gtk_box_append (GTK_BOX (box), air);
  gtk_box_append (GTK_BOX (box), self->more);
  self->why = fh_tutor_why_new ();
  gtk_box_append (GTK_BOX (box), self->why);
  gtk_widget_add_css_class (box, "tutor-page");
  adw_bin_set_child (ADW_BIN (self), box);

  fh_connect (fh_shared_art_get (), "changed", fh_tutor_page_queue_update, self);
}

GtkWidget *
fh_tutor_now_new (void)
{
  return g_object_new (FH_TYPE_TUTOR_NOW, NULL);
}
