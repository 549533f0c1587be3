import Foundation
import XCTest

@testable import WebHost

/// Dropped files: their folder, their names and their limits.
@preconcurrency @MainActor
final class DropFolderTests: XCTestCase {
  private func take(_ folder: UploadFolder, _ drop: UInt32, _ name: String, _ bytes: [UInt8]) throws {
    let file = try folder.begin(drop: drop, name: name, length: bytes.count)
    var rest = bytes[...]
    var isWhole = false
    repeat {
      let part = Array(rest.prefix(3))
      rest = rest.dropFirst(3)
      isWhole = try part.withUnsafeBytes { try folder.append($0, to: file) }
    } while !isWhole
  }

  func testFiles_keepNamesAndContents_andGoInTheEnd() throws {
    let folder = UploadFolder(limit: 1000)
    try take(folder, 1, "a photo.jpg", Array("photo".utf8))
    try take(folder, 1, "a photo.jpg", [])
    try take(folder, 2, "other.txt", [1])
    let files = folder.claimFiles(1)
    XCTAssertEqual(files.map(\.lastPathComponent), ["a photo.jpg", "a photo.jpg"])
    XCTAssertEqual(try Data(contentsOf: files[0]), Data("photo".utf8))
    XCTAssertEqual(try Data(contentsOf: files[1]), Data())
    XCTAssertEqual(folder.claimFiles(1), [], "once")
    let home = files[0].deletingLastPathComponent().deletingLastPathComponent()
    let mode = try FileManager.default.attributesOfItem(atPath: home.path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o700)
    folder.removeAll()
    XCTAssertFalse(FileManager.default.fileExists(atPath: home.path))
  }

  func testTheLimit_isForAllTogether_andOneThatDidNotCome_countsNot() throws {
    let folder = UploadFolder(limit: 10)
    defer { folder.removeAll() }
    try take(folder, 1, "six", [UInt8](repeating: 0, count: 6))
    XCTAssertThrowsError(try folder.begin(drop: 1, name: "five", length: 5)) {
      XCTAssertEqual(($0 as? UploadFolder.Rejection)?.status, 413)
    }
    XCTAssertThrowsError(try folder.begin(drop: 1, name: "less", length: -1))
    XCTAssertThrowsError(try folder.begin(drop: 1, name: "much", length: .max))
    let lost = try folder.begin(drop: 1, name: "four", length: 4)
    XCTAssertThrowsError(try folder.begin(drop: 1, name: "one", length: 1))
    folder.discard(lost)
    try take(folder, 1, "four", [1, 2, 3, 4])
    XCTAssertEqual(folder.claimFiles(1).count, 2)
    XCTAssertThrowsError(try UploadFolder(limit: 0).begin(drop: 1, name: "none", length: 0)) {
      XCTAssertEqual(($0 as? UploadFolder.Rejection)?.status, 403)
    }
  }

  /// Files of a page that disconnects before it claims them do not block the files of others.
  func testDropsThatAreNotClaimed_makeRoomForLaterOnes() throws {
    let folder = UploadFolder(limit: 1000)
    defer { folder.removeAll() }
    try take(folder, 0, "first", [1, 2])
    try take(folder, 1, "second", [1])
    let second = try XCTUnwrap(folder.claimFiles(1).first)
    for drop in 2..<UInt32(UploadFolder.unclaimedLimit + 2) { try take(folder, drop, "more", [1]) }
    XCTAssertEqual(folder.claimFiles(0), [], "the oldest is gone")
    XCTAssertEqual(folder.usedBytes, UploadFolder.unclaimedLimit + 1, "and its bytes are free")
    XCTAssertTrue(FileManager.default.fileExists(atPath: second.path), "what was claimed stays")
    XCTAssertEqual(folder.claimFiles(2).count, 1)
  }

