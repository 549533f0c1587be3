import CoreGraphics
import GalleryLibrary
import RuntimeInterface
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// The user adds photos that are not in a folder of the library: they are copied.
@preconcurrency @MainActor
final class AddingPhotosTests: GalleryTestCase {
  private let date = Date(timeIntervalSince1970: 1_700_000_000)

  private func click(_ label: String) throws {
    let view = try XCTUnwrap(view(labelled: label), label)
    app.click(at: view.convert(CGPoint(x: view.bounds.midX, y: view.bounds.midY), to: nil))
    try settle()
  }

  private func waitForPhotos(_ count: Int) throws {
    let photos = try grid().photos
    try app.wait(until: { photos.count == count }, limit: 60, "\(count) photos instead of \(photos.count)")
    try settle()
  }

  /// Waits for a message and the end of its animation. It is visible for some seconds of the real time, so photos are not waited for in
  /// between.
  private func waitForMessage(_ text: String) throws {
    try app.wait(until: { self.view(labelled: text) != nil }, limit: 60, "the message “\(text)”")
    try settle()
  }

  func testPhotosAreCopiedIntoTheFolderThatIsShown_andTheMessageUndoesIt() throws {
    let files = try TemporaryFolder()
    try files.write(TemporaryFolder.png(.red), to: "library/a.png", modified: date)
    let other = try files.write(TemporaryFolder.png(.blue), to: "elsewhere/b.png", modified: date + 60)
    let notes = try files.write(Data("text".utf8), to: "elsewhere/notes.txt")
    let folder = files.url.appendingPathComponent("library")
    try start(
      size: CGSize(width: 1024, height: 768), folders: [folder], files: files.url.appendingPathComponent("index"))
    XCTAssertEqual(try grid().title, "library")
    try click("View")
    try click("Add Photos…")
    XCTAssertTrue(try split().presentedViewController is UIDocumentPickerViewController)
    let picker = try XCTUnwrap(split().photoPicker)
    try split().documentPicker(picker, didPickDocumentsAt: [other])
    app.key(.keyboardEscape)
    try waitForMessage("1 photo added to “library”")
    let copy = folder.appendingPathComponent("b.png")
    XCTAssertTrue(FileManager.default.fileExists(atPath: copy.path))
    XCTAssertTrue(FileManager.default.fileExists(atPath: other.path), "the original remains")
    try click("Undo")
    try app.wait(until: { !FileManager.default.fileExists(atPath: copy.path) }, limit: 60, "the copy in the trash")
    try waitForPhotos(1)
    XCTAssertEqual(try names(), ["a"])
    try split().addPhotos([other, notes])
    try waitForPhotos(2)
    XCTAssertEqual(try names(), ["b", "a"])
    let alert = try XCTUnwrap(split().presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.title, "Not All Photos Were Added")
    XCTAssertEqual(alert.message, "“notes.txt” is neither a photo nor a video.")
    try click("OK")
    try split().addPhotos([other])
    let split = try split()
    try app.wait(until: { split.presentedViewController != nil }, limit: 30, "the message")
    try settle()
    let second = try XCTUnwrap(split.presentedViewController as? UIAlertController)
    XCTAssertEqual(second.title, "The Photo Was Not Added")
    XCTAssertEqual(second.message, "“library” contains this photo already.")
    XCTAssertEqual(delegate.library.count, 2)
    try app.expectNoReports()
  }

  /// Some of the photos are in the folder already: the message says so, because fewer are added than were chosen.
  func testPhotosThatAreThereAlready_areCounted() throws {
    let files = try TemporaryFolder()
    try files.write(TemporaryFolder.png(.red), to: "library/a.png", modified: date)
    let same = try files.write(TemporaryFolder.png(.red), to: "elsewhere/a.png", modified: date)
    let others = try (0..<2).map {
      try files.write(TemporaryFolder.png(.blue), to: "elsewhere/\($0).png", modified: date)
    }
    try start(
      folders: [files.url.appendingPathComponent("library")], files: files.url.appendingPathComponent("index"))
    try split().addPhotos([same] + others)
    try waitForMessage("2 photos added to “library”, 1 was there already")
    try waitForPhotos(3)
    try app.expectNoReports()
  }

