/* test-whole.c: everything in which one learns is whole in a window as narrow as a telephone, with
 * text twice as large, and in a language whose texts are longer by two fifths; and there a finger
 * meets what is on the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stages.h"

#include "fh-hand-view.h"
#include "fh-panel.h"
#include "fh-table-view.h"
#include "fh-widget.h"
#include "fingers.h"

/* Pixels. */
#define LEAST_WIDTH  360
#define LEAST_HEIGHT 640

/* The least height of what a panel says, of text that is not enlarged. */
#define LEAST_BODY 56

/* How often, and after how many milliseconds, one looks again at what is cut off. */
#define N_LOOKS    8
#define LOOK_AGAIN 250

/* How the size of text is told to GTK. */
#define DPI (96 * 1024)

/* Whether the whole text of @label, which is cut off, is told where one points at it. */
static gboolean
can_be_read (GtkWidget *label, GtkWidget *window)
{
  g_autoptr (GObject) tooltip = NULL;
  gboolean is_told = FALSE;
  graphene_rect_t seen, box;
  graphene_point_t at;

  g_assert_true (gtk_widget_compute_bounds (label, window, &seen));
  /* What is scrolled away can be read once it is there. */
  for (GtkWidget *w = label; w != NULL; w = gtk_widget_get_parent (w))
    if (GTK_IS_SCROLLED_WINDOW (w)
        && (!gtk_widget_compute_bounds (w, window, &box)
            || !graphene_rect_intersection (&box, &seen, &seen)))
      return TRUE;
  at = GRAPHENE_POINT_INIT (seen.origin.x + seen.size.width / 2,
                            seen.origin.y + seen.size.height / 2);
  for (GtkWidget *w = label; w != NULL && !is_told; w = gtk_widget_get_parent (w))
    is_told = gtk_widget_get_tooltip_text (w) != NULL;
  /* The tag of a card of the hand may lie over the own place as long as it is there. */
  GtkWidget *above = gtk_widget_pick (window, (double) at.x, (double) at.y, GTK_PICK_DEFAULT);
  if (above != NULL && gtk_widget_get_ancestor (above, FH_TYPE_HAND_VIEW) != NULL)
    return TRUE;
  tooltip = g_object_new (GTK_TYPE_TOOLTIP, NULL);
  if (!is_told)
    g_signal_emit_by_name (window, "query-tooltip", (int) at.x, (int) at.y, FALSE, tooltip,
                           &is_told);
  return is_told;
}

/* The labels that are cut off at a moment. */
typedef struct
{
  const char *moment;
  guint n;
  gboolean is_told;
} Cut;

static void
check_label_cb (GtkWidget *widget, gpointer data)
{
  Cut *cut = data;
  /* What one finds the way by is not to be looked for. */
  gboolean is_tab = gtk_widget_get_ancestor (widget, GTK_TYPE_STACK_SWITCHER) != NULL;

  if (GTK_IS_LABEL (widget)
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)))
      && (is_tab || !can_be_read (widget, GTK_WIDGET (gtk_widget_get_root (widget)))))
    {
      cut->n++;
      if (cut->is_told)
        g_test_message ("%s: “%s” is cut off", cut->moment,
                        gtk_label_get_text (GTK_LABEL (widget)));
    }
}

/* Fails if a label of @window is cut off and stays so: a busy machine may not have laid out yet
 * what has just come. */
static void
check_labels (GtkWidget *window, const char *moment)
{
  Cut cut = { moment, 0, FALSE };

  driver_visit (gtk_widget_get_first_child (window), check_label_cb, &cut);
  for (int left = N_LOOKS; cut.n > 0 && left > 0; left--)
    {
      driver_rest (LOOK_AGAIN);
      cut = (Cut){ moment, 0, left == 1 };
      driver_visit (gtk_widget_get_first_child (window), check_label_cb, &cut);
    }
  if (cut.n > 0)
    g_test_fail ();
}

