/* fh-practice-panel.c: what a question asks, beside the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-panel.h"

#include <glib/gi18n.h>

#include "fh-answer-button.h"
#include "fh-answer-card.h"
#include "fh-auction-list.h"
#include "fh-card-row.h"
#include "fh-fold.h"
#include "fh-hand-order.h"
#include "fh-made.h"
#include "fh-practice-words.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-words.h"
#include "fh-wrap-layout.h"

/* The width of cards that are only looked at, in pixels. */
#define CARD_WIDTH 44

struct _FhPracticePanel
{
  AdwBin parent_instance;

  const FhPracticeQuestion *question;       /* that is shown, or NULL; only compared */
  char **names;                             /* of the options */
  FhCardSet cards[FH_PRACTICE_MAX_OPTIONS]; /* that are drawn for them, or 0 */
  gboolean orders;                          /* each option is given a place */
  guint8 n_order;
  guint8 order[FH_PRACTICE_MAX_OPTIONS];

  GtkWidget *scroller;
  GtkWidget *spinner; /* while a question is looked for */
  GtkWidget *kind;
  GtkWidget *tally; /* of what was answered */
  GtkWidget *ask;
  GtkWidget *about;   /* what has happened before */
  GtkWidget *options; /* a column of buttons */
  FhAnswerCard answer;
  GtkWidget *behind; /* the numbers behind it, folded */
  GtkWidget *that;
  GtkWidget *next;
};

FH_DEFINE_MADE_TYPE (FhPracticePanel, fh_practice_panel, ADW_TYPE_BIN)

/* --- The parts --- */

static GtkWidget *
add_button (GtkWidget *box, const char *label, const char *action, gboolean suggested)
{
  GtkWidget *button = fh_action_button_new (label, action);

  gtk_widget_set_hexpand (button, TRUE);
  fh_widget_set_class (button, "suggested-action", suggested);
  gtk_box_append (GTK_BOX (box), button);
  return button;
}

/* --- What has happened before --- */

/* Each trick that is over, as a row of cards with words, which heed @trump. */
static GtkWidget *
make_tricks (const FhTable *table, int trump)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);

  for (int trick = 0, start = 0; trick < table->n_tricks; trick++)
    {
      int n = 0, size = fh_table_n_playing (table);
      GtkWidget *row = fh_card_row_new (CARD_WIDTH);
      FhCard cards[FH_MAX_SEATS];
      g_autoptr (GString) names = g_string_new (NULL);

      for (; n < size && start + n < table->n_plays; n++)
        {
          g_autofree char *name =
              fh_sentence_card (table->plays[start + n].card, trump, FH_CARD_PLAIN);

          cards[n] = table->plays[start + n].card;
          g_string_append_printf (names, "%s%s", n > 0 ? "; " : "", name);
        }
      fh_card_row_set_cards (FH_CARD_ROW (row), cards, n, trump);
      /* Translators: %1$d is the number of a trick, %2$s its cards. */
      g_autofree char *words = g_strdup_printf (_ ("Trick %1$d: %2$s"), trick + 1, names->str);
      fh_widget_set_name (row, words);
      gtk_box_append (GTK_BOX (box), row);
      start += n;
    }
  return box;
}

static void
add_before (FhPracticePanel *self, const char *title, GtkWidget *widget, gboolean is_open)
{
  GtkWidget *fold = fh_fold_new (title, title, widget);

  fh_fold_set_expanded (FH_FOLD (fold), is_open);
  gtk_box_append (GTK_BOX (self->about), fold);
}

