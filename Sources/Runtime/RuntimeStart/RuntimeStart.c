// Runs before main in every program that links the UIKit product. It is the only way for a library product to register
// its platform-specific part without a call by the application.
#include "RuntimeStart.h"

void tessera_register_runtime(void);

__attribute__((constructor, used)) static void tessera_runtime_start(void) {
  tessera_secure_descriptors();
  tessera_register_runtime();
}
