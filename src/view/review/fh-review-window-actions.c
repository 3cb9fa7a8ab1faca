/* fh-review-window-actions.c: what can be done in a review.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-review-window-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-deal-picture.h"
#include "fh-made.h"
#include "fh-shared-art.h"
#include "fh-toasts.h"

/* --- Stepping --- */

static void
first_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_go_to (FH_REVIEW_WINDOW (widget), 0);
}

static void
previous_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_go_to (FH_REVIEW_WINDOW (widget), (int) FH_REVIEW_WINDOW (widget)->at - 1);
}

static void
next_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_go_to (FH_REVIEW_WINDOW (widget), (int) FH_REVIEW_WINDOW (widget)->at + 1);
}

static void
last_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_go_to (FH_REVIEW_WINDOW (widget), G_MAXINT);
}

/* Goes to the nearest decision of the person in the direction of @by, if there is one. */
static void
go_to_decision (FhReviewWindow *self, int by)
{
  int person = fh_review_get_person (self->review);

  for (int at = (int) self->at + by; at >= 0 && at < (int) self->stops->len; at += by)
    {
      const FhReviewStop *stop = &g_array_index (self->stops, FhReviewStop, at);
      const FhReviewStep *step =
          stop->kind == FH_STOP_STEP ? fh_review_peek_step (self->review, stop->step) : NULL;

      if (step == NULL || !step->is_decision || step->player != person)
        continue;
      fh_review_window_go_to (self, at);
      return;
    }
}

static void
previous_decision_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_to_decision (FH_REVIEW_WINDOW (widget), -1);
}

static void
next_decision_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  go_to_decision (FH_REVIEW_WINDOW (widget), 1);
}

/* --- Keys --- */

/* The letter of an action that @key stands for, though it be another letter: the keyboard may have
 * no Latin ones in the layout that is used now. */
static guint
letter_of (GtkEventController *controller, guint key, GdkModifierType held)
{
  static const guint letters[] = { GDK_KEY_m, GDK_KEY_f, GDK_KEY_b };
  GdkEvent *event = gtk_event_controller_get_current_event (controller);

  if (event == NULL || gdk_keyval_to_unicode (key) < 0x80)
    return key;
  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    if (gdk_key_event_matches (event, letters[i], held) != GDK_KEY_MATCH_NONE)
      return letters[i];
  return key;
}

/* The action of a key; in a window that is read from right to left the next step is at the left. */
static const char *
action_of (guint key, gboolean is_shifted, gboolean is_rtl)
{
  if (key == GDK_KEY_m || key == GDK_KEY_M)
    return is_shifted ? "review.previous-mistake" : "review.next-mistake";
  if (is_shifted)
    return NULL;
  switch (key)
    {
    case GDK_KEY_Left:
    case GDK_KEY_KP_Left:
      return is_rtl ? "review.next" : "review.previous";
    case GDK_KEY_Right:
    case GDK_KEY_KP_Right:
      return is_rtl ? "review.previous" : "review.next";
    case GDK_KEY_Home:
    case GDK_KEY_KP_Home:
      return "review.first";
    case GDK_KEY_End:
    case GDK_KEY_KP_End:
      return "review.last";
    case GDK_KEY_Up:
    case GDK_KEY_KP_Up:
      return "review.previous-decision";
    case GDK_KEY_Down:
    case GDK_KEY_KP_Down:
      return "review.next-decision";
    case GDK_KEY_f:
    case GDK_KEY_F:
      return "review.why";
    case GDK_KEY_b:
    case GDK_KEY_B:
      return "review.line";
    default:
      return NULL;
    }
}

/* Whether a key may do @action now: in a trial only what leads to another mistake, and not out of a
 * deal that is being played on. */
static gboolean
is_open (FhReviewWindow *self, const char *action)
{
  return self->trial == NULL
         || (g_str_has_suffix (action, "-mistake")
             && !fh_review_trial_plays (FH_REVIEW_TRIAL (self->trial)));
}

