/* fh-json-legal.c: what is to be done next, as JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-json-legal.h"

#include "fh-notation.h"
#include "fh-writer.h"

void
fh_json_seat (FhJson *json, const char *name, guint seat)
{
  if (seat == FH_SEAT_NONE)
    fh_json_null (json, name);
  else
    fh_json_number (json, name, seat);
}

static void
add_legal_calls (FhJson *json, const FhLegal *legal)
{
  for (FhCall call = FH_PASS; call < FH_N_CALLS; call++)
    {
      if (legal->calls & FH_CALL_BIT (call))
        fh_json_string (json, NULL, fh_call_write (call));
      if (legal->inkles & FH_CALL_BIT (call))
        {
          g_autofree char *flagged = g_strconcat (fh_call_write (call), " inkle", NULL);
          fh_json_string (json, NULL, flagged);
        }
    }
}

GStrv
fh_json_list_cards (const FhLegal *legal)
{
  g_autoptr (GStrvBuilder) texts = g_strv_builder_new ();

  FH_FOREACH_CARD (card, legal->cards)
    {
      char text[FH_PLAY_TEXT_SIZE];
      guint suits =
          legal->due == FH_ACTION_PLAY && fh_card_is_joker (card) ? legal->joker_suits : 0;

      if (suits == 0)
        g_strv_builder_add (texts, fh_play_write (card, FH_SUIT_NONE, text));
      for (FhSuit suit = FH_SPADES; suit < FH_N_SUITS; suit++)
        if (fh_suits_have (suits, suit))
          g_strv_builder_add (texts, fh_play_write (card, suit, text));
    }
  return g_strv_builder_end (texts);
}

static void
add_legal (FhJson *json, const FhLegal *legal)
{
  g_auto (GStrv) cards = fh_json_list_cards (legal);

  fh_json_begin_array (json, "legal");
  if (legal->due == FH_ACTION_ANSWER)
    {
      fh_json_string (json, NULL, "redeal");
      fh_json_string (json, NULL, "play");
    }
  for (guint seat = 0; seat < FH_MAX_SEATS; seat++)
    if (fh_seats_have (legal->seats, seat))
      fh_json_number (json, NULL, seat);
  add_legal_calls (json, legal);
  for (int i = 0; cards[i]; i++)
    fh_json_string (json, NULL, cards[i]);
  fh_json_end_array (json);
}

/* What the laws of the table allow besides. */
static void
add_rights (FhJson *json, const FhRights *rights)
{
  FhText text = FH_TEXT_INIT;

  fh_json_begin_array (json, "may");
  for (int n = 0; fh_rights_write (rights, n, &text); n++)
    {
      fh_json_string (json, NULL, text.str);
      fh_text_rewind (&text);
    }
  fh_json_end_array (json);
  fh_text_clear (&text);
}

void
fh_json_legal (FhJson *json,
               const char *name,
               const FhRules *rules,
               guint seat,
               const FhLegal *legal,
               const FhRights *rights)
{
  fh_json_begin_object (json, name);
  fh_json_seat (json, "seat", seat);
  fh_json_string (json, "action", fh_due_write ((FhActionKind) legal->due));
  add_legal (json, legal);
  if (legal->count > 0)
    fh_json_number (json, legal->due == FH_ACTION_PARTNER ? "max" : "count", legal->count);
  if (legal->may_declare != 0)
    fh_json_bits (json, "may_declare", legal->may_declare, rules->n_seats);
  if (rules->laws == FH_LAWS_TABLE)
    add_rights (json, rights);
  fh_json_end_object (json);
}