  /// In a large library, the message appears before the copies are indexed.
  func testUndoRemovesCopiesThatAreNotIndexed() throws {
    let files = try TemporaryFolder()
    try files.write(TemporaryFolder.png(.red), to: "library/a.png", modified: date)
    let copy = try files.write(TemporaryFolder.png(.blue), to: "elsewhere/b.png", modified: date)
    try start(
      folders: [files.url.appendingPathComponent("library")], files: files.url.appendingPathComponent("index"))
    delegate.library.removeCopies([FilePath(copy), FilePath(copy).folder.appending("gone.png")])
    try app.wait(until: { !FileManager.default.fileExists(atPath: copy.path) }, limit: 60, "the copy in the trash")
    XCTAssertEqual(try names(), ["a"])
    try app.expectNoReports()
  }

  /// In the library, photos are copied to the Pictures folder, which is created and added.
  func testPhotosAreCopiedIntoThePicturesFolder() throws {
    let files = try TemporaryFolder()
    let photo = try files.write(TemporaryFolder.png(.blue), to: "elsewhere/b.png", modified: date)
    try files.write(TemporaryFolder.png(.red), to: "library/a.png", modified: date + 60)
    let pictures = files.url.appendingPathComponent("home/Pictures")
    try start(
      size: CGSize(width: 390, height: 844), folders: [files.url.appendingPathComponent("library")],
      environment: ["HOME": files.url.appendingPathComponent("home").path, "XDG_PICTURES_DIR": pictures.path])
    try split().addPhotos([photo])
    try waitForMessage("1 photo added to “Pictures”")
    try waitForPhotos(2)
    XCTAssertEqual(try names(), ["a", "b"])
    XCTAssertTrue(FileManager.default.fileExists(atPath: pictures.appendingPathComponent("b.png").path))
    try app.expectNoReports()
  }

  /// Without a home folder and a shown folder, there is nowhere to copy photos.
  func testAFolderIsNeeded() throws {
    let files = try TemporaryFolder()
    let photo = try files.write(TemporaryFolder.png(.blue), to: "elsewhere/b.png", modified: date)
    try start(folders: nil, files: files.url.appendingPathComponent("index"))
    try split().addPhotos([photo])
    try settle()
    let alert = try XCTUnwrap(split().presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.title, "The Photo Was Not Added")
  }

  // MARK: Progress

  private var progressMessage: CopyingMessageView? {
    app.window.subviews.lazy.compactMap { $0 as? CopyingMessageView }.first
  }

  /// The copies of several large photos wait until the test has looked at the message.
  func testTheProgressIsShown_andCanBeCancelled() throws {
    let files = try TemporaryFolder()
    try files.write(TemporaryFolder.png(.red), to: "library/a.png", modified: date)
    let others = try (0..<3).map {
      try files.write(TemporaryFolder.png(.blue), to: "elsewhere/\($0).png", modified: date)
    }
    try start(
      size: CGSize(width: 1024, height: 768), folders: [files.url.appendingPathComponent("library")],
      files: files.url.appendingPathComponent("index"))
    PhotoLibrary.copyingQueue.suspend()
    var isSuspended = true
    defer { if isSuspended { PhotoLibrary.copyingQueue.resume() } }
    try split().addPhotos(others)
    try app.wait(until: { self.progressMessage != nil }, limit: 60, "the progress")
    try settle()
    let message = try XCTUnwrap(progressMessage)
    XCTAssertEqual(message.label.text, "Adding 1 of 3 to “library”…")
    XCTAssertEqual(message.bar.progress, 0)
    XCTAssertTrue(app.window.bounds.insetBy(dx: 8, dy: 8).contains(message.frame), "\(message.frame)")
    // A message with Undo does not cover it.
    UndoMessageView.show("1 photo moved to the trash", above: try grid()) {}
    try app.waitUntilIdle()
    let undo = try XCTUnwrap(app.window.subviews.lazy.compactMap { $0 as? UndoMessageView }.first)
    XCTAssertLessThan(undo.frame.maxY, message.frame.minY)
    UndoMessageView.hide(in: app.window)
    try click("Cancel")
    PhotoLibrary.copyingQueue.resume()
    isSuspended = false
    try app.wait(until: { self.progressMessage == nil }, limit: 60, "the end of the progress")
    // Another copying ends after the cancelled one.
    try split().addPhotos([others[0]])
    try waitForPhotos(2)
    XCTAssertEqual(try Set(names()), ["a", "0"])
    XCTAssertNil(try split().presentedViewController)
    try app.expectNoReports()
  }

