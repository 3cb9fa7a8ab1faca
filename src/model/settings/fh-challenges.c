/* fh-challenges.c: the challenges that the person has played.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * The table has a section for each challenge, "australian-4 12".  "when" is a time; "own-1" and
 * "experts-1" are what became of the first deal, as of fh_deal_outcome_to_text(), and are empty
 * when nothing has.
 */
#include "fh-challenges.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-asker.h"
#include "fh-daily-deals.h"
#include "fh-deal-comparison.h"
#include "fh-made.h"
#include "fh-sentences.h"

struct _FhChallenges
{
  FhKeyTable parent_instance;

  GCancellable *cancellable;
  char *level;         /* of those who are the experts; NULL: experts */
  gboolean is_working; /* an expert deal is being played for @work_* */
  FhPreset work_preset;
  guint work_number;
  guint work_index;
};

G_DEFINE_FINAL_TYPE (FhChallenges, fh_challenges, FH_TYPE_KEY_TABLE)

static void
fh_challenges_class_init (FhChallengesClass *klass)
{
  FH_HOLDS (klass, FhChallenges, level, g_free);
  FH_DROPS (klass, FhChallenges, cancellable, fh_asker_call_off);
}

static void
fh_challenges_init (FhChallenges *self)
{
  self->cancellable = g_cancellable_new ();
}

FhChallenges *
fh_challenges_new (FhStore *store)
{
  FhChallenges *self = g_object_new (FH_TYPE_CHALLENGES, NULL);

  fh_key_table_open (FH_KEY_TABLE (self), store, "challenges");
  return self;
}

void
fh_challenges_set_level (FhChallenges *self, const char *level)
{
  g_return_if_fail (FH_IS_CHALLENGES (self));

  g_free (self->level);
  self->level = g_strdup (level);
}

/* --- Reading --- */

static char *
group_name (FhPreset preset, guint number)
{
  return g_strdup_printf ("%s %u", fh_preset_id (preset), number);
}

static gboolean
read_group_name (const char *group, FhPreset *preset, guint *number)
{
  g_auto (GStrv) words = g_strsplit (group, " ", 3);
  guint64 value;

  if (g_strv_length (words) != 2 || !fh_preset_from_id (words[0], preset)
      || !g_ascii_string_to_unsigned (words[1], 10, 1, FH_CHALLENGE_MAX, &value, NULL))
    return FALSE;
  *number = (guint) value;
  return TRUE;
}

static void
read_outcome (GKeyFile *contents,
              const char *group,
              const char *who,
              guint index,
              const FhRules *rules,
              FhDealOutcome *outcome)
{
  g_autofree char *key = g_strdup_printf ("%s-%u", who, index + 1);
  g_autofree char *text = g_key_file_get_string (contents, group, key, NULL);

  fh_deal_outcome_from_text (text, rules, outcome);
}

gboolean
fh_challenges_get (FhChallenges *self, FhPreset preset, guint number, FhChallenge *challenge)
{
  g_autofree char *group = group_name (preset, number);
  GKeyFile *contents;
  FhRules rules;

  g_return_val_if_fail (FH_IS_CHALLENGES (self), FALSE);

  memset (challenge, 0, sizeof *challenge);
  challenge->preset = preset;
  challenge->number = number;
  contents = fh_key_table_peek (FH_KEY_TABLE (self));
  if (!g_key_file_has_group (contents, group))
    return FALSE;
  fh_rules_init (&rules, preset);
  challenge->when = g_key_file_get_int64 (contents, group, "when", NULL);
  for (guint i = 0; i < FH_CHALLENGE_DEALS; i++)
    {
      read_outcome (contents, group, "own", i, &rules, &challenge->own[i]);
      read_outcome (contents, group, "experts", i, &rules, &challenge->experts[i]);
    }
  while (challenge->n_played < FH_CHALLENGE_DEALS && challenge->own[challenge->n_played].is_over)
    challenge->n_played++;
  return TRUE;
}

static int
compare_latest (gconstpointer a, gconstpointer b)
{
  const FhChallenge *x = a, *y = b;

  return x->when == y->when ? 0 : x->when < y->when ? 1 : -1;
}

