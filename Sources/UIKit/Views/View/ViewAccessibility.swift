import Foundation

/// The accessibility properties of a view or another object. UI tests read them; no assistive technology is connected.
package struct ViewAccessibility {
  package var isElement: Bool?
  package var label: String?
  package var hint: String?
  package var value: String?
  package var identifier: String?
  package var traits: UIAccessibilityTraits?
  package var elementsHidden = false
  package var viewIsModal = false
  package var groupsChildren: Bool?
  package var frame: CGRect?
  package var language: String?
  package var elements: [Any]?
  package var ignoresInvertColors = false
  package var customActions: [UIAccessibilityCustomAction]?
  package var path: UIBezierPath?
  package var activationPoint: CGPoint?
  package var userInputLabels: [String]?
  package var respondsToUserInteraction: Bool?
  package var attributedLabel: NSAttributedString?
  package var attributedHint: NSAttributedString?
  package var attributedValue: NSAttributedString?
  package var containerType: UIAccessibilityContainerType?
  package var navigationStyle: UIAccessibilityNavigationStyle?
  package var customRotors: [UIAccessibilityCustomRotor]?
  package var blocks: AccessibilityBlocks?
}
