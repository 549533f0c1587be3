import Foundation
import UIKit
import XCTest

/// Formatters of durations. The texts are those of Apple's documentation of `DateComponentsFormatter.UnitsStyle` and
/// `ZeroFormattingBehavior`.
final class DurationTests: XCTestCase {
  private func text(
    _ style: DateComponentsFormatter.UnitsStyle, _ units: NSCalendar.Unit, _ seconds: TimeInterval,
    _ zeros: DateComponentsFormatter.ZeroFormattingBehavior = .default
  ) -> String? {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = style
    formatter.allowedUnits = units
    formatter.zeroFormattingBehavior = zeros
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = Locale(identifier: "en_US")
    formatter.calendar = calendar
    return formatter.string(from: seconds)
  }

  private let clock: NSCalendar.Unit = [.hour, .minute, .second]

  func testStyles() {
    let seconds: TimeInterval = 9 * 3600 + 41 * 60 + 30
    XCTAssertEqual(text(.positional, clock, 4200), "1:10:00")
    XCTAssertEqual(text(.abbreviated, clock, seconds), "9h 41m 30s")
    XCTAssertEqual(text(.short, clock, seconds), "9 hr, 41 min, 30 sec")
    XCTAssertEqual(text(.full, clock, seconds), "9 hours, 41 minutes, 30 seconds")
    XCTAssertEqual(text(.spellOut, clock, seconds), "nine hours, forty-one minutes, thirty seconds")
    XCTAssertEqual(text(.brief, clock, seconds), "9hr 41min 30sec")
  }

  func testUnitsThatAreZero() {
    let all: NSCalendar.Unit = [.day, .hour, .minute, .second]
    XCTAssertEqual(text(.positional, clock, 3610), "1:00:10")
    XCTAssertEqual(text(.abbreviated, all, 3610), "1h 10s")
    XCTAssertEqual(text(.abbreviated, all, 600, .dropLeading), "10m 0s")
    XCTAssertEqual(text(.positional, [.minute, .second], 5, .pad), "00:05")
    XCTAssertEqual(text(.abbreviated, all, 0), "0s")
  }

  /// malcommac/SwiftDate formats clocks with these options (`TestFormatters.testTimeInterval_Clock`).
  func testPaddedUnitsWithoutTheLeadingOnes() {
    XCTAssertEqual(text(.positional, [], 7500, [.pad, .dropLeading]), "02:05:00")
    XCTAssertEqual(text(.positional, [.day, .hour, .minute, .second], 65, [.pad, .dropLeading]), "01:05")
  }

  func testComponentsAndPhrases() {
    let formatter = DateComponentsFormatter()
    formatter.unitsStyle = .full
    formatter.calendar?.locale = Locale(identifier: "en_US")
    XCTAssertEqual(formatter.string(from: DateComponents(minute: 90)), "1 hour, 30 minutes")
    formatter.maximumUnitCount = 1
    formatter.includesApproximationPhrase = true
    formatter.includesTimeRemainingPhrase = true
    XCTAssertEqual(formatter.string(from: DateComponents(minute: 90)), "About 1 hour remaining")
  }
}
