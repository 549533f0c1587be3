// Ends the body of a test after its first failure, for tests with `continueAfterFailure = false`.
#pragma once

/// Calls a function. Returns 1 if `tessera_interrupt` ended the call, and 0 if the function returned by itself.
int tessera_run_interruptibly(void (*body)(void *), void *context);

/// Returns to the last active call of `tessera_run_interruptibly` on this thread. Without one, returns to the caller.
void tessera_interrupt(void);
