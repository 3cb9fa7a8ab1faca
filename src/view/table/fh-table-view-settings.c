/* fh-table-view-settings.c: how the person wants the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view-private.h"

#include "fh-compat.h"
#include "fh-shared-art.h"
#include "fh-widget.h"

static guint
duration_of (const char *speed)
{
  static const struct
  {
    const char *name;
    guint duration;
  } speeds[] = { { "off", 0 }, { "fast", 130 }, { "normal", 230 }, { "slow", 290 } };

  for (guint i = 0; i < G_N_ELEMENTS (speeds); i++)
    if (g_strcmp0 (speed, speeds[i].name) == 0)
      return speeds[i].duration;

  return 230;
}

void
fh_table_view_read_settings (FhTableView *self, FhSettings *settings)
{
  g_autofree char *felt = NULL;
  g_autofree char *speed = NULL;
  gboolean is_left_handed;

  g_return_if_fail (FH_IS_TABLE_VIEW (self));
  g_return_if_fail (FH_IS_SETTINGS (settings));

  g_object_get (settings, "felt", &felt, "animation-speed", &speed, "left-handed", &is_left_handed,
                NULL);
  fh_table_view_set_felt (self, felt);
  fh_table_view_set_duration (self,
                              fh_reduced_motion (GTK_WIDGET (self)) ? 0 : duration_of (speed));
  fh_table_view_set_left_handed (self, is_left_handed);
  fh_table_view_set_order (self, fh_settings_get_hand_order (settings));
  fh_shared_art_read_settings (settings);
}

void
fh_table_view_set_tools (FhTableView *self, gboolean last_trick, gboolean log)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  gtk_widget_set_visible (self->last_trick, last_trick);
  gtk_widget_set_visible (self->log, log);
}

void
fh_table_view_set_felt (FhTableView *self, const char *felt)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));
  g_return_if_fail (felt != NULL);

  gtk_widget_remove_css_class (GTK_WIDGET (self), self->felt);
  g_free (self->felt);
  self->felt = g_strdup (felt);
  gtk_widget_add_css_class (GTK_WIDGET (self), self->felt);
  gtk_widget_queue_draw (GTK_WIDGET (self));
}

void
fh_table_view_set_duration (FhTableView *self, guint duration)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  self->duration = duration;
  fh_hand_view_set_duration (FH_HAND_VIEW (self->hand), duration);
  fh_widget_set_class (GTK_WIDGET (self), "still", duration == 0);
}

void
fh_table_view_set_order (FhTableView *self, FhHandOrder order)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  self->order = order;
}

void
fh_table_view_set_left_handed (FhTableView *self, gboolean is_left_handed)
{
  g_return_if_fail (FH_IS_TABLE_VIEW (self));

  if (self->is_left_handed == is_left_handed)
    return;
  self->is_left_handed = is_left_handed;
  gtk_widget_queue_allocate (GTK_WIDGET (self));
}
