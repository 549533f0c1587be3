import CoreGraphics
import Foundation

/// A closure that returns a Boolean value for assistive technologies.
public typealias AXBoolReturnBlock = @MainActor () -> Bool
/// A closure that returns a text for assistive technologies.
public typealias AXStringReturnBlock = @MainActor () -> String?
/// A closure that returns traits for assistive technologies.
public typealias AXTraitsReturnBlock = @MainActor () -> UIAccessibilityTraits
/// A closure that returns a rectangle for assistive technologies.
public typealias AXRectReturnBlock = @MainActor () -> CGRect
/// A closure that returns a path for assistive technologies.
public typealias AXPathReturnBlock = @MainActor () -> UIBezierPath?
/// A closure that returns a point for assistive technologies.
public typealias AXPointReturnBlock = @MainActor () -> CGPoint
/// A closure that returns texts for assistive technologies.
public typealias AXStringArrayReturnBlock = @MainActor () -> [String]?
/// A closure that returns a text with attributes for assistive technologies.
public typealias AXAttributedStringReturnBlock = @MainActor () -> NSAttributedString?
/// A closure that returns elements for assistive technologies.
public typealias AXArrayReturnBlock = @MainActor () -> [Any]?
/// A closure that returns a navigation style for assistive technologies.
public typealias AXNavigationStyleReturnBlock = @MainActor () -> UIAccessibilityNavigationStyle
/// A closure that returns a kind of container for assistive technologies.
public typealias AXContainerTypeReturnBlock = @MainActor () -> UIAccessibilityContainerType
/// A closure that returns actions for assistive technologies.
public typealias AXCustomActionsReturnBlock = @MainActor () -> [UIAccessibilityCustomAction]?
/// A closure that returns rotors for assistive technologies.
public typealias AXCustomRotorsReturnBlock = @MainActor () -> [UIAccessibilityCustomRotor]?

/// The closures that return the accessibility values of an object instead of stored values.
package struct AccessibilityBlocks {
  package var isElement: AXBoolReturnBlock?
  package var label: AXStringReturnBlock?
  package var hint: AXStringReturnBlock?
  package var value: AXStringReturnBlock?
  package var identifier: AXStringReturnBlock?
  package var traits: AXTraitsReturnBlock?
  package var frame: AXRectReturnBlock?
  package var path: AXPathReturnBlock?
  package var activationPoint: AXPointReturnBlock?
  package var language: AXStringReturnBlock?
  package var userInputLabels: AXStringArrayReturnBlock?
  package var attributedLabel: AXAttributedStringReturnBlock?
  package var attributedHint: AXAttributedStringReturnBlock?
  package var attributedValue: AXAttributedStringReturnBlock?
  package var elements: AXArrayReturnBlock?
  package var elementsHidden: AXBoolReturnBlock?
  package var viewIsModal: AXBoolReturnBlock?
  package var groupsChildren: AXBoolReturnBlock?
  package var respondsToUserInteraction: AXBoolReturnBlock?
  package var navigationStyle: AXNavigationStyleReturnBlock?
  package var containerType: AXContainerTypeReturnBlock?
  package var customActions: AXCustomActionsReturnBlock?
  package var customRotors: AXCustomRotorsReturnBlock?
}
