/* fh-result-panel.c: how a deal or the game has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-result-panel.h"

#include <adwaita.h>
#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-compat.h"
#include "fh-config.h"
#include "fh-hand-order.h"
#include "fh-panel.h"
#include "fh-score-curve.h"
#include "fh-table-panel.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* The width of a card that nobody held at the end, in pixels. */
#define PILE_CARD 40

/* Pixels between the columns, and where there is little room. */
#define BETWEEN     16
#define LITTLE_ROOM 6

/* As many letters of a side's name stand on a line at least: a short one is not broken. */
#define LEAST_LETTERS 3

/* How long a total is on its way, in milliseconds. */
#define COUNTING 900

struct _FhResultPanel
{
  GtkBox parent_instance;

  GtkWidget *body;
  GtkWidget *verdict; /* heading and gain */
  GtkWidget *heading;
  GtkWidget *gain;
  GtkWidget *text;
  GtkWidget *compared;
  GtkWidget *cost;
  GtkWidget *curve;
  GtkWidget *grid;
  GtkWidget *piles;
  GtkWidget *ways;
  GtkWidget *stepper;
  GtkWidget *step_earlier;
  GtkWidget *step_label;
  GtkWidget *step_later;
  GtkWidget *next;
  GtkWidget *play_again;
  GtkWidget *more;
  GtkWidget *review;
  GtkWidget *same_deal;
  GtkWidget *new_game;
  GtkWidget *laws;
  GtkWidget *challenge;

  char *prompt;                         /* who won the trick that is looked at, or NULL */
  char *counted;                        /* the result whose sides stand in the grid, or NULL */
  AdwAnimation *counting[FH_MAX_SEATS]; /* a side */
};

static void fh_result_panel_iface_init (FhTablePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FhResultPanel,
                               fh_result_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL,
                                                      fh_result_panel_iface_init))

/* On the button to go on with. */
static gboolean
fh_result_panel_grab_focus (GtkWidget *widget)
{
  FhResultPanel *self = FH_RESULT_PANEL (widget);

  return gtk_widget_grab_focus (gtk_widget_get_visible (self->next) ? self->next
                                                                    : self->play_again);
}

/* The arrow keys step through the deal, wherever in the panel the focus is. */
static gboolean
step_cb (GtkWidget *widget, GVariant *by, gpointer user_data)
{
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  gboolean is_later = (g_variant_get_int32 (by) > 0) != is_rtl;

  return gtk_widget_get_visible (FH_RESULT_PANEL (widget)->stepper)
         && gtk_widget_activate_action (widget, is_later ? "table.later" : "table.earlier", NULL);
}

/* Before the bars go, which what moves them must not outlive. */
static void
stop_counting (FhResultPanel *self)
{
  for (int side = 0; side < FH_MAX_SEATS; side++)
    if (self->counting[side] != NULL)
      {
        adw_animation_pause (self->counting[side]);
        g_clear_object (&self->counting[side]);
      }
}

static void
fh_result_panel_dispose (GObject *object)
{
  stop_counting (FH_RESULT_PANEL (object));
  G_OBJECT_CLASS (fh_result_panel_parent_class)->dispose (object);
}

static void
fh_result_panel_finalize (GObject *object)
{
  g_free (FH_RESULT_PANEL (object)->prompt);
  g_free (FH_RESULT_PANEL (object)->counted);
  G_OBJECT_CLASS (fh_result_panel_parent_class)->finalize (object);
}

static void
fh_result_panel_class_init (FhResultPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FH_RESOURCE_PATH "/ui/fh-result-panel.ui");
  g_type_ensure (FH_TYPE_PANEL_BODY);
  g_type_ensure (FH_TYPE_SCORE_CURVE);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, body);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, gain);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, text);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, compared);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, cost);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, curve);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, grid);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, piles);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, ways);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, stepper);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, step_earlier);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, step_label);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, step_later);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, next);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, play_again);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, more);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, review);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, same_deal);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, new_game);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, laws);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, challenge);

  /* As they point, in either direction of text. */
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Left, 0, step_cb, "i", -1);
  gtk_widget_class_add_binding (widget_class, GDK_KEY_Right, 0, step_cb, "i", 1);

  G_OBJECT_CLASS (klass)->dispose = fh_result_panel_dispose;
  G_OBJECT_CLASS (klass)->finalize = fh_result_panel_finalize;
  widget_class->grab_focus = fh_result_panel_grab_focus;
  fh_panel_class_init (widget_class);
}