GArray *
fh_challenges_list (FhChallenges *self)
{
  GArray *list = g_array_new (FALSE, FALSE, sizeof (FhChallenge));
  g_auto (GStrv) groups = NULL;

  g_return_val_if_fail (FH_IS_CHALLENGES (self), list);

  groups = g_key_file_get_groups (fh_key_table_peek (FH_KEY_TABLE (self)), NULL);
  for (guint i = 0; groups[i] != NULL; i++)
    {
      FhChallenge challenge;
      FhPreset preset;
      guint number;

      if (read_group_name (groups[i], &preset, &number)
          && fh_challenges_get (self, preset, number, &challenge))
        g_array_append_val (list, challenge);
    }
  g_array_sort (list, compare_latest);
  return list;
}

/* --- Adding --- */

static void
put_outcome (FhChallenges *self,
             const char *group,
             const char *who,
             guint index,
             const FhDealOutcome *outcome)
{
  g_autofree char *key = g_strdup_printf ("%s-%u", who, index + 1);

  fh_daily_deals_put_outcome (FH_KEY_TABLE (self), group, key, outcome);
}

static void
put_now (FhChallenges *self, const char *group)
{
  g_autofree char *now = g_strdup_printf ("%" G_GINT64_FORMAT, g_get_real_time () / G_USEC_PER_SEC);

  fh_key_table_set_text (FH_KEY_TABLE (self), group, "when", now);
}

void
fh_challenges_begin (FhChallenges *self, FhPreset preset, guint number)
{
  g_autofree char *group = group_name (preset, number);
  FhChallenge challenge;

  g_return_if_fail (FH_IS_CHALLENGES (self));
  g_return_if_fail (number >= 1 && number <= FH_CHALLENGE_MAX);

  fh_challenges_get (self, preset, number, &challenge);
  put_now (self, group);
  for (guint i = 0; i < FH_CHALLENGE_DEALS; i++)
    if (challenge.own[i].is_over)
      put_outcome (self, group, "own", i, NULL);
  fh_key_table_save (FH_KEY_TABLE (self));
}

static void
add_experts (
    FhChallenges *self, FhPreset preset, guint number, guint index, const FhDealOutcome *outcome)
{
  g_autofree char *group = group_name (preset, number);
  FhChallenge challenge;

  fh_challenges_get (self, preset, number, &challenge);
  if (challenge.experts[index].is_over)
    return;
  put_outcome (self, group, "experts", index, outcome);
  fh_key_table_save (FH_KEY_TABLE (self));
}

static void
deal_finished_cb (FhGame *game, FhChallenges *self)
{
  const FhTable *table = fh_game_peek_table (game);
  FhPreset preset = (FhPreset) table->rules.preset;
  guint index,
      number =
          fh_numbered_challenge (fh_numbered_from_seed (preset, fh_game_get_seed (game)), &index);
  g_autofree char *group = group_name (preset, number);
  FhChallenge challenge;
  FhDealOutcome own;

  if (table->n_deals != 1)
    return;
  fh_challenges_get (self, preset, number, &challenge);
  /* Each deal in its turn, and once. */
  if (challenge.n_played != index)
    return;
  fh_deal_outcome_init (&own, table);
  put_now (self, group);
  put_outcome (self, group, "own", index, &own);
  fh_key_table_save (FH_KEY_TABLE (self));
}

static void
compared_cb (FhDealComparison *comparison, FhChallenges *self)
{
  const FhExpertDeal *experts = fh_deal_comparison_peek_experts (comparison);
  guint index, number = fh_numbered_challenge (fh_deal_comparison_get_number (comparison), &index);

  if (experts != NULL)
    add_experts (self, fh_deal_comparison_get_preset (comparison), number, index,
                 &experts->outcome);
}

