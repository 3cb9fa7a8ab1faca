/* fh-whole-deals.c: the deals that are played until their line is found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-whole-deals.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-config.h"
#include "fh-deals-resources.h"
#include "fh-imagined-deal.h"
#include "fh-reader.h"
#include "fh-sentences-rules.h"
#include "fh-words.h"

#define FILE_NAME FH_RESOURCE_PATH "/deals/deals.txt"
#define BEGIN     "puzzle "

/* The most layouts with which a deal begins, in its line. */
#define MAX_DRAWS 12

struct _FhWholeDeal
{
  char *id;
  guint theme;  /* row of themes[] */
  guint number; /* among those of the same title, from 1 */
  FhGrade grade;
  guint32 draws[MAX_DRAWS];
  int n_draws;
  FhRecord *record;
  FhSeatView view; /* of the learner, where it begins */
};

typedef struct
{
  GPtrArray *all;
  GPtrArray *graded[FH_N_GRADES];
} List;

/* By the word of the file.  Several words share a title, so that the title does not say what is to
 * be found. */
static const struct
{
  const char *word;
  const char *title;
} themes[] = {
  /* Translators: the titles of groups of deals in which one idea is to be found; a number follows
   * each.  They shall not give away which of two is right. */
  { "lead-trumps", NC_ ("whole deal", "Trumps or not?") },
  { "wait", NC_ ("whole deal", "Trumps or not?") },
  { "ruff", NC_ ("whole deal", "Ruff or not?") },
  { "do-not-ruff", NC_ ("whole deal", "Ruff or not?") },
  { "keep-joker", NC_ ("whole deal", "The joker") },
  { "duck", NC_ ("whole deal", "Win it or duck?") },
  { "take", NC_ ("whole deal", "Win it or duck?") },
  { "higher", NC_ ("whole deal", "High or low?") },
  { "lower", NC_ ("whole deal", "High or low?") },
  { "ruff-high", NC_ ("whole deal", "High or low?") },
  { "finesse", NC_ ("whole deal", "High or low?") },
  { "other-suit", NC_ ("whole deal", "Which suit?") },
  { "void", NC_ ("whole deal", "Which suit?") },
  { "throw", NC_ ("whole deal", "What to throw?") },
  { "toward-honour", NC_ ("whole deal", "Strength opposite") },
  { "entry", NC_ ("whole deal", "The way back") },
  { "last-trick", NC_ ("whole deal", "The last trick") },
  { "trump-lead", NC_ ("whole deal", "Against their trumps") },
  { "against-no-trump", NC_ ("whole deal", "Against no-trump") },
  { "eight-spades", NC_ ("whole deal", "Break eight spades") },
  { "misere", NC_ ("whole deal", "A misère") },
  { "break-misere", NC_ ("whole deal", "Break a misère") },
  { "score", NC_ ("whole deal", "The score decides") },
  { "two", NC_ ("whole deal", "Two hands") },
  { "three", NC_ ("whole deal", "Three hands") },
  { "five", NC_ ("whole deal", "Five hands") },
  { "six", NC_ ("whole deal", "Six hands") },
};

/* --- Reading --- */

static void
deal_free (FhWholeDeal *deal)
{
  g_free (deal->id);
  g_clear_pointer (&deal->record, fh_record_free);
  g_free (deal);
}

/* @line is "ID THEME BEGINNER CLUB STRONG DRAW…". */
static gboolean
read_head (FhWholeDeal *deal, const char *line)
{
  g_auto (GStrv) words = g_strsplit (line, " ", -1);
  guint n = g_strv_length (words);

  if (n < 6 || n > 5 + MAX_DRAWS)
    return FALSE;
  while (deal->theme < G_N_ELEMENTS (themes) && !g_str_equal (themes[deal->theme].word, words[1]))
    deal->theme++;
  deal->id = g_strdup (words[0]);
  deal->grade = fh_puzzle_grade (atoi (words[3]), atoi (words[4]));
  for (guint i = 5; i < n; i++)
    deal->draws[deal->n_draws++] = (guint32) g_ascii_strtoull (words[i], NULL, 10);
  return deal->theme < G_N_ELEMENTS (themes);
}

