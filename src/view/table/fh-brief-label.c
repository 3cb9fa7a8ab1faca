/* fh-brief-label.c: one line that says the same in fewer words where there is less room.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-brief-label.h"

#include "fh-made.h"
#include "fh-widget.h"

struct _FhBriefLabel
{
  GtkWidget parent_instance;

  char *style_class;
  GtkWidget *forms[FH_BRIEF_FORMS];
  int n_forms;
};

FH_DEFINE_MADE_TYPE (FhBriefLabel, fh_brief_label, GTK_TYPE_WIDGET)

static void
measure_form (FhBriefLabel *self, int form, GtkOrientation orientation, int *least, int *natural)
{
  gtk_widget_measure (self->forms[form], orientation, -1, least, natural, NULL, NULL);
}

static void
fh_brief_label_measure (GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *least,
                        int *natural,
                        int *least_baseline,
                        int *natural_baseline)
{
  FhBriefLabel *self = FH_BRIEF_LABEL (widget);

  *least = *natural = 0;
  for (int form = 0; form < self->n_forms; form++)
    {
      int form_least, form_natural;

      measure_form (self, form, orientation, &form_least, &form_natural);
      if (orientation == GTK_ORIENTATION_VERTICAL)
        {
          *least = MAX (*least, form_least);
          *natural = MAX (*natural, form_natural);
        }
      else
        {
          *least = form == 0 ? form_least : MIN (*least, form_least);
          *natural = MAX (*natural, form_natural);
        }
    }
}

static void
fh_brief_label_size_allocate (GtkWidget *widget, int width, int height, int baseline)
{
  FhBriefLabel *self = FH_BRIEF_LABEL (widget);
  int seen = self->n_forms - 1;

  for (int form = self->n_forms - 1; form >= 0; form--)
    {
      int least, natural;

      measure_form (self, form, GTK_ORIENTATION_HORIZONTAL, &least, &natural);
      if (natural <= width)
        seen = form;
    }
  for (int form = 0; form < FH_BRIEF_FORMS; form++)
    {
      int least = 0;

      gtk_widget_set_child_visible (self->forms[form], form == seen);
      if (form != seen)
        continue;
      measure_form (self, form, GTK_ORIENTATION_HORIZONTAL, &least, NULL);
      gtk_widget_size_allocate (self->forms[form],
                                &(GtkAllocation){ 0, 0, MAX (width, least), height }, -1);
    }
}

static void
fh_brief_label_constructed (GObject *object)
{
  FhBriefLabel *self = FH_BRIEF_LABEL (object);

  G_OBJECT_CLASS (fh_brief_label_parent_class)->constructed (object);
  for (int form = 0; form < FH_BRIEF_FORMS; form++)
    {
      /* What the first says is heard of the whole, and once. */
      self->forms[form] =
          g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_PRESENTATION,
                        "xalign", 0.0, "ellipsize", PANGO_ELLIPSIZE_END, NULL);
      gtk_widget_add_css_class (self->forms[form], self->style_class);
      gtk_widget_set_parent (self->forms[form], GTK_WIDGET (self));
    }
}

static void
fh_brief_label_dispose (GObject *object)
{
  FhBriefLabel *self = FH_BRIEF_LABEL (object);

  for (int form = 0; form < FH_BRIEF_FORMS; form++)
    g_clear_pointer (&self->forms[form], gtk_widget_unparent);
  self->n_forms = 0;
  G_OBJECT_CLASS (fh_brief_label_parent_class)->dispose (object);
}

static void
fh_brief_label_class_init (FhBriefLabelClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  G_OBJECT_CLASS (klass)->constructed = fh_brief_label_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_brief_label_dispose;
  widget_class->measure = fh_brief_label_measure;
  widget_class->size_allocate = fh_brief_label_size_allocate;
  FH_MADE_WITH_STRING (klass, FhBriefLabel, style_class);
  gtk_widget_class_set_css_name (widget_class, "brief");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_GROUP);
}

GtkWidget *
fh_brief_label_new (const char *style_class)
{
  return g_object_new (FH_TYPE_BRIEF_LABEL, "style-class", style_class, NULL);
}

void
fh_brief_label_set (FhBriefLabel *self, const char *markup, const char *brief, const char *briefest)
{
  const char *const forms[FH_BRIEF_FORMS] = { markup, brief, briefest };
  g_autofree char *before = NULL;
  const char *words;

  g_return_if_fail (FH_IS_BRIEF_LABEL (self));

  before = g_strdup (gtk_label_get_text (GTK_LABEL (self->forms[0])));
  self->n_forms = 0;
  for (int form = 0; form < FH_BRIEF_FORMS; form++)
    {
      gboolean is_said = forms[form] != NULL && *forms[form] != '\0';

      gtk_label_set_markup (GTK_LABEL (self->forms[form]), is_said ? forms[form] : "");
      gtk_widget_set_visible (self->forms[form], is_said);
      /* One that is not there ends them. */
      if (is_said && self->n_forms == form)
        self->n_forms++;
    }
  words = gtk_label_get_text (GTK_LABEL (self->forms[0]));
  if (!g_str_equal (words, before))
    fh_widget_set_name (GTK_WIDGET (self), words);
  gtk_widget_set_visible (GTK_WIDGET (self), self->n_forms > 0);
  gtk_widget_queue_resize (GTK_WIDGET (self));
}

void
fh_brief_label_set_least (FhBriefLabel *self, int n_letters)
{
  g_return_if_fail (FH_IS_BRIEF_LABEL (self));

  for (int form = 0; form < FH_BRIEF_FORMS; form++)
    gtk_label_set_width_chars (GTK_LABEL (self->forms[form]), n_letters);
}

int
fh_brief_label_get_brief_width (FhBriefLabel *self)
{
  int width = 0;

  g_return_val_if_fail (FH_IS_BRIEF_LABEL (self), 0);

  if (self->n_forms > 0)
    measure_form (self, self->n_forms - 1, GTK_ORIENTATION_HORIZONTAL, NULL, &width);
  return width;
}
