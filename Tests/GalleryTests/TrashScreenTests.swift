import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Deleting photos, undoing it, and the screen of the trash. The trash is a folder of the test.
@preconcurrency @MainActor
final class TrashScreenTests: GalleryTestCase {
  private var folder: TemporaryFolder!
  private var photos: URL!
  private var files: TemporaryFolder!

  override class func setUp() {
    super.setUp()
    // GLib reads it once, so the files may be in the user's trash until the test has put them back or deleted them.
    setenv("XDG_DATA_HOME", dataFolder.path, 1)
  }

  override class func tearDown() {
    try? FileManager.default.removeItem(at: dataFolder)
    super.tearDown()
  }

  nonisolated private static let dataFolder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "gallery-data-\(getpid())")

  override func setUp() async throws {
    folder = try TemporaryFolder()
    files = try TemporaryFolder()
    photos = folder.url.appendingPathComponent("Holiday")
    for day in 1...6 {
      let color = UIColor(hue: CGFloat(day) / 8, saturation: 0.6, brightness: 0.9, alpha: 1)
      try folder.write(
        TemporaryFolder.png(color), to: "Holiday/day \(day).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + Double(day) * 86_400))
    }
  }

  override func tearDown() async throws {
    end()
    folder = nil
    files = nil
  }

  private func fileNames() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: photos.path).sorted()
  }

  private func wait(for count: Int) throws {
    try app.wait(until: { (try? self.grid().photos.count) == count }, limit: 30, "\(count) photos")
    try settle()
  }

  func testDeletedPhotosAreInTheTrash_andUndoAndRedoMoveThem() throws {
    try start(size: CGSize(width: 390, height: 844), folders: [photos], files: files.url)
    app.modifiers = .control
    app.click(at: try location(item: 1))
    app.click(at: try location(item: 3))
    app.modifiers = []
    app.key(.keyboardDeleteForward)
    try app.wait(until: { (try? self.grid().photos.count) == 4 }, limit: 30, "4 photos")
    app.wait(0.5)
    XCTAssertEqual(try fileNames().count, 4)
    try app.expectSnapshot("deleted")
    let message = try XCTUnwrap(app.window.subviews.compactMap { $0 as? UndoMessageView }.first)
    let control = try grid().levelControl
    XCTAssertFalse(control.isHidden)
    let covered = control.convert(control.bounds, to: nil)
    XCTAssertFalse(message.frame.intersects(covered), "the message is above the control")
    app.tap(try XCTUnwrap(view(labelled: "Undo")))
    try wait(for: 6)
    XCTAssertEqual(try fileNames().count, 6)
    app.key(.keyboardZ, modifiers: [.control, .shift])
    try wait(for: 4)
    XCTAssertEqual(delegate.library.count(.state(.trashed)), 2)
    app.key(.keyboardZ, modifiers: .control)
    try wait(for: 6)
    XCTAssertEqual(try names(), (1...6).reversed().map { "day \($0)" })
    try app.expectNoReports()
  }

  /// The message belongs to the deletion, not to the last change.
  /// On a phone, the photo could only be deleted in a menu.
  func testTheToolbarOfAPhotoDeletesIt() throws {
    try start(size: CGSize(width: 390, height: 844), folders: [photos], files: files.url)
    app.tap(at: try location(item: 1))
    try settle()
    let viewer = try top(PhotoViewController.self)
    let name = viewer.item.name
    XCTAssertEqual(name, "day 5")
    app.tap(try XCTUnwrap(view(labelled: "Delete")))
    let library = delegate.library
    try app.wait(until: { library.count == 5 }, limit: 30, "the photo is gone")
    try settle()
    XCTAssertFalse(try fileNames().contains("\(name).png"))
    XCTAssertEqual(viewer.item.name, "day 4", "the next photo is shown")
    app.tap(try XCTUnwrap(view(labelled: "Undo")))
    try app.wait(until: { library.count == 6 }, limit: 30, "the photo is back")
    try settle()
    XCTAssertTrue(try fileNames().contains("\(name).png"))
    try app.expectNoReports()
  }

  func testTheMessageUndoesTheDeletion_alsoAfterAnotherChange() throws {
    try start(size: CGSize(width: 1280, height: 800), folders: [photos], files: files.url)
    app.hover(at: try location(item: 1))
    app.key(.keyboardDeleteForward)
    try app.wait(until: { (try? self.grid().photos.count) == 5 }, limit: 30, "5 photos")
    app.wait(0.5)
    app.hover(at: try location(item: 2))
    app.key(.keyboardF)
    app.frame()
    XCTAssertEqual(delegate.library.count(.favourites), 1)
    app.tap(try XCTUnwrap(view(labelled: "Undo")))
    try wait(for: 6)
    XCTAssertEqual(try fileNames().count, 6)
    XCTAssertEqual(delegate.library.count(.favourites), 1)
    try app.expectNoReports()
  }

  func testTheTrashPutsBack_andDeletesPermanently() throws {
    try start(size: CGSize(width: 1280, height: 800), folders: [photos], files: files.url)
    app.tap(at: try location(item: 0))
    try settle()
    app.key(.keyboardDeleteForward)
    try app.wait(until: { self.delegate.library.count == 5 }, limit: 30, "5 photos")
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).title, "day 5", "the next photo is shown")
    app.key(.keyboardDeleteForward)
    try app.wait(until: { self.delegate.library.count == 4 }, limit: 30, "4 photos")
    try split().show(.trash)
    try settle()
    XCTAssertEqual(Set(try names()), ["day 6", "day 5"])
    app.key(.keyboardA, modifiers: .control)
    try settle()
    try app.expectSnapshot("trash")
    app.tap(at: try location(item: 0))
    try settle()
    app.tap(try XCTUnwrap(view(labelled: "Put Back")))
    try wait(for: 1)
    XCTAssertEqual(try fileNames().count, 5)
    app.key(.keyboardA, modifiers: .control)
    app.key(.keyboardDeleteForward)
    try settle()
    app.tap(try XCTUnwrap(view(labelled: "Delete")))
    try wait(for: 0)
    XCTAssertEqual(delegate.library.count, 5)
    XCTAssertEqual(try fileNames().count, 5)
    let empty = try XCTUnwrap(grid().contentUnavailableConfiguration as? UIContentUnavailableConfiguration)
    XCTAssertEqual(empty.text, "The Trash Is Empty")
    try app.expectNoReports()
  }

  // MARK: A disk without a trash

  /// Puts two photos on a file system for which GIO has no trash, deletes the first, and waits for the question.
  private func deleteWithoutTrash() throws -> (disk: TemporaryFolder, alert: UIAlertController) {
    let memory = URL(fileURLWithPath: "/dev/shm")
    guard FileManager.default.isWritableFile(atPath: memory.path) else { throw XCTSkip("there is no /dev/shm") }
    let disk = try TemporaryFolder(in: memory)
    for (name, day) in [("first", 2.0), ("second", 1.0)] {
      try disk.write(
        TemporaryFolder.png(.systemTeal), to: "\(name).png",
        modified: Date(timeIntervalSince1970: 1_709_208_000 + day * 86_400))
    }
    try start(size: CGSize(width: 1280, height: 800), folders: [disk.url], files: files.url)
    XCTAssertEqual(try names(), ["first", "second"])
    app.hover(at: try location(item: 0))
    app.key(.keyboardF)
    app.frame()
    app.key(.keyboardDeleteForward)
    let split = try split()
    try app.wait(until: { split.presentedViewController is UIAlertController }, limit: 30, "the question")
    try settle()
    return (disk, try XCTUnwrap(split.presentedViewController as? UIAlertController))
  }

  func testADiskWithoutTrash_asksAndDeletesPermanently() throws {
    let (disk, alert) = try deleteWithoutTrash()
    XCTAssertEqual(alert.title, "Delete 1 Photo Permanently?")
    XCTAssertEqual(
      alert.message, "The disk that contains the photo has no trash.\nIf you delete it, this cannot be undone.")
    XCTAssertFalse(app.window.subviews.contains { $0 is UndoMessageView }, "nothing was moved to the trash")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: disk.url.path).count, 2)
    app.tap(try XCTUnwrap(view(labelled: "Delete Permanently")))
    try wait(for: 1)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: disk.url.path), ["second.png"])
    XCTAssertEqual(delegate.library.count(.favourites), 0)
    XCTAssertEqual(delegate.library.count(.state(.trashed)), 0)
    try app.expectNoReports()
  }

  func testADiskWithoutTrash_keepsThePhotoIfTheUserCancels() throws {
    let (disk, _) = try deleteWithoutTrash()
    app.key(.keyboardEscape)
    try settle()
    XCTAssertNil(try split().presentedViewController)
    XCTAssertEqual(try names(), ["first", "second"])
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: disk.url.path).count, 2)
    XCTAssertEqual(delegate.library.count(.favourites), 1)
    try app.expectNoReports()
  }

  /// Another program wrote a file with the same name while the question was shown.
  func testADiskWithoutTrash_keepsAFileThatWasReplaced() throws {
    let (disk, _) = try deleteWithoutTrash()
    try disk.write(TemporaryFolder.png(.systemRed, size: CGSize(width: 90, height: 50)), to: "first.png")
    app.tap(try XCTUnwrap(view(labelled: "Delete Permanently")))
    let split = try split()
    try app.wait(
      until: { (split.presentedViewController as? UIAlertController)?.title == "Not Everything Was Changed" },
      limit: 30, "the reason")
    try settle()
    let reason = try XCTUnwrap(split.presentedViewController as? UIAlertController)
    XCTAssertEqual(
      reason.message,
      "\(disk.url.path)/first.png was not deleted: another program has changed the file; look at it again first.")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: disk.url.path).count, 2)
    app.key(.keyboardEscape)
    try settle()
    try app.expectNoReports()
  }

  /// A message that photos were moved to the trash was in front of the reason why they were not.
  func testReasonsReplaceTheMessage() throws {
    try start(size: CGSize(width: 1280, height: 800), folders: [photos], files: files.url)
    UndoMessageView.show("1 photo moved to the trash", above: try grid()) {}
    app.wait(0.5)
    delegate.library.onFailedChange?(["the disk is full", "/a was not deleted: its disk has no trash"])
    try settle()
    XCTAssertFalse(app.window.subviews.contains { $0 is UndoMessageView })
    let alert = try XCTUnwrap(split().presentedViewController as? UIAlertController)
    XCTAssertEqual(alert.message, "The disk is full.\n/a was not deleted: its disk has no trash.")
    app.key(.keyboardEscape)
    try settle()
    try app.expectNoReports()
  }

  /// Two messages at once, one of them while a panel is in front: each is shown, and none is lost.
  func testMessagesFollowEachOther_alsoInFrontOfAPanel() throws {
    try start(size: CGSize(width: 1280, height: 800), folders: [photos], files: files.url)
    let panel = UIViewController()
    try split().present(panel, animated: true)
    let library = delegate.library
    library.onRefusal?(["the first reason"])
    library.onFailedChange?(["the second reason"])
    library.onRefusal?(["the third reason"])
    for (title, reason) in [
      ("This Is Not Possible", "The first reason."), ("Not Everything Was Changed", "The second reason."),
      ("This Is Not Possible", "The third reason."),
    ] {
      try settle()
      let alert = try XCTUnwrap(panel.presentedViewController as? UIAlertController, "\(title): \(reason)")
      XCTAssertEqual([alert.title, alert.message], [title, reason])
      app.key(.keyboardEscape)
    }
    try settle()
    XCTAssertNil(panel.presentedViewController)
    XCTAssertTrue(try split().presentedViewController === panel)
    panel.dismiss(animated: false)
    try settle()
    try app.expectNoReports()
  }

  func testTheButtonOfTheMessageIsBelowLargeText() throws {
    try start(size: CGSize(width: 390, height: 844))
    for (category, isBelow) in [(UIContentSizeCategory.large, false), (.accessibilityExtraExtraExtraLarge, true)] {
      app.window.traitOverrides.preferredContentSizeCategory = category
      try settle()
      UndoMessageView.show("1 photo moved to the trash", above: try grid()) {}
      app.wait(0.5)
      let message = try XCTUnwrap(app.window.subviews.lazy.compactMap { $0 as? UndoMessageView }.last)
      XCTAssertEqual(message.button.frame.minY >= message.label.frame.maxY, isBelow)
      if isBelow { XCTAssertGreaterThan(message.label.bounds.width, 300) }
      let window = app.window.bounds.insetBy(dx: 15, dy: 15)
      XCTAssertTrue(window.contains(message.frame), "\(category): the message is in the window: \(message.frame)")
      XCTAssertEqual(message.button.frame.maxX, message.bounds.width - 32, accuracy: 1)
      UndoMessageView.hide(in: app.window)
      try settle()
    }
    try app.expectNoReports()
  }
}
