/* fh-made.c: what an object is made with, and what it tells.
 *
 * A class has a list of the fields that it has named, and a set_property() that fills them.  They
 * are cleared by what each object is told to do when it goes, not by functions of the class: those
 * are the class's own, which still find the fields filled, and any class of an object may have
 * both.
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
  GParamSpec *pspec;
} Field;

typedef struct
{
  GArray *fields;                                                        /* Field */
  void (*set_property) (GObject *, guint, const GValue *, GParamSpec *); /* of the class itself */
} Made;

/* By which a type has its Made, and an object what clears its fields. */
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
    }
}

static void
clear (gpointer at, const Field *field)
{
  switch (field->kind)
    {
    case FH_MADE_OBJECT:
      g_clear_object ((GObject **) at);
      break;
    case FH_MADE_BOXED:
      if (*(gpointer *) at != NULL)
        g_boxed_free (G_PARAM_SPEC_VALUE_TYPE (field->pspec), g_steal_pointer ((gpointer *) at));
      break;
    case FH_MADE_STRING:
      g_clear_pointer ((char **) at, g_free);
      break;
    case FH_MADE_WORDS:
      g_clear_pointer ((char ***) at, g_strfreev);
      break;
    case FH_MADE_BORROWED:
    case FH_MADE_COPY:
    case FH_MADE_BOOLEAN:
    case FH_MADE_INT:
    case FH_MADE_UINT:
      break;
    }
}

/* Clears the fields of @object, of all classes that it is of: all, or those with objects. */
static void
clear_fields (GObject *object, gboolean only_objects)
{
  for (GType type = G_OBJECT_TYPE (object); type != G_TYPE_INVALID; type = g_type_parent (type))
    {
      const Made *made = g_type_get_qdata (type, made_quark);

      for (guint i = 0; made != NULL && i < made->fields->len; i++)
        {
          const Field *field = &g_array_index (made->fields, Field, i);

          if (!only_objects || field->kind == FH_MADE_OBJECT)
            clear (G_STRUCT_MEMBER_P (object, field->offset), field);
        }
    }
}

/* At the end of dispose(), in that of GObject itself. */
static void
disposed_cb (gpointer user_data, GObject *object)
{
  clear_fields (object, TRUE);
}

/* Likewise of finalize(). */
static void
finalized_cb (gpointer object)
{
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
      if (g_object_get_qdata (object, made_quark) != NULL)
        return;
      g_object_weak_ref (object, disposed_cb, NULL);
      g_object_set_qdata_full (object, made_quark, object, finalized_cb);
      return;
    }
  made->set_property (object, id, value, pspec);
}

void
fh_made_with (
    GObjectClass *object_class, FhMadeKind kind, gsize offset, gsize size, GParamSpec *pspec)
{
  GType type = G_OBJECT_CLASS_TYPE (object_class);
  Made *made;

  made_quark = g_quark_from_static_string ("fh-made");
  made = g_type_get_qdata (type, made_quark);
  if (made == NULL)
    {
      made = g_new (Made, 1);
      made->fields = g_array_new (FALSE, FALSE, sizeof (Field));
      made->set_property = object_class->set_property;
      g_type_set_qdata (type, made_quark, made);
      object_class->set_property = made_set_property;
    }
  g_array_append_vals (made->fields, &(Field){ kind, offset, size, pspec }, 1);
  g_object_class_install_property (object_class, made->fields->len, pspec);
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
