import CoreGraphics
import Foundation
import XCTest

@testable import GalleryLibrary

/// Changes on the disk while a library is open.
final class LibraryMonitorTests: LibraryTestCase {
  /// A counter of results that can wait for them.
  private final class Results: @unchecked Sendable {
    private let condition = NSCondition()
    private var updates = 0
    private var errors: [LibraryError] = []

    func add(_ event: LibraryMonitor.Event) {
      condition.withLock {
        switch event {
        case .progress, .changed, .unwatched: break
        case .updated: updates += 1
        case .failed(let error): errors.append(error)
        }
        condition.broadcast()
      }
    }

    /// Indicates whether no pass has ended.
    var isEmpty: Bool { condition.withLock { updates == 0 && errors.isEmpty } }

    /// Performs an action, and waits until a pass has ended since it began.
    func waitForUpdate(after action: () -> Void) {
      let end = Date(timeIntervalSinceNow: 60)
      let earlier = condition.withLock { updates }
      action()
      condition.withLock {
        while updates == earlier {
          guard condition.wait(until: end) else { return XCTFail("no pass has ended: \(errors)") }
        }
      }
    }

    /// Waits until a condition is true. The condition is checked after each result.
    func wait(_ message: String, until isDone: () throws -> Bool) throws {
      let end = Date(timeIntervalSinceNow: 60)
      condition.lock()
      defer { condition.unlock() }
      while try !LibraryTestCase.isCurrent(isDone) {
        guard condition.wait(until: end) else { return XCTFail("\(message): \(errors)") }
      }
    }
  }

  private final class FakeWatcher: FolderWatching, @unchecked Sendable {
    let handler: @Sendable (FolderEvents) -> Void
    init(_ handler: @escaping @Sendable (FolderEvents) -> Void) { self.handler = handler }
    func watch(_ folders: [FilePath]) -> Bool { true }
    func stop() {}
  }

  func testChangesOnTheDiskAppear() throws {
    try write("a/one.jpg", "photo 1")
    let database = try open()
    let results = Results()
    let monitor = LibraryMonitor(indexer(database), roots: [root]) { results.add($0) }
    monitor.start()
    defer { monitor.stop() }
    try results.wait("the first pass") { try names(database) == ["a/one.jpg"] }
    let photo = try id("a/one.jpg", database)
    try write("a/two.jpg", "photo 2", modified: 1_700_000_100)
    try results.wait("a new file") { try names(database) == ["a/one.jpg", "a/two.jpg"] }
    try write("b/c/three.jpg", "photo 3", modified: 1_700_000_200)
    try results.wait("new folders") { try names(database).last == "b/c/three.jpg" }
    try move("a/one.jpg", "b/c/moved.jpg")
    try results.wait("a moved file") { try names(database).first == "b/c/moved.jpg" }
    XCTAssertEqual(try id("b/c/moved.jpg", database), photo)
    try move("b", "renamed")
    try results.wait("a renamed folder") { try names(database).first == "renamed/c/moved.jpg" }
    XCTAssertEqual(try id("renamed/c/moved.jpg", database), photo)
    try write("renamed/c/four.jpg", "photo 4", modified: 1_700_000_300)
    try results.wait("a file in the renamed folder") { try names(database).last == "renamed/c/four.jpg" }
    delete("a/two.jpg")
    try results.wait("a deleted file") { try names(database).count == 3 }
    try FileManager.default.removeItem(at: photos.appendingPathComponent("renamed"))
    try results.wait("a deleted folder") { try names(database).isEmpty }
    try assertIntact(database)
  }

  /// Files that are copied one after the other appear before the last one is copied.
  func testEventsThatNeverPause_areReported() throws {
    let reported = DispatchSemaphore(value: 0)
    let watcher = try InotifyWatcher { _ in reported.signal() }
    defer { watcher.stop() }
    XCTAssertTrue(watcher.watch([root]))
    let end = Date() + 60
    var isReported = false
    var number = 0
    while !isReported, Date() < end {
      number += 1
      try write("\(number % 100).jpg", "photo \(number)")
      // Shorter than the time without events after which they are reported.
      isReported = reported.wait(timeout: .now() + .milliseconds(20)) == .success
    }
    XCTAssertTrue(isReported)
  }

