import TestSupport
import UIKitTesting
import XCTest

@testable import UIKit

/// The measured cases of accessibility (`accessibility-cases.json`). A value that is not compared fails the test.
@preconcurrency @MainActor
final class AccessibilityOracleTests: XCTestCase {
  private static let traits: [(String, UIAccessibilityTraits)] = [
    ("button", .button), ("link", .link), ("image", .image), ("staticText", .staticText),
    ("summaryElement", .summaryElement), ("notEnabled", .notEnabled), ("adjustable", .adjustable),
    ("allowsDirectInteraction", .allowsDirectInteraction), ("causesPageTurn", .causesPageTurn),
    ("toggleButton", .toggleButton), ("updatesFrequently", .updatesFrequently),
  ]

  func testTraits() throws {
    let cases = try Oracle.cases("accessibility-cases.json", family: "trait-bits")
    for one in cases {
      XCTAssertEqual(try one.config.string("type"), "UIAccessibilityTraits raw values")
      for (name, trait) in Self.traits where one.expect.has(name) { one.expect(name, CGFloat(trait.rawValue)) }
      one.finish()
    }
  }

  func testTraitsThatAreNotPublic() throws {
    let app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
    defer { app.close() }
    let root = UIViewController()
    let navigation = UINavigationController(rootViewController: root)
    app.show(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    app.frame()
    let field = UITextField(frame: CGRect(x: 0, y: 200, width: 100, height: 40))
    navigation.topViewController?.view.addSubview(field)
    field.becomeFirstResponder()
    func views(in view: UIView) -> [UIView] { [view] + view.subviews.flatMap { views(in: $0) } }
    for one in try Oracle.cases("accessibility-cases.json", family: "trait-bits-private") {
      let found: [UIView]
      switch try one.expect.string("found_on") {
      case "first-responder text field": found = [field]
      case "back button of a navigation bar":
        found = views(in: navigation.navigationBar).filter { $0.accessibilityTraits.contains(.backButton) }
      case "text view": found = [UITextView()]
      case let other:
        XCTFail("\(one.id): \(other)")
        continue
      }
      let view = try XCTUnwrap(found.first, one.id)
      let bit = try one.expect.integer("bit")
      XCTAssertTrue(view.accessibilityTraits.contains(UIAccessibilityTraits(rawValue: 1 << UInt64(bit))), one.id)
      one.finish()
    }
    XCTAssertFalse(UITextField().accessibilityTraits.contains(.isEditing))
  }

  // MARK: Views

  private func view(_ type: String) throws -> UIView {
    switch type {
    case "UILabel with text":
      let label = UILabel()
      label.text = "label"
      return label
    case "UIImageView": return UIImageView()
    case "UITextField":
      let field = UITextField()
      field.text = "text"
      return field
    case "UIPageControl":
      let control = UIPageControl()
      control.numberOfPages = 5
      control.currentPage = 2
      return control
    case "UISegmentedControl": return UISegmentedControl(items: ["one", "two"])
    case "UIPickerView": return UIPickerView()
    case "UINavigationBar":
      let bar = UINavigationBar()
      bar.items = [UINavigationItem(title: "title")]
      return bar
    case "UITabBar": return UITabBar()
    case "UITableViewCell of a table":
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "first"
      cell.detailTextLabel?.text = "second"
      return cell
    case "UICollectionReusableView": return UICollectionReusableView()
    case "plain UIView": return UIView()
    default: return try XCTUnwrap(nil, "no view is known for \(type)")
    }
  }

  /// The data source of a picker view.
  private final class Rows: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "row \(row)"
    }
  }

  func testStandardViews() throws {
    let rows = Rows()
    for one in try ["elements", "containers"].flatMap({ try Oracle.cases("accessibility-cases.json", family: $0) }) {
      let view = try view(try one.config.string("type"))
      one.expect("isAccessibilityElement", view.isAccessibilityElement)
      if one.expect.has("shouldGroupAccessibilityChildren") {
        one.expect("shouldGroupAccessibilityChildren", view.shouldGroupAccessibilityChildren)
      }
      if one.expect.has("traits") {
        let value = try one.expect.value("traits", as: OracleValue.self)
        let names = [String].read(value) ?? [String.read(value) ?? ""]
        let traits = Self.traits.reduce(into: UIAccessibilityTraits.none) {
          if names.contains($1.0) { $0.insert($1.1) }
        }
        XCTAssertEqual(view.accessibilityTraits, traits, one.id)
      }
      try checkTexts(of: view, one, rows)
      one.finish()
    }
  }

  private func checkTexts(of view: UIView, _ one: Oracle.Case, _ rows: Rows) throws {
    let elements = view.accessibilityElements ?? []
    switch view {
    case is UILabel:
      XCTAssertEqual(try one.expect.string("accessibilityLabel"), "its text")
      XCTAssertEqual(view.accessibilityLabel, "label")
    case is UITextField:
      one.expect("child_element", (elements.first as? UIAccessibilityElement)?.isAccessibilityElement == true)
      XCTAssertEqual(try one.expect.string("value"), "the text")
      XCTAssertEqual((elements.first as? UIAccessibilityElement)?.accessibilityValue, "text")
    case is UIPageControl:
      XCTAssertEqual(try one.expect.string("accessibilityValue"), "page n of m")
      XCTAssertEqual(view.accessibilityValue, "page 3 of 5")
    case is UISegmentedControl:
      XCTAssertEqual(try one.expect.string("segments"), "button trait, own labels")
      let segments = elements.compactMap { $0 as? UIAccessibilityElement }
      XCTAssertEqual(segments.map(\.accessibilityLabel), ["one", "two"])
      XCTAssertTrue(segments.allSatisfy { $0.accessibilityTraits.contains(.button) })
    case let picker as UIPickerView:
      XCTAssertEqual(try one.expect.string("components"), "elements with a value")
      picker.dataSource = rows
      picker.delegate = rows
      picker.reloadAllComponents()
      picker.selectRow(1, inComponent: 1, animated: false)
      XCTAssertEqual(
        picker.accessibilityElements?.compactMap { ($0 as? UIAccessibilityElement)?.accessibilityValue },
        ["row 0", "row 1"])
    case is UINavigationBar:
      XCTAssertEqual(try one.expect.string("accessibilityIdentifier"), "the title")
      XCTAssertEqual(view.accessibilityIdentifier, "title")
    case is UITableViewCell:
      XCTAssertEqual(try one.expect.string("children"), "one element per text")
      XCTAssertEqual(elements.compactMap { ($0 as? UILabel)?.accessibilityLabel }, ["first", "second"])
    case is UICollectionReusableView: one.expect("accessibilityLabel", text: view.accessibilityLabel)
    default: break
    }
  }

  func testValuesThatTheApplicationSetsReplaceStandardOnes() throws {
    let label = try view("UILabel with text")
    label.isAccessibilityElement = false
    label.accessibilityLabel = "other"
    label.accessibilityTraits = .header
    XCTAssertFalse(label.isAccessibilityElement)
    XCTAssertEqual(label.accessibilityLabel, "other")
    XCTAssertEqual(label.accessibilityTraits, .header)
    label.accessibilityLabel = nil
    XCTAssertEqual(label.accessibilityLabel, "label")
  }

  // MARK: Properties

  func testClosuresReplaceValues() throws {
    let cases = try Oracle.cases("accessibility-cases.json", family: "block-properties")
    for one in cases {
      let objects: [any NSObjectProtocol] = [
        UIView(), UIAccessibilityElement(accessibilityContainer: UIView()), NSObject(),
      ]
      for object in objects {
        var isCalled = false
        let usesBlock: Bool
        switch try one.config.string("property") {
        case "isAccessibilityElement":
          object.isAccessibilityElement = false
          object.isAccessibilityElementBlock = { true }
          usesBlock = object.isAccessibilityElement
        case "accessibilityLabel":
          object.accessibilityLabel = "plain"
          object.accessibilityLabelBlock = { "block" }
          usesBlock = object.accessibilityLabel == "block"
        case "accessibilityTraits":
          object.accessibilityTraits = .link
          object.accessibilityTraitsBlock = { .button }
          usesBlock = object.accessibilityTraits == .button
        case "accessibilityFrame":
          object.accessibilityFrame = CGRect(x: 1, y: 1, width: 1, height: 1)
          object.accessibilityFrameBlock = { CGRect(x: 2, y: 2, width: 2, height: 2) }
          usesBlock = object.accessibilityFrame.minX == 2
        case "accessibilityIdentifier":
          guard let view = object as? UIView else { continue }
          view.accessibilityIdentifier = "plain"
          view.accessibilityIdentifierBlock = { "block" }
          usesBlock = view.accessibilityIdentifier == "block"
        case "accessibilityUserInputLabels":
          guard let view = object as? UIView else { continue }
          view.accessibilityUserInputLabels = ["plain"]
          view.accessibilityUserInputLabelsBlock = { ["block"] }
          usesBlock = view.accessibilityUserInputLabels == ["block"]
        default:
          guard let view = object as? UIView else { continue }
          view.accessibilityContainerType = .list
          view.accessibilityContainerTypeBlock = {
            isCalled = true
            return .dataTable
          }
          usesBlock = view.accessibilityContainerType == .dataTable
        }
        one.expect("read", usesBlock ? "the value of the block" : "the plain value")
        if one.expect.has("block_called") { one.expect("block_called", isCalled) }
      }
      one.finish()
    }
    let object: any NSObjectProtocol = NSObject()
    object.accessibilityHintBlock = { "hint" }
    object.accessibilityValueBlock = { "value" }
    object.accessibilityViewIsModalBlock = { true }
    XCTAssertEqual(object.accessibilityHint, "hint")
    XCTAssertEqual(object.accessibilityValue, "value")
    XCTAssertTrue(object.accessibilityViewIsModal)
    let view = UIView()
    view.accessibilityLabel = "plain"
    view.accessibilityLabelBlock = { "block" }
    view.accessibilityLabelBlock = nil
    XCTAssertEqual(view.accessibilityLabel, "plain")
  }

  func testProperties() throws {
    for one in try Oracle.cases("accessibility-cases.json", family: "properties") {
      switch one.id {
      case "a11y-identifier":
        let view = try view(try one.config.string("type"))
        one.expect("accessibilityIdentifier", text: view.accessibilityIdentifier)
        one.expect("isAccessibilityElement", view.isAccessibilityElement)
        view.accessibilityIdentifier = "id"
        view.isAccessibilityElement = true
        XCTAssertEqual(try one.expect.string("after_set"), "both read back")
        XCTAssertEqual(view.accessibilityIdentifier, "id")
        XCTAssertTrue(view.isAccessibilityElement)
      case "a11y-contextual-action":
        let action = UIContextualAction(style: .normal, title: "title") { _, _, done in done(true) }
        one.expect("accessibilityLabel", text: action.accessibilityLabel)
        action.accessibilityLabel = "x"
        one.expect("after_set", text: action.accessibilityLabel)
      case "a11y-voiceover-off": one.expect("isVoiceOverRunning", UIAccessibility.isVoiceOverRunning)
      case let other: XCTFail(other)
      }
      one.finish()
    }
  }
}
