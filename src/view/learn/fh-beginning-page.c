/* fh-beginning-page.c: the first question.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-beginning-page.h"

#include <glib/gi18n.h>

#include "fh-card-art.h"
#include "fh-card-picture.h"
#include "fh-computer.h"
#include "fh-help-view.h"
#include "fh-help-window.h"
#include "fh-language.h"
#include "fh-made.h"
#include "fh-recommend.h"
#include "fh-rows.h"
#include "fh-sentences-rules.h"
#include "fh-sentences.h"
#include "fh-start-button.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Pixels. */
#define BIRD_WIDTH   84
#define LOW_HEIGHT   420
#define TEXT_WIDTH   640 /* as that of the help */
#define CHOICE_WIDTH 270 /* of which two stand side by side from half a screen on */

struct _FhBeginningPage
{
  AdwBin parent_instance;

  FhSettings *settings;
  FhProgress *progress;
  FhKnows shown;
  FhPreset preset;  /* chosen, and kept in the settings when the game is started */
  char *level;      /* likewise */
  GtkWidget *first; /* what is next */
  GtkWidget *bird;  /* a picture and a heading that a low window has no room for, or NULL */
  GtkWidget *welcome;
  guint fit_id;
};

/* The tables at which most people play. */
static const FhPreset presets[] = {
  FH_PRESET_AUSTRALIAN_4,
  FH_PRESET_AMERICAN_4,
  FH_PRESET_NEW_ZEALAND_4,
  FH_PRESET_CANADIAN_4,
};

FH_DEFINE_MADE_TYPE (FhBeginningPage, fh_beginning_page, ADW_TYPE_BIN)

/* --- The parts --- */

static GtkWidget *
add_label (GtkWidget *box, const char *text, const char *style_class, gboolean is_heading)
{
  GtkWidget *label =
      g_object_new (GTK_TYPE_LABEL, "accessible-role",
                    is_heading ? GTK_ACCESSIBLE_ROLE_HEADING : GTK_ACCESSIBLE_ROLE_LABEL, "label",
                    text, "wrap", TRUE, "justify", GTK_JUSTIFY_CENTER, "max-width-chars", 52, NULL);

  gtk_widget_add_css_class (label, style_class);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static GtkWidget *
new_column (void)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 18);

  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (box, "dialog-groups");
  return box;
}

/* @column in the middle of the page, and scrolled where there is no room. */
static GtkWidget *
scroll (GtkWidget *column)
{
  GtkWidget *scroller = fh_scroller_new (fh_clamp_new (column));

  gtk_widget_set_vexpand (scroller, TRUE);
  return scroller;
}

/* --- The game --- */

/* Who knows the game is not told how to play it. */
static void
start (FhBeginningPage *self)
{
  FhRules rules;

  fh_rules_init (&rules, self->preset);
  fh_settings_set_rules (self->settings, &rules);
  g_object_set (self->settings, "partner-level", self->level, "opponent-level", self->level,
                "show-tutor", TRUE, "tutor-degree", self->shown == FH_KNOWS_500 ? "few" : "middle",
                NULL);
  gtk_widget_activate_action (GTK_WIDGET (self), "app.start-game", NULL);
}

/* --- The question --- */

static void
knows_cb (GtkWidget *widget, const char *action, GVariant *known)
{
  FhBeginningPage *self = FH_BEGINNING_PAGE (widget);
  FhKnows knows = (FhKnows) g_variant_get_uint32 (known);

  fh_progress_set_knows (self->progress, knows);
  if (knows == FH_KNOWS_NOTHING)
    {
      g_signal_emit_by_name (self, "learn");
      return;
    }
  fh_beginning_page_show (self, knows);
  if (knows == FH_KNOWS_500)
    start (self);
}

static GtkWidget *
add_answer (GtkWidget *group, FhKnows knows, const char *title, const char *about)
{
  return fh_link_row_add (group, title, about, "beginning.knows", g_variant_new_uint32 (knows));
}

/* The answers come first. */
static gboolean
fit_cb (gpointer user_data)
{
  FhBeginningPage *self = user_data;
  gboolean is_low = gtk_widget_get_height (GTK_WIDGET (self)) < LOW_HEIGHT;

  self->fit_id = 0;
  if (self->bird != NULL)
    {
      gtk_widget_set_visible (self->bird, !is_low);
      gtk_widget_set_visible (self->welcome, !is_low);
    }
  return G_SOURCE_REMOVE;
}

/* Later: nothing may come or go while things get their places. */
static void
resized_cb (FhBeginningPage *self)
{
  if (self->fit_id == 0)
    self->fit_id = g_idle_add (fit_cb, self);
}

