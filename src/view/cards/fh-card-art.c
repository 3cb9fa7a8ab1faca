/* fh-card-art.c: pictures of cards, ready to be put on the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-card-art.h"

#include "fh-card-cache.h"
#include "fh-card-face.h"
#include "fh-card-shadow.h"
#include "fh-card-store.h"
#include "fh-config.h"
#include "fh-made.h"
#include "fh-texture.h"

#define CARDS_PATH FH_RESOURCE_PATH "/cards"

/* All 64 cards and the back at 308 pixels, the size for a 4K screen, are 34 MB; a little more keeps
 * the small cards of tricks and packets too. */
#define MAX_BYTES ((gsize) 48 * 1024 * 1024)

#define MIN_WIDTH 16
#define MAX_WIDTH 2048

struct _FhCardArt
{
  GObject parent_instance;

  char *path;
  FhCardFace *face; /* made when the first picture is drawn */
  FhCardCache *cache;
  FhCardStore *store; /* or NULL */
  char *sheets;       /* the checksum of the drawings, taken when a picture is first looked for */
  guint n_read;

  FhCardInks inks;
  FhCardDeck deck;
  FhCardBack back;
  gboolean outlined;
  int scale_factor;
  char *letters[4]; /* ace, king, queen, jack */

  FhCardSet failed; /* cards that could not be drawn, and are not tried again */
  gboolean back_failed;
};

G_DEFINE_FINAL_TYPE (FhCardArt, fh_card_art, G_TYPE_OBJECT)

static void
fh_card_art_constructed (GObject *object)
{
  G_OBJECT_CLASS (fh_card_art_parent_class)->constructed (object);
  g_return_if_fail (FH_CARD_ART (object)->path != NULL);
}

static void
fh_card_art_finalize (GObject *object)
{
  FhCardArt *self = FH_CARD_ART (object);

  for (guint i = 0; i < G_N_ELEMENTS (self->letters); i++)
    g_free (self->letters[i]);

  G_OBJECT_CLASS (fh_card_art_parent_class)->finalize (object);
}

static void
fh_card_art_class_init (FhCardArtClass *klass)
{
  G_OBJECT_CLASS (klass)->constructed = fh_card_art_constructed;
  G_OBJECT_CLASS (klass)->finalize = fh_card_art_finalize;

  FH_MADE_WITH_STRING (klass, FhCardArt, path);
  FH_HOLDS (klass, FhCardArt, face, fh_card_face_free);
  FH_HOLDS (klass, FhCardArt, cache, fh_card_cache_free);
  FH_HOLDS (klass, FhCardArt, store, fh_card_store_free);
  FH_HOLDS (klass, FhCardArt, sheets, g_free);

  /* The pictures look different from now on: ask for them again. */
  fh_made_signal (klass, "changed", 0);
}

static void
fh_card_art_init (FhCardArt *self)
{
  static const char *const letters[] = { "A", "K", "Q", "J" };

  self->cache = fh_card_cache_new (MAX_BYTES);
  self->scale_factor = 1;
  for (guint i = 0; i < G_N_ELEMENTS (self->letters); i++)
    self->letters[i] = g_strdup (letters[i]);
}

FhCardArt *
fh_card_art_new (void)
{
  return fh_card_art_new_for_path (CARDS_PATH);
}

FhCardArt *
fh_card_art_new_for_path (const char *path)
{
  return g_object_new (FH_TYPE_CARD_ART, "path", path, NULL);
}

void
fh_card_art_keep_in (FhCardArt *self, const char *folder)
{
  g_return_if_fail (FH_IS_CARD_ART (self));

  g_clear_pointer (&self->store, fh_card_store_free);
  self->store = fh_card_store_new (folder);
}

/* Drops all pictures and says so. */
static void
drop_pictures (FhCardArt *self)
{
  fh_card_cache_clear (self->cache);
  g_signal_emit_by_name (self, "changed");
}

static gboolean
has_failed (FhCardArt *self, FhCard card)
{
  return card == FH_CARD_BACK ? self->back_failed : fh_set_has (self->failed, card);
}

static void
mark_failed (FhCardArt *self, FhCard card)
{
  if (card == FH_CARD_BACK)
    self->back_failed = TRUE;
  else
    self->failed |= FH_SET (card);
}

/* Draws @card where the origin of @cr is. */
static void
draw_card (FhCardArt *self, cairo_t *cr, FhCard card, int width, int height)
{
  FhCardStyle style = {
    .inks = self->inks,
    .deck = self->deck,
    .back = self->back,
    .outlined = self->outlined,
    .scale_factor = self->scale_factor,
    .letters = { self->letters[0], self->letters[1], self->letters[2], self->letters[3] },
  };
  g_autoptr (GError) error = NULL;

  if (self->face == NULL)
    self->face = fh_card_face_new (self->path);

  if (has_failed (self, card))
    {
      fh_card_face_draw_plain (self->face, cr, card, &style, width, height);
    }
  else if (!fh_card_face_draw (self->face, cr, card, &style, width, height, &error))
    {
      g_warning ("Card %d has no picture: %s", card, error->message);
      mark_failed (self, card);
      fh_card_face_draw_plain (self->face, cr, card, &style, width, height);
    }
}

