/* fh-deal-picture.c: a picture of a deal that is over, to show to others.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-deal-picture.h"

#include <glib/gi18n.h>

#include "fh-card-face.h"
#include "fh-config.h"
#include "fh-hand-order.h"
#include "fh-isolate.h"
#include "fh-sentences.h"

/* Pixels. */
#define WIDTH      FH_DEAL_PICTURE_WIDTH
#define MARGIN     48
#define GAP        40 /* between two hands side by side */
#define CARD_WIDTH 124
#define MOST_STEP  (CARD_WIDTH + 8) /* from one card to the next, where there is room */
#define UNDER_NAME 8
#define UNDER_HAND 32
#define UNDER_TEXT 10

/* The sizes of text. */
#define TITLE_SIZE    46
#define CONTRACT_SIZE 34
#define TEXT_SIZE     28

#define FELT      "#144d37"
#define N_COLUMNS 2

/* A hand, or other cards that belong together. */
typedef struct
{
  char *name;
  gboolean is_declarer;
  FhCard cards[FH_N_CARDS];
  int n;
} Pile;

struct _FhDealPicture
{
  char *title;
  char *contract;
  char *result;
  GPtrArray *piles;
  FhCardStyle style;
  char *letters[4];
  gboolean is_rtl;
};

/* --- What is in it --- */

static void
pile_free (gpointer data)
{
  Pile *pile = data;

  g_free (pile->name);
  g_free (pile);
}

static void
add_pile (FhDealPicture *self, const FhTable *table, char *name, FhCardSet cards, gboolean declares)
{
  Pile *pile = g_new0 (Pile, 1);

  pile->name = name;
  pile->is_declarer = declares;
  pile->n = fh_hand_order (cards, fh_hand_trump (table), FH_HAND_HIGH_FIRST, NULL, 0, pile->cards);
  if (pile->n > 0)
    g_ptr_array_add (self->piles, pile);
  else
    pile_free (pile);
}

/* The hands as they were dealt, and what was in none of them. */
static void
add_piles (FhDealPicture *self, const FhScene *scene, const FhState *state)
{
  const FhTable *table = &state->table;

  for (int seat = 0; seat < table->rules.n_seats; seat++)
    add_pile (self, table, fh_sentence_seat (scene, seat), state->dealt[seat],
              seat == table->declarer);
  add_pile (self, table, g_strdup (_ ("The kitty")), state->dealt_kitty, FALSE);
  for (int seat = 0; seat < table->rules.n_seats; seat++)
    {
      g_autofree char *name = fh_sentence_seat (scene, seat);

      add_pile (self, table,
                seat == scene->person ? g_strdup (_ ("Put away by you"))
                                      : g_strdup_printf (_ ("Put away by %s"), name),
                state->discards[seat], FALSE);
    }
  add_pile (
      self, table,
      g_strdup (table->rules.dead_first ? _ ("The dead hand") : _ ("The cards that nobody had")),
      state->dead, FALSE);
}

/* As the cards of @art look. */
static void
take_style (FhDealPicture *self, FhCardArt *art)
{
  for (int i = 0; i < 4; i++)
    self->style.letters[i] = self->letters[i] =
        g_strdup (fh_card_art_get_index (art, FH_CARD (FH_HEARTS, FH_ACE - i)));
  self->style.inks = fh_card_art_get_inks (art);
  self->style.deck = fh_card_art_get_deck (art);
  self->style.back = fh_card_art_get_back (art);
  self->style.scale_factor = 1;
}

FhDealPicture *
fh_deal_picture_new (const FhScene *scene, const FhState *state, const char *table, FhCardArt *art)
{
  g_autofree char *shown = fh_isolate (table);
  FhScene told = *scene;
  FhDealPicture *self;

  g_return_val_if_fail (state != NULL, NULL);
  g_return_val_if_fail (table != NULL, NULL);

  if (!state->table.deal_over || state->table.thrown_in)
    return NULL;
  told.table = &state->table;
  told.allies = 0;
  if (told.person >= 0 && told.seating != NULL && told.seating->seats[told.person].name[0] != '\0')
    told.person = -1;
  self = g_new0 (FhDealPicture, 1);
  /* Translators: over the picture of a deal: %1$s is the table, %2$u the number of the deal. */
  self->title = g_strdup_printf (_ ("%1$s, deal %2$u"), shown, state->table.n_deals);
  self->contract = fh_sentence_contract (&told);
  self->result = fh_sentence_deal_result (&told);
  self->piles = g_ptr_array_new_with_free_func (pile_free);
  self->is_rtl = gtk_widget_get_default_direction () == GTK_TEXT_DIR_RTL;
  add_piles (self, &told, state);
  take_style (self, art);
  return self;
}

void
fh_deal_picture_free (FhDealPicture *self)
{
  g_free (self->title);
  g_free (self->contract);
  g_free (self->result);
  g_ptr_array_unref (self->piles);
  for (int i = 0; i < 4; i++)
    g_free (self->letters[i]);
  g_free (self);
}

guint
fh_deal_picture_get_n_cards (const FhDealPicture *self)
{
  guint n = 0;

  for (guint i = 0; i < self->piles->len; i++)
    n += (guint) ((Pile *) self->piles->pdata[i])->n;
  return n;
}

/* --- Drawing --- */

/* Where things are drawn, from top to bottom; nothing is as long as @cr is NULL. */
typedef struct
{
  const FhDealPicture *picture;
  cairo_t *cr;
  PangoContext *context;
  FhCardFace *face;
  double y;
} Brush;

