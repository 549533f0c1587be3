import Foundation
import XCTest

/// Coordinated accesses to files. Source of the rules: NSFileCoordinator.h, "Single File Coordination".
final class FileCoordinatorTests: XCTestCase {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    "coordination-\(UUID().uuidString)")

  override func setUpWithError() throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  }
  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  private func url(_ name: String) -> URL { folder.appendingPathComponent(name) }

  /// Calls a closure on another thread during a coordinated access, and returns whether it ended before the access.
  private func runs(
    during access: (@escaping () -> Void) -> Void, _ other: @escaping @Sendable () -> Void
  ) -> Bool {
    let ended = DispatchSemaphore(value: 0)
    let isRunning = LockedFlag()
    access {
      isRunning.set()
      Thread.detachNewThread {
        other()
        ended.signal()
      }
      // What may run ends soon. What must wait takes the whole time.
      if ended.wait(timeout: .now() + (self.expectsToWait ? 0.2 : 60)) == .success { isRunning.clear() }
    }
    let result = !isRunning.isSet
    if !result { ended.wait() }
    return result
  }
  private var expectsToWait = false

  private func read(_ url: URL) { NSFileCoordinator().coordinate(readingItemAt: url) { _ in } }
  private func write(_ url: URL, _ options: NSFileCoordinator.WritingOptions = []) {
    NSFileCoordinator().coordinate(writingItemAt: url, options: options) { _ in }
  }
  private func reading(_ url: URL) -> (@escaping () -> Void) -> Void {
    { body in NSFileCoordinator().coordinate(readingItemAt: url) { _ in body() } }
  }
  private func writing(
    _ url: URL, _ options: NSFileCoordinator.WritingOptions = []
  ) -> (@escaping () -> Void) -> Void {
    { body in NSFileCoordinator().coordinate(writingItemAt: url, options: options) { _ in body() } }
  }

  func testAccessesThatDoNotWait() {
    let (a, b, inside) = (url("a"), url("b"), url("folder/a"))
    XCTAssertTrue(runs(during: writing(a)) { self.write(b) }, "another file")
    XCTAssertTrue(runs(during: reading(a)) { self.read(a) }, "readers share a file")
    XCTAssertTrue(runs(during: writing(url("folder"))) { self.write(inside) }, "a folder is another item")
    XCTAssertTrue(runs(during: reading(url("folder"))) { self.write(inside, .forDeleting) }, "a folder is another item")
    let purpose = UUID().uuidString
    XCTAssertTrue(
      runs(during: { body in
        let coordinator = NSFileCoordinator()
        coordinator.purposeIdentifier = purpose
        coordinator.coordinate(writingItemAt: a) { _ in body() }
      }) {
        let coordinator = NSFileCoordinator()
        coordinator.purposeIdentifier = purpose
        coordinator.coordinate(writingItemAt: a) { _ in }
      }, "the same purpose")
  }

  func testAccessesThatWait() {
    expectsToWait = true
    let a = url("a")
    XCTAssertFalse(runs(during: reading(a)) { self.write(a) })
    XCTAssertFalse(runs(during: writing(a)) { self.read(a) })
    XCTAssertFalse(runs(during: writing(a)) { self.write(self.url("folder/../a")) })
    XCTAssertFalse(runs(during: writing(url("folder"), .forMoving)) { self.read(self.url("folder/a")) })
    XCTAssertFalse(runs(during: reading(url("folder/a"))) { self.write(self.url("folder"), .forDeleting) })
    XCTAssertFalse(
      runs(during: writing(url("text.rtfd/a"))) { self.read(self.url("text.rtfd/b")) }, "a file package is one item")
  }

  func testNestedAccesses() {
    var count = 0
    let (a, b) = (url("a"), url("b"))
    NSFileCoordinator().coordinate(readingItemAt: a) { _ in
      NSFileCoordinator().coordinate(writingItemAt: a) { _ in
        NSFileCoordinator().coordinate(writingItemAt: b) { _ in count += 1 }
      }
    }
    XCTAssertEqual(count, 1)
  }

  /// A nested reader does not wait for a writer that waits for the outer reader.
  func testANestedAccessPassesThoseThatWait() {
    let a = url("a")
    let written = expectation(description: "written")
    NSFileCoordinator().coordinate(readingItemAt: a) { _ in
      let waits = expectation(description: "waits")
      Thread.detachNewThread {
        NSFileCoordinator().coordinate(with: [.writingIntent(with: a)], queue: OperationQueue()) { _ in
          written.fulfill()
        }
        waits.fulfill()
      }
      wait(for: [waits], timeout: 60)
      var isRead = false
      NSFileCoordinator().coordinate(readingItemAt: a) { _ in isRead = true }
      XCTAssertTrue(isRead)
    }
    wait(for: [written], timeout: 60)
  }

  func testCancellingAnAccessThatWaits() {
    let a = url("a")
    let coordinator = NSFileCoordinator()
    let ended = DispatchSemaphore(value: 0)
    let code = LockedValue(0)
    let queued = expectation(description: "queued")
    NSFileCoordinator().coordinate(writingItemAt: a) { _ in
      Thread.detachNewThread {
        var error: NSError?
        coordinator.coordinate(readingItemAt: a, error: &error) { _ in XCTFail("it is cancelled") }
        code.value = error?.code ?? 0
        ended.signal()
      }
      coordinator.coordinate(with: [.readingIntent(with: a)], queue: OperationQueue()) { error in
        XCTAssertEqual((error as NSError?)?.code, CocoaError.userCancelled.rawValue)
        queued.fulfill()
      }
      coordinator.cancel()
      ended.wait()
    }
    XCTAssertEqual(code.value, CocoaError.userCancelled.rawValue)
    wait(for: [queued], timeout: 60)
  }

  /// The operation of the access never runs.
  func testAnAccessOfAQueueThatIsCancelledEnds() {
    let a = url("a")
    let queue = OperationQueue()
    queue.isSuspended = true
    NSFileCoordinator().coordinate(with: [.writingIntent(with: a)], queue: queue) { _ in XCTFail("it is cancelled") }
    queue.cancelAllOperations()
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    var isRead = false
    NSFileCoordinator().coordinate(readingItemAt: a) { _ in isRead = true }
    XCTAssertTrue(isRead)
  }

  /// The file is granted, but the queue has not begun the access.
  func testCancellingAnAccessOfAQueue() {
    let a = url("a")
    let queue = OperationQueue()
    queue.isSuspended = true
    let coordinator = NSFileCoordinator()
    let codes = LockedValue<[Int]>([])
    coordinator.coordinate(with: [.writingIntent(with: a)], queue: queue) { error in
      codes.value.append((error as NSError?)?.code ?? 0)
    }
    coordinator.cancel()
    var isRead = false
    NSFileCoordinator().coordinate(readingItemAt: a) { _ in isRead = true }
    XCTAssertTrue(isRead, "the file is free")
    coordinator.coordinate(with: [.writingIntent(with: a)], queue: queue) { error in
      codes.value.append((error as NSError?)?.code ?? 0)
    }
    queue.isSuspended = false
    queue.waitUntilAllOperationsAreFinished()
    let code = CocoaError.userCancelled.rawValue
    XCTAssertEqual(codes.value, [code, code])
  }

  /// A presenter that does not reply does not delay a cancellation.
  func testCancellingAnAccessThatWaitsForAPresenter() {
    let presenter = SilentPresenter(url("a"))
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    let coordinator = NSFileCoordinator()
    let ended = expectation(description: "ended")
    coordinator.coordinate(with: [.writingIntent(with: url("a"))], queue: OperationQueue()) { error in
      XCTAssertEqual((error as NSError?)?.code, CocoaError.userCancelled.rawValue)
      ended.fulfill()
    }
    coordinator.cancel()
    wait(for: [ended], timeout: 60)
  }

  /// An access that waits while the file moves gets the new URL, except for a replacement.
  func testAccessesFollowAnItemThatMoves() {
    let (old, new) = (url("old"), url("new"))
    let urls = LockedValue<[String: URL]>([:])
    let done = expectation(description: "done")
    done.expectedFulfillmentCount = 3
    let mover = NSFileCoordinator()
    mover.coordinate(writingItemAt: old, options: .forMoving) { _ in
      for (name, intent) in [
        ("file", NSFileAccessIntent.readingIntent(with: old)),
        ("content", .readingIntent(with: old.appendingPathComponent("x"))),
        ("replacement", .writingIntent(with: old, options: .forReplacing)),
      ] {
        NSFileCoordinator().coordinate(with: [intent], queue: .main) { _ in
          urls.value[name] = intent.url
          done.fulfill()
        }
      }
      mover.item(at: old, didMoveTo: new)
    }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(urls.value["file"]?.path, new.resolvingSymlinksInPath().path)
    XCTAssertEqual(urls.value["content"]?.lastPathComponent, "x")
    XCTAssertEqual(urls.value["content"]?.deletingLastPathComponent().lastPathComponent, "new")
    XCTAssertEqual(urls.value["replacement"]?.lastPathComponent, "old")
  }

  // MARK: Presenters

  private func log(
    of places: [String: String], _ access: (NSFileCoordinator) -> Void, failing: Bool = false
  ) -> [String] {
    let log = LockedValue<[String]>([])
    let presenters = places.sorted { $0.key < $1.key }.map { LoggingPresenter($0.key, url($0.value), log, failing) }
    for presenter in presenters { NSFileCoordinator.addFilePresenter(presenter) }
    access(NSFileCoordinator())
    for presenter in presenters {
      NSFileCoordinator.removeFilePresenter(presenter)
      presenter.presentedItemOperationQueue.waitUntilAllOperationsAreFinished()
    }
    return log.value
  }

  func testWhatPresentersAreAsked() {
    let a = url("folder/a")
    XCTAssertEqual(
      log(of: ["item": "folder/a", "folder": "folder", "other": "b"]) { coordinator in
        coordinator.coordinate(readingItemAt: a) { _ in }
      }, ["item relinquishes to reader", "item saves", "item reacquires"])
    XCTAssertEqual(
      log(of: ["item": "folder/a"]) { $0.coordinate(readingItemAt: a, options: .withoutChanges) { _ in } },
      ["item relinquishes to reader", "item reacquires"])
    XCTAssertEqual(
      log(of: ["item": "folder/a"]) { $0.coordinate(writingItemAt: a, options: .forMerging) { _ in } },
      ["item relinquishes to writer", "item saves", "item reacquires", "item changed"])
    XCTAssertEqual(
      log(of: ["folder": "folder"]) { $0.coordinate(writingItemAt: a) { _ in } }, ["folder: a changed"])
    XCTAssertEqual(
      log(of: ["content": "folder/a"]) {
        $0.coordinate(writingItemAt: self.url("folder"), options: .forDeleting) { _ in }
      },
      ["content relinquishes to writer", "content accommodates deletion", "content reacquires"])
    XCTAssertEqual(
      log(of: ["package": "p.rtfd"]) {
        $0.coordinate(writingItemAt: self.url("p.rtfd/a"), options: .forDeleting) { _ in }
      },
      ["package relinquishes to writer", "package accommodates deletion of a", "package reacquires"])
    XCTAssertEqual(
      log(of: ["content": "folder/a", "folder": ""]) { $0.item(at: self.url("folder"), didMoveTo: self.url("new")) }
        .sorted(), ["content moved to new/a", "folder: folder moved to new"])
  }

  func testThePresenterOfACoordinatorIsNotAsked() {
    let log = LockedValue<[String]>([])
    let presenter = LoggingPresenter("item", url("a"), log, false)
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    NSFileCoordinator(filePresenter: presenter).coordinate(writingItemAt: url("a")) { _ in }
    XCTAssertEqual(log.value, [])
    XCTAssertEqual(NSFileCoordinator.filePresenters.count { $0 === presenter }, 1)
  }

  func testAPresenterThatFails() {
    var error: NSError?
    let log = log(
      of: ["item": "a"],
      { $0.coordinate(readingItemAt: self.url("a"), error: &error) { _ in XCTFail("the presenter failed") } },
      failing: true)
    XCTAssertEqual(error?.code, CocoaError.fileWriteOutOfSpace.rawValue)
    XCTAssertEqual(log, ["item relinquishes to reader", "item saves", "item reacquires"])
  }

  /// A presenter may write the file when it saves for a reader: NSFileCoordinator.h, `initWithFilePresenter`.
  func testAPresenterThatWritesWhenItSaves() {
    let log = LockedValue<[String]>([])
    let presenter = LoggingPresenter("item", url("a"), log, false)
    presenter.writes = true
    NSFileCoordinator.addFilePresenter(presenter)
    defer { NSFileCoordinator.removeFilePresenter(presenter) }
    var text: String?
    NSFileCoordinator().coordinate(readingItemAt: url("a")) { text = try? String(contentsOf: $0, encoding: .utf8) }
    XCTAssertEqual(text, "saved")
  }

  // MARK: Threads

  /// Threads that read and write files of a folder, also in pairs and nested. A writer is alone, and all end.
  func testManyThreads() {
    let users = FileUsers(count: 4)
    let group = DispatchGroup()
    let urls = (0..<4).map { url("file\($0)") }
    for seed in 0..<8 {
      group.enter()
      Thread.detachNewThread {
        var random = UInt64(seed) &* 0x9E37_79B9_7F4A_7C15 | 1
        func next(_ count: Int) -> Int {
          random ^= random << 13
          random ^= random >> 7
          random ^= random << 17
          return Int(random % UInt64(count))
        }
        for _ in 0..<150 {
          let (first, second) = (next(4), next(4))
          switch next(4) {
          case 0: NSFileCoordinator().coordinate(readingItemAt: urls[first]) { _ in users.read(first) {} }
          case 1:
            NSFileCoordinator().coordinate(writingItemAt: urls[first]) { url in
              users.write(first) { NSFileCoordinator().coordinate(readingItemAt: url) { _ in } }
            }
          case 2 where first != second:
            NSFileCoordinator().coordinate(writingItemAt: urls[first], writingItemAt: urls[second]) { _, _ in
              users.write(first) { users.write(second) {} }
            }
          case 3 where first != second:
            group.enter()
            NSFileCoordinator().coordinate(
              with: [.readingIntent(with: urls[first]), .writingIntent(with: urls[second])], queue: OperationQueue()
            ) { _ in
              users.read(first) { users.write(second) {} }
              group.leave()
            }
          default:
            NSFileCoordinator().coordinate(writingItemAt: self.folder, options: .forMoving) { _ in
              for index in 0..<4 { users.write(index) {} }
            }
          }
        }
        group.leave()
      }
    }
    XCTAssertEqual(group.wait(timeout: .now() + 120), .success, "the accesses wait for each other")
    XCTAssertEqual(users.faults, 0)
  }
}

