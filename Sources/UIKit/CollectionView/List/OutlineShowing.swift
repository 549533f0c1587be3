import Foundation

/// A data source whose items may have others below them: diffable data sources with section snapshots. List cells ask it
/// for their chevrons.
@MainActor
protocol OutlineShowing: AnyObject {
  /// Whether what lies below an item is shown; nil for an item of no outline.
  func isExpanded(at path: IndexPath) -> Bool?
  /// How many ancestors an item has; nil for an item of no outline.
  func level(at path: IndexPath) -> Int?
  /// Shows or hides what lies below an item, on the user's behalf. Answers whether it is so afterwards.
  @discardableResult
  func setExpanded(at path: IndexPath, _ isExpanded: Bool) -> Bool
}

extension UICollectionViewDiffableDataSource: OutlineShowing {
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
