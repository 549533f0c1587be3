// Prepares standard input, output and error for programs that were started without them, or whose output has no reader.
#include "RuntimeStart.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

// A handler is used instead of SIG_IGN, because child processes inherit an ignored signal but not a handler.
static void ignore(int number) { (void)number; }

void tessera_secure_descriptors(void) {
  // A file that is opened later would receive the number of a closed descriptor, and messages would be written to a
  // database or a socket.
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    // `open` returns the lowest free number, which is the number of this descriptor. Without /dev/null, nothing can be
    // done.
    if (open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY) == -1) return;
  }

  // Writing to a pipe or socket without a reader must fail instead of ending the program.
  struct sigaction action;
  if (sigaction(SIGPIPE, NULL, &action) != 0 || action.sa_handler != SIG_DFL) return;
  action.sa_handler = ignore;
  action.sa_flags = SA_RESTART;
  sigaction(SIGPIPE, &action, NULL);
}
