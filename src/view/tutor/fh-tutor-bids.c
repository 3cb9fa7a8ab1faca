/* fh-tutor-bids.c: the page of the tutor about the calls.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-bids.h"

#include <glib/gi18n.h>
#include <math.h>

#include "fh-fold.h"
#include "fh-help-link.h"
#include "fh-made.h"
#include "fh-table-text.h"
#include "fh-tutor-head.h"
#include "fh-widget.h"
#include "fh-words.h"

/* From which size of text on a row takes two lines. */
#define LARGE_TEXT 1.4

/* How many calls are compared; there is a second list for the rest. */
#define N_COMPARED 7

/* A call in a list. */
typedef struct
{
  FhCall call;
  GtkWidget *row;
  GtkWidget *sentence; /* in it, or NULL */
} Row;

struct _FhTutorBids
{
  FhTutorPage parent_instance;

  GtkWidget *head;  /* what matters during an auction */
  GtkWidget *none;  /* outside of one: that there is none */
  GtkWidget *more;  /* an FhFold with what is said on demand */
  GtkWidget *lines; /* in it */
  GtkWidget *spinner;
  GtkWidget *card; /* of the calls that are compared */
  GtkWidget *list;
  GtkSizeGroup *names; /* of the rows: one column */
  GtkWidget *others;   /* an FhFold with the rest of the ladder */
  GtkWidget *other_list;
  GArray *rows;       /* Row, of both lists */
  FhCall open;        /* the call whose sentence is to be read, or FH_CALL_NONE */
  double pass_points; /* of a pass, on average; NAN while that is not known */
  gboolean is_busy;   /* advice is still to come */
};

G_DEFINE_FINAL_TYPE (FhTutorBids, fh_tutor_bids, FH_TYPE_TUTOR_PAGE)

/* How many points more than passing @call brings on average; NAN where one of them is not known. */
static double
get_gain (FhTutorBids *self, const FhTutorCall *call)
{
  return call->advice.points - self->pass_points;
}

/* Everything about @call for people who do not see the row. */
static char *
speak (FhTutorBids *self, const FhTutorCall *call)
{
  const char *name = fh_words_call (call->call);
  double gain = get_gain (self, call);

  if (call->call == FH_PASS)
    return g_strdup (name);
  if (call->advice.make >= 0.0 && !isnan (gain))
    return g_strdup_printf (
        /* Translators: %1$s is a call; %2$d, %3$d and %4$d are numbers, the last of which may be
         * less than zero. */
        _ ("%1$s, worth %2$d points, made %3$d times in 100, %4$d points compared with passing"),
        name, call->value, (int) lround (call->advice.make * 100.0), (int) lround (gain));
  return g_strdup_printf (
      /* Translators: %1$s is a call; %2$d is its value. */
      ngettext ("%1$s, worth %2$d point", "%1$s, worth %2$d points", (unsigned long) call->value),
      name, call->value);
}

static GtkWidget *
number_label (const char *text, int width, const char *css_class)
{
  GtkWidget *label = fh_label_new (text, FH_LABEL_ONE_LINE, "numeric");
  gtk_label_set_xalign (GTK_LABEL (label), 1.0);
  gtk_label_set_width_chars (GTK_LABEL (label), width);
  if (css_class != NULL)
    gtk_widget_add_css_class (label, css_class);
  return label;
}

static const char *
call_class (FhCall call)
{
  if (!fh_call_is_bid (call))
    return "suitless";
  switch (fh_call_trump (call))
    {
    case FH_TRUMP_DIAMONDS:
      return "diamonds";
    case FH_TRUMP_HEARTS:
      return "hearts";
    case FH_TRUMP_CLUBS:
      return "clubs";
    case FH_TRUMP_SPADES:
      return "spades";
    default:
      return "suitless";
    }
}

