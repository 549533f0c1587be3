import Foundation

/// What the program holds in memory of its own.
@MainActor
enum HeapMeter {
  /// The bytes that the program holds after `make` more than before. What is free is given back to the system first, on
  /// both sides, so that only what is in use counts. Right to about a hundred kilobytes.
  static func growth(_ make: () throws -> Void) rethrows -> Double {
    trim()
    let before = Processor.memory
    try make()
    trim()
    return (Processor.memory - before) * 1_048_576
  }

  private static func trim() {
    // malloc.h is not among what Swift imports of the C library.
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
  }
}
