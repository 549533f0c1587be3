import Foundation

/// A generator of random integers in a range. All integers are equally probable.
open class GKRandomDistribution: NSObject, GKRandom {
  let source: any GKRandom
  /// The smallest integer.
  public let lowestValue: Int
  /// The greatest integer.
  public let highestValue: Int
  /// The number of different integers.
  public var numberOfPossibleOutcomes: Int { highestValue - lowestValue + 1 }

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
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates a distribution of the integers from 1 to the number of sides of a die.
  public convenience init(forDieWithSideCount sideCount: Int) { self.init(lowestValue: 1, highestValue: sideCount) }

  /// Returns the distribution of a die with six sides.
  open class func d6() -> Self { make(6) }
  /// Returns the distribution of a die with twenty sides.
  open class func d20() -> Self { make(20) }

  private class func make(_ sides: Int) -> Self { self.init(source: GKRandomSource(), lowest: 1, highest: sides) }

  /// Creates a distribution. `d6()` and `d20()` call this initializer, because they return a distribution of the class that they are called
  /// on.
  required public convenience init(source: any GKRandom, lowest: Int, highest: Int) {
    self.init(randomSource: source, lowestValue: lowest, highestValue: highest)
  }

  /// Returns an integer of the range.
  open func nextInt() -> Int { lowestValue + source.nextInt(upperBound: numberOfPossibleOutcomes) }

  /// Returns an integer of the range that is less than a limit, or the smallest one.
  open func nextInt(upperBound: Int) -> Int {
    guard upperBound > lowestValue else { return lowestValue }
    return lowestValue + source.nextInt(upperBound: min(upperBound - lowestValue, numberOfPossibleOutcomes))
  }

  /// Returns an integer of the range, divided by the greatest one.
  open func nextUniform() -> Float {
    highestValue == lowestValue ? 0 : Float(nextInt() - lowestValue) / Float(highestValue - lowestValue)
  }

  open func nextBool() -> Bool { source.nextBool() }
}

/// A distribution in which integers near the middle are more probable. Nearly all integers are within three deviations of the mean,
/// and others are not returned.
open class GKGaussianDistribution: GKRandomDistribution {
  /// The mean.
  public let mean: Float
  /// The standard deviation.
  public let deviation: Float

  /// Creates a distribution whose range is six deviations wide.
  public override init(
    randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int
  ) {
    mean = Float(lowestInclusive + highestInclusive) / 2
    deviation = Float(highestInclusive - lowestInclusive) / 6
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Creates a distribution with a mean and a standard deviation.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    self.mean = mean
    self.deviation = deviation
    super.init(
      randomSource: source, lowestValue: Int((mean - 3 * deviation).rounded()),
      highestValue: Int((mean + 3 * deviation).rounded()))
  }

  open override func nextInt() -> Int {
    while true {
      // Box–Muller
      let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
      let value = Int((mean + deviation * radius * cos(2 * .pi * source.nextUniform())).rounded())
      if (lowestValue...highestValue).contains(value) { return value }
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
