import Foundation

/// A view controller with which the user opens, creates, renames, shares and deletes the documents of a folder. The
/// browser is intended as the root view controller of a window.
///
/// The folder is the user's folder of documents. Tessera has no cloud services.
@preconcurrency @MainActor open class UIDocumentBrowserViewController: UIViewController {
  /// The way in which a document is added to the browser's folder.
  public enum ImportMode: UInt, Sendable {
    /// No document is added.
    case none = 0
    /// The document is copied.
    case copy
    /// The document is moved.
    case move
  }

  /// The appearance of a document browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// The appearance of the system, light or dark.
    case white = 0
    /// The light appearance, also in dark mode.
    case light
    /// The dark appearance, also in light mode.
    case dark
  }

  private var folder: URL
  private var accepts: (URL) -> Bool
  private(set) var navigation: UINavigationController?

  /// Creates a browser that shows the user's documents folder.
  ///
  /// - Parameter allowedContentTypes: The uniform type identifiers of the documents to show, or nil to show all
  ///   documents.
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    folder = UserFolders().documents
    accepts = { url in
      guard let allowedContentTypes else { return true }
      let type = UniformType.identifier(ofFileNamed: url.lastPathComponent) ?? "public.data"
      return allowedContentTypes.contains { UniformType.type(type, conformsTo: $0) }
    }
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser for all documents from data in an unarchiver. Nibs and storyboards set the properties of
  /// `UIViewController` afterwards.
  ///
  /// - Parameter coder: The unarchiver, which is ignored.
  public required convenience init?(coder: NSCoder) { self.init(forOpeningFilesWithContentTypes: nil) }

  /// Sets the closure that determines which files are shown. The module `UniformTypeIdentifiers` calls this method.
  ///
  /// - Parameter accepts: A closure that returns whether a file is shown.
  public func _setFilter(_ accepts: @escaping (URL) -> Bool) { self.accepts = accepts }

  /// Sets the folder whose documents are shown. Call this method before the view is loaded.
  func openFolder(_ folder: URL) { self.folder = folder }

  /// The delegate, which opens the documents that the user picks and creates new documents. The delegate is not
  /// retained.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// A Boolean value that determines whether there is a button that creates a document. The default is `true`.
  open var allowsDocumentCreation = true
  /// A Boolean value that determines whether the user can pick several documents. The default is `false`.
  open var allowsPickingMultipleItems = false
  /// A Boolean value that determines whether names are shown with their extensions. The default is `false`.
  open var shouldShowFileExtensions = false
  /// The title of the button that creates a document. The default is "Create Document".
  open var localizedCreateDocumentActionTitle = "Create Document"
  /// The width of a new document's page divided by its height. Tessera stores the value, but does not use it. The
  /// default is 2/3.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  /// Buttons at the beginning of the navigation bar. The default is empty.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { itemsChanged() } }
  /// Buttons at the end of the navigation bar. The default is empty.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] { didSet { itemsChanged() } }
  /// The appearance of the browser. The default is `white`, which follows the system.
  open var browserUserInterfaceStyle = BrowserUserInterfaceStyle.white {
    didSet {
      overrideUserInterfaceStyle =
        browserUserInterfaceStyle == .white ? .unspecified : browserUserInterfaceStyle == .light ? .light : .dark
    }
  }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    let navigation = UINavigationController(rootViewController: DocumentGridController(folder, self))
    navigation.navigationBar.prefersLargeTitles = true
    self.navigation = navigation
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  private func itemsChanged() {
    for case let grid as DocumentGridController in navigation?.viewControllers ?? [] { grid.updateItems() }
  }

  func isShown(_ url: URL) -> Bool { accepts(url) }

  /// Creates the animation with which a document grows out of its place in the browser.
  ///
  /// - Parameter documentURL: The URL of the document.
  /// - Returns: The animation, for the delegate of the transition.
  open func transitionController(forDocumentAt documentURL: URL) -> UIDocumentBrowserTransitionController {
    UIDocumentBrowserTransitionController(self, documentURL)
  }

  /// Returns the view that shows a document, or nil if it is not on screen.
  func place(of document: URL) -> UIView? {
    (navigation?.topViewController as? DocumentGridController)?.place(of: document)
  }

  func didPick(_ urls: [URL]) { delegate?.documentBrowser(self, didPickDocumentsAt: urls) }

  // MARK: Changes

  /// Shows the folder of a document.
  ///
  /// - Parameters:
  ///   - url: The URL of the document.
  ///   - importIfNeeded: `true` to copy the document to the browser's folder if the document is in a different folder.
  ///   - completion: A closure that is called with the URL of the document in the browser, or with an error. It may be
  ///     nil.
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    loadViewIfNeeded()
    let isInside = url.standardizedFileURL.path.hasPrefix(folder.standardizedFileURL.path + "/")
    if isInside, FileManager.default.fileExists(atPath: url.path) {
      show(url.deletingLastPathComponent())
      completion?(url, nil)
    } else if importIfNeeded {
      importDocument(at: url, nextToDocumentAt: folder.appendingPathComponent("x"), mode: .copy) {
        completion?($0, $1)
      }
    } else {
      completion?(
        nil, CocoaError(.fileNoSuchFile, userInfo: [NSFilePathErrorKey: url.path, NSURLErrorKey: url]))
    }
  }

  /// Copies or moves a document to the folder that contains another document.
  ///
  /// - Parameters:
  ///   - documentURL: The URL of the document.
  ///   - neighbourURL: The URL of a document in the browser.
  ///   - importMode: `copy` or `move`.
  ///   - completion: A closure that is called with the new URL, or with an error.
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    let target = SavedPhotos.unusedURL(
      in: neighbourURL.deletingLastPathComponent(), name: documentURL.lastPathComponent)
    do {
      switch importMode {
      case .none: return completion(nil, nil)
      case .copy: try FileManager.default.copyItem(at: documentURL, to: target)
      case .move: try FileManager.default.moveItem(at: documentURL, to: target)
      }
      reload()
      delegate?.documentBrowser(self, didImportDocumentAt: documentURL, toDestinationURL: target)
      completion(target, nil)
    } catch {
      delegate?.documentBrowser(self, failedToImportDocumentAt: documentURL, error: error)
      completion(nil, error)
    }
  }

  /// Renames a document. The extension is not changed.
  ///
  /// - Parameters:
  ///   - documentURL: The URL of the document.
  ///   - proposedName: The new name without an extension. A number is added if a different document has the same name.
  ///   - completion: A closure that is called with the new URL, or with an error.
  open func renameDocument(
    at documentURL: URL, proposedName: String, completionHandler completion: @escaping (URL?, (any Error)?) -> Void
  ) {
    var name = proposedName.replacingOccurrences(of: "/", with: "-")
    guard !name.isEmpty, !name.hasPrefix(".") else {
      return completion(nil, CocoaError(.fileWriteInvalidFileName, userInfo: [NSURLErrorKey: documentURL]))
    }
    if !documentURL.pathExtension.isEmpty { name += "." + documentURL.pathExtension }
    guard name != documentURL.lastPathComponent else { return completion(documentURL, nil) }
    let target = SavedPhotos.unusedURL(in: documentURL.deletingLastPathComponent(), name: name)
    do {
      try FileManager.default.moveItem(at: documentURL, to: target)
      reload()
      completion(target, nil)
    } catch { completion(nil, error) }
  }

  /// Asks the delegate to create a document, and opens it.
  func createDocument(in folder: URL) {
    delegate?.documentBrowser(self) { [weak self] url, mode in
      guard let self, let url, mode != .none else { return }
      self.importDocument(at: url, nextToDocumentAt: folder.appendingPathComponent("x"), mode: mode) { target, error in
        if let target { self.didPick([target]) } else if let error { self.show(error) }
      }
    }
  }

  /// Shows an error to the user in an alert.
  func show(_ error: any Error) {
    let alert = UIAlertController(title: nil, message: error.localizedDescription, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  func activities(for urls: [URL]) -> UIActivityViewController {
    let own = delegate?.documentBrowser(self, applicationActivitiesForDocumentURLs: urls) ?? []
    let panel = UIActivityViewController(activityItems: urls, applicationActivities: own)
    delegate?.documentBrowser(self, willPresent: panel)
    return panel
  }

  private func show(_ inner: URL) {
    guard let navigation else { return }
    var chain: [URL] = []
    var current = inner.standardizedFileURL
    while current.path != folder.standardizedFileURL.path, current.path.count > 1 {
      chain.insert(current, at: 0)
      current = current.deletingLastPathComponent()
    }
    let controllers = navigation.viewControllers.prefix(1) + chain.map { DocumentGridController($0, self) }
    navigation.setViewControllers(Array(controllers), animated: false)
  }

  func reload() {
    for case let grid as DocumentGridController in navigation?.viewControllers ?? [] { grid.reload() }
  }
}
