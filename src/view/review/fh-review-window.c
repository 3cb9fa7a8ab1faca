/* fh-review-window.c: a deal that is over, looked at again.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-window-private.h"

#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-compat.h"
#include "fh-made.h"
#include "fh-panes.h"
#include "fh-practice-review.h"
#include "fh-style.h"
#include "fh-toasts.h"
#include "fh-widget.h"

G_DEFINE_FINAL_TYPE (FhReviewWindow, fh_review_window, FH_TYPE_DIALOG)

enum
{
  PROP_0,
  PROP_ALL_HANDS,
  PROP_NUMBERS,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

/* --- What comes to be known --- */

static void
known_cb (FhReviewWindow *self, guint step)
{
  const FhReviewStop *stop = fh_review_window_present_stop (self);

  if (self->trial == NULL && stop->kind == FH_STOP_STEP && stop->step == step)
    fh_review_window_show_stop (self, FALSE);
}

static void
cost_known_cb (FhReviewWindow *self, guint step)
{
  known_cb (self, step);
  if (self->mistakes == NULL && !fh_review_waits_for_own (self->review))
    fh_review_window_begin_walk (self);
}

static void
busy_cb (FhReviewWindow *self)
{
  if (self->trial == NULL)
    fh_review_step_view_update (FH_REVIEW_STEP_VIEW (self->step));
}

/* --- The contents --- */

/* The contract of the deal, or the deal by its number. */
static char *
dup_subtitle (FhReviewWindow *self)
{
  FhScene scene = fh_review_get_scene (self->review, fh_review_get_n_steps (self->review));
  g_autofree char *contract = fh_sentence_contract_short (&scene);

  if (*contract != '\0')
    return g_steal_pointer (&contract);
  /* Translators: the number of a deal in its game. */
  return g_strdup_printf (_ ("Deal %u"), fh_review_get_deal (self->review) + 1);
}

static GMenuModel *
make_menu (void)
{
  GMenu *menu = g_menu_new ();

  g_menu_append (menu, _ ("_Save with Notes As…"), "review.save");
  g_menu_append (menu, _ ("Save a P_icture of the Deal…"), "review.save-picture");
  g_menu_append (menu, _ ("Copy a Picture o_f the Deal"), "review.copy-picture");
  g_menu_append (menu, _ ("Re_view a Deal…"), "app.review");
  return G_MENU_MODEL (menu);
}

/* One that was opened through the accessibility bus is not pulled away, either. */
static void
menu_cb (FhReviewWindow *self)
{
  self->is_touched = TRUE;
}

static GtkWidget *
make_header (FhReviewWindow *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *menu_button = gtk_menu_button_new ();
  g_autoptr (GMenuModel) menu = make_menu ();
  g_autofree char *subtitle = dup_subtitle (self);

  self->title = adw_window_title_new (_ ("Review"), subtitle);
  self->back = fh_icon_button_new ("go-previous-symbolic", _ ("Back to the Review"), "review.back");
  gtk_widget_set_visible (self->back, FALSE);
  gtk_menu_button_set_icon_name (GTK_MENU_BUTTON (menu_button), "open-menu-symbolic");
  gtk_menu_button_set_menu_model (GTK_MENU_BUTTON (menu_button), menu);
  fh_connect (gtk_menu_button_get_popover (GTK_MENU_BUTTON (menu_button)), "map", menu_cb, self);
  gtk_widget_set_tooltip_text (menu_button, _ ("Menu"));
  fh_widget_set_name (menu_button, _ ("Menu"));
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->title);
  adw_header_bar_pack_start (ADW_HEADER_BAR (header), self->back);
  adw_header_bar_pack_end (ADW_HEADER_BAR (header), menu_button);
  return header;
}

