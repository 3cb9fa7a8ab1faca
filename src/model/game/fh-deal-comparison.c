/* fh-deal-comparison.c: a deal by number beside what experts make of it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal-comparison.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-made.h"
#include "fh-numbered-deal.h"
#include "fh-sentences.h"
#include "fh-words.h"

#define KEY "fh-deal-comparison"

struct _FhDealComparison
{
  GObject parent_instance;

  FhPreset preset;
  guint number;
  GCancellable *cancellable;
  gboolean has_experts;
  FhExpertDeal experts;
};

G_DEFINE_FINAL_TYPE (FhDealComparison, fh_deal_comparison, G_TYPE_OBJECT)

static void
fh_deal_comparison_class_init (FhDealComparisonClass *klass)
{
  FH_DROPS (klass, FhDealComparison, cancellable, fh_asker_call_off);
  fh_made_signal (klass, "changed", 0);
}

static void
fh_deal_comparison_init (FhDealComparison *self)
{
  self->cancellable = g_cancellable_new ();
}

static void
experts_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  FhDealComparison *self = user_data;
  FhExpertDeal experts;

  /* Cancelled only when there is no comparison any more. */
  if (!fh_expert_deal_finish (result, &experts, NULL))
    return;
  self->experts = experts;
  self->has_experts = TRUE;
  g_signal_emit_by_name (self, "changed");
}

FhDealComparison *
fh_deal_comparison_get (FhGame *game)
{
  g_return_val_if_fail (FH_IS_GAME (game), NULL);

  return g_object_get_data (G_OBJECT (game), KEY);
}

FhDealComparison *
fh_deal_comparison_get_present (FhGame *game)
{
  FhDealComparison *self = fh_deal_comparison_get (game);

  return self != NULL && fh_game_peek_table (game)->n_deals <= 1 ? self : NULL;
}

FhDealComparison *
fh_deal_comparison_begin (FhGame *game, const char *level)
{
  FhDealComparison *self;
  const FhRules *rules;
  guint number;

  g_return_val_if_fail (FH_IS_GAME (game), NULL);

  rules = fh_game_peek_rules (game);
  number = fh_numbered_from_seed ((FhPreset) rules->preset, fh_game_get_seed (game));
  if (number == 0)
    return NULL;
  self = g_object_get_data (G_OBJECT (game), KEY);
  if (self == NULL && fh_game_peek_table (game)->n_deals <= 1)
    {
      self = g_object_new (FH_TYPE_DEAL_COMPARISON, NULL);
      self->preset = (FhPreset) rules->preset;
      self->number = number;
      fh_expert_deal_async (rules, fh_game_get_seed (game), level, NULL, self->cancellable,
                            experts_cb, self);
      g_object_set_data_full (G_OBJECT (game), KEY, self, g_object_unref);
    }
  return self;
}

FhPreset
fh_deal_comparison_get_preset (FhDealComparison *self)
{
  g_return_val_if_fail (FH_IS_DEAL_COMPARISON (self), FH_PRESET_AUSTRALIAN_4);

  return self->preset;
}

guint
fh_deal_comparison_get_number (FhDealComparison *self)
{
  g_return_val_if_fail (FH_IS_DEAL_COMPARISON (self), 0);

  return self->number;
}

gboolean
fh_deal_comparison_is_alone (FhDealComparison *self)
{
  g_return_val_if_fail (FH_IS_DEAL_COMPARISON (self), FALSE);

  return fh_numbered_challenge (self->number, NULL) == 0;
}

gboolean
fh_deal_comparison_has_ended (FhGame *game)
{
  const FhTable *table;
  FhDealComparison *comparison;

  g_return_val_if_fail (FH_IS_GAME (game), FALSE);

  table = fh_game_peek_table (game);
  comparison = fh_deal_comparison_get_present (game);
  return table->due == FH_ACTION_NONE
         || (table->deal_over && comparison != NULL && fh_deal_comparison_is_alone (comparison));
}

const FhExpertDeal *
fh_deal_comparison_peek_experts (FhDealComparison *self)
{
  g_return_val_if_fail (FH_IS_DEAL_COMPARISON (self), NULL);

  return self->has_experts ? &self->experts : NULL;
}

/* What @own points, as of fh_deal_outcome_net(), are beside the @experts' in the same seat. */
static char *
sentence_compared (int own, int experts)
{
  gulong n = (gulong) ABS (own - experts);

  if (own == experts)
    return g_strdup (_ ("Level with the experts."));
  return own > experts
             ? g_strdup_printf (
                 /* Translators: how a person played a deal that experts have played, too.  From
                  * the points of both those of their best opponents are taken away. */
                 ngettext ("%lu point better than the experts.",
                           "%lu points better than the experts.", n),
                 n)
             : g_strdup_printf (
                 /* Translators: likewise. */
                 ngettext ("%lu point behind the experts.", "%lu points behind the experts.", n),
                 n);
}