  /// Some programs save a file under a hidden name, give it another name in addition, and remove the first one.
  func testAFileThatIsRenamedByLinks_appears() throws {
    let database = try open()
    let results = Results()
    let monitor = LibraryMonitor(indexer(database), roots: [root]) { results.add($0) }
    try write(".part", "photo 1")
    defer { monitor.stop() }
    results.waitForUpdate { monitor.start() }
    XCTAssertTrue(try FileContents.move(root.appending(".part"), toUnused: root.appending("one.jpg")))
    try results.wait("the file") { try names(database) == ["one.jpg"] }
  }

  /// The first pass begins later if the first screen comes from the index, and does not begin after the end.
  func testTheFirstPassBeginsAfterItsDelay() throws {
    try write("one.jpg", "photo 1")
    let database = try open()
    let results = Results()
    let none = Results()
    let stopped = LibraryMonitor(indexer(database), roots: [root]) { none.add($0) }
    stopped.start(after: 0.2)
    stopped.stop()
    let waiting = LibraryMonitor(indexer(database), roots: [root]) { results.add($0) }
    waiting.start(after: 3600)
    // A change of the folders does not wait for the first pass.
    waiting.foldersDidChange()
    try results.wait("the folders") { try names(database) == ["one.jpg"] }
    waiting.stop()
    try write("two.jpg", "photo 2", modified: 1_700_000_100)
    let delayed = LibraryMonitor(indexer(database), roots: [root]) { results.add($0) }
    let start = DispatchTime.now()
    delayed.start(after: 0.25)
    defer { delayed.stop() }
    try results.wait("the delayed pass") { try names(database).count == 2 }
    XCTAssertGreaterThanOrEqual(DispatchTime.now(), start + 0.25)
    // The time of the stopped monitor is over, too.
    XCTAssertTrue(none.isEmpty)
  }

  /// A photo is opened from the file manager while a Gallery runs, which fills the index.
  func testAFolderThatAnotherInstanceOpens_isIndexed() throws {
    try write("library/a.jpg", "photo a")
    try write("downloads/b.jpg", "photo b", modified: 1_700_000_100)
    let first = try open()
    let (firstResults, secondResults) = (Results(), Results())
    let firstMonitor = LibraryMonitor(indexer(first), roots: [root.appending("library")]) { firstResults.add($0) }
    firstMonitor.start()
    defer { firstMonitor.stop() }
    try firstResults.wait("the first pass") { try names(first) == ["library/a.jpg"] }
    let second = try open()
    XCTAssertFalse(second.ownsIndex)
    let roots = [root.appending("library"), root.appending("downloads")]
    let secondMonitor = LibraryMonitor(indexer(second), roots: roots) { secondResults.add($0) }
    secondMonitor.start()
    defer { secondMonitor.stop() }
    try secondResults.wait("the photo") { try names(second) == ["library/a.jpg", "downloads/b.jpg"] }
    // The folder is watched by the first instance.
    try write("downloads/c.jpg", "photo c", modified: 1_700_000_200)
    try secondResults.wait("a new photo") { try names(second).last == "downloads/c.jpg" }
  }

  func testLostEventsAreFoundByARescan() throws {
    let database = try open()
    let results = Results()
    let monitor = LibraryMonitor(indexer(database), roots: [root]) { results.add($0) }
    var watcher: FakeWatcher?
    monitor.start {
      let fake = FakeWatcher($0)
      watcher = fake
      return fake
    }
    defer { monitor.stop() }
    for number in 0..<50 { try write("\(number % 5)/\(number).jpg", "photo \(number)") }
    var events = FolderEvents()
    events.needsRescan = true
    try XCTUnwrap(watcher).handler(events)
    try results.wait("a rescan") { try names(database).count == 50 }
  }

  /// The last events of substitutes can arrive after they have left the library.
  func testEventsOfFoldersThatHaveLeftTheLibrary_areIgnored() throws {
    try write("library/a.jpg", "photo a")
    try write("left/b.jpg", "photo b", modified: 1_700_000_100)
    let database = try open()
    let results = Results()
    let (folder, left) = (root.appending("library"), root.appending("left"))
    let monitor = LibraryMonitor(indexer(database), roots: [left], areSubstitutes: true) { results.add($0) }
    var watcher: FakeWatcher?
    monitor.start {
      let fake = FakeWatcher($0)
      watcher = fake
      return fake
    }
    defer { monitor.stop() }
    try results.wait("the first pass") { try names(database) == ["left/b.jpg"] }
    try open().recordFolders([folder])
    try results.wait("the folder") { try names(database) == ["library/a.jpg"] }
    try write("library/c.jpg", "photo c", modified: 1_700_000_200)
    var events = FolderEvents()
    events.changed = [left, folder]
    events.added = [left]
    try XCTUnwrap(watcher).handler(events)
    try results.wait("the change inside") { try names(database).contains("library/c.jpg") }
    XCTAssertEqual(try names(database), ["library/a.jpg", "library/c.jpg"])
  }

