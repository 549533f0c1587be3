import CollectionCore
import Foundation

extension UICollectionViewDiffableDataSource {
  /// Expands or collapses an item of an outline in response to the user's action, with an animation, and calls the
  /// closures in `sectionSnapshotHandlers`.
  ///
  /// Views that show outlines call this method. The result is `true` if the item has the requested state afterwards. It is
  /// `false` if the item keeps its state or is not in an outline.
  @discardableResult
  package final func setExpanded(_ item: ItemIdentifierType, _ isExpanded: Bool) -> Bool {
    guard let section = state.shown.section(containing: item), state.hasOutline(section),
      var outline = state.outline(of: section)
    else { return false }
    guard outline.isExpanded(item) != isExpanded else { return true }
    let handlers = sectionSnapshotHandlers
    guard (isExpanded ? handlers.shouldExpandItem : handlers.shouldCollapseItem)?(item) ?? true else { return false }
    if isExpanded {
      handlers.willExpandItem?(item)
      if let provideSnapshot = handlers.snapshotForExpandingParent {
        let currentSubtree = outline.subtree(of: item, includingItem: false) ?? OutlineTree()
        var snapshot = NSDiffableDataSourceSectionSnapshot(outline)
        snapshot.replace(
          childrenOf: item, using: provideSnapshot(item, NSDiffableDataSourceSectionSnapshot(currentSubtree)))
        outline = snapshot.tree
      }
    } else {
      handlers.willCollapseItem?(item)
    }
    _ = outline.setExpanded([item], isExpanded)
    apply(NSDiffableDataSourceSectionSnapshot(outline), to: section)
    return true
  }
}
