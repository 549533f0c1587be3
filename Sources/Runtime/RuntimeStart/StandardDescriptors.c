// What a program finds where it was started without standard input, output or error, or with ones that nobody reads.
#include "RuntimeStart.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <unistd.h>

// A handler instead of SIG_IGN: programs that are started by ours begin with what is usual.
static void ignore(int number) { (void)number; }

void tessera_secure_descriptors(void) {
  // A closed descriptor's number would be that of the next file: messages would be written into a database or a socket.
  for (int descriptor = STDIN_FILENO; descriptor <= STDERR_FILENO; descriptor++) {
    if (fcntl(descriptor, F_GETFD) != -1 || errno != EBADF) continue;
    // The lowest number that is free, which is this one. Where there is no /dev/null nothing better can be done.
    if (open("/dev/null", descriptor == STDIN_FILENO ? O_RDONLY : O_WRONLY) == -1) return;
  }

  // A pipe or a socket whose reader has left is an error of the write, not the end of the program.
  struct sigaction action;
  if (sigaction(SIGPIPE, NULL, &action) != 0 || action.sa_handler != SIG_DFL) return;
  action.sa_handler = ignore;
  action.sa_flags = SA_RESTART;
  sigaction(SIGPIPE, &action, NULL);
}
