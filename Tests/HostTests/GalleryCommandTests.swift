import Foundation
import XCTest

/// What the command says and answers when it is given nonsense, without a display.
@preconcurrency @MainActor
final class GalleryCommandTests: XCTestCase {
  private var folder: URL!

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("gallery-command-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }

  override func tearDown() async throws { try? FileManager.default.removeItem(at: folder) }

  func testAMissingFolder_isSaid_andNoPictureIsWritten() throws {
    let (status, said) = try GalleryProcess.outcome(["/nonexistent"], in: folder)
    XCTAssertEqual(status, 1, said)
    XCTAssertTrue(said.contains("gallery: /nonexistent: no such folder"), said)
    XCTAssertTrue(said.contains("no picture is written"), said)
    XCTAssertFalse(said.contains("USAGE"), said)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }

  func testAPictureThatCannotBeWritten_isOneLine() throws {
    for (file, reason) in [
      ("/proc/nowhere/a.png", "there is no folder /proc/nowhere"), (folder.path, "it is a folder"),
      ("/dev/null/a.png", "/dev/null is no folder"),
    ] {
      let (status, said) = try GalleryProcess.outcome(["--snapshot", file, "--size", "100x100", "--scale", "1"])
      XCTAssertEqual(status, 1, said)
      XCTAssertEqual(said, "gallery: \(file) cannot be written: \(reason)\n")
    }
  }
}
