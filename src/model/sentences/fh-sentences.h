/* fh-sentences.h: what happens at the table in words.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole sentences in the language of the moment; nothing is kept, so that the language may change.
 * All strings returned as `char *` belong to the caller.  Names of cards, suits and calls, and the
 * sentences for refusals and records, are in fh-words.h; tables and options in
 * fh-sentences-rules.h.
 */
#pragma once

#include "fh-deal.h"
#include "fh-scene.h"
#include "fh-sentences-rules.h"

/* --- People (fh-sentences-people.c) --- */

/* The name at the place of @seat: "You", the name given, or one that the program chooses. */
char *fh_sentence_seat (const FhScene *scene, int seat);

/* The word of the face of who sits on @seat (FhSeating): the one that was chosen, else that of a
 * name that the program has chosen; NULL where the first letter of the name stands in its place, as
 * for a dummy, and for who has been named but given no face. */
const char *fh_scene_face (const FhScene *scene, int seat);

/* Chooses what computer players without a name are called from now on, whatever is spoken later:
 * who sits at a table does not become another in the middle of a game. */
void fh_sentence_call_computers (FhSeating *seating);

/* Has everybody of @n_seats sit @further seats on, called and drawn as where they sat: who sat
 * opposite the person of seat 0 sits opposite seat @further. */
void fh_sentence_move_seats (FhSeating *seating, int n_seats, int further);

/* The role of @seat in this deal in a word or two ("declarer", "dealer", "your partner"...), what
 * matters most first; "" when there is nothing to say. */
char *fh_sentence_role (const FhScene *scene, int seat);

/* What the person alone knows of the cards that were called just now: that he holds one, and what
 * follows; "" when there is nothing to tell him. */
char *fh_sentence_called (const FhScene *scene);

/* Whether @seat plays with the person as far as he knows: partners of a deal once they are named,
 * else those of his score column.  His dummy is no partner. */
gboolean fh_scene_is_partner (const FhScene *scene, int seat);

/* Whether the person has a partner in every deal, and so in the auction already. */
gboolean fh_scene_has_partner (const FhScene *scene);

/* The name over the score column @side: "You and Marama", "Your side" where it is short. */
char *fh_sentence_side (const FhScene *scene, int side, gboolean is_short);

/* What a level is called ("Club player") and what it does, in a sentence; one that the window does
 * not offer as the nearest that it does. */
char *fh_sentence_level (const char *level);
char *fh_sentence_level_about (const char *level);

/* What a character is called ("Bold") and what it does, in a sentence. */
char *fh_sentence_character (const char *character);
char *fh_sentence_character_about (const char *character);

/* --- What happens (fh-sentences-action.c) --- */

/* What @action, done just now, is: "Marama bids seven hearts.", "You play the jack of spades." */
char *fh_sentence_action (const FhScene *scene, const FhAction *action);

/* The same in a few words, for people who hear much: "Marama: king of hearts". */
char *fh_sentence_action_brief (const FhScene *scene, const FhAction *action);

/* Who has won the trick that lies there, without the card: "Marama wins the trick." */
char *fh_sentence_trick_brief (const FhScene *scene);

/* Who has won the auction, and at what: "Marama wins the auction at seven hearts."  Empty while
 * there is no contract. */
char *fh_sentence_auction_won (const FhScene *scene);

/* That @seat takes no part in the play of the deal: "Joan sits out." */
char *fh_sentence_sits_out (const FhScene *scene, int seat);

/* Whose turn it is and what for: "Your turn: choose a card to play." */
char *fh_sentence_turn (const FhScene *scene);

/* Who won the last trick, and with what. */
char *fh_sentence_trick (const FhScene *scene);

/* The trick in progress, or the last one, card by card with who played it. */
char *fh_sentence_trick_cards (const FhScene *scene, gboolean last);

/* --- The cut for the first deal (fh-sentences-cut.c) --- */

/* What @seat drew in round @round (from 0) of @cut: "Marama draws the nine of spades."; NULL when
 * it drew none. */
char *fh_sentence_draw (const FhScene *scene, const FhCut *cut, int seat, int round);

/* Who deals first, and that there was a tie if there was one (D-DEALER). */
char *fh_sentence_cut (const FhScene *scene, const FhCut *cut);

