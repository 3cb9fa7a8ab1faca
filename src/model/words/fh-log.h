/* fh-log.h: what the model tells whoever looks for a fault.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

#include <glib.h>

/* As g_debug(), for what happens many times a second: nothing is even put together unless
 * G_MESSAGES_DEBUG asks for the room, which is its domain. */
#define fh_debug(...)                                                                              \
  G_STMT_START                                                                                     \
  {                                                                                                \
    if (!g_log_writer_default_would_drop (G_LOG_LEVEL_DEBUG, G_LOG_DOMAIN))                        \
      g_debug (__VA_ARGS__);                                                                       \
  }                                                                                                \
  G_STMT_END
