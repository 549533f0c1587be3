import CollectionCore
import RuntimeInterface
import UIKitTesting
import XCTest

@testable import UIKit

/// Batch updates of an item view that is not a view.
@preconcurrency @MainActor
final class UpdateCoordinatorTests: XCTestCase {
  /// Returns the reports that are made while a closure runs.
  private func reports(of body: () -> Void) -> [String] {
    var reports: [String] = []
    let old = Diagnostics.handler
    Diagnostics.handler = { reports.append($0) }
    defer { Diagnostics.handler = old }
    body()
    return reports
  }

  private func insert(_ item: Int, _ view: FakeItemView) {
    view.updates.record { $0.insertedItems.insert(ItemIndex(0, item)) }
  }

  func testAnUpdateOutsideOfABatchIsABatch() {
    let view = FakeItemView([3])
    view.data = [4]
    insert(1, view)
    XCTAssertEqual(view.takeLog(), ["begin", "carry out insert items [0, 1]", "end"])
    XCTAssertEqual(view.shown, [4])
  }

  func testNestedBatchesAreOne() {
    let view = FakeItemView([3])
    view.updates.performBatch {
      view.data = [5]
      self.insert(1, view)
      XCTAssertTrue(view.updates.isBatchOpen)
      view.updates.performBatch({ self.insert(2, view) }, completion: nil)
      XCTAssertTrue(view.updates.isBatchOpen)
      XCTAssertEqual(view.takeLog(), ["begin"])
    } completion: { _ in
    }
    XCTAssertFalse(view.updates.isBatchOpen)
    XCTAssertEqual(view.takeLog(), ["carry out insert items [0, 1], [0, 2]", "end"])
  }

  /// In a callback of a layout pass or of another update, the data is shown by a reload in the next pass.
  func testABatchInACallback_isShownLater() {
    let view = FakeItemView([3])
    view.canShowUpdates = false
    let done = expectation(description: "completion")
    view.updates.performBatch {
      view.data = [4]
      self.insert(1, view)
    } completion: { _ in
      done.fulfill()
    }
    XCTAssertEqual(view.takeLog(), ["begin", "reload {4}", "end"])
    XCTAssertEqual(view.shown, [4])
    wait(for: [done], timeout: 60)
    view.updates.performBatch(nil, completion: nil)
    XCTAssertEqual(view.takeLog(), ["begin", "prepare", "end"])
  }

  func testCompletionsComeOuterFirst() {
    let view = FakeItemView([3])
    var order: [String] = []
    let all = expectation(description: "completions")
    all.expectedFulfillmentCount = 3
    view.updates.performBatch {
      view.updates.performBatch(nil) { _ in
        order.append("first inner")
        all.fulfill()
      }
      view.updates.performBatch(nil) { _ in
        order.append("second inner")
        all.fulfill()
      }
    } completion: { finished in
      XCTAssertTrue(finished)
      order.append("outer")
      all.fulfill()
    }
    XCTAssertEqual(order, [], "completions are not called at once")
    wait(for: [all], timeout: 60)
    XCTAssertEqual(order, ["outer", "first inner", "second inner"])
  }

  func testCountsAreReadBeforeTheDataChanges() {
    let view = FakeItemView([3])
    view.shown = nil
    view.updates.performBatch {
      XCTAssertEqual(view.takeLog(), ["begin", "reads counts"])
      view.data = [2]
      view.updates.record { $0.deletedItems = [ItemIndex(0, 0)] }
    } completion: { _ in
    }
    XCTAssertEqual(view.takeLog(), ["carry out delete items [0, 0]", "end"])
  }

  func testABatchThatDoesNotFitRecovers() throws {
    let view = FakeItemView([3])
    view.data = [7]
    insert(1, view)
    let log = view.takeLog()
    XCTAssertEqual(log.count, 4, "\(log)")
    XCTAssertTrue(try XCTUnwrap(log.dropFirst().first).hasPrefix("Invalid update: invalid number of rows in section 0"))
    XCTAssertEqual(log.suffix(2), ["recover {7}", "end"])
    // The next one starts from the current state.
    view.data = [8]
    insert(1, view)
    XCTAssertEqual(view.takeLog(), ["begin", "carry out insert items [0, 1]", "end"])
  }