  // MARK: Browsers

  /// A browser, whose user is on another device. It has no list of files of its own.
  private final class Browser: DesktopPortal {
    let isRemote = true
    let settings = HostSettings()
    var onSettingsChanged: (() -> Void)?
    func open(_ url: URL, done: @escaping @MainActor (Bool) -> Void) { done(false) }
    func chooseFiles(
      _ choice: FileChoice, done: @escaping @MainActor (FileChoice.Result) -> Void
    ) -> (any PortalDialog)? {
      DispatchQueue.main.async { MainActor.assumeIsolated { done(.chosen(self.files)) } }
      return Dialog()
    }
    func preparePrint(
      _ setup: PrintSetup, done: @escaping @MainActor (PrintSetup.Result) -> Void
    ) -> (any PortalDialog)? { nil }
    func print(_ document: Data, title: String, token: UInt32, done: @escaping @MainActor (Bool) -> Void) {
      done(false)
    }
    var files: [URL] = []

    private final class Dialog: PortalDialog {
      func cancel() {}
    }
  }

  /// The file manager of the program's computer is not on the user's device. Uploads are removed when they are copied.
  func testInABrowser_filesAreImported_andFoldersAreNotShown() throws {
    let files = try TemporaryFolder()
    try files.write(TemporaryFolder.png(.red), to: "library/a.png", modified: date)
    let sent = try files.write(TemporaryFolder.png(.blue), to: "\(UUID())/b.png", modified: date + 60)
    try start(
      size: CGSize(width: 1024, height: 768), folders: [files.url.appendingPathComponent("library")],
      files: files.url.appendingPathComponent("index"))
    let screen = try grid()
    let selection = PhotoSelection([try XCTUnwrap(screen.photos.item(at: 0))])
    func titles(_ menu: UIMenu) -> [String] {
      menu.children.flatMap { ($0 as? UIMenu).map(titles) ?? [$0.title] }
    }
    XCTAssertTrue(titles(screen.menu(of: selection)).contains("Show in Folder"))
    let browser = Browser()
    browser.files = [sent]
    UIScreen.main.portal = browser
    defer { UIScreen.main.portal = nil }
    XCTAssertFalse(titles(screen.menu(of: selection)).contains("Show in Folder"))
    XCTAssertTrue(UIApplication.shared.canOpenURL(sent), "it can be saved on the device")
    try split().showPhotoPicker()
    XCTAssertEqual(try split().photoPicker?.documentPickerMode, .import)
    try waitForPhotos(2)
    // The index can find the copy before its source is removed.
    try app.wait(
      until: { !FileManager.default.fileExists(atPath: sent.deletingLastPathComponent().path) }, limit: 60,
      "the removal of the upload")
    try app.expectNoReports()
  }

  /// Files that a page of a browser has sent are copied. Those of a file manager are opened where they are.
  func testFilesThatAreNotOpenedInPlace_areCopied() throws {
    let files = try TemporaryFolder()
    try files.write(TemporaryFolder.png(.red), to: "library/a.png", modified: date)
    let sent = try files.write(TemporaryFolder.png(.blue), to: "sent/b.png", modified: date + 60)
    let folder = files.url.appendingPathComponent("library")
    try start(
      size: CGSize(width: 1024, height: 768), folders: [folder], files: files.url.appendingPathComponent("index"))
    let scene = try XCTUnwrap(app.window.windowScene)
    scene.delegate?.scene(scene, openURLContexts: [UIOpenURLContext(url: sent, isInPlace: false)])
    try waitForPhotos(2)
    XCTAssertEqual(delegate.library.roots.map(\.name.description), ["library"])
    XCTAssertTrue(FileManager.default.fileExists(atPath: folder.appendingPathComponent("b.png").path))
    try app.wait(
      until: { !FileManager.default.fileExists(atPath: sent.path) }, limit: 60, "the removal of the upload")
    XCTAssertTrue(UIOpenURLContext(url: sent).options.openInPlace)
  }
}
