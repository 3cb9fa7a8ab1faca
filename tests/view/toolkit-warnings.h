/* toolkit-warnings.h: what the toolkit says by itself, for tests.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
#pragma once

/* Lets no test fail of a warning of the toolkit that the program cannot help.  Call it once, before
 * the toolkit is started. */
void toolkit_warnings_ignore_known (void);
