/* fh-preferences.c: what the user can choose.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-preferences.h"

#include <glib/gi18n.h>

#include "fh-card-row.h"
#include "fh-choice-row.h"
#include "fh-computers-group.h"
#include "fh-language.h"
#include "fh-made.h"
#include "fh-picture-row.h"
#include "fh-row-search.h"
#include "fh-rows.h"
#include "fh-shared-art.h"
#include "fh-sounds.h"
#include "fh-widget.h"

struct _FhPreferences
{
  FhDialog parent_instance;

  FhSettings *settings;
  char *page; /* the one that is shown, which survives building the window again */

  GtkWidget *stack;
  GtkWidget *search;
  char **languages; /* their codes, in the order of the list */
};

G_DEFINE_FINAL_TYPE (FhPreferences, fh_preferences, FH_TYPE_DIALOG)

static void
language_cb (FhPreferences *self, GParamSpec *pspec, AdwComboRow *row)
{
  guint n = adw_combo_row_get_selected (row);

  g_object_set (self->settings, "language", n == 0 ? "" : self->languages[n - 1], NULL);
}

/* Each language in its own words, so that everybody finds the own one. */
static void
fill_languages (FhPreferences *self, AdwComboRow *row)
{
  g_autoptr (GtkStringList) model = gtk_string_list_new (NULL);
  g_autofree char *now = fh_settings_dup_string (self->settings, "language");
  guint selected = 0;

  g_strfreev (self->languages);
  self->languages = fh_language_list (fh_language_get ());
  gtk_string_list_append (model, C_ ("language", "Same as the system"));
  for (guint i = 0; self->languages[i] != NULL; i++)
    {
      gtk_string_list_append (model, fh_language_own_name (self->languages[i]));
      if (g_str_equal (self->languages[i], now))
        selected = i + 1;
    }
  adw_combo_row_set_model (row, G_LIST_MODEL (model));
  adw_combo_row_set_selected (row, selected);
  fh_connect (row, "notify::selected", language_cb, self);
}

/* While somebody types, the cards keep the letters that they have. */
static gboolean
take_letters (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  const char *letters = g_value_get_string (from);

  if (*letters != '\0' && !fh_shared_art_knows_letters (letters))
    return FALSE;
  g_value_copy (from, to);
  return TRUE;
}

/* Says what is wrong with the letters, if anything. */
static void
check_letters (GtkWidget *row)
{
  const char *letters = gtk_editable_get_text (GTK_EDITABLE (row));
  GtkWidget *group = gtk_widget_get_ancestor (row, ADW_TYPE_PREFERENCES_GROUP);
  gboolean is_good = *letters == '\0' || fh_shared_art_knows_letters (letters);

  adw_preferences_group_set_description (
      ADW_PREFERENCES_GROUP (group),
      is_good ? NULL
              : _ ("The cards need four different letters or signs with spaces between them, and "
                   "no numbers of other cards."));
}

static void
bind_letters (FhPreferences *self, GtkWidget *row)
{
  g_object_bind_property_full (self->settings, "card-letters", row, "text",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE, NULL, take_letters,
                               NULL, NULL);
  g_signal_connect (row, "notify::text", G_CALLBACK (check_letters), NULL);
  check_letters (row);
}

/* What shows a setting has its key for an id. */
static void
bind (FhPreferences *self, GObject *object)
{
  GBindingFlags flags = G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE;
  const char *key =
      GTK_IS_BUILDABLE (object) ? gtk_buildable_get_buildable_id (GTK_BUILDABLE (object)) : NULL;

  if (FH_IS_CHOICE_ROW (object))
    fh_choice_row_bind (FH_CHOICE_ROW (object), self->settings, key);
  else if (FH_IS_PICTURE_ROW (object))
    fh_picture_row_bind (FH_PICTURE_ROW (object), self->settings, key);
  else if (GTK_IS_SWITCH (object))
    g_object_bind_property (self->settings, key, object, "active", flags);
  else if (ADW_IS_ENTRY_ROW (object))
    bind_letters (self, GTK_WIDGET (object));
}