static GtkWidget *
make_row (FhTutorBids *self, const FhTutorCall *call, gboolean is_advised)
{
  GtkWidget *row = gtk_list_box_row_new ();
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  gboolean is_large = fh_widget_get_text_scale (GTK_WIDGET (self)) >= LARGE_TEXT;
  g_autofree char *short_name = fh_table_call_text (call->call);
  g_autofree char *spoken = speak (self, call);
  GtkWidget *name = fh_label_new (short_name, FH_LABEL_WRAPPED, "tutor-call");
  Row made = { .call = call->call, .row = row };

  gtk_widget_set_hexpand (name, is_large);
  if (!is_large)
    gtk_size_group_add_widget (self->names, name);
  gtk_widget_add_css_class (name, call_class (call->call));
  gtk_box_append (GTK_BOX (line), name);
  if (call->call != FH_PASS)
    {
      g_autofree char *value = fh_table_points (call->value);
      gtk_box_append (GTK_BOX (line), number_label (value, 4, "dim-label"));
    }

  gtk_box_append (GTK_BOX (box), line);

  if (is_advised)
    {
      GtkWidget *bar = gtk_level_bar_new_for_interval (0.0, 1.0);
      gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_LOW, 0.4);
      gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_HIGH, 0.6);
      gtk_level_bar_add_offset_value (GTK_LEVEL_BAR (bar), GTK_LEVEL_BAR_OFFSET_FULL, 1.0);
      gtk_level_bar_set_value (GTK_LEVEL_BAR (bar), CLAMP (call->advice.make, 0.0, 1.0));
      gtk_widget_set_hexpand (bar, TRUE);
      gtk_widget_set_valign (bar, GTK_ALIGN_CENTER);
      gtk_widget_set_opacity (bar, call->call == FH_PASS ? 0.0 : 1.0);
      g_autofree char *chance = call->advice.make >= 0.0 && call->call != FH_PASS
                                    ? fh_table_percent (call->advice.make)
                                    : g_strdup ("—");
      double gain = get_gain (self, call);
      g_autofree char *points =
          isnan (gain) ? g_strdup (self->is_busy ? "…" : "—") : fh_table_gain ((int) lround (gain));
      if (is_large)
        {
          line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
          gtk_box_append (GTK_BOX (box), line);
        }
      gtk_box_append (GTK_BOX (line), bar);
      gtk_box_append (GTK_BOX (line), number_label (chance, 5, "dim-label"));
      gtk_box_append (GTK_BOX (line), number_label (points, 5, "tutor-points"));
    }

  if (call->sentence != NULL && *call->sentence != '\0')
    {
      GtkWidget *label = fh_help_label_new ();
      fh_help_label_set (GTK_LABEL (label), call->sentence, call->help);
      gtk_widget_set_visible (label, self->open == call->call);
      gtk_widget_add_css_class (label, "caption");
      gtk_box_append (GTK_BOX (box), label);
      made.sentence = label;
      gtk_accessible_update_property (GTK_ACCESSIBLE (row), GTK_ACCESSIBLE_PROPERTY_DESCRIPTION,
                                      call->sentence, -1);
    }
  if (call->advice.best)
    gtk_widget_add_css_class (row, "best");
  gtk_list_box_row_set_child (GTK_LIST_BOX_ROW (row), box);
  g_array_append_val (self->rows, made);
  fh_widget_set_name (row, spoken);
  return row;
}

static void
row_activated_cb (GtkListBox *list, GtkWidget *activated, FhTutorBids *self)
{
  FhCall open = FH_CALL_NONE;

  for (guint i = 0; i < self->rows->len; i++)
    {
      const Row *row = &g_array_index (self->rows, Row, i);
      gboolean opens = row->row == activated && row->call != self->open;

      if (opens)
        open = row->call;
      if (row->sentence != NULL)
        gtk_widget_set_visible (row->sentence, opens);
    }
  self->open = open;
}

/* The best expectation first; what is unknown keeps the order of the ladder, behind. */
static int
compare_calls (gconstpointer a, gconstpointer b)
{
  const FhTutorCall *p = *(const FhTutorCall *const *) a, *q = *(const FhTutorCall *const *) b;
  gboolean p_known = !isnan (p->advice.points), q_known = !isnan (q->advice.points);
  if (p_known != q_known)
    return p_known ? -1 : 1;
  if (p_known && p->advice.points != q->advice.points)
    return p->advice.points > q->advice.points ? -1 : 1;
  return 0;
}

