/* fh-table-view-settings.c: how the person wants the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-view.h"

#include "fh-compat.h"
#include "fh-shared-art.h"

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
