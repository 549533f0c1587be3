import UIKit
import XCTest

/// Applying snapshots from other threads and from tasks (measurements.md 11.1: completion handlers run on the main
/// queue).
@preconcurrency @MainActor
final class DiffableThreadTests: DiffableTestCase {
  /// Runs a closure on a background queue and waits until it has ended, without running the main queue.
  private func elsewhere(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    DispatchQueue(label: "elsewhere").async {
      body()
      done.signal()
    }
    done.wait()
  }

  func testSnapshotsFromAnotherThread_areShownOnTheMainThread_inOrder() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    let kept = cell(3)
    let source = try XCTUnwrap(source)
    nonisolated(unsafe) var order: [String] = []
    elsewhere {
      var snapshot = source.snapshot()
      snapshot.deleteItems([1])
      source.apply(snapshot) {
        XCTAssertTrue(Thread.isMainThread)
        order.append("first")
      }
      snapshot.appendItems([4])
      source.apply(snapshot) { order.append("second") }
    }
    XCTAssertEqual(source.snapshot().itemIdentifiers, [1, 2, 3], "the main thread has not had its turn")
    app.pump()
    XCTAssertEqual(source.snapshot().itemIdentifiers, [2, 3, 4])
    try app.waitUntilIdle()
    app.pump()
    XCTAssertEqual(order, ["first", "second"])
    XCTAssertTrue(cell(3) === kept)
    check([("a", [2, 3, 4])])
  }

  /// UIKit raises an exception ("deadlock detected") if snapshots are applied on several threads. Tessera shows them in
  /// the order of the calls.
  func testThreadsMayBeMixed() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    let source = try XCTUnwrap(source)
    let first = snapshot([("a", [3, 2, 1, 5])])
    elsewhere { source.apply(first) }
    source.apply(snapshot([("a", [5, 1])]))
    XCTAssertEqual(source.snapshot().itemIdentifiers, [5, 1])
    app.pump()
    XCTAssertEqual(source.snapshot().itemIdentifiers, [5, 1])
    try app.waitUntilIdle()
    check([("a", [5, 1])])
  }

  /// A difference that was computed in the background starts from the items shown at that time. If they have changed,
  /// it is not used.
  func testWhatComesInBetween_isNotLost() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    let source = try XCTUnwrap(source)
    let second = snapshot([("a", [9, 3])])
    onProvide = { [unowned self] item in
      // Applied in the background while a snapshot is being applied here.
      if item == 4 { elsewhere { source.apply(second) } }
    }
    source.apply(snapshot([("a", [4, 3, 2])]))
    app.pump()
    try app.waitUntilIdle()
    check([("a", [9, 3])])
  }

  func testTasks_waitForTheAnimation() async throws {
    try stage()
    try show([("a", [1, 2])])
    var steps: [String] = []
    let source = try XCTUnwrap(source)
    let (first, last) = (snapshot([("a", [2, 3])]), snapshot([("a", [5])]))
    var section = NSDiffableDataSourceSectionSnapshot<Int>()
    section.append([4])
    let work = Task { @MainActor in
      await source.apply(first)
      steps.append("\(source.snapshot().itemIdentifiers)")
      await source.apply(section, to: "a", animatingDifferences: false)
      steps.append("\(source.snapshot().itemIdentifiers)")
      await source.applySnapshotUsingReloadData(last)
      steps.append("\(source.snapshot().itemIdentifiers)")
    }
    // The clock advances after each turn of the task.
    for _ in 0..<2_000 where steps.count < 3 {
      await Task.yield()
      app.frame()
      app.pump()
    }
    XCTAssertEqual(steps, ["[2, 3]", "[4]", "[5]"])
    work.cancel()
  }
}