/* Whether the widget with the focus wants @key for itself: a note all of them, a list those that
 * lead from row to row. */
static gboolean
is_wanted (GtkWidget *focus, const char *action)
{
  if (focus == NULL)
    return FALSE;
  if (GTK_IS_TEXT_VIEW (focus) || GTK_IS_EDITABLE (focus))
    return TRUE;
  return GTK_IS_LIST_BOX_ROW (focus) && g_str_has_suffix (action, "-decision");
}

/* Before the widgets, for which arrows lead from one to the next. */
static gboolean
key_cb (GtkEventControllerKey *controller,
        guint key,
        guint code,
        GdkModifierType state,
        FhReviewWindow *self)
{
  gboolean is_rtl = gtk_widget_get_direction (GTK_WIDGET (self)) == GTK_TEXT_DIR_RTL;
  GdkModifierType held = state & gtk_accelerator_get_default_mod_mask ();
  const char *action = action_of (letter_of (GTK_EVENT_CONTROLLER (controller), key, held),
                                  held == GDK_SHIFT_MASK, is_rtl);

  if (action == NULL || !is_open (self, action) || (held & ~GDK_SHIFT_MASK) != 0
      || is_wanted (gtk_window_get_focus (GTK_WINDOW (self)), action))
    return FALSE;
  gtk_widget_activate_action (GTK_WIDGET (self), action, NULL);
  return TRUE;
}

/* After the widgets: Escape, which would close the window, ends a trial; and what goes on there
 * goes on wherever the keyboard is. */
static gboolean
late_key_cb (GtkEventControllerKey *controller,
             guint key,
             guint code,
             GdkModifierType state,
             FhReviewWindow *self)
{
  if (self->trial == NULL || (state & gtk_accelerator_get_default_mod_mask ()) != 0)
    return FALSE;
  if (key == GDK_KEY_Escape)
    {
      fh_review_window_end_trial (self, NULL);
      return TRUE;
    }
  if (key == GDK_KEY_space && gtk_window_get_focus (GTK_WINDOW (self)) == self->trial)
    return gtk_widget_activate_action (
        GTK_WIDGET (fh_review_trial_get_view (FH_REVIEW_TRIAL (self->trial))), "table.continue",
        NULL);
  return FALSE;
}

static gboolean
scrolled_cb (FhReviewWindow *self)
{
  self->is_touched = TRUE;
  return FALSE;
}

/* Who scrolls looks around. */
static void
add_scroll (FhReviewWindow *self, GtkWidget *content)
{
  GtkEventController *scroll =
      gtk_event_controller_scroll_new (GTK_EVENT_CONTROLLER_SCROLL_BOTH_AXES);

  gtk_event_controller_set_propagation_phase (scroll, GTK_PHASE_CAPTURE);
  fh_connect (scroll, "scroll", scrolled_cb, self);
  gtk_widget_add_controller (content, scroll);
}

void
fh_review_window_add_keys (FhReviewWindow *self, GtkWidget *content)
{
  GtkEventController *early = gtk_event_controller_key_new ();
  GtkEventController *late = gtk_event_controller_key_new ();

  gtk_event_controller_set_propagation_phase (early, GTK_PHASE_CAPTURE);
  g_signal_connect_object (early, "key-pressed", G_CALLBACK (key_cb), self, 0);
  g_signal_connect_object (late, "key-pressed", G_CALLBACK (late_key_cb), self, 0);
  gtk_widget_add_controller (content, early);
  add_scroll (self, content);
  gtk_widget_add_controller (content, late);
}

/* --- Mistakes --- */

static void
next_mistake_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_walk (FH_REVIEW_WINDOW (widget), 1);
}

static void
previous_mistake_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_walk (FH_REVIEW_WINDOW (widget), -1);
}

static void
try_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_try_again (FH_REVIEW_WINDOW (widget));
}

static void
back_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_end_trial (FH_REVIEW_WINDOW (widget), NULL);
}

static void
why_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_look_why (FH_REVIEW_WINDOW (widget));
}

