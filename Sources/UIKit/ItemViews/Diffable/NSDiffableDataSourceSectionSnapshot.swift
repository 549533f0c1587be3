import CollectionCore
import Foundation

/// The data of one section at one moment: items, each known by an identifier that is there once, as a list or as an
/// outline in which the children of expanded items are shown.
///
/// A value; copies share what they have in common. A section shows it when it is applied to it.
///
/// What UIKit raises for is reported and left out; everything else of the call is done, so nothing is lost.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  var tree: OutlineTree<ItemIdentifierType>

  /// A snapshot without items.
  public init() { tree = OutlineTree() }

  /// A copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  init(_ tree: OutlineTree<ItemIdentifierType>) { self.tree = tree }

  // MARK: Items

  /// All items, each before its children. O(items).
  public var items: [ItemIdentifierType] { tree.allItems }
  /// The items without a parent. O(roots).
  public var rootItems: [ItemIdentifierType] { tree.rootItems }
  /// The items that the section shows: those whose ancestors are all expanded, each before its children. O(visible items).
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

  /// The items that are expanded, visible or not, each before its children. O(items).
  public var expandedItems: [ItemIdentifierType] { tree.expandedItems }

  /// Whether an item is there. O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }
  /// The place of an item among all (`items`); nil for one that is not there. O(items).
  public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }
  /// How many ancestors an item has: 0 for a root. An item that is not there is reported and has none. O(level).
  public func level(of item: ItemIdentifierType) -> Int {
    if let level = tree.level(of: item) { return level }
    reportMissing(item, "level(of:)", "its level is 0")
    return 0
  }
  /// The item that another one is directly below; nil for a root. An item that is not there is reported. O(1).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    if !tree.contains(child) { reportMissing(child, "parent(of:)", "it has no parent") }
    return tree.parent(of: child)
  }
  /// Whether the children of an item are shown where the item is. O(1).
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }
  /// Whether all ancestors of an item are expanded, on the screen or not. O(level).
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(item) }

  /// What is below an item, as a snapshot of its own: with that item as its root, or with its children as roots. An item
  /// that is not there is reported, and nothing is below it. O(items below).
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let part = tree.subtree(of: parent, includingItem: includingParent) { return .init(part) }
    reportMissing(parent, "snapshot(of:includingParent:)", "the snapshot is empty")
    return .init()
  }

  /// A line for each item: `*` where it is visible, `+` where it is expanded, `-` where it is collapsed.
  public func visualDescription() -> String { tree.visualDescription }

  // MARK: Edits

  /// Adds items behind the children of another one, or behind the roots. They are collapsed. A parent that is not there is
  /// reported, and nothing is added.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    report(tree.append(items, to: parent), parent, items.count, "append(_:to:)")
  }

  /// Puts items right before another one, below the same parent. One that is not there is reported, and nothing is added.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    report(tree.insert(items, .before, item), item, items.count, "insert(_:before:)")
  }

  /// Puts items right behind another one (and what is below it), with the same parent. One that is not there is reported,
  /// and nothing is added.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    report(tree.insert(items, .after, item), item, items.count, "insert(_:after:)")
  }

  /// Puts all items of another snapshot right before an item, with what is expanded of them. Where some are here already,
  /// or that item is not, that is reported, and nothing is added.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    report(tree.insert(snapshot.tree, .before, item), item, snapshot.tree.items.count, "insert(_:before:)")
  }

  /// Puts all items of another snapshot right behind an item (and what is below it). Where some are here already, or that
  /// item is not, that is reported, and nothing is added.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    report(tree.insert(snapshot.tree, .after, item), item, snapshot.tree.items.count, "insert(_:after:)")
  }

  /// Makes the items of another snapshot the children of an item, in the place of those that it has. Where some are here
  /// elsewhere, or that item is not, that is reported, and nothing changes.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    report(
      tree.replaceChildren(of: parent, with: snapshot.tree), parent, snapshot.tree.items.count,
      "replace(childrenOf:using:)")
  }

  /// Takes items away, with everything below them. Items that are not there do not matter.
  public mutating func delete(_ items: [ItemIdentifierType]) { tree.delete(items) }

  /// Takes all items away.
  public mutating func deleteAll() { tree.deleteAll() }

  /// Shows the children of items where these are shown. Items that are not there are reported and left out.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    SnapshotMistake.reportUnknown(tree.setExpanded(items, true), "expand(_:)", "expand item", "they are left out")
  }

  /// Hides the children of items. Items that are not there are reported and left out.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    SnapshotMistake.reportUnknown(tree.setExpanded(items, false), "collapse(_:)", "collapse item", "they are left out")
  }

  // MARK: Mistakes

  private func reportMissing(_ item: ItemIdentifierType, _ call: String, _ outcome: String) {
    SnapshotMistake.report("\(call): there is no item \(item) in the section snapshot; \(outcome)")
  }

  /// - Parameter left: What was left out because it is there already; nil when there was no such anchor.
  private func report(_ left: [ItemIdentifierType]?, _ anchor: ItemIdentifierType?, _ count: Int, _ call: String) {
    guard let left else {
      SnapshotMistake.report(
        "\(call): there is no item \(anchor.map { "\($0)" } ?? "") in the section snapshot; the \(count) items are left out"
      )
      return
    }
    SnapshotMistake.reportRepeated(left, call)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable {}
