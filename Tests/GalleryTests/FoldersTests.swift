import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The user adds folders to the library in the sidebar and in the empty library, and removes them with their menus.
final class FoldersTests: GalleryTestCase {
  private func click(_ label: String, button: Int = 1) throws {
    let view = try XCTUnwrap(view(labelled: label), label)
    app.click(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil), button: button)
  }

  private func waitForPhotos(_ count: Int) throws {
    let library = delegate.library
    try app.wait(until: { library.count == count && library.isUpToDate }, limit: 60, "\(count) photos")
    try settle()
  }

  private func makeFolders() throws -> TemporaryFolder {
    let files = try TemporaryFolder()
    // A picture shows the month: November 2026.
    let noon = Date(timeIntervalSince1970: 1_794_571_200)
    try files.write(TemporaryFolder.png(.red), to: "one/a.png", modified: noon)
    try files.write(TemporaryFolder.png(.blue), to: "two/b.png", modified: noon + 60)
    try files.write(TemporaryFolder.png(.green), to: "two/inner/c.png", modified: noon + 120)
    return files
  }

  func testAFolderIsAddedAndRemoved_andBothAreUndone() throws {
    let files = try makeFolders()
    try start(
      size: CGSize(width: 1280, height: 800), folders: [files.url.appendingPathComponent("one")],
      files: files.url.appendingPathComponent("library"))
    try click("Library")
    try settle()
    XCTAssertEqual(try names(), ["a"])
    // The picker begins beside the folders of the library.
    try click("Add Folder")
    try settle()
    try click("two")
    try settle()
    try click("Open")
    try waitForPhotos(3)
    XCTAssertEqual(Set(try names()), ["a", "b", "c"])
    XCTAssertEqual(delegate.library.roots.map { "\($0.name)" }, ["one", "two"])
    // A folder inside of a folder of the library is shown.
    try click("Add Folder")
    try settle()
    try click("two")
    try settle()
    try click("inner")
    try settle()
    try click("Open")
    try settle()
    XCTAssertEqual(try grid().title, "inner")
    XCTAssertEqual(delegate.library.roots.count, 2)
    // The menu of a subfolder removes the folder of the library that contains it.
    try click("inner")
    try settle()
    XCTAssertEqual(try grid().title, "inner")
    try click("inner", button: 2)
    try settle()
    try click("Remove “two” from Library")
    try waitForPhotos(1)
    XCTAssertEqual(try grid().title, "Library", "the folder that was shown is gone")
    XCTAssertEqual(try names(), ["a"])
    XCTAssertNil(view(labelled: "inner"))
    let undo = try XCTUnwrap(try grid().undoManager)
    XCTAssertEqual(undo.undoActionName, "Remove Folder")
    undo.undo()
    try waitForPhotos(3)
    undo.redo()
    try waitForPhotos(1)
    XCTAssertEqual(
      try FileManager.default.contentsOfDirectory(atPath: files.url.appendingPathComponent("two").path).sorted(),
      ["b.png", "inner"], "the files remain")
    XCTAssertEqual(delegate.library.problems, [])
    try app.expectNoReports()
  }

  /// The symbol is smaller than a finger.
  func testFoldersWithTheSameName_areDistinguished() throws {
    func texts(_ paths: String...) -> [String?] {
      let folders = paths.map { FilePath($0) }
      let subtitles = FolderSubtitles.subtitles(of: folders)
      return folders.map { subtitles[$0] }
    }
    XCTAssertEqual(texts("/p/Camera/City", "/p/Work/City", "/p/Work/Dunes"), ["Camera", "Work", nil])
    XCTAssertEqual(texts("/p/a/x/City", "/p/b/x/City", "/p/c/City"), ["a/x", "b/x", "p/c"])
    XCTAssertEqual(texts("/City", "/a/City")[1], "a")
    let files = try TemporaryFolder()
    let noon = Date(timeIntervalSince1970: 1_720_000_000)
    try files.write(TemporaryFolder.png(.red), to: "photos/Camera/City/a.png", modified: noon)
    try files.write(TemporaryFolder.png(.blue), to: "photos/Work/City/b.png", modified: noon + 60)
    try start(size: CGSize(width: 1280, height: 800), folders: [files.url.appendingPathComponent("photos")])
    XCTAssertNotNil(view(labelled: "Camera"))
    XCTAssertNotNil(view(labelled: "Work"))
    try app.expectSnapshot("same-names")
    try app.expectNoReports()
  }

  func testATouchBesideThePlus_addsAFolder() throws {
    try start(size: CGSize(width: 1280, height: 800))
    let button = try XCTUnwrap(view(labelled: "Add Folder"))
    let frame = button.convert(button.bounds, to: nil)
    XCTAssertLessThan(frame.width, 40)
    for (x, y) in [(-20, 0), (20, 0), (0, 15), (0, -15)] {
      app.tap(at: CGPoint(x: frame.midX + CGFloat(x), y: frame.midY + CGFloat(y)))
      try settle()
      XCTAssertTrue(try split().presentedViewController is UIDocumentPickerViewController, "\(x), \(y)")
      app.key(.keyboardEscape)
      try settle()
    }
    try app.expectNoReports()
  }

  func testSamplesAreCalledSamples() throws {
    let files = try TemporaryFolder()
    try start(folders: nil, files: files.url.appendingPathComponent("library"))
    XCTAssertEqual(try grid().navigationItem.largeSubtitle, "72 samples. Add a folder with your photos.")
    XCTAssertEqual(try grid().navigationItem.subtitle, "72 samples")
    try app.expectSnapshot("samples-phone")
  }

  func testTheMessageAboutARemovalUndoesIt() throws {
    let files = try makeFolders()
    try start(
      size: CGSize(width: 1280, height: 800),
      folders: ["one", "two"].map { files.url.appendingPathComponent($0) },
      files: files.url.appendingPathComponent("library"))
    try waitForPhotos(3)
    try click("one", button: 2)
    try settle()
    try app.expectSnapshot("folder-menu")
    try click("Remove from Library")
    app.wait(0.5)
    let library = delegate.library
    XCTAssertEqual(try library.database?.removedFolders().map { "\($0.name)" }, ["one"])
    try click("Undo")
    XCTAssertEqual(try library.database?.removedFolders(), [])
    try waitForPhotos(3)
    XCTAssertEqual(library.roots.map { "\($0.name)" }.sorted(), ["one", "two"])
  }

  func testAnEmptyLibraryOffersToAddAFolder() throws {
    let files = try makeFolders()
    try FileManager.default.createDirectory(
      at: files.url.appendingPathComponent("empty"), withIntermediateDirectories: false)
    try launch(
      size: CGSize(width: 1100, height: 700), folders: [files.url.appendingPathComponent("empty")],
      files: files.url.appendingPathComponent("library"))
    let library = delegate.library
    try app.wait(until: { library.isUpToDate }, limit: 60, "the library")
    try settle()
    try click("Library")
    try settle()
    try click("Add Folder…")
    try settle()
    try click("one")
    try settle()
    try click("Open")
    try waitForPhotos(1)
    XCTAssertEqual(try names(), ["a"])
  }

  /// What a file manager drops on the window is added: folders are shown, and a photo is shown among its neighbors.
  func testDroppedFoldersAreAdded_andADroppedPhotoIsShown() throws {
    let files = try makeFolders()
    try files.write(Data("text".utf8), to: "notes.txt")
    try start(
      size: CGSize(width: 1280, height: 800), folders: [files.url.appendingPathComponent("one")],
      files: files.url.appendingPathComponent("library"))
    let library = delegate.library
    // Over the sidebar, beside its rows, and over the photos.
    for (name, place, count) in [("two/inner", CGPoint(x: 120, y: 700), 2), ("two", CGPoint(x: 800, y: 400), 3)] {
      let folder = files.url.appendingPathComponent(name)
      app.send(.filesDropped([folder], at: place))
      try waitForPhotos(count)
      XCTAssertEqual(try grid().collection.scope, .folder(try XCTUnwrap(FilePath(folder).resolved)), name)
      XCTAssertTrue(library.roots.contains(try XCTUnwrap(FilePath(folder).resolved)))
    }
    let roots = library.roots
    app.send(.filesDropped([files.url.appendingPathComponent("notes.txt")], at: CGPoint(x: 800, y: 400)))
    try settle()
    XCTAssertEqual(library.roots, roots, "other files are ignored")
    app.send(.filesDropped([files.url.appendingPathComponent("two/inner/c.png")], at: CGPoint(x: 800, y: 400)))
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).title, "c")
    XCTAssertEqual(library.roots, roots)
    app.key(.keyboardEscape)
    try settle()
    XCTAssertEqual(try names(), ["c"])
    try app.expectNoReports()
  }
}