static GtkWidget *
fh_review_window_build (FhDialog *dialog)
{
  FhReviewWindow *self = FH_REVIEW_WINDOW (dialog);
  GtkWidget *frame, *side;

  gtk_window_set_title (GTK_WINDOW (self), _ ("Review"));
  self->trial = NULL;
  /* The step that showed it is made anew. */
  g_clear_pointer (&self->looking, fh_asker_call_off);
  fh_review_window_stop_preparing (self);
  g_clear_object (&self->deal);
  g_clear_object (&self->about);
  self->main = adw_bin_new ();
  self->deal = g_object_ref_sink (fh_review_window_make_deal (self));
  self->about = g_object_ref_sink (fh_review_window_make_about (self));
  side = fh_review_window_make_side (self);
  adw_bin_set_child (ADW_BIN (self->main), self->deal);
  adw_bin_set_child (ADW_BIN (self->side), self->about);
  self->panes = fh_panes_new (FH_PANES_TEXT, self->main, side, self->settings);
  fh_connect (self->panes, "fitted", fh_review_window_share_side, self);
  fh_review_window_share_side (self);
  fh_review_window_add_keys (self, self->panes);
  frame = fh_dialog_frame (make_header (self), self->panes, FALSE);
  gtk_box_insert_child_after (GTK_BOX (frame), fh_review_window_make_unsaved (self),
                              gtk_widget_get_first_child (frame));
  gtk_box_append (GTK_BOX (frame), fh_compat_status_label_new (GTK_WINDOW (self)));
  self->toasts = fh_toasts_new (frame);
  fh_review_window_show_stop (self, FALSE);
  return self->toasts;
}

/* --- The window --- */

/* A note that nobody else keeps is not lost without a word. */
static gboolean
fh_review_window_close_request (GtkWindow *window)
{
  FhReviewWindow *self = FH_REVIEW_WINDOW (window);

  fh_review_step_view_keep_note (FH_REVIEW_STEP_VIEW (self->step));
  if (self->book == NULL && !self->may_close && fh_review_has_new_notes (self->review))
    {
      gtk_widget_set_visible (self->unsaved, TRUE);
      gtk_widget_child_focus (self->unsaved, GTK_DIR_TAB_FORWARD);
      fh_announce (GTK_WIDGET (self), _ ("Your notes on this deal are not saved."));
      return TRUE;
    }
  fh_review_window_stop_looking (self);
  fh_review_window_stop_preparing (self);
  fh_review_stop (self->review);
  return GTK_WINDOW_CLASS (fh_review_window_parent_class)->close_request (window);
}

