/* fh-look-bar.c: the steps through a deal that is over, and the way on.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-look-bar.h"

#include <glib/gi18n.h>

#include "fh-panel.h"
#include "fh-style.h"
#include "fh-widget.h"

/* For the steps there is always room for so many letters of usual text, whatever the way on is
 * called. */
#define LEAST_LETTERS 16

struct _FhLookBar
{
  GtkBox parent_instance;

  GtkWidget *earlier;
  GtkWidget *label;
  GtkWidget *later;
  GtkWidget *next;
};

G_DEFINE_FINAL_TYPE (FhLookBar, fh_look_bar, GTK_TYPE_BOX)

/* On the button to go on with. */
static gboolean
fh_look_bar_grab_focus (GtkWidget *widget)
{
  return gtk_widget_grab_focus (FH_LOOK_BAR (widget)->next);
}

static void
fh_look_bar_class_init (FhLookBarClass *klass)
{
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  widget_class->grab_focus = fh_look_bar_grab_focus;
  gtk_widget_class_set_css_name (widget_class, "panel");
  gtk_widget_class_set_accessible_role (widget_class, GTK_ACCESSIBLE_ROLE_TOOLBAR);
}

static void
fh_look_bar_init (FhLookBar *self)
{
  /* Translators: a button: the trick before the one that is shown, in a deal that is over. */
  self->earlier = fh_icon_button_new ("go-previous-symbolic", _ ("Earlier Trick"), "table.earlier");
  self->label = fh_label_new (NULL, FH_LABEL_ONE_LINE, "text");
  /* Translators: a button: the trick after the one that is shown, in a deal that is over. */
  self->later = fh_icon_button_new ("go-next-symbolic", _ ("Later Trick"), "table.later");
  self->next = gtk_button_new_with_label ("");

  gtk_widget_add_css_class (self->earlier, "step");
  gtk_widget_add_css_class (self->later, "step");
  gtk_widget_add_css_class (self->next, "confirm");
  /* Whatever it says, its neighbours stay where they are. */
  gtk_label_set_ellipsize (GTK_LABEL (self->label), PANGO_ELLIPSIZE_END);
  gtk_label_set_wrap (GTK_LABEL (self->label), TRUE);
  gtk_label_set_lines (GTK_LABEL (self->label), 2);
  gtk_widget_set_hexpand (self->label, TRUE);
  gtk_widget_add_css_class (GTK_WIDGET (self), "look");
  gtk_widget_add_css_class (GTK_WIDGET (self), "table-panel");
  gtk_box_set_spacing (GTK_BOX (self), 6);
  gtk_box_append (GTK_BOX (self), self->earlier);
  gtk_box_append (GTK_BOX (self), self->label);
  gtk_box_append (GTK_BOX (self), self->later);
  gtk_box_append (GTK_BOX (self), self->next);
}

/* Which look is taken at the deal. */
static char *
dup_look (const FhPanelMoment *moment)
{
  if (moment->look == FH_LOOK_RESULT && moment->is_past)
    /* Translators: the number of a deal in its game. */
    return g_strdup_printf (_ ("Deal %u"), moment->scene.table->n_deals);
  if (moment->look == FH_LOOK_RESULT)
    /* Translators: between two buttons that step through a deal that is over: what it scored is
     * shown. */
    return g_strdup (C_ ("stepping through a deal", "Result"));
  if (moment->look == FH_LOOK_DEALT)
    /* Translators: likewise, in one or two short words: the cards of all players as they were
     * dealt. */
    return g_strdup (C_ ("stepping through a deal", "All hands"));
  /* Translators: likewise: %1$u is the number of the trick that is shown, %2$u how many there
   * were. */
  return g_strdup_printf (_ ("Trick %1$u of %2$u"), moment->look - FH_LOOK_FIRST_TRICK + 1,
                          moment->n_looks - FH_LOOK_FIRST_TRICK);
}

/* What the way on is called. */
static const char *
next_label (const FhPanelMoment *moment)
{
  if (moment->hold == FH_HOLD_GAME)
    /* Translators: a button after a game: a new game by the same rules and with the same players.
     */
    return _ ("Play Again");
  if (moment->is_past)
    /* Translators: a button while a deal is looked at that was played long ago. */
    return _ ("Back to the Game");
  if (moment->place == FH_DEAL_ALONE)
    /* Translators: a button after a deal by number, such as that of the day: it leads to the first
     * page. */
    return _ ("Done");
  if (moment->place == FH_DEAL_LAST_IN_CHALLENGE)
    /* Translators: a button after the last deal of a challenge. */
    return _ ("Result of the Challenge");
  return moment->scene.table->due == FH_ACTION_NONE
             /* Translators: a button after the last deal of a game. */
             ? _ ("Result of the Game")
             /* Translators: a button after a deal. */
             : _ ("Next Deal");
}

void
fh_look_bar_update (FhLookBar *self, const FhPanelMoment *moment)
{
  g_autofree char *look = dup_look (moment);
  gboolean has_looks = moment->n_looks > 0;

  g_return_if_fail (FH_IS_LOOK_BAR (self));

  gtk_label_set_width_chars (
      GTK_LABEL (self->label),
      (int) (LEAST_LETTERS / MAX (fh_widget_get_text_scale (GTK_WIDGET (self)), 1)));
  gtk_label_set_text (GTK_LABEL (self->label), look);
  fh_widget_set_name (GTK_WIDGET (self), look);
  gtk_widget_set_visible (self->earlier, has_looks);
  gtk_widget_set_visible (self->label, has_looks);
  gtk_widget_set_visible (self->later, has_looks);
  /* Alone it stands in the middle. */
  gtk_widget_set_hexpand (self->next, !has_looks);
  gtk_widget_set_halign (self->next, has_looks ? GTK_ALIGN_FILL : GTK_ALIGN_CENTER);
  gtk_actionable_set_action_name (GTK_ACTIONABLE (self->next),
                                  moment->hold == FH_HOLD_GAME ? "table.play-again"
                                  : moment->is_past            ? "table.back"
                                                               : "table.continue");
  gtk_button_set_label (GTK_BUTTON (self->next), next_label (moment));
  fh_panel_wrap_buttons (GTK_WIDGET (self));
}
