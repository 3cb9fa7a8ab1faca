/* fh-fold.c: something that folds away under its title.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-fold.h"

static void
expanded_cb (GtkExpander *expander, GParamSpec *pspec, GtkWidget *child)
{
  gtk_expander_set_child (expander, gtk_expander_get_expanded (expander) ? child : NULL);
}

GtkWidget *
fh_fold_new (const char *title, GtkWidget *child)
{
  GtkWidget *expander = gtk_expander_new (title);

  g_object_set_data_full (G_OBJECT (expander), "fh-folded", g_object_ref_sink (child),
                          g_object_unref);
  g_signal_connect (expander, "notify::expanded", G_CALLBACK (expanded_cb), child);
  return expander;
}
