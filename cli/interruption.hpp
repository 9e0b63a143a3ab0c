// Ctrl-C, and a polite request to end: noticed, not obeyed at once, so that a command can put its things in order.
#pragma once

namespace roundhouse::cli {

// From here on a Ctrl-C (or SIGTERM, or SIGHUP) is only noted; another one two seconds later ends the program at once.
// Before that, more of them mean the same one: those who start programs often send it twice.
// A read that waits for input returns when it comes. Writing to a closed pipe fails instead of ending the program.
void notice_interruptions();

bool is_interrupted();

}   // namespace roundhouse::cli
