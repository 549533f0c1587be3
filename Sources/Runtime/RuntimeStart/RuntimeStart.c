// This function runs before main in every program that links the UIKit product. Otherwise the application would have to
// call a function to register the platform-specific part of the library.
#include "RuntimeStart.h"

void tessera_register_runtime(void);

__attribute__((constructor, used)) static void tessera_runtime_start(void) {
  tessera_secure_descriptors();
  tessera_register_runtime();
}
