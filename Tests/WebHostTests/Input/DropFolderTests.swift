import Foundation
import XCTest

@testable import WebHost

/// Dropped files: where they lie, how they are called, how many are taken.
@preconcurrency @MainActor
final class DropFolderTests: XCTestCase {
  private func take(_ folder: DropFolder, _ drop: UInt32, _ name: String, _ bytes: [UInt8]) throws {
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
    let folder = DropFolder(limit: 1000)
    try take(folder, 1, "a photo.jpg", Array("photo".utf8))
    try take(folder, 1, "a photo.jpg", [])
    try take(folder, 2, "other.txt", [1])
    let files = folder.take(1)
    XCTAssertEqual(files.map(\.lastPathComponent), ["a photo.jpg", "a photo.jpg"])
    XCTAssertEqual(try Data(contentsOf: files[0]), Data("photo".utf8))
    XCTAssertEqual(try Data(contentsOf: files[1]), Data())
    XCTAssertEqual(folder.take(1), [], "once")
    let home = files[0].deletingLastPathComponent().deletingLastPathComponent()
    let mode = try FileManager.default.attributesOfItem(atPath: home.path)[.posixPermissions] as? Int
    XCTAssertEqual(mode, 0o700)
    folder.removeAll()
    XCTAssertFalse(FileManager.default.fileExists(atPath: home.path))
  }

  func testTheLimit_isForAllTogether_andOneThatDidNotCome_countsNot() throws {
    let folder = DropFolder(limit: 10)
    defer { folder.removeAll() }
    try take(folder, 1, "six", [UInt8](repeating: 0, count: 6))
    XCTAssertThrowsError(try folder.begin(drop: 1, name: "five", length: 5)) {
      XCTAssertEqual(($0 as? DropFolder.Refusal)?.status, 413)
    }
    XCTAssertThrowsError(try folder.begin(drop: 1, name: "less", length: -1))
    XCTAssertThrowsError(try folder.begin(drop: 1, name: "much", length: .max))
    let lost = try folder.begin(drop: 1, name: "four", length: 4)
    XCTAssertThrowsError(try folder.begin(drop: 1, name: "one", length: 1))
    folder.abandon(lost)
    try take(folder, 1, "four", [1, 2, 3, 4])
    XCTAssertEqual(folder.take(1).count, 2)
    XCTAssertThrowsError(try DropFolder(limit: 0).begin(drop: 1, name: "none", length: 0)) {
      XCTAssertEqual(($0 as? DropFolder.Refusal)?.status, 403)
    }
  }

  func testNames_stayInTheirFolder() {
    for (name, plain) in [
      ("../../etc/passwd", "passwd"), ("/", "file"), ("", "file"), ("..", "file"), (".hidden", "hidden"),
      ("a\0b\nc", "abc"), ("C:\\x\\y.txt", "y.txt"), ("ü.png", "ü.png"),
    ] {
      XCTAssertEqual(DropFolder.plain(name), plain, name)
    }
    let long = DropFolder.plain(String(repeating: "ü", count: 400) + ".jpeg")
    XCTAssertLessThanOrEqual(long.utf8.count, 200)
    XCTAssertTrue(long.hasSuffix(".jpeg"))
  }
}
