import Foundation

/// The methods that a document picker calls when the user picks documents or cancels. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentPickerDelegate: NSObjectProtocol {
  /// Called when the user has picked documents, or the folder in which documents were saved.
  ///
  /// - Parameters:
  ///   - controller: The picker. It is being dismissed.
  ///   - urls: The URLs of the documents.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL])
  /// Called when the user has dismissed the picker without picking.
  ///
  /// - Parameter controller: The picker.
  func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController)
  /// Called when the user has picked a document, if the delegate does not implement
  /// `documentPicker(_:didPickDocumentsAt:)`.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - url: The URL of the first document.
  func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL)
}

extension UIDocumentPickerDelegate {
  /// Called when the user has picked documents. The default implementation calls `documentPicker(_:didPickDocumentAt:)`
  /// with the first document.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - urls: The documents.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentsAt urls: [URL]) {
    if let url = urls.first { documentPicker(controller, didPickDocumentAt: url) }
  }
  /// Called when the user has dismissed the picker without picking. The default implementation does nothing.
  ///
  /// - Parameter controller: The picker.
  public func documentPickerWasCancelled(_ controller: UIDocumentPickerViewController) {}
  /// Called when the user has picked a document. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The picker.
  ///   - url: The document.
  public func documentPicker(_ controller: UIDocumentPickerViewController, didPickDocumentAt url: URL) {}
}
