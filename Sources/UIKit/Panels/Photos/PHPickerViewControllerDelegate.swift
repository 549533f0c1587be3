import Foundation

/// The method that a photo picker calls when the user has picked pictures or cancelled.
@preconcurrency @MainActor public protocol PHPickerViewControllerDelegate: AnyObject {
  /// Called when the user has picked pictures or cancelled. The delegate dismisses the picker.
  ///
  /// - Parameters:
  ///   - picker: The picker.
  ///   - results: The pictures, or an empty array if the user cancelled.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}
