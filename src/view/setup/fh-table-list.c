/* fh-table-list.c: the tables to choose from.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-table-list-private.h"

#include <glib/gi18n.h>

#include "fh-compat.h"
#include "fh-fold.h"
#include "fh-made.h"
#include "fh-ready-made.h"
#include "fh-sentences-rules.h"
#include "fh-table-card.h"
#include "fh-table-numbers.h"
#include "fh-widget.h"
#include "fh-wrap-layout.h"

/* Pixels. */
#define SPACING 10

#define LARGE 1.4 /* text, beside the usual */

G_DEFINE_FINAL_TYPE (FhTableList, fh_table_list, ADW_TYPE_BIN)

/* --- The number of players --- */

/* Takes over what is chosen, to which its number of players leads back unless that number alone led
 * to it. */
static void
keep (FhTableList *self, const FhRules *rules, const char *name)
{
  FhChosenTable *chosen = &self->chosen[rules->n_callers];
  g_autofree char *copy = g_strdup (name);

  self->rules = *rules;
  g_free (self->name);
  self->name = g_strdup (copy);
  if (self->is_nearest)
    return;
  chosen->is_chosen = TRUE;
  chosen->rules = self->rules;
  g_free (chosen->name);
  chosen->name = g_steal_pointer (&copy);
}

static void
choose (FhTableList *self, const FhRules *rules, const char *name)
{
  keep (self, rules, name);
  g_signal_emit_by_name (self, "chosen");
}

static GtkCheckButton *
get_check (gpointer card)
{
  return fh_table_card_get_check (FH_TABLE_CARD (card));
}

static void
active_cb (FhTableList *self, GParamSpec *pspec, GtkWidget *check)
{
  GtkWidget *card = gtk_widget_get_ancestor (check, FH_TYPE_TABLE_CARD);
  gboolean is_own = g_ptr_array_find (self->own_cards, card, NULL);

  if (!self->is_filling && gtk_check_button_get_active (GTK_CHECK_BUTTON (check)))
    choose (self, fh_table_card_peek_rules (FH_TABLE_CARD (card)),
            is_own ? fh_table_card_get_title (FH_TABLE_CARD (card)) : NULL);
}

static GtkWidget *
make_card (FhTableList *self, const char *title, const char *about, const FhRules *rules)
{
  GtkWidget *card = fh_table_card_new (title, about, rules, GTK_CHECK_BUTTON (self->none));

  fh_connect (get_check (card), "notify::active", active_cb, self);
  return card;
}

/* The card of @preset, which is made when it is wanted for the first time. */
static GtkWidget *
get_card (FhTableList *self, int preset)
{
  FhRules rules;

  if (self->cards[preset] != NULL)
    return self->cards[preset];
  fh_rules_init (&rules, (FhPreset) preset);
  self->cards[preset] =
      g_object_ref_sink (make_card (self, fh_sentence_preset ((FhPreset) preset),
                                    fh_sentence_preset_brief ((FhPreset) preset), &rules));
  fh_table_card_set_recommended (FH_TABLE_CARD (self->cards[preset]), preset == self->recommended);
  return self->cards[preset];
}

/* Moves the card of @preset to the end of @grid, or away where that is NULL. */
static void
place (FhTableList *self, int preset, GtkWidget *grid)
{
  GtkWidget *old = self->cards[preset] != NULL ? gtk_widget_get_parent (self->cards[preset]) : NULL;

  if (old != NULL)
    gtk_box_remove (GTK_BOX (old), self->cards[preset]);
  if (grid != NULL)
    gtk_box_append (GTK_BOX (grid), get_card (self, preset));
}

/* Shows those of @cards in @group that are for as many players as are asked for. */
static void
show_cards (FhTableList *self, GPtrArray *cards, GtkWidget *group)
{
  int n_players = fh_table_list_get_players (self);
  gboolean has_any = FALSE;

  for (guint i = 0; i < cards->len; i++)
    {
      gboolean is_shown =
          n_players == 0 || fh_table_card_peek_rules (cards->pdata[i])->n_callers == n_players;
      gtk_widget_set_visible (cards->pdata[i], is_shown);
      has_any |= is_shown;
    }
  gtk_widget_set_visible (group, has_any);
}

/* For so many players the tables lie together, the recommended one first; all of them lie by
 * families, within which they go from few players to many. */