static void
show_before (FhPracticePanel *self,
             const FhPracticeQuestion *question,
             const FhSeatView *view,
             const FhSeating *seating)
{
  const FhTable *table = &view->table;
  FhPracticeKind kind = (FhPracticeKind) question->spec.kind;
  /* Where a fact is asked for, trumps are for the person to know. */
  int trump = fh_practice_is_decision (kind) ? fh_hand_trump (table) : -1;

  fh_box_clear (self->about);
  if ((kind == FH_PRACTICE_BID || kind == FH_PRACTICE_TOLD) && table->n_calls > 0)
    {
      GtkWidget *list = fh_auction_list_new (FH_GROUND_WINDOW);
      FhScene scene = fh_practice_scene (view, seating);

      fh_auction_list_update (FH_AUCTION_LIST (list), &scene, FALSE);
      add_before (self, _ ("The Calls So Far"), list, TRUE);
    }
  if (table->n_tricks > 0 && question->option_kind != FH_OPTION_SEAT && kind != FH_PRACTICE_LEGAL
      && kind != FH_PRACTICE_SCORE && kind != FH_PRACTICE_ORDER)
    add_before (self, _ ("The Tricks So Far"), make_tricks (table, trump),
                kind == FH_PRACTICE_TRUMPS_OUT || kind == FH_PRACTICE_WINNERS);
  gtk_widget_set_visible (self->about, gtk_widget_get_first_child (self->about) != NULL);
}

/* --- The options --- */

/* Has below the cards of @button, option @index, what lessons call them; it keeps its full name. */
static void
shorten_option (FhPracticePanel *self, GtkWidget *button, guint index)
{
  GtkWidget *label;
  g_autoptr (GString) text = NULL;

  if (self->cards[index] == 0)
    return;
  label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  text = g_string_new (gtk_label_get_text (GTK_LABEL (label)));
  /* A mark or a number may stand before the name. */
  g_string_truncate (text, text->len - strlen (self->names[index]));
  FH_FOREACH_CARD (card, self->cards[index])
    {
      g_autofree char *name = fh_words_card_short (card);

      g_string_append_printf (text, "%s ", name);
    }
  g_string_truncate (text, text->len - 1);
  gtk_label_set_text (GTK_LABEL (label), text->str);
}

/* Writes on each card which place it has been given. */
static void
number_options (FhPracticePanel *self)
{
  GtkWidget *button = gtk_widget_get_first_child (self->options);

  for (guint index = 0; button != NULL; index++, button = gtk_widget_get_next_sibling (button))
    {
      const char *name = self->names[index];
      g_autofree char *label = g_strdup (name);

      for (guint place = 0; place < self->n_order; place++)
        if (self->order[place] == index)
          {
            g_free (label);
            /* Translators: %1$u is the place that has been given to the card %2$s. */
            label = g_strdup_printf (_ ("%1$u. %2$s"), place + 1, name);
          }
      fh_answer_option_set_text (button, label);
      shorten_option (self, button, index);
      fh_widget_set_class (button, "chosen", strcmp (label, name) != 0);
    }
}

/* Gives the card @index the next place, or takes it and those behind it back. */
static void
order_option (FhPracticePanel *self, guint index)
{
  guint n_options = g_strv_length (self->names);

  for (guint8 place = 0; place < self->n_order; place++)
    if (self->order[place] == index)
      {
        self->n_order = place;
        number_options (self);
        return;
      }
  self->order[self->n_order++] = (guint8) index;
  /* One card that is left has its place. */
  for (guint8 last = 0; self->n_order + 1u == n_options && last < n_options; last++)
    if (memchr (self->order, last, self->n_order) == NULL)
      self->order[self->n_order++] = last;
  number_options (self);
  if (self->n_order == n_options)
    g_signal_emit_by_name (self, "ordered");
}

static void
option_cb (FhAnswerButton *button, FhPracticePanel *self)
{
  guint index = (guint) fh_answer_button_get_id (button);

  if (self->orders)
    order_option (self, index);
  else
    g_signal_emit_by_name (self, "answered", index);
}

/* The cards that are drawn for option @index, or 0. */
static FhCardSet
cards_of_option (const FhPracticeQuestion *question, int index)
{
  int value = index < question->n_options ? question->options[index] : 0;
  const FhAction *action;

  if (question->option_kind == FH_OPTION_CARD)
    return FH_SET (value);
  if (question->option_kind != FH_OPTION_CHOICE || !question->is_judged)
    return 0;
  action = &question->advice.choices[value].action;
  return action->kind == FH_ACTION_DISCARD ? fh_action_set (action) : 0;
}

