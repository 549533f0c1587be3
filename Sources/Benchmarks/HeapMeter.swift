import Foundation

/// Measures the heap memory that the process uses.
@MainActor
enum HeapMeter {
  /// Returns the number of bytes by which a closure increases the heap memory in use. Free memory is returned to the
  /// system before both measurements, so that only used memory is measured. The accuracy is about a hundred kilobytes.
  static func measureGrowth(_ make: () throws -> Void) rethrows -> Double {
    trim()
    let memoryBefore = Processor.memory
    try make()
    trim()
    return (Processor.memory - memoryBefore) * 1_048_576
  }

  private static func trim() {
    // Swift does not import malloc.h from the C library.
    guard let symbol = dlsym(UnsafeMutableRawPointer(bitPattern: 0), "malloc_trim") else { return }
    _ = unsafeBitCast(symbol, to: (@convention(c) (Int) -> Int32).self)(0)
  }
}
