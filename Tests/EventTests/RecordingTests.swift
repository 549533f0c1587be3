import UIKit
import XCTest

@testable import UIKitTesting

/// A picture remembers what it was recorded with, and a failure says when the machine draws with something else.
@preconcurrency @MainActor
final class RecordingTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private let isRecording = ProcessInfo.processInfo.environment["TESSERA_RECORD"]

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
    setenv("TESSERA_ARTIFACTS", folder.appendingPathComponent("artifacts").path, 1)
    // Whoever records all pictures does not mean those of these tests.
    unsetenv("TESSERA_RECORD")
  }

  override func tearDown() async throws {
    unsetenv("TESSERA_ARTIFACTS")
    if let isRecording { setenv("TESSERA_RECORD", isRecording, 1) }
    try? FileManager.default.removeItem(at: folder)
  }

  private func picture(_ color: UInt32, width: Int = 20) -> Snapshot {
    let pixels = PixelBuffer(width: width, height: 10)
    for y in 0..<10 { for x in 0..<width { pixels[x, y] = color } }
    return Snapshot(pixels: pixels)
  }

  private func message(_ body: () throws -> Void) -> String {
    do { try body() } catch { return "\(error)" }
    return ""
  }

  func testARecordedPictureSaysWithWhat_andIsTheSamePicture() throws {
    let app = TestApplication()
    defer { app.close() }
    let file = folder.appendingPathComponent("new.png")
    XCTAssertTrue(message { try picture(0xFF12_3456).expect(equalTo: file) }.contains("is recorded now"))
    let recording = try XCTUnwrap(SnapshotRecording(pictureAt: file))
    XCTAssertEqual(recording, .current)
    XCTAssertEqual(recording.parts.map(\.name), ["font", "FreeType", "HarfBuzz", "cairo", "Pango"])
    XCTAssertEqual(recording.parts.first?.version, "DejaVu Sans Book, Version 2.37")
    for part in recording.parts.dropFirst() {
      XCTAssertNotNil(part.version.wholeMatch(of: /\d+\.\d+\.\d+/), "\(part)")
    }
    XCTAssertNil(Snapshot.recordingDifference(of: file))
    XCTAssertNoThrow(try picture(0xFF12_3456).expect(equalTo: file, tolerance: .exact))
    // Nothing differs but the picture.
    let failure = message { try picture(0xFFFF_FFFF).expect(equalTo: file) }
    XCTAssertTrue(failure.contains("look different"), failure)
    XCTAssertFalse(failure.contains("recorded"), failure)
    // What is written on demand says nothing.
    let plain = folder.appendingPathComponent("plain.png")
    try picture(0xFF12_3456).write(to: plain)
    XCTAssertNil(SnapshotRecording(pictureAt: plain))
    XCTAssertNotNil(Snapshot.recordingDifference(of: plain))
  }

  func testAFailureSaysWhatDiffers() throws {
    let file = folder.appendingPathComponent("old.png")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let here = SnapshotRecording.current.text
    let cairo = try XCTUnwrap(SnapshotRecording.current.parts.first { $0.name == "cairo" })
    let other = here.replacingOccurrences(of: "cairo: \(cairo.version)", with: "cairo: 0.1.2")
    let data = PNGText(try picture(0xFF12_3456).pngData()).adding(other, keyword: SnapshotRecording.keyword)
    try data.write(to: file)
    let said = "(recorded with cairo 0.1.2; this machine has cairo \(cairo.version))"
    for wrong in [picture(0xFFFF_FFFF), picture(0xFF12_3456, width: 21)] {
      let failure = message { try wrong.expect(equalTo: file) }
      XCTAssertTrue(failure.hasSuffix(said), failure)
    }
    XCTAssertNoThrow(try picture(0xFF12_3456).expect(equalTo: file), "the same picture is as good")
    // A picture in another font than the application's.
    let app = TestApplication(font: .portable)
    defer { app.close() }
    let failure = message { try picture(0xFFFF_FFFF).expect(equalTo: file) }
    XCTAssertTrue(failure.contains("this machine has DejaVu Sans Book, Version 2.37"), failure)
  }

  func testTextsOfPNGs() throws {
    let png = try picture(0xFF00_FF00).pngData()
    let once = PNGText(png).adding("one: 1\ntwo: 2", keyword: "First")
    let twice = PNGText(once).adding("three", keyword: "Second")
    XCTAssertEqual(PNGText(twice)["First"], "one: 1\ntwo: 2")
    XCTAssertEqual(PNGText(twice)["Second"], "three")
    XCTAssertNil(PNGText(twice)["Fir"])
    // Readers check the sums of chunks.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("text.png")
    try twice.write(to: file)
    XCTAssertEqual(try Snapshot(contentsOf: file).color(x: 3, y: 3).green, 255)
    // What is no PNG, or ends too soon, has none and stays as it is.
    XCTAssertEqual(PNGText(Data("none".utf8)).adding("x", keyword: "y"), Data("none".utf8))
    for length in 0..<twice.count { _ = PNGText(twice.prefix(length))["Nothing"] }
  }
}
