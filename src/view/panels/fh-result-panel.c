/* fh-result-panel.c: how a deal or the game has ended.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-result-panel.h"

#include <glib/gi18n.h>

#include "fh-bird.h"
#include "fh-card-row.h"
#include "fh-config.h"
#include "fh-hand-order.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-panel.h"
#include "fh-result-grid.h"
#include "fh-score-curve.h"
#include "fh-table-panel.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* The width of a card that nobody held at the end, in pixels. */
#define PILE_CARD 40

struct _FhResultPanel
{
  GtkBox parent_instance;

  GtkWidget *body;
  GtkWidget *bird;
  GtkWidget *verdict; /* heading and gain */
  GtkWidget *heading;
  GtkWidget *gain;
  GtkWidget *text;
  GtkWidget *numbers; /* of the person and of the experts */
  GtkWidget *own_points;
  GtkWidget *experts_points;
  GtkWidget *compared;
  GtkWidget *cost;
  GtkWidget *curve;
  GtkWidget *grid;
  GtkWidget *piles;
  GtkWidget *more;
  GtkWidget *review;
  GtkWidget *same_deal;
  GtkWidget *sheet;
  GtkWidget *copy_result;
  GtkWidget *new_game;
  GtkWidget *laws;
  GtkWidget *challenge;

  char *prompt;  /* who won the trick that is looked at, or NULL */
  unsigned said; /* which parts have something to say, bit by bit */
  int card_width;
};

/* What is left out where there is little room, in that order: the score and the buttons stay. */
enum
{
  PART_CURVE,
  PART_PILES,
  PART_COST,
  PART_COMPARED,
  PART_TEXT,
  PART_GAIN,
  N_PARTS,
};

static void fh_result_panel_iface_init (FhTablePanelInterface *iface);

G_DEFINE_FINAL_TYPE_WITH_CODE (FhResultPanel,
                               fh_result_panel,
                               GTK_TYPE_BOX,
                               G_IMPLEMENT_INTERFACE (FH_TYPE_TABLE_PANEL,
                                                      fh_result_panel_iface_init))

/* Who does something need not wait for what is on its way. */
static void
hurry_cb (FhResultPanel *self)
{
  fh_result_grid_hurry (FH_RESULT_GRID (self->grid));
  fh_bird_skip (FH_BIRD (self->bird));
}

static void
fh_result_panel_class_init (FhResultPanelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FH_HOLDS (klass, FhResultPanel, prompt, g_free);

  gtk_widget_class_set_template_from_resource (widget_class,
                                               FH_RESOURCE_PATH "/ui/fh-result-panel.ui");
  g_type_ensure (FH_TYPE_BIRD);
  g_type_ensure (FH_TYPE_PANEL_BODY);
  g_type_ensure (FH_TYPE_RESULT_GRID);
  g_type_ensure (FH_TYPE_SCORE_CURVE);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, body);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, bird);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, verdict);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, heading);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, gain);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, text);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, numbers);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, own_points);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, experts_points);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, compared);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, curve);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, grid);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, piles);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, more);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, review);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, same_deal);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, sheet);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, copy_result);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, new_game);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, laws);
  gtk_widget_class_bind_template_child (widget_class, FhResultPanel, challenge);

  fh_panel_class_init (widget_class);
}

