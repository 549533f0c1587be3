import GalleryLibrary
import TestSupport
import UIKit
import XCTest

@testable import Gallery

/// Folders with special files, names that are not valid text, and dates outside of all calendars.
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

  private var scanner: PhotoScanner {
    var scanner = PhotoScanner()
    scanner.calendar.timeZone = TimeZone(identifier: "UTC")!
    return scanner
  }

  private func scan() -> PhotoLibrary { scanner.scan([folder.url]) }

  private func reason(_ photo: Photo) -> String {
    switch PhotoDecoder().decode(photo, maximumPixelSize: 20) {
    case .success: ""
    case .failure(let error): error.description
    }
  }

  /// Writes the image to a path of any bytes.
  private func write(_ name: [UInt8]) throws {
    let path = root.appending(FilePath(bytes: name))
    _ = path.folder.withCString { mkdir($0, 0o700) }
    let descriptor = path.withCString { open($0, O_CREAT | O_WRONLY, 0o600) }
    try XCTSkipIf(descriptor < 0, "this file system has no such names")
    XCTAssertEqual(png.withUnsafeBytes { Glibc.write(descriptor, $0.baseAddress, $0.count) }, png.count)
    close(descriptor)
  }

  private func setModified(_ seconds: Int, _ file: URL) {
    let times = [timespec(tv_sec: seconds, tv_nsec: 5), timespec(tv_sec: seconds, tv_nsec: 5)]
    XCTAssertEqual(utimensat(AT_FDCWD, file.path, times, 0), 0)
  }

  // MARK: Dates

  func testDatesBeyondNanoseconds_areMonthsLikeOthers() throws {
    // `touch -d 2300-01-01`; nanoseconds since 1970 end in 2262.
    setModified(10_413_792_000, try folder.write(png, to: "future.png"))
    setModified(-10_000_000_000, try folder.write(png, to: "past.png"))
    // The limits of the file system, which uses the nearest date that it supports.
    setModified(Int.max, try folder.write(png, to: "last.png"))
    setModified(Int.min, try folder.write(png, to: "first.png"))
    let index = PhotoIndex(file: folder.url.appendingPathComponent(".index")) { XCTFail($0) }
    for round in 0..<2 {
      var scanner = scanner
      scanner.index = index
      let library = scanner.scan([folder.url])
      XCTAssertEqual(library.photoCount, 4, "start \(round)")
      index?.finish()
    }
    let state = try XCTUnwrap(RegularFile.State(root.appending("future.png")))
    if state.seconds == 10_413_792_000 {
      XCTAssertTrue(scan().albums.contains { $0.name == "January 2300" && $0.photos.map(\.name) == ["future"] })
    }
    XCTAssertEqual(index?.entries(in: root)["future.png"]?.state, state)
  }

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
    XCTAssertEqual(scan().albums.flatMap(\.photos).map(\.name), ["a"])
    // The target of a link is examined when it is opened.
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/device.jpg", withDestinationPath: "/dev/zero")
    try FileManager.default.createSymbolicLink(
      atPath: folder.url.path + "/pipe.jpg", withDestinationPath: folder.url.path + "/x.jpg")
    let photos = scan().albums.flatMap(\.photos)
    XCTAssertEqual(
      Dictionary(uniqueKeysWithValues: photos.map { ($0.name, reason($0)) }),
      ["a": "", "device": "a device, not a file", "pipe": "a named pipe, not a file"])
    // One in the arguments is not a photo, either.
    XCTAssertEqual(
      scanner.scan([folder.url.appendingPathComponent("x.jpg")]).problems,
      ["\(folder.url.path)/x.jpg: neither a folder nor a photo"])
  }

  func testAPhotoThatBecomesAPipeAfterTheListing_isAPlaceholder() throws {
    let file = try folder.write(png, to: "Album/x.png")
    let photo = try XCTUnwrap(scan().albums.first?.photos.first)
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
    XCTAssertEqual(scanner.scan([link]).photoCount, 1, "the user named it")
  }

  func testTheDesktopsFileOfFolders_mayBeAPipe() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent(".config"), withIntermediateDirectories: false)
    XCTAssertEqual(mkfifo(folder.url.path + "/.config/user-dirs.dirs", 0o600), 0)
    let places = PhotoPlaces(environment: ["HOME": folder.url.path], wallpapers: [])
    XCTAssertEqual(places.pictures?.path, folder.url.path + "/Pictures")
  }

  // MARK: Names

  func testNamesThatAreNotUTF8_areShownAndOpened() throws {
    let latin: [UInt8] = [0xE9, 0x74, 0xE9]
    try write(latin + Array("/plage ".utf8) + [0xE9] + Array(".png".utf8))
    try write(latin + Array("/plage ".utf8) + [0xE8] + Array(".PNG".utf8))
    try write(Array("loose ".utf8) + [0xFF] + Array(".png".utf8))
    let file = folder.url.appendingPathComponent(".index")
    for round in 0..<2 {
      let index = PhotoIndex(file: file) { XCTFail($0) }
      var scanner = scanner
      scanner.index = index
      let library = scanner.scan([folder.url])
      XCTAssertEqual(library.problems, [])
      XCTAssertEqual(library.photoCount, 3, "start \(round)")
      XCTAssertEqual(library.albums.first?.name, "\u{FFFD}t\u{FFFD}")
      XCTAssertEqual(library.albums.first?.photos.map(\.name), ["plage \u{FFFD}", "plage \u{FFFD}"])
      XCTAssertEqual(library.albums.last?.photos.map(\.name), ["loose \u{FFFD}"])
      for photo in library.albums.flatMap(\.photos) { XCTAssertEqual(reason(photo), "") }
      XCTAssertEqual(Set(library.albums.flatMap(\.photos)).count, 3)
      index?.finish()
      let loose = FilePath(bytes: Array("loose ".utf8) + [0xFF] + Array(".png".utf8))
      XCTAssertEqual(index?.entries(in: root)[loose]?.header.width, 40, "the index knows it")
    }
    // An album in the arguments of the command.
    let argument = root.appending(FilePath(bytes: latin))
    let said = String(decoding: argument.bytes, as: UTF8.self)
    XCTAssertEqual(FilePath(argument: said, of: ["gallery", argument]), argument)
    XCTAssertNil(FilePath(argument: folder.url.path, of: ["gallery", argument]))
    XCTAssertEqual(scanner.scan([argument.url]).photoCount, 2)
  }

  /// Characters may have two encodings that are equal as strings and different names in the file system.
  func testNamesThatDifferInTheirBytesAlone_areTwo() throws {
    for name in ["\u{E9}.png", "e\u{301}.png"] { try write(Array(name.utf8)) }
    let index = PhotoIndex(file: folder.url.appendingPathComponent(".index")) { XCTFail($0) }
    var scanner = scanner
    scanner.index = index
    XCTAssertEqual(scanner.scan([folder.url]).photoCount, 2)
    index?.finish()
    XCTAssertEqual(index?.entries(in: root).count, 2)
  }

  // MARK: Folders

  func testFoldersInAFolder_thatMayNotBeRead_areNamed() throws {
    try folder.write(png, to: "open/a.png")
    try folder.write(png, to: "open/deeper/b.png")
    try folder.write(png, to: "other/c.png")
    for name in ["closed", "open/closed"] {
      try folder.write(png, to: "\(name)/c.png")
      chmod(folder.url.path + "/" + name, 0)
    }
    // Folders are never locked for root, so the scan runs as the user nobody.
    let isRoot = geteuid() == 0
    if isRoot { XCTAssertEqual(seteuid(65534), 0) }
    defer {
      if isRoot { seteuid(0) }
      chmod(folder.url.path + "/open/closed", 0o700)
    }
    let library = scan()
    XCTAssertEqual(library.albums.map(\.name), ["open", "other"])
    XCTAssertEqual(library.photoCount, 3)
    let problems = ["closed", "open/closed"].map { "\(folder.url.path)/\($0): no permission to read this folder" }
    XCTAssertEqual(library.problems, problems)
    // The same applies to the user's Pictures folder.
    let places = PhotoPlaces(environment: ["XDG_PICTURES_DIR": folder.url.path], wallpapers: [])
    XCTAssertEqual(places.library(folders: [], scanner: scanner).problems, problems)
  }

  func testManyFoldersThatMayNotBeRead_areCounted() throws {
    for number in 0..<30 { try folder.write(png, to: "closed/\(number)/c.png") }
    for number in 0..<30 { chmod(folder.url.path + "/closed/\(number)", 0) }
    let isRoot = geteuid() == 0
    if isRoot { XCTAssertEqual(seteuid(65534), 0) }
    defer {
      if isRoot { seteuid(0) }
      for number in 0..<30 { chmod(folder.url.path + "/closed/\(number)", 0o700) }
    }
    let problems = scan().problems
    XCTAssertEqual(problems.count, 22)
    XCTAssertEqual(problems[20], "\(folder.url.path): 10 more folders in it cannot be read")
    XCTAssertEqual(problems[21], "\(folder.url.path): no photos in this folder")
  }

  func testFoldersInFolders_areListedOnceEach() throws {
    let depth = 300
    try folder.write(png, to: String(repeating: "a/", count: depth) + "x.png")
    XCTAssertEqual(try FolderTree(root).folders.count, depth + 1)
    XCTAssertEqual(scan().photoCount, 1)
  }
}
