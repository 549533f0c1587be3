/// The methods that a font picker calls when the user selects a font or cancels. All methods are optional.
@preconcurrency @MainActor public protocol UIFontPickerViewControllerDelegate: AnyObject {
  /// Tells the delegate that the user has closed the font picker without selecting a font.
  ///
  /// - Parameter viewController: The font picker.
  func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController)
  /// Tells the delegate that the user has selected a font. The property `selectedFontDescriptor` of the font picker
  /// contains the font.
  ///
  /// - Parameter viewController: The font picker.
  func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController)
}

extension UIFontPickerViewControllerDelegate {
  /// Tells the delegate that the user has closed the font picker without selecting a font. The default implementation
  /// does nothing.
  ///
  /// - Parameter viewController: The font picker.
  public func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {}

  /// Tells the delegate that the user has selected a font. The default implementation does nothing.
  ///
  /// - Parameter viewController: The font picker.
  public func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {}
}
