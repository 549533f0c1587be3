import XCTest

@testable import TesseraProjects

final class CacheLockTests: XCTestCase {
  private final class Events: @unchecked Sendable {
    private let lock = NSCondition()
    private var all: [String] = []

    func add(_ event: String) {
      lock.withLock {
        all.append(event)
        lock.broadcast()
      }
    }

    /// Waits until there is an event with a beginning. Returns the events until then.
    func wait(for beginning: String) -> [String] {
      lock.lock()
      defer { lock.unlock() }
      while !all.contains(where: { $0.hasPrefix(beginning) }) {
        guard lock.wait(until: Date(timeIntervalSinceNow: 60)) else { return all + ["nothing began with \(beginning)"] }
      }
      return all
    }
  }

  func testASecondCommandWaitsAndNamesTheFirst() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/cache/lock"
    let events = Events()
    Thread.detachNewThread {
      try? CacheLock.hold(path, for: "test /first", say: { events.add($0) }) {
        events.add("first")
        _ = events.wait(for: "Waiting")
        events.add("end of first")
      }
    }
    _ = events.wait(for: "first")
    try CacheLock.hold(path, for: "test /second", say: { events.add($0) }) { events.add("second") }
    let process = ProcessInfo.processInfo.processIdentifier
    XCTAssertEqual(
      events.wait(for: "second"),
      [
        "first", "Waiting for another command, which uses \(folder.path)/cache: process \(process), test /first …",
        "end of first", "second",
      ])
  }

  func testTheLockIsFreeAfterAnError() throws {
    let folder = try TemporaryFolder()
    let path = folder.path + "/lock"
    let say: (String) -> Void = { XCTFail($0) }
    XCTAssertThrowsError(try CacheLock.hold(path, for: "a", say: say) { throw FileError("x", "y") })
    XCTAssertEqual(try CacheLock.hold(path, for: "a longer description", say: say) { 1 }, 1)
    XCTAssertEqual(try CacheLock.hold(path, for: "b", say: say) { 2 }, 2)
    // The text is that of the last command, without the end of a longer one.
    XCTAssertEqual(folder.text("lock")?.hasSuffix(", b"), true)
  }

  func testALockFileThatCannotBeWrittenIsNamed() throws {
    let folder = try TemporaryFolder()
    try folder.write("file")
    let path = folder.path + "/file/lock"
    XCTAssertThrowsError(try CacheLock.hold(path, for: "a", say: { XCTFail($0) }) {}) { error in
      XCTAssertEqual((error as? FileError)?.path, path)
    }
  }
}
