// Runs before main in every program that links the UIKit product. A library product has no other moment at which its
// runtime half could plug itself in without the application naming it.
#include "RuntimeStart.h"

void tessera_register_runtime(void);

__attribute__((constructor, used)) static void tessera_runtime_start(void) {
  tessera_secure_descriptors();
  tessera_register_runtime();
}
