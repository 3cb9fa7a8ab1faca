/* fh-card-widget.c: a card on the table or in the hand.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-widget.h"

#include <glib/gi18n.h>

#include "fh-card-picture.h"
#include "fh-made.h"
#include "fh-widget.h"

struct _FhCardWidget
{
  GtkWidget parent_instance;

  GtkWidget *picture;
  GtkWidget *tag;   /* NULL as long as there is none */
  GtkWidget *brief; /* in place of it where there is little room; or NULL */
  GtkWidget *count; /* likewise */

  gboolean is_button;
  gboolean is_in_row;
  FhCard card;
  int trump;
  FhCardState state;
  gboolean is_exposed;
  char *reason;
  char *note;
  char *own_tag; /* the tag while no trumps are thought of, and its short form */
  char *own_brief;
  int considered; /* the FhDenomination that the person thinks of, or -1 */
};

G_DEFINE_FINAL_TYPE (FhCardWidget, fh_card_widget, GTK_TYPE_WIDGET)

static void
choose_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "chosen");
}

static void
why_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  g_signal_emit_by_name (widget, "asked");
}

static void
released_cb (GtkGestureClick *click, int n_press, double x, double y, FhCardWidget *self)
{
  if (!self->is_button || !gtk_widget_contains (GTK_WIDGET (self), x, y))
    return;

  gtk_gesture_set_state (GTK_GESTURE (click), GTK_EVENT_SEQUENCE_CLAIMED);
  gtk_widget_grab_focus (GTK_WIDGET (self));
  gtk_widget_activate_action (GTK_WIDGET (self), "card.choose", NULL);
}

/* What a screen reader says: the name with what can be done, then why not or whose card it is. */
static void
update_accessible (FhCardWidget *self)
{
  g_autofree char *name = NULL;
  g_autofree char *would_be = NULL;
  const char *about = self->reason != NULL ? self->reason : self->note;

  if (self->card == FH_CARD_NONE)
    return;
  if (self->card < FH_N_CARDS)
    would_be = fh_sentence_card_would_be (self->card, self->considered);
  if (would_be != NULL)
    about = would_be;
  if (self->card == FH_CARD_BACK)
    /* Translators: a card that lies face down, for screen readers. */
    name = g_strdup (_ ("face-down card"));
  else
    name = fh_sentence_card (self->card, self->trump, self->state);
  if (self->is_exposed)
    {
      g_autofree char *plain = g_steal_pointer (&name);

      /* Translators: of a card in a hand that everybody has seen, for screen readers: %s is the
       * card. */
      name = g_strdup_printf (_ ("%s, exposed: must be played at the first chance"), plain);
    }

  fh_widget_describe (GTK_WIDGET (self), name, about);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_DISABLED,
                               self->state == FH_CARD_REFUSED, -1);
  if (self->is_button)
    gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_PRESSED,
                                 self->state == FH_CARD_CHOSEN ? GTK_ACCESSIBLE_TRISTATE_TRUE
                                                               : GTK_ACCESSIBLE_TRISTATE_FALSE,
                                 -1);
}

static GtkSizeRequestMode
fh_card_widget_get_request_mode (GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

static void
fh_card_widget_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  *minimum = orientation == GTK_ORIENTATION_HORIZONTAL ? 28 : fh_card_art_height (28);
  *natural = orientation == GTK_ORIENTATION_HORIZONTAL ? 84 : fh_card_art_height (84);
}

/* Puts @tag, which may be NULL, above the index; in a fan over the part that can be seen. */
static void
allocate_tag (FhCardWidget *self, GtkWidget *tag, int width)
{
  gboolean is_left = self->is_button || self->is_in_row || tag == self->count;
  int tag_width, tag_height;

  if (tag == NULL)
    return;
  gtk_widget_measure (tag, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &tag_width, NULL, NULL);
  gtk_widget_measure (tag, GTK_ORIENTATION_VERTICAL, -1, NULL, &tag_height, NULL, NULL);
  gtk_widget_allocate (
      tag, tag_width, tag_height, -1,
      gsk_transform_translate (
          NULL, &GRAPHENE_POINT_INIT (is_left ? 1 : (width - tag_width) / 2, -tag_height * 7 / 8)));
}

static void
fh_card_widget_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhCardWidget *self = FH_CARD_WIDGET (widget);

  gtk_widget_allocate (self->picture, width, height, -1, NULL);
  allocate_tag (self, self->tag, width);
  allocate_tag (self, self->brief, width);
  allocate_tag (self, self->count, width);
}