static void
clear_list (GtkWidget *list)
{
  GtkWidget *row;
  while ((row = gtk_widget_get_first_child (list)) != NULL)
    gtk_list_box_remove (GTK_LIST_BOX (list), row);
}

/* The calls that are worth comparing, best first: what was tried out, the pass among it; before
 * that the lowest calls that can be made.  (transfer container) */
static GPtrArray *
list_compared (GPtrArray *calls)
{
  GPtrArray *compared = g_ptr_array_new ();
  FhTutorCall *pass = NULL;
  guint n_known = 0;

  for (guint i = 0; calls != NULL && i < calls->len; i++)
    {
      const FhTutorCall *call = calls->pdata[i];
      n_known += call->legal && !isnan (call->advice.points);
    }
  for (guint i = 0; calls != NULL && i < calls->len; i++)
    {
      FhTutorCall *call = calls->pdata[i];
      if (call->call == FH_PASS)
        pass = call;
      else if (!call->legal || (n_known > 0 && isnan (call->advice.points)))
        continue;
      g_ptr_array_add (compared, call);
    }
  g_ptr_array_sort (compared, compare_calls);
  if (compared->len > N_COMPARED)
    g_ptr_array_set_size (compared, N_COMPARED);
  /* To pass is what everything else is compared with. */
  if (pass != NULL && !g_ptr_array_find (compared, pass, NULL))
    g_ptr_array_add (compared, pass);
  return compared;
}

static void
fill_lists (FhTutorBids *self, GPtrArray *calls)
{
  g_autoptr (GPtrArray) compared = list_compared (calls);
  guint n_others = 0;

  self->pass_points = NAN;
  for (guint i = 0; calls != NULL && i < calls->len; i++)
    {
      const FhTutorCall *call = calls->pdata[i];

      if (call->call == FH_PASS)
        self->pass_points = call->advice.points;
    }
  clear_list (self->list);
  clear_list (self->other_list);
  g_array_set_size (self->rows, 0);
  for (guint i = 0; calls != NULL && i < calls->len; i++)
    if (!g_ptr_array_find (compared, calls->pdata[i], NULL))
      {
        const FhTutorCall *call = calls->pdata[i];
        gboolean is_advised = call->legal && !isnan (call->advice.points);
        gtk_list_box_append (GTK_LIST_BOX (self->other_list), make_row (self, call, is_advised));
        n_others++;
      }
  for (guint i = 0; i < compared->len; i++)
    gtk_list_box_append (GTK_LIST_BOX (self->list), make_row (self, compared->pdata[i], TRUE));
  gtk_widget_set_visible (self->card, compared->len > 0);
  gtk_widget_set_visible (self->others, n_others > 0);
}

static void
fh_tutor_bids_update_lines (FhTutorPage *page, FhTutor *tutor)
{
  FhTutorBids *self = FH_TUTOR_BIDS (page);
  gboolean bids = fh_tutor_get_words (tutor)->calls->len > 0;
  g_autoptr (GHashTable) linked = g_hash_table_new (g_str_hash, g_str_equal);

  gtk_widget_set_visible (self->head, bids);
  fh_tutor_head_update (FH_TUTOR_HEAD (self->head), tutor, linked);
  fh_tutor_box_fill (self->lines, fh_tutor_get_words (tutor)->more, linked);
  gtk_widget_set_visible (self->more, bids && gtk_widget_get_visible (self->lines));
}

static void
fh_tutor_bids_update (FhTutorPage *page, FhTutor *tutor)
{
  FhTutorBids *self = FH_TUTOR_BIDS (page);
  GPtrArray *calls = fh_tutor_get_words (tutor)->calls;
  gboolean busy = fh_tutor_is_busy (tutor);

  self->is_busy = busy;
  if (calls->len == 0)
    {
      self->open = FH_CALL_NONE;
    }
  gtk_widget_set_visible (self->none, calls->len == 0);
  gtk_widget_set_visible (self->spinner, busy && calls->len > 0);
  gtk_spinner_set_spinning (GTK_SPINNER (self->spinner), busy && calls->len > 0);
  fh_tutor_bids_update_lines (page, tutor);
  fill_lists (self, calls);
}