static void
fh_result_panel_init (FhResultPanel *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->card_width = PILE_CARD;
  gtk_widget_init_template (GTK_WIDGET (self));
  gtk_event_controller_set_propagation_phase (GTK_EVENT_CONTROLLER (click), GTK_PHASE_CAPTURE);
  fh_connect (click, "pressed", hurry_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
  gtk_widget_set_layout_manager (self->verdict, fh_wrap_layout_new (FH_WRAP_CENTER, 12));
  /* Translators: on the points of a person and of experts, which are compared. */
  fh_widget_set_tooltip (self->numbers, _ ("Less the points of the opponents who got the most"));
  gtk_widget_set_layout_manager (self->numbers, fh_wrap_layout_new (FH_WRAP_CENTER, 16));
  self->cost = fh_help_label_new ();
  gtk_label_set_justify (GTK_LABEL (self->cost), GTK_JUSTIFY_CENTER);
  gtk_label_set_xalign (GTK_LABEL (self->cost), 0.5);
  gtk_label_set_max_width_chars (GTK_LABEL (self->cost), 48);
  gtk_widget_add_css_class (self->cost, "text");
  gtk_widget_add_css_class (self->cost, "cost");
  gtk_box_insert_child_after (GTK_BOX (gtk_widget_get_parent (self->compared)), self->cost,
                              self->compared);
  gtk_widget_set_layout_manager (self->piles, fh_wrap_layout_new (FH_WRAP_CENTER, 12));
  gtk_widget_set_layout_manager (self->laws, fh_wrap_layout_new (FH_WRAP_FILL, 6));
  gtk_widget_set_layout_manager (self->more, fh_wrap_layout_new (FH_WRAP_FILL, 6));
}

GtkWidget *
fh_result_panel_new (void)
{
  return g_object_new (FH_TYPE_RESULT_PANEL, NULL);
}

void
fh_result_panel_set_card_width (FhResultPanel *self, int width)
{
  g_return_if_fail (FH_IS_RESULT_PANEL (self));

  self->card_width = MAX (width, PILE_CARD);
  for (GtkWidget *pile = gtk_widget_get_first_child (self->piles); pile != NULL;
       pile = gtk_widget_get_next_sibling (pile))
    fh_card_row_set_card_width (FH_CARD_ROW (gtk_widget_get_last_child (pile)), self->card_width);
}

/* Notes whether part number @part has something to say. */
static void
set_said (FhResultPanel *self, int part, gboolean is_said)
{
  self->said = (self->said & ~(1u << part)) | (is_said ? 1u << part : 0);
}

/* Shows the parts that have something to say, but not the first @n. */
static void
leave_out (FhResultPanel *self, int n)
{
  GtkWidget *const parts[N_PARTS] = {
    [PART_CURVE] = self->curve,       [PART_PILES] = self->piles, [PART_COST] = self->cost,
    [PART_COMPARED] = self->compared, [PART_TEXT] = self->text,   [PART_GAIN] = self->gain,
  };

  for (int i = 0; i < N_PARTS; i++)
    gtk_widget_set_visible (parts[i], i >= n && (self->said & 1u << i));
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
  row = fh_card_row_new (self->card_width);
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
  set_said (self, PART_PILES, is_shown);
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

static void
update_buttons (FhResultPanel *self, const FhPanelMoment *moment)
{
  const FhTable *table = moment->scene.table;
  gboolean has_review =
      moment->offers_review && !fh_table_is_dealt_again (table) && !moment->is_past;

  gtk_widget_set_visible (self->laws, table->rules.laws != FH_LAWS_STRICT && !table->thrown_in
                                          && !moment->is_past);
  gtk_widget_set_visible (self->challenge, table->entry.entered != 0);
  /* A deal that was thrown in has changed nothing, and the box of the score opens it, too. */
  gtk_widget_set_visible (self->sheet, !table->thrown_in);
  gtk_widget_set_visible (self->new_game, moment->hold == FH_HOLD_GAME);
  /* Both buttons are about the last deal only. */
  gtk_widget_set_visible (self->review, has_review);
  gtk_widget_set_visible (self->same_deal, has_review);
  fh_panel_wrap_buttons (GTK_WIDGET (self));
}

static void
show_line (FhResultPanel *self, int part, GtkWidget *label, const char *text)
{
  set_said (self, part, text != NULL);
  gtk_label_set_text (GTK_LABEL (label), text != NULL ? text : "");
}

/* @points, large, beside the @name of who got them; of who is still playing, that they are not
 * known. */
static void
show_points (GtkWidget *label, const char *name, gboolean is_known, int points)
{
  g_autofree char *gain = is_known ? fh_table_gain (points) : g_strdup ("…");
  g_autofree char *markup =
      g_markup_printf_escaped ("<span size=\"50%%\">%s</span> %s", name, gain);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  fh_widget_set_class (label, "negative", is_known && points < 0);
}

/* A deal by number: who did better, and how.  All of it has its place before the experts have
 * played it, so that nothing moves while somebody reads. */
static void
show_compared (FhResultPanel *self, const FhPanelMoment *moment)
{
  g_autofree char *text = NULL;

  gtk_widget_set_visible (self->numbers, moment->compared != NULL);
  gtk_widget_set_visible (self->copy_result, moment->compared != NULL);
  if (moment->compared != NULL)
    text = g_strconcat (moment->compared, moment->has_experts ? "" : "\n", NULL);
  show_line (self, PART_COMPARED, self->compared, text);
  /* Translators: before the points of the person, "You +330", beside those of the experts. */
  show_points (self->own_points, C_ ("compared", "You"), TRUE, moment->own_points);
  /* Translators: likewise: "Experts −280". */
  show_points (self->experts_points, C_ ("compared", "Experts"), moment->has_experts,
               moment->experts_points);
}

/* What the deal brought to the side of the person, who sees first whether it was good: points that
 * another side had more of are no gain. */
static void
show_gain (FhResultPanel *self, const FhPanelMoment *moment)
{
  const FhTable *table = moment->scene.table;
  int person = moment->scene.person;
  int points = person >= 0 ? table->points[table->rules.side_of[person]] : 0;
  gboolean is_lesser = FALSE;
  g_autofree char *gain = fh_table_gain (points);

  for (int side = 0; side < table->rules.n_sides; side++)
    is_lesser |= table->points[side] > points;
  show_line (self, PART_GAIN, self->gain,
             moment->hold != FH_HOLD_GAME && person >= 0 && !table->thrown_in
                     && moment->compared == NULL
                 ? gain
                 : NULL);
  fh_widget_set_class (self->gain, "negative", points < 0);
  fh_widget_set_class (self->gain, "lesser", is_lesser && points >= 0);
}

/* What the kookaburra makes of it. */
static FhBirdPose
pose_of (const FhPanelMoment *moment)
{
  const FhScene *scene = &moment->scene;
  const FhTable *table = scene->table;

  if (scene->person < 0 || table->thrown_in)
    return FH_BIRD_NONE;
  if (moment->hold == FH_HOLD_GAME)
    return table->winners == 0                                          ? FH_BIRD_NONE
           : table->winners & 1u << table->rules.side_of[scene->person] ? FH_BIRD_SITS
                                                                        : FH_BIRD_HIDES;
  if (!table->made || !fh_seats_have (fh_table_bidders (table), scene->person))
    return FH_BIRD_NONE;
  if (fh_table_is_misere (table) && fh_scene_contract_tricks (scene) == 0)
    return FH_BIRD_PEEPS;
  return fh_scene_contract_tricks (scene) == FH_N_TRICKS ? FH_BIRD_LAUGHS : FH_BIRD_NONE;
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

  heading = moment->hold == FH_HOLD_GAME ? fh_sentence_game_heading (scene)
                                         : fh_sentence_deal_heading (scene);
  gtk_label_set_text (GTK_LABEL (self->heading), heading);
  if (table->entry.entered && !table->thrown_in)
    text = g_strconcat (*lines, "\n",
                        _ ("These points were written down by hand. Anybody may challenge them "
                           "until the first bid of the next deal."),
                        NULL);
  gtk_label_set_text (GTK_LABEL (self->text), text != NULL ? text : *lines);
  /* Where it is not said below, it stands in the box of the contract: the hands need the room. */
  set_said (self, PART_TEXT, text != NULL || moment->compared == NULL);
  show_gain (self, moment);
  fh_bird_set_pose (FH_BIRD (self->bird), pose_of (moment));
  fh_result_grid_update (FH_RESULT_GRID (self->grid), scene);
  set_said (self, PART_CURVE, moment->deals != NULL);
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
  show_compared (self, moment);
  set_said (self, PART_COST, moment->cost != NULL);
  fh_help_label_set (GTK_LABEL (self->cost), moment->cost, moment->lesson);
  gtk_widget_set_visible (self->grid, !moment->scene.table->thrown_in);
  /* What is looked at has the room. */
  gtk_widget_set_visible (GTK_WIDGET (self), moment->look == FH_LOOK_RESULT);
  if (moment->look != FH_LOOK_RESULT)
    hurry_cb (self);
  g_clear_pointer (&self->prompt, g_free);
  if (moment->look >= FH_LOOK_FIRST_TRICK)
    self->prompt = fh_sentence_trick (&moment->looked_at);
  update_piles (self, moment);
  update_buttons (self, moment);
  fh_widget_describe (GTK_WIDGET (self), gtk_label_get_text (GTK_LABEL (self->heading)), all);
  fh_table_panel_fit (panel);
}

/* The bird is the first to give way, then one part after another; where there is no room for the
 * score the words are scrolled, and where there is none for the buttons all is. */
static FhPanelForm
fh_result_panel_set_form (FhTablePanel *panel, guint n)
{
  /* The first two are for the bird; then there is each with the ends of the bars and without. */
  const guint first = 2, least = first + 2 * (N_PARTS + 1), scrolled = least + 1;
  FhResultPanel *self = FH_RESULT_PANEL (panel);
  FhPanelForm form = n < least    ? FH_PANEL_FORM_WHOLE
                     : n == least ? FH_PANEL_FORM_LEAST
                                  : FH_PANEL_FORM_SCROLLED;

  if (n > scrolled)
    return FH_PANEL_FORM_NONE;
  gtk_widget_set_visible (self->bird,
                          n < first && fh_bird_get_pose (FH_BIRD (self->bird)) != FH_BIRD_NONE);
  /* A small one is no higher than the words beside it. */
  fh_widget_set_class (self->bird, "small", n > 0);
  /* What the deal brought is in sight wherever the score itself may not be. */
  leave_out (self, n < first || n == scrolled ? 0
                   : n == least               ? PART_GAIN
                                              : MIN ((int) (n - first) / 2, N_PARTS));
  fh_result_grid_set_narrow (FH_RESULT_GRID (self->grid), n >= first && (n >= least || n % 2 == 1));
  fh_panel_body_set_whole (FH_PANEL_BODY (self->body), form == FH_PANEL_FORM_SCROLLED);
  return form;
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
