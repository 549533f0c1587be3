// XCTest on iOS throws an Objective-C exception through the frames of the test, which leaks the objects that they hold. A
// jump has the same effect.
#include "TestInterruption.h"

#include <setjmp.h>
#include <stddef.h>

struct run {
  jmp_buf target;
  struct run *outer;
};

static _Thread_local struct run *current;

int tessera_run_interruptibly(void (*body)(void *), void *context) {
  struct run run;
  run.outer = current;
  current = &run;
  int isInterrupted = _setjmp(run.target);
  if (!isInterrupted) body(context);
  current = run.outer;
  return isInterrupted;
}

void tessera_interrupt(void) {
  if (current != NULL) longjmp(current->target, 1);
}
