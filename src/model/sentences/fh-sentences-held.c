/* fh-sentences-held.c: what players who call so hold, in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-sentences-held.h"

#include <glib/gi18n.h>
#include <math.h>

#include "fh-sentences-known.h"
#include "fh-words.h"

static char *
range_text (const uint8_t range[2])
{
  if (range[0] == range[1])
    return g_strdup_printf ("%d", range[0]);
  /* Translators: from a number to a greater one, such as "4–6". */
  return g_strdup_printf (_ ("%1$d–%2$d"), range[0], range[1]);
}

/* In one piece, wherever it stands: neither part means anything without the other. */
static char *
share_text (uint32_t part, uint32_t n)
{
  g_autoptr (GString) text = g_string_new (NULL);

  /* Translators: a share and its standard error, both in percent. */
  g_string_printf (text, _ ("%1$d%% ± %2$d"), (int) lrint (100.0 * part / n),
                   (int) ceil (100 * fh_held_error (part, n)));
  g_string_replace (text, " ", "\u00a0", 0);
  return g_string_free (g_steal_pointer (&text), FALSE);
}

/* Of a call that names trumps. */
static char *
bid_text (const FhHeld *held, const char *name, const char *made)
{
  g_autofree char *length = range_text (held->length), *aces = range_text (held->aces);
  g_autofree char *top = share_text (held->n_top, held->n);

  if (made == NULL)
    return g_strdup_printf (
        /* Translators: what club players held who called so.  %1$s is a bid such
         * as "7♥", %2$s how many trumps most of them had, such as "4–6", %3$s the share of them
         * with the joker or a bower, such as "91% ± 1", %4$s how many other aces most of them had.
         */
        _ ("%1$s by club players: trumps %2$s, joker or bower %3$s, other aces %4$s."), name,
        length, top, aces);
  return g_strdup_printf (
      /* Translators: likewise; %5$s is in how many of the deals the bid was made, such as
       * "66% ± 1". */
      _ ("%1$s by club players: trumps %2$s, joker or bower %3$s, other aces %4$s, made %5$s."),
      name, length, top, aces, made);
}

/* Of any other call. */
static char *
call_text (const FhHeld *held, const char *name, const char *made)
{
  g_autofree char *length = range_text (held->length), *aces = range_text (held->aces);
  g_autofree char *top = share_text (held->n_top, held->n);

  if (made == NULL)
    return g_strdup_printf (
        /* Translators: what club players held who called so.  %1$s is a call such
         * as "pass", %2$s how many cards most of them had in their longest suit, such as "3–5",
         * %3$s the share of them with the joker, such as "12% ± 1", %4$s how many aces most of them
         * had. */
        _ ("%1$s by club players: longest suit %2$s, joker %3$s, aces %4$s."), name, length, top,
        aces);
  return g_strdup_printf (
      /* Translators: likewise; %5$s is in how many of the deals the call was made good, such as
       * "66% ± 1". */
      _ ("%1$s by club players: longest suit %2$s, joker %3$s, aces %4$s, made %5$s."), name,
      length, top, aces, made);
}

static char *
held_text (const FhHeld *held, FhCall call, const char *made)
{
  g_autofree char *name = fh_words_call_short (call);

  return fh_call_trump (call) != FH_NO_TRUMP ? bid_text (held, name, made)
                                             : call_text (held, name, made);
}

char *
fh_sentence_held (const FhScene *scene, const FhTold *told)
{
  const FhHeld *held = fh_held_find (scene->table, told);
  g_autofree char *made = NULL;

  if (held == NULL)
    return NULL;
  if (told->seat != scene->person && held->n_contracts >= FH_HELD_LEAST)
    made = share_text (held->n_made, held->n_contracts);
  return held_text (held, told->call, made);
}

char *
fh_sentence_held_of (const FhHeld *held, FhCall call)
{
  return held_text (held, call, NULL);
}

char *
fh_sentence_meaning (const FhScene *scene, const FhTold *told)
{
  g_autofree char *held = fh_sentence_held (scene, told);
  g_autofree char *heard = told->seat != scene->person ? fh_sentence_told (scene, told) : NULL;

  if (heard == NULL)
    return g_steal_pointer (&held);
  return g_strjoin ("\n", heard, held, NULL);
}
