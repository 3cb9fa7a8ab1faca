/* fh-contents-row.c: a page of the help among the contents, or among what was found.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-contents-row.h"

#include "fh-widget.h"

struct _FhContentsRow
{
  GtkListBoxRow parent_instance;

  char *title;
  char *about;
  char *target;
};

G_DEFINE_FINAL_TYPE (FhContentsRow, fh_contents_row, GTK_TYPE_LIST_BOX_ROW)

enum
{
  PROP_0,
  PROP_TITLE,
  PROP_ABOUT,
  PROP_TARGET,
  N_PROPS,
};

static GParamSpec *properties[N_PROPS];

static GtkWidget *
add_label (GtkWidget *box, const char *text)
{
  GtkWidget *label = gtk_label_new (text);

  gtk_label_set_wrap (GTK_LABEL (label), TRUE);
  gtk_label_set_xalign (GTK_LABEL (label), 0.0);
  gtk_box_append (GTK_BOX (box), label);
  return label;
}

static void
fh_contents_row_constructed (GObject *object)
{
  FhContentsRow *self = FH_CONTENTS_ROW (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 2);

  G_OBJECT_CLASS (fh_contents_row_parent_class)->constructed (object);
  gtk_widget_set_valign (box, GTK_ALIGN_CENTER);
  add_label (box, self->title);
  if (self->about != NULL && *self->about != '\0')
    {
      GtkWidget *small = add_label (box, self->about);

      gtk_widget_add_css_class (small, "caption");
      gtk_widget_add_css_class (small, "dim-label");
    }
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (self), box);
  fh_widget_set_name (GTK_WIDGET (self), self->title);
}

static void
fh_contents_row_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  FhContentsRow *self = FH_CONTENTS_ROW (object);

  switch (id)
    {
    case PROP_TITLE:
      self->title = g_value_dup_string (value);
      break;
    case PROP_ABOUT:
      self->about = g_value_dup_string (value);
      break;
    case PROP_TARGET:
      self->target = g_value_dup_string (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, id, pspec);
    }
}

static void
fh_contents_row_finalize (GObject *object)
{
  FhContentsRow *self = FH_CONTENTS_ROW (object);

  g_free (self->title);
  g_free (self->about);
  g_free (self->target);

  G_OBJECT_CLASS (fh_contents_row_parent_class)->finalize (object);
}

static void
fh_contents_row_class_init (FhContentsRowClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->constructed = fh_contents_row_constructed;
  object_class->set_property = fh_contents_row_set_property;
  object_class->finalize = fh_contents_row_finalize;
  properties[PROP_TITLE] = g_param_spec_string ("title", NULL, NULL, NULL, FH_PARAM_MADE_WITH);
  properties[PROP_ABOUT] = g_param_spec_string ("about", NULL, NULL, NULL, FH_PARAM_MADE_WITH);
  properties[PROP_TARGET] = g_param_spec_string ("target", NULL, NULL, NULL, FH_PARAM_MADE_WITH);
  g_object_class_install_properties (object_class, N_PROPS, properties);
  fh_widget_class_add_show (GTK_WIDGET_CLASS (klass));
}

static void
fh_contents_row_init (FhContentsRow *self)
{
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
