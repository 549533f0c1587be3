import Foundation

/// The methods that a document picker calls when the user picks documents or cancels. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has picked documents, or a folder for documents.
  ///
  /// - Parameters:
  ///   - controller: The picker. It is being dismissed.
  ///   - urls: The documents.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has dismissed the picker without picking.
  ///
  /// - Parameter controller: The picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called when the user has picked a document, if the delegate does not implement the method for several.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - url: The first document.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Calls `documentPicker(_:didPickDocumentAt:)` with the first document.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - urls: The documents.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Does nothing.
  ///
  /// - Parameter controller: The picker.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - url: The document.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