/// Counts the readers and writers of files.
private final class FileUsers: @unchecked Sendable {
  private let lock = NSLock()
  private var readers: [Int]
  private var writers: [Int]
  private(set) var faults = 0

  init(count: Int) { (readers, writers) = (Array(repeating: 0, count: count), Array(repeating: 0, count: count)) }

  func read(_ index: Int, _ body: () -> Void) {
    lock.withLock {
      readers[index] += 1
      if writers[index] > 0 { faults += 1 }
    }
    body()
    lock.withLock { readers[index] -= 1 }
  }
  func write(_ index: Int, _ body: () -> Void) {
    lock.withLock {
      writers[index] += 1
      if writers[index] > 1 || readers[index] > 0 { faults += 1 }
    }
    sched_yield()
    body()
    lock.withLock { writers[index] -= 1 }
  }
}

private final class LockedFlag: @unchecked Sendable {
  private let lock = NSLock()
  private var value = false
  var isSet: Bool { lock.withLock { value } }
  func set() { lock.withLock { value = true } }
  func clear() { lock.withLock { value = false } }
}

private final class LockedValue<Value>: @unchecked Sendable {
  private let lock = NSLock()
  private var stored: Value
  init(_ value: Value) { stored = value }
  var value: Value {
    get { lock.withLock { stored } }
    // Operations of a queue append at the same time.
    _modify {
      lock.lock()
      defer { lock.unlock() }
      yield &stored
    }
  }
}

