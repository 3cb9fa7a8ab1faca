/* fingers.c: everything that a finger has to meet is large enough for it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fingers.h"

#include "fh-bid-grid.h"
#include "fh-card-widget.h"
#include "fh-hand-view.h"
#include "window-driver.h"

/* Pixels, both ways. */
#define LEAST 44

/* What is smaller, and why that is so.  Each of them has a way that is large enough. */
static const struct
{
  const char *name;
  const char *css_name;  /* of the widget or of one around it; NULL: any */
  const char *css_class; /* likewise */
  int width, height;     /* the least that it has all the same */
} exceptions[] = {
  /* The desktop draws them; a telephone has none. */
  { "window controls", "windowcontrols", NULL, 20, 20 },
  /* All of them are to be seen at a time, or as many as there is room for. */
  { "calls on a telephone", "button", "bid", 44, 39 },
  /* Nothing can be done with them: they leave the room to the calls. */
  { "cards while one calls", "hand", NULL, 22, 60 },
  /* In words, on the page beside it, each has a row of its own. */
  { "the log at a glance", "log-grid", NULL, 30, 18 },
  /* One writes the number, or presses longer. */
  { "the steps of a number", "spinbutton", NULL, 32, 34 },
};

typedef struct
{
  const char *moment;
  GtkWidget *window;
  int n_targets;
} Look;

static const char *
find_exception (GtkWidget *widget, double width, double height)
{
  GtkWidget *hand = gtk_widget_get_ancestor (widget, FH_TYPE_HAND_VIEW);

  if (hand != NULL && fh_hand_view_is_touched (FH_HAND_VIEW (hand)))
    return NULL;
  for (guint i = 0; i < G_N_ELEMENTS (exceptions); i++)
    for (GtkWidget *at = widget; at != NULL; at = gtk_widget_get_parent (at))
      if ((exceptions[i].css_name == NULL
           || g_str_equal (gtk_widget_get_css_name (at), exceptions[i].css_name))
          && (exceptions[i].css_class == NULL
              || gtk_widget_has_css_class (at, exceptions[i].css_class))
          && width >= exceptions[i].width && height >= exceptions[i].height)
        return exceptions[i].name;
  return NULL;
}

static gboolean
is_target (GtkWidget *widget)
{
  if (FH_IS_CARD_WIDGET (widget))
    return FH_IS_HAND_VIEW (gtk_widget_get_parent (widget));
  return (GTK_IS_BUTTON (widget) || GTK_IS_CHECK_BUTTON (widget) || GTK_IS_SWITCH (widget))
         && gtk_widget_get_can_target (widget);
}

/* Of a card, what those to the right of it and below it leave to be seen. */
static void
take_off (GtkWidget *card, GtkWidget *window, graphene_rect_t *box)
{
  for (GtkWidget *other = gtk_widget_get_next_sibling (card); other != NULL;
       other = gtk_widget_get_next_sibling (other))
    {
      graphene_rect_t over;

      if (!FH_IS_CARD_WIDGET (other) || !gtk_widget_compute_bounds (other, window, &over)
          || !graphene_rect_intersection (box, &over, NULL))
        continue;
      if (over.origin.y > box->origin.y + 1)
        box->size.height = MIN (box->size.height, over.origin.y - box->origin.y);
      else
        box->size.width = MIN (box->size.width, over.origin.x - box->origin.x);
    }
}

static void
check_target_cb (GtkWidget *widget, gpointer data)
{
  Look *look = data;
  graphene_rect_t box;

  if (!is_target (widget) || !gtk_widget_compute_bounds (widget, look->window, &box))
    return;
  look->n_targets++;
  if (FH_IS_CARD_WIDGET (widget))
    take_off (widget, look->window, &box);
  if (box.size.width < LEAST || box.size.height < LEAST)
    {
      g_auto (GStrv) list = gtk_widget_get_css_classes (widget);
      g_autofree char *classes = g_strjoinv (".", list);

      if (find_exception (widget, box.size.width, box.size.height) != NULL)
        return;
      g_test_message ("%s: %s.%s in %s: %g x %g", look->moment, gtk_widget_get_css_name (widget),
                      classes, gtk_widget_get_css_name (gtk_widget_get_parent (widget)),
                      box.size.width, box.size.height);
      g_test_fail ();
    }
}

/* How many rows of calls are seen whole without scrolling, the pass included. */
static int
count_whole_rows (GtkWidget *grid)
{
  GtkWidget *scroller = gtk_widget_get_ancestor (grid, GTK_TYPE_SCROLLED_WINDOW);
  GPtrArray *cells = fh_bid_grid_get_cells (FH_BID_GRID (grid));
  g_autoptr (GHashTable) rows = g_hash_table_new (NULL, NULL);

  for (guint i = 0; i < cells->len; i++)
    {
      graphene_rect_t box;

      if (gtk_widget_get_mapped (cells->pdata[i])
          && gtk_widget_compute_bounds (cells->pdata[i], scroller, &box) && box.origin.y >= 0
          && box.origin.y + box.size.height <= (float) gtk_widget_get_height (scroller))
        g_hash_table_add (rows, GINT_TO_POINTER ((int) box.origin.y));
    }
  return (int) g_hash_table_size (rows);
}

int
fingers_check (GtkWidget *window, const char *moment)
{
  Look look = { .moment = moment, .window = window };

  driver_visit (window, check_target_cb, &look);
  return look.n_targets;
}

void
fingers_check_window (GtkWidget *window, const char *moment)
{
  GtkWidget *grid = driver_find (window, FH_TYPE_BID_GRID, NULL);

  g_assert_cmpint (fingers_check (window, moment), >, 0);
  if (grid != NULL && gtk_widget_get_mapped (grid))
    {
      /* Beside the tutor a telephone that lies on its side shows at least two below the pass; the
       * call that is hinted at may stand where a row more would be. */
      int least = gtk_widget_get_height (window) < 400 ? 3 : 2;

      if (g_str_has_prefix (moment, "hint"))
        least--;

      g_test_message ("%s: %d rows of calls", moment, count_whole_rows (grid));
      g_assert_cmpint (count_whole_rows (grid), >=, least);
    }
}