static void
fh_result_panel_init (FhResultPanel *self)
{
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_widget_set_layout_manager (self->verdict, fh_wrap_layout_new (FH_WRAP_CENTER, 12));
  gtk_widget_set_layout_manager (self->piles, fh_wrap_layout_new (FH_WRAP_CENTER, 12));
  gtk_widget_set_layout_manager (self->laws, fh_wrap_layout_new (FH_WRAP_FILL, 6));
  gtk_widget_set_layout_manager (self->more, fh_wrap_layout_new (FH_WRAP_FILL, 6));
  /* An icon says nothing to who cannot see it. */
  fh_widget_set_name (self->step_earlier, gtk_widget_get_tooltip_text (self->step_earlier));
  fh_widget_set_name (self->step_later, gtk_widget_get_tooltip_text (self->step_later));
}

GtkWidget *
fh_result_panel_new (void)
{
  return g_object_new (FH_TYPE_RESULT_PANEL, NULL);
}

/* Names and headings are wrapped where there is little room; numbers never. */
static GtkWidget *
attach (FhResultPanel *self, const char *text, const char *style_class, int column, int row)
{
  GtkWidget *label = gtk_label_new (text);

  if (*text == '\0')
    fh_widget_set_name (label, "");

  gtk_widget_add_css_class (label, style_class);
  gtk_label_set_xalign (GTK_LABEL (label), column == 0 ? 0 : 1);
  gtk_label_set_justify (GTK_LABEL (label), column == 0 ? GTK_JUSTIFY_LEFT : GTK_JUSTIFY_RIGHT);
  gtk_label_set_wrap (GTK_LABEL (label), column == 0 || row == 0);
  gtk_label_set_wrap_mode (GTK_LABEL (label), column == 0 ? PANGO_WRAP_WORD_CHAR : PANGO_WRAP_WORD);
  if (column == 0)
    gtk_label_set_width_chars (GTK_LABEL (label),
                               MIN ((int) g_utf8_strlen (text, -1), LEAST_LETTERS));
  gtk_widget_set_hexpand (label, column == 0);
  gtk_grid_attach (GTK_GRID (self->grid), label, column, row, 1, 1);

  return label;
}

/* Once, when it is first seen. */
static void
count_cb (AdwAnimation *animation)
{
  if (adw_animation_get_state (animation) != ADW_ANIMATION_IDLE)
    return;
  if (fh_reduced_motion (adw_animation_get_widget (animation)))
    adw_animation_skip (animation);
  else
    adw_animation_play (animation);
}

/* Beside a side: how far its total is from losing to winning the game, and how it gets there by
 * this deal.  It says nothing that the numbers do not. */
static void
attach_bar (FhResultPanel *self, const FhTable *table, int side)
{
  int least = table->rules.bog ? FH_BOG : 0;
  int most = table->rules.target;
  int total = CLAMP (table->totals[side], least, most) - least;
  int before = CLAMP (table->totals[side] - table->points[side], least, most) - least;
  GtkWidget *bar = gtk_level_bar_new_for_interval (0, most - least);
  AdwAnimation *animation = adw_timed_animation_new (
      bar, before, total, COUNTING, adw_property_animation_target_new (G_OBJECT (bar), "value"));

  gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW, -least);
  gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_HIGH, most - least);
  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), before);
  gtk_accessible_update_state (GTK_ACCESSIBLE (bar), GTK_ACCESSIBLE_STATE_HIDDEN, TRUE, -1);
  g_signal_connect_object (bar, "map", G_CALLBACK (count_cb), animation, G_CONNECT_SWAPPED);
  self->counting[side] = animation;
  gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (bar, TRUE);
  gtk_grid_attach (GTK_GRID (self->grid), bar, 1, side + 1, 1, 1);
}

