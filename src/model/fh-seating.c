/* fh-seating.c: who sits where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seating.h"

#include <string.h>

void
fh_seating_init (FhSeating *seating,
                 const FhRules *rules,
                 const char *partner_level,
                 const char *opponent_level)
{
  memset (seating, 0, sizeof *seating);
  for (int seat = 1; seat < rules->n_seats; seat++)
    {
      gboolean is_partner = rules->side_of[seat] == rules->side_of[0];

      fh_seating_set_level (seating, seat, is_partner ? partner_level : opponent_level);
    }
  fh_seating_give_dummies (seating, rules);
}

void
fh_seating_give_dummies (FhSeating *seating, const FhRules *rules)
{
  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      int player = fh_rules_player (rules, seat);

      if (player != seat)
        fh_seating_set_level (seating, seat, seating->seats[player].level);
    }
}

void
fh_seating_set_level (FhSeating *seating, int seat, const char *level)
{
  g_return_if_fail (seat >= 0 && seat < FH_MAX_SEATS);

  /* Equal seatings are equal bytes. */
  memset (seating->seats[seat].level, 0, FH_SEATING_LEVEL_SIZE);
  g_strlcpy (seating->seats[seat].level, level != NULL ? level : "", FH_SEATING_LEVEL_SIZE);
}

void
fh_seating_set_name (FhSeating *seating, int seat, const char *name)
{
  g_autofree char *stripped = NULL;
  char *to;
  const char *end;

  g_return_if_fail (seat >= 0 && seat < FH_MAX_SEATS);

  stripped = g_strstrip (g_strdup (name != NULL ? name : ""));
  to = seating->seats[seat].name;
  memset (to, 0, FH_SEATING_NAME_SIZE);
  g_strlcpy (to, stripped, FH_SEATING_NAME_SIZE);
  /* g_strlcpy() may have cut within a character. */
  if (!g_utf8_validate (to, -1, &end))
    memset (to + (end - to), 0, FH_SEATING_NAME_SIZE - (gsize) (end - to));
}

gboolean
fh_seating_is_person (const FhSeating *seating, int seat)
{
  return seat >= 0 && seat < FH_MAX_SEATS && seating->seats[seat].level[0] == '\0';
}
