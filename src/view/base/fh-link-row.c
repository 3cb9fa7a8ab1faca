/* fh-link-row.c: a row of a list that leads somewhere.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-link-row.h"

#include "fh-widget.h"

struct _FhLinkRow
{
  AdwActionRow parent_instance;
};

G_DEFINE_FINAL_TYPE (FhLinkRow, fh_link_row, ADW_TYPE_ACTION_ROW)

static void
fh_link_row_class_init (FhLinkRowClass *klass)
{
  fh_widget_class_add_show (GTK_WIDGET_CLASS (klass));
}

static void
fh_link_row_init (FhLinkRow *self)
{
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (self), TRUE);
}

GtkWidget *
fh_link_row_new (void)
{
  return g_object_new (FH_TYPE_LINK_ROW, NULL);
}
