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
  ///   - highestInclusive: The greatest integer. If it is less than the smallest one, this is reported, and the only integer is the
  ///     smallest one.
  public init(randomSource source: any GKRandom, lowestValue lowestInclusive: Int, highestValue highestInclusive: Int) {
    if highestInclusive < lowestInclusive {
      Self.report(
        "the highest value \(highestInclusive) is less than the lowest value \(lowestInclusive), which is used for both"
      )
    }
    self.source = source
    lowestValue = lowestInclusive
    highestValue = max(lowestInclusive, highestInclusive)
    super.init()
  }

  /// Creates a distribution with a source of its own.
  ///
  /// - Parameters:
  ///   - lowestValue: The smallest integer.
  ///   - highestValue: The greatest integer. If it is less than the smallest one, the only integer is the smallest one.
  public convenience init(lowestValue: Int, highestValue: Int) {
    self.init(randomSource: GKRandomSource(), lowestValue: lowestValue, highestValue: highestValue)
  }

  /// Creates a distribution of the integers from 1 to the number of sides of a die.
  ///
  /// - Parameter sideCount: The number of sides. If it is less than 1, this is reported, and the only integer is 1.
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
  ///   - highest: The greatest integer. If it is less than the smallest one, the only integer is the smallest one.
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

  /// Writes a message about values that a distribution cannot have to standard error.
  static func report(_ message: String) {
    try? FileHandle.standardError.write(contentsOf: Data("\(self): \(message)\n".utf8))
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
    let highest = max(lowestInclusive, highestInclusive)
    mean = Float(lowestInclusive) / 2 + Float(highest) / 2
    let width = UInt(bitPattern: highest &- lowestInclusive)
    deviation = Float(width) / 6
    center = Double(width) / 2
    super.init(randomSource: source, lowestValue: lowestInclusive, highestValue: highestInclusive)
  }

  /// Creates a distribution with a mean and a standard deviation. Its range is from three deviations below the mean to three
  /// above it.
  ///
  /// - Parameters:
  ///   - source: The source of random numbers.
  ///   - mean: The mean. If it is not finite, this is reported, and the mean is 0.
  ///   - deviation: The standard deviation. If it is negative or not finite, this is reported, and the only integer is the mean.
  public init(randomSource source: any GKRandom, mean: Float, deviation: Float) {
    if !mean.isFinite { Self.report("the mean \(mean) is not finite. It is 0") }
    if !deviation.isFinite || deviation < 0 {
      Self.report("the deviation \(deviation) is negative or not finite. It is 0")
    }
    let mean = mean.isFinite ? mean : 0
    let deviation = deviation.isFinite ? max(0, deviation) : 0
    self.mean = mean
    self.deviation = deviation
    let lowest = Self.integer(Double(mean) - 3 * Double(deviation))
    center = Double(mean) - Double(lowest)
    super.init(
      randomSource: source, lowestValue: lowest, highestValue: Self.integer(Double(mean) + 3 * Double(deviation)))
  }

  /// Returns the integer that is nearest to a number.
  private static func integer(_ number: Double) -> Int {
    Int(exactly: number.rounded()) ?? (number < 0 ? .min : .max)
  }

  open override func nextInt() -> Int {
    // Of 370 numbers, one is farther than three deviations from the mean. A source of the application may return no others.
    for _ in 0..<100 {
      // Box–Muller
      let radius = (-2 * log(max(source.nextUniform(), .leastNormalMagnitude))).squareRoot()
      let distance = center + Double(deviation * radius * cos(2 * .pi * source.nextUniform()))
      if let value = UInt(exactly: distance.rounded()), value <= UInt(bitPattern: highestValue &- lowestValue) {
        return lowestValue &+ Int(bitPattern: value)
      }
    }
    return lowestValue &+ Int(bitPattern: UInt(bitPattern: highestValue &- lowestValue) / 2)
  }
}

/// A distribution that returns each integer of its range once before it repeats one.
open class GKShuffledDistribution: GKRandomDistribution {
  /// The number of integers that were not returned yet.
  private var remaining = 0
  /// The integers that are not at their place in the list of the remaining ones, by their place. The list would be as long as the
  /// range. Integers are counted from the smallest one.
  private var moved: [Int: Int] = [:]

  open override func nextInt() -> Int {
    if remaining < 1 { remaining = numberOfPossibleOutcomes }
    // The last remaining integer moves to the place of the one that is returned.
    let place = min(max(0, source.nextInt(upperBound: remaining)), remaining - 1)
    remaining -= 1
    let last = moved.removeValue(forKey: remaining) ?? remaining
    guard place < remaining else { return lowestValue + last }
    return lowestValue + (moved.updateValue(last, forKey: place) ?? place)
  }
}
