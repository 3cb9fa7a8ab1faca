/* fh-card-widget.h: a card on the table or in the hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-art.h"
#include "fh-sentences.h"

#define FH_TYPE_CARD_WIDGET (fh_card_widget_get_type ())
G_DECLARE_FINAL_TYPE (FhCardWidget, fh_card_widget, FH, CARD_WIDGET, GtkWidget)

/**
 * FhCardWidget:
 *
 * One card.  In the hand it is a button: it takes the focus, a click, Space, Enter and a screen
 * reader's action `card.choose` all emit `chosen`.  On the table it is an image.  It can carry a
 * short written tag on its upper edge.
 *
 * CSS nodes: `card`[.empty][.refused][.chosen][.exposed][.hinted][.would-be-trump] with `face` and,
 * with a tag, `label.tag`[.count[.best]].
 *
 * Signals: `chosen ()`: somebody chose the card, whether the rules allow it or not.  `asked ()`: a
 * screen reader's action `card.why`, which a card on the table has, asks why it was played.
 */

/* A card that can be chosen (a button), or that is only looked at (an image). */
GtkWidget *fh_card_widget_new (gboolean is_button);

/* Shows @card, FH_CARD_BACK, or an empty place for FH_CARD_NONE.  @trump, a FhDenomination or -1,
 * is what the name says about bowers. */
void fh_card_widget_set_card (FhCardWidget *self, FhCard card, int trump);
FhCard fh_card_widget_get_card (FhCardWidget *self);

/* What can be done with the card, and, when it is refused, the sentence that says why (or NULL).
 * @is_marked: whether that is to be seen, not only heard. */
void fh_card_widget_set_state (FhCardWidget *self,
                               FhCardState state,
                               const char *reason,
                               gboolean is_marked);
FhCardState fh_card_widget_get_state (FhCardWidget *self);

/* The sentence why the card is refused, or NULL. */
const char *fh_card_widget_get_reason (FhCardWidget *self);

/* A word on the upper edge, such as "leads", or NULL; and @brief, which says it in less room, or
 * NULL. */
void fh_card_widget_set_tag (FhCardWidget *self, const char *tag, const char *brief);

/* The words of the tag that is to be seen, or NULL. */
const char *fh_card_widget_get_tag (FhCardWidget *self);

/* A number on the upper edge: what the card leads to; NULL for none.  @is_best is to be seen
 * without colours. */
void fh_card_widget_set_count (FhCardWidget *self, const char *count, gboolean is_best);
const char *fh_card_widget_get_count (FhCardWidget *self);

/* The card lies in a row of others, from whose edge its tag begins rather than in its middle. */
void fh_card_widget_set_in_row (FhCardWidget *self);

/* How wide the tag may be, in pixels, before its short form takes its place, which may be empty;
 * called by whoever allocates the card. */
void fh_card_widget_set_tag_room (FhCardWidget *self, int room);

/* Whether the back is painted, while the card is on its way; its name stays. */
void fh_card_widget_set_face_down (FhCardWidget *self, gboolean is_face_down);

/* Shows what the card would be if @trump, a FhDenomination, were trumps; -1: nobody thinks of that.
 * Trumps are marked, and bowers and jokers carry a tag that says so in place of their own. */
void fh_card_widget_set_considered (FhCardWidget *self, int trump);

/* Whether it can be asked why the card was played; at first it cannot. */
void fh_card_widget_set_can_ask (FhCardWidget *self, gboolean can_ask);

/* What a screen reader says about the card besides its name, such as who played it; NULL for
 * nothing.  A refusal goes before it. */
void fh_card_widget_set_note (FhCardWidget *self, const char *note);

/* Whether the card, of whomever's hand, lies exposed and must be played at the first chance
 * (HC-060). */
void fh_card_widget_set_exposed (FhCardWidget *self, gboolean exposed);

/* Whether the tutor points at the card. */
void fh_card_widget_set_hinted (FhCardWidget *self, gboolean hinted);
