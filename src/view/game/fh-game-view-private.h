/* fh-game-view-private.h: what the files of the game view share.  Each calls only those
 * before it: fh-game-view-common.c, fh-game-view-look-back.c, fh-game-view-touch.c; what the table
 * shows and asks (fh-game-view-cards.c, fh-game-view-play.c, fh-game-view-picks.c,
 * fh-game-view-slips.c, fh-game-view-panels.c, fh-game-view-laws.c, fh-game-view-rest.c);
 * fh-game-view-show.c, which has them show the game; fh-game-view-over.c and fh-game-view-speak.c,
 * by which one goes on; fh-game-view.c.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-deal-look.h"
#include "fh-game-view.h"
#include "fh-intent.h"
#include "fh-narrator.h"
#include "fh-sounds.h"
#include "fh-table-panel.h"

/* What stands in the middle of the table. */
typedef enum
{
  FH_PANEL_NONE,
  FH_PANEL_CUT,
  FH_PANEL_BID,
  FH_PANEL_DECLARE,
  FH_PANEL_ANSWER,
  FH_PANEL_EXCHANGE,
  FH_PANEL_JOKER,
  FH_PANEL_PARTNER,
  FH_PANEL_CALL,
  FH_PANEL_RESULT,
  FH_PANEL_ENTRY,
} FhPanelKind;

/* What is offered about the rest of a deal. */
typedef enum
{
  FH_OFFER_NOTHING,
  FH_OFFER_CERTAIN, /* what the person can still win is certain */
  FH_OFFER_MADE,    /* the contract is decided */
  FH_OFFER_SET,
  FH_OFFER_STOP, /* to play on by himself: the rest is being played out */
} FhOffer;

/* What the view has shown and said of its game: nothing yet where all is 0. */
typedef struct
{
  FhPanelKind panel_kind;
  int exchange;        /* which one the panel asks for */
  FhOffer offered;     /* what is offered now, */
  FhOffer passed_over; /* and what was in this deal, when the person played on */

  gboolean waits;   /* the panel comes when what is on its way has come to rest */
  gboolean lands;   /* the last card of the trick is on its way, and who wins it is not shown yet */
  int n_landed;     /* how many cards had been played when that was shown last */
  gboolean gathers; /* the hands of a deal that is over wait for its last trick, likewise */
  gboolean was_awaiting;
  guint asked_at;     /* how many actions there were when the person was asked last */
  guint cost_said_of; /* the number of the last deal whose cost was said, from 1, or 0 */
} FhGameViewState;

struct _FhGameView
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  FhTableView *table;
  FhHandView *hand;

  FhGame *game;
  FhIntent *intent;
  FhNarrator *narrator;
  FhSettings *settings;
  FhProgress *progress; /* or NULL */
  FhSounds *sounds;     /* or NULL, as long as there are no settings */
  gboolean marks_legal;
  gboolean tricks_go; /* a trick that is complete is taken away by itself */
  gboolean talks;     /* players may say something */
  gboolean offers_review;

  FhAsked asked;
  int told_of; /* how many seats on from the person the one is whose cards were said last, or 0 */
  gboolean rests; /* it was asked what lies there, answered or not */
  FhExtent extent;
  FhTable asked_table; /* what is shown of the table while it is asked what lies there */

  guint rest_tick;       /* looks whether what is on its way has come to rest */
  FhDealLook *deal_look; /* how the deal that is over is looked at; or NULL */

  FhTutor *tutor; /* or NULL */

  FhGameViewState shown;
  gboolean keeps_notice; /* what is said holds when the turn comes to the person too */
  gboolean is_restored;  /* the next change is a jump */
  guint update_id;
  GtkWidget *popover;      /* or NULL, as long as nothing was popped up */
  GtkWidget *popover_menu; /* or NULL, likewise */
  GtkWidget *before;       /* what had the keyboard before they were; weak, or NULL */
};

/* Whether something of the moment is shown only when what is on its way has come to rest. */
static inline gboolean
fh_game_view_is_waiting (FhGameView *self)
{
  return self->shown.waits || self->shown.lands;
}

/* What the table shows, and what is told of it; valid until the next action or call of this.  Why
 * it is held (fh-game-view-common.c). */
FhScene fh_game_view_get_scene (FhGameView *self);
FhHold fh_game_view_get_hold (FhGameView *self, const FhTable *table);

/* Whether the person is to do something on the table now; and whether this is a table at which that
 * can be, and not one that is only asked about. */
gboolean fh_game_view_awaits (FhGameView *self);
gboolean fh_game_view_is_played (FhGameView *self);

/* Says @sentence to those who do not see the table. */
void fh_game_view_announce (FhGameView *self, const char *sentence);

/* Announces what has happened; what of it a key cuts off is said once more, as @again. */
void fh_game_view_tell (FhGameView *self, const char *sentence, const char *again);

/* Says @reason, why something was refused, over the table, with a way to @help, the page on the
 * rule behind it; or NULL. */
void fh_game_view_refuse (FhGameView *self, const char *reason, const char *help);

/* Whether the focus may be moved: it is on the table, or nowhere. */
gboolean fh_game_view_may_focus (FhGameView *self);