static void
fh_card_widget_constructed (GObject *object)
{
  FhCardWidget *self = FH_CARD_WIDGET (object);

  G_OBJECT_CLASS (fh_card_widget_parent_class)->constructed (object);
  g_object_set (self, "accessible-role",
                self->is_button ? GTK_ACCESSIBLE_ROLE_BUTTON : GTK_ACCESSIBLE_ROLE_IMG, "focusable",
                self->is_button, NULL);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.choose", self->is_button);
  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.why", FALSE);
}

static void
fh_card_widget_class_init (FhCardWidgetClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);
  static const guint keys[] = { GDK_KEY_space, GDK_KEY_KP_Space, GDK_KEY_Return, GDK_KEY_KP_Enter,
                                GDK_KEY_ISO_Enter };

  G_OBJECT_CLASS (klass)->constructed = fh_card_widget_constructed;
  widget_class->get_request_mode = fh_card_widget_get_request_mode;
  widget_class->measure = fh_card_widget_measure;
  widget_class->size_allocate = fh_card_widget_size_allocate;

  FH_MADE_WITH_BOOLEAN (klass, FhCardWidget, is_button);
  FH_DROPS (klass, FhCardWidget, picture, gtk_widget_unparent);
  FH_DROPS (klass, FhCardWidget, tag, gtk_widget_unparent);
  FH_DROPS (klass, FhCardWidget, brief, gtk_widget_unparent);
  FH_DROPS (klass, FhCardWidget, count, gtk_widget_unparent);
  FH_HOLDS (klass, FhCardWidget, reason, g_free);
  FH_HOLDS (klass, FhCardWidget, note, g_free);
  FH_HOLDS (klass, FhCardWidget, own_tag, g_free);
  FH_HOLDS (klass, FhCardWidget, own_brief, g_free);

  fh_made_signal (klass, "chosen", 0);
  fh_made_signal (klass, "asked", 0);

  gtk_widget_class_set_css_name (widget_class, "card");
  gtk_widget_class_install_action (widget_class, "card.choose", NULL, choose_cb);
  gtk_widget_class_install_action (widget_class, "card.why", NULL, why_cb);
  for (guint i = 0; i < G_N_ELEMENTS (keys); i++)
    gtk_widget_class_add_binding_action (widget_class, keys[i], 0, "card.choose", NULL);
}

static void
fh_card_widget_init (FhCardWidget *self)
{
  GtkGesture *click = gtk_gesture_click_new ();

  self->card = FH_CARD_NONE;
  self->trump = -1;
  self->considered = -1;
  self->picture = fh_card_picture_new ();
  gtk_widget_set_parent (self->picture, GTK_WIDGET (self));
  g_signal_connect (click, "released", G_CALLBACK (released_cb), self);
  gtk_widget_add_controller (GTK_WIDGET (self), GTK_EVENT_CONTROLLER (click));
}

GtkWidget *
fh_card_widget_new (gboolean is_button)
{
  return g_object_new (FH_TYPE_CARD_WIDGET, "is-button", is_button, NULL);
}

void
fh_card_widget_set_card (FhCardWidget *self, FhCard card, int trump)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  self->card = card;
  self->trump = trump;
  fh_card_picture_set_card (FH_CARD_PICTURE (self->picture), card);
  fh_widget_set_class (GTK_WIDGET (self), "empty", card == FH_CARD_NONE);
  gtk_accessible_update_state (GTK_ACCESSIBLE (self), GTK_ACCESSIBLE_STATE_HIDDEN,
                               card == FH_CARD_NONE, -1);
  update_accessible (self);
}

void
fh_card_widget_set_face_down (FhCardWidget *self, gboolean is_face_down)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  fh_card_picture_set_face_down (FH_CARD_PICTURE (self->picture), is_face_down);
}

FhCard
fh_card_widget_get_card (FhCardWidget *self)
{
  g_return_val_if_fail (FH_IS_CARD_WIDGET (self), FH_CARD_NONE);

  return self->card;
}

void
fh_card_widget_set_state (FhCardWidget *self,
                          FhCardState state,
                          const char *reason,
                          gboolean is_marked)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  self->state = state;
  g_free (self->reason);
  self->reason = g_strdup (state == FH_CARD_REFUSED ? reason : NULL);
  fh_widget_set_class (GTK_WIDGET (self), "refused", is_marked && state == FH_CARD_REFUSED);
  fh_widget_set_class (GTK_WIDGET (self), "chosen", state == FH_CARD_CHOSEN);
  fh_card_picture_set_barred (FH_CARD_PICTURE (self->picture),
                              is_marked && state == FH_CARD_REFUSED);
  update_accessible (self);
}

FhCardState
fh_card_widget_get_state (FhCardWidget *self)
{
  g_return_val_if_fail (FH_IS_CARD_WIDGET (self), FH_CARD_PLAIN);

  return self->state;
}

