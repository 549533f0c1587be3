import Foundation

/// The methods that a document browser calls. All methods are optional.
@preconcurrency @MainActor public protocol UIDocumentBrowserViewControllerDelegate: NSObjectProtocol {
  /// Called when the user has picked documents.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURLs: The documents.
  func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL])
  /// Called when the user wants to create a document.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - importHandler: A closure to call with the URL of a new file and how it is added, or with nil and `none`.
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
  ///   - error: The reason, or nil.
  func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?)
  /// Returns services of the application for documents.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURLs: The documents.
  /// - Returns: The services; the default implementation returns an empty array.
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
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURLs: The documents.
  public func documentBrowser(_ controller: UIDocumentBrowserViewController, didPickDocumentsAt documentURLs: [URL]) {}
  /// Creates nothing.
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
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - sourceURL: The URL that the document had.
  ///   - destinationURL: The URL of the document in the browser.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, didImportDocumentAt sourceURL: URL,
    toDestinationURL destinationURL: URL
  ) {}
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURL: The URL of the document.
  ///   - error: The reason, or nil.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, failedToImportDocumentAt documentURL: URL, error: (any Error)?
  ) {}
  /// Returns an empty array.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - documentURLs: The documents.
  /// - Returns: The services.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, applicationActivitiesForDocumentURLs documentURLs: [URL]
  ) -> [UIActivity] { [] }
  /// Does nothing.
  ///
  /// - Parameters:
  ///   - controller: The browser.
  ///   - activityViewController: The controller.
  public func documentBrowser(
    _ controller: UIDocumentBrowserViewController, willPresent activityViewController: UIActivityViewController
  ) {}
}
