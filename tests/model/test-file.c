/* test-file.c: a game as text: opened, saved and shared.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

#include "await.h"
#include "deals.h"
#include "fh-convention.h"
#include "fh-deal.h"
#include "fh-game-private.h"
#include "fh-kept-game.h"
#include "fh-options.h"
#include "model-games.h"

typedef struct
{
  char *directory;
  GFile *file;
  FhSettings *settings;
} Fixture;

static void
set_up (Fixture *f, gconstpointer data)
{
  g_autofree char *path = NULL;

  f->directory = model_directory_new ();
  path = g_build_filename (f->directory, "my game.500", NULL);
  f->file = g_file_new_for_path (path);
  f->settings = fh_settings_new ("no.such.schema");
  /* As those of the games here, which go on from where they were saved. */
  g_object_set (f->settings, "partner-level", "club", "opponent-level", "club", NULL);
}

static void
tear_down (Fixture *f, gconstpointer data)
{
  g_object_unref (f->file);
  g_object_unref (f->settings);
  model_directory_remove (f->directory);
}

static FhGame *
load (Fixture *f, GCancellable *cancellable, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  g_autoptr (FhCompany) company = fh_settings_get_company (f->settings);

  fh_game_load_async (f->file, company, cancellable, await_result_cb, &result);
  await (result != NULL);
  return fh_game_load_finish (result, error);
}

static gboolean
save (Fixture *f, FhGame *game, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;

  fh_game_save_async (game, f->file, NULL, await_result_cb, &result);
  await (result != NULL);
  return fh_game_save_finish (game, result, error);
}

static FhGame *
load_text (Fixture *f, const char *text, GError **error)
{
  g_autoptr (GAsyncResult) result = NULL;
  g_autoptr (FhCompany) company = fh_settings_get_company (f->settings);

  fh_game_load_text_async (text, "Text", company, NULL, await_result_cb, &result);
  await (result != NULL);
  return fh_game_load_finish (result, error);
}

/* A text is read as the file with it would be, and refused under the name it was given. */
static void
test_text (Fixture *f, gconstpointer data)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AMERICAN_4, 8, "rules", TRUE);
  g_autofree char *text = fh_game_dup_text (game);
  g_autoptr (GError) error = NULL;
  g_autoptr (FhGame) read = load_text (f, text, &error);

  g_assert_no_error (error);
  g_autofree char *again = fh_game_dup_text (read);
  g_assert_cmpstr (again, ==, text);
  const char *const bad[] = { "", "no game\n", "500 1\nrules nowhere\n" };
  for (guint i = 0; i < G_N_ELEMENTS (bad); i++)
    {
      g_clear_error (&error);
      g_assert_null (load_text (f, bad[i], &error));
      g_assert_error (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED);
      g_assert_true (g_str_has_prefix (error->message, "Text:"));
    }
}

/* A game is saved and opened, at the same card, and goes on from there to the same end. */
static void
test_round_trip (Fixture *f, gconstpointer data)
{
  FhPreset preset = (FhPreset) GPOINTER_TO_INT (data);
  g_autoptr (FhGame) game = model_game_new (preset, 51, "club", TRUE);
  g_autoptr (FhGame) loaded = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;
  g_autofree char *again = NULL;
  g_autofree char *end = NULL;
  g_autofree char *same_end = NULL;

  fh_game_start (game, NULL);
  model_game_play (game, 77);
  g_assert_true (save (f, game, &error));
  g_assert_no_error (error);
  loaded = load (f, NULL, &error);
  g_assert_no_error (error);
  text = fh_game_dup_text (game);
  again = fh_game_dup_text (loaded);
  g_assert_cmpstr (text, ==, again);
  g_assert_false (fh_game_is_running (loaded));
  g_assert_true (fh_game_can_undo (loaded));

  g_object_set (loaded, "trick-delay", 0, "deal-delay", 0, "move-delay", 0, NULL);
  fh_game_start (loaded, NULL);
  model_game_play (loaded, 200);
  model_game_play (game, 200);
  end = fh_game_dup_text (game);
  same_end = fh_game_dup_text (loaded);
  g_assert_cmpstr (end, ==, same_end);
}

