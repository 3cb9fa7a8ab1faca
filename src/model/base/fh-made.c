/* fh-made.c: what an object is made with, what it holds, and what it tells.
 *
 * A class has a list of the fields that it has named, and a set_property() that fills them.  They
 * are cleared when the class's own dispose() or finalize() is over, which still finds them filled.
 * That is done for all classes of an object at once, by the first of them that has such fields:
 * whatever the others have of their own leads there.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-made.h"

#include <string.h>

typedef struct
{
  FhMadeKind kind;
  gsize offset;
  gsize size;
  GParamSpec *pspec;      /* or NULL: nothing is given */
  GDestroyNotify release; /* of what is held, or NULL */
} Field;

typedef struct
{
  GArray *fields; /* Field */
  /* The functions of the class itself, in whose place it has ours. */
  void (*set_property) (GObject *, guint, const GValue *, GParamSpec *);
  void (*dispose) (GObject *);
  void (*finalize) (GObject *);
} Made;

/* By which a type has its Made. */
static GQuark made_quark;

static void
set (gpointer at, const Field *field, const GValue *value)
{
  gpointer object;

  switch (field->kind)
    {
    case FH_MADE_OBJECT:
      object = g_value_get_object (value);
      *(gpointer *) at = object != NULL ? g_object_ref_sink (object) : NULL;
      break;
    case FH_MADE_BORROWED:
      *(gpointer *) at = g_value_get_object (value);
      break;
    case FH_MADE_BOXED:
      *(gpointer *) at = g_value_dup_boxed (value);
      break;
    case FH_MADE_STRING:
      *(char **) at = g_value_dup_string (value);
      break;
    case FH_MADE_WORDS:
      *(char ***) at = g_strsplit (g_value_get_string (value), " ", -1);
      break;
    case FH_MADE_COPY:
      memcpy (at, g_value_get_pointer (value), field->size);
      break;
    case FH_MADE_BOOLEAN:
      *(gboolean *) at = g_value_get_boolean (value);
      break;
    case FH_MADE_INT:
      *(int *) at = g_value_get_int (value);
      break;
    case FH_MADE_UINT:
      *(guint *) at = g_value_get_uint (value);
      break;
    case FH_MADE_HELD:
    case FH_MADE_SOURCE:
      break;
    }
}

/* Clears the fields of @object, of all classes that it is of: all, or those with objects that it
 * does without from dispose() on. */
static void
clear_fields (GObject *object, gboolean only_objects)
{
  for (GType type = G_OBJECT_TYPE (object); type != G_TYPE_INVALID; type = g_type_parent (type))
    {
      const Made *made = g_type_get_qdata (type, made_quark);

      for (guint i = 0; made != NULL && i < made->fields->len; i++)
        {
          const Field *field = &g_array_index (made->fields, Field, i);
          gpointer *at = G_STRUCT_MEMBER_P (object, field->offset);
          gpointer held;

          if (field->kind == FH_MADE_SOURCE)
            g_clear_handle_id ((guint *) at, g_source_remove);
          if (field->release == NULL || (only_objects && field->kind != FH_MADE_OBJECT))
            continue;
          held = g_steal_pointer (at);
          if (held != NULL && field->kind == FH_MADE_BOXED)
            g_boxed_free (G_PARAM_SPEC_VALUE_TYPE (field->pspec), held);
          else if (held != NULL)
            field->release (held);
        }
    }
}

/* The Made of the first class, from GObject on, that @type is of and that has one; or NULL. */
static const Made *
find_first (GType type)
{
  const Made *first = NULL;

  for (; type != G_TYPE_INVALID; type = g_type_parent (type))
    {
      const Made *made = g_type_get_qdata (type, made_quark);

      if (made != NULL)
        first = made;
    }
  return first;
}

static void
made_dispose (GObject *object)
{
  find_first (G_OBJECT_TYPE (object))->dispose (object);
  clear_fields (object, TRUE);
}

static void
made_finalize (GObject *object)
{
  find_first (G_OBJECT_TYPE (object))->finalize (object);
  clear_fields (object, FALSE);
}

static void
made_set_property (GObject *object, guint id, const GValue *value, GParamSpec *pspec)
{
  const Made *made = g_type_get_qdata (pspec->owner_type, made_quark);

  for (guint i = 0; i < made->fields->len; i++)
    {
      const Field *field = &g_array_index (made->fields, Field, i);

      if (field->pspec != pspec)
        continue;
      set (G_STRUCT_MEMBER_P (object, field->offset), field, value);
      return;
    }
  made->set_property (object, id, value, pspec);
}

/* The Made of the class @object_class itself, new if it has none. */
static Made *
ensure_made (GObjectClass *object_class)
{
  GType type = G_OBJECT_CLASS_TYPE (object_class);
  Made *made;
  gboolean is_first;

  made_quark = g_quark_from_static_string ("fh-made");
  made = g_type_get_qdata (type, made_quark);
  if (made != NULL)
    return made;
  is_first = find_first (type) == NULL;
  made = g_new0 (Made, 1);
  made->fields = g_array_new (FALSE, FALSE, sizeof (Field));
  if (is_first)
    {
      made->dispose = object_class->dispose;
      object_class->dispose = made_dispose;
      made->finalize = object_class->finalize;
      object_class->finalize = made_finalize;
    }
  g_type_set_qdata (type, made_quark, made);
  return made;
}

void
fh_made_with (gpointer klass, FhMadeKind kind, gsize offset, gsize size, GParamSpec *pspec)
{
  static const GDestroyNotify releases[] = {
    [FH_MADE_OBJECT] = g_object_unref,
    [FH_MADE_BOXED] = g_free, /* by its type */
    [FH_MADE_STRING] = g_free,
    [FH_MADE_WORDS] = (GDestroyNotify) g_strfreev,
    [FH_MADE_UINT] = NULL,
  };
  GObjectClass *object_class = klass;
  Made *made = ensure_made (object_class);

  if (object_class->set_property != made_set_property)
    {
      made->set_property = object_class->set_property;
      object_class->set_property = made_set_property;
    }
  g_array_append_vals (made->fields, &(Field){ kind, offset, size, pspec, releases[kind] }, 1);
  g_object_class_install_property (object_class, made->fields->len, pspec);
}

void
fh_made_holds (gpointer klass, FhMadeKind kind, gsize offset, GDestroyNotify release)
{
  Made *made = ensure_made (klass);

  g_array_append_vals (made->fields, &(Field){ kind, offset, 0, NULL, release }, 1);
}

void
fh_made_signal (gpointer klass, const char *name, guint n, ...)
{
  va_list types;

  va_start (types, n);
  g_signal_new_valist (name, G_TYPE_FROM_CLASS (klass), G_SIGNAL_RUN_LAST, NULL, NULL, NULL, NULL,
                       G_TYPE_NONE, n, types);
  va_end (types);
}