static void
line_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_review_window_look_line (FH_REVIEW_WINDOW (widget));
}

/* --- Saving --- */

static void
saved_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (FhReviewWindow) self = user_data;
  g_autoptr (GError) error = NULL;

  if (fh_review_save_finish (FH_REVIEW (source), result, &error))
    {
      gtk_widget_set_visible (self->unsaved, FALSE);
      fh_toasts_say (FH_TOASTS (self->toasts), _ ("The game is saved."));
    }
  else
    {
      /* Translators: %s says why, as the system has it. */
      g_autofree char *sentence =
          g_strdup_printf (_ ("The game could not be saved: %s"), error->message);

      fh_toasts_say (FH_TOASTS (self->toasts), sentence);
    }
}

static void
chosen_cb (GFile *file, gpointer user_data)
{
  g_autoptr (FhReviewWindow) self = user_data;

  if (file != NULL)
    fh_review_save_async (self->review, file, NULL, saved_cb, g_steal_pointer (&self));
}

static void
save_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FhReviewWindow *self = FH_REVIEW_WINDOW (widget);

  fh_review_step_view_keep_note (FH_REVIEW_STEP_VIEW (self->step));
  /* Translators: what a file is called in which a game is saved; ".500" must stay. */
  fh_choose_file (GTK_WINDOW (self), FH_FILE_SAVE_RECORD, _ ("game.500"), chosen_cb,
                  g_object_ref (self));
}

/* The picture of the deal, as it was when it was over. */
static FhDealPicture *
make_picture (FhReviewWindow *self)
{
  guint end = fh_review_get_n_steps (self->review);
  FhScene scene = fh_review_get_scene (self->review, end);
  FhHouseRules *house = fh_settings_get_house_rules (self->settings);

  return fh_deal_picture_new (&scene, fh_review_peek_state (self->review, end),
                              fh_house_rules_call (house, fh_review_peek_rules (self->review)),
                              fh_shared_art_get ());
}

static void
said_cb (GtkWindow *window, const char *sentence)
{
  fh_toasts_say (FH_TOASTS (FH_REVIEW_WINDOW (window)->toasts), sentence);
}

static void
save_picture_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_deal_picture_save (make_picture (FH_REVIEW_WINDOW (widget)), GTK_WINDOW (widget), said_cb);
}

static void
copy_picture_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  fh_deal_picture_copy (make_picture (FH_REVIEW_WINDOW (widget)), GTK_WINDOW (widget), said_cb);
}

static const struct
{
  const char *name;
  GtkWidgetActionActivateFunc activate;
} actions[] = {
  { "review.first", first_cb },
  { "review.previous", previous_cb },
  { "review.next", next_cb },
  { "review.last", last_cb },
  { "review.previous-decision", previous_decision_cb },
  { "review.next-decision", next_decision_cb },
  { "review.previous-mistake", previous_mistake_cb },
  { "review.next-mistake", next_mistake_cb },
  { "review.try", try_cb },
  { "review.why", why_cb },
  { "review.line", line_cb },
  { "review.back", back_cb },
  { "review.save", save_cb },
  { "review.save-picture", save_picture_cb },
  { "review.copy-picture", copy_picture_cb },
};

/* Who does something through the accessibility bus, which sends no event, looks around, too. */
static void
action_cb (GtkWidget *widget, const char *name, GVariant *parameter)
{
  FH_REVIEW_WINDOW (widget)->is_touched = TRUE;
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    if (g_str_equal (actions[i].name, name))
      actions[i].activate (widget, name, parameter);
}

void
fh_review_window_install (GtkWidgetClass *widget_class)
{
  for (guint i = 0; i < G_N_ELEMENTS (actions); i++)
    gtk_widget_class_install_action (widget_class, actions[i].name, NULL, action_cb);
  gtk_widget_class_install_property_action (widget_class, "review.hands", "all-hands");
  gtk_widget_class_install_property_action (widget_class, "review.numbers", "numbers");
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_s, GDK_CONTROL_MASK, "review.save",
                                       NULL);
}
