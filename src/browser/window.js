/* window.js: what the toolkit's script needs beside it.
 *
 * SPDX-License-Identifier: GPL-3.0-or-later
 */
"use strict";

/* When a button of the mouse comes up, GTK lets go of what was pressed only if the event still
 * counts that button among those that are down, as it does on every other display.  The toolkit's
 * script has taken it away by then, and all later clicks would go where the first one went. */
const sendToWindow = sendInput;
sendInput = function (kind, values) {
  if (kind === BROADWAY_EVENT_BUTTON_RELEASE) {
    const [state, button] = values.slice(-2);
    values.splice(-2, 2, state | getButtonMask(button), button);
  }
  return sendToWindow(kind, values);
};

window.addEventListener("load", connect);
