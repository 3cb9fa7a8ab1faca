/* test-made.c: what objects are made with comes into their fields; that and what they hold stays
 * there as long as their classes may need it, and no longer; and what they tell is heard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <gio/gio.h>

#include "fh-made.h"

/* A boxed number, and how many of them there are. */
typedef int Count;
static int n_counts;

static Count *
count_copy (Count *count)
{
  n_counts++;
  return g_memdup2 (count, sizeof *count);
}

static void
count_free (Count *count)
{
  n_counts--;
  g_free (count);
}

GType count_get_type (void);
G_DEFINE_BOXED_TYPE (Count, count, count_copy, count_free)

typedef struct
{
  int suit, rank;
} Pair;

typedef enum
{
  NEAR,
  FAR,
} Place;

/* --- A class that is made with one of each kind and has a property besides --- */

typedef struct
{
  GObject parent_instance;

  GObject *settings;
  GObject *list; /* of an interface */
  GObject *owner;
  Count *count;
  char *its_name;
  Pair pair;
  gboolean is_own;
  int n_steps;
  Place place;
  guint number;
  int width; /* can be read and changed */
} Base;

typedef struct
{
  GObjectClass parent_class;
} BaseClass;

GType base_get_type (void);
G_DEFINE_TYPE (Base, base, G_TYPE_OBJECT)

static int n_disposed, n_finalized;

static void
base_get_property (GObject *object, guint id, GValue *value, GParamSpec *pspec)
{
  g_value_set_int (value, ((Base *) object)->width);
}

static void
base_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  g_assert_cmpstr (pspec->name, ==, "width");
  ((Base *) object)->width = g_value_get_int (value);
}

static void
base_dispose (GObject *object)
{
  Base *self = (Base *) object;

  if (n_disposed++ == 0)
    g_assert_true (G_IS_OBJECT (self->settings));
  G_OBJECT_CLASS (base_parent_class)->dispose (object);
}

static void
base_finalize (GObject *object)
{
  Base *self = (Base *) object;

  n_finalized++;
  g_assert_cmpstr (self->its_name, ==, "north");
  g_assert_cmpint (*self->count, ==, 17);
  G_OBJECT_CLASS (base_parent_class)->finalize (object);
}

static void
base_class_init (BaseClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->get_property = base_get_property;
  object_class->set_property = base_set_property;
  object_class->dispose = base_dispose;
  object_class->finalize = base_finalize;
  g_object_class_install_property (
      object_class, 1,
      g_param_spec_int ("width", NULL, NULL, 0, 9, 3, G_PARAM_READWRITE | G_PARAM_CONSTRUCT));
  FH_MADE_WITH_OBJECT (klass, Base, settings, G_TYPE_OBJECT);
  FH_MADE_WITH_OBJECT (klass, Base, list, G_TYPE_LIST_MODEL);
  FH_MADE_WITH_BORROWED (klass, Base, owner, G_TYPE_OBJECT);
  FH_MADE_WITH_BOXED (klass, Base, count, count_get_type ());
  FH_MADE_WITH_STRING (klass, Base, its_name);
  FH_MADE_WITH_COPY (klass, Base, pair, Pair);
  FH_MADE_WITH_BOOLEAN (klass, Base, is_own);
  FH_MADE_WITH_INT (klass, Base, n_steps, -1, 10, -1);
  FH_MADE_WITH_INT (klass, Base, place, NEAR, FAR, FAR);
  FH_MADE_WITH_UINT (klass, Base, number, 1, G_MAXUINT, 1);
}

static void
base_init (Base *self)
{
}

/* --- A class below it that is made with more --- */

typedef struct
{
  Base parent_instance;

  char *word;
  char **words;
  GObject *other;
  GObject *found; /* what it has besides */
  Count *seen;
  Count *unseen;
} Heir;

typedef struct
{
  BaseClass parent_class;
} HeirClass;

GType heir_get_type (void);
G_DEFINE_TYPE (Heir, heir, base_get_type ())