/* The deal of @text, which begins behind BEGIN, or NULL. */
static FhWholeDeal *
read_deal (const char *text)
{
  FhWholeDeal *deal = g_new0 (FhWholeDeal, 1);
  const char *end = strchr (text, '\n');
  FhRecordError error = { 0 };
  g_autofree char *head = end != NULL ? g_strndup (text, (gsize) (end - text)) : NULL;
  g_autofree FhState *state = g_new0 (FhState, 1);

  if (head != NULL && read_head (deal, head))
    deal->record = fh_record_read (end + 1, strlen (end + 1), &error, NULL);
  if (deal->record == NULL
      || !fh_record_replay (deal->record, fh_record_n_actions (deal->record), state)
      || state->table.due != FH_ACTION_PLAY)
    {
      deal_free (deal);
      return NULL;
    }
  fh_seat_view_init (&deal->view, state, state->table.turn);
  return deal;
}

static gboolean
shares_title (const FhWholeDeal *deal, const FhWholeDeal *other)
{
  return g_str_equal (themes[deal->theme].title, themes[other->theme].title);
}

static int
compare (gconstpointer a, gconstpointer b)
{
  const FhWholeDeal *one = *(const FhWholeDeal *const *) a;
  const FhWholeDeal *other = *(const FhWholeDeal *const *) b;
  if (one->grade != other->grade)
    return one->grade < other->grade ? -1 : 1;
  /* As the table has them; those that share a title, by what they are known by. */
  if (!shares_title (one, other))
    return one->theme < other->theme ? -1 : 1;
  return strcmp (one->id, other->id);
}

static List *
list_new (void)
{
  List *list = g_new0 (List, 1);
  g_autoptr (GBytes) bytes = g_resource_lookup_data (fh_deals_get_resource (), FILE_NAME,
                                                     G_RESOURCE_LOOKUP_FLAGS_NONE, NULL);
  g_autofree char *text = g_strndup (g_bytes_get_data (bytes, NULL), g_bytes_get_size (bytes));
  g_auto (GStrv) parts = g_strsplit (text, "\n" BEGIN, -1);
  guint numbers[G_N_ELEMENTS (themes)] = { 0 };

  list->all = g_ptr_array_new ();
  for (guint i = 0; i < FH_N_GRADES; i++)
    list->graded[i] = g_ptr_array_new ();
  /* Before the first is what the file says of itself. */
  for (guint i = 1; parts[0] != NULL && parts[i] != NULL; i++)
    {
      FhWholeDeal *deal = read_deal (parts[i]);

      if (deal != NULL)
        g_ptr_array_add (list->all, deal);
      else
        g_warning ("deals.txt: deal number %u cannot be read", i);
    }
  g_ptr_array_sort (list->all, compare);
  for (guint i = 0; i < list->all->len; i++)
    {
      FhWholeDeal *deal = list->all->pdata[i];
      guint title = deal->theme;

      /* Those that share a title stand together. */
      while (title > 0 && g_str_equal (themes[title - 1].title, themes[title].title))
        title--;
      deal->number = ++numbers[title];
      g_ptr_array_add (list->graded[deal->grade], deal);
    }
  return list;
}

static const List *
get_list (void)
{
  static List *list;

  if (g_once_init_enter (&list))
    g_once_init_leave (&list, list_new ());
  return list;
}

guint
fh_whole_deals_n (FhGrade grade)
{
  return get_list ()->graded[grade]->len;
}

const FhWholeDeal *
fh_whole_deals_get (FhGrade grade, guint index)
{
  g_return_val_if_fail (index < fh_whole_deals_n (grade), NULL);

  return get_list ()->graded[grade]->pdata[index];
}

const FhWholeDeal *
fh_whole_deals_find (const char *id)
{
  const GPtrArray *all = get_list ()->all;

  for (guint i = 0; i < all->len; i++)
    if (g_str_equal (((const FhWholeDeal *) all->pdata[i])->id, id))
      return all->pdata[i];
  return NULL;
}

