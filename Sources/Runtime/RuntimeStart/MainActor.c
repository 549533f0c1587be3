// Keeps the main actor on the main thread. When an asynchronous main function is suspended, Swift calls `CFRunLoopRun` on iOS and
// `dispatch_main` on Linux, which ends the main thread and runs the main queue on others. UIKit would not be on the main thread, and
// timers of the main run loop would not fire.
#include "RuntimeStart.h"

// Swift's runtime calls the function, if there is one, in place of its own, and expects that it does not return
// (swift/Runtime/Concurrency.h).
typedef __attribute__((swiftcall)) void (*drain_function)(void *original, void *override);
extern drain_function swift_task_asyncMainDrainQueue_hook;

void tessera_run_main_run_loop(void);

static __attribute__((swiftcall)) void run_main_run_loop(void *original, void *override) {
  (void)original;
  (void)override;
  tessera_run_main_run_loop();
}

void tessera_keep_main_actor_on_main_thread(void) {
  if (!swift_task_asyncMainDrainQueue_hook) swift_task_asyncMainDrainQueue_hook = run_main_run_loop;
}
