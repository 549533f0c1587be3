import CollectionCore
import Foundation

@testable import UIKit

/// An element of `FakeItemView`.
@MainActor final class FakeElement: ItemElement {
  var key: ElementKey
  let view = UIView()
  weak var update: RunningUpdate<FakeElement>?

  /// The position in the drawing order, which takes precedence over the key.
  var layer = 0

  init(_ key: ElementKey) { self.key = key }

  static func precedes(_ first: FakeElement, _ second: FakeElement) -> Bool {
    first.layer != second.layer ? first.layer < second.layer : first.key < second.key
  }
}

/// An item view for tests that is not a view. It has counts of items and logs the calls that it receives.
@MainActor class FakeItemView: UpdateHost {
  /// The counts of the data source, or `nil` if there is none.
  var data: [Int]?
  /// The counts of the displayed items.
  var shown: [Int]?
  var log: [String] = []
  var needsReload = false
  var isInWindow = false
  var elements: [FakeElement] = []
  /// A closure that returns the counts of the data source, or `nil` to use `data`.
  var counts: (() -> [Int])?
  /// A closure that is called when an update is performed.
  var onCarryOut: (() -> Void)?
  /// A closure that is called when the number of sections is requested.
  var whileCounting: (() -> Void)?
  private(set) lazy var updates = UpdateCoordinator(self)
  private(set) lazy var animator = UpdateAnimator(self)

  init(_ counts: [Int]) {
    data = counts
    shown = counts
  }

  static var terms: ItemTerms { .tableView }
  var dataSourceName: String { "Numbers" }

  func requestNumberOfSections() -> Int? {
    whileCounting?()
    return (counts?() ?? data)?.count
  }
  func requestNumberOfItems(inSection section: Int) -> Int? { (counts?() ?? data)?[section] }

  func setNeedsReload() {
    log.append("needs reload")
    needsReload = true
    updates.discardOperations()
  }
  var cachedCounts: SectionCounts? { shown.map { SectionCounts($0) } }
  func discardCounts() { log.append("discard counts") }
  var shownCounts: SectionCounts {
    if let shown { return SectionCounts(shown) }
    log.append("reads counts")
    let read = updates.reader.allCounts
    shown = Array(read)
    return read
  }
  var mapping = DataMapping()
  func visibleElement(_ key: ElementKey) -> FakeElement? { elements.first { $0.key == key } }
  var visibleElements: [FakeElement] { elements }
  func runLayoutPass() {
    log.append("layout")
    needsReload = false
  }

  func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)?) {
    self.updates.performBatch(updates, completion: completion)
  }
  func reloadData() { log.append("reload data") }
  func layoutIfNeeded() { log.append("layout if needed") }
  func callPublicMethod(_ update: PublicUpdateCall, style: Void) {
    log.append("\(update)".prefix { $0 != "(" }.description)
    // As the public methods do, even if all index paths are valid.
    updates.record { $0.insertedSections.insert(100) }
  }
  func batchWillBegin() { log.append("begin") }
  func batchDidEnd() { log.append("end") }
  func carryOut(
    _ change: PresentedUpdate, _ operations: UpdateOperations, reconfigured: [ItemIndex],
    completions: [(Bool) -> Void]
  ) {
    log.append("carry out \(operations.operations)")
    for item in reconfigured { log.append("reconfigure \(item)") }
    shown = Array(change.shownMap.countsAfter)
    mapping.apply(change)
    onCarryOut?()
    finishLater(completions, true)
  }
  func reconfigure(_ items: [ItemIndex], completions: [(Bool) -> Void]) {
    for item in items { log.append("reconfigure \(item)") }
    finishLater(completions, true)
  }
  var canShowUpdates = true
  func setNeedsPreparation() { log.append("prepare") }
  func reload(after change: PresentedUpdate) {
    log.append("reload \(change.dataMap.countsAfter)")
    shown = Array(change.shownMap.countsAfter)
    mapping.apply(change)
  }
  func reloadAfterInconsistency(_ counts: SectionCounts) {
    log.append("recover \(counts)")
    shown = Array(counts)
  }
  var inconsistencyDetails: String { "Fake" }
  func reportInconsistency(_ message: String) { log.append(message) }
  func recycle(_ element: FakeElement, belongsToItem: Bool) { log.append("recycle \(element.key.item)") }

  /// Returns and clears the log.
  func takeLog() -> [String] {
    defer { log = [] }
    return log
  }
}

/// A subclass like that of an application, for which snapshots call the public methods.
@MainActor final class FakeSubclass: FakeItemView {}
