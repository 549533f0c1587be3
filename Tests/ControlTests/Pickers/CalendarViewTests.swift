@testable import UIKit
import UIKitTesting
import XCTest

/// Calendar views: months, selections, decorations, limits and keys.
@preconcurrency @MainActor
final class CalendarViewTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!
  private var log: [String] = []

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 420, height: 640), scale: 2)
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
    log = []
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private var calendar: Calendar {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = TimeZone(secondsFromGMT: 0)!
    calendar.firstWeekday = 1
    return calendar
  }

  private func components(_ year: Int, _ month: Int, _ day: Int? = nil) -> DateComponents {
    DateComponents(calendar: calendar, year: year, month: month, day: day)
  }

  private func show(_ set: (UICalendarView) -> Void = { _ in }) -> UICalendarView {
    let view = UICalendarView(frame: CGRect(x: 20, y: 20, width: 364, height: 430))
    view.calendar = calendar
    view.timeZone = calendar.timeZone
    view.locale = Locale(identifier: "en_US")
    view.visibleDateComponents = components(2026, 5)
    set(view)
    controller.view.addSubview(view)
    app.frame()
    return view
  }

  private func days(_ view: UIView) -> [CalendarDayView] {
    if view.isHidden { return [] }
    return view.subviews.flatMap { ($0 as? CalendarDayView).map { $0.isHidden ? [] : [$0] } ?? days($0) }
  }

  private func text(_ day: CalendarDayView) -> String? {
    day.subviews.lazy.compactMap { ($0 as? UILabel)?.text }.first
  }

  private func day(_ view: UICalendarView, _ number: Int) throws -> CalendarDayView {
    try XCTUnwrap(days(view).first { text($0) == "\(number)" }, "no day \(number)")
  }

  private func labels(_ view: UIView) -> [String] {
    view.isHidden ? [] : view.subviews.flatMap { ($0 as? UILabel)?.text.map { [$0] } ?? labels($0) }
  }

  private func shown(_ view: UICalendarView) -> [Int?] {
    [view.visibleDateComponents.year, view.visibleDateComponents.month]
  }

  private final class Delegate: NSObject, UICalendarViewDelegate {
    var asked: [Int] = []
    var changes: [[Int?]] = []
    var decorations: [Int: UICalendarView.Decoration] = [:]
    func calendarView(
      _ calendarView: UICalendarView, decorationFor dateComponents: DateComponents
    ) -> UICalendarView.Decoration? {
      asked.append(dateComponents.day ?? 0)
      return decorations[dateComponents.day ?? 0]
    }
    func calendarView(
      _ calendarView: UICalendarView, didChangeVisibleDateComponentsFrom previousDateComponents: DateComponents
    ) {
      changes.append([previousDateComponents.month, calendarView.visibleDateComponents.month])
    }
  }

  // MARK: Months

  func testTheDaysOfAMonth() throws {
    let view = show()
    XCTAssertEqual(days(view).count, 31)
    XCTAssertTrue(labels(view).contains("May 2026"))
    // 1 May 2026 is a Friday: the sixth of seven columns of 52 points.
    XCTAssertEqual(try day(view, 1).frame.minX, 260)
    XCTAssertEqual(try day(view, 3).frame.minX, 0)
    XCTAssertEqual(try day(view, 3).frame.minY, 60)
    var monday = calendar
    monday.firstWeekday = 2
    view.calendar = monday
    app.frame()
    XCTAssertEqual(try day(view, 1).frame.minX, 208)
    XCTAssertEqual(labels(view).first { $0 == "MON" || $0 == "SUN" }, "MON")
    app.window.traitOverrides.layoutDirection = .rightToLeft
    view.setNeedsLayout()
    app.frame()
    view.visibleDateComponents = components(2026, 5)
    app.frame()
    XCTAssertEqual(try day(view, 1).frame.minX, 104)
  }

  func testTurningThePages() throws {
    let delegate = Delegate()
    let view = show { $0.delegate = delegate }
    app.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(shown(view), [2026, 6])
    XCTAssertEqual(days(view).count, 30)
    app.wheel(at: CGPoint(x: 200, y: 300), notches: CGPoint(x: 0, y: -1))
    try app.waitUntilIdle()
    XCTAssertEqual(shown(view), [2026, 7])
    // The button of the previous month.
    app.tap(at: CGPoint(x: 20 + 364 - 92 + 23, y: 20 + 22))
    try app.waitUntilIdle()
    XCTAssertEqual(shown(view), [2026, 6])
    view.setVisibleDateComponents(components(2031, 12), animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(shown(view), [2031, 12])
    XCTAssertEqual(delegate.changes, [[5, 6], [6, 7], [7, 6], [6, 12]])
    XCTAssertTrue(labels(view).contains("December 2031"))
  }

  func testTheTitleShowsWheelsForMonthAndYear() throws {
    let view = show()
    app.tap(at: CGPoint(x: 60, y: 42))
    try app.waitUntilIdle()
    let wheels = try XCTUnwrap(view.subviews.lazy.compactMap { $0 as? DateWheels }.first)
    let frame = wheels.picker.convert(wheels.picker.frame(ofComponent: 1), to: nil)
    app.wheel(at: CGPoint(x: frame.midX, y: frame.midY), notches: CGPoint(x: 0, y: -1))
    try app.waitUntilIdle()
    XCTAssertEqual(shown(view), [2027, 5])
    app.tap(at: CGPoint(x: 60, y: 42))
    try app.waitUntilIdle()
    XCTAssertEqual(days(view).count, 31)
    XCTAssertNil(wheels.superview)
  }

  func testLimits() throws {
    let range = DateInterval(
      start: calendar.date(from: components(2026, 5, 10))!, end: calendar.date(from: components(2026, 6, 20))!)
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    let view = show {
      $0.availableDateRange = range
      $0.selectionBehavior = selection
    }
    XCTAssertFalse(try day(view, 9).isEnabled)
    XCTAssertTrue(try day(view, 10).isEnabled)
    app.tap(try day(view, 9))
    XCTAssertNil(selection.selectedDate)
    for _ in 0..<3 {
      app.drag(from: CGPoint(x: 350, y: 300), to: CGPoint(x: 100, y: 300), duration: 0.2)
      try app.waitUntilIdle()
    }
    XCTAssertEqual(shown(view), [2026, 6], "the last month")
    XCTAssertFalse(try day(view, 21).isEnabled)
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    view.visibleDateComponents = components(2030, 1)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("not within availableDateRange") == true)
    XCTAssertEqual(shown(view), [2026, 6])
  }

  // MARK: Selections

  private final class Single: NSObject, UICalendarSelectionSingleDateDelegate {
    var log: [Int?] = []
    var allowsNone = true
    func dateSelection(_ selection: UICalendarSelectionSingleDate, didSelectDate dateComponents: DateComponents?) {
      log.append(dateComponents?.day)
    }
    func dateSelection(
      _ selection: UICalendarSelectionSingleDate, canSelectDate dateComponents: DateComponents?
    ) -> Bool { dateComponents?.day.map { $0 != 13 } ?? allowsNone }
  }

  func testOneDate() throws {
    let delegate = Single()
    let selection = UICalendarSelectionSingleDate(delegate: delegate)
    let view = show { $0.selectionBehavior = selection }
    selection.selectedDate = components(2026, 5, 20)
    app.frame()
    XCTAssertEqual(days(view).filter(\.isSelected).map { text($0) }, ["20"])
    XCTAssertEqual(delegate.log, [], "not for changes in code")
    app.tap(try day(view, 21))
    try app.waitUntilIdle()
    XCTAssertEqual(days(view).filter(\.isSelected).map { text($0) }, ["21"])
    XCTAssertEqual(selection.selectedDate?.month, 5)
    XCTAssertFalse(try day(view, 13).isEnabled)
    app.tap(try day(view, 13))
    app.tap(try day(view, 21))
    try app.waitUntilIdle()
    XCTAssertNil(selection.selectedDate)
    app.tap(try day(view, 1))
    delegate.allowsNone = false
    app.tap(try day(view, 1))
    try app.waitUntilIdle()
    XCTAssertEqual(delegate.log, [21, nil, 1])
  }

  private final class Multi: NSObject, UICalendarSelectionMultiDateDelegate {
    var log: [String] = []
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didSelectDate dateComponents: DateComponents) {
      log.append("+\(dateComponents.day ?? 0)")
    }
    func multiDateSelection(_ selection: UICalendarSelectionMultiDate, didDeselectDate dateComponents: DateComponents) {
      log.append("-\(dateComponents.day ?? 0)")
    }
    func multiDateSelection(
      _ selection: UICalendarSelectionMultiDate, canDeselectDate dateComponents: DateComponents
    ) -> Bool { dateComponents.day != 3 }
  }

  func testSeveralDates() throws {
    let delegate = Multi()
    let selection = UICalendarSelectionMultiDate(delegate: delegate)
    let view = show { $0.selectionBehavior = selection }
    selection.setSelectedDates([components(2026, 5, 3)], animated: false)
    for number in [5, 6, 5, 3] {
      app.tap(try day(view, number))
      try app.waitUntilIdle()
    }
    XCTAssertEqual(delegate.log, ["+5", "+6", "-5"])
    XCTAssertEqual(selection.selectedDates.map(\.day), [3, 6])
    XCTAssertEqual(days(view).filter(\.isSelected).map { text($0) }, ["3", "6"])
  }

  private final class Weeks: NSObject, UICalendarSelectionWeekOfYearDelegate {
    var log: [Int?] = []
    func week(
      ofYearSelection selection: UICalendarSelectionWeekOfYear,
      didSelectWeekOfYear weekOfYearComponents: DateComponents?
    ) { log.append(weekOfYearComponents?.weekOfYear) }
  }

  func testAWeek() throws {
    let delegate = Weeks()
    let selection = UICalendarSelectionWeekOfYear(delegate: delegate)
    let view = show { $0.selectionBehavior = selection }
    app.tap(try day(view, 13))
    try app.waitUntilIdle()
    XCTAssertEqual(selection.selectedWeekOfYear?.yearForWeekOfYear, 2026)
    XCTAssertEqual(delegate.log, [20])
    XCTAssertEqual(days(view).filter(\.isSelected).compactMap { text($0) }, (10...16).map { "\($0)" })
  }

  // MARK: Decorations

  func testDecorations() throws {
    let delegate = Delegate()
    let custom = UILabel()
    custom.text = "!"
    delegate.decorations = [
      4: .default(color: .systemRed, size: .large), 5: .image(UIImage(systemName: "star.fill"), color: .systemYellow),
      6: .customView { custom },
    ]
    let view = show { $0.delegate = delegate }
    XCTAssertEqual(delegate.asked, Array(1...31))
    XCTAssertEqual(try day(view, 4).subviews.last?.frame.size, CGSize(width: 8, height: 8))
    XCTAssertEqual(try day(view, 4).subviews.last?.backgroundColor, .systemRed)
    XCTAssertTrue(try day(view, 6).subviews.contains(custom))
    XCTAssertEqual(try day(view, 7).subviews.count, 2)
    delegate.asked = []
    delegate.decorations = [:]
    view.reloadDecorations(forDateComponents: [components(2026, 5, 6), components(2026, 9, 1)], animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(delegate.asked, [6])
    XCTAssertNil(custom.superview)
    view.wantsDateDecorations = false
    app.frame()
    XCTAssertEqual(try day(view, 4).subviews.count, 2)
  }

  // MARK: Keys

  func testArrowsMoveBetweenDays_spaceSelects_andPagesTurn() throws {
    let selection = UICalendarSelectionSingleDate(delegate: nil)
    let view = show { $0.selectionBehavior = selection }
    try day(view, 6).becomeFocusedForTest(app)
    app.key(.keyboardRightArrow)
    app.key(.keyboardDownArrow)
    app.frame()
    XCTAssertTrue(try day(view, 14).isFocused)
    app.key(.keyboardSpacebar)
    try app.waitUntilIdle()
    XCTAssertEqual(selection.selectedDate?.day, 14)
    app.key(.keyboardPageDown)
    try app.waitUntilIdle()
    XCTAssertEqual(shown(view), [2026, 6])
    XCTAssertTrue(try day(view, 14).isFocused)
    app.key(.keyboardPageUp)
    try app.waitUntilIdle()
    XCTAssertEqual(shown(view), [2026, 5])
  }
}

extension UIView {
  /// Moves the focus to a view as the user does with the keyboard.
  fileprivate func becomeFocusedForTest(_ app: TestApplication) throws {
    app.key(.keyboardTab)
    app.frame()
    let system = try XCTUnwrap(UIFocusSystem.focusSystem(for: app.window))
    system.requestFocusUpdate(to: self)
    system.updateFocusIfNeeded()
    XCTAssertTrue(isFocused)
  }
}
