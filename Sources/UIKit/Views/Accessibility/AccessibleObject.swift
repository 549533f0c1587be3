import CoreGraphics
import Foundation

/// A class with accessibility properties of its own, which subclasses override. Other objects have those of
/// `NSObjectProtocol+Accessibility`.
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
