import Foundation

/// An object that reads and writes a document in a file, tracks its unsaved changes, and detects conflicts with other
/// programs.
///
/// Subclasses implement `contents(forType:)` and `load(fromContents:ofType:)`, and report changes through `undoManager`
/// or `updateChangeCount(_:)`. Changes are saved automatically. A file is replaced as a whole, so that a failed save
/// does not change the previous file.
@preconcurrency @MainActor open class UIDocument: NSObject, UIUserActivityRestoring, @preconcurrency ProgressReporting {
  private nonisolated let access: DocumentAccess
  private var urlStorage: URL
  private var undo: UndoManager?
  // The objects that observe for the document end with it. The class has no `isolated deinit`, because the `deinit` of a
  // subclass would have to be isolated too.
  private var undoObservers = NotificationObservers()
  private var applicationObservers = NotificationObservers()
  final var changes = DocumentChanges()
  final var autosaveTimer: DocumentTimer?
  final var watcher: DocumentWatcher?
  /// The number of saves that have begun and whose result was not handled yet.
  final var pendingSaves = 0
  /// The version of the file that was last read or written, or nil if the file has not been read or written.
  final var lastVersion: FileVersion?
  /// The delay in seconds after which a change is saved automatically.
  package final var autosaveDelay: TimeInterval = 15

  /// Creates a document for a file. The file need not exist. The document is initially closed.
  ///
  /// - Parameter url: The URL of the file. The initializer traps if it is not a file URL.
  public init(fileURL url: URL) {
    guard url.isFileURL else {
      Diagnostics.trap("UIDocument.init(fileURL:): \(url) is not a file URL; use URL(fileURLWithPath:)")
    }
    access = DocumentAccess()
    urlStorage = url
    super.init()
  }

  // MARK: Attributes

  /// The URL of the file that the document reads and writes. `save(to:for:completionHandler:)` and
  /// `revert(toContentsOf:completionHandler:)` change it.
  open var fileURL: URL { urlStorage }

  /// The name of the document for the user: the name of the file without its extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }

  /// The uniform type identifier of the file, such as `public.plain-text`, or nil if the URL has no extension.
  open var fileType: String? { DocumentTypes.identifier(of: fileURL) }

  /// The modification date of the file when it was last read or written, or nil if it has not been read or written.
  open var fileModificationDate: Date?

  /// The state of the document. The default is `closed`. Changes post `stateChangedNotification`.
  open package(set) var documentState: State = .closed {
    didSet {
      guard documentState != oldValue else { return }
      NotificationCenter.default.post(name: Self.stateChangedNotification, object: self)
    }
  }

  /// The progress of a download or upload. The value is always nil in Tessera, which reads files of this machine only.
  open var progress: Progress? { nil }

  /// The progress that `ProgressReporting` requires. It is finished if `progress` is nil.
  @_implements(ProgressReporting,progress)
  public var reportedProgress: Progress { progress ?? Self.finishedProgress }

  private static var finishedProgress: Progress {
    let progress = Progress(totalUnitCount: 1)
    progress.completedUnitCount = 1
    return progress
  }

  /// The user activity that describes the document, so that the document can be opened again later. The default is nil.
  open var userActivity: NSUserActivity?

  // MARK: Opening and closing

  /// Opens the document.
  ///
  /// This method calls `read(from:)` on another thread. After an error, `handleError(_:userInteractionPermitted:)` is
  /// called and the document remains closed.
  ///
  /// - Parameter completionHandler: A closure that is called on the main thread with `true` if the file was read.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { openFile(completionHandler) }

  /// Reads the document from its file, on another thread. An error is passed to `handleError(_:userInteractionPermitted:)`.
  ///
  /// - Returns: `true` if the file was read.
  @discardableResult
  open func open() async -> Bool {
    await withCheckedContinuation { continuation in open { continuation.resume(returning: $0) } }
  }

  /// Saves unsaved changes by `autosave(completionHandler:)` and closes the document.
  ///
  /// - Parameter completionHandler: A closure that is called on the main thread with `true` if the document was closed.
  ///   If its changes cannot be saved, it remains open.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { closeFile(completionHandler) }