static void
show_filter (FhTableList *self)
{
  int n_players = fh_table_list_get_players (self);
  FhRules rules;

  if (n_players != 0 && self->recommended >= 0)
    {
      fh_rules_init (&rules, (FhPreset) self->recommended);
      place (self, self->recommended, rules.n_callers == n_players ? self->grid : NULL);
    }
  for (int n = FH_TABLE_NUMBERS_LEAST; n <= FH_TABLE_NUMBERS_MOST; n++)
    for (int preset = 0; preset < FH_N_PRESETS; preset++)
      {
        fh_rules_init (&rules, (FhPreset) preset);
        if (rules.n_callers != n)
          continue;
        if (n_players == 0)
          place (self, preset, self->family_grids[rules.family]);
        else if (n != n_players)
          place (self, preset, NULL);
        else if (preset != self->recommended)
          place (self, preset, self->grid);
      }
  gtk_widget_set_visible (self->grid, n_players != 0);
  for (int family = 0; family < FH_N_FAMILIES; family++)
    gtk_widget_set_visible (self->families[family], n_players == 0);
  show_cards (self, self->own_cards, self->own);
  show_cards (self, self->elsewhere_cards, self->elsewhere);
}

/* The table for @n players that is nearest to the present one: where the game is played in the same
 * way, else the recommended one, else the first. */
static FhPreset
find_nearest (FhTableList *self, int n)
{
  FhPreset nearest = FH_PRESET_AUSTRALIAN_4;
  int best = 0;

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    {
      FhRules rules;
      int rank;

      fh_rules_init (&rules, (FhPreset) preset);
      rank = rules.n_callers != n                 ? 0
             : rules.family == self->rules.family ? 3
             : preset == self->recommended        ? 2
                                                  : 1;
      if (rank > best)
        {
          best = rank;
          nearest = (FhPreset) preset;
        }
    }
  return nearest;
}

/* Who says how many play has a table for as many: the one that was chosen before, if any was. */
static void
numbers_cb (FhTableList *self)
{
  int n = fh_table_list_get_players (self);

  show_filter (self);
  if (n != 0 && self->rules.n_callers != n)
    {
      FhRules rules;

      self->is_nearest = !self->chosen[n].is_chosen;
      if (self->is_nearest)
        fh_rules_init (&rules, find_nearest (self, n));
      else
        rules = self->chosen[n].rules;
      choose (self, &rules, self->chosen[n].name);
      self->is_nearest = FALSE;
      /* Translators: said aloud when somebody has said how many play; %s is a table, such as
       * “Australian, three players”. */
      g_autofree char *sentence =
          g_strdup_printf (_ ("%s: this table is chosen."),
                           self->name != NULL ? self->name : fh_sentence_table (&self->rules));
      fh_announce (GTK_WIDGET (self), sentence);
    }
  else if (!self->is_filling)
    fh_announce (GTK_WIDGET (self), fh_table_numbers_get_about (FH_TABLE_NUMBERS (self->numbers)));
}

/* --- What is chosen --- */

/* Marks what is chosen, without telling anybody. */
static void
mark_chosen (FhTableList *self)
{
  int own = self->name != NULL ? fh_house_rules_find_name (self->house, self->name) : -1;
  int elsewhere = fh_ready_made_find (&self->rules);
  GtkCheckButton *check = GTK_CHECK_BUTTON (self->none);

  if (self->changed != NULL)
    fh_table_card_set_changed (FH_TABLE_CARD (self->changed), FALSE);
  self->changed = NULL;
  if (own >= 0)
    check = get_check (self->own_cards->pdata[own]);
  else if (elsewhere >= 0 && (guint) elsewhere < self->elsewhere_cards->len)
    {
      check = get_check (self->elsewhere_cards->pdata[elsewhere]);
      fh_fold_set_expanded (FH_FOLD (self->elsewhere), TRUE);
    }
  else if (fh_options_count_changed (&self->rules) == 0)
    check = get_check (get_card (self, self->rules.preset));
  else
    self->changed = get_card (self, self->rules.preset);
  self->is_filling = TRUE;
  gtk_check_button_set_active (check, TRUE);
  if (self->changed != NULL)
    fh_table_card_set_changed (FH_TABLE_CARD (self->changed), TRUE);
  self->is_filling = FALSE;
}

/* --- Cards --- */

/* Cards stand side by side, but one below the other where the text is so large that few words
 * would stand on a line. */
static void
lay_grid (GtkWidget *grid)
{
  gboolean is_large = fh_widget_get_text_scale (grid) > LARGE;

  gtk_widget_set_layout_manager (
      grid, fh_wrap_layout_new (is_large ? FH_WRAP_COLUMN : FH_WRAP_GRID, SPACING));
}