/* Files that are no game: the message names file, line and rule. */
static void
test_refused (Fixture *f, gconstpointer data)
{
  static const struct
  {
    const char *text;
    const char *part;
  } files[] = {
    { "500 1\nrules australian-4\noption bog maybe\n\ndeal 0\n", "my game.500:3: " },
    { "500 1\nrules australian-4\n\ndeal 0\nhand 0 AS AS KS QS JS 10S 9S 8S 7S 6S\n",
      "my game.500:5: " },
    { "PNG\n", "my game.500:1: " },
    { "", "my game.500:" },
  };

  for (guint i = 0; i < G_N_ELEMENTS (files); i++)
    {
      g_autoptr (GError) error = NULL;

      g_assert_true (g_file_replace_contents (f->file, files[i].text, strlen (files[i].text), NULL,
                                              FALSE, 0, NULL, NULL, NULL));
      g_assert_null (load (f, NULL, &error));
      g_assert_error (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED);
      g_assert_true (g_str_has_prefix (error->message, files[i].part));
    }
}

/* A file that is too large is not read to its end, and what has no end is not read at all. */
static void
test_huge (Fixture *f, gconstpointer data)
{
  g_autofree char *large = g_build_filename (f->directory, "large.500", NULL);
  g_autofree char *fifo = g_build_filename (f->directory, "fifo.500", NULL);
  const char *const paths[] = { large, fifo, "/dev/zero" };

  g_assert_true (g_file_set_contents (large, "", 0, NULL));
  g_assert_cmpint (truncate (large, (off_t) 1 << 36), ==, 0);
  g_assert_cmpint (mkfifo (fifo, 0600), ==, 0);
  for (guint i = 0; i < G_N_ELEMENTS (paths); i++)
    {
      g_autoptr (GFile) file = g_file_new_for_path (paths[i]);
      g_autoptr (GError) error = NULL;
      g_autoptr (GAsyncResult) result = NULL;

      g_autoptr (FhCompany) company = fh_settings_get_company (f->settings);

      fh_game_load_async (file, company, NULL, await_result_cb, &result);
      await (result != NULL);
      g_assert_null (fh_game_load_finish (result, &error));
      if (i == 0)
        g_assert_error (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED);
      else
        g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_REGULAR_FILE);
    }
}

static void
test_missing_and_cancelled (Fixture *f, gconstpointer data)
{
  g_autoptr (GCancellable) cancellable = g_cancellable_new ();
  g_autoptr (GError) error = NULL;
  g_autoptr (GError) cancelled = NULL;

  g_assert_null (load (f, NULL, &error));
  g_assert_error (error, G_IO_ERROR, G_IO_ERROR_NOT_FOUND);
  g_cancellable_cancel (cancellable);
  g_assert_null (load (f, cancellable, &cancelled));
  g_assert_error (cancelled, G_IO_ERROR, G_IO_ERROR_CANCELLED);
}

/* The deal that is shared holds what the person may know while it runs, and all afterwards. */
static void
test_share (void)
{
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_NEW_ZEALAND_4, 51, "steady", TRUE);
  g_autoptr (FhGame) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *running = NULL;
  g_autofree char *whole = NULL;
  int deals;

  g_object_set (game, "deal-delay", -1, NULL);
  fh_game_start (game, NULL);
  model_game_play (game, 100);
  running = fh_game_dup_deal_text (game);
  g_assert_nonnull (strstr (running, "hand 1 ?? ?? ??"));
  g_assert_null (strstr (running, "\nseed "));
  g_assert_nonnull (strstr (running, "\ntotals "));

  deals = fh_game_peek_table (game)->n_deals;
  AWAIT_WHILE (!fh_game_peek_table (game)->deal_over)
  model_game_next (game);
  g_assert_cmpint (fh_game_peek_table (game)->n_deals, ==, deals);
  whole = fh_game_dup_deal_text (game);
  g_assert_null (strstr (whole, "??"));
  read = fh_game_new_from_text (whole, "deal", NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpint (fh_game_peek_table (read)->n_deals, ==, 1);
  g_assert_cmpmem (fh_game_peek_table (read)->totals, sizeof fh_game_peek_table (read)->totals,
                   fh_game_peek_table (game)->totals, sizeof fh_game_peek_table (game)->totals);
}

/* A record says nothing of levels and conventions: they are those of the settings, for the table of
 * the record and not for that of the next game. */