  /// Saves unsaved changes and closes the document.
  ///
  /// - Returns: `true` if the document was closed. If its changes cannot be saved, it remains open.
  @discardableResult
  open func close() async -> Bool {
    await withCheckedContinuation { continuation in close { continuation.resume(returning: $0) } }
  }

  /// Discards unsaved changes and reads a file. Editing is disabled until the file is read.
  ///
  /// - Parameters:
  ///   - url: The URL of the file, which becomes `fileURL`.
  ///   - completionHandler: A closure that is called on the main thread with `true` if the file was read.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    revertFile(url, completionHandler)
  }

  /// Discards unsaved changes and reads a file. Editing is disabled until the file is read.
  ///
  /// - Parameter url: The URL of the file, which becomes `fileURL`.
  /// - Returns: `true` if the file was read.
  @discardableResult
  open func revert(toContentsOf url: URL) async -> Bool {
    await withCheckedContinuation { continuation in
      revert(toContentsOf: url) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Contents

  /// Loads the contents of the file into the data model. Subclasses override it. The default implementation throws.
  ///
  /// - Parameters:
  ///   - contents: The contents of the file, as `Data`, or those of a folder, as a `FileWrapper`.
  ///   - typeName: The uniform type identifier of the file, or nil.
  /// - Throws: An error if the contents are not those of a document.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    throw DocumentError.notOverridden("\(type(of: self)).load(fromContents:ofType:)", fileURL)
  }

  /// Returns the contents to save. Subclasses override it. The default implementation throws.
  ///
  /// - Parameter typeName: The uniform type identifier of the file, or an empty string if it has none.
  /// - Returns: The contents as `Data` or a `FileWrapper`. For other values, override `writeContents(_:to:for:originalContentsURL:)`.
  /// - Throws: An error if the contents cannot be created.
  open func contents(forType typeName: String) throws -> Any {
    throw DocumentError.notOverridden("\(type(of: self)).contents(forType:)", fileURL)
  }

  /// Called before the document is reverted or closed. The user must not change the document until `enableEditing()` is
  /// called. The default implementation does nothing.
  open func disableEditing() {}

  /// Called when the user can change the document again. The default implementation does nothing.
  open func enableEditing() {}

  // MARK: Changes

  /// The undo manager of the document. Changes that it registers are recorded as changes of the document. The undo
  /// manager is created on first use.
  open var undoManager: UndoManager! {
    get {
      if undo == nil { observe(UndoManager()) }
      return undo
    }
    set { observe(newValue) }
  }

  private func observe(_ manager: UndoManager?) {
    undoObservers = NotificationObservers()
    undo = manager
    guard let manager else { return }
    let kinds: [(Notification.Name, ChangeKind)] = [
      (.NSUndoManagerDidCloseUndoGroup, .done), (.NSUndoManagerDidUndoChange, .undone),
      (.NSUndoManagerDidRedoChange, .redone),
    ]
    for (name, kind) in kinds {
      undoObservers.add(name, object: manager) { [weak self] in
        MainActor.assumeIsolated {
          guard let self, let manager = self.undo else { return }
          // Undoing and redoing also close undo groups, and a nested group is a part of the outer group. Neither is a
          // new change.
          if kind == .done, manager.isUndoing || manager.isRedoing || manager.groupingLevel > 0 { return }
          self.updateChangeCount(kind)
        }
      }
    }
  }

  /// A Boolean value that indicates whether the document has changes that are not saved.
  open var hasUnsavedChanges: Bool { changes.isUnsaved }

  /// Records a change of the document, and schedules an automatic save.
  ///
  /// - Parameter change: The kind of change.
  open func updateChangeCount(_ change: ChangeKind) {
    changes.record(change)
    scheduleAutosave()
  }

  /// Returns a value that identifies the changes that a save contains.
  ///
  /// - Parameter saveOperation: A value that indicates whether the save that is about to start creates or replaces the file.
  /// - Returns: A value to pass to `updateChangeCount(withToken:for:)` after the save.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any { changes.revision }

  /// Called after a save. Marks the changes that the save contains as saved. Changes that were made after the token was
  /// created remain unsaved.
  ///
  /// - Parameters:
  ///   - changeCountToken: The result of `changeCountToken(for:)` when the save began.
  ///   - saveOperation: A value that indicates whether the file is created or replaced.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    if changeCountToken as? Int == changes.revision { updateChangeCount(.cleared) } else { changes.hasDiverged = true }
  }

  // MARK: Saving

  /// Saves the document.
  ///
  /// This method calls `contents(forType:)` immediately, then `writeContents(_:andAttributes:safelyTo:for:)` on another
  /// thread. After an error, `handleError(_:userInteractionPermitted:)` is called and the state contains `savingError`;
  /// the previous file remains.
  ///
  /// - Parameters:
  ///   - url: The URL of the file, which becomes `fileURL`.
  ///   - saveOperation: A value that indicates whether the file is created or replaced.
  ///   - completionHandler: A closure that is called on the main thread with `true` if the document was saved.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) { saveFile(url, saveOperation, completionHandler) }

  /// Writes the document to a file, whether it has unsaved changes or not.
  ///
  /// - Parameters:
  ///   - url: The URL of the file, which becomes `fileURL`.
  ///   - saveOperation: A value that indicates whether the file is created or replaced.
  /// - Returns: `true` if the document was saved.
  @discardableResult
  open func save(to url: URL, for saveOperation: SaveOperation) async -> Bool {
    await withCheckedContinuation { continuation in
      save(to: url, for: saveOperation) { continuation.resume(returning: $0) }
    }
  }

  /// Saves unsaved changes to `fileURL`. The save fails while the state contains `inConflict`, so that it does not
  /// overwrite the changes of another program.
  ///
  /// - Parameter completionHandler: A closure that is called on the main thread with `true` if there are no unsaved
  ///   changes anymore.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) { autosaveFile(completionHandler) }

  /// Saves unsaved changes to `fileURL`.
  ///
  /// - Returns: `true` if there are no unsaved changes anymore.
  @discardableResult
  open func autosave() async -> Bool {
    await withCheckedContinuation { continuation in autosave { continuation.resume(returning: $0) } }
  }

  /// The type with which the document is saved. The default is `fileType`.
  open var savingFileType: String? { fileType }

  /// Returns the file name extension with which a document of a type is saved. Subclasses whose documents change their type
  /// override this method.
  ///
  /// - Parameters:
  ///   - typeName: The uniform type identifier, or nil.
  ///   - saveOperation: A value that indicates whether the file is created or replaced.
  /// - Returns: The extension without a dot. The default is that of `fileURL`.
  open func fileNameExtension(forType typeName: String?, saveOperation: SaveOperation) -> String {
    fileURL.pathExtension
  }

  /// Returns the attributes of the file that is written.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - saveOperation: A value that indicates whether the file is created or replaced.
  /// - Returns: The attributes, whose keys are `FileAttributeKey` values. The default implementation returns an empty
  ///   dictionary, with which the file keeps its permissions.
  /// - Throws: An error if the attributes cannot be determined.
  open func fileAttributesToWrite(to url: URL, for saveOperation: SaveOperation) throws -> [AnyHashable: Any] { [:] }

  // MARK: Advanced reading and writing

  /// Reads the file. This method is called on another thread. The default implementation calls
  /// `load(fromContents:ofType:)` on the main thread.
  ///
  /// - Parameter url: The URL of the file.
  /// - Throws: An error if the file cannot be read or loaded.
  nonisolated open func read(from url: URL) throws {
    let type = DocumentTypes.identifier(of: url)
    var isFolder: ObjCBool = false
    if FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder), isFolder.boolValue {
      let wrapper = try FileWrapper(url: url, options: .immediate)
      try DocumentAccess.onMain { try self.load(fromContents: wrapper, ofType: type) }
    } else {
      let data = try Data(contentsOf: url)
      try DocumentAccess.onMain { try self.load(fromContents: data, ofType: type) }
    }
  }

  /// Writes contents to a temporary file in the same folder, and then replaces the document's file with it. This method
  /// is called on another thread.
  ///
  /// - Parameters:
  ///   - contents: The result of `contents(forType:)`.
  ///   - additionalFileAttributes: The result of `fileAttributesToWrite(to:for:)`, or nil.
  ///   - url: The URL of the file.
  ///   - saveOperation: A value that indicates whether the file is created or replaced.
  /// - Throws: An error if the file cannot be written. The previous file then remains.
  nonisolated open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]? = nil, safelyTo url: URL,
    for saveOperation: SaveOperation
  ) throws {
    try AtomicFileWriter.replace(url, attributes: additionalFileAttributes) { temporary, original in
      try writeContents(contents, to: temporary, for: saveOperation, originalContentsURL: original)
    }
  }

  /// Writes contents to a temporary file. This method is called on another thread. The default implementation writes
  /// `Data` and `FileWrapper`s.
  ///
  /// - Parameters:
  ///   - contents: The result of `contents(forType:)`.
  ///   - url: The URL of the temporary file.
  ///   - saveOperation: A value that indicates whether the file is created or replaced.
  ///   - originalContentsURL: The URL of the previous file, or nil if there is none.
  /// - Throws: An error if the file cannot be written.
  nonisolated open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if let wrapper = contents as? FileWrapper {
      return try wrapper.write(to: url, options: [], originalContentsURL: originalContentsURL)
    }
    guard let data = contents as? Data else {
      throw DocumentError.unsupportedContents("\(type(of: contents))", url)
    }
    try data.write(to: url)
  }

  /// Performs work on the thread that reads and writes the file, after pending reads and writes.
  ///
  /// - Parameter block: The work.
  nonisolated open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    access.perform(block)
  }

  // MARK: Errors

  /// Called after an error. The default implementation shows an alert, and then calls `finishedHandlingError(_:recovered:)`.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - userInteractionPermitted: `false` if the error must be handled without the user, because the application ends.
  ///     The default implementation then logs the error.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    DocumentErrorAlert.show(error, of: self, isAllowed: userInteractionPermitted)
  }

  /// Called when an error was handled. Subclasses that override this method call `super`.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - recovered: `true` if the error no longer prevents the use of the document.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {}

  /// Called by UIKit when an error must be handled immediately, because the application ends. Tessera does not call
  /// this method. The default implementation dismisses the alert.
  ///
  /// - Parameter error: The error.
  open func userInteractionNoLongerPermitted(forError error: any Error) { DocumentErrorAlert.dismiss(of: self, error) }

  // MARK: Activities

  /// The key of the file's URL in the `userInfo` of an activity.
  nonisolated public static let userActivityURLKey = "NSUserActivityDocumentURL"

  /// Adds the file's URL to an activity.
  ///
  /// - Parameter userActivity: The activity.
  open func updateUserActivityState(_ userActivity: NSUserActivity) {
    userActivity.addUserInfoEntries(from: [Self.userActivityURLKey: fileURL])
  }

  /// Restores the state that an activity contains. The default implementation does nothing.
  ///
  /// - Parameter userActivity: The activity.
  open func restoreUserActivityState(_ userActivity: NSUserActivity) {}

  /// Posted on the main thread after `documentState` has changed. The object is the document.
  nonisolated public static let stateChangedNotification = NSNotification.Name("UIDocumentStateChangedNotification")

  // MARK: Support for the implementation

  final func setFileURL(_ url: URL) { urlStorage = url }

  /// Waits until pending saves have ended and their results, errors included, were handled.
  final func waitForSaves() { DocumentAccess.wait { self.pendingSaves == 0 } }

  /// Starts or stops saving the document whenever the application enters the background or ends. `isOpen` indicates
  /// whether the document is open.
  final func observeApplication(_ isOpen: Bool) {
    applicationObservers = NotificationObservers()
    guard isOpen else { return }
    let events: [(Notification.Name, isLast: Bool)] = [
      (UIApplication.didEnterBackgroundNotification, false), (UIApplication.willTerminateNotification, true),
    ]
    for (name, isLast) in events {
      applicationObservers.add(name, object: nil) { [weak self] in
        MainActor.assumeIsolated { self?.applicationWillLeaveForeground(isLast: isLast) }
      }
    }
  }
}