static void
fh_review_window_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  FhReviewWindow *self = FH_REVIEW_WINDOW (object);

  switch (id)
    {
    case PROP_ALL_HANDS:
      g_value_set_boolean (value, self->all_hands);
      break;
    case PROP_NUMBERS:
      g_value_set_boolean (value, self->numbers);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
set_switch (FhReviewWindow *self, gboolean *is_on, gboolean value, GParamSpec *pspec)
{
  if (*is_on == value)
    return;
  *is_on = value;
  self->is_touched = TRUE;
  if (self->trial == NULL && self->table != NULL)
    fh_review_window_show_stop (self, FALSE);
  g_object_notify_by_pspec (G_OBJECT (self), pspec);
}

static void
fh_review_window_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FhReviewWindow *self = FH_REVIEW_WINDOW (object);

  switch (id)
    {
    case PROP_ALL_HANDS:
      set_switch (self, &self->all_hands, g_value_get_boolean (value), pspec);
      break;
    case PROP_NUMBERS:
      set_switch (self, &self->numbers, g_value_get_boolean (value), pspec);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
settings_cb (FhReviewWindow *self)
{
  fh_table_view_read_settings (FH_TABLE_VIEW (self->table), self->settings);
  if (self->trial == NULL)
    fh_review_window_show_stop (self, FALSE);
}

/* The stop at the first decision of the person, or the beginning. */
static guint
find_first (FhReviewWindow *self)
{
  for (guint i = 0; i < fh_review_get_n_steps (self->review); i++)
    {
      const FhReviewStep *step = fh_review_peek_step (self->review, i);

      if (step->is_decision && step->player == fh_review_get_person (self->review))
        return fh_review_stops_find (self->stops, i);
    }
  return 0;
}

static void
fh_review_window_constructed (GObject *object)
{
  FhReviewWindow *self = FH_REVIEW_WINDOW (object);

  self->stops = fh_review_stops_new (self->review);
  self->at = find_first (self);
  G_OBJECT_CLASS (fh_review_window_parent_class)->constructed (object);
  fh_connect (self->review, "cost-known", cost_known_cb, self);
  fh_connect (self->review, "cards-known", known_cb, self);
  fh_connect (self->review, "busy-changed", busy_cb, self);
  fh_connect (self->settings, "notify", settings_cb, self);
  if (self->book != NULL)
    fh_practice_follow_review (self->book, self->review);
  fh_review_ask_own (self->review);
}

/* Not before: with the keyboard in it already, GTK 4.8 shows this window to screen readers as
 * something that is no window. */
static void
fh_review_window_map (GtkWidget *widget)
{
  GTK_WIDGET_CLASS (fh_review_window_parent_class)->map (widget);
  gtk_widget_grab_focus (FH_REVIEW_WINDOW (widget)->step);
}

static void
fh_review_window_class_init (FhReviewWindowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  const GParamFlags flags = G_PARAM_READWRITE | G_PARAM_EXPLICIT_NOTIFY | G_PARAM_STATIC_STRINGS;

  object_class->get_property = fh_review_window_get_property;
  object_class->set_property = fh_review_window_set_property;
  object_class->constructed = fh_review_window_constructed;
  GTK_WIDGET_CLASS (klass)->map = fh_review_window_map;
  GTK_WINDOW_CLASS (klass)->close_request = fh_review_window_close_request;
  FH_DIALOG_CLASS (klass)->build = fh_review_window_build;

  FH_MADE_WITH_OBJECT (object_class, FhReviewWindow, review, FH_TYPE_REVIEW);
  FH_MADE_WITH_OBJECT (object_class, FhReviewWindow, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (object_class, FhReviewWindow, book, FH_TYPE_KEY_TABLE);
  FH_DROPS (klass, FhReviewWindow, preparing, fh_asker_call_off);
  FH_DROPS (klass, FhReviewWindow, looking, fh_asker_call_off);
  FH_DROPS (klass, FhReviewWindow, deal, g_object_unref);
  FH_DROPS (klass, FhReviewWindow, about, g_object_unref);
  FH_HOLDS (klass, FhReviewWindow, stops, g_array_unref);
  FH_HOLDS (klass, FhReviewWindow, mistakes, g_array_unref);
  properties[PROP_ALL_HANDS] = g_param_spec_boolean ("all-hands", NULL, NULL, FALSE, flags);
  properties[PROP_NUMBERS] = g_param_spec_boolean ("numbers", NULL, NULL, FALSE, flags);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  fh_review_window_install (GTK_WIDGET_CLASS (klass));
}

/* Whoever presses anything, in the header and the menu, too, looks around. */
static gboolean
event_cb (FhReviewWindow *self, GdkEvent *event)
{
  GdkEventType type = gdk_event_get_event_type (event);

  if (type == GDK_KEY_PRESS || type == GDK_BUTTON_PRESS || type == GDK_TOUCH_BEGIN)
    self->is_touched = TRUE;
  return FALSE;
}

static void
fh_review_window_init (FhReviewWindow *self)
{
  GtkEventController *events = gtk_event_controller_legacy_new ();

  self->walk_at = -1;
  gtk_event_controller_set_propagation_phase (events, GTK_PHASE_CAPTURE);
  fh_connect (events, "event", event_cb, self);
  gtk_widget_add_controller (GTK_WIDGET (self), events);
  gtk_window_set_default_size (GTK_WINDOW (self), 1100, 760);
}

GtkWidget *
fh_review_window_new (GtkApplication *application,
                      FhReview *review,
                      FhSettings *settings,
                      FhKeyTable *book)
{
  return g_object_new (FH_TYPE_REVIEW_WINDOW, "application", application, "review", review,
                       "settings", settings, "book", book, NULL);
}

FhReview *
fh_review_window_get_review (FhReviewWindow *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_WINDOW (self), NULL);
  return self->review;
}

guint
fh_review_window_get_stop (FhReviewWindow *self, guint *n_stops)
{
  g_return_val_if_fail (FH_IS_REVIEW_WINDOW (self), 0);
  if (n_stops != NULL)
    *n_stops = self->stops->len;
  return self->at;
}

FhTableView *
fh_review_window_get_table (FhReviewWindow *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_WINDOW (self), NULL);
  return FH_TABLE_VIEW (self->table);
}

FhReviewTrial *
fh_review_window_get_trial (FhReviewWindow *self)
{
  g_return_val_if_fail (FH_IS_REVIEW_WINDOW (self), NULL);
  return (FhReviewTrial *) self->trial;
}
