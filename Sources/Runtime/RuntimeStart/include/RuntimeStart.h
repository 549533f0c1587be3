#ifndef TESSERA_RUNTIME_START_H
#define TESSERA_RUNTIME_START_H

// Opens /dev/null where standard input, output or error are closed, and lets writes to pipes without a reader fail instead
// of ending the program, unless the program has said otherwise.
void tessera_secure_descriptors(void);

#endif
