/* fh-tutor-panel.c: the tutor beside the table.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-panel.h"

#include <glib/gi18n.h>

#include "fh-made.h"
#include "fh-tutor-bids.h"
#include "fh-tutor-now.h"
#include "fh-tutor-trumps.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Larger text leaves the tabs no room beside the hint. */
#define MOST_SCALE 1.3

struct _FhTutorPanel
{
  AdwBin parent_instance;

  FhTutor *tutor;
  FhSettings *settings;
  GtkWidget *head; /* the tabs, and in a sheet the hint beside them */
  GtkWidget *stack;
  GtkWidget *foot; /* the hint, where there is room for it */
  GtkWidget *hint;
  gboolean is_auction; /* as of the last change */
  gboolean is_own;     /* the page is being changed by the program */
};

G_DEFINE_FINAL_TYPE (FhTutorPanel, fh_tutor_panel, ADW_TYPE_BIN)

void
fh_tutor_panel_show_page (FhTutorPanel *self, const char *name)
{
  g_return_if_fail (FH_IS_TUTOR_PANEL (self));
  if (gtk_stack_get_child_by_name (GTK_STACK (self->stack), name) == NULL)
    return;
  self->is_own = TRUE;
  gtk_stack_set_visible_child_name (GTK_STACK (self->stack), name);
  self->is_own = FALSE;
}

/* Where a contract has no trumps their page is not named after them. */
static void
name_pages (FhTutorPanel *self)
{
  const FhTable *table = &fh_tutor_get_moment (self->tutor)->view.table;
  GtkStack *stack = GTK_STACK (self->stack);
  gboolean has_trumps = table->contract == FH_CALL_NONE || fh_table_trump (table) != FH_NO_TRUMP;

  gtk_stack_page_set_title (
      gtk_stack_get_page (stack, gtk_stack_get_child_by_name (stack, "trumps")),
      has_trumps ? C_ ("tutor page", "Trumps")
                 /* Translators: a page of the tutor: the highest cards where nothing is trumps. */
                 : C_ ("tutor page", "Cards"));
}

/* Turns to what matters now, until another page is chosen: the page of the bids marks what the
 * tutor would call, which nobody is to see who wants to think or to ask for a hint.  A page that
 * was chosen stays, that of the bids as long as one bids. */
static void
follow (FhTutorPanel *self, gboolean is_first)
{
  /* A silent tutor has nothing to say of the bids. */
  gboolean is_auction = fh_tutor_get_words (self->tutor)->calls->len > 0
                        && fh_tutor_get_moment (self->tutor)->manner.degree != FH_TUTOR_SILENT;
  g_autofree char *chosen = fh_settings_dup_string (self->settings, "tutor-page");

  if (is_first || is_auction != self->is_auction)
    {
      gboolean is_idle = *chosen == '\0' || (g_str_equal (chosen, "bids") && !is_auction);

      if (is_first || is_idle || g_str_equal (chosen, "bids"))
        fh_tutor_panel_show_page (self, is_idle ? "now" : chosen);
    }
  self->is_auction = is_auction;
}

static void
page_cb (FhTutorPanel *self)
{
  const char *name = gtk_stack_get_visible_child_name (GTK_STACK (self->stack));
  GtkWidget *page = gtk_stack_get_visible_child (GTK_STACK (self->stack));

  /* The pages behind must not be found by a screen reader; their tabs must stay. */
  for (GtkWidget *p = gtk_widget_get_first_child (self->stack); p != NULL;
       p = gtk_widget_get_next_sibling (p))
    gtk_widget_set_visible (adw_bin_get_child (ADW_BIN (p)), p == page);
  if (self->is_own || name == NULL)
    return;
  g_object_set (self->settings, "tutor-page", g_str_equal (name, "now") ? "" : name, NULL);
}

/* Lets the words on @button have a second line, and break where a line is too narrow for one of
 * them.  A newer toolkit makes a new label for new words. */
static void
let_wrap (GtkWidget *button)
{
  fh_widget_wrap_button (button);
  gtk_label_set_wrap_mode (GTK_LABEL (gtk_button_get_child (GTK_BUTTON (button))),
                           PANGO_WRAP_WORD_CHAR);
}

static void
show_hint (FhTutorPanel *self)
{
  const char *label;
  int step = fh_tutor_get_hint_step (self->tutor);
  switch (step)
    {
    case 0:
      label = _ ("Hint");
      break;
    case 1:
      label = _ ("Tell Me More");
      break;
    case 2:
      label = _ ("Tell Me Why");
      break;
    default:
      /* Everything has been said; the action is off until the game goes on. */
      label = _ ("Hint");
    }
  gtk_button_set_label (GTK_BUTTON (self->hint), label);
  let_wrap (self->hint);
  if (step > 0)
    fh_tutor_panel_show_page (self, "now");
}

