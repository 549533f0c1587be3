import CoreGraphics
import Foundation
import TestSupport
import UIKit
import XCTest

@testable import GalleryLibrary

/// The thumbnails that desktop programs share (https://specifications.freedesktop.org/thumbnail-spec/latest/).
final class ThumbnailStoreTests: LibraryTestCase {
  private var store: ThumbnailStore { ThumbnailStore(FilePath(work.appendingPathComponent("thumbnails"))) }

  private func png(_ side: CGFloat = 40) throws -> Data {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).pngData {
      UIColor.orange.setFill()
      $0.fill(CGRect(x: 0, y: 0, width: side, height: side))
    }
  }

  func testTheNameIsTheChecksumOfTheURI() {
    // The example of the specification, section "Thumbnail Saving".
    XCTAssertEqual(
      ThumbnailStore.name(of: "file:///home/jens/photos/me.png"), "c6ee772d9e49320e97ec29a7eb5b1697.png")
    let store = ThumbnailStore(environment: ["XDG_CACHE_HOME": "/cache", "HOME": "/home/jens"])
    XCTAssertEqual(
      store?.file(of: "/home/jens/photos/me.png", .large),
      "/cache/thumbnails/large/c6ee772d9e49320e97ec29a7eb5b1697.png")
    XCTAssertEqual(ThumbnailStore(environment: ["HOME": "/home/jens"])?.folder, "/home/jens/.cache/thumbnails")
    XCTAssertNil(ThumbnailStore(environment: [:]))
  }

  func testURIsAreEscapedAsOtherProgramsDo() {
    XCTAssertEqual(ThumbnailStore.uri(of: "/a b/ü#?%[1]&(2),~x.jpg"), "file:///a%20b/%C3%BC%23%3F%25%5B1%5D&(2),~x.jpg")
    XCTAssertEqual(ThumbnailStore.uri(of: FilePath(bytes: Array("/caf".utf8) + [0xE9])), "file:///caf%E9")
  }

  func testAThumbnailIsValid_untilThePhotoIsChanged() throws {
    try write("a.jpg", "photo")
    let photo = root.appending("a.jpg")
    let state = try XCTUnwrap(RegularFile.State(photo))
    XCTAssertNil(store.thumbnail(of: photo, state, .large))
    try store.write(try png(), of: photo, state, .large)
    let file = try XCTUnwrap(store.thumbnail(of: photo, state, .large))
    XCTAssertEqual(file, store.file(of: photo, .large))
    XCTAssertEqual(UIImage(contentsOfFile: file.description)?.size, CGSize(width: 40, height: 40))
    let texts = PNGTexts.read(try RegularFile(file))
    XCTAssertEqual(texts["Thumb::URI"], ThumbnailStore.uri(of: photo))
    XCTAssertEqual(texts["Thumb::MTime"], "1700000000")
    XCTAssertEqual(texts["Thumb::Size"], "5")
    // Only the user can read the files ("Permissions").
    var info = stat()
    XCTAssertEqual(stat(file.description, &info), 0)
    XCTAssertEqual(info.st_mode & 0o777, 0o600)
    XCTAssertEqual(stat(file.folder.description, &info), 0)
    XCTAssertEqual(info.st_mode & 0o777, 0o700)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: file.folder.description).count, 1)

    XCTAssertNotNil(store.thumbnail(of: photo, state, .normal), "a larger one is valid for a smaller size")
    XCTAssertNil(store.thumbnail(of: photo, state, .extraLarge))
    touch("a.jpg", 1_700_000_001)
    XCTAssertNil(store.thumbnail(of: photo, try XCTUnwrap(RegularFile.State(photo)), .large), "the photo was changed")
    XCTAssertNil(store.thumbnail(of: root.appending("b.jpg"), state, .large))
  }

  /// A thumbnail as GNOME writes it, with other texts in another order, is used.
  func testThumbnailsOfOtherPrograms_areUsed() throws {
    try write("a.jpg", "photo")
    let photo = root.appending("a.jpg")
    let state = try XCTUnwrap(RegularFile.State(photo))
    let file = try XCTUnwrap(store.file(of: photo, .extraLarge))
    let data = PNGTexts.inserting(
      [
        ("Software", "GNOME::ThumbnailFactory"), ("Thumb::MTime", "1700000000"),
        ("Thumb::URI", try XCTUnwrap(ThumbnailStore.uri(of: photo))),
      ], into: try png())
    try FileManager.default.createDirectory(atPath: file.folder.description, withIntermediateDirectories: true)
    try XCTUnwrap(data).write(to: file.url)
    XCTAssertEqual(store.thumbnail(of: photo, state, .large), file)
    // A file of another photo at its place, and a damaged one.
    try png().write(to: file.url)
    XCTAssertNil(store.thumbnail(of: photo, state, .large))
    try XCTUnwrap(data).prefix(60).write(to: file.url)
    XCTAssertNil(store.thumbnail(of: photo, state, .large))
  }

  func testFailuresAreRecordedWithTheirReason_untilThePhotoIsChanged() throws {
    try write("a.jpg", "photo")
    let photo = root.appending("a.jpg")
    let state = try XCTUnwrap(RegularFile.State(photo))
    XCTAssertNil(store.failure(of: photo, state))
    try store.writeFailure("the file is truncated", of: photo, state)
    XCTAssertEqual(store.failure(of: photo, state), "the file is truncated")
    let name = ThumbnailStore.name(of: try XCTUnwrap(ThumbnailStore.uri(of: photo)))
    let file = store.folder.appending("fail/tessera-gallery").appending(name)
    XCTAssertNotNil(UIImage(contentsOfFile: file.description), "a valid PNG file")
    touch("a.jpg", 1_700_000_001)
    let changed = try XCTUnwrap(RegularFile.State(photo))
    XCTAssertNil(store.failure(of: photo, changed))
    try store.write(try png(), of: photo, changed, .normal)
    XCTAssertFalse(FileManager.default.fileExists(atPath: file.description), "a success replaces the failure")
  }

  func testThumbnailsHaveNoThumbnails_andAFullDiskIsAnError() throws {
    let photo = store.folder.appending("normal/0.png")
    let state = RegularFile.State(size: 1, seconds: 1, nanoseconds: 1)
    XCTAssertNil(store.file(of: photo, .normal))
    try store.write(try png(), of: photo, state, .normal)
    XCTAssertFalse(FileManager.default.fileExists(atPath: store.folder.description))
    // The folder of the thumbnails is a file.
    try png().write(to: store.folder.url)
    XCTAssertThrowsError(try store.write(try png(), of: root.appending("a.jpg"), state, .normal)) {
      XCTAssertTrue($0 is FileError)
    }
  }
}
