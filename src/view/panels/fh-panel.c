/* fh-panel.c: what the panels in the middle of the table have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-panel.h"

#include "fh-answer-button.h"
#include "fh-made.h"
#include "fh-widget.h"
#include "fh-words.h"

/* --- The part that is scrolled where there is no room for all of it --- */

/* The height in pixels below which nothing could be read, of text that is not enlarged; and the
 * first of it is never cut. */
#define LEAST_HEIGHT 56

struct _FhPanelBody
{
  GtkWidget parent_instance;

  GtkWidget *scroller;
  GtkWidget *child; /* belongs to the scroller */
  gboolean is_whole;
};

FH_DEFINE_MADE_TYPE (FhPanelBody, fh_panel_body, GTK_TYPE_WIDGET)

static GtkSizeRequestMode
fh_panel_body_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fh_panel_body_measure (GtkWidget *widget,
                       GtkOrientation orientation,
                       int for_size,
                       int *minimum,
                       int *natural,
                       int *minimum_baseline,
                       int *natural_baseline)
{
  FhPanelBody *self = FH_PANEL_BODY (widget);
  GtkWidget *first = gtk_widget_get_first_child (self->child);
  int least, usual, scroller, lowest, top = 0;

  gtk_widget_measure (self->scroller, orientation, -1, &scroller, NULL, NULL, NULL);
  gtk_widget_measure (self->child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &usual, NULL, NULL);
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      gtk_widget_measure (self->child, orientation, -1, minimum, natural, NULL, NULL);
      return;
    }
  for_size = for_size >= 0 ? MAX (for_size, least) : -1;
  gtk_widget_measure (self->child, orientation, for_size, &lowest, natural, NULL, NULL);
  /* Without a width, no more than at any width: in one that is very wide no text is wrapped. */
  *minimum = for_size >= 0 ? *natural : lowest;
  /* Were it lower yet at widths beyond the natural one, that would not be enough for the height. */
  if (first != NULL && gtk_widget_get_visible (first))
    gtk_widget_measure (first, orientation, MIN (for_size, usual), &top, NULL, NULL, NULL);
  if (!self->is_whole)
    *minimum = MIN (*minimum, MAX ((int) (LEAST_HEIGHT * fh_widget_get_text_scale (widget)), top));
  *minimum = MAX (*minimum, scroller);
  *natural = MAX (*natural, scroller);
}

static void
fh_panel_body_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  gtk_widget_allocate (FH_PANEL_BODY (widget)->scroller, width, height, -1, NULL);
}

/* Most have nothing but words. */
static gboolean
fh_panel_body_focus (GtkWidget *widget, GtkDirectionType direction)
{
  FhPanelBody *self = FH_PANEL_BODY (widget);

  return self->child != NULL && gtk_widget_child_focus (self->child, direction);
}

static void
fh_panel_body_constructed (GObject *object)
{
  FhPanelBody *self = FH_PANEL_BODY (object);

  G_OBJECT_CLASS (fh_panel_body_parent_class)->constructed (object);
  self->scroller = fh_scroller_new (self->child);
  gtk_scrolled_window_set_min_content_height (GTK_SCROLLED_WINDOW (self->scroller), 1);
  gtk_widget_set_focusable (self->scroller, FALSE);
  gtk_widget_set_parent (self->scroller, GTK_WIDGET (self));
}

static void
fh_panel_body_class_init (FhPanelBodyClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_panel_body_constructed;
  widget_class->get_request_mode = fh_panel_body_get_request_mode;
  widget_class->measure = fh_panel_body_measure;
  widget_class->size_allocate = fh_panel_body_size_allocate;
  widget_class->focus = fh_panel_body_focus;

  FH_MADE_WITH_BORROWED (klass, FhPanelBody, child, GTK_TYPE_WIDGET);
  FH_DROPS (klass, FhPanelBody, scroller, gtk_widget_unparent);
}

void
fh_panel_body_set_whole (FhPanelBody *self, gboolean is_whole)
{
  g_return_if_fail (FH_IS_PANEL_BODY (self));

  self->is_whole = !!is_whole;
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

/* --- Panels --- */

void
fh_panel_class_init (GtkWidgetClass *klass)
{
  gtk_widget_class_set_css_name (klass, "panel");
  gtk_widget_class_set_accessible_role (klass, GTK_ACCESSIBLE_ROLE_GROUP);
}

void
fh_panel_init (GtkBox *panel, const char *style_class, int spacing)
{
  gtk_orientable_set_orientation (GTK_ORIENTABLE (panel), GTK_ORIENTATION_VERTICAL);
  gtk_box_set_spacing (panel, spacing);
  gtk_widget_add_css_class (GTK_WIDGET (panel), style_class);
}

GtkWidget *
fh_panel_add_label (GtkBox *panel, const char *text, const char *style_class, int width)
{
  GtkWidget *label = fh_label_add (GTK_WIDGET (panel), text, FH_LABEL_CENTRED, style_class);

  gtk_label_set_max_width_chars (GTK_LABEL (label), width);
  return label;
}

void
fh_panel_set_words (GtkBox *panel, FhPanelWords kind, GtkWidget *label, const char *words)
{
  fh_label_say (label, words);
  gtk_accessible_update_property (GTK_ACCESSIBLE (panel),
                                  kind == FH_PANEL_HEADING ? GTK_ACCESSIBLE_PROPERTY_LABEL
                                                           : GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                  words != NULL ? words : "", -1);
}

GtkBox *
fh_panel_add_body (GtkBox *panel, int spacing)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);

  gtk_box_append (panel, g_object_new (FH_TYPE_PANEL_BODY, "child", box, NULL));

  return GTK_BOX (box);
}

void
fh_panel_wrap_buttons (GtkWidget *widget)
{
  if (GTK_IS_BUTTON (widget) && GTK_IS_LABEL (gtk_button_get_child (GTK_BUTTON (widget))))
    {
      fh_widget_wrap_button (widget);
      return;
    }
  for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
       child = gtk_widget_get_next_sibling (child))
    fh_panel_wrap_buttons (child);
}

/* --- Answers --- */

GtkWidget *
fh_panel_answer_new (int id, const char *markup, const char *spoken, const FhRefusal *refusal)
{
  gboolean is_refused = refusal != NULL && refusal->code != FH_OK;
  g_autofree char *reason = is_refused ? fh_words_refusal_for_person (refusal) : NULL;
  GtkWidget *button =
      fh_answer_button_new (id, reason, is_refused ? fh_words_refusal_help (refusal) : NULL);
  GtkWidget *label = gtk_label_new (NULL);

  gtk_label_set_markup (GTK_LABEL (label), markup);
  gtk_button_set_child (GTK_BUTTON (button), label);
  gtk_widget_add_css_class (button, "answer");
  fh_widget_set_class (button, "refused", is_refused);
  fh_widget_set_tooltip (button, reason);
  fh_widget_describe (button, spoken != NULL ? spoken : gtk_label_get_text (GTK_LABEL (label)),
                      reason);
  gtk_accessible_update_state (GTK_ACCESSIBLE (button), GTK_ACCESSIBLE_STATE_DISABLED, is_refused,
                               -1);
  return button;
}
