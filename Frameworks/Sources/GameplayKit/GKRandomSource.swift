import Foundation

/// An object that generates random numbers.
public protocol GKRandom {
  /// Returns a random integer of 32 bits.
  ///
  /// - Returns: The integer.
  func nextInt() -> Int
  /// Returns a random integer that is at least 0 and less than a limit.
  ///
  /// - Parameter upperBound: The limit.
  /// - Returns: The integer.
  func nextInt(upperBound: Int) -> Int
  /// Returns a random number that is at least 0 and at most 1.
  ///
  /// - Returns: The number.
  func nextUniform() -> Float
  /// Returns a random Boolean value.
  ///
  /// - Returns: The value.
  func nextBool() -> Bool
}

/// A source of random numbers. Without a seed, its numbers differ in each run.
///
/// Sources with a seed return the same numbers for the same seed, but not those of iOS.
open class GKRandomSource: NSObject, GKRandom {
  private var generator: SeededGenerator?
  private static let shared = SharedSource()

  /// Creates a source that the system's generator feeds.
  public override init() { super.init() }

  init(seed: UInt64) {
    generator = SeededGenerator(state: seed)
    super.init()
  }

  /// Returns the source that the system's generator feeds.
  ///
  /// - Returns: The same source in every call.
  open class func sharedRandom() -> GKRandomSource { shared }

  private func next() -> UInt64 {
    if generator != nil { return generator?.next() ?? 0 }
    return UInt64.random(in: 0 ... .max)
  }

  /// Returns a random integer of 32 bits, which may be negative.
  ///
  /// - Returns: The integer.
  open func nextInt() -> Int { Int(Int32(truncatingIfNeeded: next() >> 32)) }

  /// Returns a random integer that is at least 0 and less than a limit.
  ///
  /// - Parameter upperBound: The limit. A limit below 2 counts as 1.
  /// - Returns: The integer.
  open func nextInt(upperBound: Int) -> Int {
    upperBound > 1 ? Int((next() >> 1).multipliedFullWidth(by: UInt64(upperBound) << 1).high) : 0
  }

  /// Returns a random number that is at least 0 and at most 1.
  ///
  /// - Returns: The number.
  open func nextUniform() -> Float { Float(Double(next() >> 11) / Double(1 << 53 - 1)) }
  /// Returns a random Boolean value.
  ///
  /// - Returns: The value.
  open func nextBool() -> Bool { next() >> 63 == 1 }

  /// Returns the elements of an array in a random order.
  ///
  /// - Parameter array: The array.
  /// - Returns: An array with the same elements.
  open func arrayByShufflingObjects(in array: [Any]) -> [Any] {
    var result = array
    for index in result.indices.dropFirst().reversed() { result.swapAt(index, nextInt(upperBound: index + 1)) }
    return result
  }

  /// The source of `sharedRandom()`. It has no state.
  private final class SharedSource: GKRandomSource, @unchecked Sendable {}
}

/// The generator of sources with a seed (SplitMix64).
private struct SeededGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}

/// A source of random numbers. The seed is any data.
open class GKARC4RandomSource: GKRandomSource {
  /// The seed.
  public let seed: Data

  /// Creates a source with a random seed.
  public convenience override init() {
    self.init(seed: withUnsafeBytes(of: UInt64.random(in: 0 ... .max)) { Data($0) })
  }

  /// Creates a source.
  ///
  /// - Parameter seed: The seed.
  public init(seed: Data) {
    self.seed = seed
    // FNV-1a
    super.init(seed: seed.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 })
  }

  /// Discards numbers.
  ///
  /// - Parameter count: The number of numbers to discard.
  open func dropValues(_ count: Int) { for _ in 0..<max(0, count) { _ = nextInt() } }
}

/// A source of random numbers whose seed is a number.
open class GKLinearCongruentialRandomSource: GKRandomSource {
  /// The seed.
  public let seed: UInt64

  /// Creates a source with a random seed.
  public convenience override init() { self.init(seed: UInt64.random(in: 0 ... .max)) }

  /// Creates a source.
  ///
  /// - Parameter seed: The seed.
  public override init(seed: UInt64) {
    self.seed = seed
    super.init(seed: seed)
  }
}

/// A source of random numbers whose seed is a number.
open class GKMersenneTwisterRandomSource: GKRandomSource {
  /// The seed.
  public let seed: UInt64

  /// Creates a source with a random seed.
  public convenience override init() { self.init(seed: UInt64.random(in: 0 ... .max)) }

  /// Creates a source.
  ///
  /// - Parameter seed: The seed.
  public override init(seed: UInt64) {
    self.seed = seed
    super.init(seed: ~seed)
  }
}

extension Array {
  /// Returns the elements in a random order. On iOS this is a method of `NSArray`.
  ///
  /// - Parameter randomSource: The source of random numbers.
  /// - Returns: The elements.
  public func shuffled(using randomSource: GKRandomSource) -> [Any] { randomSource.arrayByShufflingObjects(in: self) }
}