const FhWholeDeal *
fh_whole_deals_find_theme (const char *words, FhProgress *progress)
{
  g_auto (GStrv) wanted = g_strsplit (words, " ", -1);
  const FhWholeDeal *first = NULL;

  for (FhGrade grade = 0; grade < FH_N_GRADES; grade++)
    for (guint i = 0; i < fh_whole_deals_n (grade); i++)
      {
        const FhWholeDeal *deal = fh_whole_deals_get (grade, i);

        if (!g_strv_contains ((const char *const *) wanted, fh_whole_deal_get_theme (deal)))
          continue;
        if (!fh_progress_is_done (progress, deal->id))
          return deal;
        if (first == NULL)
          first = deal;
      }
  return first;
}

const FhWholeDeal *
fh_whole_deals_get_next (const FhWholeDeal *deal)
{
  gboolean is_behind = FALSE;

  for (FhGrade grade = 0; grade < FH_N_GRADES; grade++)
    for (guint i = 0; i < fh_whole_deals_n (grade); i++)
      {
        if (is_behind)
          return fh_whole_deals_get (grade, i);
        is_behind = fh_whole_deals_get (grade, i) == deal;
      }
  return NULL;
}

/* --- What is said --- */

const char *
fh_whole_deal_get_id (const FhWholeDeal *deal)
{
  return deal->id;
}

const char *
fh_whole_deal_get_title (const FhWholeDeal *deal)
{
  return g_dpgettext2 (NULL, "whole deal", themes[deal->theme].title);
}

char *
fh_whole_deal_dup_place (const FhWholeDeal *deal)
{
  const GPtrArray *all = get_list ()->all;
  guint n = 0;

  for (guint i = 0; i < all->len; i++)
    n += shares_title (deal, all->pdata[i]);
  /* Translators: below the title of a deal to be solved: of the %2$u deals of that title it is
   * number %1$u. */
  return g_strdup_printf (_ ("Whole deal %1$u of %2$u"), deal->number, n);
}

char *
fh_whole_deal_dup_title (const FhWholeDeal *deal)
{
  /* Translators: a deal to be solved: %1$s is its title, such as “The joker”, %2$u its number among
   * those of that title. */
  return g_strdup_printf (_ ("%1$s %2$u"), fh_whole_deal_get_title (deal), deal->number);
}

/* What is to be reached by the score, which asks the bidders for @target tricks. */
static char *
dup_goal_of_score (const FhTable *table, gboolean bids, int target)
{
  int bidders = table->rules.side_of[table->declarer];
  int ours = table->totals[bids ? bidders : !bidders];
  int theirs = table->totals[bids ? !bidders : bidders];
  int n = FH_N_TRICKS - target + 1;

  if (!bids)
    /* Translators: %1$d tricks; your side has %2$d points, the other one %3$d. */
    return g_strdup_printf (
        ngettext ("Your side has %2$d points, the others have %3$d. With %1$d trick you win the "
                  "game, even if they make their contract: take it.",
                  "Your side has %2$d points, the others have %3$d. With %1$d tricks you win the "
                  "game, even if they make their contract: take them.",
                  (gulong) n),
        n, ours, theirs);
  if (fh_rules_is_target (&table->rules, ours + fh_table_contract_points (table, target)))
    /* Translators: your side has %1$d points, the other one %2$d; %3$d is what so many tricks as
     * win the game score. */
    return g_strdup_printf (ngettext ("Your side has %1$d points, the others have %2$d. "
                                      "Only with %4$d trick, which scores %3$d, do you win the "
                                      "game: take it.",
                                      "Your side has %1$d points, the others have %2$d. "
                                      "Only with %4$d tricks, which score %3$d, do you win the "
                                      "game: take them.",
                                      (gulong) target),
                            ours, theirs, fh_table_contract_points (table, target), target);
  /* Translators: your side has %2$d points, the other one %3$d. */
  return g_strdup_printf (
      ngettext ("Your side has %2$d points, the others have %3$d. With %1$d trick they would win "
                "the game, even if you make your contract: leave them fewer.",
                "Your side has %2$d points, the others have %3$d. With %1$d tricks they would win "
                "the game, even if you make your contract: leave them fewer.",
                (gulong) n),
      n, ours, theirs);
}

