/* fh-score-box.c: the totals, always in sight.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-score-box.h"

#include <glib/gi18n.h>

#include "fh-isolate.h"
#include "fh-table-text.h"
#include "fh-widget.h"

/* Letters of a name that are left where there are many columns and little room. */
#define SHORT_NAME 3

/* Sides in one column of the box, and how much further the next column is than figures from their
 * name, in pixels. */
#define IN_COLUMN   3
#define NEXT_COLUMN 8

struct _FhScoreBox
{
  GtkButton parent_instance;

  GtkWidget *grid;
  GtkWidget *more;
  GtkWidget *sides[FH_MAX_SEATS];
  GtkWidget *totals[FH_MAX_SEATS];
  char *names[FH_MAX_SEATS]; /* NULL for sides that there are not */
  gboolean is_narrow;
};

G_DEFINE_FINAL_TYPE (FhScoreBox, fh_score_box, GTK_TYPE_BUTTON)

static void
fh_score_box_finalize (GObject *object)
{
  FhScoreBox *self = FH_SCORE_BOX (object);

  for (int i = 0; i < FH_MAX_SEATS; i++)
    g_free (self->names[i]);

  G_OBJECT_CLASS (fh_score_box_parent_class)->finalize (object);
}

static void
fh_score_box_class_init (FhScoreBoxClass *klass)
{
  G_OBJECT_CLASS (klass)->finalize = fh_score_box_finalize;
}

static void
fh_score_box_init (FhScoreBox *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 12);

  gtk_widget_add_css_class (GTK_WIDGET (self), "table-box");
  gtk_widget_add_css_class (GTK_WIDGET (self), "score");
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self), "table.score-sheet");

  self->grid = gtk_grid_new ();
  gtk_grid_set_column_spacing (GTK_GRID (self->grid), 12);
  gtk_widget_set_hexpand (self->grid, TRUE);
  gtk_widget_set_valign (self->grid, GTK_ALIGN_CENTER);
  for (int i = 0; i < FH_MAX_SEATS; i++)
    {
      /* Two columns of sides where there are more than three. */
      int column = i / IN_COLUMN * 2;

      self->sides[i] = fh_table_label_new ("side");
      gtk_widget_set_hexpand (self->sides[i], TRUE);
      gtk_widget_set_margin_start (self->sides[i], column > 0 ? NEXT_COLUMN : 0);
      self->totals[i] = fh_label_new (NULL, FH_LABEL_ONE_LINE, "total");
      gtk_label_set_xalign (GTK_LABEL (self->totals[i]), 1);
      gtk_grid_attach (GTK_GRID (self->grid), self->sides[i], column, i % IN_COLUMN, 1, 1);
      gtk_grid_attach (GTK_GRID (self->grid), self->totals[i], column + 1, i % IN_COLUMN, 1, 1);
    }
  gtk_box_append (GTK_BOX (box), self->grid);

  self->more = g_object_new (GTK_TYPE_IMAGE, "icon-name", "go-next-symbolic", "accessible-role",
                             GTK_ACCESSIBLE_ROLE_PRESENTATION, NULL);
  gtk_widget_add_css_class (self->more, "more");
  gtk_box_append (GTK_BOX (box), self->more);
  gtk_button_set_child (GTK_BUTTON (self), box);
}

GtkWidget *
fh_score_box_new (void)
{
  return g_object_new (FH_TYPE_SCORE_BOX, NULL);
}

/* A name that would be cut off to a dot or two is better cut to its first letters. */
static void
update_names (FhScoreBox *self)
{
  gboolean is_wide = self->names[IN_COLUMN] != NULL; /* two columns of sides */
  gboolean is_short = self->is_narrow && is_wide;

  gtk_grid_set_column_spacing (GTK_GRID (self->grid), is_short ? 5 : is_wide ? 7 : 12);
  for (int i = 0; i < FH_MAX_SEATS && self->names[i] != NULL; i++)
    {
      g_autofree char *name = fh_isolate_letters (self->names[i]);
      glong n_letters = g_utf8_strlen (name, -1);
      g_autofree char *letters = g_utf8_substring (name, 0, MIN (SHORT_NAME, n_letters));

      gtk_label_set_text (GTK_LABEL (self->sides[i]), is_short ? letters : self->names[i]);
      gtk_label_set_ellipsize (GTK_LABEL (self->sides[i]),
                               is_short ? PANGO_ELLIPSIZE_NONE : PANGO_ELLIPSIZE_END);
      /* No fewer than this many letters are shown, whoever has to give way. */
      gtk_label_set_width_chars (GTK_LABEL (self->sides[i]),
                                 is_short ? -1 : (int) MIN (n_letters, is_wide ? 3 : 5));
    }
}

void
fh_score_box_update (FhScoreBox *self, const FhScene *scene)
{
  const FhTable *table = scene->table;
  int n_sides = table->rules.n_sides;
  /* The person's own side stands first, wherever the person sits. */
  int own = scene->person >= 0 ? table->rules.side_of[scene->person] : 0;
  g_autofree char *score = fh_sentence_score (scene);

  g_return_if_fail (FH_IS_SCORE_BOX (self));

  for (int i = 0; i < FH_MAX_SEATS; i++)
    {
      gboolean exists = i < n_sides;

      gtk_widget_set_visible (self->sides[i], exists);
      gtk_widget_set_visible (self->totals[i], exists);
      g_clear_pointer (&self->names[i], g_free);
      if (exists)
        {
          int side = (own + i) % n_sides;
          g_autofree char *total = fh_table_points (table->totals[side]);

          self->names[i] = fh_sentence_side (scene, side, TRUE);
          gtk_label_set_text (GTK_LABEL (self->totals[i]), total);
          fh_widget_set_class (self->totals[i], "negative", table->totals[side] < 0);
          fh_widget_set_class (self->totals[i], "circled", fh_table_is_circled (table, side));
        }
    }
  update_names (self);
  gtk_widget_set_tooltip_text (GTK_WIDGET (self), _ ("Open the score sheet"));
  fh_widget_describe (GTK_WIDGET (self), _ ("Score sheet"), score);
}

void
fh_score_box_set_narrow (FhScoreBox *self, gboolean is_narrow)
{
  g_return_if_fail (FH_IS_SCORE_BOX (self));

  self->is_narrow = is_narrow;
  update_names (self);
  fh_widget_set_class (GTK_WIDGET (self), "narrow", is_narrow);
  gtk_widget_set_visible (self->more, !is_narrow);
}
