/* fh-contents-row.c: a page of the help among the contents, or among what was found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-contents-row.h"

#include "fh-made.h"
#include "fh-widget.h"

struct _FhContentsRow
{
  GtkListBoxRow parent_instance;

  char *title;
  char *about;
  char *target;
};

FH_DEFINE_MADE_TYPE (FhContentsRow, fh_contents_row, GTK_TYPE_LIST_BOX_ROW)

static void
fh_contents_row_constructed (GObject *object)
{
  FhContentsRow *self = FH_CONTENTS_ROW (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  G_OBJECT_CLASS (fh_contents_row_parent_class)->constructed (object);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  fh_label_add (box, self->title, FH_LABEL_WRAPPED, NULL);
  if (self->about != NULL && *self->about != '\0')
    {
      fh_label_add (box, self->about, FH_LABEL_WRAPPED, "caption dim-label");
      gtk_widget_add_css_class (box, "has-about");
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  fh_widget_describe (GTK_WIDGET (self), self->title, self->about);
}

static void
fh_contents_row_class_init (FhContentsRowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_contents_row_constructed;
  FH_MADE_WITH_STRING (klass, FhContentsRow, title);
  FH_MADE_WITH_STRING (klass, FhContentsRow, about);
  FH_MADE_WITH_STRING (klass, FhContentsRow, target);
  fh_widget_class_add_show (GTK_WIDGET_CLASS (klass));
}

GtkWidget *
fh_contents_row_new (const char *title, const char *about, const char *target)
{
  return g_object_new (FH_TYPE_CONTENTS_ROW, "title", title, "about", about, "target", target,
                       NULL);
}

const char *
fh_contents_row_get_target (FhContentsRow *self)
{
  g_return_val_if_fail (FH_IS_CONTENTS_ROW (self), NULL);

  return self->target;
}
