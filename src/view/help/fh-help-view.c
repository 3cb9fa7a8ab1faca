/* fh-help-view.c: a page of the help on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-help-view.h"

#include <glib/gi18n.h>
#include <string.h>

#include "fh-card-row.h"
#include "fh-made.h"
#include "fh-notation.h"
#include "fh-rows.h"
#include "fh-wide-box.h"
#include "fh-widget.h"

#define TEXT_WIDTH 640 /* pixels; lines longer than this are hard to follow */
#define CARD_WIDTH 56  /* pixels */
#define MAX_CARDS  20

struct _FhHelpView
{
  AdwBin parent_instance;

  GtkWidget *scroller;
  GHashTable *sections; /* id → widget, of the page shown */
  GtkWidget *target;    /* where to scroll to once it has a place */
  guint tick_id;
};

G_DEFINE_FINAL_TYPE (FhHelpView, fh_help_view, ADW_TYPE_BIN)

static void build_children (
    FhHelpView *self, FhHelpLibrary *library, GtkWidget *box, const FhHelpNode *node, int level);

static gboolean
activate_link_cb (GtkLabel *label, const char *uri, FhHelpView *self)
{
  if (strstr (uri, "://") != NULL || g_str_has_prefix (uri, "mailto:"))
    g_app_info_launch_default_for_uri_async (uri, NULL, NULL, NULL, NULL);
  else
    g_signal_emit_by_name (self, "follow", uri);
  return TRUE;
}

static GtkWidget *
make_label (FhHelpView *self, const FhHelpNode *node, GtkAccessibleRole role)
{
  GtkWidget *label = g_object_new (
      GTK_TYPE_LABEL, "accessible-role", role, "label", node->markup->str, "use-markup", TRUE,
      "selectable", TRUE, "wrap", TRUE, "wrap-mode", PANGO_WRAP_WORD_CHAR, "xalign", 0.0, NULL);
  g_signal_connect_object (label, "activate-link", G_CALLBACK (activate_link_cb), self, 0);
  return label;
}

static GtkWidget *
make_heading (FhHelpView *self, const FhHelpNode *node, int level)
{
  static const char *const classes[] = { "title-1", "title-3", "heading" };
  GtkWidget *label = make_label (self, node, GTK_ACCESSIBLE_ROLE_HEADING);
  gtk_widget_add_css_class (label, classes[CLAMP (level, 1, 3) - 1]);
  gtk_accessible_update_property (GTK_ACCESSIBLE (label), GTK_ACCESSIBLE_PROPERTY_LEVEL, level, -1);
  return label;
}

static GtkWidget *
make_box (int spacing, const char *css_class)
{
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, spacing);
  if (css_class != NULL)
    gtk_widget_add_css_class (box, css_class);
  return box;
}

/* The cards that the style of @node names, or NULL when it names none. */
static GtkWidget *
make_cards (const FhHelpNode *node)
{
  FhCard cards[MAX_CARDS];
  int n = 0;

  if (node->style == NULL || !g_str_has_prefix (node->style, "cards "))
    return NULL;
  g_auto (GStrv) words = g_strsplit (node->style, " ", -1);
  for (int i = 1; words[i] != NULL && n < MAX_CARDS; i++)
    {
      FhCard card = fh_card_read (words[i], strlen (words[i]));
      if (card < FH_N_CARDS)
        cards[n++] = card;
    }
  GtkWidget *row = fh_card_row_new (CARD_WIDTH);
  fh_card_row_set_cards (FH_CARD_ROW (row), cards, n, FH_NO_TRUMP);
  gtk_widget_set_halign (row, GTK_ALIGN_START);
  return row;
}

static GtkWidget *
make_paragraph (FhHelpView *self, const FhHelpNode *node)
{
  GtkWidget *label = make_label (self, node, GTK_ACCESSIBLE_ROLE_LABEL);
  GtkWidget *cards = make_cards (node);

  if (cards == NULL)
    return label;
  GtkWidget *box = make_box (4, "help-cards");
  gtk_box_append (GTK_BOX (box), cards);
  gtk_box_append (GTK_BOX (box), label);
  return box;
}

static GtkWidget *
make_list (FhHelpView *self, FhHelpLibrary *library, const FhHelpNode *node, int level)
{
  GtkWidget *list = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST,
                                  "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 6, NULL);
  int number = 0;

  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    {
      const FhHelpNode *item = node->children->pdata[i];
      if (item->kind != FH_HELP_ITEM)
        continue;
      GtkWidget *row = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                     "spacing", 10, NULL);
      GtkWidget *content = make_box (4, NULL);
      gtk_widget_set_hexpand (content, TRUE);
      if (node->kind != FH_HELP_TERMS)
        {
          /* Translators: the number of a step in a list of steps. */
          g_autofree char *mark = node->kind == FH_HELP_STEPS
                                      ? g_strdup_printf (C_ ("step", "%d."), ++number)
                                      : g_strdup ("•");
          GtkWidget *bullet = gtk_label_new (mark);
          gtk_widget_set_valign (bullet, GTK_ALIGN_START);
          gtk_widget_add_css_class (bullet, "dim-label");
          gtk_box_append (GTK_BOX (row), bullet);
        }
      build_children (self, library, content, item, MAX (level, 3));
      gtk_box_append (GTK_BOX (row), content);
      gtk_box_append (GTK_BOX (list), row);
    }
  return list;
}

