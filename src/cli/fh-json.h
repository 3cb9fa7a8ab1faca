/* fh-json.h: writing JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One value is written from left to right.  What is added to an object has the name of a member,
 * what is added to an array, and the value itself, NULL.  The text is one line.  Nothing checks
 * that what is begun is ended.
 */
#pragma once

#include <glib.h>

typedef struct
{
  GString *text;
  gboolean follows; /* something stands before the next value on its level */
} FhJson;

/* Begins a value. */
void fh_json_init (FhJson *json);

/* Ends the value with a line feed, prints it and frees it. */
void fh_json_print (FhJson *json);

void fh_json_begin_object (FhJson *json, const char *name);
void fh_json_end_object (FhJson *json);
void fh_json_begin_array (FhJson *json, const char *name);
void fh_json_end_array (FhJson *json);
void fh_json_string (FhJson *json, const char *name, const char *string); /* UTF-8; NULL: null */
void fh_json_number (FhJson *json, const char *name, gint64 number);
/* NAN: null.  Written with the point of the C locale and no more digits than needed. */
void fh_json_real (FhJson *json, const char *name, double number);
void fh_json_boolean (FhJson *json, const char *name, gboolean boolean);
void fh_json_null (FhJson *json, const char *name);

/* The array of the numbers 0 to @n - 1 whose bits are set in @bits. */
void fh_json_bits (FhJson *json, const char *name, guint bits, int n);

/* The array of the @n numbers at @numbers. */
void fh_json_numbers (FhJson *json, const char *name, const gint32 *numbers, int n);