/* The checksum of all drawings below the path. */
static char *
sum_sheets (FhCardArt *self)
{
  g_autoptr (GChecksum) sum = g_checksum_new (G_CHECKSUM_MD5);
  g_auto (GStrv) names = g_resources_enumerate_children (self->path, 0, NULL);

  for (guint i = 0; names != NULL && names[i] != NULL; i++)
    {
      g_autofree char *path = g_build_path ("/", self->path, names[i], NULL);
      g_autoptr (GBytes) sheet = g_resources_lookup_data (path, 0, NULL);

      if (sheet != NULL)
        g_checksum_update (sum, g_bytes_get_data (sheet, NULL), (gssize) g_bytes_get_size (sheet));
    }
  return g_strdup (g_checksum_get_string (sum));
}

/* All that the picture depends on, the program and its libraries included. */
static char *
describe (FhCardArt *self, FhCard card, int width, gboolean has_shadow)
{
  if (self->sheets == NULL)
    self->sheets = sum_sheets (self);
  return g_strdup_printf (
      "%s %s %s straight %d width %d scale %d%s%s inks %d deck %d back %d letters "
      "%s %s %s %s",
      FH_VERSION, cairo_version_string (), self->sheets, card, width, self->scale_factor,
      has_shadow ? " shadow" : "", self->outlined ? " outlined" : "", (int) self->inks,
      (int) self->deck, (int) self->back, self->letters[0], self->letters[1], self->letters[2],
      self->letters[3]);
}

static GBytes *
draw (FhCardArt *self, FhCard card, int width, int height, gboolean has_shadow)
{
  int margin = FH_CARD_SHADOW_MARGIN * self->scale_factor;
  cairo_surface_t *surface =
      has_shadow ? fh_card_shadow_new (
          width, height, (double) fh_card_art_corner_radius ((float) width), self->scale_factor)
                 : cairo_image_surface_create (CAIRO_FORMAT_ARGB32, width, height);
  cairo_t *cr = cairo_create (surface);

  if (has_shadow)
    cairo_translate (cr, margin, margin);
  draw_card (self, cr, card, width, height);
  cairo_destroy (cr);
  return fh_texture_take_pixels (surface);
}

static GdkTexture *
get (FhCardArt *self, FhCard card, int width_px, gboolean has_shadow)
{
  int width = fh_card_art_snap_width (width_px), height = fh_card_art_height (width);
  int margin = has_shadow ? FH_CARD_SHADOW_MARGIN * self->scale_factor : 0;
  int all_width = width + 2 * margin, all_height = height + 2 * margin;
  gsize stride = (gsize) cairo_format_stride_for_width (CAIRO_FORMAT_ARGB32, all_width);
  GdkTexture *texture = fh_card_cache_look_up (self->cache, card, width, has_shadow);
  g_autofree char *name = NULL;
  g_autoptr (GBytes) pixels = NULL;

  if (texture != NULL)
    return texture;

  if (self->store != NULL)
    {
      name = describe (self, card, width, has_shadow);
      pixels = fh_card_store_read (self->store, name, stride * (gsize) all_height);
      self->n_read += pixels != NULL;
    }
  if (pixels == NULL)
    {
      pixels = draw (self, card, width, height, has_shadow);
      if (self->store != NULL && !has_failed (self, card))
        fh_card_store_keep (self->store, name, pixels);
    }
  texture = fh_texture_new (all_width, all_height, pixels);
  fh_card_cache_take (self->cache, card, width, has_shadow, texture);
  return texture;
}

GdkTexture *
fh_card_art_get (FhCardArt *self, FhCard card, int width_px)
{
  g_return_val_if_fail (FH_IS_CARD_ART (self), NULL);
  g_return_val_if_fail (card < FH_N_CARDS || card == FH_CARD_BACK, NULL);

  return get (self, card, width_px, FALSE);
}

GdkTexture *
fh_card_art_get_lying (FhCardArt *self, FhCard card, int width_px, graphene_rect_t *bounds)
{
  GdkTexture *texture;
  float unit, margin;

  g_return_val_if_fail (FH_IS_CARD_ART (self), NULL);
  g_return_val_if_fail (card < FH_N_CARDS || card == FH_CARD_BACK, NULL);

  texture = get (self, card, width_px, !self->outlined);
  /* Pictures come in some widths; what the margin is in them is as much more on the screen. */
  unit = (float) width_px / (float) (self->scale_factor * fh_card_art_snap_width (width_px));
  margin = self->outlined ? 0 : (float) (FH_CARD_SHADOW_MARGIN * self->scale_factor) * unit;
  *bounds = GRAPHENE_RECT_INIT (-margin, -margin, unit * (float) gdk_texture_get_width (texture),
                                unit * (float) gdk_texture_get_height (texture));
  return texture;
}