/// A presenter that never replies.
private final class SilentPresenter: NSObject, NSFilePresenter, @unchecked Sendable {
  let presentedItemURL: URL?
  let presentedItemOperationQueue = OperationQueue()
  init(_ url: URL) {
    presentedItemURL = url
    super.init()
  }
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {}
}

private final class LoggingPresenter: NSObject, NSFilePresenter, @unchecked Sendable {
  let presentedItemURL: URL?
  let presentedItemOperationQueue = OperationQueue()
  var writes = false
  private let name: String
  private let log: LockedValue<[String]>
  private let isFailing: Bool

  init(_ name: String, _ url: URL, _ log: LockedValue<[String]>, _ isFailing: Bool) {
    (self.name, presentedItemURL, self.log, self.isFailing) = (name, url, log, isFailing)
    presentedItemOperationQueue.maxConcurrentOperationCount = 1
    super.init()
  }

  private func note(_ text: String) { log.value.append(name + text) }

  func relinquishPresentedItem(toReader reader: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    note(" relinquishes to reader")
    reader { self.note(" reacquires") }
  }
  func relinquishPresentedItem(toWriter writer: @escaping @Sendable ((@Sendable () -> Void)?) -> Void) {
    note(" relinquishes to writer")
    writer { self.note(" reacquires") }
  }
  func savePresentedItemChanges(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    note(" saves")
    if writes {
      NSFileCoordinator(filePresenter: self).coordinate(writingItemAt: presentedItemURL!) { url in
        try? Data("saved".utf8).write(to: url)
      }
    }
    completionHandler(isFailing ? CocoaError(.fileWriteOutOfSpace) : nil)
  }
  func accommodatePresentedItemDeletion(completionHandler: @escaping @Sendable ((any Error)?) -> Void) {
    note(" accommodates deletion")
    completionHandler(nil)
  }
  func accommodatePresentedSubitemDeletion(
    at url: URL, completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    note(" accommodates deletion of \(url.lastPathComponent)")
    completionHandler(nil)
  }
  func presentedItemDidChange() { note(" changed") }
  func presentedItemDidMove(to newURL: URL) {
    note(" moved to \(newURL.deletingLastPathComponent().lastPathComponent)/\(newURL.lastPathComponent)")
  }
  func presentedSubitemDidChange(at url: URL) { note(": \(url.lastPathComponent) changed") }
  func presentedSubitem(at oldURL: URL, didMoveTo newURL: URL) {
    note(": \(oldURL.lastPathComponent) moved to \(newURL.lastPathComponent)")
  }
}