/* A row for each side: tricks, points of this deal, total. */
static void
update_grid (FhResultPanel *self, const FhScene *scene, const char *result)
{
  const FhTable *table = scene->table;
  g_autoptr (GString) counted = g_string_new (result);
  GtkWidget *child;

  g_string_append_printf (counted, " %u", table->n_deals);
  for (int side = 0; side < table->rules.n_sides; side++)
    g_string_append_printf (counted, " %d%s", fh_table_side_tricks (table, side),
                            fh_table_is_circled (table, side) ? "o" : "");
  if (g_strcmp0 (self->counted, counted->str) == 0)
    return;
  g_free (self->counted);
  self->counted = g_strdup (counted->str);
  stop_counting (self);

  while ((child = gtk_widget_get_first_child (self->grid)) != NULL)
    gtk_grid_remove (GTK_GRID (self->grid), child);

  attach (self, "", "column", 0, 0);
  /* Translators: columns of the result of a deal: tricks won, points of this deal, points so far.
   */
  attach (self, _ ("Tricks"), "column", 2, 0);
  attach (self, _ ("This deal"), "column", 3, 0);
  attach (self, _ ("Total"), "column", 4, 0);
  for (int side = 0; side < table->rules.n_sides; side++)
    {
      GtkWidget *label;
      g_autofree char *name = fh_sentence_side (scene, side, TRUE);
      g_autofree char *tricks = g_strdup_printf ("%d", fh_table_side_tricks (table, side));
      g_autofree char *points = fh_table_points (table->points[side]);
      g_autofree char *total = fh_table_points (table->totals[side]);

      attach (self, name, "side", 0, side + 1);
      attach (self, tricks, "number", 2, side + 1);
      attach (self, points, "number", 3, side + 1);
      label = attach (self, total, "total", 4, side + 1);
      fh_widget_set_class (label, "circled", fh_table_is_circled (table, side));
      if (table->rules.deals == 0)
        attach_bar (self, table, side);
    }
}

/* Cards that were in no hand at the end, under what they are. */
static void
add_pile (FhResultPanel *self, const char *title, FhCardSet pile, int trump)
{
  GtkWidget *box, *label, *row;
  FhCard cards[FH_N_CARDS];
  int n = fh_hand_order (pile, trump, FH_HAND_HIGH_FIRST, NULL, 0, cards);
  g_autofree char *sentence = fh_sentence_pile (title, pile);

  if (n == 0)
    return;
  box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  label = fh_label_new (title, FH_LABEL_CENTRED, "column");
  row = fh_card_row_new (PILE_CARD);
  gtk_widget_set_halign (row, GTK_ALIGN_CENTER);
  fh_card_row_set_cards (FH_CARD_ROW (row), cards, n, trump);
  fh_widget_set_name (row, sentence);
  gtk_box_append (GTK_BOX (box), label);
  gtk_box_append (GTK_BOX (box), row);
  gtk_box_append (GTK_BOX (self->piles), box);
}

/* The kitty, what was put away for it, and the cards that nobody held: they lie open now, and not
 * before (HC-082). */
static void
update_piles (FhResultPanel *self, const FhPanelMoment *moment)
{
  const FhTable *table = moment->scene.table;
  int trump = fh_table_is_trick_contract (table) ? (int) fh_table_trump (table) : -1;
  const FhState *open = moment->open;
  gboolean is_shown = open != NULL && moment->look == FH_LOOK_RESULT;

  fh_box_clear (self->piles);
  gtk_widget_set_visible (self->piles, is_shown);
  if (!is_shown)
    return;

  /* Translators: above the cards of the kitty as it was dealt, after a deal. */
  add_pile (self, _ ("The kitty"), open->dealt_kitty, trump);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      g_autofree char *name = fh_sentence_seat (&moment->scene, seat);
      g_autofree char *title =
          seat == moment->scene.person
              /* Translators: above the cards that the person discarded, after a deal. */
              ? g_strdup (_ ("Put away by you"))
              /* Translators: above the cards that a player, %s, discarded, after a deal. */
              : g_strdup_printf (_ ("Put away by %s"), name);

      add_pile (self, title, open->discards[seat], trump);
    }
  add_pile (self,
            table->rules.dead_first
                /* Translators: above ten cards that were dealt to nobody, after a deal. */
                ? _ ("The dead hand")
                /* Translators: above ten cards that were not dealt, after a deal. */
                : _ ("The cards that nobody had"),
            open->dead, trump);
}

