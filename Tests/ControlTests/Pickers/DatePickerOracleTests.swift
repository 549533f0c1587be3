import TestSupport
@testable import UIKit
import UIKitTesting
import XCTest

/// The measured cases of date pickers (`picker-cases.json`, and the family `date-picker` of `control-cases.json`).
@preconcurrency @MainActor
final class DatePickerOracleTests: XCTestCase {
  private var app: TestApplication!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 400, height: 667), scale: 3)
    app.onReport = { XCTFail($0) }
    app.show(UIViewController())
    app.frame()
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private func date(_ seconds: Double) -> Date { Date(timeIntervalSinceReferenceDate: seconds) }

  private func make(_ config: OracleValues) throws -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = TimeZone(secondsFromGMT: 0)
    // The size depends on the display's scale, which the picker has in a window.
    app.window.rootViewController?.view.addSubview(picker)
    if config.has("before") {
      if let before = try? config.values("before") {
        picker.roundsToMinuteInterval = try before.bool("roundsToMinuteInterval")
        picker.minuteInterval = try before.integer("minuteInterval")
        picker.date = date(try before.number("date"))
      } else {
        switch try config.string("before") {
        case "fresh", "an earlier date set": break
        case "countDownTimer, automatic":
          picker.datePickerMode = .countDownTimer
          XCTAssertEqual(picker.frame.size, CGSize(width: 320, height: 216))
        case let other: XCTFail("unknown: \(other)")
        }
      }
    }
    if let mode = config["mode", as: String.self] { try set(mode, picker) }
    if let style = config["style", as: String.self] {
      switch style {
      case "automatic (compact)": XCTAssertEqual(picker.datePickerStyle, .compact)
      case "wheels": picker.preferredDatePickerStyle = .wheels
      case "compact": picker.preferredDatePickerStyle = .compact
      case "inline": picker.preferredDatePickerStyle = .inline
      default: XCTFail("unknown: \(style)")
      }
    }
    return picker
  }

  private func set(_ mode: String, _ picker: UIDatePicker) throws {
    switch mode {
    case "time": picker.datePickerMode = .time
    case "date": picker.datePickerMode = .date
    case "dateAndTime": picker.datePickerMode = .dateAndTime
    case "countDownTimer": picker.datePickerMode = .countDownTimer
    default: XCTFail("unknown: \(mode)")
    }
  }

  func testDefaults() throws {
    try Oracle.each("picker-cases.json", family: "date-defaults") { entry in
      if entry.config.has("type") {
        XCTAssertEqual(try entry.config.string("type"), "UIDatePickerStyle")
        let values = try entry.expect.values("Style")
        let styles: [(String, UIDatePickerStyle)] = [
          ("automatic", .automatic), ("wheels", .wheels), ("compact", .compact), ("inline", .inline),
        ]
        for (name, style) in styles { XCTAssertEqual(try values.integer(name), style.rawValue, name) }
      } else {
        XCTAssertEqual(try entry.config.string("call"), "calendar = nil")
        let picker = UIDatePicker()
        picker.calendar = Calendar(identifier: .hebrew)
        picker.calendar = nil
        entry.expect("calendar_after_nil", picker.calendar == nil ? "nil" : "not nil")
        XCTAssertEqual(picker.calendar, Calendar.current)
      }
    }
  }

  func testSizes() throws {
    try Oracle.each("picker-cases.json", family: "date-size") { entry in
      let picker = try make(entry.config)
      // Widths of compact buttons depend on the font and the present date: docs/differences.md.
      func compare(_ key: String, _ size: CGSize, height: Bool) throws {
        guard entry.expect.has(key) else { return }
        if height {
          XCTAssertEqual(size.height, try entry.expect.size(key).height, accuracy: entry.tolerance ?? 0, entry.id)
          XCTAssertGreaterThan(size.width, 90, entry.id)
        } else {
          entry.expect(key, size)
        }
      }
      let isCompact = picker.datePickerStyle == .compact
      entry.expect("frame_size", picker.frame.size)
      try compare("sizeThatFits_zero", picker.sizeThatFits(.zero), height: isCompact)
      try compare("sizeThatFits_160_0", picker.sizeThatFits(CGSize(width: 160, height: 0)), height: false)
      try compare("intrinsic", picker.intrinsicContentSize, height: isCompact)
    }
  }

  func testRounding() throws {
    try Oracle.each("picker-cases.json", family: "date-rounding") { entry in
      let picker = try make(entry.config)
      if let rounds = entry.config["roundsToMinuteInterval", as: Bool.self] { picker.roundsToMinuteInterval = rounds }
      if let interval = entry.config["minuteInterval", as: Int.self] { picker.minuteInterval = interval }
      if let minimum = entry.config["minimumDate", as: Double.self] { picker.minimumDate = date(minimum) }
      if let set = entry.config["set", as: Double.self] { picker.date = date(set) }
      if entry.config.has("call") {
        XCTAssertEqual(try entry.config.string("call"), "roundsToMinuteInterval = true")
        picker.roundsToMinuteInterval = true
      }
      entry.expect("date", CGFloat(picker.date.timeIntervalSinceReferenceDate))
    }
  }

  func testBounds() throws {
    try Oracle.each("picker-cases.json", family: "date-bounds") { entry in
      let picker = try make(entry.config)
      let set = entry.config["date", as: Double.self] ?? 800_000_000
      picker.date = date(set)
      switch try entry.config.string("call") {
      case "minimumDate = later":
        picker.minimumDate = date(set + 500)
        entry.expect("date", picker.date == picker.minimumDate ? "the minimum" : "\(picker.date)")
      case "minimumDate = reference + 6000":
        picker.minimumDate = date(800_000_000 + 6000)
        entry.expect("date", CGFloat(picker.date.timeIntervalSinceReferenceDate))
      case let other: XCTFail("unknown: \(other)")
      }
    }
  }

  func testCountDown() throws {
    try Oracle.each("picker-cases.json", family: "countdown") { entry in
      let picker = try make(entry.config)
      if entry.config.has("preferred") {
        XCTAssertEqual(try entry.config.string("preferred"), "automatic")
        entry.expect("datePickerStyle", picker.datePickerStyle == .wheels ? "wheels" : "\(picker.datePickerStyle)")
      }
      if let duration = entry.config["duration", as: Double.self] { picker.countDownDuration = duration }
      if let interval = entry.config["set_minuteInterval", as: Int.self] {
        picker.minuteInterval = interval
        entry.expect("minuteInterval", CGFloat(picker.minuteInterval))
      }
      if let durations = try? entry.config.numbers("set_countDownDuration") {
        let expected = try entry.expect.number("countDownDuration")
        for duration in durations {
          picker.countDownDuration = duration
          XCTAssertEqual(picker.countDownDuration, expected, "\(duration)")
        }
        picker.datePickerMode = .countDownTimer
        entry.expect("after_entering_countdown", CGFloat(picker.countDownDuration))
        return
      }
      if entry.config.has("set_countDownDuration") {
        picker.countDownDuration = try entry.config.number("set_countDownDuration")
      }
      if entry.expect.has("countDownDuration") {
        entry.expect("countDownDuration", CGFloat(picker.countDownDuration))
      }
      if entry.config.has("sets") {
        let sets = try entry.config.numbers("sets")
        picker.date = date(sets[0])
        entry.expect("date_property", CGFloat(picker.date.timeIntervalSinceReferenceDate))
        picker.setDate(date(sets[1]), animated: false)
        entry.expect("setDate_not_animated", CGFloat(picker.date.timeIntervalSinceReferenceDate))
        picker.setDate(date(sets[2]), animated: true)
        entry.expect("setDate_animated", CGFloat(picker.date.timeIntervalSinceReferenceDate))
      }
    }
  }

  /// The size of a compact date picker at an accessibility text size (datepicker-compact-ax1).
  func testCompactButtonsWithLargeText() throws {
    try Oracle.each("control-cases.json", family: "date-picker") { entry in
      app.close()
      app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
      app.onReport = { XCTFail($0) }
      app.show(UIViewController())
      app.frame()
      XCTAssertEqual(try entry.config.string("category"), "accessibilityLarge")
      app.window.traitOverrides.preferredContentSizeCategory = .accessibilityLarge
      let picker = try make(entry.config)
      picker.locale = Locale(identifier: "en_US")
      picker.date = date(800_000_000)
      picker.frame.size = picker.sizeThatFits(.zero)
      app.frame()
      @MainActor func pills(_ view: UIView) -> [DatePill] {
        view.subviews.flatMap { ($0 as? DatePill).map { [$0] } ?? pills($0) }.filter { !$0.isHidden }
      }
      let pill = try XCTUnwrap(pills(picker).first)
      entry.expect(
        "text", pill.label.text == "5/9/26" ? "short numeric date instead of the medium one" : pill.label.text)
      entry.expect("capsule_height", pill.frame.height)
      // The label fills the capsule; the text has the height of a line.
      entry.expect("label_height", pill.frame.height - 14)
    }
  }
}
