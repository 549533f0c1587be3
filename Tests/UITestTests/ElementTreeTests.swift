import TestSupport
import UIKit
import UIKitTesting
import UITestInterface
import XCTest

@testable import UITestHost

/// The elements of views, as Xcode's accessibility inspector and recorded UI tests show them on iOS.
@preconcurrency @MainActor
final class ElementTreeTests: XCTestCase {
  private var app: TestApplication!
  private let tree = ElementTree()

  override func setUp() async throws { app = TestApplication(size: CGSize(width: 390, height: 844)) }
  override func tearDown() async throws { app.close() }

  private func snapshot(offscreenRows: Bool = false, text: Bool = false) throws -> ElementSnapshot {
    try app.waitUntilIdle()
    return tree.snapshot(offscreenRows: offscreenRows, isTextInputActive: text)
  }

  private func find(_ steps: ElementQuery.Step..., offscreenRows: Bool = false) throws -> [ElementSnapshot] {
    ElementQuery(steps).result(in: try snapshot(offscreenRows: offscreenRows)).found
  }

  private func show(_ views: UIView...) {
    let controller = UIViewController()
    controller.loadViewIfNeeded()
    for (index, view) in views.enumerated() {
      view.frame.origin = CGPoint(x: 20, y: 100 + 60 * CGFloat(index))
      if view.bounds.isEmpty { view.frame.size = CGSize(width: 200, height: 44) }
      controller.view.addSubview(view)
    }
    app.show(controller)
  }

  func testControlsHaveTheirKindsAndValues() throws {
    let on = UISwitch()
    on.isOn = true
    let slider = UISlider()
    slider.value = 0.5
    let field = UITextField()
    field.placeholder = "Name"
    let secret = UITextField()
    secret.isSecureTextEntry = true
    secret.text = "abc"
    let progress = UIProgressView()
    progress.progress = 0.25
    let pages = UIPageControl()
    pages.numberOfPages = 3
    show(on, slider, field, secret, progress, pages)
    XCTAssertEqual(try find(.descendants(.switch)).map(\.value), ["1"])
    XCTAssertEqual(try find(.descendants(.slider)).map(\.value), ["50%"])
    XCTAssertEqual(try find(.descendants(.textField), .matching(.any, "Name")).count, 1)
    XCTAssertEqual(try find(.descendants(.secureTextField)).map(\.value), ["•••"])
    XCTAssertEqual(try find(.descendants(.progressIndicator)).map(\.value), ["25%"])
    XCTAssertEqual(try find(.descendants(.pageIndicator)).map(\.value), ["page 1 of 3"])
  }

  func testAButtonContainsItsTitle() throws {
    let button = UIButton(type: .system)
    button.setTitle("Add", for: .normal)
    button.isEnabled = false
    show(button)
    let found = try find(.descendants(.button), .matching(.any, "Add"))
    XCTAssertEqual(found.map(\.isEnabled), [false])
    XCTAssertEqual(found.first?.children.map(\.kind), [.staticText])
  }

  func testTraitsDecideBeforeTheClass() throws {
    let label = UILabel()
    label.text = "Open"
    label.accessibilityTraits = .button
    show(label)
    XCTAssertEqual(try find(.descendants(.button)).map(\.label), ["Open"])
    XCTAssertEqual(try find(.descendants(.staticText)).count, 0)
  }

