import CoreGraphics
import UITestInterface
import XCTest

/// Queries as `XCUIElementQuery` documents them: developer.apple.com/documentation/xctest/xcuielementquery.
final class ElementQueryTests: XCTestCase {
  /// An application with a table of two cells and a button beside it.
  private let tree: ElementSnapshot = {
    var number = 0
    func element(_ kind: ElementKind, _ label: String = "", _ children: [ElementSnapshot] = []) -> ElementSnapshot {
      number += 1
      var result = ElementSnapshot(id: number, kind: kind)
      result.label = label
      result.children = children
      return result
    }
    var field = element(.textField)
    field.placeholder = "Name"
    field.value = "Name"
    var add = element(.button, "Add")
    add.identifier = "add-button"
    return element(
      .application, "Notes",
      [
        element(
          .window, "",
          [
            element(
              .table, "",
              [
                element(.cell, "", [element(.staticText, "Milk"), element(.button, "Delete")]),
                element(.cell, "", [element(.other, "", [element(.staticText, "Bread")])]),
              ]), add, field,
          ])
      ])
  }()

  private func labels(_ steps: ElementQuery.Step...) -> [String] {
    ElementQuery(steps).result(in: tree).found.map(\.label)
  }

  func testDescendantsAreAtAnyDepthAndChildrenAreNot() {
    XCTAssertEqual(labels(.descendants(.staticText)), ["Milk", "Bread"])
    XCTAssertEqual(labels(.descendants(.cell), .children(.staticText)), ["Milk"])
    XCTAssertEqual(labels(.children(.button)), [])
  }

  func testAnElementIsFoundOnceAlthoughSeveralAncestorsContainIt() {
    // Window, table, cells and the container all contain a text.
    XCTAssertEqual(labels(.descendants(.any), .descendants(.staticText)), ["Milk", "Bread"])
  }

  func testASubscriptFindsByIdentifierLabelValueAndPlaceholder() {
    XCTAssertEqual(labels(.descendants(.button), .matching(.any, "Add")), ["Add"])
    XCTAssertEqual(labels(.descendants(.button), .matching(.any, "add-button")), ["Add"])
    XCTAssertEqual(ElementQuery([.descendants(.textField), .matching(.any, "Name")]).result(in: tree).found.count, 1)
    XCTAssertEqual(labels(.descendants(.button), .matching(.any, "add")), [])
  }

  func testContainingKeepsTheOuterElements() {
    let query = ElementQuery([.descendants(.cell), .containing(.staticText, "Bread")])
    XCTAssertEqual(query.result(in: tree).found.count, 1)
    XCTAssertEqual(labels(.descendants(.cell), .containing(.staticText, "Bread"), .descendants(.staticText)), ["Bread"])
    let condition = ElementQuery.Step.containingCondition("label == 'Milk'") { $0.label == "Milk" }
    XCTAssertEqual(labels(.descendants(.cell), condition, .descendants(.button)), ["Delete"])
  }

  func testIndexesCountFromEitherEnd() {
    XCTAssertEqual(labels(.descendants(.staticText), .index(1)), ["Bread"])
    XCTAssertEqual(labels(.descendants(.staticText), .index(-2)), ["Milk"])
    XCTAssertEqual(labels(.descendants(.staticText), .index(2)), [])
    XCTAssertEqual(labels(.descendants(.staticText), .first), ["Milk"])
  }

  func testAResultSaysWhichStepFoundNothing() {
    let result = ElementQuery([.descendants(.button), .matching(.any, "Add note"), .first]).result(in: tree)
    XCTAssertEqual(result.failedStep?.description, "Elements matching predicate '\"Add note\" IN identifiers'")
    XCTAssertEqual(result.input.map(\.label), ["Delete", "Add"])
  }

  func testALineOfADescription() {
    var element = ElementSnapshot(id: 1, kind: .staticText)
    element.frame = CGRect(x: 16, y: 8.25, width: 100, height: 20)
    element.label = "Milk"
    element.isSelected = true
    XCTAssertEqual(element.summary, "StaticText, {{16.0, 8.2}, {100.0, 20.0}}, label: 'Milk', Selected")
  }

  func testTheRawValuesOfKindsAreApples() {
    // XCUIElementTypes.h of Apple's XCUIAutomation.
    let values: [(ElementKind, Int)] = [
      (.button, 9), (.keyboard, 19), (.navigationBar, 21), (.table, 26), (.collectionView, 32), (.switch, 40),
      (.staticText, 48), (.textView, 52), (.webView, 58), (.cell, 75), (.stepper, 79), (.statusItem, 82),
    ]
    for (kind, value) in values { XCTAssertEqual(kind.rawValue, value, "\(kind)") }
  }
}
