/* fh-table-text.h: the short texts that stand on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * What is said in whole sentences is the model's (fh-sentences.h); here is what fits on a place or
 * in a cell.  Strings returned as `char *` belong to the caller.
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-challenges.h"
#include "fh-sentences.h"

/* On what a text stands, which decides the colours of its suit signs. */
typedef enum
{
  FH_GROUND_FELT,   /* dark */
  FH_GROUND_CARD,   /* white */
  FH_GROUND_WINDOW, /* as dark as the window is now */
} FhGround;

/* @text as Pango markup with the suit signs in it coloured. */
char *fh_table_markup (const char *text, FhGround ground);

/* @text, which it takes over, as one piece that is read from left to right, also in a window that
 * is not: digits and signs have no direction of their own, and would change places there. */
char *fh_table_keep_together (char *text);

/* The short form of @call, such as "7♥", and @points, such as "−140"; in a window that is read from
 * right to left they are still written as they are here. */
char *fh_table_call_text (FhCall call);
char *fh_table_points (int points);

/* Likewise @points that are won on average, with their sign, such as "+20" or "−5", and @chance
 * from 0 to 1 in percent. */
char *fh_table_gain (int points);
char *fh_table_percent (double chance);

/* The points of all sides: "Us 340 · Them −120"; NULL as long as a deal by itself is played, before
 * which nobody had any. */
char *fh_table_score (const FhScene *scene);

/* What the person and experts made of the same deals: "You +330 · Experts −280". */
char *fh_table_beside_experts (int own, int experts);

/* How the challenge stands that the deal on the table of @game is of, as @challenges have it, or
 * where that says nothing as of fh_table_score(). */
char *fh_table_standing (FhGame *game, FhChallenges *challenges);

/* The short form of @call as Pango markup. */
char *fh_table_call_markup (FhCall call, FhGround ground);

/* @card as short as its index: "A♣", in the letters of the cards, or the word for a joker;
 * likewise. */
char *fh_table_card_text (FhCard card);

/* What stands large in the contract box: the contract, or "No contract yet", as markup. */
char *fh_table_contract_title (const FhScene *scene);

/* Who made the contract and what it is worth, unless that is asked, or which card was called for
 * it, or the highest bid so far; markup. */
char *fh_table_contract_by (const FhScene *scene);

/* Likewise in as few words as can be: of the highest bid so far, whose it is as well, or nothing
 * but the bid. */
char *fh_table_contract_by_brief (const FhScene *scene, gboolean with_name);

/* How far the contract has come: tricks won and needed, and which trick it is; "" outside the play.
 * The trick that is over counts as long as it lies there: @is_held. */
char *fh_table_contract_progress (const FhScene *scene, gboolean is_held);

/* Likewise in fewer words: tricks won as well, where that is not a misère, or only which trick it
 * is. */
char *fh_table_contract_progress_brief (const FhScene *scene, gboolean is_held, gboolean with_won);

/* What stands under the name of @seat: its last call during the auction, and of the partner that he
 * is one; later its role.  Where that has to be brief, its call alone, and later the contract that
 * is its own; markup. */
char *fh_table_place_line (const FhScene *scene, int seat, gboolean is_brief);

/* A label for one line on the felt, which is cut where there is little room. */
GtkWidget *fh_table_label_new (const char *style_class);

/* Shows @markup in @label, and lets a screen reader say @spoken. */
void fh_table_label_set (GtkWidget *label, const char *markup, const char *spoken);

/* Whether the total of @side is ringed as minus scores are at the classic table (PW-040). */
gboolean fh_table_is_circled (const FhTable *table, int side);
