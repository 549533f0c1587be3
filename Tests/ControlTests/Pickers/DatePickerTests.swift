@testable import UIKit
import UIKitTesting
import XCTest

/// Date pickers with wheels, buttons and calendars, and the dates that the user selects with them in several locales
/// and calendars.
@preconcurrency @MainActor
final class DatePickerTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!
  private var changes: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 420, height: 640), scale: 2)
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
    changes = []
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private let utc = TimeZone(secondsFromGMT: 0)!

  private func date(_ text: String) -> Date {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = utc
    formatter.dateFormat = text.count == 10 ? "yyyy-MM-dd" : "yyyy-MM-dd HH:mm"
    return formatter.date(from: text)!
  }

  private func text(_ date: Date) -> String {
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.timeZone = utc
    formatter.dateFormat = "yyyy-MM-dd HH:mm:ss"
    return formatter.string(from: date)
  }

  private func show(
    _ mode: UIDatePicker.Mode, _ style: UIDatePickerStyle = .wheels, locale: String = "en_US",
    date start: String = "2026-05-09 06:13"
  ) -> UIDatePicker {
    let picker = UIDatePicker()
    picker.timeZone = utc
    var calendar = Calendar(identifier: .gregorian)
    calendar.firstWeekday = 1
    picker.calendar = calendar
    picker.locale = Locale(identifier: locale)
    picker.datePickerMode = mode
    picker.preferredDatePickerStyle = style
    picker.date = date(start)
    picker.frame.origin = CGPoint(x: 20, y: 20)
    picker.addAction(
      UIAction { [unowned self] in
        if let picker = $0.sender as? UIDatePicker { changes.append(text(picker.date)) }
      }, for: .valueChanged)
    controller.view.addSubview(picker)
    app.frame()
    return picker
  }

  private func wheels(_ view: UIView) -> DateWheels? {
    view.subviews.lazy.compactMap { $0 as? DateWheels ?? self.wheels($0) }.first
  }

  private func fields(_ picker: UIDatePicker) -> [DateWheelColumn.Field] { wheels(picker)?.columns.map(\.field) ?? [] }

  /// Returns the texts in the middle of the wheels, in the order of the components.
  private func shown(_ picker: UIDatePicker) -> [String] {
    guard let view = wheels(picker)?.picker else { return [] }
    return (0..<view.numberOfComponents).map {
      (view.view(forRow: view.selectedRow(inComponent: $0), forComponent: $0) as? DateRowView)?.label.text ?? "?"
    }
  }

  /// Turns a wheel with the mouse.
  private func turn(_ picker: UIDatePicker, _ component: Int, by rows: Int) throws {
    guard let view = wheels(picker)?.picker else { return XCTFail("no wheels") }
    let frame = view.convert(view.frame(ofComponent: component), to: nil)
    for _ in 0..<abs(rows) {
      app.wheel(at: CGPoint(x: frame.midX, y: frame.midY), notches: CGPoint(x: 0, y: rows > 0 ? -1 : 1))
    }
    try app.waitUntilIdle()
  }

  // MARK: Order of the wheels

  func testTheOrderOfTheLocale() {
    let expected: [(String, UIDatePicker.Mode, [DateWheelColumn.Field])] = [
      ("en_US", .date, [.month, .day, .year]), ("de_DE", .date, [.day, .month, .year]),
      ("ja_JP", .date, [.year, .month, .day]), ("en_US", .time, [.hour, .minute, .period]),
      ("de_DE", .time, [.hour, .minute]), ("ko_KR", .time, [.period, .hour, .minute]),
      ("en_US", .dateAndTime, [.wholeDay, .hour, .minute, .period]),
      ("fr_FR", .dateAndTime, [.wholeDay, .hour, .minute]),
      ("en_US", .yearAndMonth, [.month, .year]), ("ja_JP", .yearAndMonth, [.year, .month]),
      ("en_US", .countDownTimer, [.countdownHours, .countdownMinutes]),
    ]
    for (locale, mode, wheels) in expected {
      XCTAssertEqual(fields(show(mode, locale: locale)), wheels, "\(locale) \(mode)")
    }
  }

  func testTextsOfTheLocale() {
    let picker = show(.date)
    XCTAssertEqual(shown(picker), ["May", "9", "2026"])
    picker.locale = Locale(identifier: "de_DE")
    app.frame()
    XCTAssertEqual(shown(picker), ["9", "Mai", "2026"])
    picker.locale = Locale(identifier: "ja_JP")
    app.frame()
    XCTAssertEqual(shown(picker), ["2026年", "5月", "9日"])
    let time = show(.time)
    XCTAssertEqual(shown(time), ["6", "13", "AM"])
    time.locale = Locale(identifier: "de_DE")
    app.frame()
    XCTAssertEqual(shown(time), ["06", "13"])
    time.timeZone = TimeZone(secondsFromGMT: 3 * 3600 + 1800)
    app.frame()
    XCTAssertEqual(shown(time), ["09", "43"])
    let both = show(.dateAndTime)
    XCTAssertEqual(shown(both), ["Sat, May 9", "6", "13", "AM"])
    let hebrew = show(.date)
    hebrew.calendar = Calendar(identifier: .hebrew)
    app.frame()
    XCTAssertEqual(shown(hebrew), ["22", "Iyar", "5786"])
  }

  // MARK: Turning wheels

  func testTurningAWheelSelectsADate_andSendsOneEvent() throws {
    let picker = show(.date)
    try turn(picker, 0, by: 2)
    try turn(picker, 1, by: -9)
    try turn(picker, 2, by: 1)
    XCTAssertEqual(changes, ["2026-07-09 06:13:00", "2026-07-31 06:13:00", "2027-07-31 06:13:00"])
    XCTAssertEqual(shown(picker), ["July", "31", "2027"])
  }

  func testADayThatTheMonthDoesNotHaveBecomesItsLastOne() throws {
    let picker = show(.date, date: "2026-01-31 10:00")
    try turn(picker, 0, by: 1)
    XCTAssertEqual(changes, ["2026-02-28 10:00:00"])
    XCTAssertEqual(shown(picker), ["February", "28", "2026"])
    XCTAssertTrue(picker.date == date("2026-02-28 10:00"))
  }

  func testTimesInTwelveHours() throws {
    let picker = show(.time, date: "2026-05-09 11:59")
    try turn(picker, 0, by: 1)
    XCTAssertEqual(shown(picker), ["12", "59", "PM"], "the wheel of hours passes noon")
    try turn(picker, 2, by: -1)
    XCTAssertEqual(shown(picker), ["12", "59", "AM"])
    try turn(picker, 1, by: 1)
    XCTAssertEqual(changes, ["2026-05-09 12:59:00", "2026-05-09 00:59:00", "2026-05-09 00:00:00"])
  }

  func testDaysAndMinutesInSteps() throws {
    let picker = show(.dateAndTime, locale: "de_DE")
    picker.minuteInterval = 15
    XCTAssertEqual(text(picker.date), "2026-05-09 06:00:00", "rounded at once")
    try turn(picker, 2, by: 1)
    try turn(picker, 0, by: 23)
    XCTAssertEqual(changes, ["2026-05-09 06:15:00", "2026-06-01 06:15:00"])
  }

  func testLimitsDimRows_andTheWheelsTurnBack() throws {
    let picker = show(.date)
    picker.minimumDate = date("2026-04-20")
    picker.maximumDate = date("2026-06-10")
    app.frame()
    func color(_ component: Int, _ text: String) -> UIColor? {
      var found: UIColor?
      wheels(picker)?.picker.forEachVisibleRow(inComponent: component) { _, view in
        if let row = view as? DateRowView, row.label.text == text { found = row.label.textColor }
      }
      return found
    }
    XCTAssertEqual(color(0, "April"), .label)
    XCTAssertEqual(color(0, "March"), .tertiaryLabel)
    XCTAssertEqual(color(2, "2027"), .tertiaryLabel)
    try turn(picker, 0, by: 3)
    XCTAssertEqual(changes, ["2026-06-10 00:00:00"])
    XCTAssertEqual(shown(picker), ["June", "10", "2026"])
    XCTAssertEqual(color(1, "11"), .tertiaryLabel, "in June")
    try turn(picker, 1, by: 1)
    XCTAssertEqual(shown(picker), ["June", "10", "2026"])
    XCTAssertEqual(changes.count, 1, "no event without a change")
  }

  /// CLDR's plural rules: 0 has the singular form in French, and the plural form in English.
  func testTheUnitsOfACountDownHaveThePluralFormOfTheLanguage() {
    func hours(_ value: Int, _ language: String) -> String? {
      var settings = DateSettings(userLocale: Locale(identifier: language))
      settings.mode = .countDownTimer
      return DateWheelTexts(settings).unit(.countdownHours, value: value)
    }
    XCTAssertEqual([0, 1, 2].map { hours($0, "fr_FR") }, ["heure", "heure", "heures"])
    XCTAssertEqual([0, 1, 2].map { hours($0, "en_US") }, ["hours", "hour", "hours"])
  }

  func testTheCountDown() throws {
    let picker = show(.countDownTimer)
    picker.countDownDuration = 3 * 3600
    app.frame()
    XCTAssertEqual(shown(picker), ["3", "0"])
    var durations: [TimeInterval] = []
    picker.addAction(UIAction { _ in durations.append(picker.countDownDuration) }, for: .valueChanged)
    try turn(picker, 1, by: 5)
    try turn(picker, 0, by: -3)
    try turn(picker, 1, by: -5)
    XCTAssertEqual(durations, [11_100, 300, 60])
    XCTAssertEqual(shown(picker), ["0", "1"], "at least a minute")
  }

  func testTypingAMonth() throws {
    let picker = show(.date)
    app.key(.keyboardTab)
    app.frame()
    app.key(.keyboardN)
    try app.waitUntilIdle()
    XCTAssertEqual(changes, ["2026-11-09 06:13:00"])
    XCTAssertEqual(shown(picker), ["November", "9", "2026"])
  }

  func testRightToLeft_hoursRemainToTheLeftOfMinutes() throws {
    app.window.traitOverrides.layoutDirection = .rightToLeft
    let picker = show(.time, locale: "ar_EG")
    app.frame()
    let view = try XCTUnwrap(wheels(picker))
    let places = Dictionary(
      uniqueKeysWithValues: view.columns.enumerated().map { ($1.field, view.picker.frame(ofComponent: $0).minX) })
    XCTAssertLessThan(try XCTUnwrap(places[.hour]), try XCTUnwrap(places[.minute]))
    XCTAssertLessThan(try XCTUnwrap(places[.period]), try XCTUnwrap(places[.hour]))
  }

  // MARK: Values

  func testWhatIsInvalidIsReported() {
    let picker = show(.time)
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    picker.minuteInterval = 7
    XCTAssertEqual(picker.minuteInterval, 1)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("minuteInterval 7 is not a divisor of 60") == true)
    picker.minimumDate = date("2027-01-01")
    picker.maximumDate = date("2026-01-01")
    picker.date = date("2020-01-01")
    XCTAssertEqual(picker.date, date("2020-01-01"), "limits in the wrong order have no effect")
  }

  func testStylesByMode() {
    let picker = UIDatePicker()
    XCTAssertEqual(picker.datePickerStyle, .compact)
    picker.datePickerMode = .yearAndMonth
    XCTAssertEqual(picker.datePickerStyle, .wheels)
    picker.preferredDatePickerStyle = .inline
    XCTAssertEqual(picker.datePickerStyle, .wheels)
    picker.datePickerMode = .date
    XCTAssertEqual(picker.datePickerStyle, .inline)
    XCTAssertEqual(picker.countDownDuration, 0)
  }

  // MARK: Other styles

  private func pills(_ view: UIView) -> [DatePill] {
    view.subviews.flatMap { ($0 as? DatePill).map { [$0] } ?? pills($0) }.filter { !$0.isHidden }
  }

  func testSizesOfTheInlineStyle() {
    // measurements.md 21.10
    let picker = UIDatePicker()
    picker.datePickerMode = .date
    picker.preferredDatePickerStyle = .inline
    XCTAssertEqual(picker.frame.size, CGSize(width: 320, height: 324))
    XCTAssertEqual(picker.sizeThatFits(.zero), CGSize(width: 320, height: 440))
    XCTAssertEqual(picker.sizeThatFits(CGSize(width: 160, height: 160)), CGSize(width: 320, height: 440))
    picker.datePickerMode = .dateAndTime
    XCTAssertEqual(picker.frame.size, CGSize(width: 320, height: 324))
    XCTAssertEqual(picker.sizeThatFits(CGSize(width: 400, height: 100)), CGSize(width: 400, height: 482))
    let other = UIDatePicker()
    other.preferredDatePickerStyle = .inline
    XCTAssertEqual(other.frame.size, CGSize(width: 320, height: 366))
  }

  /// Tracker-ios (by shervik, on GitHub) shows a Russian date in a width of 100 points.
  func testACompactDateIsShortWhereItDoesNotFit() throws {
    let picker = show(.date, .compact, locale: "ru_RU")
    let natural = picker.sizeThatFits(.zero)
    picker.frame.size = natural
    app.frame()
    let pill = try XCTUnwrap(pills(picker).first)
    XCTAssertEqual(pill.label.text?.hasPrefix("9 мая 2026"), true, pill.label.text ?? "")
    XCTAssertEqual(pill.frame.width, natural.width)
    picker.frame.size.width = 100
    app.frame()
    XCTAssertEqual(pill.label.text, "09.05.2026")
    XCTAssertEqual(pill.frame.width, 100)
    XCTAssertEqual(picker.sizeThatFits(.zero), natural, "the natural size is that of the long date")
    XCTAssertEqual(picker.intrinsicContentSize, natural)
    picker.frame.size.width = natural.width
    app.frame()
    XCTAssertEqual(pill.label.text?.hasPrefix("9 мая 2026"), true, pill.label.text ?? "")
  }

  /// Asking for a size neither changes the text of the button nor draws it again.
  func testSizesOfACompactDateAreReadWithoutAChange() throws {
    let picker = show(.date, .compact, locale: "ru_RU")
    picker.frame.size = CGSize(width: 100, height: 34)
    app.frame()
    let pill = try XCTUnwrap(pills(picker).first)
    XCTAssertEqual(pill.label.text, "09.05.2026")
    app.frame()
    XCTAssertFalse(pill.label.layer.needsDisplay())
    XCTAssertGreaterThan(pill.contentSize.width, pill.visibleSize.width)
    _ = picker.sizeThatFits(.zero)
    XCTAssertFalse(pill.label.layer.needsDisplay())
    XCTAssertFalse(pill.layer.needsLayout())
  }

  func testCompactButtonsOpenACalendarAndWheels() throws {
    let picker = show(.dateAndTime, .compact)
    picker.frame.size = picker.sizeThatFits(.zero)
    app.frame()
    let found = pills(picker)
    XCTAssertEqual(
      found.map { $0.label.text?.replacingOccurrences(of: "\u{202F}", with: " ") }, ["May 9, 2026", "6:13 AM"])
    app.tap(found[0])
    try app.waitUntilIdle()
    let panel = try XCTUnwrap(controller.presentedViewController as? DatePanelController)
    XCTAssertTrue(found[0].isOpen)
    app.tap(try day("20", in: panel.view))
    try app.waitUntilIdle()
    XCTAssertEqual(changes, ["2026-05-20 06:13:00"])
    XCTAssertEqual(found[0].label.text, "May 20, 2026")
    app.key(.keyboardEscape)
    try app.waitUntilIdle()
    XCTAssertNil(controller.presentedViewController)
    XCTAssertFalse(found[0].isOpen)
    app.tap(found[1])
    try app.waitUntilIdle()
    let times = try XCTUnwrap(controller.presentedViewController as? DatePanelController)
    try turn(times.picker, 0, by: 1)
    XCTAssertEqual(changes.last, "2026-05-20 07:13:00")
  }

  private func day(_ text: String, in view: UIView) throws -> UIView {
    func find(_ view: UIView) -> UIView? {
      if view.isHidden { return nil }
      if let day = view as? CalendarDayView, day.subviews.contains(where: { ($0 as? UILabel)?.text == text }) {
        return day
      }
      return view.subviews.lazy.compactMap { find($0) }.first
    }
    return try XCTUnwrap(find(view), "no day \(text)")
  }

  func testInlineSelectsDaysAndKeepsTheTime() throws {
    let picker = show(.dateAndTime, .inline)
    picker.minimumDate = date("2026-05-05 12:00")
    app.frame()
    XCTAssertEqual(text(picker.date), "2026-05-09 06:13:00")
    app.tap(try day("12", in: picker))
    try app.waitUntilIdle()
    app.tap(try day("12", in: picker))
    try app.waitUntilIdle()
    app.tap(try day("4", in: picker))
    try app.waitUntilIdle()
    app.tap(try day("5", in: picker))
    try app.waitUntilIdle()
    XCTAssertEqual(changes, ["2026-05-12 06:13:00", "2026-05-05 12:00:00"], "within the limits")
  }
}