static GtkWidget *
new_grid (const char *name)
{
  GtkWidget *grid = g_object_new (GTK_TYPE_BOX, "accessible-role", GTK_ACCESSIBLE_ROLE_GROUP, NULL);

  g_signal_connect (grid, "map", G_CALLBACK (lay_grid), NULL);
  lay_grid (grid);
  fh_widget_set_name (grid, name);
  return grid;
}

/* A heading over a grid of cards, in @box. */
static GtkWidget *
add_group (GtkWidget *box, const char *title, GtkWidget **grid)
{
  GtkWidget *group = gtk_box_new (GTK_ORIENTATION_VERTICAL, SPACING);
  GtkWidget *heading = g_object_new (GTK_TYPE_LABEL, "accessible-role", GTK_ACCESSIBLE_ROLE_HEADING,
                                     "label", title, NULL);

  gtk_label_set_xalign (GTK_LABEL (heading), 0.0);
  gtk_label_set_wrap (GTK_LABEL (heading), TRUE);
  gtk_widget_add_css_class (heading, "heading");
  *grid = new_grid (title);
  gtk_box_append (GTK_BOX (group), heading);
  gtk_box_append (GTK_BOX (group), *grid);
  gtk_box_append (GTK_BOX (box), group);
  return group;
}

/* What few people look for is folded. */
static GtkWidget *
add_elsewhere (FhTableList *self, GtkWidget *box)
{
  /* Translators: a heading over tables that go by the name of a program or a place. */
  const char *title = _ ("Known Elsewhere");
  GtkWidget *fold;

  self->elsewhere_grid = new_grid (title);
  gtk_widget_add_css_class (self->elsewhere_grid, "folded");
  fold = fh_fold_new (title, title, self->elsewhere_grid);
  gtk_box_append (GTK_BOX (box), fold);
  return fold;
}

static void
fill_own (FhTableList *self)
{
  for (guint i = 0; i < self->own_cards->len; i++)
    gtk_box_remove (GTK_BOX (self->own_grid), self->own_cards->pdata[i]);
  g_ptr_array_set_size (self->own_cards, 0);
  for (guint i = 0; i < fh_house_rules_get_n (self->house); i++)
    {
      const char *name = fh_house_rules_get_name (self->house, i);
      const FhRules *rules = fh_house_rules_get_rules (self->house, i);
      g_autofree char *changes = fh_sentence_changes (rules);
      /* Translators: %1$s is a table, such as “Australian, four players”, %2$s a sentence about
       * what is changed there. */
      g_autofree char *subtitle = g_strdup_printf (
          C_ ("own table", "%1$s. %2$s"), fh_sentence_preset ((FhPreset) rules->preset), changes);
      GtkWidget *card = make_card (self, name, subtitle, rules);

      fh_table_list_add_menu (card, name);
      gtk_box_append (GTK_BOX (self->own_grid), card);
      g_ptr_array_add (self->own_cards, card);
    }
  show_filter (self);
  mark_chosen (self);
}

void
fh_table_list_make_whole (FhTableList *self)
{
  g_return_if_fail (FH_IS_TABLE_LIST (self));
  if (self->elsewhere_cards->len > 0)
    return;

  /* In the order of the engine. */
  for (int i = 0; i < fh_n_ready_made (); i++)
    {
      FhRules rules;
      GtkWidget *card;

      fh_ready_made_rules (i, &rules);
      card = make_card (self, fh_sentence_table (&rules), fh_sentence_ready_made_brief (&rules),
                        &rules);
      gtk_box_append (GTK_BOX (self->elsewhere_grid), card);
      g_ptr_array_add (self->elsewhere_cards, card);
    }
  show_filter (self);
  mark_chosen (self);
}

/* Has @name be what the table with @rules is called now. */
static void
follow_name (FhTableList *self, const FhRules *rules, char **name)
{
  int index;

  if (*name == NULL || fh_house_rules_find_name (self->house, *name) >= 0)
    return;
  index = fh_house_rules_find_rules (self->house, rules);
  g_free (*name);
  *name = index >= 0 ? g_strdup (fh_house_rules_get_name (self->house, (guint) index)) : NULL;
}

/* What a chosen table is called follows it when it is renamed or saved again. */
static void
house_changed_cb (FhTableList *self)
{
  follow_name (self, &self->rules, &self->name);
  for (int n = 0; n <= FH_TABLE_NUMBERS_MOST; n++)
    follow_name (self, &self->chosen[n].rules, &self->chosen[n].name);
  fill_own (self);
}

/* --- The widget --- */

void
fh_table_list_set_players (FhTableList *self, int n_players)
{
  g_return_if_fail (FH_IS_TABLE_LIST (self));

  fh_table_numbers_set (FH_TABLE_NUMBERS (self->numbers), n_players);
}

