import UIKitTesting
import XCTest

@testable import Examples
@testable import UIKit

/// The example with a document browser, in a temporary folder.
@preconcurrency @MainActor
final class DocumentsExampleTests: ExampleTestCase {
  private var delegate: DocumentsDelegate!
  private var folder: URL!

  override func setUp() async throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("documents-\(UUID().uuidString)/Notes")
    try FileManager.default.createDirectory(
      at: folder.appendingPathComponent("Letters"), withIntermediateDirectories: true)
    for (name, text) in [
      ("Groceries", "Flour\nButter\nSugar"),
      ("A plan for the garden", "Beans beside the wall, and a path to the gate."), ("Packing", "Boots"),
      ("Books to read", "Middlemarch"), ("Minutes of the meeting in March", "Present: all."),
    ] { try Data(text.utf8).write(to: folder.appendingPathComponent(name + ".txt")) }
    self.folder = folder
  }

  override func tearDown() async throws {
    try await super.tearDown()
    delegate = nil
    try FileManager.default.removeItem(at: folder.deletingLastPathComponent())
  }

  private func begin(_ size: CGSize = CGSize(width: 390, height: 640), isDark: Bool = false) throws {
    delegate = try XCTUnwrap(Example.named("Documents")?.makeDelegate() as? DocumentsDelegate)
    delegate.browser.openFolder(folder)
    try start(application: delegate, size: size, isDark: isDark)
  }

  private func grid() throws -> UICollectionViewController {
    let navigation = try XCTUnwrap(delegate.browser.children.first as? UINavigationController)
    return try XCTUnwrap(navigation.topViewController as? UICollectionViewController)
  }

  private var note: NoteViewController? {
    (delegate.browser.presentedViewController as? UINavigationController)?.topViewController as? NoteViewController
  }

  /// Opens the note at an index of the grid. Folders are first.
  private func openNote(_ index: Int) throws -> NoteViewController {
    app.tap(at: try point(of: index, in: try grid().collectionView))
    try app.wait(until: { note?.textView.text.isEmpty == false }, limit: 20)
    try app.waitUntilIdle()
    return try XCTUnwrap(note)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(name), encoding: .utf8)
  }

  func testTheBrowser() throws {
    try begin(CGSize(width: 700, height: 480))
    try expectPicture("Documents", inPage: true)
  }

  func testTheBrowserInTheDarkWithLargestText() throws {
    try begin(isDark: true)
    app.window.traitOverrides.preferredContentSizeCategory = .accessibilityExtraExtraExtraLarge
    try app.waitUntilIdle()
    try expectPicture("DocumentsLargestDark")
  }

  func testTheBrowserFromRightToLeft() throws {
    try begin()
    app.window.traitOverrides.layoutDirection = .rightToLeft
    try app.waitUntilIdle()
    try expectPicture("DocumentsRightToLeft")
  }

  func testANoteIsChangedAndSaved() throws {
    try begin()
    let names = try grid().collectionView.visibleCells.compactMap(\.accessibilityLabel).sorted()
    XCTAssertEqual(
      names,
      [
        "A plan for the garden", "Books to read", "Groceries", "Letters", "Minutes of the meeting in March", "Packing",
      ])
    let note = try openNote(0)
    XCTAssertEqual(note.title, "A plan for the garden")
    try expectPicture("DocumentsNote")
    note.textView.becomeFirstResponder()
    note.textView.selectedRange = NSRange(location: (note.textView.text as NSString).length, length: 0)
    app.type(" Done")
    note.navigationItem.leftBarButtonItem?.primaryAction?.performWithSender(nil, target: nil)
    try app.wait(until: { delegate.browser.presentedViewController == nil }, limit: 20)
    XCTAssertEqual(try text("A plan for the garden.txt"), "Beans beside the wall, and a path to the gate. Done")
  }

  func testAnotherProgramChangesTheNote() throws {
    try begin()
    let note = try openNote(0)
    let file = folder.appendingPathComponent("A plan for the garden.txt")
    try Data("theirs".utf8).write(to: file)
    try app.wait(until: { note.textView.text == "theirs" }, limit: 20)
    note.textView.becomeFirstResponder()
    app.type("mine ")
    try Data("theirs again".utf8).write(to: file)
    try app.wait(until: { note.presentedViewController is UIAlertController }, limit: 20)
    let alert = try XCTUnwrap(note.presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.actions.map(\.title), ["Use its version", "Keep my version"])
  }

  func testANoteIsCreated() throws {
    try begin()
    let create = try XCTUnwrap(try grid().navigationItem.rightBarButtonItems?.first)
    create.primaryAction?.performWithSender(create, target: nil)
    try app.wait(until: { note != nil }, limit: 20)
    XCTAssertEqual(note?.title, "Note")
    XCTAssertEqual(try text("Note.txt"), "")
  }
}
