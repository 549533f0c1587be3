import AVFoundation
import XCTest

/// Times as fractions. Source: the comments in CoreMedia's "CMTime.h".
final class TimeTests: XCTestCase {
  func testSumsAreExact() {
    let third = CMTime(value: 1, timescale: 3)
    let sum = third + CMTime(value: 1, timescale: 4)
    XCTAssertEqual([sum.value, Int64(sum.timescale)], [7, 12], "the least common multiple")
    XCTAssertFalse(sum.hasBeenRounded)
    XCTAssertEqual(sum - CMTime(value: 1, timescale: 4), third)
    let large = CMTime(value: 1 << 60, timescale: 600) + CMTime(value: 1, timescale: 600)
    XCTAssertEqual(large.value, 1 << 60 + 1, "a Double does not represent it")
    let odd = CMTimeAdd(CMTime(value: 1, timescale: 999_999_937), CMTime(value: 1, timescale: 1_000_000_007))
    XCTAssertEqual(odd.timescale, .max, "the least common multiple is too large")
    XCTAssertTrue(odd.hasBeenRounded)
    let half = CMTime(value: .max, timescale: 600) + CMTime(value: .max, timescale: 600)
    XCTAssertEqual(half.timescale, 300)
    XCTAssertTrue((CMTime(value: .max, timescale: 1) + CMTime(value: .max, timescale: 1)).isPositiveInfinity)
    XCTAssertEqual(CMTimeSubtract(third, third), .zero)
  }

  func testTimesThatAreNoFractions() {
    let infinity = CMTime.positiveInfinity
    XCTAssertTrue(CMTime.indefinite.isIndefinite)
    XCTAssertTrue(CMTime.indefinite.isValid)
    XCTAssertFalse(CMTime.indefinite.isNumeric)
    XCTAssertFalse(CMTime.invalid.isIndefinite)
    XCTAssertNotEqual(CMTime.indefinite, .invalid)
    XCTAssertTrue(CMTime.indefinite.seconds.isNaN)
    XCTAssertEqual(infinity.seconds, .infinity)
    XCTAssertEqual(CMTimeGetSeconds(.negativeInfinity), -.infinity)
    let sums: [(CMTime, CMTime)] = [
      (infinity + infinity, infinity), (infinity - infinity, .invalid), (infinity + .negativeInfinity, .invalid),
      (infinity + .indefinite, infinity), (.zero + .indefinite, .indefinite), (.indefinite + .invalid, .invalid),
      (.zero - infinity, .negativeInfinity), (CMTimeMultiply(infinity, multiplier: -2), .negativeInfinity),
    ]
    for (sum, expected) in sums { XCTAssertEqual(sum, expected) }
    XCTAssertEqual(CMTime(seconds: .infinity, preferredTimescale: 600), infinity)
    XCTAssertFalse(CMTime(seconds: .nan, preferredTimescale: 600).isValid)
    XCTAssertFalse(CMTime(seconds: 1, preferredTimescale: 0).isValid)
  }

