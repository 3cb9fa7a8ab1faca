/* fh-made.h: what an object is made with, what it holds, and what it tells.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib-object.h>

/* A final type like one of G_DEFINE_FINAL_TYPE(), whose objects need no init(). */
#define FH_DEFINE_MADE_TYPE(TypeName, type_name, PARENT)                                           \
  G_DEFINE_FINAL_TYPE (TypeName, type_name, PARENT)                                                \
                                                                                                   \
  static void type_name##_init (TypeName *self)                                                    \
  {                                                                                                \
  }

/* How a property is declared that an object is made with: given to g_object_new(), then neither
 * read nor changed.  One that is kept in a field as it is given has one of the lines below; only
 * where something else becomes of it a class writes this itself, and a set_property(). */
#define FH_PARAM_MADE_WITH (G_PARAM_WRITABLE | G_PARAM_CONSTRUCT_ONLY)

/* Likewise, for FH_MADE_WITH() below, of a number that can be changed afterwards, too: of nothing
 * else, for what the field had is not freed. */
#define FH_PARAM_CHANGEABLE (G_PARAM_WRITABLE | G_PARAM_CONSTRUCT)

/* Each of these, as a line of class_init() below those for dispose, finalize and set_property, if
 * there are any, says that an object of @Type is made with a property that is called like @field
 * and kept there.  That is all: it is set before constructed(), and cleared without a word when
 * dispose() or finalize() of the class is over.  A @field of another type does not compile, where
 * objects and boxed values only need a pointer.
 *
 * An object of the GType @type, or NULL.  A reference is held until dispose() is over for the first
 * time; a floating one is sunk.  A class that overrides a property of an interface cannot have
 * these lines. */
