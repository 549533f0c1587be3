import Foundation

/// A data source whose items can have child items, such as a diffable data source with section snapshots. List cells
/// call it for their outline disclosures.
@MainActor
protocol OutlineDataSource: AnyObject {
  /// Returns whether an item is expanded, or `nil` if the item is not in an outline.
  func isExpanded(at path: IndexPath) -> Bool?
  /// Returns the number of ancestors of an item, or `nil` if the item is not in an outline.
  func level(at path: IndexPath) -> Int?
  /// Expands or collapses an item in response to the user's action. Returns whether the item has the requested state afterwards.
  /// The result is `false` if the item keeps its state or is not in an outline.
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