static void
test_players_of_settings (Fixture *f, gconstpointer data)
{
  static const char *const ours[] = { "six-no-trump-joker", "inkle-hint", NULL };
  static const char *const theirs[] = { "suit-bower", NULL };
  g_autoptr (FhGame) game = model_game_new (FH_PRESET_AUSTRALIAN_6, 5, "steady", TRUE);
  g_autoptr (FhGame) read = NULL;
  g_autoptr (GError) error = NULL;

  fh_game_start (game, NULL);
  model_game_play (game, 20);
  fh_game_stop (game);
  g_assert_true (save (f, game, &error));
  g_object_set (f->settings, "preset", "american-3", "partner-level", "expert", "opponent-level",
                "beginner", "opponent-character", "bold", "partner-conventions", ours,
                "opponent-conventions", theirs, NULL);
  read = load (f, NULL, &error);
  g_assert_no_error (error);
  for (int seat = 0; seat < 6; seat++)
    {
      const FhSeating *seating = fh_game_peek_seating (read);
      unsigned agreed = FH_CONVENTION_BIT (seat % 2 ? FH_CONVENTION_BOWER : FH_CONVENTION_JOKER);

      g_assert_cmpstr (seating->seats[seat].level, ==,
                       seat == 0  ? ""
                       : seat % 2 ? "beginner-bold"
                                  : "expert-steady");
      g_assert_cmpuint (seating->agreed[seat], ==, agreed);
      g_assert_cmpuint (fh_game_peek_table (read)->agreed[seat], ==, agreed);
    }
}

/* What the partners of a game have agreed on goes with it, whatever the settings say; where nobody
 * has agreed on anything, the file is the record and no more. */
static void
test_agreed (Fixture *f, gconstpointer data)
{
  static const char *const ours[] = { "six-no-trump-joker", NULL };
  static const char *const theirs[] = { "suit-bower", NULL };
  FhRules rules;
  FhSeed seed = fh_seed_from_number (5);

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  for (int agreed = 0; agreed < 2; agreed++)
    {
      FhSeating seating;
      g_autoptr (FhGame) game = NULL;
      g_autoptr (FhGame) read = NULL;
      g_autoptr (FhGame) pasted = NULL;
      g_autoptr (GError) error = NULL;
      g_autofree char *text = NULL;
      const guint8 *kept;

      fh_seating_init (&seating, &rules, "rules", "rules");
      if (agreed)
        fh_seating_set_conventions (&seating, &rules, ours, theirs);
      game = fh_game_new (&rules, &seating, &seed);
      text = fh_game_dup_text (game);
      g_assert_cmpint (strstr (text, "#") != NULL, ==, agreed);
      g_assert_true (save (f, game, &error));
      read = load (f, NULL, &error);
      g_assert_no_error (error);
      pasted = fh_game_new_from_text (text, "pasted", NULL, &error);
      g_assert_no_error (error);
      kept = fh_game_peek_seating (read)->agreed;
      g_assert_cmpmem (kept, FH_MAX_SEATS, seating.agreed, FH_MAX_SEATS);
      kept = fh_game_peek_table (read)->agreed;
      g_assert_cmpmem (kept, FH_MAX_SEATS, seating.agreed, FH_MAX_SEATS);
      kept = fh_game_peek_table (pasted)->agreed;
      g_assert_cmpmem (kept, FH_MAX_SEATS, seating.agreed, FH_MAX_SEATS);
    }
}

/* A record that the rules refuse gives no game, and says so. */
static void
test_refused_record (void)
{
  FhRecord *record = fh_record_new (FH_PRESET_AMERICAN_4);
  FhSeed seed = fh_seed_from_number (5);
  FhAction deal;
  FhState state;
  g_autoptr (GError) error = NULL;

  fh_record_replay (record, 0, &state);
  deal = fh_deal_from_seed (fh_record_rules (record), 0, seed, 0);
  fh_record_append (record, &deal, &state.table);
  fh_record_append (record, &deal, &state.table);
  g_assert_null (fh_game_new_for_text_record (record, NULL, NULL, &error));
  g_assert_error (error, FH_GAME_ERROR, FH_GAME_ERROR_REFUSED);
  g_assert_cmpstr (error->message, !=, "");
}

