/* fh-choice-row.c: a setting that is one of a few.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-choice-row.h"

#include <stdlib.h>

#include "fh-made.h"

struct _FhChoiceRow
{
  FhComboRow parent_instance;

  char **values;
};

FH_DEFINE_MADE_TYPE (FhChoiceRow, fh_choice_row, FH_TYPE_COMBO_ROW)

static gboolean
word_to_index (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  FhChoiceRow *self = user_data;

  for (guint i = 0; self->values[i] != NULL; i++)
    if (g_strcmp0 (self->values[i], g_value_get_string (from)) == 0)
      g_value_set_uint (to, i);
  return TRUE;
}

static gboolean
index_to_word (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  FhChoiceRow *self = user_data;

  g_value_set_string (to, self->values[g_value_get_uint (from)]);
  return TRUE;
}

/* The nearest of the list: a key file may hold any number.  One below zero stands for something
 * else than a number, and is nearest to none but its like. */
static gboolean
number_to_index (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  FhChoiceRow *self = user_data;
  int number = g_value_get_int (from);
  int nearest = atoi (self->values[0]);
  guint best = 0;

  for (guint i = 1; self->values[i] != NULL && number >= 0; i++)
    {
      int value = atoi (self->values[i]);

      if (nearest < 0 || ABS (value - number) < ABS (nearest - number))
        {
          nearest = value;
          best = i;
        }
    }
  g_value_set_uint (to, best);
  return TRUE;
}

static gboolean
index_to_number (GBinding *binding, const GValue *from, GValue *to, gpointer user_data)
{
  FhChoiceRow *self = user_data;

  g_value_set_int (to, atoi (self->values[g_value_get_uint (from)]));
  return TRUE;
}

void
fh_choice_row_bind (FhChoiceRow *self, FhSettings *settings, const char *key)
{
  GParamSpec *spec;
  gboolean is_word;

  g_return_if_fail (FH_IS_CHOICE_ROW (self));
  g_return_if_fail (FH_IS_SETTINGS (settings));

  spec = g_object_class_find_property (G_OBJECT_GET_CLASS (settings), key);
  g_return_if_fail (spec != NULL);
  g_return_if_fail (g_list_model_get_n_items (adw_combo_row_get_model (ADW_COMBO_ROW (self)))
                    == g_strv_length (self->values));

  is_word = G_IS_PARAM_SPEC_STRING (spec);
  g_object_bind_property_full (settings, key, self, "selected",
                               G_BINDING_BIDIRECTIONAL | G_BINDING_SYNC_CREATE,
                               is_word ? word_to_index : number_to_index,
                               is_word ? index_to_word : index_to_number, self, NULL);
}

static void
fh_choice_row_class_init (FhChoiceRowClass *klass)
{
  FH_MADE_WITH_WORDS (G_OBJECT_CLASS (klass), FhChoiceRow, values);
}