  func testTheOrderOfTimes() {
    let later = CMTimeMakeWithEpoch(value: 0, timescale: 1, epoch: 1)
    let before = CMTime(value: -1, timescale: 2)
    let order: [CMTime] = [.negativeInfinity, before, .zero, later, .indefinite, .positiveInfinity, .invalid]
    XCTAssertEqual(order.shuffled().sorted(), order)
    XCTAssertEqual(CMTimeCompare(CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)), 0)
    XCTAssertEqual(Set([CMTime(value: 1, timescale: 2), CMTime(value: 300, timescale: 600)]).count, 1)
    let near = CMTime(value: 1 << 60, timescale: 1)
    XCTAssertLessThan(near, CMTime(value: 1 << 60 + 1, timescale: 1), "a Double does not represent it")
    XCTAssertFalse((later + CMTimeMakeWithEpoch(value: 0, timescale: 1, epoch: 2)).isValid)
    XCTAssertEqual((later + CMTime(value: 1, timescale: 1)).epoch, 1)
    XCTAssertEqual((later - later).epoch, 0, "a duration")
  }

  func testProductsAndUnits() {
    let second = CMTime(value: 1, timescale: 1)
    let half = CMTimeMultiplyByFloat64(second, multiplier: 0.5)
    XCTAssertEqual([half.value, Int64(half.timescale)], [32768, 65536])
    XCTAssertFalse(half.hasBeenRounded)
    let third = CMTimeMultiplyByRatio(CMTime(value: 1, timescale: 600), multiplier: 1, divisor: 3)
    XCTAssertEqual(third, CMTime(value: 1, timescale: 1800))
    XCTAssertEqual(CMTimeMultiply(second, multiplier: 5).value, 5)
    XCTAssertEqual(CMTimeAbsoluteValue(CMTime(value: -5, timescale: 3)), CMTime(value: 5, timescale: 3))
    let methods: [(CMTimeRoundingMethod, Int64, Int64)] = [
      (.default, 3, -3), (.roundTowardZero, 2, -2), (.roundAwayFromZero, 3, -3), (.roundTowardPositiveInfinity, 3, -2),
      (.roundTowardNegativeInfinity, 2, -3), (.quickTime, 2, -2),
    ]
    for (method, up, down) in methods {
      let time = CMTime(value: 5, timescale: 2)
      XCTAssertEqual(CMTimeConvertScale(time, timescale: 1, method: method).value, up, "\(method)")
      XCTAssertEqual((.zero - time).convertScale(1, method: method).value, down, "\(method)")
    }
    XCTAssertTrue(CMTimeConvertScale(half, timescale: 1, method: .default).hasBeenRounded)
    let long = CMTime(seconds: 1e12, preferredTimescale: 1_000_000_000)
    XCTAssertEqual(long.seconds, 1e12, accuracy: 1)
    XCTAssertLessThan(long.timescale, 1_000_000_000, "it is halved")
  }

  func testRanges() {
    let range = CMTimeRangeMake(start: CMTime(value: 1, timescale: 1), duration: CMTime(value: 3, timescale: 1))
    let other = CMTimeRange(start: CMTime(value: 2, timescale: 1), end: CMTime(value: 6, timescale: 1))
    XCTAssertEqual(range.end, CMTime(value: 4, timescale: 1))
    XCTAssertTrue(range.containsTime(range.start))
    XCTAssertFalse(CMTimeRangeContainsTime(range, time: range.end))
    XCTAssertEqual(range.intersection(other), CMTimeRange(start: other.start, end: range.end))
    XCTAssertEqual(CMTimeRangeGetUnion(range, otherRange: other), CMTimeRange(start: range.start, end: other.end))
    XCTAssertTrue(range.union(other).containsTimeRange(other))
    XCTAssertTrue(CMTimeRange.zero.isEmpty)
    XCTAssertFalse(CMTimeRange(start: range.end, end: range.start).isValid)
    XCTAssertEqual(NSValue(timeRange: range).timeRangeValue, range)
    XCTAssertTrue(NSValue(time: .indefinite).timeValue.isIndefinite)
    XCTAssertFalse(NSNumber(value: 1).timeValue.isValid)
  }

  /// As AVFoundationSimplePlayer reads the state of a value, with names of Swift 4 (Lax/Learn-iOS-Swift-by-Examples on GitHub).
  func testTheStateOfAValueThatCannotBeRead() {
    let asset = AVURLAsset(url: URL(fileURLWithPath: "/no/such/file.wav"))
    var error: NSError?
    XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: &error), .failed)
    XCTAssertEqual(error?.domain, AVFoundationErrorDomain)
    XCTAssertEqual(asset.statusOfValue(forKey: "duration", error: nil), .failed)
    XCTAssertEqual(CMTimeMake(1, 2), CMTimeMakeWithSeconds(0.5, 2))
    XCTAssertEqual(kCMTimeZero, CMTime.zero)
  }
}
