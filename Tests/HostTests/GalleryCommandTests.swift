import Foundation
import UIKit
import XCTest

/// The messages and exit statuses of the command for invalid arguments, without a display.
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
    XCTAssertTrue(said.contains("no picture was written"), said)
    XCTAssertFalse(said.contains("USAGE"), said)
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }

  func testSizesAndScalesThatAreNone_areNamed_andNothingIsWritten() throws {
    for (option, value) in [
      ("--size", "0x0"), ("--size", "0x400"), ("--size", "400"), ("--size", "wide"), ("--size", "-10x10"),
      ("--size", "1e9x10"), ("--scale", "0"), ("--scale", "-1"), ("--at", "-1"),
    ] {
      let (status, said) = try GalleryProcess.outcome(["--snapshot", "a.png", "\(option)=\(value)"], in: folder)
      XCTAssertNotEqual(status, 0, "\(option) \(value)")
      XCTAssertTrue(said.contains(option), "\(option) \(value): \(said)")
      XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [], "\(option) \(value)")
    }
  }

  func testAPictureThatCannotBeWritten_isOneLine() throws {
    for (file, reason) in [
      ("/proc/nowhere/a.png", "the folder /proc/nowhere does not exist"), (folder.path, "it is a folder"),
      ("/dev/null/a.png", "/dev/null is not a folder"),
    ] {
      let (status, said) = try GalleryProcess.outcome(["--snapshot", file, "--size", "100x100", "--scale", "1"])
      XCTAssertEqual(status, 1, said)
      XCTAssertEqual(said, "gallery: cannot write \(file): \(reason)\n")
    }
  }

  func testTheIndexIsKept_andADamagedOneIsReportedAndRebuilt() throws {
    defer { try? FileManager.default.removeItem(at: GalleryProcess.cache) }
    let photos = folder.appendingPathComponent("Photos")
    try FileManager.default.createDirectory(at: photos, withIntermediateDirectories: true)
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let png = UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8), format: format).pngData { _ in }
    for index in 0..<3 { try png.write(to: photos.appendingPathComponent("\(index).png")) }
    let file = GalleryProcess.cache.appendingPathComponent("tessera-gallery/library.sqlite")
    func start() throws -> String {
      let (status, said) = try GalleryProcess.outcome([photos.path], in: folder)
      XCTAssertEqual(status, 0, said)
      return said
    }
    XCTAssertFalse(try start().contains("library"))
    XCTAssertGreaterThan(try Data(contentsOf: file).count, 0)
    // SQLite restores a damaged page from its log, so the log is deleted too.
    for suffix in ["-wal", "-shm"] { try? FileManager.default.removeItem(atPath: file.path + suffix) }
    try Data(repeating: 0x5A, count: 9000).write(to: file)
    let complaint = try start()
    XCTAssertTrue(complaint.contains("gallery: the photo library \(file.path) is damaged"), complaint)
    XCTAssertTrue(complaint.contains("it is rebuilt from your photos"), complaint)
    XCTAssertTrue(FileManager.default.fileExists(atPath: file.path + ".damaged"))
    XCTAssertFalse(try start().contains("library"))
    // A snapshot leaves no other files.
    try FileManager.default.removeItem(at: GalleryProcess.cache)
    let picture = folder.appendingPathComponent("a.png").path
    let (status, said) = try GalleryProcess.outcome(["--snapshot", picture, photos.path])
    XCTAssertEqual(status, 0, said)
    XCTAssertFalse(FileManager.default.fileExists(atPath: GalleryProcess.cache.path))
  }

  /// Without a display, the command serves a page for browsers and prints its address. A signal ends it with status 0.
  func testWithoutADisplay_itIsShownInABrowser_untilASignalEndsIt() throws {
    let process = try GalleryProcess.startServing(["--example", "Circle"], in: folder)
    defer { process.end() }
    let address = try XCTUnwrap(process.address)
    XCTAssertEqual(address.host, "127.0.0.1")
    XCTAssertTrue(process.said.contains("ssh -L \(address.port ?? 0):127.0.0.1:"), process.said)
    XCTAssertTrue(process.said.contains("Press Ctrl+C to stop the program."), process.said)
    XCTAssertTrue(try String(contentsOf: address, encoding: .utf8).contains("<canvas"))
    XCTAssertTrue(process.isRunning)
    let (status, complaints) = process.interrupt()
    XCTAssertEqual(status, 0)
    XCTAssertTrue(complaints.hasPrefix("No window: "), complaints)
    XCTAssertEqual(complaints.filter { $0 == "\n" }.count, 1, "one line: \(complaints)")
    XCTAssertEqual(try FileManager.default.contentsOfDirectory(atPath: folder.path), [])
  }
}