static void
fill_options (FhPracticePanel *self,
              const FhPracticeQuestion *question,
              const FhSeatView *view,
              const FhSeating *seating)
{
  fh_answer_options_begin (self->options, cards_of_option (question, 0) != 0);
  g_strfreev (self->names);
  self->names = g_new0 (char *, question->n_options + 1);
  self->orders = question->form == FH_PRACTICE_PICK_ORDER;
  self->n_order = 0;
  for (int i = 0; i < question->n_options; i++)
    {
      GtkWidget *button;

      self->names[i] = fh_sentence_practice_option (question, view, seating, i);
      self->cards[i] = cards_of_option (question, i);
      button = fh_answer_options_add (self->options, i, self->names[i], self->cards[i]);
      shorten_option (self, button, (guint) i);
      g_signal_connect_object (button, "clicked", G_CALLBACK (option_cb), self, 0);
    }
  fh_answer_options_end (self->options);
  gtk_widget_set_visible (self->options, question->n_options > 0);
}

/* Marks what is right, and what was answered, so that it is not colour alone. */
static void
mark_options (FhPracticePanel *self,
              const FhPracticeQuestion *question,
              const FhPracticeAnswer *answer)
{
  GtkWidget *button = gtk_widget_get_first_child (self->options);

  for (guint index = 0; button != NULL; index++, button = gtk_widget_get_next_sibling (button))
    {
      const char *name = self->names[index];

      gtk_widget_set_sensitive (button, FALSE);
      if (question->form != FH_PRACTICE_PICK_OPTION
          || (index != question->right_option && index != answer->option))
        continue;
      fh_answer_option_mark (button, name, index == question->right_option);
      shorten_option (self, button, index);
    }
}

/* --- What is shown --- */

/* What the judge has counted, on demand; NULL: nothing. */
static void
show_numbers (FhPracticePanel *self, const char *numbers)
{
  GtkWidget *label;

  fh_box_clear (self->behind);
  gtk_widget_set_visible (self->behind, numbers != NULL);
  if (numbers == NULL)
    return;
  label = fh_label_new (numbers, FH_LABEL_WRAPPED, "body");
  gtk_box_append (
      GTK_BOX (self->behind),
      /* Translators: what unfolds the numbers behind an answer in practice: how often
       * something was made, and the points that it came to. */
      fh_fold_new (C_ ("practice", "Numbers"), _ ("The numbers behind the answer"), label));
}

static void
show_answer (FhPracticePanel *self, FhPracticeSession *session, const FhSeating *seating)
{
  const FhPracticeQuestion *question = fh_practice_session_peek_question (session);
  const FhSeatView *view = fh_practice_session_peek_view (session);
  const FhPracticeAnswer *answer = fh_practice_session_peek_answer (session);
  gboolean is_right = fh_practice_is_right (question, answer);
  g_autofree char *why = fh_sentence_practice_explanation (question, view, seating, answer);
  g_autofree char *numbers = fh_sentence_practice_numbers (question, view, seating, answer,
                                                           fh_practice_session_get_club (session));

  mark_options (self, question, answer);
  fh_answer_card_show (&self->answer, is_right,
                       is_right ? "object-select-symbolic" : "window-close-symbolic",
                       fh_sentence_practice_verdict (question, answer), why);
  show_numbers (self, numbers);
  fh_widget_scroll_to (self->answer.box);
}

/* That nothing is left to ask; or that the mix of the day is over, and how it went.
 * (transfer full) */
static char *
say_empty (FhPracticeSession *session)
{
  guint right, left = fh_practice_session_get_left (session, &right);

  if (fh_practice_session_get_set (session) != FH_PRACTICE_DAILY || left > 0)
    return g_strdup (_ ("There is nothing more to ask here for now."));
  /* Translators: of answers in practice: %1$u of %2$u were right. */
  return g_strdup_printf (_ ("That was today’s mix: %1$u of %2$u right. Tomorrow there is another "
                             "one."),
                          right, (guint) FH_DAILY_ANSWERS);
}