char *
fh_whole_deal_dup_goal (const FhWholeDeal *deal)
{
  const FhTable *table = &deal->view.table;
  gboolean bids = fh_seats_have (fh_table_bidders (table), fh_whole_deal_get_seat (deal));
  int target = fh_puzzle_target (table, fh_whole_deal_get_seat (deal));

  if (fh_table_is_misere (table))
    return g_strdup (bids ? _ ("Lose every trick, as safely as you can.")
                          : _ ("Make the misère player take a trick."));
  if (target != fh_call_level (table->contract))
    return dup_goal_of_score (table, bids, target);
  if (!bids)
    return g_strdup (_ ("Break the contract of the other side."));
  return g_strdup (table->declarer == fh_whole_deal_get_seat (deal)
                       ? _ ("Make your contract, as safely as you can.")
                       : _ ("Help your partner to make the contract."));
}

const char *
fh_whole_deal_get_theme (const FhWholeDeal *deal)
{
  return themes[deal->theme].word;
}

char *
fh_whole_deal_dup_about (const FhWholeDeal *deal)
{
  const FhRules *rules = &deal->view.table.rules;

  /* Translators: %1$s is a contract, %2$s the name of a table. */
  return g_strdup_printf (_ ("%1$s · %2$s"), fh_words_call (deal->view.table.contract),
                          fh_sentence_preset ((FhPreset) rules->preset));
}

const char *
fh_whole_deal_idea (FhPuzzleIdea idea)
{
  switch (idea)
    {
    case FH_IDEA_KEEP_JOKER:
      return _ ("A better card would have left you the joker.");
    case FH_IDEA_LEAD_TRUMPS:
      return _ ("A trump had to be led.");
    case FH_IDEA_WAIT:
      return _ ("It was too early to lead a trump.");
    case FH_IDEA_OTHER_SUIT:
      return _ ("Another suit had to be led.");
    case FH_IDEA_DUCK:
      return _ ("Here it was better not to beat what was on the table.");
    case FH_IDEA_TAKE:
      return _ ("Here you had to beat what was on the table.");
    case FH_IDEA_RUFF:
      return _ ("Here you had to ruff.");
    case FH_IDEA_DO_NOT_RUFF:
      return _ ("A trump was too good to spend here.");
    case FH_IDEA_THROW:
      return _ ("Another suit had to be thrown.");
    case FH_IDEA_HIGHER:
      return _ ("A higher card of the same suit was needed.");
    case FH_IDEA_LOWER:
      return _ ("A lower card of the same suit was needed.");
    default:
      return NULL;
    }
}

/* --- Playing --- */

int
fh_whole_deal_get_seat (const FhWholeDeal *deal)
{
  return fh_rules_player (&deal->view.table.rules, deal->view.seat);
}

gboolean
fh_whole_deal_begin (const FhWholeDeal *deal, FhPuzzle *puzzle, FhSolver *solver)
{
  return fh_puzzle_init (puzzle, &deal->view, deal->draws, deal->n_draws, solver);
}

FhRecord *
fh_whole_deal_new_record (const FhWholeDeal *deal, const FhWorld *world, int n_plays)
{
  const FhTable *table = fh_world_table (world);
  FhRecord *record = fh_record_new_like (deal->record);
  g_autofree FhState *state = g_new0 (FhState, 1);
  g_autoptr (GArray) actions = g_array_new (FALSE, FALSE, sizeof (FhAction));
  size_t n_before = fh_record_n_actions (deal->record) - deal->view.table.n_plays;

  for (size_t i = 0; i < n_before; i++)
    {
      FhAction action = fh_record_action (deal->record, i);

      g_array_append_val (actions, action);
    }
  for (int i = 0; i < n_plays; i++)
    {
      const FhPlayed *played = &table->plays[i];
      FhAction action = fh_action_play (played->seat, played->card, (FhSuit) played->named);

      g_array_append_val (actions, action);
    }
  fh_record_replay (deal->record, 0, state);
  if (!fh_imagined_deal_add (record, state, world, (const FhAction *) actions->data, actions->len))
    g_clear_pointer (&record, fh_record_free);
  return record;
}
