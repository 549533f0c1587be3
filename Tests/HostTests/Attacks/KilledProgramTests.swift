import Foundation
import TestSupport
import XCTest

/// The files that remain after a program was killed.
@preconcurrency @MainActor
final class KilledProgramTests: XCTestCase {
  /// Files that were dropped on a program are deleted when it ends. If it was killed, the next program deletes them
  /// when it starts.
  func testDroppedFilesOfAKilledProgram_goWhenTheNextOneStarts() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("killed-\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    func drops() throws -> [String] {
      try files.contentsOfDirectory(atPath: folder.path).filter { $0.hasPrefix("tessera-drops-") }
    }
    let first = try ServedProgram.browserHost(256, ["TMPDIR": folder.path])
    defer { first.end() }
    let client = try first.connection()
    client.send(
      "POST /drop?token=\(ServedProgram.token)&id=1&name=a HTTP/1.1\r\nHost: 127.0.0.1:\(first.port)\r\n"
        + "Origin: http://127.0.0.1:\(first.port)\r\nContent-Length: 3\r\n\r\nabc")
    XCTAssertEqual(try client.status(), 204)
    first.kill()
    let left = try drops()
    XCTAssertEqual(left.count, 1, "nothing else could have removed it")
    let next = try ServedProgram.browserHost(256, ["TMPDIR": folder.path])
    defer { next.end() }
    let end = Date(timeIntervalSinceNow: 60)
    while try !drops().isEmpty, Date() < end { usleep(20_000) }
    XCTAssertEqual(try drops(), [])
  }
}
