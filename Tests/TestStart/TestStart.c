// Runs before main in every test program, because XCTest has no other hook to change the order of tests.
#include "TestStart.h"

void tessera_prepare_tests(void);

__attribute__((constructor, used)) static void tessera_start_tests(void) { tessera_prepare_tests(); }
