import CoreGraphics
import UITestInterface

/// An element and the elements in it at one time.
public protocol XCUIElementSnapshot {
  /// The identifier that the application has set for tests, or an empty string.
  var identifier: String { get }
  /// The name for assistive technologies, or an empty string.
  var label: String { get }
  /// The title, or an empty string.
  var title: String { get }
  /// The value: a string, which is empty if the element has none.
  var value: Any? { get }
  /// The placeholder of a text field, or nil.
  var placeholderValue: String? { get }
  /// The frame in the coordinates of the screen, in points.
  var frame: CGRect { get }
  /// A Boolean value that indicates whether the user can operate the element.
  var isEnabled: Bool { get }
  /// A Boolean value that indicates whether the element is selected.
  var isSelected: Bool { get }
  /// A Boolean value that indicates whether the element receives the input of the keyboard.
  var hasFocus: Bool { get }
  /// The kind of the element.
  var elementType: XCUIElement.ElementType { get }
  /// The direct children of the element.
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