/* Options that were changed, names and totals live on in the text. */
static void
test_options (void)
{
  FhRules rules;
  FhSeating seating;
  g_autoptr (FhGame) game = NULL;
  g_autoptr (FhGame) read = NULL;
  g_autoptr (GError) error = NULL;
  g_autofree char *text = NULL;

  fh_rules_init (&rules, FH_PRESET_AUSTRALIAN_4);
  fh_option_set (&rules, "inkle-swap", "on");
  fh_option_set (&rules, "swap-cards", "2");
  fh_option_set (&rules, "target", "1000");
  fh_seating_init (&seating, &rules, "bold", "careful");
  fh_seating_set_name (&seating, 1, "Ngaio");
  game = fh_game_new (&rules, &seating, NULL);
  text = fh_game_dup_text (game);
  g_assert_nonnull (strstr (text, "\noption target 1000\n"));
  g_assert_nonnull (strstr (text, "\nplayer 1 Ngaio\n"));
  g_assert_nonnull (strstr (text, "\nseed xoshiro256ss "));
  read = fh_game_new_from_text (text, "options", NULL, &error);
  g_assert_no_error (error);
  g_assert_cmpmem (&rules, sizeof rules, fh_game_peek_rules (read), sizeof rules);
  g_assert_cmpstr (fh_game_peek_seating (read)->seats[1].name, ==, "Ngaio");
  {
    FhSeed one = fh_game_get_seed (game);
    FhSeed other = fh_game_get_seed (read);

    g_assert_cmpmem (&one, sizeof one, &other, sizeof other);
  }
}

/* What a person has decided can be taken back in a game that was kept; what a computer player has
 * decided in his place, as only the extras say, cannot. */
static void
test_kept (void)
{
  static const char *const levels[] = { "", "club" };

  for (guint i = 0; i < G_N_ELEMENTS (levels); i++)
    {
      g_autoptr (FhGame) game = fh_game_new_from_text (SPADES_LEAD, "kept", NULL, NULL);
      g_autoptr (FhCompany) company = fh_company_new (NULL, "club", "club", NULL, NULL, NULL, NULL);
      FhSeating seating = *fh_game_peek_seating (game);
      g_autoptr (FhKeptGame) kept = NULL;
      g_autoptr (FhGame) again = NULL;
      g_autoptr (GBytes) bytes = NULL;
      g_autofree char *text = NULL, *extras = NULL, *all = NULL;

      fh_seating_set_level (&seating, 0, levels[i]);
      fh_game_set_seating (game, &seating);
      text = fh_game_dup_text (game);
      extras = fh_game_dup_extras (game);
      all = g_strconcat (text, extras, NULL);
      bytes = g_bytes_new (all, strlen (all));
      kept = fh_kept_game_read (bytes, company);
      again = fh_kept_game_make (kept);
      g_assert_cmpuint (fh_game_get_n_actions (again), ==, fh_game_get_n_actions (game));
      g_assert_cmpstr (fh_game_peek_seating (again)->seats[0].level, ==, levels[i]);
      g_assert_cmpint (fh_game_can_undo (again), ==, i == 0);
    }
}

int
main (int argc, char **argv)
{
  g_test_init (&argc, &argv, NULL);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      g_autofree char *path =
          g_strdup_printf ("/model/file/round-trip/%s", fh_preset_id ((FhPreset) preset));

      g_test_add (path, Fixture, GINT_TO_POINTER (preset), set_up, test_round_trip, tear_down);
    }
  g_test_add ("/model/file/text", Fixture, NULL, set_up, test_text, tear_down);
  g_test_add ("/model/file/refused", Fixture, NULL, set_up, test_refused, tear_down);
  g_test_add ("/model/file/huge", Fixture, NULL, set_up, test_huge, tear_down);
  g_test_add ("/model/file/missing-and-cancelled", Fixture, NULL, set_up,
              test_missing_and_cancelled, tear_down);
  g_test_add ("/model/file/players-of-settings", Fixture, NULL, set_up, test_players_of_settings,
              tear_down);
  g_test_add ("/model/file/agreed", Fixture, NULL, set_up, test_agreed, tear_down);
  g_test_add_func ("/model/file/kept", test_kept);
  g_test_add_func ("/model/file/refused-record", test_refused_record);
  g_test_add_func ("/model/file/share", test_share);
  g_test_add_func ("/model/file/options", test_options);
  return g_test_run ();
}
