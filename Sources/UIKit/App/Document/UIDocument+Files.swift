import Foundation

/// The implementation of opening, saving, reverting and closing.
extension UIDocument {
  // MARK: Opening

  /// Reads the file, and opens the document. The completion handler receives whether this was successful.
  final func openFile(_ completion: ((Bool) -> Void)?) {
    // The closure retains the document, so that the completion handler is called even if nothing else retains the document.
    readFile { [self] error in
      if let error {
        handleError(error, userInteractionPermitted: true)
      } else {
        becomeOpen()
      }
      completion?(error == nil)
    }
  }

  /// Reads the file on another thread, and then calls a closure on the main thread.
  private func readFile(_ completion: @escaping @MainActor ((any Error)?) -> Void) {
    let url = fileURL
    let work = DocumentWork(completion)
    performAsynchronousFileAccess { [self] in
      let before = FileVersion(url)
      var failure: (any Error)?
      do { try read(from: url) } catch { failure = error }
      // The recorded version is that of the file before the read, so that a change during the read is recognized as a change
      // by another program.
      work.finish(failure) { [self] in if failure == nil { note(before) } }
    }
  }

  /// Records the version of the file that the document contains.
  private func note(_ version: FileVersion?) {
    lastVersion = version
    fileModificationDate = version?.modified
  }

  /// Begins the editing of the document that was read.
  private func becomeOpen() {
    changes = DocumentChanges()
    autosaveTimer?.cancel()
    documentState.subtract([.closed, .inConflict, .savingError])
    observeApplication(true)
    watch()
  }

  /// Observes changes of the file by other programs.
  private func watch() {
    watcher?.stop()
    watcher = DocumentWatcher(fileURL) { [weak self] in self?.fileMayHaveChanged() }
  }

  // MARK: Reverting

  /// Reads a file in place of the document's contents. The completion handler receives whether this was successful.
  final func revertFile(_ url: URL, _ completion: ((Bool) -> Void)?) {
    setFileURL(url)
    documentState.insert(.editingDisabled)
    disableEditing()
    open { [weak self] isOpen in
      if let self {
        documentState.remove(.editingDisabled)
        enableEditing()
      }
      completion?(isOpen)
    }
  }

  // MARK: Saving

  /// Writes the document to a file after the writes that wait. The completion handler receives whether this was successful.
  final func saveFile(
    _ url: URL, _ operation: SaveOperation, isLast: Bool = false, _ completion: ((Bool) -> Void)?
  ) {
    autosaveTimer?.cancel()
    pendingSaves += 1
    let token = changeCountToken(for: operation)
    let contents: Any
    let attributes: [AnyHashable: Any]
    do {
      contents = try self.contents(forType: savingFileType ?? "")
      attributes = try fileAttributesToWrite(to: url, for: operation)
    } catch {
      // The error is reported after pending writes, like an error that occurs during writing.
      let work = DocumentWork { [self] error in saved(url, operation, token, nil, error, isLast, completion) }
      return performAsynchronousFileAccess { work.finish(error) {} }
    }
    // The closure retains the document, so that the completion handler is called even if nothing else retains the document.
    let work = DocumentWork { [self] error in
      saved(url, operation, token, error == nil ? FileVersion(url) : nil, error, isLast, completion)
    }
    let snapshot = DocumentSnapshot(contents: contents, attributes: attributes)
    performAsynchronousFileAccess { [self] in
      var failure: (any Error)?
      do {
        try writeContents(snapshot.contents, andAttributes: snapshot.attributes, safelyTo: url, for: operation)
      } catch { failure = error }
      work.finish(failure) {}
    }
  }

