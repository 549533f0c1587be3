import Foundation
import RuntimeInterface

/// The memory that all decodings of a codec may take together. A decoding that does not fit beside those that run waits
/// for them; one that would never fit is refused. Any thread.
///
/// What a decoding takes is known before it begins, from the header: the decoder's own pixels and coefficients, and the
/// pixels that it returns. What has been returned belongs to the caller and counts no longer.
final class DecodingBudget: @unchecked Sendable {
  /// In bytes.
  let limit: Int
  private let condition = NSCondition()
  private var used = 0
  private var most = 0
  /// Those that wait come on in the order of their numbers, so that a large picture is not passed by small ones for ever.
  private var nextNumber = 0
  private var served = 0

  /// A budget.
  ///
  /// - Parameter limit: The most that is taken at the same time, in bytes.
  init(limit: Int) { self.limit = limit }

  /// The most that was taken at the same time, in bytes.
  var peak: Int { condition.withLock { most } }
  /// How many wait.
  var waiting: Int { condition.withLock { nextNumber - served } }

  /// Runs a decoding once there is memory for it. It must not ask for memory again.
  ///
  /// - Parameters:
  ///   - bytes: What the decoding takes.
  ///   - what: The picture, for the message: "11500 × 11500 pixels".
  ///   - body: The decoding.
  /// - Throws: `ImageError` if the decoding takes more than all of the budget; what `body` throws.
  func run<Result>(taking bytes: Int, _ what: @autoclosure () -> String, _ body: () throws -> Result) throws -> Result {
    guard bytes <= limit else {
      throw ImageError(
        "\(what()) take \(bytes >> 20) MB to decode, more than the \(limit >> 20) MB that decoding may take "
          + "(TESSERA_IMAGE_MEMORY)")
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

  /// The limit of this machine, in bytes: the megabytes in the environment's `TESSERA_IMAGE_MEMORY`, from 16 to 65536; else
  /// a quarter of the memory that there is, at least 256 MB and at most 1 GB.
  static func standardLimit(environment: [String: String], physicalMemory: UInt64) -> Int {
    if let text = environment["TESSERA_IMAGE_MEMORY"], let megabytes = Int(text), (16...65_536).contains(megabytes) {
      return megabytes << 20
    }
    return Int(min(1 << 30, max(256 << 20, physicalMemory / 4)))
  }
}