int
fh_card_art_snap_width (int width_px)
{
  int width = CLAMP (width_px, MIN_WIDTH, MAX_WIDTH);
  int step = width <= 128 ? 2 : width <= 512 ? 4 : 8;

  return (width + step - 1) / step * step;
}

int
fh_card_art_height (int width)
{
  return (width * 7 + 2) / 5;
}

float
fh_card_art_corner_radius (float width)
{
  return width * (float) FH_CARD_FACE_RADIUS;
}

void
fh_card_art_set_letters (
    FhCardArt *self, const char *ace, const char *king, const char *queen, const char *jack)
{
  const char *letters[] = { ace, king, queen, jack };
  gboolean changed = FALSE;

  g_return_if_fail (FH_IS_CARD_ART (self));
  g_return_if_fail (ace != NULL && king != NULL && queen != NULL && jack != NULL);

  for (guint i = 0; i < G_N_ELEMENTS (letters); i++)
    {
      if (g_str_equal (self->letters[i], letters[i]))
        continue;
      g_free (self->letters[i]);
      self->letters[i] = g_strdup (letters[i]);
      changed = TRUE;
    }

  if (changed)
    drop_pictures (self);
}

void
fh_card_art_set_inks (FhCardArt *self, FhCardInks inks)
{
  g_return_if_fail (FH_IS_CARD_ART (self));

  if (self->inks == inks)
    return;

  self->inks = inks;
  drop_pictures (self);
}

FhCardInks
fh_card_art_get_inks (FhCardArt *self)
{
  g_return_val_if_fail (FH_IS_CARD_ART (self), FH_CARD_INKS_STANDARD);

  return self->inks;
}

void
fh_card_art_set_deck (FhCardArt *self, FhCardDeck deck)
{
  g_return_if_fail (FH_IS_CARD_ART (self));

  if (self->deck == deck)
    return;

  self->deck = deck;
  drop_pictures (self);
}

FhCardDeck
fh_card_art_get_deck (FhCardArt *self)
{
  g_return_val_if_fail (FH_IS_CARD_ART (self), FH_CARD_DECK_PICTURES);

  return self->deck;
}

void
fh_card_art_set_back (FhCardArt *self, FhCardBack back)
{
  g_return_if_fail (FH_IS_CARD_ART (self));

  if (self->back == back)
    return;

  self->back = back;
  drop_pictures (self);
}

FhCardBack
fh_card_art_get_back (FhCardArt *self)
{
  g_return_val_if_fail (FH_IS_CARD_ART (self), FH_CARD_BACK_LATTICE);

  return self->back;
}

void
fh_card_art_set_outlined (FhCardArt *self, gboolean outlined)
{
  g_return_if_fail (FH_IS_CARD_ART (self));

  outlined = !!outlined;
  if (self->outlined == outlined)
    return;

  self->outlined = outlined;
  drop_pictures (self);
}

void
fh_card_art_set_scale_factor (FhCardArt *self, int scale_factor)
{
  g_return_if_fail (FH_IS_CARD_ART (self));
  g_return_if_fail (scale_factor >= 1);

  if (self->scale_factor == scale_factor)
    return;

  self->scale_factor = scale_factor;
  drop_pictures (self);
}

GdkRGBA
fh_card_art_get_suit_colour (FhCardArt *self, FhSuit suit)
{
  GdkRGBA colour = { 0, 0, 0, 1 };

  g_return_val_if_fail (FH_IS_CARD_ART (self), colour);
  g_return_val_if_fail (suit < FH_N_SUITS, colour);

  gdk_rgba_parse (&colour, fh_card_face_suit_ink (suit, self->inks));

  return colour;
}

const char *
fh_card_art_get_index (FhCardArt *self, FhCard card)
{
  const char *const letters[] = { self->letters[0], self->letters[1], self->letters[2],
                                  self->letters[3] };

  g_return_val_if_fail (FH_IS_CARD_ART (self), "");
  g_return_val_if_fail (!fh_card_is_joker (card), "");

  return fh_card_face_index (card, letters);
}

FhCardArtStats
fh_card_art_get_stats (FhCardArt *self)
{
  FhCardArtStats stats = { 0 };

  g_return_val_if_fail (FH_IS_CARD_ART (self), stats);

  stats.hits = fh_card_cache_get_hits (self->cache);
  stats.misses = fh_card_cache_get_misses (self->cache);
  stats.cached = fh_card_cache_get_size (self->cache);
  stats.read = self->n_read;
  stats.failed = fh_set_size (self->failed) + self->back_failed;

  return stats;
}
