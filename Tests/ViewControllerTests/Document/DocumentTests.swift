import Foundation
@testable import UIKit
import UIKitTesting
import XCTest

/// Documents: the order of calls, changes, saving, conflicts and errors.
///
/// The order is that of the comments in Apple's UIDocument.h and of the documentation of
/// `save(to:for:completionHandler:)`: contents at once on the calling thread, attributes, then the writing on another
/// thread, and the completion on the calling thread.
@preconcurrency @MainActor
final class DocumentTests: XCTestCase {
  private var app: TestApplication!
  private var folder: URL!
  private var file: URL { folder.appendingPathComponent("Letter.txt") }

  override func setUp() async throws {
    try await MainActor.run {
      app = TestApplication(size: CGSize(width: 300, height: 400), scale: 1)
      app.show(UIViewController())
      folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-document-\(UUID().uuidString)")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    }
  }

  override func tearDown() async throws {
    await MainActor.run {
      app.close()
      app = nil
      try? FileManager.default.removeItem(at: folder)
    }
  }

  // MARK: Helpers

  private func perform(_ body: (@escaping (Bool) -> Void) -> Void) throws -> Bool {
    var result: Bool?
    body {
      XCTAssertTrue(Thread.isMainThread)
      result = $0
    }
    XCTAssertNil(result, "completions are called later")
    try app.wait(until: { result != nil }, "the completion")
    return try XCTUnwrap(result)
  }

  private func open(_ text: String = "one") throws -> TextDocument {
    try Data(text.utf8).write(to: file)
    let document = TextDocument(fileURL: file)
    XCTAssertTrue(try perform { document.open(completionHandler: $0) })
    document.log = []
    return document
  }

  private var saved: String? { try? String(contentsOf: file, encoding: .utf8) }
  private var names: [String] { ((try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []).sorted() }

  // MARK: Opening

  func testOpening() throws {
    try Data("one".utf8).write(to: file)
    let document = TextDocument(fileURL: file)
    XCTAssertEqual(document.documentState, .closed)
    XCTAssertNil(document.fileModificationDate)
    XCTAssertEqual(document.localizedName, "Letter")
    XCTAssertEqual(document.fileType, "public.utf8-plain-text")
    XCTAssertTrue(try perform { document.open(completionHandler: $0) })
    XCTAssertEqual(document.log, ["read, other thread", "load public.utf8-plain-text", "state 0"])
    XCTAssertEqual(document.text, "one")
    XCTAssertEqual(document.documentState, .normal)
    XCTAssertNotNil(document.fileModificationDate)
    XCTAssertFalse(document.hasUnsavedChanges)
  }

  func testAFileThatCannotBeOpened() throws {
    let document = TextDocument(fileURL: file)
    XCTAssertFalse(try perform { document.open(completionHandler: $0) })
    XCTAssertEqual(document.log, ["read, other thread", "error, permitted true"])
    XCTAssertEqual(document.documentState, .closed)
  }

  func testTheAlertOfAnError() throws {
    let document = UIDocument(fileURL: file)
    XCTAssertFalse(try perform { document.open(completionHandler: $0) })
    let alert = try XCTUnwrap(app.window.rootViewController?.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.title, "Letter")
    document.userInteractionNoLongerPermitted(forError: CocoaError(.fileNoSuchFile))
    XCTAssertNil(app.window.rootViewController?.presentedViewController)
  }

  // MARK: Saving

  func testSaving() throws {
    let document = TextDocument(fileURL: file)
    document.text = "new"
    XCTAssertTrue(try perform { document.save(to: file, for: .forCreating, completionHandler: $0) })
    XCTAssertEqual(
      document.log,
      [
        "contents public.utf8-plain-text", "attributes", "write safely, other thread", "write, original false",
        "state 0",
      ])
    XCTAssertEqual(saved, "new")
    XCTAssertEqual(names, ["Letter.txt"])
    document.log = []
    document.text = "newer"
    document.updateChangeCount(.done)
    XCTAssertTrue(try perform { document.save(to: file, for: .forOverwriting, completionHandler: $0) })
    XCTAssertEqual(
      document.log,
      ["contents public.utf8-plain-text", "attributes", "write safely, other thread", "write, original true"])
    XCTAssertFalse(document.hasUnsavedChanges)
    XCTAssertEqual(saved, "newer")
  }

  func testChangesDuringASaveRemainUnsaved() throws {
    let document = try open()
    document.updateChangeCount(.done)
    let isSaved = try perform { completion in
      document.save(to: file, for: .forOverwriting, completionHandler: completion)
      document.updateChangeCount(.done)
    }
    XCTAssertTrue(isSaved)
    XCTAssertTrue(document.hasUnsavedChanges)
  }

  func testAutosave() throws {
    let document = try open()
    document.autosaveDelay = 0.05
    document.text = "two"
    XCTAssertTrue(try perform2 { document.autosave(completionHandler: $0) }, "there is nothing to save")
    XCTAssertEqual(document.log, [])
    document.updateChangeCount(.done)
    try app.wait(until: { saved == "two" && !document.hasUnsavedChanges }, "the automatic save")
  }

  /// Calls a method of a document and returns the result that its completion handler receives. The handler may be
  /// called before the method returns.
  private func perform2(_ body: (@escaping (Bool) -> Void) -> Void) throws -> Bool {
    var result: Bool?
    body { result = $0 }
    try app.wait(until: { result != nil }, "the completion")
    return try XCTUnwrap(result)
  }

  func testClosingSaves() throws {
    let document = try open()
    document.text = "two"
    document.updateChangeCount(.done)
    XCTAssertTrue(try perform { document.close(completionHandler: $0) })
    XCTAssertEqual(saved, "two")
    XCTAssertEqual(document.documentState, .closed)
    XCTAssertEqual(document.log.first, "state 8")
    XCTAssertEqual(document.log[1], "disable")
  }

  func testTheApplicationEnds() throws {
    let document = try open()
    document.text = "two"
    document.updateChangeCount(.done)
    document.isEnding = true
    app.close()
    XCTAssertEqual(saved, "two")
  }

  // MARK: Changes

  func testChangesOfTheUndoManager() throws {
    let document = try open()
    let manager = try XCTUnwrap(document.undoManager)
    let target = NSObject()
    // Undoing and redoing register their inverse.
    func change() { manager.registerUndo(withTarget: target) { _ in change() } }
    change()
    XCTAssertTrue(document.hasUnsavedChanges)
    manager.undo()
    XCTAssertFalse(document.hasUnsavedChanges)
    manager.redo()
    XCTAssertTrue(document.hasUnsavedChanges)
    XCTAssertTrue(try perform { document.save(to: file, for: .forOverwriting, completionHandler: $0) })
    XCTAssertFalse(document.hasUnsavedChanges)
    manager.undo()
    XCTAssertTrue(document.hasUnsavedChanges)
    change()
    XCTAssertTrue(document.hasUnsavedChanges, "the saved version is no longer among the steps")
    let other = UndoManager()
    document.undoManager = other
    XCTAssertTrue(document.undoManager === other)
  }

  // MARK: Other programs

  func testAChangeByAnotherProgramIsRead() throws {
    let document = try open()
    try Data("other".utf8).write(to: file, options: .atomic)
    try app.wait(until: { document.text == "other" }, "the new contents")
    try app.wait(until: { document.documentState == .normal }, "the end")
    XCTAssertEqual(document.log.prefix(2), ["state 8", "disable"])
    XCTAssertEqual(document.log.suffix(2), ["state 0", "enable"])
  }

  func testAConflict() throws {
    let document = try open()
    document.text = "mine"
    document.updateChangeCount(.done)
    try Data("other".utf8).write(to: file, options: .atomic)
    try app.wait(until: { document.documentState == .inConflict }, "the conflict")
    XCTAssertFalse(try perform2 { document.autosave(completionHandler: $0) })
    XCTAssertEqual(saved, "other", "an automatic save does not overwrite the other version")
    XCTAssertFalse(try perform2 { document.close(completionHandler: $0) })
    XCTAssertEqual(document.documentState, .inConflict)
    XCTAssertTrue(try perform { document.save(to: file, for: .forOverwriting, completionHandler: $0) })
    XCTAssertEqual(saved, "mine")
    XCTAssertEqual(document.documentState, .normal)
  }

  func testAConflictIsResolvedByTheOtherVersion() throws {
    let document = try open()
    document.text = "mine"
    document.updateChangeCount(.done)
    try Data("other".utf8).write(to: file, options: .atomic)
    try app.wait(until: { document.documentState == .inConflict }, "the conflict")
    XCTAssertTrue(try perform { document.revert(toContentsOf: file, completionHandler: $0) })
    XCTAssertEqual(document.text, "other")
    XCTAssertEqual(document.documentState, .normal)
    XCTAssertFalse(document.hasUnsavedChanges)
  }

  func testAFileThatVanishesIsWrittenAgain() throws {
    let document = try open()
    document.autosaveDelay = 0.05
    try FileManager.default.removeItem(at: file)
    try app.wait(until: { saved == "one" }, "the file")
    try app.wait(until: { !document.hasUnsavedChanges }, "the end")
  }

  func testOwnSavesAreNotChangesByOthers() throws {
    let document = try open()
    document.text = "two"
    document.updateChangeCount(.done)
    XCTAssertTrue(try perform { document.save(to: file, for: .forOverwriting, completionHandler: $0) })
    document.log = []
    app.pump(0.2)
    XCTAssertEqual(document.log, [])
  }

  /// A save retains the document, as in UIKit. An application that creates a file may retain only the completion
  /// handler.
  func testADocumentThatNothingHoldsIsSavedAndOpened() throws {
    XCTAssertTrue(
      try perform { completion in
        let document = TextDocument(fileURL: file)
        document.text = "new"
        document.save(to: file, for: .forCreating, completionHandler: completion)
      })
    XCTAssertEqual(saved, "new")
    XCTAssertTrue(try perform { TextDocument(fileURL: file).open(completionHandler: $0) })
  }

  /// Waits, with the main thread blocked, until pending writes of a document have ended.
  private func blockUntilWritten(_ document: UIDocument) {
    let done = DispatchSemaphore(value: 0)
    document.performAsynchronousFileAccess { done.signal() }
    done.wait()
  }

  /// Closing a document after a write is not a conflict. Until the main thread handles the end of the write, the file
  /// is newer than the date that the document knows.
  func testClosingAfterAWriteIsNoConflict() throws {
    let document = try open()
    document.isEnding = true
    document.text = "two"
    document.updateChangeCount(.done)
    document.save(to: file, for: .forOverwriting)
    blockUntilWritten(document)
    XCTAssertTrue(try perform { document.close(completionHandler: $0) })
    XCTAssertEqual(document.documentState, .closed)
    XCTAssertEqual(saved, "two")
  }

  func testTheApplicationEndsAfterAWrite() throws {
    let document = try open()
    document.isEnding = true
    document.text = "two"
    document.updateChangeCount(.done)
    document.save(to: file, for: .forOverwriting)
    blockUntilWritten(document)
    document.text = "three"
    document.updateChangeCount(.done)
    app.close()
    XCTAssertEqual(saved, "three", "the own write is no change by another program")
  }

  func testTheLastErrorIsHandled() throws {
    let document = try open()
    document.isEnding = true
    document.writingFails = true
    document.updateChangeCount(.done)
    app.close()
    XCTAssertTrue(document.log.contains("error, permitted false"), "\(document.log)")
  }

  // MARK: Errors

  /// A document with a long name of multibyte characters is saved. A file name has at most 255 bytes, and each of these
  /// characters has three.
  func testALongNameOfManyByteCharacters() throws {
    let long = folder.appendingPathComponent(String(repeating: "文", count: 80) + ".txt")
    let document = TextDocument(fileURL: long)
    document.text = "new"
    XCTAssertTrue(try perform { document.save(to: long, for: .forCreating, completionHandler: $0) })
    XCTAssertEqual(try String(contentsOf: long, encoding: .utf8), "new")
  }

  func testAFolderThatVanishes() throws {
    let document = try open()
    document.text = "two"
    document.updateChangeCount(.done)
    try FileManager.default.removeItem(at: folder)
    XCTAssertFalse(try perform { document.save(to: file, for: .forOverwriting, completionHandler: $0) })
    XCTAssertTrue(document.documentState.contains(.savingError))
    XCTAssertTrue(document.log.contains("error, permitted true"))
    XCTAssertTrue(document.hasUnsavedChanges)
    XCTAssertFalse(try perform2 { document.close(completionHandler: $0) })
    XCTAssertFalse(document.documentState.contains(.closed), "the changes are not lost")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    XCTAssertTrue(try perform { document.save(to: file, for: .forOverwriting, completionHandler: $0) })
    XCTAssertFalse(document.documentState.contains(.savingError))
    XCTAssertEqual(saved, "two")
  }

  func testAWriteThatFails() throws {
    let document = try open()
    document.text = "two"
    document.updateChangeCount(.done)
    document.writingFails = true
    XCTAssertFalse(try perform { document.save(to: file, for: .forOverwriting, completionHandler: $0) })
    XCTAssertEqual(saved, "one", "a disk that fills up during the write leaves the previous version")
    XCTAssertEqual(names, ["Letter.txt"], "no temporary file remains")
    XCTAssertTrue(document.hasUnsavedChanges)
  }

  func testPermissionsAndLinksAreKept() throws {
    let document = try open()
    let link = folder.appendingPathComponent("Link.txt")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o640], ofItemAtPath: file.path)
    document.text = "two"
    XCTAssertTrue(try perform { document.save(to: link, for: .forOverwriting, completionHandler: $0) })
    XCTAssertEqual(saved, "two")
    let attributes = try FileManager.default.attributesOfItem(atPath: file.path)
    XCTAssertEqual((attributes[.posixPermissions] as? NSNumber)?.intValue, 0o640)
    XCTAssertEqual(
      try FileManager.default.attributesOfItem(atPath: link.path)[.type] as? FileAttributeType, .typeSymbolicLink)
  }

