/* fh-table-view.h: the table with everything on it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-row.h"
#include "fh-dummy-view.h"
#include "fh-game.h"
#include "fh-hand-order.h"
#include "fh-hand-view.h"
#include "fh-laws-bar.h"
#include "fh-settings.h"

/**
 * FhTableScene:
 *
 * What the table shows: a value of borrowed parts, needed during fh_table_view_show() only.
 */
typedef struct
{
  FhScene scene;                /* what everybody sees, and who sits at the bottom */
  FhCardSet hand;               /* the cards of who sits at the bottom */
  FhCardSet open[FH_MAX_SEATS]; /* cards of others that lie open, by seat */
  FhCardSet fresh;              /* cards of the hand that carry a tag: they came from the kitty */
  const FhCard *dealt;          /* the hand in the order in which it was dealt, or NULL */
  int n_dealt;
  gboolean rests;       /* no card of the hand is to be touched, unless cards are chosen */
  gboolean is_shown;    /* what happens is shown: no card is waited for */
  gboolean talks;       /* players may say something (fh_sentence_talk()) */
  gboolean tells_calls; /* what the call has told that became the contract is said at that */
  gboolean is_over;     /* the deal is looked at: @hand and @open are what was in the hands */
  gboolean gives_way;   /* and they are shown only where the panel leaves room for them */
  FhHold hold;
  int thinking; /* the seat of a player who thinks, or -1 */
} FhTableScene;

#define FH_TYPE_TABLE_VIEW (fh_table_view_get_type ())
G_DECLARE_FINAL_TYPE (FhTableView, fh_table_view, FH, TABLE_VIEW, GtkWidget)

/**
 * FhTableView:
 *
 * The felt, the places, the trick, the kitty, the boxes for contract and score, a panel in the
 * middle, the line that says what is next, and the own hand.  It knows no game: it shows what it is
 * told, so that lessons and reviews use it as the game does.
 *
 * Seats are where they are on a real table, in every direction of text.
 *
 * CSS nodes:
 * `table`.green|.blue|.burgundy|.slate[.narrow][.low][.large][.huge][.still][.high-contrast] with
 * `place`, `contract`, `button.score`, `card`, `cards`, `hand`, `slot`, `label.prompt`, `question`,
 * `box.notice` with `label.text` and `button.rule`,
 * `panel`, `button.continue` and `box.tools`.
 *
 * The buttons on it use the actions `table.continue`, `table.last-trick`, `table.log`,
 * `table.rule`, `table.laws` and `table.score-sheet` of whoever holds the table.
 *
 * Signals:
 *  - `room-changed ()`: a panel in the middle can have another height or width.
 *  - `pressed ()`: somebody clicked on the table where nothing else takes clicks.
 *  - `asked (int seat, guint card, gboolean is_click) -> gboolean`: somebody asks why @seat played
 *    @card, which lies in the trick; or, for FH_CARD_NONE, what it did last.  A click with the
 *    second button asks, a long touch, a screen reader; and a plain click, @is_click, which is
 *    `pressed` where that is not taken as a question: FALSE.
 */
GtkWidget *fh_table_view_new (void);

/* A scrolled window with @self in it, which shows what is to be done where not all has room.
 * (transfer floating) */
GtkWidget *fh_table_view_new_scroller (FhTableView *self);

/* Shows @scene.  @animate: what changed since the last time moves; else everything is there at
 * once. */
void fh_table_view_show (FhTableView *self, const FhTableScene *scene, gboolean animate);

/* Takes everything off the table. */
void fh_table_view_clear (FhTableView *self);

/* The own hand, to which the table belongs as parent. */
FhHandView *fh_table_view_get_hand (FhTableView *self);

/* The cards of @seat that lie open, or NULL. */
FhCardRow *fh_table_view_get_open (FhTableView *self, int seat);

/* The dummy that lies on @seat, or NULL; and the widget of the own one, which is there, unseen, at
 * every table. */
FhDummyView *fh_table_view_get_dummy (FhTableView *self, int seat);
FhDummyView *fh_table_view_get_own_dummy (FhTableView *self);

/* Lays @panel in the middle; NULL takes it away.  The table owns it as child meanwhile.  One that
 * is not visible takes no room. */
