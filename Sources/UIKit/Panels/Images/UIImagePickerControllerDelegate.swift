import Foundation

/// The methods that an image picker calls when the user picks a picture or cancels. All methods are optional.
@preconcurrency @MainActor public protocol UIImagePickerControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked a picture. The delegate dismisses the picker.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: The picture and its file.
  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any])
  /// Called when the user has cancelled the picker. The delegate dismisses it; the default implementation does, too.
  ///
  /// - Parameter picker: The picker.
  func imagePickerControllerDidCancel(_ picker: UIImagePickerController)
}

extension UIImagePickerControllerDelegate {
  /// Dismisses the picker.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - info: The picture and its file.
  public func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) { picker.dismiss(animated: true) }
  /// Dismisses the picker.
  ///
  /// - Parameter picker: The picker.
  public func imagePickerControllerDidCancel(_ picker: UIImagePickerController) { picker.dismiss(animated: true) }
}
