/* fh-table-card.c: a table to choose among others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-card.h"

#include <glib/gi18n.h>

#include "fh-check.h"
#include "fh-emblem.h"
#include "fh-made.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Pixels. */
#define PICTURE 48
#define WIDTH   250 /* of which several stand side by side where there is room */

struct _FhTableCard
{
  GtkBox parent_instance;

  char *title;
  char *about;
  FhRules rules;
  GtkCheckButton *group;
  GtkWidget *check;
  GtkWidget *words; /* that say what it is about */
};

FH_DEFINE_MADE_TYPE (FhTableCard, fh_table_card, GTK_TYPE_BOX)

static void
active_cb (FhTableCard *self)
{
  GtkCheckButton *check = GTK_CHECK_BUTTON (self->check);

  fh_widget_set_class (GTK_WIDGET (self), "chosen",
                       gtk_check_button_get_active (check)
                           || gtk_check_button_get_inconsistent (check));
}

static void
fh_table_card_constructed (GObject *object)
{
  FhTableCard *self = FH_TABLE_CARD (object);
  GtkWidget *line = gtk_box_new (GTK_ORIENTATION_HORIZONTAL, 10);
  GtkWidget *emblem = fh_emblem_new (PICTURE, (FhPreset) self->rules.preset);
  GtkWidget *words = fh_wrap_box_new (FH_WRAP_COLUMN, 2);

  G_OBJECT_CLASS (fh_table_card_parent_class)->constructed (object);
  gtk_label_set_text (GTK_LABEL (fh_widget_add_text (words, "heading")), self->title);
  self->words = fh_widget_add_text (words, "caption option-about");
  gtk_widget_set_hexpand (words, TRUE);
  /* On one line with those beside it, however much stands below. */
  gtk_widget_set_valign (line, GTK_ALIGN_START);
  gtk_widget_set_valign (emblem, GTK_ALIGN_START);
  gtk_box_append (GTK_BOX (line), emblem);
  gtk_box_append (GTK_BOX (line), words);

  self->check = fh_check_new_radio ();
  gtk_check_button_set_child (GTK_CHECK_BUTTON (self->check), line);
  gtk_check_button_set_group (GTK_CHECK_BUTTON (self->check), self->group);
  gtk_widget_set_hexpand (self->check, TRUE);
  gtk_box_append (GTK_BOX (self), self->check);
  gtk_widget_add_css_class (GTK_WIDGET (self), "card");
  gtk_widget_add_css_class (GTK_WIDGET (self), "table-card");
  gtk_widget_set_size_request (GTK_WIDGET (self), WIDTH, -1);
  fh_connect (self->check, "notify::active", active_cb, self);
  fh_connect (self->check, "notify::inconsistent", active_cb, self);
  fh_table_card_set_recommended (self, FALSE);
}

static void
fh_table_card_class_init (FhTableCardClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_table_card_constructed;
  FH_MADE_WITH_STRING (klass, FhTableCard, title);
  FH_MADE_WITH_STRING (klass, FhTableCard, about);
  FH_MADE_WITH_COPY (klass, FhTableCard, rules, FhRules);
  FH_MADE_WITH_BORROWED (klass, FhTableCard, group, GTK_TYPE_CHECK_BUTTON);
}

GtkWidget *
fh_table_card_new (const char *title,
                   const char *about,
                   const FhRules *rules,
                   GtkCheckButton *group)
{
  return g_object_new (FH_TYPE_TABLE_CARD, "title", title, "about", about, "rules", rules, "group",
                       group, NULL);
}

GtkCheckButton *
fh_table_card_get_check (FhTableCard *self)
{
  g_return_val_if_fail (FH_IS_TABLE_CARD (self), NULL);
  return GTK_CHECK_BUTTON (self->check);
}

const FhRules *
fh_table_card_peek_rules (FhTableCard *self)
{
  g_return_val_if_fail (FH_IS_TABLE_CARD (self), NULL);
  return &self->rules;
}

const char *
fh_table_card_get_title (FhTableCard *self)
{
  g_return_val_if_fail (FH_IS_TABLE_CARD (self), NULL);
  return self->title;
}

void
fh_table_card_set_changed (FhTableCard *self, gboolean is_changed)
{
  g_return_if_fail (FH_IS_TABLE_CARD (self));

  gtk_check_button_set_inconsistent (GTK_CHECK_BUTTON (self->check), is_changed);
}

void
fh_table_card_set_recommended (FhTableCard *self, gboolean is_recommended)
{
  g_return_if_fail (FH_IS_TABLE_CARD (self));
  /* Translators: what is said of a table in a list; %s is a sentence about it. */
  g_autofree char *words = is_recommended ? g_strdup_printf (_ ("Recommended. %s"), self->about)
                                          : g_strdup (self->about);

  gtk_label_set_text (GTK_LABEL (self->words), words);
  fh_widget_describe (self->check, self->title, words);
}
