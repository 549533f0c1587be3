import Foundation

/// A data source with items that can have child items: a diffable data source with section snapshots. List cells use it
/// for their disclosures.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Returns whether the children of an item are shown, or `nil` if the item is not in an outline.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Returns the number of ancestors of an item, or `nil` if the item is not in an outline.
  func level(at path: IndexPath) -> Int?
  /// Shows or hides the children of an item for the user, and returns whether the item has that state afterwards.
  @discardableResult
  func setExpanded(at path: IndexPath, _ isExpanded: Bool) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineDataSource {
  func isExpanded(at path: IndexPath) -> Bool? {
    guard let item = itemIdentifier(for: path), let section = state.shown.section(containing: item),
      state.hasOutline(section)
    else { return nil }
    return state.outline(of: section)?.isExpanded(item)
  }

  func level(at path: IndexPath) -> Int? {
    guard let item = itemIdentifier(for: path), let section = state.shown.section(containing: item),
      state.hasOutline(section)
    else { return nil }
    return state.outline(of: section)?.level(of: item)
  }

  func setExpanded(at path: IndexPath, _ isExpanded: Bool) -> Bool {
    itemIdentifier(for: path).map { setExpanded($0, isExpanded) } ?? false
  }
}