/* A game that is going on keeps its players. */
static GtkWidget *
make_computers (FhPreferences *self)
{
  GtkWidget *group = fh_computers_group_new (self->settings, TRUE);
  adw_preferences_group_set_description (ADW_PREFERENCES_GROUP (group),
                                         _ ("What you choose here applies from the next game on."));
  return group;
}

/* --- How a hand stands --- */

#define SAMPLE_WIDTH 40

static void
update_sample (FhSettings *settings, GParamSpec *pspec, FhCardRow *row)
{
  /* As they might be dealt. */
  static const FhCard dealt[] = {
    FH_CARD (FH_SPADES, FH_TEN),
    FH_CARD (FH_HEARTS, FH_ACE),
    FH_CARD (FH_DIAMONDS, FH_KING),
    FH_CARD (FH_CLUBS, FH_EIGHT),
    FH_JOKER,
    FH_CARD (FH_SPADES, FH_ACE),
    FH_CARD (FH_DIAMONDS, FH_JACK),
    FH_CARD (FH_CLUBS, FH_QUEEN),
    FH_CARD (FH_HEARTS, FH_SEVEN),
    FH_CARD (FH_DIAMONDS, FH_NINE),
  };
  FhCard cards[FH_N_CARDS];
  FhCardSet set = 0;
  int n;

  for (guint i = 0; i < G_N_ELEMENTS (dealt); i++)
    set |= FH_SET (dealt[i]);
  n = fh_hand_order (set, FH_TRUMP_HEARTS, fh_settings_get_hand_order (settings), dealt,
                     G_N_ELEMENTS (dealt), cards);
  fh_card_row_set_cards (row, cards, n, FH_TRUMP_HEARTS);
}

/* A hand that stands as it is chosen. */
static GtkWidget *
make_sample (FhPreferences *self)
{
  GtkWidget *cards = fh_card_row_new (SAMPLE_WIDTH);

  gtk_widget_add_css_class (cards, "sample");
  fh_widget_set_name (cards, _ ("A hand in this order, with hearts as trumps"));
  gtk_widget_set_halign (cards, GTK_ALIGN_CENTER);
  g_signal_connect_object (self->settings, "notify::sort-order", G_CALLBACK (update_sample), cards,
                           0);
  g_signal_connect_object (self->settings, "notify::suit-order", G_CALLBACK (update_sample), cards,
                           0);
  update_sample (self->settings, NULL, FH_CARD_ROW (cards));
  return cards;
}

/* Says why nothing can be heard, if that is so. */
static void
explain_silence (AdwPreferencesGroup *group, GtkWidget *toggle, GtkWidget *volume)
{
  if (!fh_sounds_are_possible ())
    {
      adw_preferences_group_set_description (
          /* Translators: GStreamer is what GTK plays sounds with. */
          group, _ ("Sounds need GStreamer for GTK, which is not installed."));
      gtk_widget_set_sensitive (toggle, FALSE);
      gtk_widget_set_sensitive (volume, FALSE);
    }
  else if (!fh_sounds_are_wanted ())
    {
      adw_preferences_group_set_description (
          group, _ ("The sounds of events are turned off in the settings of the system."));
    }
}

/* --- The window --- */

static void
page_cb (FhPreferences *self)
{
  const char *page = gtk_stack_get_visible_child_name (GTK_STACK (self->stack));

  fh_widget_show_one_page (GTK_STACK (self->stack));
  /* What is found has no name. */
  if (page == NULL)
    return;
  g_free (self->page);
  self->page = g_strdup (page);
}

static void
find_cb (GtkWidget *widget, const char *action, GVariant *parameter)
{
  gtk_widget_grab_focus (FH_PREFERENCES (widget)->search);
}