typedef struct
{
  const char *moment;
  GtkWidget *window;
  graphene_rect_t panel;
} Tags;

static void
check_tag_cb (GtkWidget *widget, gpointer data)
{
  const Tags *tags = data;
  graphene_rect_t box, common;

  if (gtk_widget_has_css_class (widget, "tag") && gtk_widget_get_child_visible (widget)
      && gtk_widget_get_ancestor (widget, FH_TYPE_HAND_VIEW) != NULL
      && gtk_widget_compute_bounds (widget, tags->window, &box)
      && graphene_rect_intersection (&box, &tags->panel, &common) && common.size.height >= 1)
    {
      g_test_message ("%s: “%s” and the panel lie one on the other", tags->moment,
                      gtk_label_get_text (GTK_LABEL (widget)));
      g_test_fail ();
    }
}

/* Fails if the tag of a card of the hand reaches into the panel above it. */
static void
check_tags (GtkWidget *window, const char *moment)
{
  GtkWidget *table = driver_find (window, FH_TYPE_TABLE_VIEW, NULL);
  GtkWidget *panel = table != NULL ? fh_table_view_get_panel (FH_TABLE_VIEW (table)) : NULL;
  Tags tags = { .moment = moment, .window = window };
  graphene_rect_t seen;

  /* It is scrolled where it has no room. */
  if (panel != NULL && gtk_widget_get_mapped (panel)
      && gtk_widget_compute_bounds (panel, window, &tags.panel)
      && gtk_widget_compute_bounds (gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW),
                                    window, &seen)
      && graphene_rect_intersection (&seen, &tags.panel, &tags.panel))
    driver_visit (table, check_tag_cb, &tags);
}

static void
check_in_panel_cb (GtkWidget *widget, gpointer data)
{
  const Tags *tags = data;
  graphene_rect_t box;

  if (GTK_IS_BUTTON (widget) && gtk_widget_get_mapped (widget)
      && gtk_widget_compute_bounds (widget, tags->window, &box)
      && (box.origin.x < tags->panel.origin.x
          || box.origin.x + box.size.width > tags->panel.origin.x + tags->panel.size.width))
    {
      g_test_message ("%s: a button of the panel is cut off", tags->moment);
      g_test_fail ();
    }
  if (FH_IS_PANEL_BODY (widget) && gtk_widget_get_mapped (widget))
    {
      int width = gtk_widget_get_width (widget), height;

      gtk_widget_measure (widget, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, NULL);
      height = MIN (height, (int) (LEAST_BODY * fh_widget_get_text_scale (widget)));
      if (gtk_widget_get_height (widget) < height)
        {
          g_test_message ("%s: %d px are left for what the panel says", tags->moment,
                          gtk_widget_get_height (widget));
          g_test_fail ();
        }
    }
}

/* Fails if a button of the panel in the middle is cut off at a side, or what the panel says cannot
 * be read. */
static void
check_panel (GtkWidget *window, const char *moment)
{
  GtkWidget *table = driver_find (window, FH_TYPE_TABLE_VIEW, NULL);
  GtkWidget *panel = table != NULL ? fh_table_view_get_panel (FH_TABLE_VIEW (table)) : NULL;
  Tags tags = { .moment = moment, .window = window };

  if (panel == NULL || !gtk_widget_get_mapped (panel))
    return;
  g_assert_true (gtk_widget_compute_bounds (
      gtk_widget_get_ancestor (panel, GTK_TYPE_SCROLLED_WINDOW), window, &tags.panel));
  tags.panel.origin.x = MAX (tags.panel.origin.x, 0);
  tags.panel.size.width =
      MIN (tags.panel.size.width, gtk_widget_get_width (window) - tags.panel.origin.x);
  driver_visit (panel, check_in_panel_cb, &tags);
}