static GtkWidget *
make_cell (FhHelpView *self, FhHelpLibrary *library, const FhHelpNode *cell, gboolean heads)
{
  GtkWidget *box = make_box (4, heads ? "help-head" : "help-cell");
  for (guint i = 0; cell->children != NULL && i < cell->children->len; i++)
    {
      const FhHelpNode *child = cell->children->pdata[i];
      if (child->kind != FH_HELP_PARAGRAPH)
        continue;
      GtkWidget *label = make_label (
          self, child, heads ? GTK_ACCESSIBLE_ROLE_COLUMN_HEADER : GTK_ACCESSIBLE_ROLE_CELL);
      long length = g_utf8_strlen (child->text->str, -1);
      /* A word that is wider makes the table wider, which scrolls. */
      gtk_label_set_wrap_mode (GTK_LABEL (label), PANGO_WRAP_WORD);
      gtk_label_set_width_chars (GTK_LABEL (label), (int) MIN (length, 9));
      gtk_label_set_max_width_chars (GTK_LABEL (label), 34);
      gtk_box_append (GTK_BOX (box), label);
    }
  gtk_widget_set_hexpand (box, TRUE);
  return box;
}

/* Wider tables than the window scroll sideways on their own, and are no higher than their rows. */
static GtkWidget *
make_table (FhHelpView *self, FhHelpLibrary *library, const FhHelpNode *node)
{
  GtkWidget *grid =
      g_object_new (GTK_TYPE_GRID, "accessible-role", GTK_ACCESSIBLE_ROLE_TABLE, NULL);
  GtkWidget *box;

  for (guint r = 0; node->children != NULL && r < node->children->len; r++)
    {
      const FhHelpNode *row = node->children->pdata[r];
      for (guint c = 0; row->children != NULL && c < row->children->len; c++)
        gtk_grid_attach (GTK_GRID (grid),
                         make_cell (self, library, row->children->pdata[c], row->heads), (int) c,
                         (int) r, 1, 1);
    }
  gtk_widget_add_css_class (grid, "help-table");
  box = fh_wide_box_new ();
  fh_wide_box_set_child (FH_WIDE_BOX (box), grid);
  return box;
}

static void
link_row_cb (AdwActionRow *row, FhHelpView *self)
{
  g_signal_emit_by_name (self, "follow", g_object_get_data (G_OBJECT (row), "fh-target"));
}

/* The pages that a section of the index lists. */
static GtkWidget *
make_links (FhHelpView *self, FhHelpLibrary *library, const char *section)
{
  g_autoptr (GPtrArray) pages = fh_help_library_list (library, section);
  if (pages->len == 0)
    return NULL;

  GtkWidget *list = gtk_list_box_new ();
  gtk_list_box_set_selection_mode (GTK_LIST_BOX (list), GTK_SELECTION_NONE);
  gtk_widget_add_css_class (list, "boxed-list");
  for (guint i = 0; i < pages->len; i++)
    {
      const FhHelpPage *page = pages->pdata[i];
      GtkWidget *row = fh_link_row_new ();
      adw_preferences_row_set_use_markup (ADW_PREFERENCES_ROW (row), FALSE);
      adw_preferences_row_set_title (ADW_PREFERENCES_ROW (row), page->link_title);
      adw_action_row_set_subtitle (ADW_ACTION_ROW (row), page->about);
      adw_action_row_add_suffix (ADW_ACTION_ROW (row),
                                 gtk_image_new_from_icon_name ("go-next-symbolic"));
      g_object_set_data_full (G_OBJECT (row), "fh-target", g_strdup (page->id), g_free);
      g_signal_connect_object (row, "activated", G_CALLBACK (link_row_cb), self, 0);
      gtk_list_box_append (GTK_LIST_BOX (list), row);
    }
  return list;
}

static GtkWidget *
make_section (FhHelpView *self, FhHelpLibrary *library, const FhHelpNode *node, int level)
{
  GtkWidget *box = make_box (10, "help-section");
  build_children (self, library, box, node, level);
  if (node->id != NULL)
    {
      GtkWidget *links = make_links (self, library, node->id);
      if (links != NULL && level == 2)
        gtk_box_append (GTK_BOX (box), links);
      else if (links != NULL)
        g_object_ref_sink (links), g_object_unref (links);
      g_hash_table_insert (self->sections, g_strdup (node->id), box);
    }
  return box;
}