/* Who shuffles for the deal by @dealer and who, on his right, cuts (PW-010); NULL where the rules
 * of the table do not say. */
char *fh_sentence_shuffle (const FhScene *scene, int dealer);

/* --- How it stands (fh-sentences-score.c) --- */

/* The tricks that count for the contract: those of the declarer and of all whom the person knows to
 * play with him. */
int fh_scene_contract_tricks (const FhScene *scene);

/* "The contract is seven hearts by Marama, who has called the ace of clubs.", or that there is no
 * contract yet. */
char *fh_sentence_contract (const FhScene *scene);

/* "7♥ · Marama" for the header; "" without a contract. */
char *fh_sentence_contract_short (const FhScene *scene);

/* "Marama plays 7♥", in letters and signs to be seen. */
char *fh_sentence_plays (const FhScene *scene);

/* What the side of the person still needs: the tricks that make the contract, or that set it; or
 * what has become of it; NULL where nobody can say, or where no number of tricks is played for. */
char *fh_sentence_needed (const FhScene *scene);

/* What has become of the contract, as far as the person can know; NULL while it is open. */
char *fh_sentence_decided (const FhScene *scene);

/* What the tricks that are left can still score in a contract that is decided. */
char *fh_sentence_rest (const FhScene *scene);

/* Both, when everybody at the table knows it; NULL before. */
char *fh_sentence_outcome (const FhScene *scene);

/* Tricks won and needed: "Your side has won 3 tricks; Marama needs 4 more." */
char *fh_sentence_tricks (const FhScene *scene);

/* The score of all sides in one sentence. */
char *fh_sentence_score (const FhScene *scene);

/* What the finished deal was worth and why, a line for each side. */
char *fh_sentence_deal_result (const FhScene *scene);

/* The cards of @pile, of which @title says what they are or whose: "The kitty: jack of
 * spades, joker." */
char *fh_sentence_pile (const char *title, FhCardSet pile);

/* Who won the game. */
char *fh_sentence_game_result (const FhScene *scene);

/* When something was, in the time of the place: "Today, 18:05".  @when is in seconds since 1970. */
char *fh_sentence_when (gint64 when);

/* The day on which that was: "2026-11-23". */
char *fh_sentence_day (gint64 when);

/* The state of play for the title of the window. */
char *fh_sentence_title (const FhScene *scene);

/* @points as people write it: "−140", "30". */
char *fh_sentence_points (int points);

/* The same with the noun, for points that are won or lost: "+1 point", "−140 points". */
char *fh_sentence_points_gained (double points);

/* --- In a few words (fh-sentences-heading.c) --- */

/* How the finished deal has ended for the person: "Set by 2 tricks"; to who only watches, what
 * became of the contract. */
char *fh_sentence_deal_heading (const FhScene *scene);

/* How the game has ended for the person, which is over: "You and Joan won the game!" */
char *fh_sentence_game_heading (const FhScene *scene);

/* --- Cards as a screen reader says them (fh-sentences-card.c) --- */

typedef enum
{
  FH_CARD_PLAIN,    /* nothing more is said */
  FH_CARD_PLAYABLE, /* may be played now */
  FH_CARD_REFUSED,  /* may not: the refusal says why */
  FH_CARD_CHOSEN,   /* lifted */
} FhCardState;

/* "jack of spades, right bower, playable".  @trump is that of the contract, or -1 before there is
 * one. */
char *fh_sentence_card (FhCard card, int trump, FhCardState state);

/* What @card is under @trump besides its name: "right bower", "left bower", "highest trump",
 * "trump"; NULL for nothing. */
const char *fh_sentence_card_role (FhCard card, int trump);

/* @card behind "the", with what it is where that is a bower: "jack of diamonds (left bower)".
 * (transfer full) */
char *fh_sentence_the_card (FhCard card, int trump);

/* What a tag says on @card that is a bower or a joker under @trump; NULL on all others.  @brief is
 * given the same in one word, where there is little room, or NULL when it is one already. */
const char *fh_sentence_card_tag (FhCard card, int trump, const char **brief);

/* What @card would be with @trump, which somebody only thinks of, as trumps: "left bower, with
 * diamonds as trumps"; NULL for nothing.  (transfer full) */
char *fh_sentence_card_would_be (FhCard card, int trump);