/* What experts in all seats made of the deal, told as the seats of @scene are called. */
static char *
sentence_experts (const FhScene *scene, const FhDealOutcome *experts)
{
  g_autofree char *call = NULL;
  gulong n = experts->tricks;
  g_autofree char *name = NULL;

  if (experts->contract == FH_CALL_NONE)
    return g_strdup (_ ("With experts in all places the deal was thrown in."));
  if (experts->declarer == FH_SEAT_NONE)
    return g_strdup (_ ("With experts in all places the deal was played without a contract."));
  call = fh_words_call_short (experts->contract);
  if (experts->declarer == scene->person)
    return experts->made
               ? g_strdup_printf (
                   /* Translators: what experts in all places made of a deal; short, for it has one
                    * line.  %1$s is a bid, such as "8♠". */
                   ngettext ("The experts: %1$s from your seat, made with %2$lu trick.",
                             "The experts: %1$s from your seat, made with %2$lu tricks.", n),
                   call, n)
               : g_strdup_printf (
                   /* Translators: likewise. */
                   ngettext ("The experts: %1$s from your seat, set with %2$lu trick.",
                             "The experts: %1$s from your seat, set with %2$lu tricks.", n),
                   call, n);
  name = fh_sentence_seat (scene, experts->declarer);
  return experts->made ? g_strdup_printf (
             /* Translators: likewise; %2$s is a player. */
             ngettext ("The experts: %1$s by %2$s, made with %3$lu trick.",
                       "The experts: %1$s by %2$s, made with %3$lu tricks.", n),
             call, name, n)
                       : g_strdup_printf (
                           /* Translators: likewise; %2$s is a player. */
                           ngettext ("The experts: %1$s by %2$s, set with %3$lu trick.",
                                     "The experts: %1$s by %2$s, set with %3$lu tricks.", n),
                           call, name, n);
}

char *
fh_deal_comparison_dup_par (FhDealComparison *self)
{
  const FhPar *par = &self->experts.par;
  g_autofree char *name = NULL;

  g_return_val_if_fail (FH_IS_DEAL_COMPARISON (self), NULL);

  if (!self->has_experts || par->kind == FH_PAR_UNKNOWN)
    return NULL;
  if (par->kind == FH_PAR_NONE)
    return g_strdup (_ ("With all hands open, no bid of tricks was found that anybody could "
                        "make."));
  name = fh_words_call_short (par->call);
  /* Translators: %s is a bid, "10NT"; bids to lose every trick are not looked at. */
  return g_strdup_printf (_ ("The most tricks anybody was found to make, with all hands open: %s."),
                          name);
}

gboolean
fh_deal_comparison_get_points (FhDealComparison *self, const FhScene *scene, int *own, int *experts)
{
  const FhTable *table = scene->table;
  FhDealOutcome outcome;
  int side;

  g_return_val_if_fail (FH_IS_DEAL_COMPARISON (self), FALSE);

  if (!table->deal_over || table->n_deals != 1)
    return FALSE;
  side = table->rules.side_of[scene->person];
  fh_deal_outcome_init (&outcome, table);
  *own = fh_deal_outcome_net (&outcome, &table->rules, side);
  if (!self->has_experts)
    return FALSE;
  *experts = fh_deal_outcome_net (&self->experts.outcome, &table->rules, side);
  return TRUE;
}

char *
fh_deal_comparison_dup_line (FhDealComparison *self, const FhScene *scene)
{
  g_autofree char *title = NULL;
  g_autofree char *ours = NULL;
  g_autofree char *theirs = NULL;
  int own, experts;

  if (!fh_deal_comparison_get_points (self, scene, &own, &experts))
    return NULL;
  title = fh_numbered_title (self->number);
  ours = fh_sentence_points_gained (own);
  theirs = fh_sentence_points_gained (experts);
  /* Translators: a line that a person sends to somebody: %1$s is a deal, such as "Deal of the day,
   * 27 November", %2$s and %3$s are points with a sign.  "Five Hundred" is this program. */
  return g_strdup_printf (_ ("%1$s in Five Hundred: %2$s for me and %3$s for the experts, less the "
                             "opponents’ points."),
                          title, ours, theirs);
}

char *
fh_deal_comparison_dup_text (FhDealComparison *self, const FhScene *scene)
{
  const FhTable *table = scene->table;
  g_autofree char *compared = NULL;
  g_autofree char *made = NULL;
  int own, experts;

  g_return_val_if_fail (FH_IS_DEAL_COMPARISON (self), NULL);

  if (!table->deal_over || table->n_deals != 1)
    return NULL;
  if (!fh_deal_comparison_get_points (self, scene, &own, &experts))
    return g_strdup (_ ("The experts are still playing this deal."));
  compared = sentence_compared (own, experts);
  made = sentence_experts (scene, &self->experts.outcome);
  return g_strjoin ("\n", compared, made, NULL);
}
