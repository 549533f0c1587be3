import UIKit
import XCTest

@testable import UIKitTesting

/// The messages of the testing library for failures.
@preconcurrency @MainActor
final class TestingKitTests: XCTestCase {
  private func picture(_ width: Int, _ height: Int, _ color: (Int, Int) -> UInt32) -> Snapshot {
    let pixels = PixelBuffer(width: width, height: height)
    for y in 0..<height { for x in 0..<width { pixels[x, y] = color(x, y) } }
    return Snapshot(pixels: pixels)
  }

  func testComparison() {
    let half = picture(40, 20) { x, _ in x < 20 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let shifted = picture(40, 20) { x, _ in x < 21 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let other = picture(40, 20) { x, y in x >= 25 && x < 35 && y < 10 ? 0xFFFF_0000 : half.pixels[x, y] }
    XCTAssertEqual(half.difference(from: half).count, 0)
    XCTAssertEqual(half.difference(from: shifted).count, 0)
    XCTAssertEqual(half.difference(from: shifted, tolerance: .exact).count, 20)
    let difference = other.difference(from: half)
    XCTAssertEqual(difference.bounds, CGRect(x: 25, y: 0, width: 10, height: 10))
    XCTAssertGreaterThan(difference.largest, 0.3)
    XCTAssertTrue(half.difference(from: picture(41, 20) { _, _ in 0 }).sizesDiffer)
  }

  func testAWordThatIsMissingInALargePicture_counts() throws {
    let blank = picture(1000, 1000) { _, _ in 0xFFFF_FFFF }
    let word = picture(1000, 1000) { x, y in x >= 515 && x < 555 && y >= 300 && y < 312 ? 0xFF00_0000 : 0xFFFF_FFFF }
    let difference = word.difference(from: blank)
    XCTAssertLessThan(difference.fraction, SnapshotTolerance().fraction)
    XCTAssertGreaterThan(difference.squareFraction, SnapshotTolerance().squareFraction)
    let file = FileManager.default.temporaryDirectory.appendingPathComponent("word-\(UUID().uuidString).png")
    defer { try? FileManager.default.removeItem(at: file) }
    try blank.write(to: file)
    XCTAssertThrowsError(try word.expect(equalTo: file))
    XCTAssertNoThrow(try word.expect(equalTo: file, tolerance: SnapshotTolerance(squareFraction: 1)))
    // Single pixels are tolerated.
    let dust = picture(1000, 1000) { x, y in x % 40 == 0 && y % 40 == 0 ? 0xFF00_0000 : 0xFFFF_FFFF }
    XCTAssertNoThrow(try dust.expect(equalTo: file))
  }

  func testColoursThatLookAlikeAreAlike() {
    XCTAssertLessThan(SnapshotComparison.distance(0xFF80_8080, 0xFF82_8180), 0.02)
    XCTAssertGreaterThan(SnapshotComparison.distance(0xFF00_0000, 0xFFFF_FFFF), 0.7)
    XCTAssertEqual(SnapshotComparison.distance(0x0000_0000, 0xFF00_0000), 1)
  }

  func testADifferenceIsWrittenAndNamed() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    setenv("TESSERA_ARTIFACTS", folder.appendingPathComponent("artifacts").path, 1)
    defer { unsetenv("TESSERA_ARTIFACTS") }
    let url = folder.appendingPathComponent("square.png")
    let white = picture(20, 20) { _, _ in 0xFFFF_FFFF }
    let black = picture(20, 20) { x, y in x < 10 && y < 10 ? 0xFF00_0000 : 0xFFFF_FFFF }
    XCTAssertThrowsError(try white.expect(equalTo: url)) {
      XCTAssertTrue("\($0)".contains("It has been recorded now"), "\($0)")
    }
    XCTAssertNoThrow(try white.expect(equalTo: url))
    XCTAssertThrowsError(try black.expect(equalTo: url)) { error in
      XCTAssertTrue(
        "\(error)".contains("square: 100 pixels (25.0 %) differ from the expected image, within x 0–10, y 0–10"),
        "\(error)")
    }
    let sheet = try Snapshot(contentsOf: folder.appendingPathComponent("artifacts/square.difference.png"))
    XCTAssertEqual(sheet.width, 20 * 3 + 16)
    XCTAssertEqual(sheet.color(x: 5, y: 5).red, 0)
    XCTAssertEqual(sheet.color(x: 28 + 5, y: 5).red, 255)
    XCTAssertEqual(sheet.color(x: 56 + 5, y: 5).green, 0)
  }

  func testCallbackLog() {
    let log = CallbackLog()
    for line in ["a", "b", "b", "b", "c"] { log.add(line) }
    XCTAssertEqual(log.compact, ["a", "b*", "c"])
    XCTAssertThrowsError(try log.expect(["a", "b", "c"])) { error in
      XCTAssertTrue("\(error)".contains("  - c\n  + b"), "\(error)")
    }
    XCTAssertEqual(log.take().count, 5)
    XCTAssertEqual(log.lines, [])
  }

  func testScriptsAreRead() throws {
    let script = try TestScript(
      """
      # a comment
      tap 100 200
        drag 100 400 100 100 0.5

      wheel 10 20 -3
      key Ctrl+Shift+a
      text two words
      wait 0.5
      snapshot some file.png
      resize 800 600
      """)
    XCTAssertEqual(script.lines.map(\.number), [2, 3, 5, 6, 7, 8, 9, 10])
    XCTAssertEqual(
      script.lines.map(\.command),
      [
        .tap(CGPoint(x: 100, y: 200), count: 1),
        .drag(CGPoint(x: 100, y: 400), CGPoint(x: 100, y: 100), seconds: 0.5),
        .wheel(CGPoint(x: 10, y: 20), x: 0, y: -3), .key(.keyboardA, [.control, .shift]), .text("two words"),
        .wait(0.5), .snapshot("some file.png"), .resize(CGSize(width: 800, height: 600)),
      ])
  }

  func testMistakesInScriptsAreNamed() {
    let mistakes: [(String, String)] = [
      ("tap 100", "script, line 1: usage: tap X Y [COUNT]"),
      ("tap 1 2\nfly 1 2", "script, line 2: there is no command \"fly\""),
      ("tap a b", "\"a\" is not a number"), ("key Hyper+x", "\"Hyper\" is not a modifier key"),
      ("key nothing", "there is no key \"nothing\""), ("wait -1", "must be between 0 and 3600"),
      ("resize 0 10", "at least 1 × 1"), ("snapshot", "snapshot FILE.png"),
    ]
    for (text, message) in mistakes {
      XCTAssertThrowsError(try TestScript(text)) { error in
        XCTAssertTrue("\(error)".contains(message), "\(error)")
      }
    }
    XCTAssertThrowsError(try TestScript(contentsOf: URL(fileURLWithPath: "/no/such/file"))) { error in
      XCTAssertTrue("\(error)".contains("cannot be read"))
    }
  }

  func testAScriptDrivesAnApplication() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent("tessera-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: folder) }
    let app = TestApplication(size: CGSize(width: 200, height: 300), scale: 1)
    defer { app.close() }
    let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    scroll.contentSize = CGSize(width: 200, height: 3000)
    app.show(scroll)
    try app.run(TestScript("wheel 100 100 -2\nidle\nsnapshot shot.png\nresize 400 200"), folder: folder)
    XCTAssertGreaterThan(scroll.contentOffset.y, 50)
    XCTAssertEqual(UIScreen.main.bounds.width, 400)
    let shot = try Snapshot(contentsOf: folder.appendingPathComponent("shot.png"))
    XCTAssertEqual(shot.width, 200)
    XCTAssertEqual(shot.height, 300)
    XCTAssertEqual(shot.color(x: 100, y: 100).red, 255)
  }

  func testHeadlessWindowsHaveSaneSizes() {
    let app = TestApplication(size: CGSize(width: CGFloat.nan, height: -5), scale: 2)
    defer { app.close() }
    XCTAssertEqual(UIScreen.main.bounds.size, CGSize(width: 1, height: 1))
    XCTAssertEqual(app.snapshot().width, 2)
  }

  func testThePumpProcessesTheMainQueueBesideDueTimers() {
    nonisolated(unsafe) var order: [String] = []
    let application = TestApplication(size: CGSize(width: 100, height: 100))
    defer { application.close() }
    application.pump()
    // A pass of the run loop ends after the timers that are due.
    let timers = (0..<3).map { number in
      Timer(timeInterval: 0, repeats: false) { _ in order.append("timer \(number)") }
    }
    timers.forEach { RunLoop.main.add($0, forMode: .default) }
    DispatchQueue.main.async { order.append("queue") }
    application.pump()
    XCTAssertEqual(order.filter { $0 == "queue" }, ["queue"], "\(order)")
    RunLoop.main.perform { DispatchQueue.main.async { order.append("performed") } }
    DispatchQueue.main.async { order.append("second") }
    application.pump()
    XCTAssertTrue(order.contains("second"), "\(order)")
    // In a block of the main queue the queue cannot be processed; the call returns all the same.
    DispatchQueue.main.async { MainActor.assumeIsolated { application.pump() } }
    application.pump()
  }

  func testAReleasedApplicationGivesItsFontsBack() throws {
    func width(_ text: String) -> CGFloat { text.size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]).width }
    let systemWidth = width("1 Width")
    var application: TestApplication? = TestApplication(font: .portable)
    if let reason = application?.missingFont { throw XCTSkip(reason) }
    let portableWidth = width("1 Width")
    XCTAssertNotEqual(systemWidth, portableWidth)
    application = nil
    XCTAssertEqual(width("1 Width"), systemWidth)
    // The release of the previous one leaves the fonts of the next one.
    application = TestApplication(font: .portable)
    application = TestApplication(font: .portable)
    XCTAssertEqual(width("1 Width"), portableWidth)
    application?.close()
    XCTAssertEqual(width("1 Width"), systemWidth)
  }
}
