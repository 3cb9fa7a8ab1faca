/* fh-table-panel.h: what all panels in the middle of the table can do.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <gtk/gtk.h>

#include "fh-deal.h"
#include "fh-game.h"
#include "fh-sentences.h"

/* How a deal that is over can be looked at.  Behind these come its tricks, one by one. */
enum
{
  FH_LOOK_RESULT,      /* what it scored; the hands beside that where there is room */
  FH_LOOK_DEALT,       /* the hands as they were dealt */
  FH_LOOK_FIRST_TRICK, /* that trick; the second one is the next number */
};

/* What a deal belongs to, from which follows what comes after it. */
typedef enum
{
  FH_DEAL_IN_GAME,
  FH_DEAL_ALONE, /* one by number: nothing comes after it */
  FH_DEAL_IN_CHALLENGE,
  FH_DEAL_LAST_IN_CHALLENGE,
} FhDealPlace;

/* What a panel is told of the game. */
typedef struct
{
  FhScene scene;
  FhLegal legal;          /* what can be done */
  gboolean waits;         /* for somebody else than the person */
  gboolean tells_calls;   /* what calls mean is told where one points at them */
  FhHold hold;            /* what the game waits with */
  const FhCut *cut;       /* for the first deal, or NULL */
  gboolean offers_review; /* of the deal that is over */
  const FhState *open;    /* all cards of the deal that is over, or NULL */
  guint n_looks;          /* the looks that can be taken at it, or 0, and which of them is taken */
  guint look;
  FhScene looked_at;    /* the table in that look */
  gboolean is_past;     /* the deal is one before the last: one goes back from it */
  const char *compared; /* what is told of a deal by number that is over, or NULL */
  int own_points; /* of such a deal: what it brought the person, less what the opponents got */
  gboolean has_experts; /* likewise, it is known what it brought the experts */
  int experts_points;
  const char *cost;   /* what the person's decisions in the last deal cost, "" until it is known; or
                       * NULL */
  const char *lesson; /* a link to the lesson on that, or NULL */
  FhDealPlace place;  /* of the deal that is over */
  GArray *deals;      /* FhTable, of the game that is over as of fh_game_dup_deals(), or NULL */
} FhPanelMoment;

/* Whether a panel has a form, and how it has to fit. */
typedef enum
{
  FH_PANEL_FORM_NONE,     /* there is none: the one before is the smallest */
  FH_PANEL_FORM_WHOLE,    /* in width and height */
  FH_PANEL_FORM_LEAST,    /* likewise; but what its body says may be scrolled above its buttons */
  FH_PANEL_FORM_SCROLLED, /* in width; what is below is reached by scrolling */
} FhPanelForm;

#define FH_TYPE_TABLE_PANEL (fh_table_panel_get_type ())
G_DECLARE_INTERFACE (FhTablePanel, fh_table_panel, FH, TABLE_PANEL, GtkWidget)

/**
 * FhTablePanel:
 *
 * A widget that asks or shows something in the middle of the table.  Whoever lays it there tells it
 * of the moment and of the room, and moves the focus to it with gtk_widget_grab_focus(): a panel
 * that is not answered in itself refuses the focus.
 */
struct _FhTablePanelInterface
{
  GTypeInterface parent_iface;

  /* All of these may be left out by a panel that has no use for them. */
  void (*update) (FhTablePanel *self, const FhPanelMoment *moment);

  /* Takes the form number @form, the one that shows most being 0.  It is measured at once: style
   * classes may change lengths, but not fonts, which labels take over in the next frame. */
  FhPanelForm (*set_form) (FhTablePanel *self, guint form);

  const char *(*get_prompt) (FhTablePanel *self);
};

/* Shows what is so at @moment. */
void fh_table_panel_update (FhTablePanel *self, const FhPanelMoment *moment);

/* Tells the panel, which lies on the table already, how wide and high it can be, in pixels.  It
 * takes the first of its forms that fits, as measured; they go from the one that shows most to the
 * one that shows least.  At 0 by 0 it has all the room that it likes.  Before the first frame of a
 * panel its fonts are not known, so that it has to be told again after it. */
void fh_table_panel_set_room (FhTablePanel *self, int width, int height);

/* How high the panel is in the form that shows most, in pixels; 0 as long as it has all the room
 * that it likes. */
int fh_table_panel_get_whole_height (FhTablePanel *self);

/* What is to be said beside the panel, because it has no place for it itself; NULL for nothing.
 * (transfer none) */
const char *fh_table_panel_get_prompt (FhTablePanel *self);

/* --- For panels --- */

/* Looks again for the form that fits, in the room that @self was told: for what it shows needs
 * another place than before. */
void fh_table_panel_fit (FhTablePanel *self);
