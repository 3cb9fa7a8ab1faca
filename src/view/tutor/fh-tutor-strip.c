/* fh-tutor-strip.c: the highest trumps that a bid would make.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tutor-strip.h"

#include <glib/gi18n.h>

#include "fh-panes.h"
#include "fh-shared-art.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"
#include "fh-words.h"

/* Pixels; a small card in a sentence, and one in a window that is seen from afar. */
#define CHIP_WIDTH 38
#define HUGE_CHIP  56
#define N_STEPS    5

struct _FhTutorStrip
{
  GtkBox parent_instance;
};

G_DEFINE_FINAL_TYPE (FhTutorStrip, fh_tutor_strip, GTK_TYPE_BOX)

GtkWidget *
fh_tutor_chip_new (GtkWidget *parent, FhCard card)
{
  int scale = gtk_widget_get_scale_factor (parent);
  GtkWidget *panes = gtk_widget_get_ancestor (parent, FH_TYPE_PANES);
  int width = panes != NULL && fh_panes_is_huge (FH_PANES (panes)) ? HUGE_CHIP : CHIP_WIDTH;
  GdkTexture *texture = fh_card_art_get (fh_shared_art_get (), card, width * scale);
  GtkWidget *picture = gtk_picture_new_for_paintable (GDK_PAINTABLE (texture));
  const char *name = fh_words_card (card);

  gtk_widget_set_size_request (picture, width, fh_card_art_height (width));
  gtk_widget_set_halign (picture, GTK_ALIGN_START);
  gtk_widget_set_valign (picture, GTK_ALIGN_START);
  gtk_widget_set_tooltip_text (picture, name);
  gtk_picture_set_alternative_text (GTK_PICTURE (picture), name);
  fh_widget_set_name (picture, name);
  gtk_widget_add_css_class (picture, "tutor-chip");
  return picture;
}

/* A word or two under a card: which bower it is; the others speak for themselves. */
static const char *
caption_of (FhCard card, FhDenomination trump)
{
  if (card == fh_right_bower (trump))
    /* Translators: under the jack of trumps. */
    return C_ ("under a card", "right bower");
  if (card == fh_left_bower (trump))
    /* Translators: under the other jack of the trumps' colour, which is a trump too. */
    return C_ ("under a card", "left bower");
  return NULL;
}

static GtkWidget *
make_step (GtkWidget *parent, const FhTutorRung *rung, FhDenomination trump)
{
  GtkWidget *step = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_LIST_ITEM,
                                  "orientation", GTK_ORIENTATION_VERTICAL, "spacing", 3, NULL);
  GtkWidget *chip = fh_tutor_chip_new (parent, rung->card);
  gboolean held = rung->place == FH_PLACE_HAND;
  const char *caption = caption_of (rung->card, trump);
  GtkWidget *mark = fh_label_new (held ? "●" : "○", FH_LABEL_ONE_LINE, "tutor-mark");
  g_autofree char *name = NULL;

  gtk_widget_set_halign (chip, GTK_ALIGN_CENTER);
  gtk_widget_add_css_class (step, "tutor-step");
  gtk_widget_add_css_class (step, held ? "yours" : "missing");
  /* Above the card, so that the marks are in one line whatever stands below. */
  gtk_box_append (GTK_BOX (step), mark);
  gtk_box_append (GTK_BOX (step), chip);
  if (caption != NULL)
    {
      GtkWidget *label = fh_label_add (step, caption, FH_LABEL_CENTRED, "caption");

      gtk_label_set_max_width_chars (GTK_LABEL (label), 6);
    }
  gtk_widget_set_hexpand (step, TRUE);
  gtk_widget_set_valign (step, GTK_ALIGN_START);
  /* Translators: %1$s is a card, such as "right bower", %2$s says where it is, such as "played by
   * Marama in trick 3". */
  name = g_strdup_printf (C_ ("card and place", "%1$s: %2$s"), rung->name, rung->sentence);
  fh_widget_set_name (step, name);
  gtk_widget_set_tooltip_text (chip, name);
  return step;
}

void
fh_tutor_strip_update (FhTutorStrip *self, FhTutor *tutor)
{
  GtkWidget *widget = GTK_WIDGET (self);
  const FhTutorMoment *moment = fh_tutor_get_moment (tutor);
  const FhTutorWords *words = fh_tutor_get_words (tutor);
  FhDenomination trump = FH_NO_TRUMP;
  gboolean shows = FALSE;

  fh_box_clear (widget);
  if (words->calls->len > 0 && moment->manner.degree != FH_TUTOR_SILENT)
    {
      trump = fh_tutor_moment_trump (moment);
      /* Who thinks of a misère, or can bid no more, has no trumps. */
      shows = trump != FH_NO_TRUMP && fh_call_is_bid (fh_tutor_moment_call (moment));
    }
  for (guint i = 0; shows && i < MIN (words->ladder->len, N_STEPS); i++)
    gtk_box_append (GTK_BOX (self), make_step (widget, words->ladder->pdata[i], trump));
  gtk_widget_set_visible (widget, shows);
}

static void
fh_tutor_strip_class_init (FhTutorStripClass *klass)
{
  gtk_widget_class_set_accessible_role (GTK_WIDGET_CLASS (klass), GTK_ACCESSIBLE_ROLE_LIST);
}

static void
fh_tutor_strip_init (FhTutorStrip *self)
{
  gtk_widget_set_layout_manager (GTK_WIDGET (self), fh_wrap_layout_new (FH_WRAP_FILL, 4));
  fh_widget_set_name (GTK_WIDGET (self), _ ("The highest trumps of this bid"));
}

GtkWidget *
fh_tutor_strip_new (void)
{
  return g_object_new (FH_TYPE_TUTOR_STRIP, NULL);
}