#define FH_MADE_WITH_OBJECT(klass, Type, field, type)                                              \
  FH_MADE_WITH (klass, FH_MADE_OBJECT, Type, field, FH_MADE_POINTER (Type, field),                 \
                g_param_spec_object (#field, NULL, NULL, type, FH_PARAM_MADE_WITH))

/* Likewise, but without a reference: a widget that becomes a child, or that this belongs to. */
#define FH_MADE_WITH_BORROWED(klass, Type, field, type)                                            \
  FH_MADE_WITH (klass, FH_MADE_BORROWED, Type, field, FH_MADE_POINTER (Type, field),               \
                g_param_spec_object (#field, NULL, NULL, type, FH_PARAM_MADE_WITH))

/* A boxed value of the GType @type, or NULL: a copy, which is there until finalize() is over. */
#define FH_MADE_WITH_BOXED(klass, Type, field, type)                                               \
  FH_MADE_WITH (klass, FH_MADE_BOXED, Type, field, FH_MADE_POINTER (Type, field),                  \
                g_param_spec_boxed (#field, NULL, NULL, type, FH_PARAM_MADE_WITH))

/* A string or NULL, likewise. */
#define FH_MADE_WITH_STRING(klass, Type, field)                                                    \
  FH_MADE_WITH (klass, FH_MADE_STRING, Type, field,                                                \
                _Generic(FH_MADE_FIELD (Type, field), char * : 0),                                 \
                g_param_spec_string (#field, NULL, NULL, NULL, FH_PARAM_MADE_WITH))

/* Words, given as one string with spaces between them: a NULL-terminated array, likewise. */
#define FH_MADE_WITH_WORDS(klass, Type, field)                                                     \
  FH_MADE_WITH (klass, FH_MADE_WORDS, Type, field,                                                 \
                _Generic(FH_MADE_FIELD (Type, field), char ** : 0),                                \
                g_param_spec_string (#field, NULL, NULL, "", FH_PARAM_MADE_WITH))

/* A value of the type @Struct, to which a pointer is given: a copy, in the field itself. */
#define FH_MADE_WITH_COPY(klass, Type, field, Struct)                                              \
  FH_MADE_WITH (klass, FH_MADE_COPY, Type, field,                                                  \
                _Generic(FH_MADE_FIELD (Type, field), Struct : 0),                                 \
                g_param_spec_pointer (#field, NULL, NULL, FH_PARAM_MADE_WITH))

/* FALSE unless it is given. */
#define FH_MADE_WITH_BOOLEAN(klass, Type, field)                                                   \
  FH_MADE_WITH (klass, FH_MADE_BOOLEAN, Type, field,                                               \
                _Generic(FH_MADE_FIELD (Type, field), gboolean : 0),                               \
                g_param_spec_boolean (#field, NULL, NULL, FALSE, FH_PARAM_MADE_WITH))

/* From @min to @max, @usual unless it is given; the field may be an enumeration. */
#define FH_MADE_WITH_INT(klass, Type, field, min, max, usual)                                      \
  FH_MADE_WITH (klass, FH_MADE_INT, Type, field,                                                   \
                _Generic(FH_MADE_FIELD (Type, field), int : 0, guint : 0),                         \
                g_param_spec_int (#field, NULL, NULL, min, max, usual, FH_PARAM_MADE_WITH))

/* Likewise. */
#define FH_MADE_WITH_UINT(klass, Type, field, min, max, usual)                                     \
  FH_MADE_WITH (klass, FH_MADE_UINT, Type, field,                                                  \
                _Generic(FH_MADE_FIELD (Type, field), guint : 0),                                  \
                g_param_spec_uint (#field, NULL, NULL, min, max, usual, FH_PARAM_MADE_WITH))

/* Likewise, but nothing is given: what objects of @Type have in @field, unless it is NULL, is freed
 * by @release when finalize() is over. */
#define FH_HOLDS(klass, Type, field, release)                                                      \
  FH_MADE_HOLDS (klass, FH_MADE_HELD, Type, field, release)

/* The same already when dispose() is over: other objects, and children of a widget. */
#define FH_DROPS(klass, Type, field, release)                                                      \
  FH_MADE_HOLDS (klass, FH_MADE_OBJECT, Type, field, release)

/* The ID of a source of the main loop, or 0: it is removed when dispose() is over. */
#define FH_DROPS_SOURCE(klass, Type, field)                                                        \
  fh_made_holds (klass, FH_MADE_SOURCE,                                                            \
                 G_STRUCT_OFFSET (Type, field) + _Generic(FH_MADE_FIELD (Type, field), guint : 0), \
                 NULL)

/* Another line of class_init(): objects of @klass have the signal @name, by which they tell @n
 * things, of the types that follow, and ask nothing.  It is emitted by its name. */
void fh_made_signal (gpointer klass, const char *name, guint n, ...);

/* Has @callback called with @object, and then with what is told, whenever @teller tells @signal, as
 * long as both are there. */
#define fh_connect(teller, signal, callback, object)                                               \
  g_signal_connect_object (teller, signal, G_CALLBACK (callback), object, G_CONNECT_SWAPPED)

/* --- What these lines are made of --- */

typedef enum
{
  FH_MADE_OBJECT,
  FH_MADE_BORROWED,
  FH_MADE_BOXED,
  FH_MADE_STRING,
  FH_MADE_WORDS,
  FH_MADE_COPY,
  FH_MADE_BOOLEAN,
  FH_MADE_INT,
  FH_MADE_UINT,
  FH_MADE_HELD,
  FH_MADE_SOURCE,
} FhMadeKind;

#define FH_MADE_FIELD(Type, field) (((Type *) NULL)->field)

/* 0 if the field is a pointer. */
#define FH_MADE_POINTER(Type, field)                                                               \
  _Generic(TRUE ? FH_MADE_FIELD (Type, field) : (gpointer) 1, gpointer : 0)

/* @fits: 0, or what does not compile. */
#define FH_MADE_WITH(klass, kind, Type, field, fits, pspec)                                        \
  fh_made_with (klass, kind, G_STRUCT_OFFSET (Type, field) + (fits),                               \
                sizeof FH_MADE_FIELD (Type, field), pspec)

/* Installs @pspec, whose value is kept in the @size bytes from @offset in the object on. */
void fh_made_with (gpointer klass, FhMadeKind kind, gsize offset, gsize size, GParamSpec *pspec);

/* @release takes what is in the field, or this does not compile. */
#define FH_MADE_HOLDS(klass, kind, Type, field, release)                                           \
  fh_made_holds (klass, kind,                                                                      \
                 G_STRUCT_OFFSET (Type, field)                                                     \
                     + 0 * sizeof (release (FH_MADE_FIELD (Type, field)), 0),                      \
                 (GDestroyNotify) release)

/* Says that what @release frees is in the pointer at @offset. */
void fh_made_holds (gpointer klass, FhMadeKind kind, gsize offset, GDestroyNotify release);
