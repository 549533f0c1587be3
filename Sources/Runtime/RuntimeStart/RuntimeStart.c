// This function runs before main in every program that links the UIKit product. Otherwise the application would have to
// call a function to register the platform-specific part of the library.
#include "RuntimeStart.h"

void tessera_register_runtime(void);
void tessera_draw_vector_if_requested(void);

__attribute__((constructor, used)) static void tessera_runtime_start(void) {
  tessera_secure_descriptors();
  tessera_draw_vector_if_requested();
  tessera_register_runtime();
  tessera_keep_main_actor_on_main_thread();
}
