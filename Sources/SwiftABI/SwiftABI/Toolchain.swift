// The code in Sources/SwiftABI depends on details that a compiler may change on Linux: the layout of classes and
// witness tables, the calling convention, and symbol names. docs/toolchains.md describes these details and how to test
// a new toolchain.
//
// Tested: Swift 6.3 (6.3.1) on Linux, x86-64, debug and release builds.

#if !TESSERA_ANY_TOOLCHAIN
  #if !os(Linux) || !arch(x86_64)
    #error(
      "Tessera is tested on Linux with an x86-64 processor only. It reads the compiler's method tables, which other platforms may lay out in another way. To try anyway, set TESSERA_ANY_TOOLCHAIN=1 in the environment of the build and run scripts/test-toolchain in Tessera's folder."
    )
  #elseif !compiler(>=6.3) || compiler(>=6.4)
    #error(
      "Tessera is tested with Swift 6.3 only. It reads the compiler's method tables, which another compiler may lay out in another way. To try anyway, set TESSERA_ANY_TOOLCHAIN=1 in the environment of the build and run scripts/test-toolchain in Tessera's folder."
    )
  #endif
#endif
