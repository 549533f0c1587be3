import CoreGraphics
import Foundation

/// An element of an application's user interface, with the elements that it contains, at one time.
public struct ElementSnapshot: Codable, Sendable {
  /// The number of the element in its snapshot. The application finds the element by this number until it makes another
  /// snapshot.
  public var id: Int
  /// The kind of the element.
  public var kind: ElementKind
  /// The identifier that the application has set for tests, or an empty string.
  public var identifier = ""
  /// The name of the element for assistive technologies, or an empty string.
  public var label = ""
  /// The title of the element, or an empty string. On iOS only windows of other platforms have titles.
  public var title = ""
  /// The value of the element, such as the text in a text field, or nil if it has none.
  public var value: String?
  /// The placeholder of a text field, or nil if it has none.
  public var placeholder: String?
  /// The frame in the coordinates of the screen, in points.
  public var frame = CGRect.zero
  /// A Boolean value that indicates whether the user can operate the element.
  public var isEnabled = true
  /// A Boolean value that indicates whether the element is selected.
  public var isSelected = false
  /// A Boolean value that indicates whether the element receives the input of the keyboard.
  public var hasFocus = false
  /// The text that a key of the software keyboard enters, or nil if the element is not a key.
  public var keyText: String?
  /// The elements in the element, from the back to the front.
  public var children: [ElementSnapshot] = []

  /// Creates an element that is enabled and has no texts.
  ///
  /// - Parameters:
  ///   - id: The number of the element.
  ///   - kind: The kind of the element.
  public init(id: Int, kind: ElementKind) {
    self.id = id
    self.kind = kind
  }

  /// The texts by which `query["text"]` finds the element: identifier, title, label, value and placeholder.
  public var identifiers: [String] {
    [identifier, title, label, value ?? "", placeholder ?? ""].filter { !$0.isEmpty }
  }

  /// Calls a closure for the descendants of the element, from the back to the front.
  ///
  /// - Parameter body: The closure, which is called for each element before it is called for the elements in it.
  public func forEachDescendant(_ body: (ElementSnapshot) -> Void) {
    for child in children {
      body(child)
      child.forEachDescendant(body)
    }
  }

  /// Returns whether a descendant fulfills a condition.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: `true` if there is such a descendant.
  public func containsDescendant(where condition: (ElementSnapshot) -> Bool) -> Bool {
    children.contains { condition($0) || $0.containsDescendant(where: condition) }
  }

  /// The element in one line, in the format of Apple's `debugDescription`: kind, frame and texts.
  public var summary: String {
    func number(_ value: CGFloat) -> String { String(format: "%.1f", Double(value)) }
    var parts = [
      kind.name,
      "{{\(number(frame.minX)), \(number(frame.minY))}, {\(number(frame.width)), \(number(frame.height))}}",
    ]
    if !identifier.isEmpty { parts.append("identifier: '\(identifier)'") }
    if !title.isEmpty { parts.append("title: '\(title)'") }
    if !label.isEmpty { parts.append("label: '\(label)'") }
    if let placeholder, !placeholder.isEmpty { parts.append("placeholderValue: '\(placeholder)'") }
    if let value, !value.isEmpty { parts.append("value: \(value)") }
    if !isEnabled { parts.append("Disabled") }
    if isSelected { parts.append("Selected") }
    if hasFocus { parts.append("Keyboard Focused") }
    return parts.joined(separator: ", ")
  }

  /// The element and its descendants, one in each line, indented by their depth.
  ///
  /// - Parameter depth: The depth of the element.
  /// - Returns: The lines, each with a line feed at its end.
  public func tree(depth: Int = 0) -> String {
    String(repeating: " ", count: depth * 2) + summary + "\n" + children.map { $0.tree(depth: depth + 1) }.joined()
  }
}