void fh_table_view_set_panel (FhTableView *self, GtkWidget *panel);
GtkWidget *fh_table_view_get_panel (FhTableView *self);

/* How high the panel would be if it showed all that it can, or 0 where that is as high as it is:
 * hands that are only looked at give way to that. */
void fh_table_view_set_whole_height (FhTableView *self, int height);

/* Lays @foot along the lower edge, in a place that follows from the size of the table alone; NULL
 * takes it away.  The table owns it as child meanwhile. */
void fh_table_view_set_foot (FhTableView *self, GtkWidget *foot);
GtkWidget *fh_table_view_get_foot (FhTableView *self);

/* The line above the hand, or NULL. */
void fh_table_view_set_prompt (FhTableView *self, const char *text);

/* Shows @text over the table for a while; NULL takes it away.  @help is the page of the help about
 * it, "page" or "page#section", to which a button leads; or NULL. */
void fh_table_view_set_notice (FhTableView *self, const char *text, const char *help);

/* The page about what was shown last, even when it is not to be seen any more; or NULL. */
const char *fh_table_view_get_rule (FhTableView *self);

/* Whether the button to go on stands in place of the prompt.  If it @stays it takes the focus when
 * the focus was in the hand or nowhere; one that goes again by itself leaves it there. */
void fh_table_view_set_continue (FhTableView *self, gboolean is_offered, gboolean stays);

/* Moves the focus to that button; FALSE when it is not there. */
gboolean fh_table_view_focus_continue (FhTableView *self);

/* The question that can stand in place of the prompt and of that button; and shows it there or
 * takes it away. */
FhLawsBar *fh_table_view_get_question (FhTableView *self);
void fh_table_view_set_question (FhTableView *self, gboolean is_asked);

/* What can be offered over the line above the hand; shows it there or not, and moves nothing else
 * for it. */
FhLawsBar *fh_table_view_get_offer (FhTableView *self);
void fh_table_view_set_offer (FhTableView *self, gboolean is_offered);

/* The button with what the laws of the table allow; and whether it is there. */
GtkWidget *fh_table_view_get_laws_button (FhTableView *self);
void fh_table_view_set_laws (FhTableView *self, gboolean has_laws);

/* The widget of the buttons at the end of the prompt, to point popovers at. */
GtkWidget *fh_table_view_get_last_trick_button (FhTableView *self);
void fh_table_view_set_tools (FhTableView *self, gboolean last_trick, gboolean log);

/* Takes over what @settings say of felt, speed, the order of the hand, letters and inks, from the
 * next time on that it shows something. */
void fh_table_view_read_settings (FhTableView *self, FhSettings *settings);

/* The colour of the felt: "green", "blue", "burgundy" or "slate". */
void fh_table_view_set_felt (FhTableView *self, const char *felt);

/* How long a card takes, in milliseconds; 0: everything jumps. */
void fh_table_view_set_duration (FhTableView *self, guint duration);

/* In which order the hand is held. */
void fh_table_view_set_order (FhTableView *self, FhHandOrder order);

/* Whether what stands beside the middle for the right hand to reach, the score and the tools,
 * stands for the left one: on the other side, and what stood there in its place. */
void fh_table_view_set_left_handed (FhTableView *self, gboolean is_left_handed);

/* The height and the width that a panel in the middle can have, in pixels. */
int fh_table_view_get_room (FhTableView *self);
int fh_table_view_get_room_width (FhTableView *self);

/* Whether a card of the trick has not come to its place yet. */
gboolean fh_table_view_is_played_to (FhTableView *self);

/* Whether it is told who plays what, or cards are on their way, or a trick lies there that will go
 * to its winner: what comes after that has to wait. */
gboolean fh_table_view_is_busy (FhTableView *self);

/* Has everything be where it goes. */
void fh_table_view_finish_motion (FhTableView *self);

/* How far below the upper edge a message of @width by @height pixels, in the middle, lies where it
 * covers nothing; where all is full, rather other players and the boxes than what is to be pressed
 * or read. */
int fh_table_view_find_free (FhTableView *self, int width, int height);

/* Where the card of @seat lies, and its place, in the coordinates of the table; for tests. */
gboolean fh_table_view_get_slot (FhTableView *self, int seat, graphene_rect_t *box);
GtkWidget *fh_table_view_get_place (FhTableView *self, int seat);
