import Foundation

/// The accessibility values that a view has as long as the application does not set others.
package struct StandardAccessibility {
  package var isElement = false
  package var label: String?
  package var value: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits = .none
  package var groupsChildren = false
  /// A closure that returns the elements in the view, or `nil` if they are its subviews. They are created only when they are read,
  /// and not with each of the other values.
  package var elements: (@MainActor () -> [Any])?
}
