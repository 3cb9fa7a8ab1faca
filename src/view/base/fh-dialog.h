/* fh-dialog.h: what all windows beside the table have in common.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <adwaita.h>

#define FH_TYPE_DIALOG (fh_dialog_get_type ())
G_DECLARE_DERIVABLE_TYPE (FhDialog, fh_dialog, FH, DIALOG, AdwWindow)

/**
 * FhDialog:
 *
 * A window that can be built again at any time: when the language changes it makes its contents
 * anew, and the keyboard stays where it was.  Escape closes it.  It follows the light, dark and
 * high-contrast style (classes `dark` and `high-contrast`).
 */
struct _FhDialogClass
{
  AdwWindowClass parent_class;

  /* Sets the title and returns the contents, in the language of the moment: for the first time
   * when the window is made, from the properties that it is made with.  (transfer floating) */
  GtkWidget *(*build) (FhDialog *self);
};

/* Builds the contents again. */
void fh_dialog_rebuild (FhDialog *self);

/* Builds the contents again before the next frame: for what a widget in them asks for. */
void fh_dialog_queue_rebuild (FhDialog *self);

/* Closes the dialog of @type that belongs to @parent, if one is open, so that a new one takes its
 * place: nobody wants the same thing twice. */
void fh_dialog_close_other (GtkWindow *parent, GType type);

/* Contents with a header bar above @body, which scrolls if @scrolls.  (transfer floating) */
GtkWidget *fh_dialog_frame (GtkWidget *header, GtkWidget *body, gboolean scrolls);
