/* fh-shared-art.c: the pictures of cards that all of the window shares.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-shared-art.h"

#include <glib/gi18n.h>

#include "fh-config.h"

FhCardArt *
fh_shared_art_get (void)
{
  static FhCardArt *art;

  if (art == NULL)
    {
      g_autofree char *folder =
          g_build_filename (g_get_user_cache_dir (), FH_GETTEXT_DOMAIN, "cards", NULL);

      art = fh_card_art_new ();
      fh_card_art_keep_in (art, folder);
    }

  return art;
}

FhCardDeck
fh_shared_art_deck_of (const char *word)
{
  return g_strcmp0 (word, "plain") == 0 ? FH_CARD_DECK_PLAIN : FH_CARD_DECK_PICTURES;
}

FhCardBack
fh_shared_art_back_of (const char *word)
{
  return g_strcmp0 (word, "scales") == 0  ? FH_CARD_BACK_SCALES
         : g_strcmp0 (word, "weave") == 0 ? FH_CARD_BACK_WEAVE
                                          : FH_CARD_BACK_LATTICE;
}

/* Whether @word is one letter or sign, with its accents, and none that another card has. */
static gboolean
is_letter (const char *word)
{
  gunichar sign = g_utf8_get_char (word);

  if (*word == '\0' || !g_unichar_isgraph (sign) || g_unichar_ismark (sign)
      || g_unichar_digit_value (sign) > 1)
    return FALSE;
  for (word = g_utf8_next_char (word); *word != '\0'; word = g_utf8_next_char (word))
    if (!g_unichar_ismark (g_utf8_get_char (word)))
      return FALSE;
  return TRUE;
}

/* The four words of @letters, or NULL.  (transfer full) */
static GStrv
split_letters (const char *letters)
{
  g_auto (GStrv) words = g_strsplit (letters != NULL ? letters : "", " ", -1);
  g_auto (GStrv) folded = NULL;

  if (g_strv_length (words) != 4 || !g_utf8_validate (letters, -1, NULL))
    return NULL;
  folded = g_new0 (char *, 5);
  for (int i = 0; i < 4; i++)
    {
      folded[i] = g_utf8_casefold (words[i], -1);
      for (int other = 0; other < i; other++)
        if (g_str_equal (folded[i], folded[other]))
          return NULL;
      if (!is_letter (words[i]))
        return NULL;
    }
  return g_steal_pointer (&words);
}

gboolean
fh_shared_art_knows_letters (const char *letters)
{
  g_auto (GStrv) words = split_letters (letters);

  return words != NULL;
}

/* Puts @letters on ace, king, queen and jack, such as "A R D V".
 * Anything else, NULL and "" among it, means the letters of the language of the moment. */
static void
take_letters (const char *letters)
{
  g_auto (GStrv) words = split_letters (letters);

  if (words != NULL)
    fh_card_art_set_letters (fh_shared_art_get (), words[0], words[1], words[2], words[3]);
  else
    fh_card_art_set_letters (fh_shared_art_get (),
                             /* Translators: what stands in the corner of an ace: one or two
                              * letters, as on the cards that people know in your country. */
                             C_ ("card index", "A"),
                             /* Translators: what stands in the corner of a king. */
                             C_ ("card index", "K"),
                             /* Translators: what stands in the corner of a queen. */
                             C_ ("card index", "Q"),
                             /* Translators: what stands in the corner of a jack. */
                             C_ ("card index", "J"));
}

void
fh_shared_art_read_settings (FhSettings *settings)
{
  FhCardArt *art = fh_shared_art_get ();
  g_autofree char *letters = NULL;
  g_autofree char *deck = NULL;
  g_autofree char *back = NULL;
  gboolean four_colour;

  g_object_get (settings, "card-letters", &letters, "deck", &deck, "card-back", &back, "four-color",
                &four_colour, NULL);
  take_letters (letters);
  fh_card_art_set_inks (art, four_colour ? FH_CARD_INKS_FOUR_COLOUR : FH_CARD_INKS_STANDARD);
  fh_card_art_set_deck (art, fh_shared_art_deck_of (deck));
  fh_card_art_set_back (art, fh_shared_art_back_of (back));
}