  private func saved(
    _ url: URL, _ operation: SaveOperation, _ token: Any, _ version: FileVersion?, _ error: (any Error)?,
    _ isLast: Bool, _ completion: ((Bool) -> Void)?
  ) {
    pendingSaves -= 1
    if let error {
      documentState.insert(.savingError)
      handleError(error, userInteractionPermitted: !isLast)
      // The changes are still unsaved; the next attempt may succeed.
      scheduleAutosave()
    } else {
      let isMoved = url != fileURL
      setFileURL(url)
      note(version)
      updateChangeCount(withToken: token, for: operation)
      documentState.subtract([.savingError, .inConflict])
      if operation == .forCreating, documentState.contains(.closed) {
        documentState.remove(.closed)
        observeApplication(true)
      }
      if isMoved || watcher == nil, !documentState.contains(.closed) { watch() }
    }
    completion?(error == nil)
  }

  // MARK: Saving automatically

  final func scheduleAutosave() {
    autosaveTimer?.cancel()
    guard hasUnsavedChanges, !documentState.contains(.closed) else { return }
    autosaveTimer = DocumentTimer(autosaveDelay) { [weak self] in self?.autosave(completionHandler: nil) }
  }

  final func autosaveFile(_ completion: ((Bool) -> Void)?) {
    guard hasUnsavedChanges else { completion?(true); return }
    guard pendingSaves == 0 else {
      // The pending save replaces the file on another thread. The check for conflicts waits until this thread has
      // recorded the new version. Otherwise the check would mistake the new file for a change by another program.
      let work = DocumentWork { [self] _ in autosaveFile(completion) }
      return performAsynchronousFileAccess { work.finish(nil) {} }
    }
    checkForConflict()
    guard !documentState.contains(.inConflict) else { completion?(false); return }
    save(to: fileURL, for: .forOverwriting, completionHandler: completion)
  }

  /// Saves the document because the application enters the background, or because it ends (`isLast`).
  final func applicationWillLeaveForeground(isLast: Bool) {
    guard !documentState.contains(.closed), hasUnsavedChanges else { return }
    guard isLast else { return autosave(completionHandler: nil) }
    waitForSaves()
    guard hasUnsavedChanges else { return }
    checkForConflict()
    guard !documentState.contains(.inConflict) else {
      return Diagnostics.log(
        "the unsaved changes of \(fileURL.path) are lost, because another program has changed the file")
    }
    saveFile(fileURL, .forOverwriting, isLast: true, nil)
    waitForSaves()
  }

  // MARK: Closing

  final func closeFile(_ completion: ((Bool) -> Void)?) {
    guard !documentState.contains(.closed) else { completion?(false); return }
    documentState.insert(.editingDisabled)
    disableEditing()
    autosave { [weak self] isSaved in
      if let self {
        if isSaved {
          watcher?.stop()
          watcher = nil
          observeApplication(false)
          autosaveTimer?.cancel()
          documentState = .closed
        } else {
          documentState.remove(.editingDisabled)
          enableEditing()
        }
      }
      completion?(isSaved)
    }
  }

  // MARK: Changes by other programs

  /// Sets `inConflict` if another program has changed the file since it was read or written.
  private func checkForConflict() {
    guard let lastVersion, let current = FileVersion(fileURL), current != lastVersion else { return }
    documentState.insert(.inConflict)
  }

  /// Reads the file again if another program has changed it, or reports a conflict with unsaved changes.
  private func fileMayHaveChanged() {
    // The file is compared after pending writes of this document have ended.
    let work = DocumentWork { [weak self] _ in self?.compareWithFile() }
    performAsynchronousFileAccess { work.finish(nil) {} }
  }

  private func compareWithFile() {
    guard !documentState.contains(.closed), let lastVersion else { return }
    guard let current = FileVersion(fileURL) else {
      // The file was deleted or moved, so its contents exist only in this document.
      changes.hasDiverged = true
      self.lastVersion = nil
      return scheduleAutosave()
    }
    guard current != lastVersion else { return }
    if hasUnsavedChanges { documentState.insert(.inConflict) } else { revert(toContentsOf: fileURL) { _ in } }
  }
}
