/* fh-deal-picture-share.c: the picture of a deal in a file, or on the clipboard.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#include <glib/gi18n.h>

#include "fh-asker.h"
#include "fh-compat.h"
#include "fh-deal-picture.h"
#include "fh-texture.h"

/* --- In a file --- */

typedef struct
{
  FhDealPicture *picture;
  GFile *file;
} Writing;

static void
writing_free (gpointer data)
{
  Writing *writing = data;

  fh_deal_picture_free (writing->picture);
  g_object_unref (writing->file);
  g_free (writing);
}

static cairo_status_t
append_cb (gpointer bytes, const guchar *data, guint length)
{
  g_byte_array_append (bytes, data, length);
  return CAIRO_STATUS_SUCCESS;
}

static void
write_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  Writing *writing = task_data;
  g_autoptr (GByteArray) bytes = g_byte_array_new ();
  cairo_surface_t *surface = fh_deal_picture_draw (writing->picture);
  cairo_status_t status = cairo_surface_write_to_png_stream (surface, append_cb, bytes);
  GError *error = NULL;

  cairo_surface_destroy (surface);
  if (status != CAIRO_STATUS_SUCCESS)
    g_task_return_new_error (task, G_IO_ERROR, G_IO_ERROR_FAILED, "%s",
                             cairo_status_to_string (status));
  else if (g_file_replace_contents (writing->file, (const char *) bytes->data, bytes->len, NULL,
                                    FALSE, G_FILE_CREATE_REPLACE_DESTINATION, NULL, NULL, &error))
    g_task_return_boolean (task, TRUE);
  else
    g_task_return_error (task, error);
}

void
fh_deal_picture_write_async (FhDealPicture *self,
                             GFile *file,
                             GAsyncReadyCallback callback,
                             gpointer user_data)
{
  g_autoptr (GTask) task = g_task_new (NULL, NULL, callback, user_data);
  Writing *writing = g_new (Writing, 1);

  writing->picture = self;
  writing->file = g_object_ref (file);
  g_task_set_source_tag (task, fh_deal_picture_write_async);
  g_task_set_task_data (task, writing, writing_free);
  fh_asker_run (task, write_thread);
}

gboolean
fh_deal_picture_write_finish (GAsyncResult *result, GError **error)
{
  g_return_val_if_fail (g_task_is_valid (result, NULL), FALSE);

  return g_task_propagate_boolean (G_TASK (result), error);
}

/* --- For a window --- */

/* Who asked, and is told. */
typedef struct
{
  FhDealPicture *picture; /* until it is known where to */
  GtkWindow *window;      /* weak */
  FhDealPictureSaid said;
} Sharing;

static Sharing *
sharing_new (FhDealPicture *picture, GtkWindow *window, FhDealPictureSaid said)
{
  Sharing *sharing = g_new0 (Sharing, 1);

  sharing->picture = picture;
  sharing->said = said;
  g_set_weak_pointer (&sharing->window, window);
  return sharing;
}

static void
sharing_free (Sharing *sharing)
{
  g_clear_pointer (&sharing->picture, fh_deal_picture_free);
  g_clear_weak_pointer (&sharing->window);
  g_free (sharing);
}

G_DEFINE_AUTOPTR_CLEANUP_FUNC (Sharing, sharing_free)

static void
tell (Sharing *sharing, const char *sentence)
{
  if (sharing->window != NULL)
    sharing->said (sharing->window, sentence);
}

static void
written_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Sharing) sharing = user_data;
  g_autoptr (GError) error = NULL;

  if (fh_deal_picture_write_finish (result, &error))
    {
      tell (sharing, _ ("The picture is saved."));
    }
  else
    {
      /* Translators: %s says why, as the system has it. */
      g_autofree char *sentence =
          g_strdup_printf (_ ("The picture could not be saved: %s"), error->message);

      tell (sharing, sentence);
    }
}

static void
chosen_cb (GFile *file, gpointer user_data)
{
  Sharing *sharing = user_data;

  if (file != NULL)
    fh_deal_picture_write_async (g_steal_pointer (&sharing->picture), file, written_cb, sharing);
  else
    sharing_free (sharing);
}

void
fh_deal_picture_save (FhDealPicture *self, GtkWindow *window, FhDealPictureSaid said)
{
  g_return_if_fail (GTK_IS_WINDOW (window));

  if (self != NULL)
    /* Translators: what a file is called in which the picture of a deal is saved; ".png" must stay.
     */
    fh_choose_file (window, FH_FILE_SAVE_PICTURE, _ ("deal.png"), chosen_cb,
                    sharing_new (self, window, said));
}

static void
draw_thread (GTask *task, gpointer source, gpointer task_data, GCancellable *cancellable)
{
  g_task_return_pointer (task, fh_deal_picture_draw (task_data),
                         (GDestroyNotify) cairo_surface_destroy);
}

static void
drawn_cb (GObject *source, GAsyncResult *result, gpointer user_data)
{
  g_autoptr (Sharing) sharing = user_data;
  cairo_surface_t *surface = g_task_propagate_pointer (G_TASK (result), NULL);
  g_autoptr (GdkTexture) texture = surface != NULL ? fh_texture_new_for_surface (surface) : NULL;

  if (texture == NULL || sharing->window == NULL)
    return;
  gdk_clipboard_set_texture (gtk_widget_get_clipboard (GTK_WIDGET (sharing->window)), texture);
  tell (sharing, _ ("The picture of the deal is on the clipboard."));
}

void
fh_deal_picture_copy (FhDealPicture *self, GtkWindow *window, FhDealPictureSaid said)
{
  g_autoptr (GTask) task = NULL;

  g_return_if_fail (GTK_IS_WINDOW (window));

  if (self == NULL)
    return;
  task = g_task_new (NULL, NULL, drawn_cb, sharing_new (NULL, window, said));
  g_task_set_source_tag (task, fh_deal_picture_copy);
  g_task_set_task_data (task, self, (GDestroyNotify) fh_deal_picture_free);
  fh_asker_run (task, draw_thread);
}
