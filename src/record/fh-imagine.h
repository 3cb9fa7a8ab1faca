/* fh-imagine.h: a game of which only a part is known.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Who reads what one seat sees has no state to have the engine work on: most cards are "??".  Here
 * they are imagined: each hidden card of the pack lies in some hidden place, whichever, and when
 * the record says where a card is, it changes places with the one that was imagined there.  So the
 * state always holds a whole deal, of which the cards in @hidden are where they are by chance, and
 * the seat's view that is made of it depends on the others alone.  Nothing here is cheating: no
 * card is known that the record does not name.
 */
#pragma once

#include "fh-seat-view.h"

/* Does @action, as fh_state_apply(), in @state, whose cards @hidden are imagined.  The cards of a
 * deal, of a discard and of a swap, and one that an opponent has seen, may be FH_CARD_UNKNOWN, all
 * of a discard or a swap or none; those of @action are then filled in.  What the other hands would
 * allow is not known and not checked. After a refusal @state is as good as lost. */
FhRefusal fh_imagine_apply (FhState *state, FhCardSet *hidden, FhAction *action);

/* Whether the whole hand of @seat is known. */
bool fh_imagine_knows_hand (const FhState *state, FhCardSet hidden, int seat);

/* Whether @n unknown cards can leave the hand of @seat. */
bool fh_imagine_can_hide (const FhState *state, FhCardSet hidden, int seat, int n);

/* Puts @card, which comes into sight, into the hand of @owner.  Returns false when it cannot be
 * there, or when there is no reason why it should be seen: the kitty or the partner's discards are
 * not being taken up, the hand does not lie open, and the card is none of two that were called. */
bool fh_imagine_see (FhState *state, FhCardSet *hidden, int owner, FhCard card);

/* Whether cards lie open, or keep their holders out of the play, that are still to be seen. */
bool fh_imagine_is_owed (const FhState *state, FhCardSet hidden);

/* Fills @view with what @seat knows, whose hand must be known; false when no deal fits it, which a
 * record of a game never causes.  The partner who is to swap does so after cards of the declarer
 * that nobody sees yet (D-HP-INKLE). */
bool fh_imagine_view (const FhState *state, FhCardSet hidden, int seat, FhSeatView *view);
