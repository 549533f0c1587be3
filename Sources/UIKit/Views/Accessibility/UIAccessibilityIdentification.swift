import Foundation

/// An object with an identifier by which tests find it.
@preconcurrency @MainActor public protocol UIAccessibilityIdentification: NSObjectProtocol {
  /// The identifier by which tests find the object. It is not shown to the user.
  var accessibilityIdentifier: String? { get set }
}

extension UIView: UIAccessibilityIdentification {}
extension UIAccessibilityElement: UIAccessibilityIdentification {}

extension UIImage: UIAccessibilityIdentification {
  /// The identifier by which tests find the image. The default is nil.
  public var accessibilityIdentifier: String? {
    get { ObjectAccessibility.values(of: self).identifier }
    set { ObjectAccessibility.update(self) { $0.identifier = newValue } }
  }
}