int
fh_table_list_get_players (FhTableList *self)
{
  g_return_val_if_fail (FH_IS_TABLE_LIST (self), 0);
  return fh_table_numbers_get (FH_TABLE_NUMBERS (self->numbers));
}

void
fh_table_list_set_chosen (FhTableList *self, const FhRules *rules, const char *name)
{
  g_return_if_fail (FH_IS_TABLE_LIST (self));

  keep (self, rules, name);
  if (fh_table_list_get_players (self) != 0)
    fh_table_list_set_players (self, rules->n_callers);
  mark_chosen (self);
}

void
fh_table_list_set_recommended (FhTableList *self, FhPreset preset)
{
  g_return_if_fail (FH_IS_TABLE_LIST (self));

  self->recommended = (int) preset;
  fh_table_card_set_recommended (FH_TABLE_CARD (get_card (self, (int) preset)), TRUE);
  show_filter (self);
}

const FhRules *
fh_table_list_peek_rules (FhTableList *self)
{
  g_return_val_if_fail (FH_IS_TABLE_LIST (self), NULL);
  return &self->rules;
}

const char *
fh_table_list_get_name (FhTableList *self)
{
  g_return_val_if_fail (FH_IS_TABLE_LIST (self), NULL);
  return self->name;
}

static void
fh_table_list_constructed (GObject *object)
{
  FhTableList *self = FH_TABLE_LIST (object);
  GtkWidget *box = gtk_box_new (GTK_ORIENTATION_VERTICAL, 14);
  GtkWidget *tables = gtk_box_new (GTK_ORIENTATION_VERTICAL, 6);

  G_OBJECT_CLASS (fh_table_list_parent_class)->constructed (object);
  fh_rules_init (&self->rules, FH_PRESET_AUSTRALIAN_4);
  self->recommended = -1;
  self->numbers = fh_table_numbers_new (self->rules.n_callers);
  fh_connect (self->numbers, "changed", numbers_cb, self);
  gtk_box_append (GTK_BOX (box), self->numbers);
  self->own = add_group (box, _ ("Your Tables"), &self->own_grid);
  gtk_box_append (GTK_BOX (box), tables);
  fh_label_add (tables, _ ("Whose rules?"), FH_LABEL_WRAPPED, "heading");
  self->grid = new_grid (_ ("Whose rules?"));
  gtk_box_append (GTK_BOX (tables), self->grid);
  for (int family = 0; family < FH_N_FAMILIES; family++)
    self->families[family] =
        add_group (box, fh_sentence_family ((FhFamily) family), &self->family_grids[family]);
  self->elsewhere = add_elsewhere (self, box);
  adw_bin_set_child (ADW_BIN (self), box);
  fh_connect (self->house, "changed", house_changed_cb, self);
  fill_own (self);
}

static void
fh_table_list_dispose (GObject *object)
{
  FhTableList *self = FH_TABLE_LIST (object);

  for (int preset = 0; preset < FH_N_PRESETS; preset++)
    g_clear_object (&self->cards[preset]);
  for (int n = 0; n <= FH_TABLE_NUMBERS_MOST; n++)
    g_clear_pointer (&self->chosen[n].name, g_free);
  G_OBJECT_CLASS (fh_table_list_parent_class)->dispose (object);
}

static void
fh_table_list_class_init (FhTableListClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_table_list_constructed;
  G_OBJECT_CLASS (klass)->dispose = fh_table_list_dispose;

  FH_MADE_WITH_OBJECT (klass, FhTableList, house, FH_TYPE_HOUSE_RULES);
  FH_DROPS (klass, FhTableList, none, g_object_unref);
  FH_HOLDS (klass, FhTableList, own_cards, g_ptr_array_unref);
  FH_HOLDS (klass, FhTableList, elsewhere_cards, g_ptr_array_unref);
  FH_HOLDS (klass, FhTableList, name, g_free);

  fh_made_signal (klass, "chosen", 0);
  fh_made_signal (klass, "toast", 3, G_TYPE_STRING, G_TYPE_STRING, G_TYPE_STRING);
  fh_table_list_class_add_own (GTK_WIDGET_CLASS (klass));
}

static void
fh_table_list_init (FhTableList *self)
{
  self->own_cards = g_ptr_array_new ();
  self->elsewhere_cards = g_ptr_array_new ();
  self->none = g_object_ref_sink (gtk_check_button_new ());
}

GtkWidget *
fh_table_list_new (FhHouseRules *house)
{
  return g_object_new (FH_TYPE_TABLE_LIST, "house", house, NULL);
}