/* The height of @text, which is drawn below what is there in a column of @width at @x. */
static double
draw_text (Brush *brush, const char *text, double x, double width, double size, gboolean is_bold)
{
  g_autoptr (PangoLayout) layout = pango_layout_new (brush->context);
  PangoFontDescription *font = pango_font_description_new ();
  int height;

  pango_font_description_set_family_static (font, "Cantarell, Noto Sans, DejaVu Sans, sans-serif");
  pango_font_description_set_weight (font, is_bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL);
  pango_font_description_set_absolute_size (font, size * PANGO_SCALE);
  pango_layout_set_font_description (layout, font);
  pango_font_description_free (font);
  pango_layout_set_width (layout, (int) (width * PANGO_SCALE));
  pango_layout_set_wrap (layout, PANGO_WRAP_WORD_CHAR);
  pango_layout_set_text (layout, text, -1);
  /* At the side where one begins to read, whatever the text itself is written in. */
  pango_layout_set_auto_dir (layout, FALSE);
  pango_layout_set_alignment (layout,
                              brush->picture->is_rtl ? PANGO_ALIGN_RIGHT : PANGO_ALIGN_LEFT);
  pango_layout_get_pixel_size (layout, NULL, &height);
  if (brush->cr != NULL)
    {
      cairo_set_source_rgb (brush->cr, 1, 1, 1);
      cairo_move_to (brush->cr, x, brush->y);
      pango_cairo_show_layout (brush->cr, layout);
    }
  return height;
}

static void
draw_line (Brush *brush, const char *text, double size, gboolean is_bold)
{
  if (*text != '\0')
    brush->y += draw_text (brush, text, MARGIN, WIDTH - 2 * MARGIN, size, is_bold) + UNDER_TEXT;
}

static int
card_height (void)
{
  return fh_card_art_height (CARD_WIDTH);
}

static void
draw_card (Brush *brush, FhCard card, double x, double y)
{
  const FhCardStyle *style = &brush->picture->style;
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, CARD_WIDTH, card_height ());
  cairo_t *cr = cairo_create (surface);

  if (!fh_card_face_draw (brush->face, cr, card, style, CARD_WIDTH, card_height (), NULL))
    fh_card_face_draw_plain (brush->face, cr, card, style, CARD_WIDTH, card_height ());
  cairo_destroy (cr);
  cairo_set_source_surface (brush->cr, surface, x, y);
  cairo_paint (brush->cr);
  cairo_surface_destroy (surface);
}

/* The height of @pile, which is drawn in the column of @width at @x. */
static double
draw_pile (Brush *brush, const Pile *pile, double x, double width)
{
  /* Translators: over the hand of a player, %s, in the picture of a deal. */
  g_autofree char *declarer = g_strdup_printf (_ ("%s, declarer"), pile->name);
  const char *name = pile->is_declarer ? declarer : pile->name;
  double height = draw_text (brush, name, x, width, TEXT_SIZE, pile->is_declarer) + UNDER_NAME;
  double step = pile->n > 1 ? MIN ((width - CARD_WIDTH) / (pile->n - 1), MOST_STEP) : 0;
  double left = brush->picture->is_rtl ? x + width - CARD_WIDTH - (pile->n - 1) * step : x;

  for (int i = 0; i < pile->n && brush->cr != NULL; i++)
    draw_card (brush, pile->cards[i], floor (left + i * step), floor (brush->y + height));
  return height + card_height ();
}

static void
draw_piles (Brush *brush)
{
  double width = (WIDTH - 2.0 * MARGIN - (N_COLUMNS - 1) * GAP) / N_COLUMNS;
  double tallest = 0;

  for (guint i = 0; i < brush->picture->piles->len; i++)
    {
      guint column = brush->picture->is_rtl ? N_COLUMNS - 1 - i % N_COLUMNS : i % N_COLUMNS;
      double x = MARGIN + column * (width + GAP);

      if (i % N_COLUMNS == 0 && i > 0)
        {
          brush->y += tallest + UNDER_HAND;
          tallest = 0;
        }
      tallest = MAX (tallest, draw_pile (brush, brush->picture->piles->pdata[i], x, width));
    }
  brush->y += tallest;
}

/* Draws everything, or only goes through it; the height of all. */
static int
draw_all (const FhDealPicture *self, cairo_t *cr, FhCardFace *face)
{
  Brush brush = { .picture = self, .cr = cr, .face = face, .y = MARGIN };

  brush.context = pango_font_map_create_context (pango_cairo_font_map_get_default ());
  pango_context_set_base_dir (brush.context,
                              self->is_rtl ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR);
  draw_line (&brush, self->title, TITLE_SIZE, TRUE);
  draw_line (&brush, self->contract, CONTRACT_SIZE, FALSE);
  draw_line (&brush, self->result, TEXT_SIZE, FALSE);
  brush.y += UNDER_HAND - UNDER_TEXT;
  draw_piles (&brush);
  g_object_unref (brush.context);
  return (int) brush.y + MARGIN;
}

cairo_surface_t *
fh_deal_picture_draw (const FhDealPicture *self)
{
  GdkRGBA felt;
  FhCardFace *face = fh_card_face_new (FH_RESOURCE_PATH "/cards");
  cairo_surface_t *surface =
      cairo_image_surface_create (CAIRO_FORMAT_ARGB32, WIDTH, draw_all (self, NULL, NULL));
  cairo_t *cr = cairo_create (surface);

  gdk_rgba_parse (&felt, FELT);
  gdk_cairo_set_source_rgba (cr, &felt);
  cairo_paint (cr);
  draw_all (self, cr, face);
  cairo_destroy (cr);
  fh_card_face_free (face);
  return surface;
}