static void
heir_dispose (GObject *object)
{
  Heir *self = (Heir *) object;

  if (n_disposed == 0)
    g_assert_true (G_IS_OBJECT (self->other) && G_IS_OBJECT (self->found));
  G_OBJECT_CLASS (heir_parent_class)->dispose (object);
  g_assert_null (self->other);
  g_assert_null (self->found);
}

static void
heir_finalize (GObject *object)
{
  Heir *self = (Heir *) object;

  g_assert_cmpstr (self->word, ==, "word");
  g_assert_cmpuint (g_strv_length (self->words), ==, 3);
  g_assert_cmpint (*self->seen, ==, 17);
  G_OBJECT_CLASS (heir_parent_class)->finalize (object);
  g_assert_null (self->word);
  g_assert_null (self->words);
  g_assert_null (self->seen);
}

static void
heir_class_init (HeirClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);

  object_class->dispose = heir_dispose;
  object_class->finalize = heir_finalize;
  FH_MADE_WITH_STRING (klass, Heir, word);
  FH_MADE_WITH_WORDS (klass, Heir, words);
  FH_MADE_WITH_OBJECT (klass, Heir, other, G_TYPE_OBJECT);
  FH_DROPS (klass, Heir, found, g_object_unref);
  FH_HOLDS (klass, Heir, seen, count_free);
  FH_HOLDS (klass, Heir, unseen, count_free);
  fh_made_signal (klass, "told", 3, G_TYPE_STRING, G_TYPE_DOUBLE, G_TYPE_UINT64);
}

static void
heir_init (Heir *self)
{
}

/* --- Tests --- */

/* All comes into its field, in both classes, and goes when it is not needed any more: objects after
 * the first dispose(), the rest at the end. */
static void
test_kinds (void)
{
  GObject *settings = g_object_new (G_TYPE_OBJECT, NULL),
          *other = g_object_new (G_TYPE_OBJECT, NULL);
  GListStore *list = g_list_store_new (G_TYPE_OBJECT);
  GObject *owner = g_object_new (G_TYPE_OBJECT, NULL);
  Count seventeen = 17;
  Pair pair = { 3, 12 };
  Heir *heir = g_object_new (heir_get_type (), "word", "word", "words", "ask no questions", "other",
                             other, "settings", settings, "list", list, "owner", owner, "count",
                             &seventeen, "its-name", "north", "pair", &pair, "is-own", TRUE,
                             "n-steps", 4, "place", NEAR, "number", 4000000000u, "width", 5, NULL);
  Base *base = (Base *) heir;

  g_assert_cmpstr (heir->word, ==, "word");
  g_assert_cmpstr (heir->words[2], ==, "questions");
  g_assert_true (heir->other == other && other->ref_count == 2);
  g_assert_true (base->settings == settings && settings->ref_count == 2);
  g_assert_true (base->list == G_OBJECT (list) && G_OBJECT (list)->ref_count == 2);
  g_assert_true (base->owner == owner && owner->ref_count == 1);
  g_assert_true (base->count != &seventeen);
  g_assert_cmpint (*base->count, ==, 17);
  g_assert_cmpstr (base->its_name, ==, "north");
  g_assert_cmpint (base->pair.suit, ==, 3);
  g_assert_cmpint (base->pair.rank, ==, 12);
  g_assert_true (base->is_own);
  g_assert_cmpint (base->n_steps, ==, 4);
  g_assert_cmpint (base->place, ==, NEAR);
  g_assert_cmpuint (base->number, ==, 4000000000u);
  g_assert_cmpint (base->width, ==, 5);
  g_object_set (base, "width", 6, NULL);
  g_assert_cmpint (base->width, ==, 6);
  heir->found = g_object_ref (owner);
  heir->seen = count_copy (&seventeen);

  n_disposed = n_finalized = 0;
  g_object_run_dispose (G_OBJECT (heir));
  g_assert_cmpint (n_disposed, ==, 1);
  g_assert_true (settings->ref_count == 1 && other->ref_count == 1 && owner->ref_count == 1);
  g_assert_true (base->owner == owner);
  g_assert_finalize_object (heir);
  g_assert_cmpint (n_disposed, ==, 2);
  g_assert_cmpint (n_finalized, ==, 1);
  g_assert_cmpint (n_counts, ==, 0);
  g_assert_finalize_object (list);
  g_assert_finalize_object (settings);
  g_assert_finalize_object (other);
  g_assert_finalize_object (owner);
}

