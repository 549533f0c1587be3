import Foundation

/// Measures the memory that the program uses.
@MainActor
enum HeapMeter {
  /// Returns by how many bytes `make` increases the memory in use. Free memory is returned to the system before both
  /// measurements, so that only used memory counts. The accuracy is about a hundred kilobytes.
  static func growth(_ make: () throws -> Void) rethrows -> Double {
    trim()
    let before = Processor.memory
    try make()
    trim()
    return (Processor.memory - before) * 1_048_576
  }

  private static func trim() {
    // Swift does not import malloc.h from the C library.
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
  }
}
