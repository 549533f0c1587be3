import UIKit
import XCTest

/// Snapshots from other threads, and from tasks (measurements.md 11.1: completions run on the main queue).
@preconcurrency @MainActor
final class DiffableThreadTests: DiffableTestCase {
  /// Runs something on a queue of its own and waits until it has run, which the main queue need not.
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

  /// UIKit raises ("deadlock detected"); here they are shown in the order in which they came.
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

  /// The difference that was found out elsewhere is from what was shown then; it is not used for what came in between.
  func testWhatComesInBetween_isNotLost() throws {
    try stage()
    try show([("a", [1, 2, 3])])
    let source = try XCTUnwrap(source)
    let second = snapshot([("a", [9, 3])])
    onProvide = { [unowned self] item in
      // Handed in elsewhere while a snapshot is on its way here.
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
    // The clock moves on whenever the task had its turn.
    for _ in 0..<2_000 where steps.count < 3 {
      await Task.yield()
      app.frame()
      app.pump()
    }
    XCTAssertEqual(steps, ["[2, 3]", "[4]", "[5]"])
    work.cancel()
  }
}
