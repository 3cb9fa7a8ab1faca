/* fh-view-pch.h: what is read once, and not again for each file of the view.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 *
 * No file includes this: the compiler is told to.  Each includes what it needs as if it were not
 * there, for not every build has it (`-Db_pch=false`).
 */
#include <adwaita.h>