const char *
fh_card_widget_get_reason (FhCardWidget *self)
{
  g_return_val_if_fail (FH_IS_CARD_WIDGET (self), NULL);

  return self->reason;
}

/* Has @label, which is NULL as long as there is none, say @text. */
static void
set_label (FhCardWidget *self, GtkWidget **label, const char *text)
{
  if (text == NULL)
    {
      g_clear_pointer (label, gtk_widget_unparent);
    }
  else if (*label == NULL)
    {
      *label = gtk_label_new (text);
      gtk_widget_add_css_class (*label, "tag");
      gtk_widget_set_parent (*label, GTK_WIDGET (self));
    }
  else if (!g_str_equal (gtk_label_get_text (GTK_LABEL (*label)), text))
    {
      gtk_label_set_text (GTK_LABEL (*label), text);
    }
}

/* What the card would be comes before what its own tag says. */
static void
update_tag (FhCardWidget *self)
{
  const char *brief = NULL;
  const char *tag =
      self->card < FH_N_CARDS ? fh_sentence_card_tag (self->card, self->considered, &brief) : NULL;

  set_label (self, &self->tag, tag != NULL ? tag : self->own_tag);
  set_label (self, &self->brief, tag != NULL ? brief : self->own_brief);
  if (self->brief != NULL)
    gtk_widget_set_child_visible (self->brief, FALSE);
  if (self->tag != NULL)
    gtk_widget_set_child_visible (self->tag, TRUE);
  /* Which of both is to be seen is for whoever allocates the card to say again. */
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}

void
fh_card_widget_set_tag (FhCardWidget *self, const char *tag, const char *brief)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  if (g_strcmp0 (tag, self->own_tag) == 0 && g_strcmp0 (brief, self->own_brief) == 0)
    return;
  g_free (self->own_tag);
  g_free (self->own_brief);
  self->own_tag = g_strdup (tag);
  self->own_brief = g_strdup (brief);
  update_tag (self);
}

void
fh_card_widget_set_count (FhCardWidget *self, const char *count, gboolean is_best)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  set_label (self, &self->count, count);
  if (count == NULL)
    return;
  gtk_widget_add_css_class (self->count, "count");
  fh_widget_set_class (self->count, "best", is_best);
}

const char *
fh_card_widget_get_count (FhCardWidget *self)
{
  g_return_val_if_fail (FH_IS_CARD_WIDGET (self), NULL);

  return self->count != NULL ? gtk_label_get_text (GTK_LABEL (self->count)) : NULL;
}

const char *
fh_card_widget_get_tag (FhCardWidget *self)
{
  g_return_val_if_fail (FH_IS_CARD_WIDGET (self), NULL);

  if (self->brief != NULL && gtk_widget_get_child_visible (self->brief))
    return gtk_label_get_text (GTK_LABEL (self->brief));
  return self->tag != NULL ? gtk_label_get_text (GTK_LABEL (self->tag)) : NULL;
}

void
fh_card_widget_set_in_row (FhCardWidget *self)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  self->is_in_row = TRUE;
}

void
fh_card_widget_set_tag_room (FhCardWidget *self, int room)
{
  int width;

  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  if (self->brief == NULL)
    return;
  gtk_widget_measure (self->tag, GTK_ORIENTATION_HORIZONTAL, -1, NULL, &width, NULL, NULL);
  gtk_widget_set_child_visible (self->tag, width <= room);
  gtk_widget_set_child_visible (
      self->brief, width > room && *gtk_label_get_text (GTK_LABEL (self->brief)) != '\0');
}

void
fh_card_widget_set_considered (FhCardWidget *self, int trump)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  if (self->considered == trump)
    return;
  self->considered = trump;
  fh_widget_set_class (GTK_WIDGET (self), "would-be-trump",
                       self->card < FH_N_CARDS
                           && fh_sentence_card_role (self->card, trump) != NULL);
  update_tag (self);
  update_accessible (self);
}

void
fh_card_widget_set_can_ask (FhCardWidget *self, gboolean can_ask)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  gtk_widget_action_set_enabled (GTK_WIDGET (self), "card.why", can_ask);
}

void
fh_card_widget_set_note (FhCardWidget *self, const char *note)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  g_free (self->note);
  self->note = g_strdup (note);
  update_accessible (self);
}

void
fh_card_widget_set_exposed (FhCardWidget *self, gboolean exposed)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  if (self->is_exposed == !!exposed)
    return;
  self->is_exposed = !!exposed;
  fh_widget_set_class (GTK_WIDGET (self), "exposed", exposed);
  update_accessible (self);
}

void
fh_card_widget_set_hinted (FhCardWidget *self, gboolean hinted)
{
  g_return_if_fail (FH_IS_CARD_WIDGET (self));

  fh_widget_set_class (GTK_WIDGET (self), "hinted", hinted);
}
