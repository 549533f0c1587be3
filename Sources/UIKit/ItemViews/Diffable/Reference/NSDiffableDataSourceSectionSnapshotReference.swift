import Foundation

/// A snapshot of the data of one section, as an object with identifiers of any hashable types, for Objective-C.
///
/// In Swift, use `NSDiffableDataSourceSectionSnapshot`. This class is based on it, with the same complexity and the
/// same handling of invalid calls.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  final var value: NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>

  /// Creates a snapshot without items.
  public override init() { value = .init() }

  init(_ value: NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>) { self.value = value }

  /// Returns a copy of the snapshot. Later changes of one of them do not affect the other.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The copy.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(value) }

  // MARK: Items

  /// The identifiers of all items. An item precedes its children.
  open var items: [Any] { value.items.originalValues }
  /// The identifiers of the items without a parent, in order.
  open var rootItems: [Any] { value.rootItems.originalValues }
  /// The identifiers of the items whose ancestors are all expanded. An item precedes its children.
  open var visibleItems: [Any] { value.visibleItems.originalValues }
  /// Returns all expanded items, even those that are not visible. An item precedes its children.
  ///
  /// - Returns: The identifiers of the items.
  open func expandedItems() -> [Any] { value.expandedItems.originalValues }

  /// Returns whether the snapshot contains an item, at any level and even if it is in a collapsed one.
  ///
  /// - Parameter item: The identifier of the item.
  /// - Returns: `true` if the snapshot contains the item.
  open func containsItem(_ item: Any) -> Bool { value.contains(ReferenceIdentifier(item)) }
  /// Returns the index of an item among all items.
  ///
  /// - Parameter item: The identifier of the item.
  /// - Returns: The index, or `NSNotFound` if there is no such item.
  open func index(ofItem item: Any) -> Int { value.index(of: ReferenceIdentifier(item)) ?? NSNotFound }
  /// Returns the number of ancestors of an item.
  ///
  /// - Parameter item: The identifier of the item. An error is reported if it does not exist.
  /// - Returns: The number of ancestors, which is 0 if there is no such item.
  open func level(ofItem item: Any) -> Int { value.level(of: ReferenceIdentifier(item)) }
  /// Returns the item under which an item is nested.
  ///
  /// - Parameter childItem: The identifier of the item. An error is reported if it does not exist.
  /// - Returns: The identifier of the parent, or `nil` for a root item and if there is no such item.
  open func parent(ofChildItem childItem: Any) -> Any? {
    value.parent(of: ReferenceIdentifier(childItem))?.originalValue
  }
  /// Returns whether an item is expanded. The children of a visible expanded item are visible.
  ///
  /// - Parameter item: The identifier of the item.
  /// - Returns: `true` if the item is expanded.
  open func isExpanded(_ item: Any) -> Bool { value.isExpanded(ReferenceIdentifier(item)) }
  /// Returns whether all ancestors of an item are expanded.
  ///
  /// - Parameter item: The identifier of the item.
  /// - Returns: `true` if the item is visible.
  open func isVisible(_ item: Any) -> Bool { value.isVisible(ReferenceIdentifier(item)) }

  /// Returns the descendants of an item as a separate snapshot, with its children as the roots.
  ///
  /// - Parameter parentItem: The identifier of the item.
  /// - Returns: The snapshot.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }
  /// Returns the descendants of an item as a separate snapshot.
  ///
  /// - Parameters:
  ///   - parentItem: The identifier of the item.
  ///   - includingParentItem: `true` to include the item as the root, or `false` to use its children as the roots.
  /// - Returns: The snapshot.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(
      value.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem))
  }

  /// Returns a description of the outline for debugging, with a line for each item.
  ///
  /// - Returns: The lines. A line begins with `*` if its item is visible, and contains `+` for an expanded or `-` for a collapsed item.
  open func visualDescription() -> String { value.visualDescription() }

  // MARK: Edits

  /// Appends items after the present root items, in the order of the array.
  ///
  /// - Parameter items: The identifiers of the items.
  open func appendItems(_ items: [Any]) { value.append(items.identifiers) }
  /// Appends items to the children of an item, or to the root items.
  ///
  /// - Parameters:
  ///   - items: The identifiers of the items.
  ///   - parentItem: The identifier of the parent, or `nil` for root items.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    value.append(items.identifiers, to: parentItem.map { ReferenceIdentifier($0) })
  }
  /// Inserts items before an item, with the same parent.
  ///
  /// - Parameters:
  ///   - items: The identifiers of the items.
  ///   - beforeIdentifier: The identifier of the item to precede. If there is no such item, an error is reported and nothing is
  ///     added.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    value.insert(items.identifiers, before: ReferenceIdentifier(beforeIdentifier))
  }
  /// Inserts items after an item and its descendants, with the same parent.
  ///
  /// - Parameters:
  ///   - items: The identifiers of the items.
  ///   - afterIdentifier: The identifier of the item to follow. If there is no such item, an error is reported and nothing is
  ///     added.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    value.insert(items.identifiers, after: ReferenceIdentifier(afterIdentifier))
  }
  /// Inserts all items of another snapshot before an item.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to insert.
  ///   - item: The identifier of the item to precede.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    value.insert(snapshot.value, before: ReferenceIdentifier(item))
  }
  /// Inserts all items of another snapshot after an item and its descendants.
  ///
  /// - Parameters:
  ///   - snapshot: The snapshot to insert.
  ///   - item: The identifier of the item to follow.
  /// - Returns: The identifier in `item`.
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    value.insert(snapshot.value, after: ReferenceIdentifier(item))
    return item
  }
  /// Replaces the children of an item with the items of another snapshot.
  ///
  /// - Parameters:
  ///   - parentItem: The identifier of the item.
  ///   - snapshot: The new children.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) { value.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.value) }
  /// Deletes items and all of their descendants.
  ///
  /// - Parameter items: The identifiers of the items.
  open func deleteItems(_ items: [Any]) { value.delete(items.identifiers) }
  /// Deletes all items, so that the snapshot is empty.
  open func deleteAllItems() { value.deleteAll() }
  /// Expands items, so that the view shows their children.
  ///
  /// - Parameter items: The identifiers of the items.
  open func expandItems(_ items: [Any]) { value.expand(items.identifiers) }
  /// Collapses items, so that the view hides their children.
  ///
  /// - Parameter items: The identifiers of the items.
  open func collapseItems(_ items: [Any]) { value.collapse(items.identifiers) }
}