static void
changed_cb (FhTutorPanel *self, guint parts)
{
  if (parts & FH_TUTOR_SAYS_REST)
    {
      name_pages (self);
      follow (self, FALSE);
    }
  if (parts & FH_TUTOR_SAYS_HINT)
    show_hint (self);
}

static void
add_page (FhTutorPanel *self, GtkWidget *page, const char *name, const char *title)
{
  GtkWidget *bin = adw_bin_new ();

  fh_tutor_page_set_tutor (FH_TUTOR_PAGE (page), self->tutor);
  adw_bin_set_child (ADW_BIN (bin), fh_scroller_new (page));
  fh_widget_set_name (bin, ""); /* the tab has one */
  gtk_stack_add_titled (GTK_STACK (self->stack), bin, name, title);
}

static void
make_hint (FhTutorPanel *self)
{
  self->hint = gtk_button_new_with_label (_ ("Hint"));
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->hint), "win.hint");
  gtk_widget_set_hexpand (self->hint, TRUE);
  let_wrap (self->hint);
  gtk_widget_add_css_class (self->hint, "tutor-hint");
  gtk_widget_add_css_class (self->foot, "tutor-foot");
  gtk_box_append (GTK_BOX (self->foot), self->hint);
}

void
fh_tutor_panel_set_stacked (FhTutorPanel *self, gboolean is_stacked)
{
  GtkWidget *from, *to, *tabs;
  gboolean has_focus;

  g_return_if_fail (FH_IS_TUTOR_PANEL (self));
  is_stacked = is_stacked && fh_widget_get_text_scale (GTK_WIDGET (self)) <= MOST_SCALE;
  from = gtk_widget_get_parent (self->hint);
  to = is_stacked ? self->head : self->foot;
  if (from == to)
    return;
  has_focus = gtk_widget_has_focus (self->hint);
  g_object_ref (self->hint);
  gtk_box_remove (GTK_BOX (from), self->hint);
  gtk_box_append (GTK_BOX (to), self->hint);
  g_object_unref (self->hint);
  gtk_widget_set_visible (self->foot, !is_stacked);
  /* There no tab is wider than its word. */
  tabs = gtk_widget_get_first_child (self->head);
  gtk_widget_set_layout_manager (tabs,
                                 fh_wrap_layout_new (is_stacked ? FH_WRAP_START : FH_WRAP_GRID, 0));
  if (has_focus)
    gtk_widget_grab_focus (self->hint);
}

static void
fh_tutor_panel_constructed (GObject *object)
{
  FhTutorPanel *self = FH_TUTOR_PANEL (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 0);

  G_OBJECT_CLASS (fh_tutor_panel_parent_class)->constructed (object);
  fh_widget_set_name (GTK_WIDGET (self), _ ("Tutor"));

  self->stack = gtk_stack_new ();
  gtk_stack_set_vhomogeneous (GTK_STACK (self->stack), FALSE);
  gtk_widget_set_vexpand (self->stack, TRUE);
  /* Translators: pages of the tutor: what matters now, the trumps, what the bids are worth. */
  add_page (self, fh_tutor_now_new (), "now", C_ ("tutor page", "Now"));
  add_page (self, fh_tutor_trumps_new (), "trumps", C_ ("tutor page", "Trumps"));
  add_page (self, fh_tutor_bids_new (), "bids", C_ ("tutor page", "Bids"));
  self->head = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  self->foot = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 0);
  gtk_widget_add_css_class (self->head, "tutor-head");
  gtk_box_append (GTK_BOX (self->head), fh_widget_new_tabs (GTK_STACK (self->stack)));
  gtk_widget_set_hexpand (gtk_widget_get_first_child (self->head), TRUE);
  make_hint (self);
  gtk_box_append (GTK_BOX (box), self->head);
  gtk_box_append (GTK_BOX (box), self->stack);
  gtk_box_append (GTK_BOX (box), self->foot);
  adw_bin_set_child (ADW_BIN (self), box);

  self->is_own = TRUE;
  page_cb (self);
  self->is_own = FALSE;
  fh_connect (self->stack, "notify::visible-child", page_cb, self);
  name_pages (self);
  follow (self, TRUE);
  show_hint (self);
  fh_connect (self->tutor, "changed", changed_cb, self);
}

static void
fh_tutor_panel_class_init (FhTutorPanelClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_tutor_panel_constructed;

  FH_MADE_WITH_OBJECT (klass, FhTutorPanel, tutor, FH_TYPE_TUTOR);
  FH_MADE_WITH_OBJECT (klass, FhTutorPanel, settings, FH_TYPE_SETTINGS);

  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_REGION);
}

static void
fh_tutor_panel_init (FhTutorPanel *self)
{
  gtk_widget_add_css_class (GTK_WIDGET (self), "tutor");
}

GtkWidget *
fh_tutor_panel_new (FhTutor *tutor, FhSettings *settings)
{
  return g_object_new (FH_TYPE_TUTOR_PANEL, "tutor", tutor, "settings", settings, NULL);
}