void
fh_challenges_watch (FhChallenges *self, FhGame *game)
{
  const FhRules *rules = fh_game_peek_rules (game);
  FhDealComparison *comparison;
  FhRules plain;

  g_return_if_fail (FH_IS_CHALLENGES (self));
  g_return_if_fail (FH_IS_GAME (game));

  comparison = fh_deal_comparison_begin (game, self->level);
  fh_rules_init (&plain, (FhPreset) rules->preset);
  /* A record by other rules holds another deal. */
  if (comparison == NULL || memcmp (&plain, rules, sizeof plain) != 0)
    return;
  fh_daily_deals_watch (FH_KEY_TABLE (self), game);
  if (fh_numbered_challenge (fh_deal_comparison_get_number (comparison), NULL) == 0)
    return;
  g_signal_connect_object (game, "deal-finished", G_CALLBACK (deal_finished_cb), self, 0);
  g_signal_connect_object (comparison, "changed", G_CALLBACK (compared_cb), self, 0);
}

/* --- The experts --- */

static void
worked_out_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhChallenges) self = fh_asker_take (user_data);
  FhExpertDeal deal;

  if (self != NULL && fh_expert_deal_finish (result, &deal, NULL))
    {
      self->is_working = FALSE;
      add_experts (self, self->work_preset, self->work_number, self->work_index, &deal.outcome);
      fh_challenges_work_out (self, self->work_preset, self->work_number);
    }
}

void
fh_challenges_work_out (FhChallenges *self, FhPreset preset, guint number)
{
  FhChallenge challenge;
  FhRules rules;

  g_return_if_fail (FH_IS_CHALLENGES (self));

  if (self->is_working)
    return;
  fh_challenges_get (self, preset, number, &challenge);
  fh_rules_init (&rules, preset);
  for (guint i = 0; i < challenge.n_played; i++)
    if (!challenge.experts[i].is_over)
      {
        self->is_working = TRUE;
        self->work_preset = preset;
        self->work_number = number;
        self->work_index = i;
        fh_expert_deal_async (
            &rules, fh_numbered_seed (preset, fh_numbered_from_challenge (number, i)), self->level,
            NULL, self->cancellable, worked_out_cb, fh_asker_new (self));
        return;
      }
}

/* --- Sums --- */

gboolean
fh_challenge_deal (const FhChallenge *challenge, guint index, int *own, int *experts)
{
  FhRules rules;

  fh_rules_init (&rules, challenge->preset);
  *own = fh_deal_outcome_net (&challenge->own[index], &rules, rules.side_of[0]);
  if (!challenge->own[index].is_over || !challenge->experts[index].is_over)
    return FALSE;
  *experts = fh_deal_outcome_net (&challenge->experts[index], &rules, rules.side_of[0]);
  return TRUE;
}

guint
fh_challenge_sum (const FhChallenge *challenge, int *own, int *experts)
{
  guint n = 0;

  *own = *experts = 0;
  for (guint i = 0; i < FH_CHALLENGE_DEALS; i++)
    {
      int mine, theirs;

      if (!fh_challenge_deal (challenge, i, &mine, &theirs))
        continue;
      *own += mine;
      *experts += theirs;
      n++;
    }
  return n;
}

char *
fh_challenge_dup_text (const FhChallenge *challenge)
{
  const char *table = fh_sentence_preset (challenge->preset);
  g_autofree char *when = fh_sentence_when (challenge->when);
  g_autofree char *points = NULL;
  int own, experts;

  if (fh_challenge_sum (challenge, &own, &experts) == 0)
    /* Translators: a challenge in a list: %1$s is a table, %2$u of %3$u deals have been played, and
     * %4$s says when the last one was. */
    return g_strdup_printf (_ ("%1$s\n%2$u of %3$u deals played\n%4$s"), table, challenge->n_played,
                            FH_CHALLENGE_DEALS, when);
  if (own == experts)
    /* Translators: likewise; of the deals that both have played. */
    return g_strdup_printf (_ ("%1$s\n%2$u of %3$u deals played, level with the experts\n%4$s"),
                            table, challenge->n_played, FH_CHALLENGE_DEALS, when);
  points = fh_sentence_points_gained (own - experts);
  /* Translators: likewise; %4$s are points with their sign, "+120 points", %5$s says when. */
  return g_strdup_printf (_ ("%1$s\n%2$u of %3$u deals played, %4$s compared with the experts\n"
                             "%5$s"),
                          table, challenge->n_played, FH_CHALLENGE_DEALS, points, when);
}
