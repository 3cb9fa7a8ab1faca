/* fh-tutor-now.c: the page of the tutor about this moment.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-now.h"

#include <glib/gi18n.h>

#include "fh-answer-view.h"
#include "fh-compat.h"
#include "fh-game-reasons.h"
#include "fh-help-link.h"
#include "fh-sentences.h"
#include "fh-shared-art.h"
#include "fh-widget.h"
#include "fh-words.h"

#define CHIP_WIDTH    38 /* pixels; the small card in a sentence */
#define CHIPS_IN_LINE 7

struct _FhTutorNow
{
  FhTutorPage parent_instance;

  GtkWidget *heading;
  GtkWidget *text;
  GtkWidget *hint;
  GtkWidget *hint_heading;
  GtkWidget *hint_text;
  GtkWidget *laws;
  GtkWidget *may; /* what may be done, or nothing */
  GtkWidget *why; /* why others did what they did */
  int hint_said;  /* the step of the hint that was announced */
  gboolean open[FH_MAX_SEATS];
};

G_DEFINE_FINAL_TYPE (FhTutorNow, fh_tutor_now, FH_TYPE_TUTOR_PAGE)

static GtkWidget *
make_chip (FhTutorNow *self, FhCard card)
{
  int scale = gtk_widget_get_scale_factor (GTK_WIDGET (self));
  GdkTexture *texture = fh_card_art_get (fh_shared_art_get (), card, CHIP_WIDTH * scale);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  const char *name = fh_words_card (card);

  gtk_widget_set_size_request (picture, CHIP_WIDTH, fh_card_art_height (CHIP_WIDTH));
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (picture, name);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), name);
  fh_widget_set_name (picture, name);
  gtk_widget_add_css_class (picture, "tutor-chip");
  return picture;
}

/* Cards of which the same is to be said, in the order of the hand: few beside the sentence, many
 * above it. */
static GtkWidget *
make_group (FhTutorNow *self, GPtrArray *cards, guint first, gboolean *done)
{
  const FhTutorCard *one = cards->pdata[first];
  gboolean has_sentence = one->sentence != NULL && *one->sentence != '\0';
  GtkWidget *chips = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  GtkWidget *line = NULL;
  guint n = 0;

  for (guint i = first; i < cards->len; i++)
    {
      const FhTutorCard *card = cards->pdata[i];
      if (done[i] || card->legal != one->legal || g_strcmp0 (card->sentence, one->sentence) != 0)
        continue;
      done[i] = TRUE;
      if (n++ % CHIPS_IN_LINE == 0)
        {
          line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
          gtk_box_append (GTK_BOX (chips), line);
        }
      gtk_box_append (GTK_BOX (line), make_chip (self, card->card));
    }

  gboolean is_beside = has_sentence && n <= 2;
  GtkWidget *box = gtk_box_new (is_beside ? GTK_ORIENTATION_HORIZONTAL : GTK_ORIENTATION_VERTICAL,
                                is_beside ? 10 : 4);
  gtk_box_append (GTK_BOX (box), chips);
  if (has_sentence)
    {
      GtkWidget *label = fh_help_label_new ();
      /* The rule is of interest where it forbids something. */
      fh_help_label_set (GTK_LABEL (label), one->sentence, one->legal ? NULL : one->help);
      gtk_widget_set_hexpand (label, TRUE);
      gtk_widget_set_valign (label, is_beside ? GTK_ALIGN_CENTER : GTK_ALIGN_START);
      gtk_widget_add_css_class (label, "tutor-about");
      gtk_box_append (GTK_BOX (box), label);
    }
  return box;
}

static void
add_groups (FhTutorNow *self, GtkWidget *card, GPtrArray *cards, gboolean legal)
{
  g_autofree gboolean *done = g_new0 (gboolean, cards->len);
  for (guint i = 0; i < cards->len; i++)
    {
      const FhTutorCard *c = cards->pdata[i];
      if (!done[i] && c->legal == legal)
        gtk_box_append (GTK_BOX (card), make_group (self, cards, i, done));
    }
}

static void
update_may (FhTutorNow *self, FhTutor *tutor, FhGame *game)
{
  GPtrArray *cards = fh_tutor_get_cards (tutor);
  guint n_legal = 0;

  fh_tutor_box_clear (self->may);
  if (game == NULL || cards == NULL || cards->len == 0 || !fh_game_awaits_person (game))
    return;
  for (guint i = 0; i < cards->len; i++)
    n_legal += ((const FhTutorCard *) cards->pdata[i])->legal;
  if (n_legal == 0)
    return;

  const char *title;
  switch (fh_game_peek_table (game)->due)
    {
    case FH_ACTION_PLAY:
      title = _ ("What you may play");
      break;
    case FH_ACTION_DISCARD:
      title = _ ("What you may put away");
      break;
    case FH_ACTION_SWAP:
      title = _ ("What you may pass to your partner");
      break;
    default:
      return;
    }
  GtkWidget *card = fh_tutor_card_new (title);
  add_groups (self, card, cards, TRUE);
  gtk_box_append (GTK_BOX (self->may), card);
  if (n_legal < cards->len)
    {
      card = fh_tutor_card_new (_ ("Why not the others"));
      add_groups (self, card, cards, FALSE);
      gtk_box_append (GTK_BOX (self->may), card);
    }
}

