import Foundation
import RuntimeInterface

/// Limits the memory that all decodings of a codec use together. It can be used from any thread.
///
/// A decoding that does not fit beside the running ones waits for them; one that would never fit is refused. The memory
/// of a decoding is known from the header: the decoder's pixels and coefficients, and the returned pixels. Pixels that
/// have been returned belong to the caller and no longer count.
final class DecodingBudget: @unchecked Sendable {
  /// The limit in bytes.
  let limit: Int
  private let condition = NSCondition()
  private var used = 0
  private var most = 0
  /// The number of the next decoding. Waiting decodings continue in the order of their numbers, so that small images do
  /// not overtake a large one forever.
  private var nextNumber = 0
  private var served = 0

  /// Creates a budget.
  ///
  /// - Parameter limit: The maximum memory at the same time, in bytes.
  init(limit: Int) { self.limit = limit }

  /// The most memory that was used at the same time, in bytes.
  var peak: Int { condition.withLock { most } }
  /// The number of waiting decodings.
  var waiting: Int { condition.withLock { nextNumber - served } }

  /// Runs a decoding as soon as there is memory for it. Decodings must not be nested.
  ///
  /// - Parameters:
  ///   - bytes: The memory of the decoding in bytes.
  ///   - what: A description of the image for the message, such as "11500 × 11500 pixels".
  ///   - body: The decoding.
  /// - Throws: An `ImageError` if the decoding needs more than the whole budget, and errors of `body`.
  func run<Result>(taking bytes: Int, _ what: @autoclosure () -> String, _ body: () throws -> Result) throws -> Result {
    guard bytes <= limit else {
      throw ImageError(
        "decoding \(what()) needs \(bytes >> 20) MB, but the limit is \(limit >> 20) MB "
          + "(set TESSERA_IMAGE_MEMORY to raise it)")
    }
    condition.withLock {
      let number = nextNumber
      nextNumber += 1
      while number != served || used + bytes > limit { condition.wait() }
      served += 1
      used += bytes
      most = max(most, used)
      condition.broadcast()
    }
    defer {
      condition.withLock {
        used -= bytes
        condition.broadcast()
      }
    }
    return try body()
  }

  /// Returns the default limit in bytes: the value of the environment's `TESSERA_IMAGE_MEMORY` in megabytes, from 16 to
  /// 65536; otherwise a quarter of the physical memory, from 256 MB to 1 GB.
  static func standardLimit(environment: [String: String], physicalMemory: UInt64) -> Int {
    if let text = environment["TESSERA_IMAGE_MEMORY"], let megabytes = Int(text), (16...65_536).contains(megabytes) {
      return megabytes << 20
    }
    return Int(min(1 << 30, max(256 << 20, physicalMemory / 4)))
  }
}