  func testADocumentWithoutOverrides() throws {
    let document = UIDocument(fileURL: file)
    XCTAssertFalse(try perform { document.save(to: file, for: .forCreating, completionHandler: $0) })
    XCTAssertEqual(document.documentState, [.closed, .savingError])
    XCTAssertEqual(names, [])
  }

  // MARK: Activities

  func testActivities() {
    let document = UIDocument(fileURL: file)
    let activity = NSUserActivity(activityType: "edit")
    document.updateUserActivityState(activity)
    XCTAssertEqual(activity.userInfo?[UIDocument.userActivityURLKey] as? URL, file)
    XCTAssertEqual(UIDocument.CreationIntent("a").rawValue, "a")
    XCTAssertEqual(UIDocument.State.normal.rawValue, 0)
    XCTAssertEqual(UIDocument.State.progressAvailable.rawValue, 16)
  }
}

/// A document with a text. It logs the calls of UIKit.
private final class TextDocument: UIDocument {
  var text = ""
  var log: [String] = []
  nonisolated(unsafe) var writingFails = false
  private var observer: (any NSObjectProtocol)?

  override init(fileURL url: URL) {
    super.init(fileURL: url)
    observer = NotificationCenter.default.addObserver(
      forName: UIDocument.stateChangedNotification, object: self, queue: nil
    ) { [weak self] _ in
      MainActor.assumeIsolated { if let self { self.log.append("state \(self.documentState.rawValue)") } }
    }
  }