  func testAReloadInABatchDropsItsOperations() {
    let view = FakeItemView([3])
    view.updates.performBatch {
      self.insert(1, view)
      view.setNeedsReload()
    } completion: { _ in
    }
    XCTAssertEqual(view.takeLog(), ["begin", "needs reload", "discard counts", "layout", "end"])
  }

  func testNothingIsUpdatedWhileTheDataSourceCounts() {
    let view = FakeItemView([3])
    let reported = self.reports {
      view.whileCounting = {
        view.whileCounting = nil
        self.insert(0, view)
      }
      _ = view.updates.reader.allCounts
    }
    XCTAssertEqual(reported.count, 1)
    XCTAssertTrue(reported.first?.contains("cannot be updated while its data source Numbers is being called") ?? false)
    XCTAssertEqual(view.takeLog(), ["needs reload"], "the data may have changed, so the view reloads")
  }

  func testReconfiguredItemsFollowTheBatch() {
    let view = FakeItemView([3])
    view.updates.reconfigure([IndexPath(item: 2, section: 0)])
    XCTAssertEqual(view.takeLog(), ["reconfigure [0, 2]"])
    view.updates.performBatch {
      view.data = [3]
      view.updates.reconfigure([IndexPath(item: 1, section: 0), IndexPath(item: 2, section: 0)])
      view.updates.record {
        $0.deletedItems = [ItemIndex(0, 1)]
        $0.insertedItems = [ItemIndex(0, 0)]
      }
      XCTAssertEqual(view.takeLog(), ["begin"])
    } completion: { _ in
    }
    XCTAssertEqual(
      view.takeLog(),
      ["begin", "carry out delete items [0, 1]; insert items [0, 0]", "reconfigure [0, 2]", "end"].suffix(3))
  }

  func testEndUpdatesWithoutBeginIsReported() {
    let view = FakeItemView([1])
    let reported = self.reports { view.updates.endUpdates() }
    XCTAssertEqual(reported.count, 1)
    XCTAssertEqual(view.takeLog(), [])
    view.updates.beginUpdates()
    view.updates.endUpdates()
    XCTAssertEqual(view.takeLog(), ["begin", "carry out none", "end"])
  }

  func testWhatWaitsRunsAfterTheOutermostBatch() {
    let view = FakeItemView([1])
    XCTAssertTrue(view.updates.isReady { XCTFail("was ready") })
    view.updates.performBatch {
      view.updates.performBatch {
        XCTAssertFalse(view.updates.isReady { view.log.append("later") })
      } completion: { _ in
      }
    } completion: { _ in
    }
    XCTAssertEqual(view.takeLog(), ["begin", "carry out none", "end", "later"])
  }

  // MARK: Snapshots

  private func update(_ before: [Int], _ after: [Int], _ change: (inout UpdateOperations) -> Void) throws -> DataUpdate
  {
    var operations = UpdateOperations()
    change(&operations)
    let map = try UpdateMap(before: SectionCounts(before), after: SectionCounts(after), operations: operations)
    return DataUpdate(map: map, reconfiguredItems: [ItemIndex(0, 0)], isAnimated: true)
  }

  func testASnapshotIsKnownWithoutItsNames() throws {
    let view = FakeItemView([3])
    let update = try update([3], [4]) { $0.insertedItems = [ItemIndex(0, 3)] }
    view.updates.apply(update, style: (), reloads: true) {
      view.data = [4]
    } completion: {
    }
    XCTAssertEqual(view.takeLog(), ["begin", "carry out insert items [0, 3]", "reconfigure [0, 0]", "end"])
  }

  func testASubclassGetsASnapshotInTwoBatches() throws {
    let view = FakeSubclass([3])
    let update = try update([3], [4]) { $0.insertedItems = [ItemIndex(0, 3)] }
    let done = expectation(description: "completion, once")
    view.updates.apply(update, style: (), reloads: true) {
      view.data = [4]
    } completion: {
      done.fulfill()
    }
    XCTAssertEqual(
      view.takeLog(),
      [
        "begin", "insertItems", "carry out insert items [0, 3]", "reconfigure [0, 0]", "end",
        "begin", "reconfigureItems", "end",
      ])
    wait(for: [done], timeout: 60)
  }

