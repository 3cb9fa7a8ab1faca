/* fh-wrap-layout.c: things side by side, on as many lines as they need, or each on its own.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-wrap-layout.h"

#include "fh-made.h"

struct _FhWrapLayout
{
  GtkLayoutManager parent_instance;

  FhWrapAlign align;
  int spacing;
};

FH_DEFINE_MADE_TYPE (FhWrapLayout, fh_wrap_layout, GTK_TYPE_LAYOUT_MANAGER)

/* What stands on one line. */
typedef struct
{
  GtkWidget *first;
  GtkWidget *end; /* the first one after it, or NULL */
  int n;
  int parts; /* in how many its width is shared */
  int sum;   /* of the widths, without what lies between */
  int most;  /* the greatest of them */
} Line;

/* Whether what stands on a line shares its width. */
static gboolean
is_shared (FhWrapLayout *self)
{
  return self->align == FH_WRAP_FILL || self->align == FH_WRAP_GRID
         || self->align == FH_WRAP_COLUMN;
}

/* How much of a line @child takes: as much as it would like, or, where the line is shared, as it
 * needs. */
static int
wanted_width (FhWrapLayout *self, GtkWidget *child)
{
  int least, natural;

  gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
  return is_shared (self) ? least : natural;
}

/* The next one after @child, or @child itself, that has a place. */
static GtkWidget *
skip_hidden (GtkWidget *child)
{
  while (child != NULL && !gtk_widget_should_layout (child))
    child = gtk_widget_get_next_sibling (child);
  return child;
}

/* How wide a line is on which each of @n things has the width that it wants. */
static int
line_width (FhWrapLayout *self, int n, int sum, int most)
{
  return (is_shared (self) ? n * most : sum) + (n - 1) * self->spacing;
}

/* What the widest of all that have a place beside @child needs. */
static int
widest (FhWrapLayout *self, GtkWidget *child)
{
  int most = 0;

  for (GtkWidget *c = skip_hidden (gtk_widget_get_first_child (gtk_widget_get_parent (child)));
       c != NULL; c = skip_hidden (gtk_widget_get_next_sibling (c)))
    most = MAX (most, wanted_width (self, c));
  return most;
}

/* The line that begins with @first where there is a width of @width; -1: any.  @before: the line
 * before it, or NULL. */
static Line
find_line (FhWrapLayout *self, const Line *before, GtkWidget *first, int width)
{
  /* In a grid no column may be too narrow for what stands in it further down. */
  Line line = { .first = first, .most = self->align == FH_WRAP_GRID ? widest (self, first) : 0 };

  for (line.end = first; line.end != NULL;
       line.end = skip_hidden (gtk_widget_get_next_sibling (line.end)))
    {
      int wanted = wanted_width (self, line.end), most = MAX (line.most, wanted);

      if (line.n > 0
          && (self->align == FH_WRAP_COLUMN
              || (width >= 0 && line_width (self, line.n + 1, line.sum + wanted, most) > width)))
        break;
      line.n++;
      line.sum += wanted;
      line.most = most;
    }
  line.parts = self->align == FH_WRAP_GRID && before != NULL ? MAX (line.n, before->parts) : line.n;
  return line;
}

/* How wide @child is on @line. */
static int
child_width (FhWrapLayout *self, const Line *line, GtkWidget *child, int width)
{
  /* Where nothing limits them, words that wrap by themselves wrap all the same. */
  if (width < 0)
    return is_shared (self) ? -1 : wanted_width (self, child);
  if (is_shared (self))
    return MAX ((width - (line->parts - 1) * self->spacing) / line->parts, 0);
  return MIN (wanted_width (self, child), width);
}

static int
line_height (FhWrapLayout *self, const Line *line, int width)
{
  int height = 0;

  for (GtkWidget *c = line->first; c != line->end;
       c = skip_hidden (gtk_widget_get_next_sibling (c)))
    {
      int least;

      gtk_widget_measure (c, GTK_ORIENTATION_VERTICAL, child_width (self, line, c, width), &least,
                          NULL, NULL, NULL);
      height = MAX (height, least);
    }
  return height;
}

static GtkSizeRequestMode
fh_wrap_layout_get_request_mode (GtkLayoutManager *manager, GtkWidget *widget)
{
  return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
}

