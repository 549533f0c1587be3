import GalleryLibrary
import UIKit
import XCTest

@testable import Gallery

/// The decoder of photos, with the thumbnails that desktop programs share.
final class ThumbnailDecodingTests: XCTestCase {
  private func image(_ decoder: PhotoDecoder, _ file: URL, _ size: Int) throws -> UIImage {
    try decoder.decode(Photo(source: .file(file)), maximumPixelSize: size).get()
  }

  func testADecodedPhotoLeavesAThumbnail_whichIsReadTheNextTime() throws {
    let folder = try TemporaryFolder()
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let file = try folder.write(
      TemporaryFolder.png(.red, size: CGSize(width: 900, height: 600)), to: "a.png", modified: date)
    let store = ThumbnailStore(FilePath(folder.url).appending("thumbnails"))
    let writer = ThumbnailWriter(store)
    let decoder = PhotoDecoder(writer)
    XCTAssertEqual(try image(decoder, file, 500).size, CGSize(width: 512, height: 341))
    writer.finish()
    let state = try XCTUnwrap(RegularFile.State(FilePath(file)))
    let thumbnail = try XCTUnwrap(store.thumbnail(of: FilePath(file), state, .extraLarge))
    XCTAssertEqual(try UIImage.metadata(contentsOf: thumbnail.url).pixelSize, CGSize(width: 512, height: 341))
    // The photo itself is not read any more: its bytes are replaced without a change of size and time.
    let count = try Data(contentsOf: file).count
    try folder.write(Data(repeating: 0, count: count), to: "a.png", modified: date)
    XCTAssertEqual(try image(decoder, file, 256).size.width, 256)
    XCTAssertThrowsError(try image(decoder, file, 2048), "no thumbnail is as large")
    // A changed photo is read again.
    let blue = TemporaryFolder.png(.blue, size: CGSize(width: 300, height: 600))
    try folder.write(blue, to: "a.png", modified: date.addingTimeInterval(60))
    XCTAssertEqual(try image(decoder, file, 512).size, CGSize(width: 256, height: 512))
  }

  func testADamagedPhoto_isNotDecodedAgain() throws {
    let folder = try TemporaryFolder()
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let file = try folder.write(Data("this is no picture\n".utf8), to: "a.png", modified: date)
    let store = ThumbnailStore(FilePath(folder.url).appending("thumbnails"))
    let writer = ThumbnailWriter(store)
    let decoder = PhotoDecoder(writer)
    let photo = Photo(source: .file(file))
    guard case .failure(let first) = decoder.decode(photo, maximumPixelSize: 256) else { return XCTFail("decoded") }
    writer.finish()
    let state = try XCTUnwrap(RegularFile.State(FilePath(file)))
    XCTAssertEqual(store.failure(of: FilePath(file), state), first.description)
    guard case .failure(let second) = decoder.decode(photo, maximumPixelSize: 256) else { return XCTFail("decoded") }
    XCTAssertEqual(second.description, first.description)
  }

  /// The memory limit, a missing loader and the like are not in the file, so the advice in the message works at the next start.
  func testAReasonThatIsNotInTheFile_isNotRemembered() throws {
    let folder = try TemporaryFolder()
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    // A GIF of 11,000 × 11,000 pixels needs more memory than the limit allows.
    var gif = Data("GIF89a".utf8) + Data([0xF8, 0x2A, 0xF8, 0x2A, 0, 0, 0])
    gif += Data([0x2C, 0, 0, 0, 0, 0xF8, 0x2A, 0xF8, 0x2A, 0, 2, 0, 0x3B])
    let files = [try folder.write(gif, to: "a.gif", modified: date)]
    let store = ThumbnailStore(FilePath(folder.url).appending("thumbnails"))
    let writer = ThumbnailWriter(store)
    for file in files {
      let result = PhotoDecoder(writer).decode(Photo(source: .file(file)), maximumPixelSize: 256)
      guard case .failure(let error) = result else { return XCTFail("decoded") }
      XCTAssertTrue(error.description.contains("TESSERA_IMAGE_MEMORY"), error.description)
      writer.finish()
      let state = try XCTUnwrap(RegularFile.State(FilePath(file)))
      XCTAssertNil(store.failure(of: FilePath(file), state))
    }
  }

  func testAnSVGFile_isDrawnWithTheSizeThatIsShown() throws {
    let folder = try TemporaryFolder()
    let text =
      "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 30 20'><path d='M0 0H15V20H0Z' fill='#00f'/></svg>"
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let file = try folder.write(Data(text.utf8), to: "a.SVG", modified: date)
    XCTAssertTrue(PhotoFormats.isPhoto(FilePath(file)))
    XCTAssertEqual(PhotoFormats.mimeType(of: FilePath(file)), "image/svg+xml")
    let metadata = ExifMetadataReader().metadata(of: try RegularFile(FilePath(file)))
    XCTAssertEqual([metadata.width, metadata.height], [30, 20])
    let store = ThumbnailStore(FilePath(folder.url).appending("thumbnails"))
    let writer = ThumbnailWriter(store)
    let decoder = PhotoDecoder(writer)
    let large = try image(decoder, file, 1500)
    XCTAssertEqual(large.size, CGSize(width: 1500, height: 1000))
    XCTAssertEqual(try image(decoder, file, 256).size, CGSize(width: 256, height: 171))
    writer.finish()
    let state = try XCTUnwrap(RegularFile.State(FilePath(file)))
    let thumbnail = try XCTUnwrap(store.thumbnail(of: FilePath(file), state, .large))
    XCTAssertEqual(try UIImage.metadata(contentsOf: thumbnail.url).pixelSize, CGSize(width: 256, height: 171))
    let folders = [try XCTUnwrap(FilePath(folder.url.appendingPathComponent("thumbnails")).resolved)]
    let outside = PhotoDecoder(within: folders).decode(Photo(source: .file(file)), maximumPixelSize: 20)
    guard case .failure = outside else { return XCTFail("a file outside the folders was read") }
  }

  func testSmallPhotosAndNewFiles_leaveNoThumbnails() throws {
    let folder = try TemporaryFolder()
    let small = try folder.write(TemporaryFolder.png(.red), to: "s.png", modified: Date(timeIntervalSince1970: 1e9))
    let new = try folder.write(TemporaryFolder.png(.red, size: CGSize(width: 600, height: 600)), to: "n.png")
    let store = ThumbnailStore(FilePath(folder.url).appending("thumbnails"))
    let writer = ThumbnailWriter(store)
    for file in [small, new] { _ = try image(PhotoDecoder(writer), file, 256) }
    writer.finish()
    XCTAssertFalse(FileManager.default.fileExists(atPath: store.folder.description))
  }
}