  /// The other instance adds its folder after this one has read the folders, and before this one watches the database.
  func testAFolderThatIsAddedWhileAnInstanceStarts_isIndexed() throws {
    try write("substitute/a.jpg", "photo a")
    try write("photos/b.jpg", "photo b")
    let database = try open()
    let stored = try database.roots()
    try open().recordFolders([root.appending("photos")])
    let results = Results()
    let monitor = LibraryMonitor(
      indexer(database), roots: [root.appending("substitute")], areSubstitutes: true, stored: stored
    ) { results.add($0) }
    monitor.start()
    defer { monitor.stop() }
    try results.wait("the folder") { try names(database) == ["photos/b.jpg"] }
  }

  func testARemovedFolder_leavesTheLibraryAndComesBack() throws {
    try write("a/1.jpg", "photo 1")
    try write("b/2.jpg", "photo 2", modified: 1_700_000_100)
    let (a, b) = (root.appending("a"), root.appending("b"))
    let database = try open()
    let results = Results()
    let monitor = LibraryMonitor(indexer(database), roots: [a, b]) { results.add($0) }
    monitor.start()
    defer { monitor.stop() }
    try results.wait("the first pass") { try names(database) == ["a/1.jpg", "b/2.jpg"] }
    let photo = try id("b/2.jpg", database)
    try database.setFavourite([photo], true)
    // The pass ends by recording the folders.
    try results.wait("the folders are recorded") { try database.userData().folders.count == 2 }
    try database.removeFolder(b)
    monitor.foldersDidChange()
    try results.wait("the folder is removed") { try names(database) == ["a/1.jpg"] }
    XCTAssertEqual(monitor.folders, [a])
    XCTAssertEqual(try database.roots(), [a])
    XCTAssertEqual(try database.userData().folders, [a.url.absoluteString])
    XCTAssertEqual(try names(database, .favourites), [])
    // Changes in the folder do not bring it back.
    try write("b/3.jpg", "photo 3", modified: 1_700_000_200)
    try write("a/4.jpg", "photo 4", modified: 1_700_000_300)
    try results.wait("a change in the other folder") { try names(database) == ["a/1.jpg", "a/4.jpg"] }
    try database.addFolders([b])
    monitor.foldersDidChange()
    try results.wait("the folder is added again") {
      try names(database) == ["a/1.jpg", "b/2.jpg", "b/3.jpg", "a/4.jpg"]
    }
    XCTAssertEqual(try id("b/2.jpg", database), photo)
    XCTAssertEqual(try names(database, .favourites), ["b/2.jpg"])
    XCTAssertEqual(try database.removedFolders(), [])
    try assertIntact(database)
  }

  /// The library has a folder, then the folder that contains it is added and removed again.
  func testAFolderInsideARemovedOne_remains() throws {
    try write("a/inner/1.jpg", "photo 1")
    try write("a/2.jpg", "photo 2", modified: 1_700_000_100)
    let (a, inner) = (root.appending("a"), root.appending("a").appending("inner"))
    let database = try open()
    try database.recordFolders([inner])
    let results = Results()
    let monitor = LibraryMonitor(indexer(database), roots: [inner], stored: [inner]) { results.add($0) }
    monitor.start()
    defer { monitor.stop() }
    try results.wait("the first pass") { try names(database) == ["a/inner/1.jpg"] }
    try database.addFolders([a])
    monitor.foldersDidChange()
    try results.wait("the enclosing folder") { try names(database) == ["a/inner/1.jpg", "a/2.jpg"] }
    try database.removeFolder(a)
    monitor.foldersDidChange()
    try results.wait("without the enclosing folder") { try names(database) == ["a/inner/1.jpg"] }
    XCTAssertEqual(monitor.folders, [inner])
  }