static GtkWidget *
make_question (FhBeginningPage *self)
{
  GtkWidget *column = new_column ();
  GtkWidget *bird = g_object_new (ADW_TYPE_BIN, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                                  "halign", GTK_ALIGN_CENTER, NULL);
  GtkWidget *picture = fh_card_picture_new ();
  GtkWidget *group, *tables, *page;

  gtk_widget_set_size_request (picture, BIRD_WIDTH, fh_card_art_height (BIRD_WIDTH));
  fh_card_picture_set_card (FH_CARD_PICTURE (picture), FH_JOKER);
  gtk_widget_add_css_class (picture, "welcome-bird");
  adw_bin_set_child (ADW_BIN (bird), picture);
  gtk_box_append (GTK_BOX (column), bird);
  self->bird = bird;
  self->welcome = add_label (column, _ ("Welcome to Five Hundred"), "title-1", TRUE);
  add_label (column, _ ("What do you know already?"), "title-4", FALSE);

  group = fh_group_add (GTK_BOX (column), NULL, NULL);
  self->first = add_answer (group, FH_KNOWS_NOTHING, _ ("Nothing yet"),
                            _ ("Learn by playing: your first trick is a minute away."));
  add_answer (group, FH_KNOWS_EUCHRE, _ ("Euchre"),
              _ ("You know the bowers. Read what differs, and play."));
  add_answer (group, FH_KNOWS_WHIST, _ ("Whist or bridge"),
              _ ("You know tricks and trumps. Read what differs, and play."));
  add_answer (group, FH_KNOWS_500, _ ("500"), _ ("A table is ready: play at once."));

  tables = fh_action_button_new (_ ("Choose a Table Yourself"), "app.new-game");
  gtk_widget_add_css_class (tables, "flat");
  gtk_widget_set_halign (tables, GTK_ALIGN_CENTER);
  gtk_box_append (GTK_BOX (column), tables);
  page = scroll (column);
  fh_connect (gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (page)), "notify::page-size",
              resized_cb, self);
  return page;
}

/* --- Before the game --- */

static void
back_cb (FhBeginningPage *self)
{
  fh_beginning_page_show (self, FH_KNOWS_UNASKED);
}

static void
learn_cb (FhBeginningPage *self)
{
  g_signal_emit_by_name (self, "learn");
}

static void
preset_cb (FhBeginningPage *self, GParamSpec *pspec, AdwComboRow *row)
{
  guint chosen = adw_combo_row_get_selected (row);

  if (chosen >= G_N_ELEMENTS (presets))
    return;
  self->preset = presets[chosen];
  fh_start_button_set_table (self->first, fh_sentence_preset (self->preset), NULL);
}

static void
level_cb (FhBeginningPage *self, GParamSpec *pspec, AdwComboRow *row)
{
  guint chosen = adw_combo_row_get_selected (row);

  g_free (self->level);
  self->level = g_strdup (fh_computer_levels ()[chosen]);
}

static void
add_choice (FhBeginningPage *self,
            GtkWidget *box,
            const char *title,
            GtkStringList *names,
            guint selected,
            GCallback callback)
{
  GtkWidget *group = fh_group_add (GTK_BOX (box), NULL, NULL);

  fh_combo_row_add (group, title, names, selected, callback, self);
  gtk_widget_set_size_request (group, CHOICE_WIDTH, -1);
}

/* Side by side where there is room: what differs is to be read above them. */
static GtkWidget *
make_choices (FhBeginningPage *self)
{
  GtkWidget *box = fh_wrap_box_new (FH_WRAP_FILL, 10);
  g_autoptr (GtkStringList) tables = gtk_string_list_new (NULL);
  g_autoptr (GtkStringList) levels = gtk_string_list_new (NULL);
  guint preset = 0, level = 0;

  for (guint i = 0; i < G_N_ELEMENTS (presets); i++)
    {
      gtk_string_list_append (tables, fh_sentence_preset (presets[i]));
      if (presets[i] == self->preset)
        preset = i;
    }
  for (guint i = 0; fh_computer_levels ()[i] != NULL; i++)
    {
      g_autofree char *name = fh_sentence_level (fh_computer_levels ()[i]);

      gtk_string_list_append (levels, name);
      if (g_str_equal (fh_computer_levels ()[i], self->level))
        level = i;
    }
  add_choice (self, box, _ ("Table"), tables, preset, G_CALLBACK (preset_cb));
  add_choice (self, box, _ ("Partner and opponents"), levels, level, G_CALLBACK (level_cb));
  return box;
}

static void
follow_cb (FhBeginningPage *self, const char *target)
{
  fh_help_window_show (GTK_WINDOW (gtk_widget_get_root (GTK_WIDGET (self))), target);
}

