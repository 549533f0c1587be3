import CoreGraphics
import Foundation

/// A class that declares accessibility properties, so that its subclasses can override them. All other objects have the
/// properties of the extension in `NSObjectProtocol+Accessibility.swift`.
@MainActor protocol AccessibleObject: AnyObject {
  var isAccessibilityElement: Bool { get set }
  var accessibilityLabel: String? { get set }
  var accessibilityHint: String? { get set }
  var accessibilityValue: String? { get set }
  var accessibilityTraits: UIAccessibilityTraits { get set }
  var accessibilityFrame: CGRect { get set }
  var accessibilityElementsHidden: Bool { get set }
  var accessibilityViewIsModal: Bool { get set }
  var shouldGroupAccessibilityChildren: Bool { get set }
  var accessibilityLanguage: String? { get set }
  var accessibilityElements: [Any]? { get set }
  var accessibilityCustomActions: [UIAccessibilityCustomAction]? { get set }
}

extension UIView: AccessibleObject {}
extension UIAccessibilityElement: AccessibleObject {}