/* Which look is taken at the deal. */
static void
update_stepper (FhResultPanel *self, const FhPanelMoment *moment)
{
  g_autofree char *text = NULL;

  if (moment->look == FH_LOOK_RESULT && moment->is_past)
    /* Translators: the number of a deal in its game. */
    text = g_strdup_printf (_ ("Deal %u"), moment->scene.table->n_deals);
  else if (moment->look == FH_LOOK_RESULT)
    /* Translators: between two buttons that step through a deal that is over: what it scored is
     * shown. */
    text = g_strdup (C_ ("stepping through a deal", "Result"));
  else if (moment->look == FH_LOOK_DEALT)
    /* Translators: likewise: the cards of all players are shown. */
    text = g_strdup (_ ("The hands as they were dealt"));
  else
    /* Translators: likewise: %1$u is the number of the trick that is shown, %2$u how many there
     * were. */
    text = g_strdup_printf (_ ("Trick %1$u of %2$u"), moment->look - FH_LOOK_FIRST_TRICK + 1,
                            moment->n_looks - FH_LOOK_FIRST_TRICK);
  gtk_label_set_text (GTK_LABEL (self->step_label), text);
  gtk_widget_set_visible (self->stepper, moment->n_looks > 0);
}

/* What the way on is called. */
static const char *
next_label (const FhPanelMoment *moment)
{
  if (moment->is_past)
    /* Translators: a button while a deal is looked at that was played long ago. */
    return _ ("Back to the Game");
  if (moment->ends_challenge)
    /* Translators: a button after the last deal of a challenge. */
    return _ ("Result of the Challenge");
  return moment->scene.table->due == FH_ACTION_NONE
             /* Translators: a button after the last deal of a game. */
             ? _ ("Result of the Game")
             /* Translators: a button after a deal. */
             : _ ("Next Deal");
}

static void
update_buttons (FhResultPanel *self, const FhPanelMoment *moment)
{
  const FhTable *table = moment->scene.table;
  gboolean is_over = moment->hold == FH_HOLD_GAME;

  gboolean is_stepping = moment->look != FH_LOOK_RESULT;

  gtk_widget_set_visible (self->laws, table->rules.laws != FH_LAWS_STRICT && !table->thrown_in
                                          && !is_stepping && !moment->is_past);
  gtk_widget_set_visible (self->challenge, table->entry.entered != 0);
  gtk_widget_set_visible (self->next, !is_over);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next),
                                  moment->is_past ? "table.back" : "table.continue");
  gtk_button_set_label (GTK_BUTTON (self->next), next_label (moment));
  gtk_widget_set_visible (self->play_again, is_over);
  /* Beside a trick there is room for little more than the way on. */
  gtk_widget_set_visible (self->more, !is_stepping);
  gtk_widget_set_visible (self->new_game, is_over);
  /* Of the last deal, both. */
  gtk_widget_set_visible (self->review,
                          moment->offers_review && !table->thrown_in && !moment->is_past);
  gtk_widget_set_visible (self->same_deal,
                          moment->offers_review && !table->thrown_in && !moment->is_past);
  fh_panel_wrap_buttons (GTK_WIDGET (self));
}

static void
show_line (GtkWidget *label, const char *text)
{
  gtk_widget_set_visible (label, text != NULL);
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
}

/* What the deal brought to the side of the person, who sees first whether it was good. */
static void
show_gain (FhResultPanel *self, const FhPanelMoment *moment)
{
  const FhTable *table = moment->scene.table;
  int person = moment->scene.person;
  int points = person >= 0 ? table->points[table->rules.side_of[person]] : 0;
  g_autofree char *gain = fh_table_gain (points);

  show_line (self->gain,
             moment->hold != FH_HOLD_GAME && person >= 0 && !table->thrown_in ? gain : NULL);
  fh_widget_set_class (self->gain, "negative", points < 0);
}

