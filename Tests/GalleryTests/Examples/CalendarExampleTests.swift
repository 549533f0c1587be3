import UIKit
import UIKitTesting
import XCTest

@testable import Examples

/// The calendar example: events of the selected day, marks below days, and events that are added with a date picker.
@preconcurrency @MainActor
final class CalendarExampleTests: ExampleTestCase {
  func testADayShowsItsEvents_andADatePickerAddsOne() throws {
    let controller = try start("Calendar", as: CalendarViewController.self, size: CGSize(width: 390, height: 844))
    try expectPicture("Calendar", inPage: true)
    XCTAssertEqual(controller.eventsOfDay.map(\.title), ["Breakfast with Mira", "Planning", "Concert"])
    controller.picker.date = controller.picker.date.addingTimeInterval(86_400)
    controller.addEvent()
    try app.waitUntilIdle()
    XCTAssertEqual(controller.eventsOfDay.map(\.title), ["New event"])
    XCTAssertEqual(controller.collectionView.numberOfItems(inSection: 2), 1)
  }

  func testDark_andFromRightToLeft() throws {
    _ = try start(
      "Calendar", as: CalendarViewController.self, size: CGSize(width: 390, height: 844), isDark: true)
    try expectPicture("CalendarDark")
    let controller = try start(
      "Calendar", as: CalendarViewController.self, size: CGSize(width: 390, height: 844)
    ) { _ in }
    app.window.traitOverrides.layoutDirection = .rightToLeft
    controller.view.setNeedsLayout()
    app.frame()
    try app.waitUntilIdle()
    try expectPicture("CalendarFromTheRight")
    XCTAssertEqual(controller.calendarView.visibleDateComponents.month, 5)
  }
}