/* What is not given is what the class says, and what is floating becomes the object's own. */
static void
test_usual (void)
{
  GObject *settings = g_object_new (G_TYPE_INITIALLY_UNOWNED, NULL);
  Pair pair = { 0 };
  Count seventeen = 17;
  Base *base = g_object_new (base_get_type (), "settings", settings, "pair", &pair, "its-name",
                             "north", "count", &seventeen, NULL);

  g_assert_false (g_object_is_floating (settings));
  g_assert_cmpuint (settings->ref_count, ==, 1);
  g_assert_null (base->list);
  g_assert_null (base->owner);
  g_assert_false (base->is_own);
  g_assert_cmpint (base->n_steps, ==, -1);
  g_assert_cmpint (base->place, ==, FAR);
  g_assert_cmpuint (base->number, ==, 1);
  g_assert_cmpint (base->width, ==, 3);
  n_disposed = 0;
  g_object_add_weak_pointer (settings, (gpointer *) &settings);
  g_assert_finalize_object (base);
  g_assert_null (settings);
}

/* Each is given to the constructor, and to nobody else. */
static void
test_construct_only (void)
{
  g_autoptr (GTypeClass) klass = g_type_class_ref (heir_get_type ());
  g_autofree GParamSpec **pspecs = NULL;
  guint n;

  pspecs = g_object_class_list_properties (G_OBJECT_CLASS (klass), &n);
  g_assert_cmpuint (n, ==, 14);
  for (guint i = 0; i < n; i++)
    if (!g_str_equal (pspecs[i]->name, "width"))
      {
        g_assert_cmphex (pspecs[i]->flags & G_PARAM_READWRITE, ==, G_PARAM_WRITABLE);
        g_assert_true (pspecs[i]->flags & G_PARAM_CONSTRUCT_ONLY);
        g_assert_null (strchr (pspecs[i]->name, '_'));
      }
}

static void
told_cb (int *n_told, const char *word, double share, guint64 cards, GObject *teller)
{
  g_assert_cmpstr (word, ==, "word");
  g_assert_cmpfloat (share, ==, 0.5);
  g_assert_cmpuint (cards, ==, G_GUINT64_CONSTANT (1) << 40);
  g_assert_true (G_TYPE_CHECK_INSTANCE_TYPE (teller, heir_get_type ()));
  ++*n_told;
}

static void
test_told (void)
{
  Pair pair = { 0 };
  Count seventeen = 17;
  GObject *heir = g_object_new (heir_get_type (), "word", "word", "words", "a b c", "pair", &pair,
                                "its-name", "north", "count", &seventeen, NULL);
  int n_told = 0;

  g_signal_connect_swapped (heir, "told", G_CALLBACK (told_cb), &n_told);
  g_signal_emit_by_name (heir, "told", "word", 0.5, G_GUINT64_CONSTANT (1) << 40);
  g_assert_cmpint (n_told, ==, 1);
  ((Heir *) heir)->seen = count_copy (&seventeen);
  n_disposed = 1; /* it has nothing to be held until then */
  g_assert_finalize_object (heir);
  g_assert_cmpint (n_counts, ==, 0);
}

int
main (int argc, char *argv[])
{
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/model/made/kinds", test_kinds);
  g_test_add_func ("/model/made/usual", test_usual);
  g_test_add_func ("/model/made/construct-only", test_construct_only);
  g_test_add_func ("/model/made/told", test_told);
  return g_test_run ();
}
