/* fh-seating.c: who sits where.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-seating.h"

#include <string.h>

#include "fh-convention.h"

/* Who plays where nothing says so. */
#define FALLBACK_LEVEL "strong-steady"

/* Copies @text into the @size bytes at @to, the rest of which are 0, so that equal seatings are
 * equal bytes.  What is too long is cut between two characters. */
static void
copy_text (char *to, gsize size, const char *text)
{
  const char *end;

  memset (to, 0, size);
  g_strlcpy (to, text, size);
  if (!g_utf8_validate (to, -1, &end))
    memset (to + (end - to), 0, size - (gsize) (end - to));
}

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
  fh_seating_settle (seating, rules);
}

void
fh_seating_settle (FhSeating *seating, const FhRules *rules)
{
  gboolean has_person = FALSE;

  for (int seat = 0; seat < rules->n_seats; seat++)
    {
      if (fh_rules_player (rules, seat) != seat || !fh_seating_is_person (seating, seat))
        continue;
      if (has_person)
        fh_seating_set_level (seating, seat, FALLBACK_LEVEL);
      has_person = TRUE;
    }
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

  copy_text (seating->seats[seat].level, FH_SEATING_LEVEL_SIZE, level != NULL ? level : "");
}

static guint8
bits_of (const char *const *words)
{
  guint bits = 0;

  for (; words != NULL && *words != NULL; words++)
    {
      FhConvention convention;

      if (fh_convention_from_word (*words, &convention))
        bits |= FH_CONVENTION_BIT (convention);
    }
  return (guint8) bits;
}

void
fh_seating_set_conventions (FhSeating *seating,
                            const FhRules *rules,
                            const char *const *partners,
                            const char *const *opponents)
{
  guint fitting = 0;

  g_return_if_fail (seating != NULL);

  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    if (fh_convention_fits (rules, (FhConvention) i))
      fitting |= FH_CONVENTION_BIT (i);
  memset (seating->agreed, 0, sizeof seating->agreed);
  for (int seat = 0; seat < rules->n_callers; seat++)
    {
      gboolean is_partner = rules->side_of[seat] == rules->side_of[0];

      seating->agreed[seat] = (guint8) (bits_of (is_partner ? partners : opponents) & fitting);
    }
}

void
fh_seating_set_agreed (FhSeating *seating, int seat, const char *const *words)
{
  g_return_if_fail (seat >= 0 && seat < FH_MAX_SEATS);

  seating->agreed[seat] = bits_of (words);
}

char **
fh_seating_dup_agreed (const FhSeating *seating, int seat)
{
  g_autoptr (GStrvBuilder) builder = g_strv_builder_new ();

  g_return_val_if_fail (seat >= 0 && seat < FH_MAX_SEATS, NULL);

  for (int i = 0; i < FH_N_CONVENTIONS; i++)
    if (seating->agreed[seat] & FH_CONVENTION_BIT (i))
      g_strv_builder_add (builder, fh_convention_word ((FhConvention) i));
  return g_strv_builder_end (builder);
}

static void
copy_name (char *to, const char *name)
{
  g_autofree char *stripped = g_strstrip (g_strdup (name != NULL ? name : ""));

  copy_text (to, FH_SEATING_NAME_SIZE, stripped);
  /* Where it was cut may be a space. */
  g_strchomp (to);
}

void
fh_seating_set_name (FhSeating *seating, int seat, const char *name)
{
  g_return_if_fail (seat >= 0 && seat < FH_MAX_SEATS);

  copy_name (seating->seats[seat].name, name);
}

void
fh_seating_set_called (FhSeating *seating, int seat, const char *name, const char *face)
{
  g_return_if_fail (seat >= 0 && seat < FH_MAX_SEATS);

  copy_name (seating->seats[seat].called, name);
  copy_text (seating->seats[seat].drawn, FH_SEATING_FACE_SIZE, face != NULL ? face : "");
}

void
fh_seating_set_face (FhSeating *seating, int seat, const char *face)
{
  g_return_if_fail (seat >= 0 && seat < FH_MAX_SEATS);

  copy_text (seating->seats[seat].face, FH_SEATING_FACE_SIZE, face != NULL ? face : "");
}

gboolean
fh_seating_is_person (const FhSeating *seating, int seat)
{
  return seat >= 0 && seat < FH_MAX_SEATS && seating->seats[seat].level[0] == '\0';
}
