/* fh-keys.h: what each key does.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * One table, from which the keys are bound and the list of them is made.
 */
#pragma once

#include <gtk/gtk.h>

/* Who binds a key. */
typedef enum
{
  FH_KEYS_APPLICATION, /* accelerators of the whole program */
  FH_KEYS_WINDOW,      /* of the main window, unless what has the focus takes it */
  FH_KEYS_TABLE,       /* wherever the focus is in the window of a table */
  FH_KEYS_ELSEWHERE,   /* the widget that it is a key of, or the toolkit; here it is only listed */
} FhKeysScope;

/* Under which heading it is listed. */
typedef enum
{
  FH_KEYS_PLAYING,
  FH_KEYS_GAMES,
  FH_KEYS_REVIEW,
  FH_KEYS_OF_WINDOW,
  FH_KEYS_HELP,
  FH_N_KEYS_GROUPS,
} FhKeysGroup;

typedef struct
{
  FhKeysScope scope;
  FhKeysGroup group;
  const char *keys;   /* as of gtk_accelerator_parse(), separated by spaces */
  const char *action; /* detailed, or NULL when it is bound elsewhere */
  const char *title;  /* what it does, not translated; NULL: another row says so */
} FhKeys;

/* The table; its length in @n. */
const FhKeys *fh_keys_get (guint *n);

/* What the heading says, in the user's language. */
const char *fh_keys_group_title (FhKeysGroup group);

/* A controller with the keys of @scope, for widgets; accelerators are set by the application. */
GtkEventController *fh_keys_controller_new (FhKeysScope scope);

/* Has Enter and Space do one thing in @window each time they are pressed, however long they are
 * held down: a card that is gone leaves the keyboard to the next one.  In text they repeat. */
void fh_keys_press_once (GtkWindow *window);
