/* fh-challenge-window.c: how a challenge stands, deal by deal.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-challenge-window.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-table-text.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Columns of numbers: own, experts', difference. */
#define N_COLUMNS 3

#define COLUMN_WIDTH 5 /* characters of a number */
#define SPACING      8 /* pixels */

struct _FhChallengeWindow
{
  FhDialog parent_instance;

  FhChallenges *challenges;
  FhPreset preset;
  guint number;
};

G_DEFINE_FINAL_TYPE (FhChallengeWindow, fh_challenge_window, FH_TYPE_DIALOG)

static void
play_cb (FhChallengeWindow *self)
{
  gtk_widget_activate_action (GTK_WIDGET (self), "app.play-challenge", "(su)",
                              fh_preset_id (self->preset), self->number);
  gtk_window_close (GTK_WINDOW (self));
}

static void
anew_cb (FhChallengeWindow *self)
{
  fh_challenges_begin (self->challenges, self->preset, self->number);
  play_cb (self);
}

/* --- Rows --- */

/* Points with their sign; none where they are not known. */
static char *
signed_points (gboolean is_known, int points)
{
  return is_known ? fh_table_gain (points) : g_strdup ("…");
}

/* Where there is little room the numbers stand below the words. */
static GtkWidget *
make_row (const char *title, const char *subtitle, char *const numbers[N_COLUMNS])
{
  GtkWidget *row = adw_preferences_row_new ();
  GtkWidget *line = fh_wrap_box_new (FH_WRAP_FILL, SPACING);
  GtkWidget *words = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);
  GtkWidget *columns = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, SPACING);

  fh_label_add (words, title, FH_LABEL_BROKEN, "title");
  if (subtitle != NULL)
    fh_label_add (words, subtitle, FH_LABEL_BROKEN, "option-about");
  gtk_box_set_homogeneous (GTK_BOX (columns), TRUE);
  for (int i = 0; i < N_COLUMNS; i++)
    {
      GtkWidget *label = fh_label_add (columns, numbers[i], FH_LABEL_BROKEN, "numeric");

      gtk_label_set_xalign (GTK_LABEL (label), 1);
      gtk_label_set_justify (GTK_LABEL (label), GTK_JUSTIFY_RIGHT);
      gtk_label_set_width_chars (GTK_LABEL (label), COLUMN_WIDTH);
    }
  gtk_widget_set_valign (words, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (line, "option-row");
  gtk_box_append (GTK_BOX (line), words);
  gtk_box_append (GTK_BOX (line), columns);
  adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
  adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), title);
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), line);
  gtk_list_box_row_set_activatable (GTK_LIST_BOX_ROW (row), FALSE);
  return row;
}

/* The contract of @outcome by itself: "8♥", "Thrown in". */
static char *
contract_text (const FhDealOutcome *outcome)
{
  if (outcome->contract == FH_CALL_NONE)
    return g_strdup (_ ("Thrown in"));
  if (outcome->declarer == FH_SEAT_NONE)
    return g_strdup (_ ("No contract"));
  g_autofree char *call = fh_table_call_text (outcome->contract);
  return outcome->made
             /* Translators: %s is a contract, such as "8♥". */
             ? g_strdup_printf (_ ("%s made"), call)
             : g_strdup_printf (_ ("%s set"), call);
}

/* A deal that has been played.  The numbers stand under their headings for who sees them; for who
 * does not, the row says them in a sentence. */
static GtkWidget *
make_deal (const FhChallenge *challenge, guint index)
{
  const FhDealOutcome *own = &challenge->own[index], *experts = &challenge->experts[index];
  g_autofree char *contract = contract_text (own);
  /* Translators: %1$u is the number of a deal, %2$s what became of it, "8♥ made". */
  g_autofree char *title = g_strdup_printf (_ ("%1$u. %2$s"), index + 1, contract);
  g_autofree char *theirs = experts->is_over ? contract_text (experts) : NULL;
  g_autofree char *subtitle = theirs != NULL
                                  /* Translators: %s is what became of a deal, "8♥ made". */
                                  ? g_strdup_printf (_ ("Experts: %s"), theirs)
                                  : g_strdup (_ ("The experts are still playing this deal."));
  g_autofree char *about = NULL;
  g_auto (GStrv) numbers = g_new0 (char *, N_COLUMNS + 1);
  GtkWidget *row;
  int mine, others;
  gboolean is_known = fh_challenge_deal (challenge, index, &mine, &others);

  numbers[0] = signed_points (TRUE, mine);
  numbers[1] = signed_points (is_known, is_known ? others : 0);
  numbers[2] = signed_points (is_known, is_known ? mine - others : 0);
  row = make_row (title, subtitle, numbers);
  if (is_known)
    /* Translators: of a deal that two have played: points with their signs. */
    about = g_strdup_printf (_ ("%1$s; you %2$s, experts %3$s, difference %4$s"), subtitle,
                             numbers[0], numbers[1], numbers[2]);
  else
    /* Translators: likewise, as long as only one has played it. */
    about = g_strdup_printf (_ ("%1$s; you %2$s"), subtitle, numbers[0]);
  fh_widget_describe (row, title, about);
  return row;
}