/* What asks for most of the width of @top, from outside to inside.  (transfer full) */
static char *
name_widest (GtkWidget *top)
{
  GString *names = g_string_new (NULL);

  for (GtkWidget *widget = top; widget != NULL;)
    {
      const char *name = gtk_widget_get_css_name (widget);
      g_auto (GStrv) classes = gtk_widget_get_css_classes (widget);
      g_autofree char *class = g_strjoinv (".", classes);
      GtkWidget *widest = NULL;
      int most = 0, width;

      gtk_widget_measure (widget, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
      g_string_append_printf (names, " %s.%s %d", name, class, width);
      for (GtkWidget *child = gtk_widget_get_first_child (widget); child != NULL;
           child = gtk_widget_get_next_sibling (child))
        {
          gtk_widget_measure (child, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
          if (width > most && gtk_widget_get_mapped (child) && !GTK_IS_NATIVE (child))
            {
              most = width;
              widest = child;
            }
        }
      widget = widest;
    }
  return g_string_free (names, FALSE);
}

static void
check_cb (GtkWidget *window, const char *moment, gpointer is_touched)
{
  GtkWidget *content = gtk_widget_get_first_child (window);
  int width, height;

  /* Without a compositor the window draws a border of its own around it. */
  gtk_widget_measure (content, GTK_ORIENTATION_HORIZONTAL, -1, &width, NULL, NULL, NULL);
  /* To ask for the height in less than the least width is an error of its own. */
  gtk_widget_measure (content, GTK_ORIENTATION_VERTICAL, MAX (width, LEAST_WIDTH), &height, NULL,
                      NULL, NULL);
  if (width > LEAST_WIDTH || height > LEAST_HEIGHT)
    {
      g_autofree char *names = name_widest (content);

      g_test_message ("%s: %d x %d, for%s", moment, width, height, names);
      g_test_fail ();
    }
  check_labels (window, moment);
  check_tags (window, moment);
  check_panel (window, moment);
  if (is_touched != NULL)
    fingers_check_window (window, moment);
}

typedef struct
{
  const char *name;
  const char *language;
  int text; /* how many times as large */
} Case;

/* Where a finger is what one plays by. */
static const char *const touched[] = { "games", "table", "tutor", NULL };

/* What the judge says is looked at, not whether it is true; but where a mistake has to be one, he
 * looks at some more, and where he has to be sure of it, he takes his time. */
static int
layouts_at (const char *place)
{
  return g_str_equal (place, "asking")   ? 0
         : g_str_equal (place, "review") ? SOME_LAYOUTS
                                         : FEW_LAYOUTS;
}

static const Case cases[] = { { "large", "fr_CA", 2 }, { "long", "en_XA", 1 } };

typedef struct
{
  const Case *with;
  guint place;
} Row;

static void
test_place (gconstpointer data)
{
  const Row *row = data;
  /* What a finger meets is no larger than it has to be where text is not, either. */
  gboolean is_touched =
      row->with->text == 1 && g_strv_contains (touched, stages_get_name (row->place));
  const Stages stages = { .language = row->with->language,
                          .width = LEAST_WIDTH,
                          .height = LEAST_HEIGHT,
                          .look = check_cb,
                          .data = GINT_TO_POINTER (is_touched) };

  g_object_set (gtk_settings_get_default (), "gtk-xft-dpi", row->with->text * DPI, NULL);
  driver_hurry (layouts_at (stages_get_name (row->place)));
  stages_show (&stages, row->place);
}

/* With two numbers, which and of how many, only every so manieth place is looked at. */
int
main (int argc, char *argv[])
{
  const char *name;
  guint first, step;

  stages_setup (&argc, &argv, &first, &step);
  for (guint i = 0; i < G_N_ELEMENTS (cases); i++)
    for (guint place = first; (name = stages_get_name (place)) != NULL; place += step)
      {
        g_autofree char *path = g_strdup_printf ("/view/whole/%s/%s", cases[i].name, name);
        Row *row = g_new (Row, 1);

        *row = (Row){ &cases[i], place };
        g_test_add_data_func_full (path, row, test_place, g_free);
      }
  return g_test_run ();
}
