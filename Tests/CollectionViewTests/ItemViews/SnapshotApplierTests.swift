import CollectionCore
import XCTest

@testable import UIKit

/// Applying snapshots to an item view that is not a view.
@preconcurrency @MainActor
final class SnapshotApplierTests: XCTestCase {
  private typealias Applier = SnapshotApplier<Int, String, FakeItemView>
  private var view: FakeItemView!
  private var applier: Applier!
  private var order: [String] = []

  override func setUp() async throws { start(FakeItemView([])) }

  private func start(_ fake: FakeItemView, reloadsOutsideWindow: Bool = false) {
    view = fake
    applier = Applier({ [weak fake] in fake?.updates }, reloadsOutsideWindow: reloadsOutsideWindow)
    applier.style = {}
    // As the data source of a view does: it answers what is shown.
    let state = applier.state
    fake.counts = { state.shown.counts.map { $0 } }
    order = []
  }

  private func list(_ items: [String]) -> Applier.List {
    var list = Applier.List()
    _ = list.appendSections([0])
    _ = list.append(items, to: nil)
    return list
  }

  private func apply(_ items: [String], isAnimated: Bool = true, _ name: String? = nil) {
    applier.submit(
      .init(change: .difference(list(items)), isAnimated: isAnimated) { [unowned self] in
        if let name { order.append(name) }
      }, for: self)
  }

  func testTheFirstChangeWithoutAnAnimationReloads() {
    apply(["a"], isAnimated: false, "first")
    XCTAssertEqual(view.takeLog(), ["reload data", "layout"])
    XCTAssertEqual(order, ["first"], "the completion is called at once")
    view.shown = [1]
    apply(["a", "b"], isAnimated: false)
    XCTAssertEqual(view.takeLog(), ["begin", "carry out insert items [0, 1]", "end"])
  }

  func testOutsideOfAWindow_aTableReloads() {
    start(FakeItemView([]), reloadsOutsideWindow: true)
    for items in [["a"], ["a", "b"]] {
      apply(items, isAnimated: false)
      XCTAssertEqual(view.takeLog(), ["reload data", "layout"])
      view.shown = [items.count]
    }
    view.isInWindow = true
    apply(["b"], isAnimated: false)
    XCTAssertEqual(view.takeLog(), ["begin", "carry out delete items [0, 0]", "end"])
  }

  func testWhatIsAppliedMeanwhileWaitsForItsTurn() {
    view.onCarryOut = { [unowned self] in
      view.onCarryOut = nil
      apply(["a", "b", "c"])
      order.append("submitted")
      XCTAssertEqual(applier.state.shown.itemIdentifiers, ["a", "b"])
    }
    apply(["a"], isAnimated: false)
    view.shown = [1]
    _ = view.takeLog()
    apply(["a", "b"])
    XCTAssertEqual(order, ["submitted"])
    XCTAssertEqual(applier.state.shown.itemIdentifiers, ["a", "b", "c"])
    XCTAssertEqual(view.takeLog().filter { $0.hasPrefix("carry") }.count, 2)
  }

  func testSnapshotsWaitForAnOpenBatch() {
    apply(["a"], isAnimated: false)
    view.shown = [1]
    view.updates.beginUpdates()
    apply(["a", "b"])
    XCTAssertEqual(applier.state.shown.itemIdentifiers, ["a"])
    view.updates.endUpdates()
    XCTAssertEqual(applier.state.shown.itemIdentifiers, ["a", "b"])
  }

  func testSnapshotsOfAnotherThreadAreShownOnTheMainThread() {
    apply(["a"], isAnimated: false)
    view.shown = [1]
    let done = expectation(description: "shown")
    nonisolated(unsafe) let request = Applier.Request(change: .difference(list(["b"])), isAnimated: true) {
      XCTAssertTrue(Thread.isMainThread)
      done.fulfill()
    }
    let applier: Applier = applier
    nonisolated(unsafe) let owner = self
    DispatchQueue.global().async { applier.submit(request, for: owner) }
    wait(for: [done], timeout: 60)
    XCTAssertEqual(applier.state.shown.itemIdentifiers, ["b"])
  }

  func testMarkedItemsAreReloadedOrReconfigured() {
    apply(["a", "b", "c"], isAnimated: false)
    view.shown = [3]
    _ = view.takeLog()
    var marked = list(["a", "b", "c", "d"])
    _ = marked.reload(["a"])
    _ = marked.reconfigure(["b", "d"])
    applier.submit(.init(change: .difference(marked), isAnimated: true), for: self)
    XCTAssertEqual(
      view.takeLog(),
      ["begin", "carry out insert items [0, 3]; reload items [0, 0]", "reconfigure [0, 1]", "end"],
      "a new item is not reconfigured")
  }

  func testAListAheadOfTheState_isWhereTheDifferenceStarts() {
    apply(["a", "b", "c"], isAnimated: false)
    view.shown = [3]
    _ = view.takeLog()
    applier.listAheadOfState = { [unowned self] in list(["b", "c", "a"]) }
    apply(["b", "c", "a"])
    XCTAssertEqual(view.takeLog().filter { $0.hasPrefix("carry") }, [], "the view shows that already")
    XCTAssertEqual(applier.state.shown.itemIdentifiers, ["b", "c", "a"])
  }

  func testWithoutAView_completionsAreStillCalled() {
    view = nil
    let done = expectation(description: "completion")
    applier.submit(.init(change: .difference(list(["a"]))) { done.fulfill() }, for: self)
    XCTAssertEqual(applier.state.shown.itemIdentifiers, ["a"])
    wait(for: [done], timeout: 60)
  }

  func testAReload_showsWithoutADifference() {
    view.isInWindow = true
    applier.submit(.init(change: .reload(list(["a"])), completion: { self.order.append("reloaded") }), for: self)
    XCTAssertEqual(view.takeLog(), ["reload data", "layout if needed"])
    XCTAssertEqual(order, ["reloaded"])
  }
}
