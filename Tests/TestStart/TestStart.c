// Runs before main in every test program: XCTest offers no other moment at which tests could be put in another order.
#include "TestStart.h"

void tessera_prepare_tests(void);

__attribute__((constructor, used)) static void tessera_start_tests(void) { tessera_prepare_tests(); }
