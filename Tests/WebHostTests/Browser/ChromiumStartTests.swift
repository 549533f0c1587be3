import Foundation
import XCTest

/// Tests that need a browser do not fail if a browser starts but never answers.
@preconcurrency @MainActor
final class ChromiumStartTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "tessera-browser-\(UUID().uuidString)")

  /// Writes a program that is used instead of a browser.
  private func program(_ lines: String) throws -> String {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    addTeardownBlock { [folder] in try FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("browser")
    try Data("#!/bin/sh\n\(lines)\n".utf8).write(to: file)
    try FileManager.default.setAttributes([.posixPermissions: 0o700], ofItemAtPath: file.path)
    return file.path
  }

  /// Returns the number of times that the program was started.
  private func starts() throws -> Int {
    try String(contentsOf: folder.appendingPathComponent("starts"), encoding: .utf8).count
  }

  func testABrowserThatNeverAnswers_isStartedThreeTimes_andSkipsTheTest() throws {
    let silent = try program("printf x >> '\(folder.path)/starts'; echo 'no display' >&2; read line; sleep 1")
    XCTAssertThrowsError(try Chromium(program: silent, timeout: 0.1)) { error in
      XCTAssertTrue(error is XCTSkip, "\(error)")
    }
    XCTAssertEqual(try starts(), 3)
  }

  func testABrowserThatAnswersWhenItIsStartedAgain_isUsed() throws {
    let chromium = try Chromium.installed()
    // The first start waits for its input to end, which Chromium.end() brings about.
    let second = try program(
      """
      printf x >> '\(folder.path)/starts'
      [ "$(cat '\(folder.path)/starts')" = x ] && { cat <&3 >/dev/null; exit 0; }
      exec '\(chromium)' "$@"
      """)
    let browser = try Chromium(program: second, timeout: 2)
    defer { browser.end() }
    XCTAssertGreaterThanOrEqual(try starts(), 2)
    XCTAssertNotNil(try browser.call("Browser.getVersion")["product"])
  }
}