/* A row is one thing to a screen reader. */
static void
answered_cb (FhAnswer *answer, GtkWidget *row)
{
  g_autofree char *spoken = fh_answer_dup_spoken (answer);
  fh_widget_set_name (row, spoken);
}

static int
last_actor (FhGame *game)
{
  FhAction action;
  guint n = fh_game_get_n_actions (game);
  if (n == 0 || !fh_game_can_ask_why (game, n - 1) || !fh_game_get_action (game, n - 1, &action))
    return -1;
  return action.seat;
}

/* The answer of @row, which is worked out when it is first looked at. */
static void
add_answer_row (FhTutorNow *self, AdwExpanderRow *row)
{
  FhGame *game = fh_tutor_get_game (fh_tutor_page_get_tutor (FH_TUTOR_PAGE (self)));
  guint index = GPOINTER_TO_UINT (g_object_get_data (G_OBJECT (row), "fh-index"));
  if (g_object_get_data (G_OBJECT (row), "fh-answer") != NULL || game == NULL)
    return;

  g_autoptr (FhAnswer) answer = fh_answer_new (game, index);
  g_autofree char *spoken = fh_answer_dup_spoken (answer);
  GtkWidget *view = fh_answer_view_new (answer);
  GtkWidget *child = gtk_list_box_row_new ();
  gtk_widget_add_css_class (view, "tutor-why");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (child), view);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (child), FALSE);
  fh_widget_set_name (child, spoken);
  g_signal_connect_object (answer, "changed", G_CALLBACK (answered_cb), child, 0);
  adw_expander_row_add_row (row, child);
  g_object_set_data (G_OBJECT (row), "fh-answer", child);
}

static void
expanded_cb (AdwExpanderRow *row, GParamSpec *pspec, FhTutorNow *self)
{
  int seat = GPOINTER_TO_INT (g_object_get_data (G_OBJECT (row), "fh-seat"));
  self->open[seat] = adw_expander_row_get_expanded (row);
  if (self->open[seat])
    add_answer_row (self, row);
}

/* "Why did Marama do that?" */
static char *
make_question (FhGame *game, int seat)
{
  FhScene scene = fh_game_get_scene (game);
  g_autofree char *name = fh_sentence_seat (&scene, seat);
  /* Translators: %s is the name of a player. */
  return g_strdup_printf (_ ("Why did %s do that?"), name);
}

/* What @seat did, and why, open to be read. */
static void
add_answer (FhTutorNow *self, FhGame *game, int seat, FhAnswer *answer)
{
  g_autofree char *question = make_question (game, seat);
  g_autofree char *action = fh_game_dup_sentence (game, fh_answer_get_index (answer));
  GtkWidget *card = fh_tutor_card_new (question);
  GtkWidget *what = fh_help_label_new ();

  fh_help_label_set (GTK_LABEL (what), action, NULL);
  gtk_widget_add_css_class (what, "caption");
  gtk_widget_add_css_class (what, "dim-label");
  gtk_box_append (GTK_BOX (card), what);
  gtk_box_append (GTK_BOX (card), fh_answer_view_new (answer));
  gtk_box_append (GTK_BOX (self->why), card);
}

/* The same, closed. */
static void
add_question (FhTutorNow *self, FhGame *game, GtkWidget *list, int seat, guint index)
{
  g_autofree char *question = make_question (game, seat);
  g_autofree char *action = fh_game_dup_sentence (game, index);
  GtkWidget *row = adw_expander_row_new ();

  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), question);
  adw_expander_row_set_subtitle (ADW_EXPANDER_ROW (row), action);
  g_object_set_data (G_OBJECT (row), "fh-seat", GINT_TO_POINTER (seat));
  g_object_set_data (G_OBJECT (row), "fh-index", GUINT_TO_POINTER (index));
  adw_expander_row_set_expanded (ADW_EXPANDER_ROW (row), self->open[seat]);
  if (self->open[seat])
    add_answer_row (self, ADW_EXPANDER_ROW (row));
  g_signal_connect_object (row, "notify::expanded", G_CALLBACK (expanded_cb), self, 0);
  gtk_list_box_append (GTK_LIST_BOX (list), row);
}

