/* fh-tell.c: what somebody has to hear whatever reads the screen.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include "fh-tell.h"

#include "fh-compat.h"
#include "fh-focus.h"
#include "fh-widget.h"

#define KEY "fh-telling"

/* What is told in one part of a window. */
typedef struct
{
  GtkWidget *top;
  GtkWidget *teller; /* what says it, or NULL */
  char *words;
  gboolean is_announced;
  guint source_id;
} FhTelling;

static void
telling_free (gpointer data)
{
  FhTelling *telling = data;

  g_clear_handle_id (&telling->source_id, g_source_remove);
  g_clear_weak_pointer (&telling->teller);
  g_free (telling->words);
  g_free (telling);
}

static gboolean
tell_cb (gpointer data)
{
  FhTelling *telling = data;
  GtkWidget *focus = fh_focus_get (telling->top);

  telling->source_id = 0;
  /* In a window that is being made nobody is heard. */
  if (!telling->is_announced)
    fh_announce (telling->top, telling->words);
  if (focus != NULL)
    {
      g_set_weak_pointer (&telling->teller, focus);
      fh_widget_set_about (focus, telling->words);
    }
  return G_SOURCE_REMOVE;
}

static FhTelling *
get_telling (GtkWidget *top)
{
  FhTelling *telling = g_object_get_data (G_OBJECT (top), KEY);

  if (telling == NULL)
    {
      telling = g_new0 (FhTelling, 1);
      telling->top = top;
      g_object_set_data_full (G_OBJECT (top), KEY, telling, telling_free);
    }
  return telling;
}

void
fh_tell_reader (GtkWidget *top, const char *words)
{
  FhTelling *telling;

  g_return_if_fail (GTK_IS_WIDGET (top));

  telling = get_telling (top);
  if (telling->teller != NULL)
    fh_widget_set_about (telling->teller, "");
  g_clear_weak_pointer (&telling->teller);
  g_clear_handle_id (&telling->source_id, g_source_remove);
  g_free (telling->words);
  telling->words = g_strdup (words);
  if (words == NULL)
    return;

  telling->is_announced = gtk_widget_get_root (top) != NULL;
  if (telling->is_announced)
    fh_announce (top, words);
  telling->source_id = g_idle_add (tell_cb, telling);
}
