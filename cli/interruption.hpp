// Ctrl-C, and a polite request to end: noticed, not obeyed at once, so that a command can put its things in order.
#pragma once

namespace roundhouse::cli {

// From here on the first Ctrl-C (or SIGTERM) is only noted; the second ends the program at once.
// A read that waits for input returns when it comes. Writing to a closed pipe fails instead of ending the program.
void notice_interruptions();

bool is_interrupted();

}   // namespace roundhouse::cli
