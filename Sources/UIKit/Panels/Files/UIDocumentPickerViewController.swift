import Foundation
import RuntimeInterface

/// A view controller with which the user opens documents, or selects a folder in which the application's documents are
/// saved.
///
/// The picker lists the files that the user of the computer can read. The initializers with types (`UTType`) are in the
/// module `UniformTypeIdentifiers`.
@preconcurrency @MainActor open class UIDocumentPickerViewController: UIViewController {
  let request = FileListController.Request()
  private let exported: [URL]
  private let mode: UIDocumentPickerMode
  private var hasEnded = false
  /// The desktop's dialog while it is shown in place of the picker's own list, otherwise nil.
  private var dialog: (any PortalDialog)?

  /// Creates a picker for documents of certain types.
  ///
  /// - Parameters:
  ///   - allowedUTIs: The identifiers of the types. Only the types of all files (`public.item`, `public.data`,
  ///     `public.content`) and of folders (`public.folder`) are known to this initializer. With other types, all files
  ///     can be picked.
  ///   - mode: `import` or `open`.
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    self.mode = mode
    exported = []
    super.init(nibName: nil, bundle: nil)
    request.picksFolders = allowedUTIs == ["public.folder"]
  }

  /// Creates a picker for a folder in which documents are saved.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - mode: `exportToService` or `moveToService`.
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    self.mode = mode
    exported = urls
    super.init(nibName: nil, bundle: nil)
    request.picksFolders = true
    request.folderTitle = mode == .moveToService ? "Move" : "Save"
  }

  /// Creates a picker for a folder in which a document is saved.
  ///
  /// - Parameters:
  ///   - url: The document.
  ///   - mode: `exportToService` or `moveToService`.
  public convenience init(url: URL, in mode: UIDocumentPickerMode) { self.init(urls: [url], in: mode) }

  /// Creates a picker for a folder in which documents are saved.
  ///
  /// - Parameters:
  ///   - urls: The documents.
  ///   - asCopy: `true` to copy the documents, `false` to move them.
  public convenience init(forExporting urls: [URL], asCopy: Bool) {
    self.init(urls: urls, in: asCopy ? .exportToService : .moveToService)
  }

  /// Creates a picker for a folder to which documents are moved.
  ///
  /// - Parameter urls: The documents.
  public convenience init(forExporting urls: [URL]) { self.init(forExporting: urls, asCopy: false) }

  /// Creates a picker for all documents from data in an unarchiver. Only the properties of `UIViewController` are
  /// decoded, and only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    mode = .open
    exported = []
    super.init(coder: coder)
  }

  /// The delegate, which receives the picked documents. It is not retained.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// The task of the picker, which the initializer determines: opening, importing, or exporting documents.
  open var documentPickerMode: UIDocumentPickerMode { mode }
  /// A Boolean value that determines whether the user can pick several documents. The default is `false`.
  open var allowsMultipleSelection: Bool {
    get { request.allowsMultipleSelection }
    set { request.allowsMultipleSelection = newValue }
  }
  /// A Boolean value that determines whether names are shown with their extensions. The default is `false`.
  open var shouldShowFileExtensions = false
  /// The folder that is shown initially, or nil for the user's documents folder. The default is nil.
  open var directoryURL: URL?

  /// Sets the closure that determines which files can be picked. The module `UniformTypeIdentifiers` calls this method.
  ///
  /// - Parameter accepts: A closure that returns whether a file can be picked.
  public func _setFilter(_ accepts: @escaping (URL) -> Bool) { request.accepts = accepts }

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    request.showsExtensions = shouldShowFileExtensions
    request.onPick = { [weak self] in self?.didPick($0) }
    request.onCancel = { [weak self] in self?.dismiss(animated: true) }
    if UIScreen.main.portal == nil { showList() }
  }

  open override dynamic func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    guard children.isEmpty, dialog == nil, !hasEnded else { return }
    showDialog()
  }

  /// Shows the desktop's dialog, or the picker's own list if the desktop has no such dialog.
  private func showDialog() {
    // In a browser, "Save to Files" saves on the browser's device.
    if !exported.isEmpty, UIScreen.main.portal?.save(exported) == true { return finish(with: exported) }
    var choice = FileChoice(title: request.picksFolders ? request.folderTitle : "Open")
    choice.picksFolders = request.picksFolders
    choice.allowsMultiple = request.allowsMultipleSelection
    choice.folder = directoryURL
    dialog = UIScreen.main.portal?.chooseFiles(choice) { [weak self] in self?.dialogEnded($0) }
    if dialog == nil { showList() }
  }

  private func dialogEnded(_ result: FileChoice.Result) {
    dialog = nil
    switch result {
    case .chosen(let urls):
      let accepted = urls.filter { request.picksFolders || request.accepts($0) }
      // What a browser has sent is a copy already, which belongs to the application.
      let areCopies = UIScreen.main.portal?.isRemote == true
      if accepted.isEmpty { dismiss(animated: true) } else { didPick(accepted, areCopies: areCopies) }
    case .cancelled: dismiss(animated: true)
    case .unavailable: if !hasEnded { showList() }
    }
  }

  private func showList() {
    let user = UserFolders()
    let startFolder = [directoryURL, user.documents]
      .compactMap { $0 }.first { FileManager.default.fileExists(atPath: $0.path) }
    let listController = FileListController(startFolder ?? user.home, request)
    let navigation = UINavigationController(rootViewController: listController)
    addChild(navigation)
    navigation.view.frame = view.bounds
    navigation.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(navigation.view)
    navigation.didMove(toParent: self)
  }

  open override dynamic func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard !hasEnded else { return }
    hasEnded = true
    dialog?.cancel()
    delegate?.documentPickerWasCancelled(self)
  }

  private func didPick(_ urls: [URL], areCopies: Bool = false) {
    guard !hasEnded else { return }
    hasEnded = true
    switch mode {
    case .open: finish(with: urls)
    case .import:
      if areCopies { return finish(with: urls) }
      // Documents can be large, so the window would stop until they are copied.
      DispatchQueue.global(qos: .userInitiated).async { [self] in
        let copies = urls.map(Self.copy)
        DispatchQueue.main.async { MainActor.assumeIsolated { self.finish(withCopies: copies) } }
      }
    case .exportToService, .moveToService: finish(with: urls.first.map(save) ?? [])
    }
  }

  private func finish(with urls: [URL]) {
    hasEnded = true
    dismiss(animated: true)
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  /// Calls the delegate with the copies, and shows the user which documents were not copied, and why.
  private func finish(withCopies copies: [Result<URL, CopyError>]) {
    var errors: [CopyError] = []
    for case .failure(let error) in copies { errors.append(error) }
    let urls = copies.compactMap { try? $0.get() }
    let presenter = presentingViewController
    dismiss(animated: true) { Self.show(errors, above: presenter) }
    if !urls.isEmpty || errors.isEmpty {
      delegate?.documentPicker(self, didPickDocumentsAt: urls)
    } else {
      delegate?.documentPickerWasCancelled(self)
    }
  }

  private struct CopyError: Error {
    let name: String
    let reason: String
  }

  /// The number of documents whose reasons are shown. The message would be higher than the window.
  private static let shownErrors = 5

  private static func show(_ errors: [CopyError], above presenter: UIViewController?) {
    guard let first = errors.first else { return }
    var lines = errors.prefix(shownErrors).map { errors.count == 1 ? $0.reason : "“\($0.name)”: \($0.reason)" }
    if errors.count > shownErrors { lines.append("and \(errors.count - shownErrors) more") }
    let title = errors.count == 1 ? "“\(first.name)” Cannot Be Opened" : "\(errors.count) Documents Cannot Be Opened"
    let alert = UIAlertController(title: title, message: lines.joined(separator: "\n"), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    // The delegate may have presented something meanwhile.
    var top = presenter
    while let next = top?.presentedViewController, !next.isBeingDismissed { top = next }
    guard let top, top.viewIfLoaded?.window != nil else {
      for error in errors { Diagnostics.report("“\(error.name)” was not copied: \(error.reason)") }
      return
    }
    top.present(alert, animated: true)
  }

  /// Copies a document to a temporary folder, so that the application can move or change the copy. The method blocks.
  private nonisolated static func copy(_ url: URL) -> Result<URL, CopyError> {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    let target = folder.appendingPathComponent(url.lastPathComponent)
    do {
      // The copy of a symbolic link that leads nowhere could not be opened.
      guard FileManager.default.fileExists(atPath: url.path) else { throw CocoaError(.fileNoSuchFile) }
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      // A relative symbolic link would lead nowhere in the temporary folder.
      try FileManager.default.copyItem(at: url.resolvingSymlinksInPath(), to: target)
      return .success(target)
    } catch {
      try? FileManager.default.removeItem(at: folder)
      return .failure(CopyError(name: url.lastPathComponent, reason: reason(error)))
    }
  }

  /// Returns what the system says about an error, such as "No space left on device".
  private nonisolated static func reason(_ error: any Error) -> String {
    if (error as? CocoaError)?.code == .fileNoSuchFile || (error as? CocoaError)?.code == .fileReadNoSuchFile {
      return "There is no such file."
    }
    let underlying = (error as NSError).userInfo[NSUnderlyingErrorKey] as? POSIXError
    guard let code = underlying?.code ?? (error as? POSIXError)?.code else { return error.localizedDescription }
    return String(cString: strerror(code.rawValue)) + "."
  }

  /// Saves the exported documents in a folder, and returns their URLs in that folder.
  private func save(in folder: URL) -> [URL] {
    exported.compactMap { url in
      let target = folder.appendingPathComponent(url.lastPathComponent)
      do {
        if mode == .moveToService {
          try FileManager.default.moveItem(at: url, to: target)
        } else {
          try FileManager.default.copyItem(at: url, to: target)
        }
        return target
      } catch {
        Diagnostics.report("\(url.path) was not saved as \(target.path): \(error.localizedDescription)")
        return nil
      }
    }
  }
}