/* Puts the focus on the answers to what is asked above the hand; FALSE when it is answered with a
 * card or a call. */
gboolean fh_game_view_focus_law (FhGameView *self);

/* Shows the game as it is now (fh-game-view-show.c). */
void fh_game_view_update (FhGameView *self, gboolean animate);

/* What the cards say now (fh-game-view-cards.c). */
void fh_game_view_update_cards (FhGameView *self);

/* Puts the panel of the moment in the middle, or none (fh-game-view-panels.c). */
void fh_game_view_update_panel (FhGameView *self, const FhScene *scene);

/* Installs the steps through a deal that is over (fh-game-view-over.c). */
void fh_game_view_install_over (GtkWidgetClass *widget_class);

/* Goes back to the deal that is over from one before it; FALSE when none is looked at
 * (fh-game-view-over.c). */
gboolean fh_game_view_leave_deal (FhGameView *self);

/* Listens to what experts make of the deal of @game, if they play it, or does no more. */
void fh_game_view_compare (FhGameView *self, FhGame *game, gboolean listens);

/* Whether the person wants a review of a deal that is over, and can have it
 * (fh-game-view-panels.c).
 */
gboolean fh_game_view_offers_review (FhGameView *self);

/* Goes to the next deal of a challenge when one of it is over, and to the first page from a deal by
 * number that is alone; FALSE when it is neither. */
gboolean fh_game_view_leave_number (FhGameView *self);

/* Tells it how large it can be; what it then has no place for is said beside it.  And says there,
 * in the line above the hand, what is to be done, unless something else is asked there. */
void fh_game_view_give_room (FhGameView *self);
void fh_game_view_update_prompt (FhGameView *self, const FhScene *scene);

/* The panel in which cards are put away or passed on, and the one in which the joker names a suit
 * (fh-game-view-play.c). */
GtkWidget *fh_game_view_new_exchange_panel (FhGameView *self, const FhPanelMoment *moment);
GtkWidget *fh_game_view_new_joker_panel (FhGameView *self, const FhPanelMoment *moment);

/* The panel in which the declarer names partners (HC-089, HC-090), and the one in which he calls
 * cards (NZ-066, NZ-072) (fh-game-view-picks.c). */
GtkWidget *fh_game_view_new_partner_panel (FhGameView *self, const FhPanelMoment *moment);
GtkWidget *fh_game_view_new_call_panel (FhGameView *self, const FhPanelMoment *moment);

/* Offers to play out the rest of a deal in which nothing is open any more; whether it does.  And
 * does so no longer, because the person plays on (fh-game-view-rest.c). */
gboolean fh_game_view_update_rest (FhGameView *self, const FhScene *scene);
void fh_game_view_pass_over_rest (FhGameView *self);
void fh_game_view_install_rest (GtkWidgetClass *widget_class);
void fh_game_view_add_rest (FhGameView *self);

/* Asks above the hand what the intent asks (fh-game-view-laws.c). */
void fh_game_view_update_laws (FhGameView *self);

/* Makes the intent, and has its questions answered (fh-game-view-laws.c). */
void fh_game_view_add_intent (FhGameView *self);

/* The panel in which the points are written down (fh-game-view-slips.c). */
GtkWidget *fh_game_view_new_entry_panel (FhGameView *self, const FhPanelMoment *moment);

/* Installs what can be done by the laws, and its keys and menus (fh-game-view-slips.c). */
void fh_game_view_install_laws (GtkWidgetClass *widget_class);
void fh_game_view_add_law_keys (FhGameView *self);

/* Whether somebody else takes care of @action, who may have an answer of his own to what is
 * refused, too (fh-game-view-panels.c). */
gboolean fh_game_view_is_taken (FhGameView *self, const FhAction *action);

/* More lifted cards, or fewer (fh-game-view-play.c). */
void fh_game_view_chosen_changed (FhGameView *self);
void fh_game_view_overfull (FhGameView *self);

/* Installs the actions that speak and go on, and the keys of all (fh-game-view-speak.c). */
void fh_game_view_install_speech (GtkWidgetClass *widget_class);
void fh_game_view_add_keys (FhGameView *self);

/* Lets a finger that is drawn over the felt do things (fh-game-view-touch.c). */
void fh_game_view_add_swipes (FhGameView *self);

/* Installs what looks back (fh-game-view-look-back.c). */
void fh_game_view_install_look_back (GtkWidgetClass *widget_class);

/* Pops up @model at @at; and lets go of what pops up. */
void fh_game_view_pop_up_menu (FhGameView *self, GMenuModel *model, GtkWidget *at);
void fh_game_view_drop_popovers (FhGameView *self);

/* Whether the person wants to be told what calls mean: a tutor is there, who is not silent, and
 * nothing is asked about this table (fh-game-view-common.c). */
gboolean fh_game_view_tells_calls (FhGameView *self, const FhScene *scene);

/* Shows why action number @index was done: its line of the log, open. */
void fh_game_view_ask_why (FhGameView *self, guint index);

/* Somebody asks on the table why @seat played @card, or did what it did last; as of FhTableView. */
gboolean fh_game_view_asked (FhGameView *self, int seat, guint card, gboolean is_click);