static void
fh_wrap_layout_measure (GtkLayoutManager *manager,
                        GtkWidget *widget,
                        GtkOrientation orientation,
                        int for_size,
                        int *minimum,
                        int *natural,
                        int *minimum_baseline,
                        int *natural_baseline)
{
  FhWrapLayout *self = FH_WRAP_LAYOUT (manager);
  GtkWidget *first = skip_hidden (gtk_widget_get_first_child (widget));

  *minimum = *natural = 0;
  if (first == NULL)
    return;
  if (orientation == GTK_ORIENTATION_HORIZONTAL)
    {
      int sum = 0, most = 0, n = 0;

      for (GtkWidget *c = first; c != NULL; c = skip_hidden (gtk_widget_get_next_sibling (c)))
        {
          int least, wanted;

          gtk_widget_measure (c, orientation, -1, &least, &wanted, NULL, NULL);
          *minimum = MAX (*minimum, least);
          most = MAX (most, wanted);
          sum += wanted;
          n++;
        }
      *natural = self->align == FH_WRAP_COLUMN ? most : line_width (self, n, sum, most);
      return;
    }
  for (Line line = { 0 }; first != NULL; first = line.end)
    {
      line = find_line (self, line.first != NULL ? &line : NULL, first, for_size);

      *natural += line_height (self, &line, for_size) + (line.end != NULL ? self->spacing : 0);
    }
  *minimum = *natural;
}

static void
allocate_line (FhWrapLayout *self, const Line *line, int y, int width, int height, gboolean is_rtl)
{
  int spare = MAX (width - line_width (self, line->n, line->sum, line->most), 0);
  int x = 0, between = self->spacing;

  if (self->align == FH_WRAP_CENTER || (self->align == FH_WRAP_BETWEEN && line->n == 1))
    x = spare / 2;
  else if (self->align == FH_WRAP_BETWEEN)
    between += spare / (line->n - 1);
  for (GtkWidget *c = line->first; c != line->end;
       c = skip_hidden (gtk_widget_get_next_sibling (c)))
    {
      int w = child_width (self, line, c, width);

      gtk_widget_size_allocate (c, &(GtkAllocation){ is_rtl ? width - x - w : x, y, w, height },
                                -1);
      x += w + between;
    }
}

static void
fh_wrap_layout_allocate (
    GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline)
{
  FhWrapLayout *self = FH_WRAP_LAYOUT (manager);
  GtkWidget *first = skip_hidden (gtk_widget_get_first_child (widget));
  gboolean is_rtl = gtk_widget_get_direction (widget) == GTK_TEXT_DIR_RTL;
  int y = 0;

  /* The toolkit squeezes a popover to less than nothing where it finds no monitor. */
  width = MAX (width, 0);
  for (Line line = { 0 }; first != NULL; first = line.end)
    {
      line = find_line (self, line.first != NULL ? &line : NULL, first, width);
      /* One line has all the height there is, as in a box. */
      int high = y == 0 && line.end == NULL ? height : line_height (self, &line, width);

      allocate_line (self, &line, y, width, high, is_rtl);
      y += high + self->spacing;
    }
}

static void
fh_wrap_layout_class_init (FhWrapLayoutClass *klass)
{
  GtkLayoutManagerClass *layout_class = GTK_LAYOUT_MANAGER_CLASS (klass);

  FH_MADE_WITH_INT (klass, FhWrapLayout, align, 0, FH_WRAP_COLUMN, 0);
  FH_MADE_WITH_INT (klass, FhWrapLayout, spacing, 0, G_MAXINT, 0);

  layout_class->get_request_mode = fh_wrap_layout_get_request_mode;
  layout_class->measure = fh_wrap_layout_measure;
  layout_class->allocate = fh_wrap_layout_allocate;
}

GtkLayoutManager *
fh_wrap_layout_new (FhWrapAlign align, int spacing)
{
  return g_object_new (FH_TYPE_WRAP_LAYOUT, "align", (int) align, "spacing", spacing, NULL);
}

GtkWidget *
fh_wrap_box_new (FhWrapAlign align, int spacing)
{
  GtkWidget *box = gtk_box_new (
      align == FH_WRAP_COLUMN ? GTK_ORIENTATION_VERTICAL : GTK_ORIENTATION_HORIZONTAL, 0);

  gtk_widget_set_layout_manager (box, fh_wrap_layout_new (align, spacing));
  return box;
}
