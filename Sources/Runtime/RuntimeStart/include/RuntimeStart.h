#ifndef TESSERA_RUNTIME_START_H
#define TESSERA_RUNTIME_START_H

// Opens /dev/null for standard input, output or error if they are closed. Unless the program handles SIGPIPE, the function also ensures
// that writing to a pipe without a reader fails instead of ending the program.
void tessera_secure_descriptors(void);

// Ensures that a program with an asynchronous main function, such as that of Swift Testing, runs the main run loop when that function
// is suspended for the first time.
void tessera_keep_main_actor_on_main_thread(void);

#endif
