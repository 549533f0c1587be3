import Foundation

/// The methods that a color picker calls when the user selects a color or closes the picker. All methods are optional.
@preconcurrency @MainActor public protocol UIColorPickerViewControllerDelegate: AnyObject {
  /// Tells the delegate that the user has selected a color.
  ///
  /// - Parameters:
  ///   - viewController: The color picker.
  ///   - color: The color.
  ///   - continuously: `true` while the user is still changing the color.
  func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool)
  /// Tells the delegate that the color picker has disappeared.
  ///
  /// - Parameter viewController: The color picker.
  func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController)
  /// Tells the delegate that the user has selected a color. This method is not called if the delegate implements
  /// `colorPickerViewController(_:didSelect:continuously:)`.
  ///
  /// - Parameter viewController: The color picker.
  func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController)
}

extension UIColorPickerViewControllerDelegate {
  /// Tells the delegate that the user has selected a color. The default implementation calls
  /// `colorPickerViewControllerDidSelectColor(_:)`.
  ///
  /// - Parameters:
  ///   - viewController: The color picker.
  ///   - color: The color.
  ///   - continuously: `true` while the user is still changing the color.
  public func colorPickerViewController(
    _ viewController: UIColorPickerViewController, didSelect color: UIColor, continuously: Bool
  ) { colorPickerViewControllerDidSelectColor(viewController) }

  /// Tells the delegate that the color picker has disappeared. The default implementation does nothing.
  ///
  /// - Parameter viewController: The color picker.
  public func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {}

  /// Tells the delegate that the user has selected a color. The default implementation does nothing.
  ///
  /// - Parameter viewController: The color picker.
  public func colorPickerViewControllerDidSelectColor(_ viewController: UIColorPickerViewController) {}
}