/* What differs from the game that is known. */
static GtkWidget *
make_differences (FhBeginningPage *self, FhKnows knows)
{
  FhHelpLibrary *library = fh_help_library_get_shared ();
  const char *page = knows == FH_KNOWS_EUCHRE ? "from-euchre" : "from-bridge";
  GtkWidget *view = fh_help_view_new ();

  gtk_widget_set_vexpand (view, TRUE);
  fh_connect (view, "follow", follow_cb, self);
  fh_help_view_show (FH_HELP_VIEW (view), library, fh_help_library_get (library, page), NULL);
  return view;
}

static GtkWidget *
make_foot (FhBeginningPage *self)
{
  GtkWidget *foot = gtk_box_new (GTK_ORIENTATION_VERTICAL, 10);
  GtkWidget *line = fh_wrap_box_new (FH_WRAP_CENTER, 10);

  self->first = fh_start_button_new ();
  fh_start_button_set_table (self->first, fh_sentence_preset (self->preset), NULL);
  fh_connect (self->first, "clicked", start, self);
  gtk_box_append (GTK_BOX (foot), self->first);
  gtk_box_append (GTK_BOX (line), fh_button_new (_ ("Back"), G_CALLBACK (back_cb), self));
  gtk_box_append (GTK_BOX (line), fh_button_new (_ ("Lessons"), G_CALLBACK (learn_cb), self));
  gtk_box_append (GTK_BOX (line), fh_action_button_new (_ ("Other Tables"), "app.new-game"));
  for (GtkWidget *button = gtk_widget_get_first_child (line); button != NULL;
       button = gtk_widget_get_next_sibling (button))
    gtk_widget_add_css_class (button, "flat");
  gtk_box_append (GTK_BOX (foot), line);
  gtk_widget_add_css_class (foot, "start-foot");
  return foot;
}

static GtkWidget *
make_ready (FhBeginningPage *self, FhKnows knows)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *differences = make_differences (self, knows);
  GtkWidget *column = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *clamp = fh_clamp_new (column);

  gtk_box_append (GTK_BOX (box), differences);
  gtk_box_append (GTK_BOX (column), make_choices (self));
  gtk_widget_add_css_class (column, "beginning-choices");
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), TEXT_WIDTH);
  gtk_box_append (GTK_BOX (box), clamp);
  gtk_box_append (GTK_BOX (box), make_foot (self));
  return box;
}

/* Puts the keyboard on what is next. */
static void
focus_first (FhBeginningPage *self)
{
  if (gtk_widget_get_mapped (self->first))
    gtk_widget_grab_focus (self->first);
}

void
fh_beginning_page_show (FhBeginningPage *self, FhKnows knows)
{
  g_return_if_fail (FH_IS_BEGINNING_PAGE (self));

  self->shown = knows;
  g_free (self->level);
  self->level = g_strdup (fh_recommend_level (knows));
  self->bird = self->welcome = NULL;
  adw_bin_set_child (ADW_BIN (self), knows == FH_KNOWS_EUCHRE || knows == FH_KNOWS_WHIST
                                         ? make_ready (self, knows)
                                         : make_question (self));
  focus_first (self);
}

FhKnows
fh_beginning_page_get_shown (FhBeginningPage *self)
{
  g_return_val_if_fail (FH_IS_BEGINNING_PAGE (self), FH_KNOWS_UNASKED);

  return self->shown;
}

/* --- The widget --- */

static void
fh_beginning_page_constructed (GObject *object)
{
  FhBeginningPage *self = FH_BEGINNING_PAGE (object);

  G_OBJECT_CLASS (fh_beginning_page_parent_class)->constructed (object);
  g_auto (GStrv) languages = fh_language_dup_wanted (fh_language_get ());
  self->preset = fh_recommend_preset ((const char *const *) languages);
  g_signal_connect (self, "map", G_CALLBACK (focus_first), NULL);
  fh_beginning_page_show (self, FH_KNOWS_UNASKED);
}

static void
fh_beginning_page_class_init (FhBeginningPageClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_beginning_page_constructed;
  fh_made_signal (klass, "learn", 0);
  gtk_widget_class_install_action (GTK_WIDGET_CLASS (klass), "beginning.knows", "u", knows_cb);
  FH_MADE_WITH_OBJECT (klass, FhBeginningPage, settings, FH_TYPE_SETTINGS);
  FH_MADE_WITH_OBJECT (klass, FhBeginningPage, progress, FH_TYPE_PROGRESS);
  FH_DROPS_SOURCE (klass, FhBeginningPage, fit_id);
  FH_HOLDS (klass, FhBeginningPage, level, g_free);
}

GtkWidget *
fh_beginning_page_new (FhSettings *settings, FhProgress *progress)
{
  return g_object_new (FH_TYPE_BEGINNING_PAGE, "settings", settings, "progress", progress, NULL);
}