  func testASnapshotThatTheDataSourceDeniesReloads() throws {
    let view = FakeItemView([3])
    let update = try update([3], [4]) { $0.insertedItems = [ItemIndex(0, 3)] }
    view.updates.apply(update, style: (), reloads: false) {
      view.data = [9]
    } completion: {
    }
    let log = view.takeLog()
    XCTAssertEqual(log.first, "begin")
    XCTAssertEqual(log.suffix(3), ["needs reload", "layout", "end"])
    XCTAssertTrue(log[1].contains("returns other numbers of"), log[1])
  }

  func testPlaceholdersStayAmongTheItems() {
    let view = FakeItemView([2])
    let placeholder = PlaceholderItem(reuseIdentifier: "p")
    view.mapping.insert(placeholder, at: IndexPath(item: 1, section: 0))
    view.shown = [3]
    view.data = [3]
    insert(0, view)
    XCTAssertEqual(view.takeLog(), ["begin", "carry out insert items [0, 0]", "end"])
    XCTAssertEqual(view.shown, [4])
    XCTAssertEqual(view.mapping.path(of: placeholder), IndexPath(item: 2, section: 0))
  }

  // MARK: Disappearing elements

  func testADisappearingElementIsTakenBack() {
    let view = FakeItemView([3])
    let element = FakeElement(ElementKey(kind: 0, section: 0, item: 2))
    view.animator.addDisappearing(element)
    let update = RunningUpdate(disappearing: [element])
    XCTAssertTrue(element.update === update)
    view.animator.translateDisappearing { $0.item == 2 ? ElementKey(kind: 0, section: 0, item: 5) : nil }
    XCTAssertNil(view.animator.restoreDisappearing(ElementKey(kind: 0, section: 0, item: 2)))
    XCTAssertTrue(view.animator.restoreDisappearing(ElementKey(kind: 0, section: 0, item: 5)) === element)
    XCTAssertEqual(update.count, 0)
    XCTAssertNil(element.update)
    XCTAssertFalse(view.animator.hasDisappearing)
  }

  func testOutsideOfAWindowElementsAreRecycledAtOnce() {
    let view = FakeItemView([3])
    let elements = [2, 0].map { FakeElement(ElementKey(kind: 0, section: 0, item: $0)) }
    for element in elements { view.animator.addDisappearing(element) }
    let told = expectation(description: "completion")
    view.animator.run(disappearing: elements, isAnimated: true, waits: false) {
      view.log.append("change")
    } completion: { finished in
      XCTAssertFalse(finished)
      told.fulfill()
    }
    XCTAssertEqual(view.takeLog(), ["change", "recycle 2", "recycle 0"])
    XCTAssertFalse(view.animator.hasDisappearing)
    XCTAssertFalse(view.animator.isRunning)
    wait(for: [told], timeout: 60)
  }

  // MARK: Counts

  func testNegativeCountsAreReportedAndNone() {
    let view = FakeItemView([1, -2])
    let reported = self.reports { XCTAssertEqual(Array(view.updates.reader.allCounts), [1, 0]) }
    XCTAssertEqual(reported.count, 1)
    XCTAssertTrue(reported.first?.contains("returned -2 for the number of rows in section 1") ?? false, "\(reported)")
  }

  func testManySectionsAreNotAllAskedFor() throws {
    let many = CountLimit.maximumCountedSections + 1
    let view = FakeItemView(Array(repeating: 1, count: many))
    var expected = SectionCounts(Array(repeating: 1, count: many))
    view.data?[7] = 3
    XCTAssertTrue(view.updates.reader.confirms(expected, in: [5]), "section 7 is not asked for")
    XCTAssertFalse(view.updates.reader.confirms(expected, in: [7]))
    expected.set(3, section: 7)
    XCTAssertTrue(view.updates.reader.confirms(expected, in: [7]))
  }
}
