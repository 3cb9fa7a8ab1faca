/* fh-rules-text-window.c: rules as text, to be shared and read.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-rules-text-window.h"

#include <glib/gi18n.h>

#include "fh-house-rules.h"
#include "fh-made.h"
#include "fh-rules-text.h"
#include "fh-sentences-rules.h"

struct _FhRulesTextWindow
{
  FhPasteWindow parent_instance;

  FhRules rules;
  char *name; /* in the text, or NULL */
};

FH_DEFINE_MADE_TYPE (FhRulesTextWindow, fh_rules_text_window, FH_TYPE_PASTE_WINDOW)

static void
fh_rules_text_window_get_words (FhPasteWindow *window, FhPasteWindowWords *words)
{
  words->title = _ ("Rules as Text");
  words->about =
      _ ("Copy these lines to share the rules, or put others in their place: pasted, opened from a "
         "file, or typed. A whole game holds its rules, too.");
  words->name = _ ("Rules as text");
  words->copied = _ ("The rules are copied as text");
  words->use = _ ("Use These Rules");
}

static void
fh_rules_text_window_read_text (FhPasteWindow *window, const char *text)
{
  FhRulesTextWindow *self = FH_RULES_TEXT_WINDOW (window);
  g_autofree char *sentence = NULL, *changes = NULL;
  gboolean is_read;

  g_clear_pointer (&self->name, g_free);
  is_read = fh_rules_text_read (text, -1, &self->rules, &self->name, &sentence);
  if (is_read)
    {
      changes = fh_sentence_changes (&self->rules);
      sentence = g_strdup_printf (C_ ("own table", "%1$s. %2$s"),
                                  fh_sentence_preset ((FhPreset) self->rules.preset), changes);
    }
  fh_paste_window_say (window, sentence, is_read);
}

static void
fh_rules_text_window_constructed (GObject *object)
{
  FhRulesTextWindow *self = FH_RULES_TEXT_WINDOW (object);
  g_autofree char *text = fh_rules_text_write (&self->rules, self->name);

  G_OBJECT_CLASS (fh_rules_text_window_parent_class)->constructed (object);
  fh_paste_window_set_text (FH_PASTE_WINDOW (self), text);
}

static void
fh_rules_text_window_class_init (FhRulesTextWindowClass *klass)
{
  FhPasteWindowClass *paste_class = FH_PASTE_WINDOW_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_rules_text_window_constructed;
  paste_class->get_words = fh_rules_text_window_get_words;
  paste_class->read = fh_rules_text_window_read_text;
  paste_class->max_size = FH_HOUSE_MAX_SIZE;

  FH_MADE_WITH_COPY (klass, FhRulesTextWindow, rules, FhRules);
  FH_MADE_WITH_STRING (klass, FhRulesTextWindow, name);
}

GtkWidget *
fh_rules_text_window_new (GtkWindow *parent, const FhRules *rules, const char *name)
{
  return g_object_new (FH_TYPE_RULES_TEXT_WINDOW, "transient-for", parent, "rules", rules, "name",
                       name, NULL);
}

gboolean
fh_rules_text_window_read (FhRulesTextWindow *self, FhRules *rules, const char **name)
{
  g_return_val_if_fail (FH_IS_RULES_TEXT_WINDOW (self), FALSE);

  if (!fh_paste_window_is_read (FH_PASTE_WINDOW (self)))
    return FALSE;
  *rules = self->rules;
  *name = self->name;
  return TRUE;
}
