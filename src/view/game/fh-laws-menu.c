/* fh-laws-menu.c: what the laws of the table allow, as menus.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-laws-menu.h"

#include <glib/gi18n.h>

#include "fh-sentences.h"

static const char *
way_label (FhExposure way)
{
  switch (way)
    {
    case FH_EXPOSED_TO_PARTNER:
      /* Translators: in a menu: what to do with a card that should stay hidden. */
      return _ ("Show It to Your Partner");
    case FH_EXPOSED_TO_OPPONENT:
      /* Translators: in a menu: what to do with a card that should stay hidden. */
      return _ ("Let an Opponent See It");
    case FH_EXPOSED_ON_TABLE:
      /* Translators: in a menu: what to do with a card that should stay hidden. */
      return _ ("Drop It on the Table");
    case FH_EXPOSED_BY_NAME:
      /* Translators: in a menu: what to do with a card that should stay hidden. */
      return _ ("Name It Aloud");
    case FH_N_EXPOSURES:
      break;
    }
  return "";
}

/* Whether a card can be shown to a partner: somebody else has the same score column, or plays with
 * the person against the declarer. */
static gboolean
has_partner (FhGame *game)
{
  int person = fh_game_get_person (game);
  FhSeatView view;

  return fh_game_get_view (game, person, &view) && fh_seats_without (view.allies, person) != 0;
}

static void
add_section (GMenu *menu, GMenu *section)
{
  if (g_menu_model_get_n_items (G_MENU_MODEL (section)) > 0)
    g_menu_append_section (menu, NULL, G_MENU_MODEL (section));
  g_object_unref (section);
}

/* What the laws leave to the person. */
static GMenu *
decisions (FhGame *game, const FhRights *rights)
{
  const FhTable *table = fh_game_peek_table (game);
  GMenu *menu = g_menu_new ();

  if (rights->demand)
    {
      /* Translators: in a menu: the card that was played out of turn goes back. */
      g_menu_append (menu, _ ("Demand the Card Back"), "laws.demand");
      g_menu_append (menu, _ ("Let the Card Stand"), "laws.accept");
    }
  if (fh_game_get_corrections (game, NULL, NULL) != 0)
    g_menu_append (menu, _ ("Change Your Card…"), "laws.correct");
  if (rights->challenge)
    g_menu_append (menu, _ ("Challenge the Points"), "laws.challenge");
  if (table->deal_over && !table->thrown_in)
    g_menu_append (menu, _ ("Write Down the Points…"), "laws.write-points");
  if (rights->misdeal)
    g_menu_append (menu, _ ("Report a Misdeal…"), "laws.misdeal");
  return menu;
}

static GMenu *
questions (FhGame *game)
{
  FhScene scene = fh_game_get_scene (game);
  GMenu *menu = g_menu_new ();

  for (int seat = 0; seat < scene.table->rules.n_seats; seat++)
    {
      g_autofree char *name = NULL;
      g_autofree char *label = NULL;
      g_autofree char *action = NULL;

      if (!fh_game_can_ask (game, seat))
        continue;
      name = fh_sentence_seat (&scene, seat);
      /* Translators: in a menu: %s is a player who did not follow suit. */
      label = g_strdup_printf (_ ("Ask Whether %s Really Has None"), name);
      action = g_strdup_printf ("laws.ask(uint32 %d)", seat);
      g_menu_append (menu, label, action);
    }
  return menu;
}

static GMenu *
slips (FhGame *game, const FhRights *rights)
{
  GMenu *menu = g_menu_new ();
  FhLegal early;

  if (fh_game_get_early (game, &early))
    {
      const FhTable *table = fh_game_peek_table (game);

      g_menu_append (menu,
                     early.due == FH_ACTION_BID         ? _ ("Bid out of Turn…")
                     : fh_table_trick_size (table) == 0 ? _ ("Lead out of Turn…")
                                                        : _ ("Play out of Turn…"),
                     "laws.early");
    }
  if (rights->expose)
    {
      g_autoptr (GMenu) ways = g_menu_new ();

      for (int way = 0; way < FH_N_EXPOSURES; way++)
        {
          g_autofree char *action = g_strdup_printf ("laws.show(uint32 %d)", way);

          if (way != FH_EXPOSED_TO_PARTNER || has_partner (game))
            g_menu_append (ways, way_label ((FhExposure) way), action);
        }
      g_menu_append_submenu (menu, _ ("Show a Card"), G_MENU_MODEL (ways));
    }
  return menu;
}

GMenuModel *
fh_laws_menu_new (FhGame *game)
{
  GMenu *menu = g_menu_new ();
  GMenu *more = g_menu_new ();
  FhRights rights;

  fh_game_get_rights (game, &rights);
  add_section (menu, decisions (game, &rights));
  add_section (menu, questions (game));
  add_section (menu, slips (game, &rights));
  g_menu_append (more, _ ("About the Laws"), "app.help-topic::laws");
  add_section (menu, more);
  return G_MENU_MODEL (menu);
}

GMenuModel *
fh_laws_card_menu_new (FhGame *game, FhCard card)
{
  const FhTable *table = fh_game_peek_table (game);
  int person = fh_game_get_person (game);
  GMenu *menu = g_menu_new ();
  GMenu *play = g_menu_new ();
  GMenu *show = g_menu_new ();
  FhRights rights;
  FhLegal early;

  fh_game_get_rights (game, &rights);
  if (fh_game_get_early (game, &early) && early.due == FH_ACTION_PLAY
      && fh_set_has (early.cards, card))
    {
      g_autofree char *action = g_strdup_printf ("laws.early-card(uint32 %d)", card);

      g_menu_append (play,
                     fh_table_trick_size (table) == 0 ? _ ("Lead It out of Turn")
                                                      : _ ("Play It out of Turn"),
                     action);
    }
  for (int way = 0; way < FH_N_EXPOSURES; way++)
    {
      g_autofree char *action =
          g_strdup_printf ("laws.show-card((uint32 %d, uint32 %d))", way, card);

      if (rights.expose && !fh_set_has (table->open[person], card)
          && (way != FH_EXPOSED_TO_PARTNER || has_partner (game)))
        g_menu_append (show, way_label ((FhExposure) way), action);
    }
  add_section (menu, play);
  add_section (menu, show);
  if (g_menu_model_get_n_items (G_MENU_MODEL (menu)) == 0)
    g_clear_object (&menu);
  return G_MENU_MODEL (menu);
}
