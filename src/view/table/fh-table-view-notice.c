/* fh-table-view-notice.c: a sentence over the table that goes by itself, such as a refusal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-private.h"

#include <glib/gi18n.h>

#include "fh-help-link.h"
#include "fh-widget.h"

/* How long a notice can be read. */
#define NOTICE_MS 7000

/* What vanishes with the focus would leave the keyboard nowhere. */
static void
hide_notice (FhTableView *self)
{
  if (gtk_widget_get_focus_child (self->notice) != NULL)
    gtk_widget_grab_focus (self->hand);
  gtk_widget_set_visible (self->notice, FALSE);
}

/* Whoever is about to press its button is not hurried. */
static gboolean
notice_cb (gpointer user_data)
{
  FhTableView *self = user_data;
  GtkStateFlags flags = gtk_widget_get_state_flags (self->notice_rule);

  if (flags & (GTK_STATE_FLAG_FOCUSED | GTK_STATE_FLAG_PRELIGHT))
    return G_SOURCE_CONTINUE;
  self->notice_id = 0;
  hide_notice (self);

  return G_SOURCE_REMOVE;
}

void
fh_table_view_set_notice (FhTableView *self, const char *text, const char *help)
{
  g_autofree char *title = NULL;

  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  g_clear_handle_id (&self->notice_id, g_source_remove);
  g_free (self->rule);
  self->rule = g_strdup (help);
  if (text == NULL)
    {
      hide_notice (self);
      return;
    }

  gtk_label_set_text (GTK_LABEL (self->notice_text), text);
  gtk_widget_set_visible (self->notice_rule, help != NULL);
  /* Words alone let clicks through to what they lie on. */
  gtk_widget_set_can_target (self->notice, help != NULL);
  title = help != NULL ? fh_help_link_title (help) : NULL;
  if (title != NULL)
    {
      /* Translators: what the button "Rule" does; %s is the title of a page of the help. */
      g_autofree char *name = g_strdup_printf (_ ("Rule: %s"), title);

      fh_widget_set_tip (self->notice_rule, name);
    }
  gtk_widget_set_visible (self->notice, TRUE);
  self->notice_id = g_timeout_add (NOTICE_MS, notice_cb, self);
}

const char *
fh_table_view_get_rule (FhTableView *self)
{
  g_return_val_if_fail (FH_IS_TABLE_VIEW (self), NULL);

  return self->rule;
}
