import Foundation

/// The data of one section at one moment, as an object whose identifiers may be of any hashable type: the class that
/// Objective-C sees. Code in Swift uses `NSDiffableDataSourceSectionSnapshot`, which this one stands on; what is said
/// there of mistakes and costs holds here.
open class NSDiffableDataSourceSectionSnapshotReference: NSObject, NSCopying {
  final var value: NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>

  /// A snapshot without items.
  public override init() { value = .init() }

  init(_ value: NSDiffableDataSourceSectionSnapshot<ReferenceIdentifier>) { self.value = value }

  /// A snapshot that can be changed by itself.
  open func copy(with zone: NSZone? = nil) -> Any { NSDiffableDataSourceSectionSnapshotReference(value) }

  // MARK: Items

  /// All items, each before its children.
  open var items: [Any] { value.items.anys }
  /// The items without a parent.
  open var rootItems: [Any] { value.rootItems.anys }
  /// The items whose ancestors are all expanded, each before its children.
  open var visibleItems: [Any] { value.visibleItems.anys }
  /// The items whose children are shown where they are shown themselves, each before its children.
  open func expandedItems() -> [Any] { value.expandedItems.anys }

  /// Whether an item is there.
  open func containsItem(_ item: Any) -> Bool { value.contains(ReferenceIdentifier(item)) }
  /// The place of an item among all; `NSNotFound` for one that is not there.
  open func index(ofItem item: Any) -> Int { value.index(of: ReferenceIdentifier(item)) ?? NSNotFound }
  /// How many ancestors an item has. One that is not there is reported and has none.
  open func level(ofItem item: Any) -> Int { value.level(of: ReferenceIdentifier(item)) }
  /// The item that another one is directly below; nil for a root. An item that is not there is reported.
  open func parent(ofChildItem childItem: Any) -> Any? { value.parent(of: ReferenceIdentifier(childItem))?.any }
  /// Whether the children of an item are shown where the item is.
  open func isExpanded(_ item: Any) -> Bool { value.isExpanded(ReferenceIdentifier(item)) }
  /// Whether all ancestors of an item are expanded.
  open func isVisible(_ item: Any) -> Bool { value.isVisible(ReferenceIdentifier(item)) }

  /// What is below an item, with its children as roots.
  open func ofParentItem(_ parentItem: Any) -> NSDiffableDataSourceSectionSnapshotReference {
    ofParentItem(parentItem, includingParentItem: false)
  }
  /// What is below an item, with that item as its root or with its children as roots.
  open func ofParentItem(
    _ parentItem: Any, includingParentItem: Bool
  ) -> NSDiffableDataSourceSectionSnapshotReference {
    NSDiffableDataSourceSectionSnapshotReference(
      value.snapshot(of: ReferenceIdentifier(parentItem), includingParent: includingParentItem))
  }

  /// A line for each item: `*` where it is visible, `+` where it is expanded, `-` where it is collapsed.
  open func visualDescription() -> String { value.visualDescription() }

  // MARK: Edits

  /// Adds items behind the roots.
  open func appendItems(_ items: [Any]) { value.append(items.identifiers) }
  /// Adds items behind the children of another one, or behind the roots.
  open func appendItems(_ items: [Any], intoParentItem parentItem: Any?) {
    value.append(items.identifiers, to: parentItem.map { ReferenceIdentifier($0) })
  }
  /// Puts items right before another one, below the same parent.
  open func insertItems(_ items: [Any], beforeItem beforeIdentifier: Any) {
    value.insert(items.identifiers, before: ReferenceIdentifier(beforeIdentifier))
  }
  /// Puts items right behind another one (and what is below it), with the same parent.
  open func insertItems(_ items: [Any], afterItem afterIdentifier: Any) {
    value.insert(items.identifiers, after: ReferenceIdentifier(afterIdentifier))
  }
  /// Puts all items of another snapshot right before an item.
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, beforeItem item: Any) {
    value.insert(snapshot.value, before: ReferenceIdentifier(item))
  }
  /// Puts all items of another snapshot right behind an item (and what is below it). Answers that item.
  @discardableResult
  open func insert(_ snapshot: NSDiffableDataSourceSectionSnapshotReference, afterItem item: Any) -> Any {
    value.insert(snapshot.value, after: ReferenceIdentifier(item))
    return item
  }
  /// Makes the items of another snapshot the children of an item, in the place of those that it has.
  open func replaceChildren(
    ofParentItem parentItem: Any, with snapshot: NSDiffableDataSourceSectionSnapshotReference
  ) { value.replace(childrenOf: ReferenceIdentifier(parentItem), using: snapshot.value) }
  /// Takes items away, with everything below them.
  open func deleteItems(_ items: [Any]) { value.delete(items.identifiers) }
  /// Takes all items away.
  open func deleteAllItems() { value.deleteAll() }
  /// Shows the children of items where these are shown.
  open func expandItems(_ items: [Any]) { value.expand(items.identifiers) }
  /// Hides the children of items.
  open func collapseItems(_ items: [Any]) { value.collapse(items.identifiers) }
}
