import Foundation
import RuntimeInterface

/// Limits the total memory of all decodings of a codec. The budget can be used on any thread.
///
/// A decoding waits if running decodings do not leave enough memory for it. A decoding that needs more than the limit
/// fails. The required memory is computed from the header of the file: the decoder's pixels and coefficients, and the
/// returned pixels. Pixels that have been returned belong to the caller and are no longer counted.
final class DecodingBudget: @unchecked Sendable {
  /// The maximum total memory of all running decodings, in bytes.
  let limit: Int
  private let condition = NSCondition()
  private var usedBytes = 0
  private var peakBytes = 0
  /// The number of the next decoding. Waiting decodings start in ascending order, so that small images cannot delay a
  /// large one indefinitely.
  private var nextTicket = 0
  private var servedCount = 0

  /// Creates a budget without running decodings.
  ///
  /// - Parameter limit: The maximum total memory of all running decodings, in bytes.
  init(limit: Int) { self.limit = limit }

  /// The largest total memory of simultaneous decodings so far, in bytes.
  var peakUsage: Int { condition.withLock { peakBytes } }
  /// The number of decodings that are waiting for memory.
  var waitingCount: Int { condition.withLock { nextTicket - servedCount } }

  /// Runs a decoding operation as soon as enough memory is available for it. Calls must not be nested.
  ///
  /// - Parameters:
  ///   - bytes: The memory that the decoding requires, in bytes.
  ///   - imageDescription: A description of the image for the error message, such as "11500 × 11500 pixels".
  ///   - body: A closure that decodes the image.
  /// - Throws: An `ImageError` if the decoding needs more than the whole budget, and any error that `body` throws.
  func run<Result>(reserving bytes: Int, _ imageDescription: @autoclosure () -> String, _ body: () throws -> Result)
    throws -> Result
  {
    guard bytes <= limit else {
      throw ImageError(
        "decoding \(imageDescription()) needs \(bytes >> 20) MB, but the limit is \(limit >> 20) MB "
          + "(set TESSERA_IMAGE_MEMORY to raise it)", dependsOnSystem: true)
    }
    condition.withLock {
      let number = nextTicket
      nextTicket += 1
      while number != servedCount || usedBytes + bytes > limit { condition.wait() }
      servedCount += 1
      usedBytes += bytes
      peakBytes = max(peakBytes, usedBytes)
      condition.broadcast()
    }
    defer {
      condition.withLock {
        usedBytes -= bytes
        condition.broadcast()
      }
    }
    return try body()
  }

  /// Returns the default limit in bytes: the value of the environment variable `TESSERA_IMAGE_MEMORY` in megabytes, which must be
  /// between 16 and 65536. If the variable is not set or invalid, the limit is a quarter of the physical memory, but at least 256 MB
  /// and at most 1 GB.
  static func standardLimit(environment: [String: String], physicalMemory: UInt64) -> Int {
    if let text = environment["TESSERA_IMAGE_MEMORY"], let megabytes = Int(text), (16...65_536).contains(megabytes) {
      return megabytes << 20
    }
    return Int(min(1 << 30, max(256 << 20, physicalMemory / 4)))
  }
}