static GtkWidget *
make_sum (const FhChallenge *challenge)
{
  int own, experts;
  guint n = fh_challenge_sum (challenge, &own, &experts);
  /* Translators: above all deals that both sides of a comparison have played. */
  g_autofree char *title =
      g_strdup_printf (ngettext ("%u deal compared", "%u deals compared", n), n);
  g_auto (GStrv) numbers = g_new0 (char *, N_COLUMNS + 1);
  g_autofree char *about = NULL;
  GtkWidget *row;

  numbers[0] = signed_points (TRUE, own);
  numbers[1] = signed_points (TRUE, experts);
  numbers[2] = signed_points (TRUE, own - experts);
  row = make_row (title, NULL, numbers);
  /* Translators: the sums of all deals that two have played: points with their signs. */
  about = g_strdup_printf (_ ("You %1$s, experts %2$s, difference %3$s"), numbers[0], numbers[1],
                           numbers[2]);
  fh_widget_describe (row, title, about);
  gtk_widget_add_css_class (row, "heading");
  return row;
}

static void
add_rows (GtkWidget *group, const FhChallenge *challenge)
{
  char *const heads[N_COLUMNS] = {
    /* Translators: columns of points: the person's, the experts', and the first less the second. */
    (char *) C_ ("column", "You"), (char *) C_ ("column", "Experts"), (char *) C_ ("column", "±")
  };
  GtkWidget *head = make_row (_ ("Points"), NULL, heads);

  fh_widget_describe (head, _ ("Points"),
                      _ ("Of each deal yours, the experts’, and the difference"));
  gtk_widget_add_css_class (head, "dim-label");
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), head);
  for (guint i = 0; i < challenge->n_played; i++)
    adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_deal (challenge, i));
  adw_preferences_group_add (ADW_PREFERENCES_GROUP (group), make_sum (challenge));
}

/* --- The window --- */

static GtkWidget *
make_button (FhChallengeWindow *self, const char *label, GCallback callback)
{
  GtkWidget *button = fh_button_new (label, callback, self);

  gtk_widget_add_css_class (button, "pill");
  gtk_widget_set_halign (button, GTK_ALIGN_CENTER);
  return button;
}

static GtkWidget *
fh_challenge_window_build (FhDialog *dialog)
{
  FhChallengeWindow *self = FH_CHALLENGE_WINDOW (dialog);
  GtkWidget *groups = gtk_box_new (GTK_ORIENTATION_VERTICAL, 24);
  GtkWidget *group;
  g_autofree char *title = g_strdup_printf (_ ("Challenge %u"), self->number);
  g_autofree char *about = NULL;
  FhChallenge challenge;
  gboolean is_over;

  fh_challenges_get (self->challenges, self->preset, self->number, &challenge);
  is_over = challenge.n_played == FH_CHALLENGE_DEALS;
  gtk_window_set_title (GTK_WINDOW (self), title);
  gtk_widget_add_css_class (groups, "dialog-groups");
  /* Translators: how many deals of a challenge have been played. */
  about = g_strdup_printf (_ ("%1$u of %2$u deals have been played. From the points of each deal "
                              "those of the best opponents are taken away."),
                           challenge.n_played, FH_CHALLENGE_DEALS);
  group = fh_group_add (GTK_BOX (groups), fh_sentence_preset (self->preset), about);
  if (challenge.n_played > 0)
    add_rows (group, &challenge);
  if (!is_over)
    {
      GtkWidget *button = make_button (self, _ ("Play the Next Deal"), G_CALLBACK (play_cb));

      gtk_widget_add_css_class (button, "suggested-action");
      gtk_box_append (GTK_BOX (groups), button);
    }
  if (challenge.n_played > 0)
    gtk_box_append (GTK_BOX (groups), make_button (self,
                                                   /* Translators: a button: the results are
                                                    * forgotten, and the first deal comes. */
                                                   _ ("Play It Anew"), G_CALLBACK (anew_cb)));
  return fh_dialog_frame (adw_header_bar_new (), fh_clamp_new (groups), TRUE);
}

static void
fh_challenge_window_constructed (GObject *object)
{
  FhChallengeWindow *self = FH_CHALLENGE_WINDOW (object);

  G_OBJECT_CLASS (fh_challenge_window_parent_class)->constructed (object);
  fh_connect (self->challenges, "changed", fh_dialog_queue_rebuild, self);
  fh_challenges_work_out (self->challenges, self->preset, self->number);
}

static void
fh_challenge_window_class_init (FhChallengeWindowClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_challenge_window_constructed;
  FH_DIALOG_CLASS (klass)->build = fh_challenge_window_build;

  FH_MADE_WITH_OBJECT (klass, FhChallengeWindow, challenges, FH_TYPE_CHALLENGES);
  FH_MADE_WITH_INT (klass, FhChallengeWindow, preset, 0, FH_N_PRESETS - 1, 0);
  FH_MADE_WITH_UINT (klass, FhChallengeWindow, number, 1, FH_CHALLENGE_MAX, 1);
}

static void
fh_challenge_window_init (FhChallengeWindow *self)
{
  gtk_window_set_default_size (GTK_WINDOW (self), 520, 640);
}

GtkWidget *
fh_challenge_window_new (GtkWindow *parent, FhChallenges *challenges, FhPreset preset, guint number)
{
  return g_object_new (FH_TYPE_CHALLENGE_WINDOW, "transient-for", parent, "challenges", challenges,
                       "preset", (int) preset, "number", number, NULL);
}
