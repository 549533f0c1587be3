import GalleryLibrary
import UIKit
import UIKitTesting
import XCTest

@testable import Gallery

/// Photos with names that are not text, and with times that no camera has, are shown, found, marked and deleted like others.
@preconcurrency @MainActor
final class StrangeFilesTests: GalleryTestCase {
  private struct File {
    let name: [UInt8]
    let time: Int
  }

  private let files = [
    File(name: Array("line\nbreak.png".utf8), time: -2_082_844_800),  // 1904-01-01, the first day of QuickTime.
    File(name: [0x66, 0xFF, 0xFE, 0x2E] + Array("png".utf8), time: 4_102_444_800),  // 2100-01-01.
    File(name: Array("شمس \u{202E}gnp.png".utf8), time: 253_402_300_799),  // 9999-12-31.
    File(name: Array("-rf \"quoted\" %2e'.png".utf8), time: 0),
    File(name: Array("a.. .png".utf8), time: 1_700_000_000),
  ]

  private func write(to folder: URL) throws {
    for file in files {
      let path = Array(folder.path.utf8) + Array("/".utf8) + file.name
      let descriptor = (path + [0]).withUnsafeBytes {
        open($0.baseAddress!.assumingMemoryBound(to: CChar.self), O_WRONLY | O_CREAT, 0o600)
      }
      XCTAssertGreaterThanOrEqual(descriptor, 0)
      let picture = TemporaryFolder.png(.red)
      XCTAssertEqual(picture.withUnsafeBytes { Foundation.write(descriptor, $0.baseAddress, $0.count) }, picture.count)
      var times = [timespec(tv_sec: file.time, tv_nsec: 0), timespec(tv_sec: file.time, tv_nsec: 0)]
      XCTAssertEqual(futimens(descriptor, &times), 0)
      close(descriptor)
    }
  }

  func testTheyAreShownInAllLevels_openedMarkedAndFound() throws {
    let folder = try TemporaryFolder()
    try write(to: folder.url)
    try start(
      size: CGSize(width: 1000, height: 800), folders: [folder.url], files: folder.url.appendingPathComponent("library")
    )
    XCTAssertEqual(try grid().photos.count, files.count)
    for level in [ZoomLevel.days, .months, .years, .photos(.medium)] {
      try grid().zoom(to: level, at: nil)
      try settle()
      XCTAssertFalse(try grid().collectionView.visibleCells.isEmpty)
    }
    try grid().collectionView.contentOffset.y = -grid().collectionView.adjustedContentInset.top
    try settle()
    let photos = try (0..<files.count).map { try XCTUnwrap(grid().photos.item(at: $0)) }
    XCTAssertEqual(Set(photos.map { $0.fileName.bytes }), Set(files.map(\.name)))
    app.tap(at: try location())
    try settle()
    let viewer: PhotoViewController = try top()
    for number in 0..<files.count {
      XCTAssertEqual(viewer.position, number)
      XCTAssertNotNil(viewer.imageView.image, "\(viewer.item.fileName)")
      XCTAssertFalse(viewer.title?.isEmpty ?? true)
      app.key(.keyboardF)
      try app.wait(until: { viewer.item.isFavourite }, limit: 30, "the favorite")
      app.key(.keyboardI)
      try settle()
      app.key(.keyboardEscape)
      try settle()
      app.key(.keyboardRightArrow)
      try settle()
    }
    XCTAssertEqual(delegate.library.count(.favourites), files.count)
    app.key(.keyboardEscape)
    try settle()
    for (text, count) in [("quoted", 1), ("شمس", 1), ("2100", 1), ("1904", 1), ("line", 1)] {
      try grid().search.searchBar.searchTextField.becomeFirstResponder()
      app.type(text)
      let screen = try grid()
      try app.wait(until: { screen.photos.count == count }, limit: 30, text)
      screen.search.isActive = false
      try settle()
    }
    try app.expectNoReports()
  }

  /// The photos of one folder with very many files are all there, and its screen costs what it shows.
  func testAFolderOfThousandsOfFiles() throws {
    let folder = try TemporaryFolder()
    let picture = TemporaryFolder.png(.blue)
    let files = folder.url.appendingPathComponent("All")
    try FileManager.default.createDirectory(at: files, withIntermediateDirectories: false)
    for number in 0..<3_000 { try picture.write(to: files.appendingPathComponent("\(number).png")) }
    try launch(size: CGSize(width: 1000, height: 800), folders: [files])
    let delegate = self.delegate!
    try app.wait(until: { delegate.isLibraryShown }, limit: 600, "the library")
    try settle()
    XCTAssertEqual(try grid().photos.count, 3_000)
    XCTAssertLessThan(try grid().collectionView.visibleCells.count, 60)
    try split().show(.folder(try XCTUnwrap(FilePath(files).resolved)))
    try settle()
    XCTAssertEqual(try grid().photos.count, 3_000)
    let view: UICollectionView = try grid().collectionView
    view.contentOffset.y = view.contentSize.height - view.bounds.height
    try settle()
    XCTAssertFalse(view.visibleCells.isEmpty)
    XCTAssertLessThan(view.visibleCells.count, 60)
    try app.expectNoReports()
  }
}
