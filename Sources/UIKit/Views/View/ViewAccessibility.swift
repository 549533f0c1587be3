import Foundation

/// The accessibility properties of a view. They are only stored: no host of Tessera uses them yet.
package struct ViewAccessibility {
  package var isElement = false
  package var label: String?
  package var hint: String?
  package var value: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits = .none
  package var elementsHidden = false
  package var viewIsModal = false
  package var groupsChildren = false
  package var frame: CGRect?
  package var language: String?
  package var elements: [Any]?
  package var ignoresInvertColors = false
  package var customActions: [UIAccessibilityCustomAction]?
}