  /// The instance that fills the index notices the change of the database, and both use the journal.
  func testAFolderThatAnotherInstanceRemoves_leavesTheLibrary() throws {
    try write("a/1.jpg", "photo 1")
    try write("b/2.jpg", "photo 2", modified: 1_700_000_100)
    let (a, b) = (root.appending("a"), root.appending("b"))
    let (first, second) = (try open(), try open())
    let (firstResults, secondResults) = (Results(), Results())
    let firstMonitor = LibraryMonitor(indexer(first), roots: [a, b]) { firstResults.add($0) }
    let secondMonitor = LibraryMonitor(indexer(second), roots: [a, b]) { secondResults.add($0) }
    firstMonitor.start()
    defer { firstMonitor.stop() }
    secondMonitor.start()
    defer { secondMonitor.stop() }
    try firstResults.wait("the first pass") { try first.userData().folders.count == 2 && names(first).count == 2 }
    XCTAssertTrue(first.isIndexOwner)
    try second.removeFolder(b)
    secondMonitor.foldersDidChange()
    try firstResults.wait("the folder is removed") { try names(first) == ["a/1.jpg"] }
    XCTAssertEqual(firstMonitor.folders, [a])
    try secondResults.wait("the other instance removes it, too") { secondMonitor.folders == [a] }
    XCTAssertEqual(try first.userData().folders, [a.url.absoluteString])
  }

  /// A folder that was added by mistake, such as the home folder, is removed while it is indexed.
  func testAFolderIsRemovedWhileItIsIndexed() throws {
    for number in 0..<40 { try write("\(number % 4)/\(number).jpg", "photo \(number)") }
    let database = try open()
    let (results, root) = (Results(), root)
    let removal = Removal()
    let monitor = LibraryMonitor(indexer(database), roots: [root]) { event in
      results.add(event)
      if case .progress = event { removal.perform() }
    }
    removal.body = {
      try? database.removeFolder(root)
      monitor.foldersDidChange()
    }
    monitor.start()
    defer { monitor.stop() }
    try results.wait("the folder is removed") { removal.isDone && monitor.folders.isEmpty }
    // The passes that were requested end.
    results.waitForUpdate { monitor.rescan() }
    monitor.stop()
    XCTAssertEqual(try names(database), [])
    XCTAssertEqual(try database.userData().folders, [], "the pass does not record the folder again")
    try assertIntact(database)
  }

  /// Performs an action once.
  private final class Removal: @unchecked Sendable {
    private let lock = NSLock()
    private var hasBegun = false
    var isDone: Bool { lock.withLock { hasBegun } }
    var body: () -> Void = {}
    func perform() {
      let isFirst = lock.withLock {
        defer { hasBegun = true }
        return !hasBegun
      }
      if isFirst { body() }
    }
  }

  /// Photos of a disk disappear when it is unmounted and return when it is mounted, as by udisks.
  func testPhotosOfADiskDisappearAndComeBackWithIt() throws {
    try XCTSkipUnless(getuid() == 0, "only the superuser may mount")
    let disk = photos.appendingPathComponent("disk")
    try FileManager.default.createDirectory(at: disk, withIntermediateDirectories: true)
    try XCTSkipUnless(mount("photos", disk.path, "tmpfs", 0, "size=1m") == 0, "tmpfs cannot be mounted here")
    defer { umount2(disk.path, Int32(MNT_DETACH)) }
    try write("disk/a.jpg", "photo 1")
    let database = try open()
    let results = Results()
    let monitor = LibraryMonitor(indexer(database), roots: [FilePath(disk)]) { results.add($0) }
    monitor.start()
    defer { monitor.stop() }
    try results.wait("the first pass") { try names(database) == ["disk/a.jpg"] }
    let photo = try id("disk/a.jpg", database)
    try database.setFavourite([photo], true)
    // Files on a tmpfs end with it, so another place keeps them.
    let elsewhere = work.appendingPathComponent("elsewhere")
    try FileManager.default.createDirectory(at: elsewhere, withIntermediateDirectories: true)
    XCTAssertEqual(mount(disk.path, elsewhere.path, nil, UInt(MS_BIND), nil), 0)
    defer { umount2(elsewhere.path, Int32(MNT_DETACH)) }
    XCTAssertEqual(umount2(disk.path, Int32(MNT_DETACH)), 0)
    try results.wait("the disk is disconnected") { try names(database).isEmpty }
    XCTAssertEqual(mount(elsewhere.path, disk.path, nil, UInt(MS_BIND), nil), 0)
    try results.wait("the disk is connected") { try names(database) == ["disk/a.jpg"] }
    XCTAssertEqual(try id("disk/a.jpg", database), photo)
    XCTAssertEqual(try names(database, .favourites), ["disk/a.jpg"])
    try write("disk/b.jpg", "photo 2", modified: 1_700_000_100)
    try results.wait("the folder is watched again") { try names(database) == ["disk/a.jpg", "disk/b.jpg"] }
  }
}