  func testBytesOfDropsThatAreNotClaimed_areFreeAfterAWhile() throws {
    var time: TimeInterval = 0
    let folder = UploadFolder(limit: 10, now: { time })
    defer { folder.removeAll() }
    try take(folder, 1, "six", [UInt8](repeating: 0, count: 6))
    time = UploadFolder.unclaimedTimeout - 1
    XCTAssertThrowsError(try folder.begin(drop: 2, name: "five", length: 5), "its page may still claim it")
    time += 1
    try take(folder, 2, "five", [UInt8](repeating: 0, count: 5))
    XCTAssertEqual(folder.claimFiles(1), [])
    XCTAssertEqual(folder.claimFiles(2).count, 1)
    time += 1000
    XCTAssertThrowsError(try folder.begin(drop: 3, name: "six", length: 6), "what was claimed keeps its bytes")
  }

  /// The application owns what it has claimed. A photo library copies the files, and removes them.
  func testBytesOfFilesThatTheApplicationHasRemoved_areFree() throws {
    let folder = UploadFolder(limit: 10)
    defer { folder.removeAll() }
    for (drop, name) in [(UInt32(1), "a"), (1, "b")] { try take(folder, drop, name, [UInt8](repeating: 0, count: 4)) }
    let files = folder.claimFiles(1)
    XCTAssertThrowsError(try folder.begin(drop: 2, name: "c", length: 4)) {
      let rejection = $0 as? UploadFolder.Rejection
      XCTAssertEqual(rejection?.status, 413)
      XCTAssertEqual(rejection?.reason.hasPrefix("“c” and the files before it are larger than"), true)
    }
    try FileManager.default.removeItem(at: files[0])
    try take(folder, 2, "c", [UInt8](repeating: 0, count: 6))
    XCTAssertEqual(folder.usedBytes, 10)
    XCTAssertTrue(FileManager.default.fileExists(atPath: files[1].path), "what the application keeps stays")
    XCTAssertFalse(
      FileManager.default.fileExists(atPath: files[0].deletingLastPathComponent().path), "the empty folder is gone")
    let other = folder.claimFiles(2)[0].deletingLastPathComponent()
    try FileManager.default.moveItem(at: files[1], to: other.appendingPathComponent("b"))
    try take(folder, 3, "d", [UInt8](repeating: 0, count: 4))
    XCTAssertEqual(folder.usedBytes, 10)
  }

  func testFoldersOfProgramsThatWereKilled_areRemoved() throws {
    let files = FileManager.default
    let parent = files.temporaryDirectory.appendingPathComponent("drops-test-\(UUID().uuidString)")
    try files.createDirectory(at: parent, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: parent) }
    func place(_ name: String) -> URL { parent.appendingPathComponent(name) }
    for name in ["tessera-drops-dead", "other-folder"] {
      try files.createDirectory(at: place(name), withIntermediateDirectories: false)
      try Data("x".utf8).write(to: place(name).appendingPathComponent("file"))
    }
    try files.createSymbolicLink(at: place("tessera-drops-link"), withDestinationURL: place("other-folder"))
    try Data().write(to: place("tessera-drops-file"))
    let folder = UploadFolder(limit: 10, in: parent)
    defer { folder.removeAll() }
    try take(folder, 1, "living", [1])
    TemporaryFolder.removeAbandoned(in: parent)
    XCTAssertFalse(files.fileExists(atPath: place("tessera-drops-dead").path))
    XCTAssertTrue(files.fileExists(atPath: place("other-folder/file").path), "a link is not followed")
    XCTAssertTrue(files.fileExists(atPath: try XCTUnwrap(folder.claimFiles(1).first).path), "of a program that runs")
  }

  func testNames_stayInTheirFolder() {
    for (name, plain) in [
      ("../../etc/passwd", "passwd"), ("/", "file"), ("", "file"), ("..", "file"), (".hidden", "hidden"),
      ("a\0b\nc", "abc"), ("C:\\x\\y.txt", "y.txt"), ("ü.png", "ü.png"),
    ] {
      XCTAssertEqual(UploadFolder.sanitizedName(name), plain, name)
    }
    let long = UploadFolder.sanitizedName(String(repeating: "ü", count: 400) + ".jpeg")
    XCTAssertLessThanOrEqual(long.utf8.count, 200)
    XCTAssertTrue(long.hasSuffix(".jpeg"))
  }
}