static void
build_children (
    FhHelpView *self, FhHelpLibrary *library, GtkWidget *box, const FhHelpNode *node, int level)
{
  for (guint i = 0; node->children != NULL && i < node->children->len; i++)
    {
      const FhHelpNode *child = node->children->pdata[i];
      GtkWidget *widget = NULL;
      switch (child->kind)
        {
        case FH_HELP_SECTION:
          widget = make_section (self, library, child, level + 1);
          break;
        case FH_HELP_TITLE:
          widget = make_heading (self, child, level);
          break;
        case FH_HELP_PARAGRAPH:
          widget = make_paragraph (self, child);
          break;
        case FH_HELP_LIST:
        case FH_HELP_STEPS:
        case FH_HELP_TERMS:
          widget = make_list (self, library, child, level);
          break;
        case FH_HELP_TABLE:
          widget = make_table (self, library, child);
          break;
        case FH_HELP_NOTE:
          widget = make_box (6, "help-note");
          build_children (self, library, widget, child, 3);
          break;
        case FH_HELP_ITEM:
        case FH_HELP_ROW:
        case FH_HELP_CELL:
          /* Only within a list or a table. */
          break;
        }
      if (widget != NULL)
        gtk_box_append (GTK_BOX (box), widget);
    }
}

static gboolean
scroll_cb (GtkWidget *widget, GdkFrameClock *clock, gpointer user_data)
{
  FhHelpView *self = user_data;
  GtkWidget *box = gtk_widget_get_ancestor (self->target, GTK_TYPE_VIEWPORT);
  GtkAdjustment *adjustment =
      gtk_scrolled_window_get_vadjustment (GTK_SCROLLED_WINDOW (self->scroller));
  graphene_point_t at;

  /* It has no place before the first layout. */
  if (gtk_widget_get_height (self->target) == 0)
    return G_SOURCE_CONTINUE;
  if (box != NULL
      && gtk_widget_compute_point (self->target, gtk_widget_get_first_child (box),
                                   &GRAPHENE_POINT_INIT (0, 0), &at))
    gtk_adjustment_set_value (adjustment, MAX (0.0, (double) at.y - 12.0));
  self->tick_id = 0;
  return G_SOURCE_REMOVE;
}

static void
stop_scrolling (FhHelpView *self)
{
  if (self->tick_id != 0)
    gtk_widget_remove_tick_callback (GTK_WIDGET (self), self->tick_id);
  self->tick_id = 0;
  self->target = NULL;
}

void
fh_help_view_show (FhHelpView *self,
                   FhHelpLibrary *library,
                   const FhHelpPage *page,
                   const char *section)
{
  g_return_if_fail (FH_IS_HELP_VIEW (self));
  GtkWidget *box = make_box (14, "help-page");
  GtkWidget *clamp = fh_clamp_new (box);

  stop_scrolling (self);
  g_hash_table_remove_all (self->sections);
  if (page != NULL)
    build_children (self, library, box, page->body, 1);
  else
    {
      GtkWidget *status = adw_status_page_new ();
      adw_status_page_set_icon_name (ADW_STATUS_PAGE (status), "help-browser-symbolic");
      adw_status_page_set_title (ADW_STATUS_PAGE (status), _ ("There is no such page"));
      gtk_box_append (GTK_BOX (box), status);
    }
  adw_clamp_set_maximum_size (ADW_CLAMP (clamp), TEXT_WIDTH);
  gtk_scrolled_window_set_child (GTK_SCROLLED_WINDOW (self->scroller), clamp);
  fh_scroller_rewind (self->scroller);

  self->target = section != NULL ? g_hash_table_lookup (self->sections, section) : NULL;
  if (self->target != NULL)
    self->tick_id = gtk_widget_add_tick_callback (GTK_WIDGET (self), scroll_cb, self, NULL);
}

static void
fh_help_view_dispose (GObject *object)
{
  stop_scrolling (FH_HELP_VIEW (object));
  G_OBJECT_CLASS (fh_help_view_parent_class)->dispose (object);
}

static void
fh_help_view_class_init (FhHelpViewClass *klass)
{
  G_OBJECT_CLASS (klass)->dispose = fh_help_view_dispose;
  FH_HOLDS (klass, FhHelpView, sections, g_hash_table_unref);
  fh_made_signal (klass, "follow", 1, G_TYPE_STRING);
}

static void
fh_help_view_init (FhHelpView *self)
{
  self->sections = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  self->scroller = fh_scroller_new (NULL);
  adw_bin_set_child (ADW_BIN (self), self->scroller);
}

GtkWidget *
fh_help_view_new (void)
{
  return g_object_new (FH_TYPE_HELP_VIEW, NULL);
}
