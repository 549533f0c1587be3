import Foundation

/// A generator of random integers in a range. All integers are equally probable.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The smallest integer.
  public let lowestValue: Int
  /// The greatest integer.
  public let highestValue: Int
  /// The number of different integers, or the greatest integer if there are more.
  public var numberOfPossibleOutcomes: Int {
    let (width, overflows) = highestValue.subtractingReportingOverflow(lowestValue)
    return overflows || width == .max ? .max : width + 1
  }

  /// Creates a distribution.
  ///
  /// - Parameters:
  ///   - source: The source of random numbers.
  ///   - lowestInclusive: The smallest integer.
  ///   - highestInclusive: The greatest integer. It must not be less than the smallest one.
  public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    precondition(lowestInclusive <= highestInclusive, "GKRandomDistribution: the highest value is less than the lowest")
    self.source = source
    lowestValue = lowestInclusive
    highestValue = highestInclusive
    super.init()
  }

  /// Creates a distribution with a source of its own.
  ///
  /// - Parameters:
  ///   - lowestValue: The smallest integer.
  ///   - highestValue: The greatest integer. It must not be less than the smallest one.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates a distribution of the integers from 1 to the number of sides of a die.
  ///
  /// - Parameter sideCount: The number of sides, which is at least 1.
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

  /// Returns the distribution of a die with six sides.
  open class func d6() -> Self { make(6) }
  /// Returns the distribution of a die with twenty sides.
  open class func d20() -> Self { make(20) }

  private class func make(_ sides: Int) -> Self { self.init(source: GKRandomSource(), lowest: 1, highest: sides) }

  /// Creates a distribution. `d6()` and `d20()` call this initializer, because they return a distribution of the class that
  /// they are called on.
  ///
  /// - Parameters:
  ///   - source: The source of random numbers.
  ///   - lowest: The smallest integer.
  ///   - highest: The greatest integer. It must not be less than the smallest one.
  required public convenience init(source: any GKRandom, lowest: Int, highest: Int) {
    self.init(randomSource: source, lowestValue: lowest, highestValue: highest)
  }

  /// Returns an integer of the range.
  ///
  /// - Returns: The integer.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Returns an integer of the range that is less than a limit, or the smallest one.
  ///
  /// - Parameter upperBound: The limit.
  /// - Returns: The integer.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    let (width, overflows) = upperBound.subtractingReportingOverflow(lowestValue)
    return lowestValue + source.nextInt(upperBound: overflows ? .max : min(width, numberOfPossibleOutcomes))
  }

  /// Returns a random number from 0 to 1: the position of an integer in the range.
  ///
  /// - Returns: The number. It is 0 if the range has one integer.
  open func nextUniform() -> Float {
    highestValue == lowestValue ? 0 : distance(to: nextInt()) / distance(to: highestValue)
  }

  /// Returns how much greater an integer of the range is than the smallest one, which may be more than `Int.max`.
  private func distance(to value: Int) -> Float { Float(UInt(bitPattern: value &- lowestValue)) }

  /// Returns a random Boolean value of the source.
  ///
  /// - Returns: The value.
  open func nextBool() -> Bool { source.nextBool() }
}

/// A distribution in which integers near the middle are more probable. Nearly all integers are within three deviations of the mean,
/// and others are not returned.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The mean.
  public let mean: Float
  /// The standard deviation.
  public let deviation: Float
  /// The distance of the mean from the smallest integer. A `Float` does not represent great integers.
  private let center: Double

  /// Creates a distribution whose range is six deviations wide.
  public override init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive) / 2 + Float(highestInclusive) / 2
    let width = UInt(bitPattern: highestInclusive &- lowestInclusive)
    deviation = Float(width) / 6
    center = Double(width) / 2
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Creates a distribution with a mean and a standard deviation. Its range is from three deviations below the mean to three
  /// above it.
  ///
  /// - Parameters:
  ///   - source: The source of random numbers.
  ///   - mean: The mean, which must be finite.
  ///   - deviation: The standard deviation, which must be finite and not negative.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    let lowest = (mean - 3 * deviation).rounded()
    center = Double(mean) - Double(lowest)
    super.init(
      randomSource: source, lowestValue: Int(lowest), highestValue: Int((mean + 3 * deviation).rounded()))
  }

  open override func nextInt() -> Int {
    while true {
      // Box–Muller
      let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
      let distance = center + Double(deviation * radius * cos(2 * .pi * source.nextUniform()))
      if let value = UInt(exactly: distance.rounded()), value <= UInt(bitPattern: highestValue &- lowestValue) {
        return lowestValue &+ Int(bitPattern: value)
      }
    }
  }
}

/// A distribution that returns each integer of its range once before it repeats one.
open class GKShuffledDistribution: GKRandomDistribution {
  private var remaining: [Int] = []

  open override func nextInt() -> Int {
    if remaining.isEmpty { remaining = Array(lowestValue...highestValue) }
    return remaining.remove(at: source.nextInt(upperBound: remaining.count))
  }
}