/* Says above the question that it is of @kind, and in the mix of the day which one it is. */
static void
set_kind (FhPracticePanel *self, FhPracticeSession *session, const char *kind)
{
  guint left = fh_practice_session_get_left (session, NULL);
  g_autofree char *number =
      /* Translators: above a question of the mix of the day: it is number %1$u of %2$u, and %3$s
       * says of which kind. */
      g_strdup_printf (_ ("%1$u of %2$u today: %3$s"), FH_DAILY_ANSWERS - left + 1,
                       (guint) FH_DAILY_ANSWERS, kind);

  gtk_label_set_text (
      GTK_LABEL (self->kind),
      fh_practice_session_get_set (session) == FH_PRACTICE_DAILY && left > 0 ? number : kind);
}

/* Says in place of a question that one is looked for, or that there is none. */
static void
show_none (FhPracticePanel *self, FhPracticeSession *session)
{
  g_autofree char *empty_words =
      fh_practice_session_is_empty (session) ? say_empty (session) : NULL;

  self->question = NULL;
  fh_box_clear (self->options);
  fh_box_clear (self->about);
  gtk_widget_set_visible (self->about, FALSE);
  gtk_label_set_text (GTK_LABEL (self->kind), "");
  gtk_label_set_text (GTK_LABEL (self->ask),
                      empty_words != NULL ? empty_words : _ ("Looking for a good position…"));
}

/* Says how many of the answers of this round were right, once there is one. */
static void
show_tally (FhPracticePanel *self, FhPracticeSession *session)
{
  guint right, n = fh_practice_session_get_tally (session, &right);
  /* Translators: of %2$u answers in practice %1$u were right. */
  g_autofree char *tally = g_strdup_printf (_ ("%1$u of %2$u right"), right, n);

  fh_label_say (self->tally, n > 0 ? tally : NULL);
}

void
fh_practice_panel_show (FhPracticePanel *self, FhPracticeSession *session, const FhSeating *seating)
{
  const FhPracticeQuestion *question = fh_practice_session_peek_question (session);
  const FhSeatView *view = fh_practice_session_peek_view (session);
  const FhPracticeAnswer *answer = fh_practice_session_peek_answer (session);

  g_return_if_fail (FH_IS_PRACTICE_PANEL (self));

  gtk_widget_set_opacity (self->spinner, fh_practice_session_is_waiting (session) ? 1 : 0);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), fh_practice_session_is_waiting (session));
  show_tally (self, session);
  gtk_widget_set_visible (self->answer.box, question != NULL && answer != NULL);
  if (answer == NULL)
    show_numbers (self, NULL);
  gtk_widget_set_visible (self->next, question != NULL && answer != NULL);
  gtk_widget_set_visible (self->that, question != NULL && answer == NULL
                                          && question->form == FH_PRACTICE_PICK_CARDS);
  if (question == NULL)
    {
      show_none (self, session);
      return;
    }
  if (question != self->question || answer == NULL)
    {
      g_autofree char *ask = fh_sentence_practice_ask (question, view, seating);
      const char *name = fh_sentence_practice_kind ((FhPracticeKind) question->spec.kind);

      self->question = question;
      set_kind (self, session,
                fh_practice_session_is_own (session)     ? _ ("From your own deals")
                : fh_practice_session_is_again (session) ? _ ("Missed before")
                                                         : name);
      gtk_label_set_text (GTK_LABEL (self->ask), ask);
      show_before (self, question, view, seating);
      fill_options (self, question, view, seating);
      fh_scroller_rewind (self->scroller);
    }
  if (answer != NULL)
    show_answer (self, session, seating);
}

