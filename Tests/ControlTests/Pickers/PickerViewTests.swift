@testable import UIKit
import UIKitTesting
import XCTest

/// The wheels of a picker view: turning them with touches, the mouse wheel, keys and in code, and the calls of the data
/// source and the delegate.
@preconcurrency @MainActor
final class PickerViewTests: XCTestCase {
  private var app: TestApplication!
  private var controller: UIViewController!

  override func setUp() async throws {
    app = TestApplication(size: CGSize(width: 400, height: 400), scale: 2)
    app.onReport = { XCTFail($0) }
    controller = UIViewController()
    app.show(controller)
  }

  override func tearDown() async throws {
    app.close()
    app = nil
  }

  private func show(_ source: PickerSource, _ delegate: (any UIPickerViewDelegate)? = nil) -> UIPickerView {
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.dataSource = source
    picker.delegate = delegate ?? source
    controller.view.addSubview(picker)
    app.frame()
    return picker
  }

  private func wheels(_ picker: UIPickerView) -> [PickerWheel] { picker.subviews.compactMap { $0 as? PickerWheel } }

  private let middle = CGPoint(x: 160, y: 108)

  // MARK: Fingers

  func testADraggedWheelComesToRestAtARow_andIsReportedOnce() throws {
    let source = PickerSource([50])
    let picker = show(source)
    app.drag(from: CGPoint(x: 160, y: 150), to: CGPoint(x: 160, y: 77), duration: 0.4, hold: 0.3)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0, "until the wheel is at rest")
    try app.waitUntilIdle()
    XCTAssertEqual(source.selections, [[0, 2]], "73 points less the slop are nearest to two rows")
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
    XCTAssertEqual(wheels(picker)[0].position, 2)
  }

  func testAFlingTurnsManyRows_andASlowerOneFewer() throws {
    let source = PickerSource([1000])
    let picker = show(source)
    app.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 60), duration: 0.1)
    try app.waitUntilIdle()
    let fast = picker.selectedRow(inComponent: 0)
    XCTAssertGreaterThan(fast, 10)
    XCTAssertEqual(wheels(picker)[0].position, CGFloat(fast), "at a row")
    app.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 120), duration: 0.3)
    try app.waitUntilIdle()
    let slow = picker.selectedRow(inComponent: 0) - fast
    XCTAssertGreaterThan(slow, 1)
    XCTAssertLessThan(slow, fast)
    XCTAssertEqual(source.selections.count, 2)
  }

  func testATouchStopsTheWheel_whichTurnsToTheNearestRowWhenItIsLifted() throws {
    let source = PickerSource([1000])
    let picker = show(source)
    app.drag(from: CGPoint(x: 160, y: 180), to: CGPoint(x: 160, y: 60), duration: 0.1)
    app.advance(by: 0.2)
    XCTAssertTrue(wheels(picker)[0].isDecelerating)
    let finger = app.touch(at: middle)
    app.advance(by: 1)
    XCTAssertEqual(source.selections, [], "a finger holds the wheel")
    let held = wheels(picker)[0].position
    finger.lift(after: 0.1)
    try app.waitUntilIdle()
    let row = picker.selectedRow(inComponent: 0)
    XCTAssertEqual(CGFloat(row), held, accuracy: 0.51)
    XCTAssertEqual(source.selections, [[0, row]])
    XCTAssertEqual(wheels(picker)[0].position, CGFloat(row))
  }

  func testATapTurnsToTheRowUnderTheFinger() throws {
    let source = PickerSource([50])
    let picker = show(source)
    picker.selectRow(10, inComponent: 0, animated: false)
    app.frame()
    // Row 2 below the middle of a wheel with rows of 32 points: between 155 and 180.
    app.tap(at: CGPoint(x: 160, y: 168))
    try app.waitUntilIdle()
    XCTAssertEqual(source.selections, [[0, 12]])
    app.tap(at: middle)
    try app.waitUntilIdle()
    XCTAssertEqual(source.selections, [[0, 12]], "the selected row is not reported again")
  }

  func testTheWheelBouncesAtItsEnds() throws {
    let source = PickerSource([5])
    let picker = show(source)
    let finger = app.touch(at: CGPoint(x: 160, y: 80))
    finger.drag(to: CGPoint(x: 160, y: 180), duration: 0.2)
    app.frame()
    XCTAssertLessThan(wheels(picker)[0].position, -0.5)
    finger.lift(after: 0.2)
    try app.waitUntilIdle()
    XCTAssertEqual(wheels(picker)[0].position, 0)
    XCTAssertEqual(source.selections, [])
  }

  // MARK: Mouse and keys

  func testANotchOfTheMouseWheelTurnsOneRow() throws {
    let source = PickerSource([50])
    let picker = show(source)
    app.wheel(at: middle, notches: CGPoint(x: 0, y: -1))
    try app.waitUntilIdle()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 1)
    for _ in 0..<3 { app.wheel(at: middle, notches: CGPoint(x: 0, y: -1)) }
    try app.waitUntilIdle()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 4, "notches during the turn add up")
    app.wheel(at: middle, notches: CGPoint(x: 0, y: 2))
    try app.waitUntilIdle()
    XCTAssertEqual(source.selections, [[0, 1], [0, 4], [0, 2]])
  }

  func testArrowsTurnTheFocusedWheel_andMoveBetweenWheels() throws {
    let source = PickerSource([50, 60])
    let picker = show(source)
    app.key(.keyboardTab)
    app.frame()
    XCTAssertTrue(wheels(picker)[0].isFocused)
    app.key(.keyboardDownArrow)
    app.key(.keyboardDownArrow)
    try app.waitUntilIdle()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 2, "keys during the turn add up")
    app.key(.keyboardRightArrow)
    try app.waitUntilIdle()
    XCTAssertTrue(wheels(picker)[1].isFocused)
    app.key(.keyboardEnd)
    try app.waitUntilIdle()
    app.key(.keyboardUpArrow)
    try app.waitUntilIdle()
    app.key(.keyboardPageUp)
    try app.waitUntilIdle()
    app.key(.keyboardHome)
    try app.waitUntilIdle()
    XCTAssertEqual(source.selections, [[0, 2], [1, 59], [1, 58], [1, 53], [1, 0]])
  }

  func testTypingTurnsToTheRowThatBeginsWithTheText() throws {
    let names = ["Anna", "Bernd", "Bodo", "Clara", "Émile"]
    let source = PickerSource([5])
    source.title = { row, _ in names[row] }
    let picker = show(source)
    app.key(.keyboardTab)
    app.frame()
    app.key(.keyboardB)
    app.key(.keyboardO)
    try app.waitUntilIdle()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 2)
    app.advance(by: 2)
    app.key(.keyboardE)
    try app.waitUntilIdle()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 4, "without its accent")
  }

  // MARK: Code

  func testSelectingInCodeReportsNothing() throws {
    let source = PickerSource([50])
    let picker = show(source)
    picker.selectRow(20, inComponent: 0, animated: true)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 20, "at once")
    app.advance(by: 0.1)
    XCTAssertNotEqual(wheels(picker)[0].position, 20)
    try app.waitUntilIdle()
    XCTAssertEqual(wheels(picker)[0].position, 20)
    picker.selectRow(3, inComponent: 0, animated: false)
    app.frame()
    XCTAssertEqual(wheels(picker)[0].position, 3)
    XCTAssertEqual(source.selections, [])
  }

  func testMillionsOfRowsCostNoMoreThanThoseThatAreVisible() throws {
    let source = PickerSource([5_000_000])
    let picker = show(source)
    picker.selectRow(2_500_000, inComponent: 0, animated: false)
    source.log = []
    app.frame()
    XCTAssertEqual(source.log.count, 9, "\(source.log)")
    picker.selectRow(4_999_999, inComponent: 0, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual(wheels(picker)[0].position, 4_999_999)
    XCTAssertLessThan(wheels(picker)[0].subviews.count, 30, "views are used again")
  }

  func testReloadingKeepsTheSelectionAsFarAsItExists() {
    let source = PickerSource([50, 5])
    let picker = show(source)
    picker.selectRow(20, inComponent: 0, animated: false)
    source.log = []
    source.counts = [10, 5]
    picker.reloadComponent(0)
    XCTAssertEqual(source.log, ["rows 0"])
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 9)
    app.frame()
    XCTAssertEqual(wheels(picker)[0].position, 9)
    source.counts = [4]
    picker.reloadAllComponents()
    XCTAssertEqual(picker.numberOfComponents, 1)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 3)
    XCTAssertEqual(picker.selectedRow(inComponent: 1), -1)
    source.counts = [0]
    picker.reloadAllComponents()
    app.frame()
    XCTAssertEqual(picker.selectedRow(inComponent: 0), -1)
  }

  func testWhatDoesNotExistIsReported() {
    let source = PickerSource([3])
    let picker = show(source)
    var reports: [String] = []
    app.onReport = { reports.append($0) }
    picker.selectRow(3, inComponent: 0, animated: false)
    picker.selectRow(-1, inComponent: 0, animated: true)
    picker.selectRow(0, inComponent: 1, animated: true)
    picker.reloadComponent(7)
    XCTAssertEqual(reports.count, 4, "\(reports)")
    XCTAssertTrue(reports.first?.contains("row 3 cannot be selected, because component 0 has 3 rows") == true)
    XCTAssertEqual(picker.selectedRow(inComponent: 0), 0)
    XCTAssertEqual(picker.numberOfRows(inComponent: 4), 0)
    XCTAssertEqual(picker.rowSize(forComponent: 4), .zero)
    XCTAssertNil(picker.view(forRow: 0, forComponent: 0), "titles have no view")
  }

  // MARK: Rows

  private final class ViewSource: NSObject, UIPickerViewDelegate {
    var made = 0
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      if view == nil { made += 1 }
      let label = view as? UILabel ?? UILabel()
      label.text = "row \(row)"
      return label
    }
  }

  func testViewsOfTheDelegateAreUsedAgain() throws {
    let source = PickerSource([1000])
    let views = ViewSource()
    let picker = show(source, views)
    XCTAssertEqual((picker.view(forRow: 2, forComponent: 0) as? UILabel)?.text, "row 2")
    XCTAssertEqual(picker.view(forRow: 2, forComponent: 0)?.bounds.size, picker.rowSize(forComponent: 0))
    picker.selectRow(500, inComponent: 0, animated: true)
    try app.waitUntilIdle()
    XCTAssertEqual((picker.view(forRow: 500, forComponent: 0) as? UILabel)?.text, "row 500")
    XCTAssertNil(picker.view(forRow: 2, forComponent: 0))
    XCTAssertLessThan(views.made, 12)
    XCTAssertEqual(source.log.filter { $0.hasPrefix("title") }, [], "titles are not asked for")
  }

  /// Apple's documentation of `UIPickerViewAccessibilityDelegate`: the delegate describes the components.
  func testTheDelegateDescribesComponents() {
    let source = PickerSource([3, 3])
    let delegate = DescribingDelegate()
    let picker = show(source, delegate)
    let elements = picker.accessibilityElements?.compactMap { $0 as? UIAccessibilityElement } ?? []
    XCTAssertEqual(elements.map(\.accessibilityLabel), ["Red", "Attributed 1"])
    XCTAssertEqual(elements.map(\.accessibilityHint), [nil, "Turn it"])
  }

  func testWidthsAndHeightsOfTheDelegate_andTheOrderFromTheRight() {
    let source = PickerSource([3, 3])
    source.widths = [100, 60]
    source.heights = [40, 20]
    let picker = show(source)
    XCTAssertEqual(wheels(picker).map(\.frame.minX), [77, 183])
    XCTAssertEqual(picker.rowSize(forComponent: 1), CGSize(width: 60, height: 20))
    picker.semanticContentAttribute = .forceRightToLeft
    picker.setNeedsLayout()
    app.frame()
    XCTAssertEqual(wheels(picker).map(\.frame.minX), [143, 77])
  }
}

private final class DescribingDelegate: UIPickerViewAccessibilityDelegate {
  func pickerView(_ pickerView: UIPickerView, accessibilityLabelForComponent component: Int) -> String? {
    component == 0 ? "Red" : nil
  }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedLabelForComponent component: Int
  ) -> NSAttributedString? { NSAttributedString(string: "Attributed \(component)") }
  func pickerView(
    _ pickerView: UIPickerView, accessibilityAttributedHintForComponent component: Int
  ) -> NSAttributedString? { component == 1 ? NSAttributedString(string: "Turn it") : nil }
}