  func testHiddenViewsAndThoseInAnElementAreLeftOut() throws {
    let hidden = UILabel()
    hidden.text = "Hidden"
    hidden.isHidden = true
    let group = UIView()
    group.isAccessibilityElement = true
    group.accessibilityLabel = "Group"
    let inner = UILabel(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    inner.text = "Inner"
    group.addSubview(inner)
    show(hidden, group)
    XCTAssertEqual(try find(.descendants(.staticText)).count, 0)
    XCTAssertEqual(try find(.descendants(.other), .matching(.any, "Group")).count, 1)
  }

  private final class Titles: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "Row \(row)"
    }
  }

  private let titles = Titles()

  /// The standard accessibility values of views do not replace the elements that UI tests find.
  func testStandardViewsContainTheirParts() throws {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    cell.contentView.addSubview(UISwitch())
    let field = UITextField()
    field.placeholder = "Name"
    let label = UILabel()
    label.text = "Open"
    label.isUserInteractionEnabled = true
    label.addGestureRecognizer(UITapGestureRecognizer())
    let picker = UIPickerView(frame: CGRect(x: 0, y: 0, width: 200, height: 200))
    picker.dataSource = titles
    picker.delegate = titles
    show(cell, field, label, picker)
    XCTAssertEqual(try find(.descendants(.cell), .descendants(.switch)).count, 1)
    XCTAssertEqual(try find(.descendants(.textField)).map(\.value), ["Name"])
    XCTAssertEqual(try find(.descendants(.button), .matching(.any, "Open")).count, 1)
    XCTAssertEqual(try find(.descendants(.pickerWheel)).map(\.value), ["Row 0"])
    // HexaCalc's storyboard sets the trait.
    label.accessibilityTraits = .staticText
    XCTAssertEqual(try find(.descendants(.button), .matching(.any, "Open")).count, 0)
    XCTAssertEqual(try find(.descendants(.staticText), .matching(.any, "Open")).count, 1)
  }

  /// UI tests turn the wheels of a date picker to their texts, such as "June".
  func testTheWheelsOfADatePickerTurnToTheirTexts() throws {
    let picker = UIDatePicker(frame: CGRect(x: 0, y: 0, width: 320, height: 216))
    picker.preferredDatePickerStyle = .wheels
    picker.datePickerMode = .date
    picker.locale = Locale(identifier: "en_US")
    picker.timeZone = TimeZone(identifier: "UTC")
    picker.date = Date(timeIntervalSince1970: 1_600_000_000)
    show(picker)
    var wheels = try find(.descendants(.datePicker), .descendants(.pickerWheel))
    XCTAssertEqual(wheels.map(\.value), ["September", "13", "2020"])
    for (index, text) in ["June", "1", "2031"].enumerated() {
      wheels = try find(.descendants(.datePicker), .descendants(.pickerWheel))
      XCTAssertEqual(tree.entry(wheels[index].id)?.turnWheel(to: text), true, text)
      try app.waitUntilIdle()
    }
    XCTAssertEqual(tree.entry(wheels[0].id)?.turnWheel(to: "Juni"), false)
    wheels = try find(.descendants(.datePicker), .descendants(.pickerWheel))
    XCTAssertEqual(wheels.map(\.value), ["June", "1", "2031"])
    XCTAssertEqual(ISO8601DateFormatter().string(from: picker.date).prefix(10), "2031-06-01")
  }

  /// A message cannot contain an infinite number.
  func testAFrameWithoutNumbersIsEmpty() throws {
    let group = UIView()
    group.isAccessibilityElement = true
    group.accessibilityLabel = "Group"
    group.accessibilityFrame = .null
    show(group)
    XCTAssertEqual(try find(.descendants(.other), .matching(.any, "Group")).map(\.frame), [.zero])
  }

  func testSegmentsAndStepperButtonsAreWhereTheyAreTouched() throws {
    let control = UISegmentedControl(items: ["One", "Two"])
    control.selectedSegmentIndex = 0
    let stepper = UIStepper()
    show(control, stepper)
    let two = try XCTUnwrap(find(.descendants(.segmentedControl), .descendants(.button), .matching(.any, "Two")).first)
    let place = try XCTUnwrap(tree.entry(two.id)).hitPoint()
    XCTAssertTrue(place.isHittable)
    app.tap(at: place.point)
    XCTAssertEqual(control.selectedSegmentIndex, 1)
    let plus = try XCTUnwrap(find(.descendants(.button), .matching(.any, "Increment")).first)
    app.tap(at: try XCTUnwrap(tree.entry(plus.id)).hitPoint().point)
    XCTAssertEqual(stepper.value, 1)
  }

  private final class Rows: UITableViewController {
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 60 }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "Row \(indexPath.row)"
      return cell
    }
  }

  func testATableHasAllItsRows() throws {
    // A UI test of Hacking with Swift, project 39, expects 56 cells of a table that shows fewer.
    app.show(UINavigationController(rootViewController: Rows()))
    XCTAssertEqual(try find(.descendants(.table), .descendants(.cell)).count, 60)
    XCTAssertEqual(try find(.descendants(.staticText), .matching(.any, "Row 50")).count, 0)
    let row = try XCTUnwrap(find(.descendants(.staticText), .matching(.any, "Row 50"), offscreenRows: true).first)
    let entry = try XCTUnwrap(tree.entry(row.id))
    XCTAssertFalse(entry.hitPoint().isHittable)
    XCTAssertTrue(entry.scrollIntoView())
    try app.waitUntilIdle()
    XCTAssertTrue(entry.hitPoint().isHittable)
  }

  func testBarsAndAlerts() throws {
    let controller = UIViewController()
    controller.title = "Notes"
    controller.navigationItem.rightBarButtonItem = UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil)
    app.show(UINavigationController(rootViewController: controller))
    XCTAssertEqual(try find(.descendants(.navigationBar)).map(\.identifier), ["Notes"])
    let add = try XCTUnwrap(find(.descendants(.navigationBar), .descendants(.button), .matching(.any, "Add")).first)
    XCTAssertTrue(try XCTUnwrap(tree.entry(add.id)).hitPoint().isHittable)

    let alert = UIAlertController(title: "Delete?", message: "For ever", preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    alert.addTextField()
    controller.present(alert, animated: true)
    // The path that Xcode records.
    let recorded: [ElementQuery.Step] = [
      .descendants(.alert), .matching(.any, "Delete?"), .descendants(.scrollView), .descendants(.other),
      .descendants(.button), .matching(.any, "OK"),
    ]
    let found = ElementQuery(recorded).result(in: try snapshot()).found
    XCTAssertEqual(found.map(\.label), ["OK"])
    XCTAssertTrue(try XCTUnwrap(found.first.flatMap { tree.entry($0.id) }).hitPoint().isHittable)
    XCTAssertEqual(
      try find(.descendants(.alert), .descendants(.collectionView), .descendants(.textField)).count, 1)
    // What the alert covers is still there, and cannot be touched.
    let covered = try XCTUnwrap(find(.descendants(.button), .matching(.any, "Add")).first)
    XCTAssertFalse(try XCTUnwrap(tree.entry(covered.id)).hitPoint().isHittable)
  }

  func testAKeyboardIsThereWhileTextIsEdited() throws {
    let field = UITextField()
    field.returnKeyType = .done
    show(field)
    field.becomeFirstResponder()
    let keyboard = try XCTUnwrap(
      ElementQuery([.descendants(.keyboard)]).result(in: try snapshot(text: true)).found.first)
    XCTAssertEqual(keyboard.children.first { $0.label == "done" }?.keyText, "\n")
    XCTAssertEqual(keyboard.children.first { $0.label == "Q" }?.kind, .key)
    XCTAssertEqual(try find(.descendants(.textField)).map(\.hasFocus), [true])
    XCTAssertEqual(try find(.descendants(.keyboard)).count, 0)
  }
}
