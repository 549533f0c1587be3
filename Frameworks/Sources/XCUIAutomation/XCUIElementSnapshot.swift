import CoreGraphics
import UITestInterface

/// An element and the elements in it at one time.
public protocol XCUIElementSnapshot {
  var identifier: String { get }
  var label: String { get }
  var title: String { get }
  var value: Any? { get }
  var placeholderValue: String? { get }
  var frame: CGRect { get }
  var isEnabled: Bool { get }
  var isSelected: Bool { get }
  var hasFocus: Bool { get }
  var elementType: XCUIElement.ElementType { get }
  var children: [any XCUIElementSnapshot] { get }
}

/// The properties that elements and snapshots have.
public typealias XCUIElementAttributes = XCUIElementSnapshot

struct FrozenElement: XCUIElementSnapshot {
  private let element: ElementSnapshot
  init(_ element: ElementSnapshot) { self.element = element }

  var identifier: String { element.identifier }
  var label: String { element.label }
  var title: String { element.title }
  var value: Any? { element.value ?? "" }
  var placeholderValue: String? { element.placeholder }
  var frame: CGRect { element.frame }
  var isEnabled: Bool { element.isEnabled }
  var isSelected: Bool { element.isSelected }
  var hasFocus: Bool { element.hasFocus }
  var elementType: XCUIElement.ElementType { XCUIElement.ElementType(element.kind) }
  var children: [any XCUIElementSnapshot] { element.children.map { FrozenElement($0) } }

  /// Returns the properties that predicates can name.
  static func properties(of element: ElementSnapshot) -> [String: Any] {
    [
      "identifier": element.identifier, "label": element.label, "title": element.title, "value": element.value ?? "",
      "placeholderValue": element.placeholder ?? "", "elementType": element.kind.rawValue, "exists": true,
      "enabled": element.isEnabled, "isEnabled": element.isEnabled, "selected": element.isSelected,
      "isSelected": element.isSelected, "hasFocus": element.hasFocus, "hasKeyboardFocus": element.hasFocus,
    ]
  }
}
