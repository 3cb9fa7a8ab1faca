/* fh-practice-group.c: how practice goes, by kind.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-practice-group.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-learn-table.h"
#include "fh-made.h"
#include "fh-practice-words.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

struct _FhPracticeGroup
{
  AdwBin parent_instance;

  FhKeyTable *book;
  gboolean asks; /* whether to forget it */
  GtkWidget *table;
  GtkWidget *strength;
  GtkWidget *nothing;
  GtkWidget *buttons;
  GtkWidget *said;
};

FH_DEFINE_MADE_TYPE (FhPracticeGroup, fh_practice_group, ADW_TYPE_BIN)

static void
add_row (FhPracticeGroup *self, FhPracticeKind kind, guint asked, guint right)
{
  GtkWidget *bar = gtk_level_bar_new_for_interval (0.0, 1.0);
  /* Translators: how many answers were right, of how many. */
  g_autofree char *count = g_strdup_printf (_ ("%1$u of %2$u"), right, asked);

  gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), (double) right / asked);
  gtk_widget_add_css_class (bar, "lesson-bar");
  fh_widget_set_name (bar, count);
  fh_learn_table_add (self->table, fh_sentence_practice_kind (kind), count, bar);
}

static void
say (FhPracticeGroup *self, const char *sentence)
{
  fh_label_say (self->said, sentence);
  fh_announce (GTK_WIDGET (self), sentence);
}

static GtkWidget *fill_buttons (FhPracticeGroup *self);

static void
copy_cb (FhPracticeGroup *self)
{
  g_autofree char *csv = fh_practice_book_dup_csv (self->book);

  gdk_clipboard_set_text (gtk_widget_get_clipboard (GTK_WIDGET (self)), csv);
  say (self, _ ("All of it is on the clipboard, as comma-separated values."));
}

static void
ask_cb (FhPracticeGroup *self)
{
  self->asks = !self->asks;
  gtk_widget_grab_focus (fill_buttons (self));
}

static void
forget_cb (FhPracticeGroup *self)
{
  self->asks = FALSE;
  fh_practice_book_erase (self->book);
  fill_buttons (self);
  say (self, _ ("Practice has been forgotten."));
}

static GtkWidget *
add_button (FhPracticeGroup *self, const char *label, GCallback callback)
{
  GtkWidget *button = fh_button_new (label, callback, self);

  gtk_widget_set_hexpand (button, TRUE);
  gtk_box_append (GTK_BOX (self->buttons), button);
  return button;
}

/* What cannot be undone is asked for twice.  Returns the button that changes nothing as yet. */
static GtkWidget *
fill_buttons (FhPracticeGroup *self)
{
  GtkWidget *keep;

  fh_box_clear (self->buttons);
  gtk_widget_set_visible (self->said, FALSE);
  if (!self->asks)
    {
      add_button (self, _ ("Copy as a Table"), G_CALLBACK (copy_cb));
      return add_button (self, _ ("Forget Practice…"), G_CALLBACK (ask_cb));
    }
  say (self,
       _ ("The counts, what is due to come again, and your own positions are lost. This cannot be "
          "undone."));
  keep = add_button (self, _ ("Keep It"), G_CALLBACK (ask_cb));
  gtk_widget_add_css_class (add_button (self, _ ("Forget Practice"), G_CALLBACK (forget_cb)),
                            "destructive-action");
  return keep;
}

static void
update (FhPracticeGroup *self)
{
  gboolean is_empty = fh_practice_book_is_empty (self->book);
  g_autofree char *sentence = NULL;
  FhStrength strength;

  fh_box_clear (self->table);
  for (int kind = 0; kind < FH_N_PRACTICES; kind++)
    {
      guint asked, right;

      fh_practice_book_get_tally (self->book, (FhPracticeKind) kind, &asked, &right);
      if (asked > 0)
        add_row (self, (FhPracticeKind) kind, asked, right);
    }
  if (fh_practice_book_get_strength (self->book, &strength))
    sentence = fh_sentence_strength (&strength);
  fh_label_say (self->strength, sentence);
  gtk_widget_set_visible (self->table, gtk_widget_get_first_child (self->table) != NULL);
  gtk_widget_set_visible (self->buttons, !is_empty);
  gtk_widget_set_visible (self->nothing, !gtk_widget_get_visible (self->table));
}

static void
fh_practice_group_constructed (GObject *object)
{
  FhPracticeGroup *self = FH_PRACTICE_GROUP (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);

  G_OBJECT_CLASS (fh_practice_group_parent_class)->constructed (object);
  fh_label_add (box, _ ("How You Are Doing"), FH_LABEL_WRAPPED, "heading");
  self->nothing =
      fh_label_add (box, _ ("Nothing has been asked yet."), FH_LABEL_WRAPPED, "dim-label");
  self->table = fh_learn_table_new (_ ("Right answers by kind of question"));
  gtk_box_append (GTK_BOX (box), self->table);
  self->strength = fh_label_add (box, NULL, FH_LABEL_WRAPPED, "body");
  self->said = fh_label_add (box, NULL, FH_LABEL_WRAPPED, "caption");
  self->buttons = fh_wrap_box_new (FH_WRAP_FILL, 8);
  gtk_box_append (GTK_BOX (box), self->buttons);
  adw_bin_set_child (ADW_BIN (self), box);
  fill_buttons (self);
  fh_connect (self->book, "changed", update, self);
  update (self);
}

static void
fh_practice_group_class_init (FhPracticeGroupClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_practice_group_constructed;
  FH_MADE_WITH_OBJECT (klass, FhPracticeGroup, book, FH_TYPE_KEY_TABLE);
}

GtkWidget *
fh_practice_group_new (FhKeyTable *book)
{
  return g_object_new (FH_TYPE_PRACTICE_GROUP, "book", book, NULL);
}
