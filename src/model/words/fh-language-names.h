/* fh-language-names.h: languages by the names that their speakers give them.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* The own name of the language @code, such as "fr_CA", or NULL when the table lacks it.  The names
 * are not to be translated. */
const char *fh_language_find_own_name (const char *code);