/* How the deal or the game ended.  The grid shows what the other lines of @result say. */
static void
update_result (FhResultPanel *self, const FhPanelMoment *moment, const char *result)
{
  const FhScene *scene = &moment->scene;
  const FhTable *table = scene->table;
  g_auto (GStrv) lines = g_strsplit (result, "\n", 2);
  g_autofree char *heading = NULL;
  g_autofree char *text = NULL;

  heading = moment->hold == FH_HOLD_GAME ? fh_sentence_game_result (scene)
                                         : fh_sentence_deal_heading (scene);
  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  if (table->entry.entered && !table->thrown_in)
    text = g_strconcat (*lines, "\n",
                        _ ("These points were written down by hand. Anybody may challenge them "
                           "until the first bid of the next deal."),
                        NULL);
  gtk_label_set_text (GTK_LABEL (self->text), text != NULL ? text : *lines);
  show_gain (self, moment);
  update_grid (self, scene, result);
  gtk_widget_set_visible (self->curve, moment->deals != NULL);
  if (moment->deals != NULL)
    fh_score_curve_update (FH_SCORE_CURVE (self->curve), scene, moment->deals);
}

static void
fh_result_panel_update (FhTablePanel *panel, const FhPanelMoment *moment)
{
  FhResultPanel *self = FH_RESULT_PANEL (panel);
  g_autofree char *result = fh_sentence_deal_result (&moment->scene);
  g_autofree char *all = moment->compared != NULL ? g_strjoin ("\n", result, moment->compared, NULL)
                                                  : g_strdup (result);

  update_result (self, moment, result);
  show_line (self->compared, moment->compared);
  show_line (self->cost, moment->cost);
  gtk_widget_set_visible (self->grid, !moment->scene.table->thrown_in);
  /* What is looked at has the room. */
  gtk_widget_set_visible (self->body, moment->look == FH_LOOK_RESULT);
  g_clear_pointer (&self->prompt, g_free);
  if (moment->look >= FH_LOOK_FIRST_TRICK)
    self->prompt = fh_sentence_trick (&moment->looked_at);
  update_piles (self, moment);
  update_stepper (self, moment);
  update_buttons (self, moment);
  fh_widget_describe (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->heading)), all);
  fh_table_panel_fit (panel);
}

/* The way on stands beside the steps, so that the hands keep room, and at a narrow table below
 * them; where not even the buttons have room, all is scrolled. */
static FhPanelForm
fh_result_panel_set_form (FhTablePanel *panel, guint n)
{
  static const struct
  {
    FhPanelForm form;
    gboolean is_flat;
  } forms[] = {
    { FH_PANEL_FORM_WHOLE, TRUE },     { FH_PANEL_FORM_WHOLE, FALSE },
    { FH_PANEL_FORM_LEAST, TRUE },     { FH_PANEL_FORM_LEAST, FALSE },
    { FH_PANEL_FORM_SCROLLED, FALSE },
  };
  FhResultPanel *self = FH_RESULT_PANEL (panel);

  if (n >= G_N_ELEMENTS (forms))
    return FH_PANEL_FORM_NONE;
  gtk_orientable_set_orientation (GTK_ORIENTABLE (self->ways), forms[n].is_flat
                                                                   ? GTK_ORIENTATION_HORIZONTAL
                                                                   : GTK_ORIENTATION_VERTICAL);
  gtk_widget_set_hexpand (self->stepper, forms[n].is_flat);
  gtk_grid_set_column_spacing (GTK_GRID (self->grid),
                               forms[n].form == FH_PANEL_FORM_SCROLLED ? LITTLE_ROOM : BETWEEN);
  fh_panel_body_set_whole (FH_PANEL_BODY (self->body), forms[n].form == FH_PANEL_FORM_SCROLLED);
  return forms[n].form;
}

static const char *
fh_result_panel_get_prompt (FhTablePanel *panel)
{
  return FH_RESULT_PANEL (panel)->prompt;
}

static void
fh_result_panel_iface_init (FhTablePanelInterface *iface)
{
  iface->set_form = fh_result_panel_set_form;
  iface->get_prompt = fh_result_panel_get_prompt;
  iface->update = fh_result_panel_update;
}
