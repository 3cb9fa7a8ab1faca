/* fh-picture-row.c: a setting that is one of a few, each of which is shown.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-picture-row.h"

#include "fh-made.h"
#include "fh-shared-art.h"
#include "fh-widget.h"

/* The width of a picture, in pixels, and for how many device pixels each of them is drawn. */
#define PICTURE_WIDTH 36
#define PICTURE_SCALE 2

struct _FhPictureRow
{
  AdwActionRow parent_instance;

  char **values;
  GListModel *names;
  GtkWidget *box; /* of buttons */
  FhSettings *settings;
  char *key;
};

G_DEFINE_FINAL_TYPE (FhPictureRow, fh_picture_row, ADW_TYPE_ACTION_ROW)

/* --- Pictures --- */

/* Pictures of cards that are not those of the table, with the letters that those have. */
static FhCardArt *
new_art (void)
{
  FhCardArt *shared = fh_shared_art_get ();
  FhCardArt *art = fh_card_art_new ();
  g_autofree char *ace = g_strdup (fh_card_art_get_index (shared, FH_CARD (FH_HEARTS, FH_ACE)));
  g_autofree char *king = g_strdup (fh_card_art_get_index (shared, FH_CARD (FH_HEARTS, FH_KING)));
  g_autofree char *queen = g_strdup (fh_card_art_get_index (shared, FH_CARD (FH_HEARTS, FH_QUEEN)));
  g_autofree char *jack = g_strdup (fh_card_art_get_index (shared, FH_CARD (FH_HEARTS, FH_JACK)));

  fh_card_art_set_scale_factor (art, PICTURE_SCALE);
  fh_card_art_set_letters (art, ace, king, queen, jack);
  return art;
}

static GtkWidget *
new_picture (const char *key, const char *value)
{
  g_autoptr (FhCardArt) art = NULL;
  gboolean is_back = g_str_equal (key, "card-back");
  GtkWidget *picture;

  if (g_str_equal (key, "felt"))
    {
      picture = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
      gtk_widget_add_css_class (picture, "swatch");
      gtk_widget_add_css_class (picture, value);
      return picture;
    }
  art = new_art ();
  if (is_back)
    fh_card_art_set_back (art, fh_shared_art_back_of (value));
  else
    fh_card_art_set_deck (art, fh_shared_art_deck_of (value));
  picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (fh_card_art_get (
      art, is_back ? FH_CARD_BACK : FH_CARD (FH_HEARTS, FH_KING), PICTURE_WIDTH * PICTURE_SCALE)));
  gtk_widget_set_size_request (picture, PICTURE_WIDTH, fh_card_art_height (PICTURE_WIDTH));
  return picture;
}

/* --- The buttons --- */

GtkWidget *
fh_picture_row_get_button (FhPictureRow *self, const char *value)
{
  GtkWidget *button;

  g_return_val_if_fail (FH_IS_PICTURE_ROW (self), NULL);

  button = gtk_widget_get_first_child (self->box);
  for (guint i = 0; self->values[i] != NULL && button != NULL; i++)
    {
      if (g_str_equal (self->values[i], value))
        return button;
      button = gtk_widget_get_next_sibling (button);
    }
  return NULL;
}

static void
toggled_cb (FhPictureRow *self, GtkToggleButton *button)
{
  if (!gtk_toggle_button_get_active (button))
    return;
  for (guint i = 0; self->values[i] != NULL; i++)
    if (fh_picture_row_get_button (self, self->values[i]) == GTK_WIDGET (button))
      g_object_set (self->settings, self->key, self->values[i], NULL);
}

/* Shows what the setting is. */
static void
update (FhPictureRow *self)
{
  g_autofree char *value = fh_settings_dup_string (self->settings, self->key);
  GtkWidget *button = fh_picture_row_get_button (self, value);

  if (button == NULL)
    return;
  gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
  fh_widget_set_about (GTK_WIDGET (self), gtk_widget_get_tooltip_text (button));
}

/* Chooses what stands beside what is chosen. */
static void
choose (GtkWidget *widget, int step)
{
  FhPictureRow *self = FH_PICTURE_ROW (widget);
  g_autofree char *value =
      self->settings != NULL ? fh_settings_dup_string (self->settings, self->key) : NULL;
  GtkWidget *button = value != NULL ? fh_picture_row_get_button (self, value) : NULL;

  if (button != NULL)
    button = step < 0 ? gtk_widget_get_prev_sibling (button) : gtk_widget_get_next_sibling (button);
  if (button != NULL)
    gtk_toggle_button_set_active (GTK_TOGGLE_BUTTON (button), TRUE);
}

static void
next_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (widget, 1);
}

static void
previous_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  choose (widget, -1);
}

static void
add_button (FhPictureRow *self, const char *value, const char *name)
{
  GtkWidget *first = gtk_widget_get_first_child (self->box);
  GtkWidget *button = gtk_toggle_button_new ();

  gtk_button_set_child (GTK_BUTTON (button), new_picture (self->key, value));
  gtk_widget_add_css_class (button, "flat");
  gtk_widget_add_css_class (button, "picture");
  gtk_widget_set_valign (button, GTK_ALIGN_CENTER);
  fh_widget_set_tip (button, name);
  if (first != NULL)
    gtk_toggle_button_set_group (GTK_TOGGLE_BUTTON (button), GTK_TOGGLE_BUTTON (first));
  gtk_box_append (GTK_BOX (self->box), button);
}

void
fh_picture_row_bind (FhPictureRow *self, FhSettings *settings, const char *key)
{
  g_autofree char *notify = g_strdup_printf ("notify::%s", key);

  g_return_if_fail (FH_IS_PICTURE_ROW (self));
  g_return_if_fail (FH_IS_SETTINGS (settings));
  g_return_if_fail (self->settings == NULL);
  g_return_if_fail (g_list_model_get_n_items (self->names) == g_strv_length (self->values));

  self->settings = g_object_ref (settings);
  self->key = g_strdup (key);
  for (guint i = 0; self->values[i] != NULL; i++)
    {
      g_autoptr (GtkStringObject) name = g_list_model_get_item (self->names, i);

      add_button (self, self->values[i], gtk_string_object_get_string (name));
    }
  update (self);
  for (GtkWidget *button = gtk_widget_get_first_child (self->box); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    fh_connect (button, "toggled", toggled_cb, self);
  fh_connect (settings, notify, update, self);
}

/* --- The row --- */

static void
fh_picture_row_class_init (FhPictureRowClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  gtk_widget_class_install_action (widget_class, "row.next", NULL, next_cb);
  gtk_widget_class_install_action (widget_class, "row.previous", NULL, previous_cb);

  FH_MADE_WITH_WORDS (klass, FhPictureRow, values);
  FH_MADE_WITH_OBJECT (klass, FhPictureRow, names, G_TYPE_LIST_MODEL);
  FH_HOLDS (klass, FhPictureRow, settings, g_object_unref);
  FH_HOLDS (klass, FhPictureRow, key, g_free);
}

static void
fh_picture_row_init (FhPictureRow *self)
{
  self->box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 4);
  adw_action_row_add_suffix (ADW_ACTION_ROW (self), self->box);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (self), FALSE);
  adw_action_row_set_title_lines (ADW_ACTION_ROW (self), 0);
  adw_action_row_set_subtitle_lines (ADW_ACTION_ROW (self), 0);
}
