import GameKit
import XCTest

/// The random numbers of GameplayKit. Source: Apple's "GameplayKit Programming Guide", "Randomization".
final class RandomTests: XCTestCase {
  func testSourcesWithTheSameSeedReturnTheSameNumbers() {
    let numbers = { (source: GKRandomSource) in (0..<5).map { _ in source.nextInt(upperBound: 1000) } }
    XCTAssertEqual(
      numbers(GKMersenneTwisterRandomSource(seed: 5)), numbers(GKMersenneTwisterRandomSource(seed: 5)))
    XCTAssertNotEqual(
      numbers(GKLinearCongruentialRandomSource(seed: 5)), numbers(GKLinearCongruentialRandomSource(seed: 6)))
    let seed = Data("seed".utf8)
    let skipped = GKARC4RandomSource(seed: seed)
    skipped.dropValues(2)
    XCTAssertEqual(Array(numbers(GKARC4RandomSource(seed: seed)).dropFirst(2)), Array(numbers(skipped).prefix(3)))
  }

  func testNumbersAreInTheirRange_andAllOccur() {
    let source = GKRandomSource.sharedRandom()
    XCTAssertEqual(Set((0..<500).map { _ in source.nextInt(upperBound: 6) }), Set(0...5))
    XCTAssertEqual(source.nextInt(upperBound: 0), 0)
    XCTAssertTrue((0..<100).allSatisfy { _ in (0...1).contains(source.nextUniform()) })
    XCTAssertEqual(Set((0..<100).map { _ in source.nextBool() }), [true, false])
    XCTAssertTrue((0..<100).allSatisfy { _ in (-1 << 31..<1 << 31).contains(source.nextInt()) })
    let shuffled = source.arrayByShufflingObjects(in: Array(0..<100)) as! [Int]
    XCTAssertEqual(shuffled.sorted(), Array(0..<100))
    XCTAssertNotEqual(shuffled, Array(0..<100))
  }

  func testDistributions() {
    let die = GKRandomDistribution.d6()
    XCTAssertEqual(Set((0..<500).map { _ in die.nextInt() }), Set(1...6))
    XCTAssertEqual(GKRandomDistribution(forDieWithSideCount: 8).numberOfPossibleOutcomes, 8)
    let fair = GKShuffledDistribution(lowestValue: 3, highestValue: 7)
    for _ in 0..<4 { XCTAssertEqual(Set((0..<5).map { _ in fair.nextInt() }), Set(3...7), "each once") }
    let bell = GKGaussianDistribution(
      randomSource: GKLinearCongruentialRandomSource(seed: 1), lowestValue: 0, highestValue: 60)
    XCTAssertEqual(bell.mean, 30)
    XCTAssertEqual(bell.deviation, 10)
    let values = (0..<2000).map { _ in bell.nextInt() }
    XCTAssertTrue(values.allSatisfy { (0...60).contains($0) })
    let near = values.count { abs($0 - 30) <= 10 }
    XCTAssertEqual(Double(near) / 2000, 0.7, accuracy: 0.05, "two thirds are within one deviation")
  }

  /// The integers are greater than those that a `Float` represents, or there are more of them than `Int.max`.
  func testDistributionsOfGreatIntegers() {
    let large = GKRandomDistribution(lowestValue: 0, highestValue: .max)
    XCTAssertEqual(large.numberOfPossibleOutcomes, .max)
    let whole = GKRandomDistribution(lowestValue: .min, highestValue: .max)
    for distribution in [large, whole] {
      XCTAssertGreaterThanOrEqual(distribution.nextInt(), distribution.lowestValue)
      XCTAssertLessThan(distribution.nextInt(upperBound: 5), 5)
      XCTAssertTrue((0...1).contains(distribution.nextUniform()))
    }
    let source = GKLinearCongruentialRandomSource(seed: 1)
    let start = 1 << 25 + 1
    let narrow = GKGaussianDistribution(randomSource: source, lowestValue: start, highestValue: start + 1)
    XCTAssertEqual(Set((0..<100).map { _ in narrow.nextInt() }), [start, start + 1])
    XCTAssertEqual(
      GKGaussianDistribution(randomSource: source, lowestValue: start, highestValue: start).nextInt(), start)
  }

  func testValuesThatADistributionCannotHave() {
    let source = GKLinearCongruentialRandomSource(seed: 1)
    XCTAssertEqual(GKRandomDistribution(lowestValue: 3, highestValue: 1).nextInt(), 3)
    XCTAssertEqual(GKRandomDistribution(forDieWithSideCount: 0).nextInt(), 1)
    XCTAssertEqual(GKShuffledDistribution(lowestValue: 3, highestValue: 1).nextInt(), 3)
    XCTAssertEqual(GKGaussianDistribution(randomSource: source, lowestValue: 3, highestValue: 1).nextInt(), 3)
    XCTAssertEqual(GKGaussianDistribution(randomSource: source, mean: .nan, deviation: .infinity).nextInt(), 0)
    XCTAssertEqual(GKGaussianDistribution(randomSource: source, mean: 7, deviation: -1).nextInt(), 7)
    let far = GKGaussianDistribution(randomSource: source, mean: 1e30, deviation: 1e38)
    XCTAssertTrue((far.lowestValue...far.highestValue).contains(far.nextInt()))
    let fixed = GKGaussianDistribution(randomSource: FixedSource(), mean: 10, deviation: 2)
    XCTAssertTrue((4...16).contains(fixed.nextInt()), "the search for a number in the range ends")
  }

  /// The list of all integers would not fit into the memory.
  func testAShuffledDistributionOfManyIntegers() {
    let large = GKShuffledDistribution(lowestValue: -5, highestValue: .max)
    let values = (0..<100).map { _ in large.nextInt() }
    XCTAssertEqual(Set(values).count, 100)
    XCTAssertTrue(values.allSatisfy { $0 >= -5 })
  }
}

/// A source that always returns the smallest number.
private final class FixedSource: NSObject, GKRandom {
  func nextInt() -> Int { 0 }
  func nextInt(upperBound: Int) -> Int { 0 }
  func nextUniform() -> Float { 0 }
  func nextBool() -> Bool { false }
}