static GtkWidget *
make_list (FhTutorBids *self, const char *name)
{
  GtkWidget *list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "tutor-calls");
  fh_widget_set_name (list, name);
  g_signal_connect_object (list, "row-activated", G_CALLBACK (row_activated_cb), self, 0);
  return list;
}

static void
fh_tutor_bids_class_init (FhTutorBidsClass *klass)
{
  FH_TUTOR_PAGE_CLASS (klass)->update = fh_tutor_bids_update;
  FH_TUTOR_PAGE_CLASS (klass)->update_lines = fh_tutor_bids_update_lines;
  FH_TUTOR_PAGE_CLASS (klass)->shows = FH_TUTOR_SAYS_ADVICE;

  FH_HOLDS (klass, FhTutorBids, names, g_object_unref);
  FH_HOLDS (klass, FhTutorBids, rows, g_array_unref);
}

static void
fh_tutor_bids_init (FhTutorBids *self)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 12);
  GtkWidget *text = fh_help_label_new ();
  GtkWidget *title = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 8);
  /* Translators: over a column of numbers: the points of a bid. */
  GtkWidget *what = fh_tutor_heading_new (C_ ("column", "Value"), 3);
  /* Translators: over two columns of numbers: how often a bid is made, and how many points more
   * than passing it brings. */
  GtkWidget *columns =
      fh_label_new (_ ("chance · against passing"), FH_LABEL_ONE_LINE, "dim-label caption");

  self->open = FH_CALL_NONE;
  self->rows = g_array_new (FALSE, FALSE, sizeof (Row));
  self->names = gtk_size_group_new (GTK_SIZE_GROUP_HORIZONTAL);
  self->head = fh_tutor_head_new ();
  gtk_box_append (GTK_BOX (box), self->head);
  self->none = gtk_box_new (GTK_ORIENTATION_VERTICAL, 4);
  fh_help_label_set (GTK_LABEL (text),
                     _ ("While the players bid, you find here what each bid is worth with your "
                        "hand, and how often it would be made."),
                     "values#table");
  gtk_box_append (GTK_BOX (self->none), fh_tutor_heading_new (_ ("No auction at the moment"), 2));
  gtk_box_append (GTK_BOX (self->none), text);
  gtk_box_append (GTK_BOX (box), self->none);

  self->card = fh_tutor_card_new (NULL);
  gtk_widget_set_hexpand (what, TRUE);
  gtk_box_append (GTK_BOX (title), what);
  gtk_box_append (GTK_BOX (title), columns);
  gtk_widget_set_tooltip_text (title,
                               _ ("The value is won or lost with the contract; the chance is how "
                                  "often the bid is made; the last number is how many points more "
                                  "than passing it brings on average, the others’ points taken "
                                  "off."));
  gtk_box_append (GTK_BOX (self->card), title);
  self->spinner = gtk_spinner_new ();
  fh_widget_set_name (self->spinner, _ ("The bids are being tried out"));
  gtk_box_append (GTK_BOX (self->card), self->spinner);
  self->list = make_list (self, _ ("What this hand is worth"));
  gtk_box_append (GTK_BOX (self->card), self->list);
  gtk_box_append (GTK_BOX (box), self->card);

  self->other_list = make_list (self, _ ("Other calls"));
  self->others = fh_fold_new (_ ("Other calls"), _ ("Other calls"), self->other_list);
  gtk_widget_add_css_class (self->others, "tutor-card");
  gtk_box_append (GTK_BOX (box), self->others);
  self->lines = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);
  self->more = fh_tutor_fold_new (C_ ("tutor", "More"), _ ("More of this moment"), self->lines);
  gtk_box_append (GTK_BOX (box), self->more);
  gtk_widget_add_css_class (box, "tutor-page");
  adw_bin_set_child (ADW_BIN (self), box);
}

GtkWidget *
fh_tutor_bids_new (void)
{
  return g_object_new (FH_TYPE_TUTOR_BIDS, NULL);
}
