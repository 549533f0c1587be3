import CollectionCore
import Foundation

/// A snapshot of the data of one section. It contains items with unique identifiers, as a list or as an outline. In an
/// outline, the children of expanded items are shown.
///
/// The section shows the snapshot after it is applied. A snapshot is a value, and copies share their storage.
///
/// For calls in which UIKit raises an exception, an error is reported and only the invalid part is ignored.
@preconcurrency
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
where ItemIdentifierType: Hashable, ItemIdentifierType: Sendable {
  var tree: OutlineTree<ItemIdentifierType>

  /// Creates a snapshot without items.
  public init() { tree = OutlineTree() }

  /// Creates a copy of a snapshot.
  ///
  /// - Parameter snapshot: The snapshot to copy.
  public init(_ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>) { self = snapshot }

  init(_ tree: OutlineTree<ItemIdentifierType>) { self.tree = tree }

  // MARK: Items

  /// The identifiers of all items. An item precedes its children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var items: [ItemIdentifierType] { tree.allItems }
  /// The identifiers of the items without a parent, in order.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items without a parent.
  public var rootItems: [ItemIdentifierType] { tree.rootItems }
  /// The identifiers of the items that the section shows, because all of their ancestors are expanded. An item precedes
  /// its children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of visible items.
  public var visibleItems: [ItemIdentifierType] { tree.visibleItems }

  /// The identifiers of all expanded items, even of those that are not visible. An item precedes its children.
  ///
  /// - Complexity: O(*n*), where *n* is the number of items.
  public var expandedItems: [ItemIdentifierType] { tree.expandedItems }

  /// Returns whether the snapshot contains an item.
  ///
  /// - Parameter item: The identifier of the item.
  /// - Returns: `true` if the snapshot contains the item.
  /// - Complexity: O(1).
  public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }
  /// Returns the index of an item among all `items`.
  ///
  /// - Parameter item: The identifier of the item.
  /// - Returns: The index, or `nil` if the snapshot does not contain the item.
  /// - Complexity: O(*n*), where *n* is the number of items.
  public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }
  /// Returns the number of ancestors of an item.
  ///
  /// - Parameter item: The identifier of the item. An error is reported if it does not exist.
  /// - Returns: The number of ancestors. It is 0 for a root item, and if there is no such item.
  /// - Complexity: O(*n*), where *n* is the number of ancestors.
  public func level(of item: ItemIdentifierType) -> Int {
    if let level = tree.level(of: item) { return level }
    reportMissing(item, "level(of:)", "0 is returned")
    return 0
  }
  /// Returns the item under which an item is nested.
  ///
  /// - Parameter child: The identifier of the item. An error is reported if it does not exist.
  /// - Returns: The identifier of the parent, or `nil` for a root item and if there is no such item.
  /// - Complexity: O(1).
  public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
    if !tree.contains(child) { reportMissing(child, "parent(of:)", "nil is returned") }
    return tree.parent(of: child)
  }
  /// Returns whether an item is expanded. The children of a visible expanded item are visible.
  ///
  /// - Parameter item: The identifier of the item.
  /// - Returns: `true` if the item is expanded.
  /// - Complexity: O(1).
  public func isExpanded(_ item: ItemIdentifierType) -> Bool { tree.isExpanded(item) }
  /// Returns whether all ancestors of an item are expanded. The item may be off screen.
  ///
  /// - Parameter item: The identifier of the item.
  /// - Returns: `true` if the item is visible.
  /// - Complexity: O(*n*), where *n* is the number of ancestors.
  public func isVisible(_ item: ItemIdentifierType) -> Bool { tree.isVisible(item) }

  /// Returns the descendants of an item as a separate snapshot.
  ///
  /// - Parameters:
  ///   - parent: The identifier of the item. An error is reported if it does not exist.
  ///   - includingParent: `true` to include the item as the root, or `false` to use its children as the roots.
  /// - Returns: The snapshot, which is empty if there is no such item.
  /// - Complexity: O(*n*), where *n* is the number of descendants.
  public func snapshot(
    of parent: ItemIdentifierType, includingParent: Bool = false
  ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
    if let subtree = tree.subtree(of: parent, includingItem: includingParent) { return .init(subtree) }
    reportMissing(parent, "snapshot(of:includingParent:)", "an empty snapshot is returned")
    return .init()
  }

  /// Returns a description of the outline for debugging, with a line for each item.
  ///
  /// - Returns: The lines. A line begins with `*` if its item is visible, and contains `+` for an expanded or `-` for a collapsed item.
  public func visualDescription() -> String { tree.visualDescription }

  // MARK: Edits

  /// Appends items to the children of an item, or to the root items. The new items are collapsed.
  ///
  /// - Parameters:
  ///   - items: The identifiers of the new items. Identifiers that already exist are ignored, and an error is reported.
  ///   - parent: The identifier of the parent, or `nil` for root items. If there is no such item, an error is reported
  ///     and nothing is added.
  public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
    Self.report(tree.append(items, to: parent), parent, items.count, "append(_:to:)")
  }

  /// Inserts items before an item, with the same parent.
  ///
  /// - Parameters:
  ///   - items: The identifiers of the new items. Identifiers that already exist are ignored, and an error is reported.
  ///   - item: The identifier of the item to precede. If there is no such item, an error is reported and nothing is
  ///     added.
  public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
    Self.report(tree.insert(items, .before, item), item, items.count, "insert(_:before:)")
  }

  /// Inserts items after an item and its descendants, with the same parent.
  ///
  /// - Parameters:
  ///   - items: The identifiers of the new items. Identifiers that already exist are ignored, and an error is reported.
  ///   - item: The identifier of the item to follow. If there is no such item, an error is reported and nothing is
  ///     added.
  public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
    Self.report(tree.insert(items, .after, item), item, items.count, "insert(_:after:)")
  }

  /// Inserts all items of another snapshot before an item, with their expanded states.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to insert. If some of its items exist already, an error is reported and nothing is
  ///     added.
  ///   - item: The identifier of the item to precede. If there is no such item, an error is reported and nothing is
  ///     added.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
  ) {
    Self.report(tree.insert(snapshot.tree, .before, item), item, snapshot.tree.items.count, "insert(_:before:)")
  }

  /// Inserts all items of another snapshot after an item and its descendants, with their expanded states.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to insert. If some of its items exist already, an error is reported and nothing is
  ///     added.
  ///   - item: The identifier of the item to follow. If there is no such item, an error is reported and nothing is
  ///     added.
  public mutating func insert(
    _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
  ) {
    Self.report(tree.insert(snapshot.tree, .after, item), item, snapshot.tree.items.count, "insert(_:after:)")
  }

  /// Replaces the children of an item with the items of another snapshot.
  ///
  /// - Parameters:
  ///   - parent: The identifier of the item. If there is no such item, an error is reported and nothing changes.
  ///   - snapshot: The new children. If some of them exist in other parts of the snapshot, an error is reported and
  ///     nothing changes.
  public mutating func replace(
    childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
  ) {
    Self.report(
      tree.replaceChildren(of: parent, with: snapshot.tree), parent, snapshot.tree.items.count,
      "replace(childrenOf:using:)")
  }

  /// Deletes items and all of their descendants.
  ///
  /// - Parameter items: The identifiers of the items. Identifiers that do not exist are ignored.
  public mutating func delete(_ items: [ItemIdentifierType]) { tree.delete(items) }

  /// Deletes all items, so that the snapshot is empty.
  public mutating func deleteAll() { tree.deleteAll() }

  /// Expands items, so that the view shows their children.
  ///
  /// - Parameter items: The identifiers of the items. Identifiers that do not exist are ignored, and an error is
  ///   reported.
  public mutating func expand(_ items: [ItemIdentifierType]) {
    SnapshotDiagnostics.reportUnknown(tree.setExpanded(items, true), "expand(_:)", "expand item", "they are ignored")
  }

  /// Collapses items, so that the view hides their children.
  ///
  /// - Parameter items: The identifiers of the items. Identifiers that do not exist are ignored, and an error is
  ///   reported.
  public mutating func collapse(_ items: [ItemIdentifierType]) {
    SnapshotDiagnostics.reportUnknown(
      tree.setExpanded(items, false), "collapse(_:)", "collapse item", "they are ignored")
  }

  // MARK: Mistakes

  private func reportMissing(_ item: ItemIdentifierType, _ call: String, _ outcome: String) {
    SnapshotDiagnostics.report("\(call): there is no item \(item) in the section snapshot; \(outcome)")
  }

  /// Reports an error if an insertion ignored items, or if the item before or after which it inserts does not exist.
  ///
  /// The method is static, because a method of the snapshot would hold a copy of it during the insertion, which would then copy
  /// all items.
  ///
  /// - Parameter rejectedItems: The items that were ignored because they exist already, or `nil` if the item in `anchor` does
  ///   not exist.
  private static func report(
    _ rejectedItems: [ItemIdentifierType]?, _ anchor: ItemIdentifierType?, _ count: Int, _ call: String
  ) {
    guard let rejectedItems else {
      SnapshotDiagnostics.report(
        "\(call): there is no item \(anchor.map { "\($0)" } ?? "nil") in the section snapshot; the \(count) items "
          + "are ignored"
      )
      return
    }
    SnapshotDiagnostics.reportRepeated(rejectedItems, call)
  }
}

extension NSDiffableDataSourceSectionSnapshot: Sendable {}