/* Whether the page begins with what @answer says: what a bid has told is both. */
static gboolean
is_said (FhTutor *tutor, FhAnswer *answer)
{
  return strstr (fh_tutor_get_text (tutor), fh_answer_get_text (answer)) != NULL;
}

/* Who acted last is what one wonders about; the others can be asked. */
static void
update_why (FhTutorNow *self, FhTutor *tutor, FhGame *game)
{
  fh_tutor_box_clear (self->why);
  if (game == NULL)
    return;

  GtkWidget *list = gtk_list_box_new ();
  int n_seats = fh_game_peek_rules (game)->n_seats;
  int person = fh_game_get_person (game);
  int last = last_actor (game);
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (int k = 1; k < n_seats; k++)
    {
      int seat = (person + k) % n_seats;
      guint index;
      /* A dummy that the person plays from is nobody to ask. */
      if (fh_seating_is_person (fh_game_peek_seating (game), seat)
          || !fh_game_find_last (game, seat, &index))
        continue;
      g_autoptr (FhAnswer) answer = seat == last ? fh_answer_new (game, index) : NULL;
      if (answer != NULL && !is_said (tutor, answer))
        add_answer (self, game, seat, answer);
      else
        add_question (self, game, list, seat, index);
    }
  gtk_box_append (GTK_BOX (self->why), list);
  gtk_widget_set_visible (list, gtk_widget_get_first_child (list) != NULL);
}

static void
update_hint (FhTutorNow *self, FhTutor *tutor)
{
  int step = fh_tutor_get_hint_step (tutor);
  const char *hint = fh_tutor_get_hint (tutor);

  gtk_widget_set_visible (self->hint, step > 0 && hint != NULL);
  if (step > 0 && hint != NULL)
    {
      /* Translators: a hint comes in three steps; %d is the number of this one. */
      g_autofree char *heading = g_strdup_printf (_ ("Hint, step %d of 3"), step);
      gtk_label_set_text (GTK_LABEL (self->hint_heading), heading);
      fh_help_label_set (GTK_LABEL (self->hint_text), hint, fh_tutor_get_hint_help (tutor));
      if (step != self->hint_said)
        fh_announce (GTK_WIDGET (self), hint);
    }
  self->hint_said = step;
}

/* What is so because of slips, by the laws of the table. */
static void
update_laws (FhTutorNow *self, FhTutor *tutor)
{
  GPtrArray *laws = fh_tutor_get_laws (tutor);

  fh_tutor_box_clear (self->laws);
  gtk_widget_set_visible (self->laws, laws->len > 0);
  if (laws->len == 0)
    return;
  GtkWidget *card = fh_tutor_card_new (_ ("By the laws of the table"));
  for (guint i = 0; i < laws->len; i++)
    {
      const FhTutorRemark *remark = laws->pdata[i];
      GtkWidget *label = fh_help_label_new ();
      fh_help_label_set (GTK_LABEL (label), remark->sentence, remark->help);
      gtk_widget_add_css_class (label, "tutor-about");
      gtk_box_append (GTK_BOX (card), label);
    }
  gtk_box_append (GTK_BOX (self->laws), card);
}

static void
fh_tutor_now_update (FhTutorPage *page, FhTutor *tutor)
{
  FhTutorNow *self = FH_TUTOR_NOW (page);
  FhGame *game = fh_tutor_get_game (tutor);

  gtk_label_set_text (GTK_LABEL (self->heading), fh_tutor_get_heading (tutor));
  fh_help_label_set (GTK_LABEL (self->text), fh_tutor_get_text (tutor), fh_tutor_get_help (tutor));
  update_hint (self, tutor);
  update_laws (self, tutor);
  update_may (self, tutor, game);
  update_why (self, tutor, game);
}

static void
fh_tutor_now_class_init (FhTutorNowClass *klass)
{
  FH_TUTOR_PAGE_CLASS (klass)->update = fh_tutor_now_update;
  FH_TUTOR_PAGE_CLASS (klass)->shows_hint = TRUE;
}

static void
fh_tutor_now_init (FhTutorNow *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);

  self->heading = fh_tutor_heading_new (NULL, 2);
  self->text = fh_help_label_new ();
  gtk_box_append (GTK_BOX (head), self->heading);
  gtk_box_append (GTK_BOX (head), self->text);
  gtk_box_append (GTK_BOX (box), head);

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
  self->may = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (box), self->may);
  self->why = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  gtk_box_append (GTK_BOX (box), self->why);
  gtk_widget_add_css_class (box, "tutor-page");
  adw_bin_set_child (ADW_BIN (self), box);

  g_signal_connect_object (fh_shared_art_get (), "changed", G_CALLBACK (fh_tutor_page_queue_update),
                           self, G_CONNECT_SWAPPED);
}

GtkWidget *
fh_tutor_now_new (void)
{
  return g_object_new (FH_TYPE_TUTOR_NOW, NULL);
}
