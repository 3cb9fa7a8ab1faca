/* fh-start-button.c: the button that starts a game.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-start-button.h"

#include <glib/gi18n.h>

#include "fh-widget.h"
#include "fh-wrap-layout.h"

GtkWidget *
fh_start_button_new (void)
{
  GtkWidget *button = gtk_button_new ();
  GtkWidget *box = fh_wrap_box_new (FH_WRAP_COLUMN, 0);
  GtkWidget *start = fh_label_add (box, NULL, FH_LABEL_CENTRED, "start-words");

  fh_label_add (box, NULL, FH_LABEL_CENTRED, "start-table");
  gtk_label_set_text_with_mnemonic (GTK_LABEL (start), _ ("_Start the Game"));
  gtk_label_set_mnemonic_widget (GTK_LABEL (start), button);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  gtk_button_set_child (GTK_BUTTON (button), box);
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  gtk_widget_set_hexpand (button, TRUE);
  gtk_widget_add_css_class (button, "suggested-action");
  gtk_widget_add_css_class (button, "pill");
  gtk_widget_add_css_class (button, "start-button");
  return button;
}

void
fh_start_button_set_table (GtkWidget *button, const char *name, const char *changes)
{
  g_autofree char *table = g_strjoin (" · ", name, changes, NULL);
  GtkWidget *label = gtk_widget_get_last_child (gtk_button_get_child (GTK_BUTTON (button)));
  /* Translators: what a screen reader calls the button that starts a game; %s is the name of a
   * table, such as “Australian, four players”. */
  g_autofree char *words = g_strdup_printf (_ ("Start the Game: %s"), table);

  gtk_label_set_text (GTK_LABEL (label), table);
  fh_widget_set_name (button, words);
}