  nonisolated private func note(_ line: String) {
    if Thread.isMainThread { return MainActor.assumeIsolated { log.append(line) } }
    DispatchQueue.main.sync { MainActor.assumeIsolated { log.append("\(line), other thread") } }
  }

  override func read(from url: URL) throws {
    note("read")
    try super.read(from: url)
  }
  override func load(fromContents contents: Any, ofType typeName: String?) throws {
    note("load \(typeName ?? "nil")")
    text = String(decoding: (contents as? Data) ?? Data(), as: UTF8.self)
  }
  override func contents(forType typeName: String) throws -> Any {
    note("contents \(typeName)")
    return Data(text.utf8)
  }
  override func fileAttributesToWrite(to url: URL, for operation: SaveOperation) throws -> [AnyHashable: Any] {
    note("attributes")
    return try super.fileAttributesToWrite(to: url, for: operation)
  }
  override func writeContents(
    _ contents: Any, andAttributes attributes: [AnyHashable: Any]?, safelyTo url: URL, for operation: SaveOperation
  ) throws {
    // The main thread waits for the last save of an application that ends.
    if !isEnding { note("write safely") }
    try super.writeContents(contents, andAttributes: attributes, safelyTo: url, for: operation)
  }
  nonisolated(unsafe) var isEnding = false
  override func writeContents(
    _ contents: Any, to url: URL, for operation: SaveOperation, originalContentsURL: URL?
  ) throws {
    if !isEnding {
      DispatchQueue.main.sync {
        MainActor.assumeIsolated { log.append("write, original \(originalContentsURL != nil)") }
      }
    }
    try super.writeContents(contents, to: url, for: operation, originalContentsURL: originalContentsURL)
    if writingFails { throw CocoaError(.fileWriteOutOfSpace) }
  }
  override func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    note("error, permitted \(userInteractionPermitted)")
    finishedHandlingError(error, recovered: false)
  }
  override func disableEditing() { note("disable") }
  override func enableEditing() { note("enable") }
}
