import Foundation

/// The methods that a document browser calls. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked documents.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURLs: The URLs of the documents.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when the user wants to create a document.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - importHandler: A closure that the delegate calls with the URL of a new file and the way in which it is added to
  ///     the browser's folder. To create no document, call it with nil and `none`.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void)
  /// Called after a document was added.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - sourceURL: The URL that the document had.
  ///   - destinationURL: The URL of the document in the browser.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL)
  /// Called after a document could not be added.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURL: The URL of the document.
  ///   - error: An error that describes why the document could not be added, or nil if the reason is unknown.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Returns services of the application for documents.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURLs: The URLs of the documents.
  /// - Returns: The services. The default implementation returns an empty array.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity]
  /// Called before the services for documents are presented.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - activityViewController: The controller, which can be configured.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController)
}

extension UIDocumentBrowserViewControllerDelegate {
  /// Called when the user has picked documents. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURLs: The documents.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  /// Called when the user wants to create a document. The default implementation does not create a document.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - importHandler: A closure that is called with nil.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController,
    didRequestDocumentCreationWithHandler importHandler:
      @escaping (
        URL?, UIDocumentBrowserViewController.ImportMode
      ) -> Void
  ) { importHandler(nil, .none) }
  /// Called after a document was added. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - sourceURL: The URL that the document had.
  ///   - destinationURL: The URL of the document in the browser.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Called after a document could not be added. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURL: The URL of the document.
  ///   - error: An error that describes why the document could not be added, or nil if the reason is unknown.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  /// Returns services of the application for documents. The default implementation returns an empty array.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURLs: The documents.
  /// - Returns: An empty array.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Called before the services for documents are presented. The default implementation does nothing.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - activityViewController: The controller.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}
