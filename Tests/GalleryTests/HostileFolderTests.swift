import GalleryLibrary
import UIKit
import XCTest

@testable import Gallery

/// Folders with special files, with names that are not valid text, and with dates that calendars cannot represent.
final class HostileFolderTests: XCTestCase {
  private var folder: TemporaryFolder!

  override func setUpWithError() throws { folder = try TemporaryFolder() }

  // XCTest retains its test cases until the end: without this their folders would not be deleted.
  override func tearDownWithError() throws {
    // An unreadable folder cannot be deleted even by its owner.
    for path in [folder.url.path + "/closed", folder.url.path + "/closed too"] { chmod(path, 0o700) }
    folder = nil
  }

  private var root: FilePath { FilePath(folder.url) }
  private let png = TemporaryFolder.png(.red)

  private func reason(_ photo: Photo) -> String {
    switch PhotoDecoder().decode(photo, maximumPixelSize: 20) {
    case .success: ""
    case .failure(let error): error.description
    }
  }

  // MARK: Dates

  func testHostileDatesInHeaders_areNone() throws {
    for text in ["999999999:1:1:1:1:1", "2024:99:99 99:99:99", "0000:00:00 00:00:00", "2024:05:01 12:30:00"] {
      var block =
        Data("MM".utf8) + Data([0, 42, 0, 0, 0, 8, 0, 1, 0x90, 0x03, 0, 2, 0, 0, 0, 20, 0, 0, 0, 26, 0, 0, 0, 0])
      block += Data(text.utf8) + Data([0])
      let exif = Data([0, 0, 0, UInt8(block.count)]) + Data("eXIf".utf8) + block + Data(count: 4)
      let file = try folder.write(png.prefix(33) + exif + png.dropFirst(33), to: "x.png")
      let taken = try UIImage.metadata(contentsOf: file).captureDate
      XCTAssertEqual(taken != nil, text == "2024:05:01 12:30:00", text)
    }
  }

  // MARK: File types

  func testPipesSocketsAndDevices_areNoPhotos() throws {
    try folder.write(png, to: "a.png", modified: Date(timeIntervalSince1970: 1_710_504_000))
    XCTAssertEqual(mkfifo(folder.url.path + "/x.jpg", 0o600), 0)
    XCTAssertEqual(mkfifo(folder.url.path + "/album pipe.jpg", 0o600), 0)
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("folder.jpg"), withIntermediateDirectories: false)
    // The target of a link is examined when it is opened.
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/device.jpg", withDestinationPath: "/dev/zero")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/pipe.jpg", withDestinationPath: folder.url.path + "/x.jpg")
    let names = try FolderListing(root, followsLink: true).entries.filter { $0.kind == .file }.map(\.name)
    XCTAssertEqual(
      Dictionary(uniqueKeysWithValues: names.map { ("\($0)", reason(Photo(source: .file(root.appending($0).url)))) }),
      ["a.png": "", "device.jpg": "a device, not a file", "pipe.jpg": "a named pipe, not a file"])
    // One in the arguments is not a photo, either.
    let places = PhotoPlaces(environment: [:], wallpapers: [])
    let pipe = folder.url.appendingPathComponent("x.jpg")
    XCTAssertEqual(
      places.roots(opened: [pipe], stored: [], samples: root).problems,
      ["\(folder.url.path)/x.jpg: neither a folder nor a photo"])
  }

  func testAPhotoThatBecomesAPipeAfterTheListing_isAPlaceholder() throws {
    let file = try folder.write(png, to: "Album/x.png")
    let photo = Photo(source: .file(file))
    XCTAssertEqual(reason(photo), "")
    try FileManager.default.removeItem(at: file)
    XCTAssertEqual(mkfifo(file.path, 0o600), 0)
    XCTAssertEqual(reason(photo), "a named pipe, not a file")
  }

  func testAFolderThatBecomesALinkAfterTheListing_isNotFollowed() throws {
    try folder.write(png, to: "real/a.png")
    let link = folder.url.appendingPathComponent("link")
    try FileManager.default.createSymbolicLink(at: link, withDestinationURL: folder.url.appendingPathComponent("real"))
    XCTAssertThrowsError(try FolderListing(FilePath(link), followsLink: false))
    XCTAssertEqual(try FolderListing(FilePath(link), followsLink: true).entries.map(\.name), ["a.png"])
    let places = PhotoPlaces(environment: [:], wallpapers: [])
    XCTAssertEqual(
      places.roots(opened: [link], stored: [], samples: root).roots,
      [root.appending("real").resolved], "the user named it")
  }

  /// Earlier versions stored the folders of samples. A user's own folder of that name stays in the library.
  func testFoldersOfSamplesAreLeftOut_andThoseOfTheUserAreNot() throws {
    let own = root.appending("tessera-gallery-photos").appending("samples")
    let stored = [
      own, root.appending("tessera-gallery").appending("samples"),
      FilePath("\(root)/tessera-gallery-\(UUID().uuidString)/samples"), root.appending("samples"),
    ]
    let places = PhotoPlaces(environment: [:], wallpapers: [])
    let roots = places.roots(opened: [], stored: stored, samples: root.appending("other")).roots
    XCTAssertEqual(roots, [own, root.appending("samples")])
  }

  func testTheDesktopsFileOfFolders_mayBeAPipe() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(".config"), withIntermediateDirectories: false)
    XCTAssertEqual(mkfifo(folder.url.path + "/.config/user-dirs.dirs", 0o600), 0)
    let places = PhotoPlaces(environment: ["HOME": folder.url.path], wallpapers: [])
    XCTAssertEqual(places.pictures?.path, folder.url.path + "/Pictures")
  }
}
