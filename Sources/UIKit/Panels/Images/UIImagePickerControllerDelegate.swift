import Foundation

/// The methods that an image picker calls when the user picks a picture or cancels. All methods are optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked a picture. The delegate dismisses the picker.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: The picture and its file, by the keys of `UIImagePickerController.InfoKey`.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled the picker. The delegate dismisses the picker, and so does the default
  /// implementation.
  ///
  /// - Parameter picker: The picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Called when the user has picked a picture. The default implementation dismisses the picker.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: The picture and its file.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Called when the user has cancelled the picker. The default implementation dismisses the picker.
  ///
  /// - Parameter picker: The picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
