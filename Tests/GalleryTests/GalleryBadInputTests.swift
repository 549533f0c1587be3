import Foundation
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Invalid folders and files: each is reported clearly, and the Gallery continues.
@preconcurrency @MainActor
final class GalleryBadInputTests: GalleryTestCase {
  private func message() throws -> String {
    let view = try XCTUnwrap(top(StacksViewController.self).collectionView.backgroundView as? MessageView)
    XCTAssertGreaterThan(view.bounds.width, 0)
    return view.subviews.compactMap { ($0 as? UILabel)?.text }.joined(separator: "\n")
  }

  func testAMissingFolder_isNamedInTheWindow() throws {
    let folder = try TemporaryFolder()
    let missing = folder.url.appendingPathComponent("nowhere")
    try start(folders: [missing])
    XCTAssertEqual(try message(), "No Photos\n\(missing.path): no such folder")
    let picture = app.snapshot()
    let white = (0..<320).contains { x in (150..<250).contains { y in picture.color(x: x, y: y).red > 240 } }
    XCTAssertTrue(white, "the message can be seen")
    app.tap(at: CGPoint(x: 160, y: 200))
    app.wheel(at: CGPoint(x: 160, y: 200), notches: CGPoint(x: 0, y: -3))
    try settle()
    _ = try top(StacksViewController.self)
  }

  func testAFolderThatMayNotBeRead_isNamed_andTheOthersAreShown() throws {
    let locked = try TemporaryFolder()
    try FileManager.default.setAttributes([.posixPermissions: 0], ofItemAtPath: locked.url.path)
    // Folders are never locked for root, so the scan runs as the user nobody.
    let isRoot = geteuid() == 0
    if isRoot { XCTAssertEqual(seteuid(65534), 0) }
    defer { if isRoot { seteuid(0) } }
    let library = PhotoScanner().scan([locked.url])
    XCTAssertEqual(library.problems, ["\(locked.url.path): no permission to read this folder"])
    try start(folders: [locked.url])
    XCTAssertEqual(try message(), "No Photos\n\(locked.url.path): no permission to read this folder")
  }

  /// Returns an image that compresses badly, so that half of the file does not contain all of it.
  private static func noise(_ side: Int = 96) -> UIImage {
    var random = SeededRandom(seed: 7)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    return UIGraphicsImageRenderer(size: CGSize(width: side, height: side), format: format).image { context in
      for y in stride(from: 0, to: side, by: 4) {
        for x in stride(from: 0, to: side, by: 4) {
          UIColor(hue: random.next(in: 0...1), saturation: 0.7, brightness: 0.8, alpha: 1).setFill()
          context.fill(CGRect(x: x, y: y, width: 4, height: 4))
        }
      }
    }
  }

  func testFilesThatCannotBeRead_arePlaceholdersWithTheReason() throws {
    let folder = try TemporaryFolder()
    let image = Self.noise()
    let jpeg = try XCTUnwrap(image.jpegData(compressionQuality: 0.9))
    let png = try XCTUnwrap(image.pngData())
    try folder.write(jpeg, to: "Holiday/a good one.jpg")
    var bad: [String: Data] = [
      "b cut off.jpg": jpeg.prefix(300), "c cut off.png": png.prefix(png.count / 2), "d empty.jpg": Data(),
      "e text.png": Data("this is no picture\n".utf8),
    ]
    var webp = Data("RIFF".utf8) + Data([0x40, 0, 0, 0]) + Data("WEBPVP8 ".utf8) + Data([0x34, 0, 0, 0])
    webp.append(Data(repeating: 0x9d, count: 52))
    bad["f broken.webp"] = webp
    bad["g cut off.gif"] = Data("GIF89a".utf8) + Data([16, 0, 16, 0])
    for (name, data) in bad { try folder.write(data, to: "Holiday/\(name)") }
    // The file existed when the folder was read, and is missing when the image is loaded.
    let gone = Photo(source: .file(folder.url.appendingPathComponent("Holiday/gone.jpg")))

    try start(size: CGSize(width: 320, height: 400), folders: [folder.url])
    let album = try open(album: 0)
    XCTAssertEqual(album.album.photos.count, 7)
    for (item, photo) in album.album.photos.enumerated() {
      let cell = try XCTUnwrap(
        album.collectionView.cellForItem(at: IndexPath(item: item, section: 0)) as? GridPhotoCell)
      let shown = try XCTUnwrap(cell.imageView.image, photo.name)
      let isPlaceholder = shown.size == CGSize(width: 250, height: 250)
      XCTAssertEqual(isPlaceholder, item > 0, photo.name)
    }
    for photo in album.album.photos.dropFirst() + [gone] {
      switch PhotoDecoder().decode(photo, maximumPixelSize: 320) {
      case .success: XCTFail("\(photo.name) was read")
      case .failure(let error):
        XCTAssertFalse(error.description.isEmpty)
        XCTAssertFalse(error.description.contains("\n"))
        XCTAssertFalse(error.description.contains("Error("), "for people, not for us: \(error)")
      }
    }
    try app.expectSnapshot("broken-files", tolerance: SnapshotTolerance(share: 0.004, spot: 1))
    app.tap(at: try place(item: 3))
    try settle()
    XCTAssertEqual(try top(PhotoViewController.self).imageView.image?.size, CGSize(width: 250, height: 250))
    try app.expectNoReports()
  }

  func testAWindowClosedWhileThumbnailsLoad_endsInPeace() throws {
    launch()
    let delegate = self.delegate!
    try app.wait(until: { delegate.isLibraryShown }, "the library")
    app.frame()
    XCTAssertGreaterThan(delegate.loader.pendingCount, 0, "pictures are on their way")
    let app = self.app!
    app.requestClose()
    XCTAssertTrue(app.isClosed)
    end()
    app.pump(0.2)
    // The next launch is not affected.
    try start()
    XCTAssertEqual(try top(StacksViewController.self).library.albums.count, 12)
  }

  func testAWindowClosedWhileTheFoldersAreRead_endsInPeace() throws {
    launch()
    XCTAssertFalse(delegate.isLibraryShown)
    let app = self.app!
    let loader = delegate.loader
    end()
    app.pump(0.3)
    XCTAssertEqual(loader.pendingCount, 0, "nothing is loaded for a window that is gone")
  }

  func testAWindowOfOnePoint_isDrawn_andGrowsUp() throws {
    try start(size: CGSize(width: 320, height: 480))
    let table = app.snapshot()
    end()
    try start(size: CGSize(width: 1, height: 1))
    XCTAssertEqual(app.snapshot().width, 1)
    app.tap(at: .zero)
    app.wheel(at: .zero, notches: CGPoint(x: 0, y: -5))
    try settle()
    app.resize(to: CGSize(width: 0, height: 0))
    try settle()
    XCTAssertEqual(app.snapshot().height, 1)
    app.resize(to: CGSize(width: 320, height: 480))
    try settle()
    let view = try XCTUnwrap(top(StacksViewController.self).collectionView)
    view.contentOffset.y = -view.adjustedContentInset.top
    try settle()
    assertSame(app.snapshot(), table, "after growing from one point")
    try app.expectNoReports()
  }
}
