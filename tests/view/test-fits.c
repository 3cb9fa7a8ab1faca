/* test-fits.c: nothing is cut off in any language: neither in a usual window nor in a small one,
 * and at a telephone, upright or on its side, nothing but the title; and there the hand is whole.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "stages.h"

#include <adwaita.h>

#include "fh-hand-view.h"

/* How long, in seconds, what is cut off may still be laid out anew. */
#define LONGEST 6

static const struct
{
  int width, height;
  gboolean is_small;
} sizes[] = { { 1280, 800, FALSE }, { 1024, 600, FALSE }, { 360, 640, TRUE }, { 640, 360, TRUE } };

static const char *const languages[] = { "en", "de", "es",    "fr", "fr_CA", "it",
                                         "ja", "nl", "pt_BR", "pl", "ar" };

/* Where one plays; and where one learns, which takes long, of a language with long words and of one
 * without spaces. */
static const char *const places[] = { "table", NULL };
static const char *const slow_places[] = { "tutor", "lesson", "practice", "review", NULL };
static const char *const slow_languages[] = { "de", "ja", NULL };

typedef struct
{
  const char *language;
  guint place;
} Row;

typedef struct
{
  const Row *row;
  const char *moment;
  guint size;
  GtkWidget *window;
  guint n;
  gboolean is_told;
  gint64 end; /* of the wait, monotonic time */
} Faults;

/* How far @hand reaches out of the part of the table that is seen, in pixels. */
static float
reach_out (GtkWidget *hand, GtkWidget *window)
{
  graphene_rect_t box, seen;

  if (fh_hand_view_get_n_cards (FH_HAND_VIEW (hand)) == 0
      || !gtk_widget_compute_bounds (hand, window, &box)
      || !gtk_widget_compute_bounds (gtk_widget_get_ancestor (hand, GTK_TYPE_SCROLLED_WINDOW),
                                     window, &seen))
    return 0;
  return box.origin.y + box.size.height - seen.origin.y - seen.size.height;
}

static void
find_fault_cb (GtkWidget *widget, gpointer data)
{
  Faults *faults = data;
  gboolean is_small = sizes[faults->size].is_small;
  g_autofree char *fault = NULL;

  if (GTK_IS_LABEL (widget)
      && pango_layout_is_ellipsized (gtk_label_get_layout (GTK_LABEL (widget)))
      && !(is_small && gtk_widget_get_ancestor (widget, ADW_TYPE_WINDOW_TITLE) != NULL))
    fault = g_strdup_printf ("“%s” is cut off", gtk_label_get_text (GTK_LABEL (widget)));
  /* Where open hands are looked at, one scrolls. */
  else if (FH_IS_HAND_VIEW (widget) && is_small
           && !g_str_equal (stages_get_name (faults->row->place), "review")
           && reach_out (widget, faults->window) > 1)
    fault = g_strdup_printf ("the hand reaches %g px out of the table",
                             (double) reach_out (widget, faults->window));
  if (fault == NULL)
    return;
  faults->n++;
  if (faults->is_told)
    g_test_message ("%s, %d by %d, %s: %s", faults->row->language, sizes[faults->size].width,
                    sizes[faults->size].height, faults->moment, fault);
}

static void
look (Faults *faults)
{
  faults->n = 0;
  driver_visit (gtk_widget_get_first_child (faults->window), find_fault_cb, faults);
}

static gboolean
has_none (gpointer data)
{
  Faults *faults = data;

  look (faults);
  return faults->n == 0 || g_get_monotonic_time () > faults->end;
}

/* Goes through all sizes.  A busy machine may not have laid out yet what has just come. */
static void
look_cb (GtkWidget *window, const char *moment, gpointer data)
{
  /* What hangs over a window follows no size of it, and is looked at by test-whole.c. */
  if (!GTK_IS_WINDOW (window))
    return;
  for (guint size = 0; size < G_N_ELEMENTS (sizes); size++)
    {
      Faults faults = { .row = data, .moment = moment, .size = size, .window = window };

      gtk_window_set_default_size (GTK_WINDOW (window), sizes[size].width, sizes[size].height);
      driver_settle (window, 100);
      faults.end = g_get_monotonic_time () + LONGEST * G_USEC_PER_SEC;
      driver_wait (has_none, &faults, 2 * LONGEST);
      faults.is_told = TRUE;
      look (&faults);
      if (faults.n > 0)
        g_test_fail ();
    }
}

static void
test_place (gconstpointer data)
{
  const Row *row = data;
  const Stages stages = { .language = row->language,
                          .is_rtl = g_str_equal (row->language, "ar"),
                          .width = sizes[0].width,
                          .height = sizes[0].height,
                          .look = look_cb,
                          .data = (gpointer) row };

  driver_hurry (g_str_equal (stages_get_name (row->place), "review") ? SOME_LAYOUTS : FEW_LAYOUTS);
  stages_show (&stages, row->place);
}

/* With two numbers, which and of how many, only every so manieth language is looked at. */
int
main (int argc, char *argv[])
{
  const char *name;
  guint first, step;

  stages_setup (&argc, &argv, &first, &step);
  for (guint language = first; language < G_N_ELEMENTS (languages); language += step)
    for (guint place = 0; (name = stages_get_name (place)) != NULL; place++)
      if (g_strv_contains (places, name)
          || (g_strv_contains (slow_languages, languages[language])
              && g_strv_contains (slow_places, name)))
        {
          g_autofree char *path = g_strdup_printf ("/view/fits/%s/%s", languages[language], name);
          Row *row = g_new (Row, 1);

          *row = (Row){ languages[language], place };
          g_test_add_data_func_full (path, row, test_place, g_free);
        }
  return g_test_run ();
}
