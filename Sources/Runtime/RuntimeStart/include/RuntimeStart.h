#ifndef TESSERA_RUNTIME_START_H
#define TESSERA_RUNTIME_START_H

// Opens /dev/null for standard input, output or error if they are closed, and makes writes to pipes without a reader
// fail instead of ending the program, unless the program handles SIGPIPE itself.
void tessera_secure_descriptors(void);

#endif