/* The pages with their tabs. */
static GtkWidget *
make_frame (FhPreferences *self)
{
  GtkWidget *header = adw_header_bar_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *tabs = fh_widget_new_tabs (GTK_STACK (self->stack));

  gtk_widget_add_css_class (tabs, "learn-tabs");
  gtk_widget_set_halign (tabs, GTK_ALIGN_CENTER);
  gtk_widget_set_vexpand (self->stack, TRUE);
  gtk_box_append (GTK_BOX (box), tabs);
  gtk_box_append (GTK_BOX (box), self->stack);
  if (self->page != NULL)
    gtk_stack_set_visible_child_name (GTK_STACK (self->stack), self->page);
  /* Translators: an entry: what is typed there is searched for in the preferences. */
  self->search = fh_row_search_new (GTK_STACK (self->stack), _ ("Search the preferences"));
  adw_header_bar_set_title_widget (ADW_HEADER_BAR (header), self->search);
  page_cb (self);
  fh_connect (self->stack, "notify::visible-child", page_cb, self);
  return fh_dialog_frame (header, box, FALSE);
}

static GtkWidget *
fh_preferences_build (FhDialog *dialog)
{
  FhPreferences *self = FH_PREFERENCES (dialog);
  g_autoptr (GtkBuilder) builder = NULL;
  g_autoptr (GSList) objects = NULL;

  self->stack = fh_widget_load ("fh-preferences.ui", self, &builder);
  objects = gtk_builder_get_objects (builder);
  gtk_window_set_title (GTK_WINDOW (self), _ ("Preferences"));
  for (GSList *l = objects; l != NULL; l = l->next)
    bind (self, l->data);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (gtk_builder_get_object (builder, "sample")),
                              make_sample (self));
  explain_silence (ADW_PREFERENCES_GROUP (gtk_builder_get_object (builder, "sound")),
                   GTK_WIDGET (gtk_builder_get_object (builder, "sounds")),
                   GTK_WIDGET (gtk_builder_get_object (builder, "sound-volume")));
  AdwPreferencesPage *players = ADW_PREFERENCES_PAGE (gtk_builder_get_object (builder, "players"));
  AdwPreferencesGroup *laws = ADW_PREFERENCES_GROUP (gtk_builder_get_object (builder, "laws"));
  GtkWidget *letters = GTK_WIDGET (gtk_builder_get_object (builder, "card-letters"));
  /* As fh_widget_set_entry_title() does where the title is not in a file. */
  fh_widget_set_name (letters, adw_preferences_row_get_title (ADW_PREFERENCES_ROW (letters)));
  fill_languages (self, ADW_COMBO_ROW (gtk_builder_get_object (builder, "language")));
  /* How they play comes before what they do wrong. */
  adw_preferences_page_remove (players, laws);
  adw_preferences_page_add (players, ADW_PREFERENCES_GROUP (make_computers (self)));
  adw_preferences_page_add (players, laws);
  return make_frame (self);
}

static void
fh_preferences_class_init (FhPreferencesClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  FH_DIALOG_CLASS (klass)->build = fh_preferences_build;
  g_type_ensure (FH_TYPE_CHOICE_ROW);
  g_type_ensure (FH_TYPE_COMBO_ROW);
  g_type_ensure (FH_TYPE_PICTURE_ROW);
  g_type_ensure (FH_TYPE_SWITCH_ROW);

  FH_MADE_WITH_OBJECT (object_class, FhPreferences, settings, FH_TYPE_SETTINGS);
  FH_HOLDS (object_class, FhPreferences, page, g_free);
  FH_HOLDS (object_class, FhPreferences, languages, g_strfreev);
  gtk_widget_class_install_action (widget_class, "preferences.find", NULL, find_cb);
  gtk_widget_class_add_binding_action (widget_class, GDK_KEY_f, GDK_CONTROL_MASK,
                                       "preferences.find", NULL);
}

static void
fh_preferences_init (FhPreferences *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 560, 680);
}

GtkWidget *
fh_preferences_new (GtkWindow *parent, FhSettings *settings)
{
  return g_object_new (FH_TYPE_PREFERENCES, "transient-for", parent, "settings", settings, NULL);
}
