/* test-tutor-room.c: nothing that the tutor says lies on anything else, whatever it said before.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * Whole deals are played with the panel in sight, in windows of five widths; at each decision of
 * the person every kind of call is looked at and cards to put away are chosen one after the other.
 * After each of these changes all that is to be seen must have the room that it needs.
 */
#include "table-test.h"

#include "await.h"
#include "fh-panes.h"
#include "fh-style.h"
#include "fh-tutor-page.h"
#include "fh-tutor-panel.h"
#include "model-games.h"
#include "quick-judge.h"

#define N_CALLS  8 /* that are looked at in each decision */
#define N_CHOSEN 4 /* cards that are chosen in each exchange */

static const FhPreset presets[] = { FH_PRESET_AUSTRALIAN_4, FH_PRESET_AMERICAN_4,
                                    FH_PRESET_NEW_ZEALAND_5 };

/* Of the window: below the table, and beside it. */
static const int widths[] = { 360, 480, 860, 1120, 1400 };

/* What is to be said of @widget where something is wrong with it. */
static const char *
words_of (GtkWidget *widget)
{
  return GTK_IS_LABEL (widget) ? gtk_label_get_text (GTK_LABEL (widget))
                               : G_OBJECT_TYPE_NAME (widget);
}

/* Fails where text is cut in @widget, or what it holds hangs out of it or lies one on the other. */
static void
assert_room (GtkWidget *widget)
{
  if (GTK_IS_LABEL (widget))
    {
      int high;

      pango_layout_get_pixel_size (gtk_label_get_layout (GTK_LABEL (widget)), NULL, &high);
      if (high > gtk_widget_get_height (widget))
        g_error ("Cut: %s (%d of %d)", words_of (widget), gtk_widget_get_height (widget), high);
      return;
    }
  for (GtkWidget *c = gtk_widget_get_first_child (widget); c != NULL;
       c = gtk_widget_get_next_sibling (c))
    {
      graphene_rect_t place, other, both;

      if (!gtk_widget_get_mapped (c))
        continue;
      g_assert_true (gtk_widget_compute_bounds (c, widget, &place));
      /* The toolkit gives what it holds as much as that needs, and it hangs out. */
      if (place.origin.y < 0 || place.origin.y + place.size.height > gtk_widget_get_height (widget))
        g_error ("Hangs out: %s of %s, by %g", words_of (c), words_of (widget),
                 (double) (place.origin.y + place.size.height) - gtk_widget_get_height (widget));
      for (GtkWidget *d = gtk_widget_get_next_sibling (c); d != NULL;
           d = gtk_widget_get_next_sibling (d))
        if (gtk_widget_get_mapped (d) && gtk_widget_compute_bounds (d, widget, &other)
            && graphene_rect_intersection (&place, &other, &both) && both.size.width > 0
            && both.size.height > 0)
          g_error ("One on the other: %s, %s", words_of (c), words_of (d));
      assert_room (c);
    }
}

/* Looks at @panel when it has been laid out and nothing more is to come from the thinking. */
static void
look (FhTutor *tutor, GtkWidget *panel)
{
  g_autoptr (GPtrArray) pages = table_test_find_all (panel, FH_TYPE_TUTOR_PAGE);

  await (!fh_tutor_is_busy (tutor));
  table_test_frames (panel, 2);
  for (guint i = 0; i < pages->len; i++)
    if (gtk_widget_get_mapped (pages->pdata[i]))
      assert_room (pages->pdata[i]);
}

static void
look_at_calls (FhTutor *tutor, GtkWidget *panel)
{
  guint n = fh_tutor_get_words (tutor)->calls->len, step = MAX (n / N_CALLS, 1);

  for (guint i = 0; i < n; i += step)
    {
      const FhTutorCall *call = fh_tutor_get_words (tutor)->calls->pdata[i];

      fh_tutor_set_considered (tutor, call->call);
      look (tutor, panel);
    }
  fh_tutor_set_considered (tutor, FH_CALL_NONE);
}

static void
choose_cards (FhTutor *tutor, GtkWidget *panel)
{
  FhCardSet chosen = 0;
  guint n = 0;

  for (guint i = 0; i < fh_tutor_get_words (tutor)->cards->len && n < N_CHOSEN; i++)
    {
      const FhTutorCard *card = fh_tutor_get_words (tutor)->cards->pdata[i];

      if (!card->legal)
        continue;
      chosen |= FH_SET (card->card);
      fh_tutor_set_chosen (tutor, chosen);
      look (tutor, panel);
      n++;
    }
  fh_tutor_set_chosen (tutor, 0);
}

static void
play_deal (FhPreset preset, FhTutor *tutor, GtkWidget *panel)
{
  g_autoptr (FhGame) game = model_game_new (preset, 1, "rules", TRUE);

  fh_tutor_set_game (tutor, quick_judged (game));
  fh_game_start (game, NULL);
  for (;;)
    {
      model_game_run (game);
      if (fh_game_get_hold (game) == FH_HOLD_GAME || fh_game_peek_table (game)->n_deals > 1)
        break;
      look (tutor, panel);
      look_at_calls (tutor, panel);
      if (fh_game_peek_table (game)->due == FH_ACTION_DISCARD)
        choose_cards (tutor, panel);
      for (int step = 0; step < 3; step++)
        {
          fh_tutor_ask_hint (tutor);
          look (tutor, panel);
        }
      model_person_acts (game);
    }
  fh_tutor_set_game (tutor, NULL);
}

static void
test_room (gconstpointer width)
{
  g_autoptr (FhTutor) tutor = fh_tutor_new (NULL);
  g_autoptr (FhSettings) settings = fh_settings_new (NULL);
  GtkWidget *panel = fh_tutor_panel_new (tutor, settings);
  GtkWidget *panes = fh_panes_new (FH_PANES_SHEET, gtk_label_new ("Table"), panel, NULL);
  GtkWidget *window;

  fh_style_load ();
  window = table_test_window (panes, GPOINTER_TO_INT (width), 700);
  fh_tutor_panel_set_stacked (FH_TUTOR_PANEL (panel), fh_panes_is_stacked (FH_PANES (panes)));
  fh_tutor_set_active (tutor, TRUE);
  for (guint p = 0; p < G_N_ELEMENTS (presets); p++)
    {
      fh_tutor_set_manner (tutor,
                           &(FhTutorManner){ .degree = p % 2 == 0 ? FH_TUTOR_ALL : FH_TUTOR_MIDDLE,
                                             .counts = FH_COUNT_ALL });
      play_deal (presets[p], tutor, panel);
    }
  table_test_close (window, panes);
}

int
main (int argc, char **argv)
{
  table_test_init (&argc, &argv);

  for (guint i = 0; i < G_N_ELEMENTS (widths); i++)
    {
      g_autofree char *name = g_strdup_printf ("/view/tutor-room/%d", widths[i]);

      g_test_add_data_func (name, GINT_TO_POINTER (widths[i]), test_room);
    }
  return g_test_run ();
}
