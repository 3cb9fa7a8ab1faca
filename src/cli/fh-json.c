/* fh-json.c: writing JSON.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-json.h"

#include <math.h>

#include "fh-output.h"

void
fh_json_init (FhJson *json)
{
  json->text = g_string_new (NULL);
  json->follows = FALSE;
}

void
fh_json_print (FhJson *json)
{
  g_string_append_c (json->text, '\n');
  fh_output_add (json->text->str);
  g_string_free (g_steal_pointer (&json->text), TRUE);
}

static void
append_string (GString *text, const char *string)
{
  g_string_append_c (text, '"');
  for (const char *p = string; *p; p++)
    if (*p == '"' || *p == '\\')
      g_string_append_printf (text, "\\%c", *p);
    else if ((guchar) *p < ' ')
      g_string_append_printf (text, "\\u%04x", (guint) (guchar) *p);
    else
      g_string_append_c (text, *p);
  g_string_append_c (text, '"');
}

static void
begin_value (FhJson *json, const char *name)
{
  if (json->follows)
    g_string_append (json->text, ", ");
  json->follows = TRUE;
  if (!name)
    return;
  append_string (json->text, name);
  g_string_append (json->text, ": ");
}

static void
begin (FhJson *json, const char *name, char bracket)
{
  begin_value (json, name);
  g_string_append_c (json->text, bracket);
  json->follows = FALSE;
}

static void
end (FhJson *json, char bracket)
{
  g_string_append_c (json->text, bracket);
  json->follows = TRUE;
}

void
fh_json_begin_object (FhJson *json, const char *name)
{
  begin (json, name, '{');
}

void
fh_json_end_object (FhJson *json)
{
  end (json, '}');
}

void
fh_json_begin_array (FhJson *json, const char *name)
{
  begin (json, name, '[');
}

void
fh_json_end_array (FhJson *json)
{
  end (json, ']');
}

void
fh_json_null (FhJson *json, const char *name)
{
  begin_value (json, name);
  g_string_append (json->text, "null");
}

void
fh_json_string (FhJson *json, const char *name, const char *string)
{
  if (!string)
    {
      fh_json_null (json, name);
      return;
    }
  begin_value (json, name);
  append_string (json->text, string);
}

void
fh_json_number (FhJson *json, const char *name, gint64 number)
{
  begin_value (json, name);
  g_string_append_printf (json->text, "%" G_GINT64_FORMAT, number);
}

void
fh_json_real (FhJson *json, const char *name, double number)
{
  char text[G_ASCII_DTOSTR_BUF_SIZE];

  if (isnan (number))
    {
      fh_json_null (json, name);
      return;
    }
  begin_value (json, name);
  g_string_append (json->text, g_ascii_formatd (text, sizeof text, "%.6g", number));
}

void
fh_json_boolean (FhJson *json, const char *name, gboolean boolean)
{
  begin_value (json, name);
  g_string_append (json->text, boolean ? "true" : "false");
}

void
fh_json_bits (FhJson *json, const char *name, guint bits, int n)
{
  fh_json_begin_array (json, name);
  for (int i = 0; i < n; i++)
    if (bits >> i & 1)
      fh_json_number (json, NULL, i);
  fh_json_end_array (json);
}

void
fh_json_numbers (FhJson *json, const char *name, const gint32 *numbers, int n)
{
  fh_json_begin_array (json, name);
  for (int i = 0; i < n; i++)
    fh_json_number (json, NULL, numbers[i]);
  fh_json_end_array (json);
}
