/* fh-game-view-private.h: what the files of the game view share.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include "fh-card-art.h"
#include "fh-game-view.h"

G_BEGIN_DECLS

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
} FhPanelKind;

struct _FhGameView
{
  GtkWidget parent_instance;

  FhCardArt *art; /* shared, not owned */
  GtkWidget *scroller;
  FhTableView *table;
  FhHandView *hand;

  FhGame *game;
  FhSettings *settings;
  gboolean marks_legal;
  gboolean confirms_play;
  gboolean offers_review;
  guint duration;

  FhPanelKind panel_kind;
  int exchange;  /* which one the panel asks for */
  FhCard joker;  /* that awaits a suit, or FH_CARD_NONE */
  FhCard lifted; /* that awaits to be chosen once more, or FH_CARD_NONE */
  gboolean was_awaiting;
  gboolean keeps_notice; /* what is said holds when the turn comes to the person too */
  gboolean is_restored;  /* the next change is a jump */
  guint update_source;
  GtkWidget *popover;
};

/* Shows the game as it is now (fh-game-view.c). */
void fh_game_view_update (FhGameView *self, gboolean animate);

/* Puts the panel of the moment in the middle, or none (fh-game-view-panels.c). */
void fh_game_view_update_panel (FhGameView *self, const FhScene *scene);

/* The panel in which the declarer names partners (HC-089, HC-090), and the one in which he calls
 * cards (NZ-066, NZ-072) (fh-game-view-picks.c). */
GtkWidget *fh_game_view_new_partner_panel (FhGameView *self, const FhScene *scene);
GtkWidget *fh_game_view_new_call_panel (FhGameView *self, const FhScene *scene);

/* Does @action for the person, or says why not (fh-game-view-panels.c). */
void fh_game_view_act (FhGameView *self, const FhAction *action);

/* A card of the hand was activated (fh-game-view-panels.c). */
void fh_game_view_card_activated (FhGameView *self, guint card);

/* More lifted cards, or fewer (fh-game-view-panels.c). */
void fh_game_view_chosen_changed (FhGameView *self);
void fh_game_view_overfull (FhGameView *self);

/* Installs the actions and keys that speak and look back (fh-game-view-speak.c). */
void fh_game_view_install_speech (GtkWidgetClass *widget_class);
void fh_game_view_add_keys (FhGameView *self);

/* Follows what @game says happens, aloud (fh-game-view-speak.c). */
void fh_game_view_listen (FhGameView *self, FhGame *game);

/* The hand, or the own dummy when it is to be played from. */
GtkWidget *fh_game_view_get_cards (FhGameView *self);

/* Whether the focus may be moved: it is on the table, or nowhere. */
gboolean fh_game_view_may_focus (FhGameView *self);

G_END_DECLS