void
fh_practice_panel_get_order (FhPracticePanel *self, FhPracticeAnswer *answer)
{
  g_return_if_fail (FH_IS_PRACTICE_PANEL (self));

  answer->n_order = self->n_order;
  memcpy (answer->order, self->order, sizeof answer->order);
}

gboolean
fh_practice_panel_focus (FhPracticePanel *self)
{
  GtkWidget *first = gtk_widget_get_first_child (self->options);

  g_return_val_if_fail (FH_IS_PRACTICE_PANEL (self), FALSE);

  if (gtk_widget_get_visible (self->next))
    return gtk_widget_grab_focus (self->next);
  return first != NULL && gtk_widget_grab_focus (first);
}

char *
fh_practice_panel_dup_words (FhPracticePanel *self)
{
  g_return_val_if_fail (FH_IS_PRACTICE_PANEL (self), NULL);

  if (gtk_widget_get_visible (self->answer.box))
    return g_strdup_printf ("%s %s", gtk_label_get_text (GTK_LABEL (self->answer.verdict)),
                            gtk_label_get_text (GTK_LABEL (self->answer.words)));
  return g_strdup (gtk_label_get_text (GTK_LABEL (self->ask)));
}

/* --- The widget --- */

static void
fh_practice_panel_constructed (GObject *object)
{
  FhPracticePanel *self = FH_PRACTICE_PANEL (object);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *head;
  GtkWidget *foot = fh_wrap_box_new (FH_WRAP_FILL, 10);

  G_OBJECT_CLASS (fh_practice_panel_parent_class)->constructed (object);
  /* Translators: the part of the window in which a question of practice stands, with its answers;
   * for screen readers. */
  fh_widget_set_name (GTK_WIDGET (self), _ ("Question"));
  gtk_widget_add_css_class (GTK_WIDGET (self), "lesson-panel");
  gtk_widget_add_css_class (words, "lesson-words");
  gtk_widget_add_css_class (foot, "lesson-foot");
  head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gtk_box_append (GTK_BOX (words), head);
  self->kind = fh_widget_add_text (head, "caption-heading");
  gtk_widget_set_hexpand (self->kind, TRUE);
  self->tally = fh_label_add (head, NULL, FH_LABEL_ONE_LINE, "caption dim-label");
  /* It keeps its place, so that nothing moves when it comes and goes. */
  self->spinner = gtk_spinner_new ();
  gtk_accessible_update_state (GTK_ACCESSIBLE (self->spinner), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE,
                               -1);
  gtk_box_append (GTK_BOX (head), self->spinner);
  self->ask = fh_widget_add_text (words, "title-4");
  self->about = gtk_box_new (GTK_ORIENTATION_VERTICAL, 8);
  gtk_box_append (GTK_BOX (words), self->about);
  self->options = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (words), self->options);
  gtk_box_append (GTK_BOX (words), fh_answer_card_init (&self->answer));
  self->behind = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  gtk_box_append (GTK_BOX (words), self->behind);

  self->scroller = fh_scroller_new (words);
  gtk_widget_set_vexpand (self->scroller, TRUE);
  gtk_box_append (GTK_BOX (column), self->scroller);

  add_button (foot, _ ("Stop"), "practice.stop", FALSE);
  /* Translators: the cards that are lifted are the answer. */
  self->that = add_button (foot, _ ("That’s It"), "practice.that-is-it", TRUE);
  self->next = add_button (foot, _ ("Next"), "practice.next", TRUE);
  gtk_box_append (GTK_BOX (column), foot);
  adw_bin_set_child (ADW_BIN (self), column);
}

static void
fh_practice_panel_class_init (FhPracticePanelClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_practice_panel_constructed;

  FH_HOLDS (klass, FhPracticePanel, names, g_strfreev);
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_REGION);
  fh_made_signal (klass, "ordered", 0);
  fh_made_signal (klass, "answered", 1, G_TYPE_UINT);
}

GtkWidget *
fh_practice_panel_new (void)
{
  return g_object_new (FH_TYPE_PRACTICE_PANEL, NULL);
}
