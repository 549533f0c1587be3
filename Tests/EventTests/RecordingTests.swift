import UIKit
import XCTest

@testable import UIKitTesting

/// A reference picture contains the versions with which it was recorded. If the versions of the machine differ, a
/// failure reports it.
@preconcurrency @MainActor
final class RecordingTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")
  private let isRecording = ProcessInfo.processInfo.environment["TESSERA_RECORD"]

  override func setUp() async throws {
    folder = FileManager.default.temporaryDirectory.appendingPathComponent("recording-\(UUID().uuidString)")
    setenv("TESSERA_ARTIFACTS", folder.appendingPathComponent("artifacts").path, 1)
    // Recording all pictures does not include those of these tests.
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
    XCTAssertTrue(message { try picture(0xFF12_3456).expect(equalTo: file) }.contains("It has been recorded now"))
    let recording = try XCTUnwrap(SnapshotRecording(pictureAt: file))
    XCTAssertEqual(recording, .current)
    XCTAssertEqual(recording.parts.map(\.name), ["font", "FreeType", "HarfBuzz", "cairo", "Pango"])
    XCTAssertEqual(recording.parts.first?.version, "DejaVu Sans Book, Version 2.37")
    for part in recording.parts.dropFirst() {
      XCTAssertNotNil(part.version.wholeMatch(of: /\d+\.\d+\.\d+/), "\(part)")
    }
    XCTAssertNil(Snapshot.environmentDifference(fromRecordingAt: file))
    XCTAssertNoThrow(try picture(0xFF12_3456).expect(equalTo: file, tolerance: .exact))
    // Only the picture differs.
    let failure = message { try picture(0xFFFF_FFFF).expect(equalTo: file) }
    XCTAssertTrue(failure.contains("differ from the expected image"), failure)
    XCTAssertFalse(failure.contains("recorded"), failure)
    // A picture that is written on request has no versions.
    let plain = folder.appendingPathComponent("plain.png")
    try picture(0xFF12_3456).write(to: plain)
    XCTAssertNil(SnapshotRecording(pictureAt: plain))
    XCTAssertNotNil(Snapshot.environmentDifference(fromRecordingAt: plain))
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
    // A picture in a font that is not the application's.
    let app = TestApplication(font: .portable)
    defer { app.close() }
    let failure = message { try picture(0xFFFF_FFFF).expect(equalTo: file) }
    XCTAssertTrue(failure.contains("this machine has DejaVu Sans Book, Version 2.37"), failure)
  }

  /// Without the font of the tests no picture is compared, and the reason is reported. The test runs in a separate
  /// process whose fontconfig finds only another font.
  func testWithoutTheFontOfTests_noPictureIsCompared_andTheReasonIsReported() throws {
    let mark = "TESSERA_WITHOUT_FONT"
    if ProcessInfo.processInfo.environment[mark] == "1" {
      let app = TestApplication()
      defer { app.close() }
      for text in ["DejaVu 2.37", "DejaVuSans.ttf", "fonts-dejavu-core", "TestApplication(font: .system)"] {
        XCTAssertTrue(app.missingFont?.contains(text) ?? false, "\(app.missingFont ?? "nothing is missing"): \(text)")
      }
      let failure = message { try app.expectSnapshot("none") }
      XCTAssertTrue(failure.contains("none: the snapshot cannot be compared: the test font"), failure)
      XCTAssertNotEqual(UIFont.systemFont(ofSize: 17).familyName, "DejaVu Sans")
      XCTAssertNil(TestApplication(font: .system).missingFont)
      return
    }
    // A machine with one font that is not DejaVu. (Rules that reject fonts do not work in every version of fontconfig.)
    let system = try FileManager.default.subpathsOfDirectory(atPath: "/usr/share/fonts")
    guard let font = system.first(where: { $0.hasSuffix("/Inter-Regular.otf") || $0.hasSuffix("/Inter.ttc") }) else {
      throw XCTSkip("fonts-inter is not installed")
    }
    let fonts = folder.appendingPathComponent("fonts")
    try FileManager.default.createDirectory(at: fonts, withIntermediateDirectories: true)
    try FileManager.default.copyItem(
      atPath: "/usr/share/fonts/\(font)",
      toPath: fonts.appendingPathComponent((font as NSString).lastPathComponent).path)
    let settings = folder.appendingPathComponent("fonts.conf")
    try """
    <?xml version="1.0"?>
    <!DOCTYPE fontconfig SYSTEM "fonts.dtd">
    <fontconfig><dir>\(fonts.path)</dir><cachedir>\(folder.path)/cache</cachedir></fontconfig>
    """.write(to: settings, atomically: true, encoding: .utf8)
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    process.arguments = [
      "EventTests.RecordingTests/testWithoutTheFontOfTests_noPictureIsCompared_andTheReasonIsReported"
    ]
    process.environment = ProcessInfo.processInfo.environment.merging(
      [mark: "1", "FONTCONFIG_FILE": settings.path]) { $1 }
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let complaints = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    XCTAssertEqual(process.terminationStatus, 0, said)
    XCTAssertTrue(said.contains("Executed 1 test, with 0 failures"), said)
    XCTAssertTrue(
      complaints.contains("UIKitTesting: the test font, DejaVu 2.37, is not installed on this machine"), complaints)
  }

  func testTextsOfPNGs() throws {
    let png = try picture(0xFF00_FF00).pngData()
    let once = PNGText(png).adding("one: 1\ntwo: 2", keyword: "First")
    let twice = PNGText(once).adding("three", keyword: "Second")
    XCTAssertEqual(PNGText(twice)["First"], "one: 1\ntwo: 2")
    XCTAssertEqual(PNGText(twice)["Second"], "three")
    XCTAssertNil(PNGText(twice)["Fir"])
    // Readers verify the checksums of chunks.
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("text.png")
    try twice.write(to: file)
    XCTAssertEqual(try Snapshot(contentsOf: file).color(x: 3, y: 3).green, 255)
    // Data that is not a PNG, or is truncated, has no text and stays unchanged.
    XCTAssertEqual(PNGText(Data("none".utf8)).adding("x", keyword: "y"), Data("none".utf8))
    for length in 0..<twice.count { _ = PNGText(twice.prefix(length))["Nothing"] }
  }
}
