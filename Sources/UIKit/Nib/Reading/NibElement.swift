import Foundation

/// An element of a nib or storyboard file.
final class NibElement {
  /// The name of the element, such as `label`.
  let name: String
  /// The attributes by name. Localization changes the texts.
  var attributes: [String: String]
  /// The line of the element's start tag, from 1.
  let line: Int
  /// The elements in this element, in order.
  private(set) var children: [NibElement] = []
  /// The characters between the element's tags, without those in child elements.
  var text = ""
  /// The element that contains this element, or nil for the root.
  private(set) weak var parent: NibElement?

  init(name: String, attributes: [String: String], line: Int) {
    self.name = name
    self.attributes = attributes
    self.line = line
  }

  /// Appends an element to the children, and becomes its parent.
  func append(_ child: NibElement) {
    child.parent = self
    children.append(child)
  }

  // MARK: Attributes

  /// Returns the value of an attribute, or nil if the element does not have it.
  subscript(_ attribute: String) -> String? { attributes[attribute] }

  /// The identifier of the object, which is unique in its file.
  var id: String? { attributes["id"] }

  /// The name of the property that the element is the value of. The property belongs to the object of the parent element.
  var key: String? { attributes["key"] }

  /// Returns the value of an attribute as a Boolean value: `true` for `YES`, and `false` for other texts. Returns nil if
  /// the attribute is missing.
  func bool(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }

  /// Returns the value of an attribute as a number, or nil if it is missing or not a finite number.
  func number(_ attribute: String) -> CGFloat? {
    guard let value = attributes[attribute].flatMap(Double.init), value.isFinite else { return nil }
    return CGFloat(value)
  }

  /// Returns the value of an attribute as an integer, or nil if it is missing or not a number.
  func integer(_ attribute: String) -> Int? {
    guard let value = number(attribute), abs(value) < 1e15 else { return nil }
    return Int(value)
  }

  // MARK: Children

  /// Returns the child element that is the value of a property, or nil if there is none.
  func child(key: String) -> NibElement? { children.first { $0.attributes["key"] == key } }

  /// Returns the first child with an element name, or nil if there is none.
  func child(named name: String) -> NibElement? { children.first { $0.name == name } }

  /// Returns the children of the first child with an element name, such as the views in a `subviews` element. The result
  /// is empty if there is no such child.
  func elements(in name: String) -> [NibElement] { child(named: name)?.children ?? [] }

  /// Calls a closure with this element and all elements in it, in the order of the file.
  func forEach(_ body: (NibElement) -> Void) {
    body(self)
    for child in children { child.forEach(body) }
  }

  /// Returns whether this element is `ancestor` or one of its descendants.
  func isInside(_ ancestor: NibElement) -> Bool {
    var element: NibElement? = self
    while let current = element {
      if current === ancestor { return true }
      element = current.parent
    }
    return false
  }
}
