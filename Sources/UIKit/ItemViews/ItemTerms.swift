import Foundation

/// The words for a kind of item view and its items in error messages.
struct ItemTerms: Sendable {
  /// The word for an item: `item` or `row`.
  let item: String
  /// The word for an item with its article: `an item` or `a row`.
  let anItem: String
  /// The word for several items: `items` or `rows`.
  let items: String
  /// The word for the view: `collection view` or `table view`.
  let view: String

  /// The words for collection views.
  static let collectionView = ItemTerms(item: "item", anItem: "an item", items: "items", view: "collection view")

  /// The words for table views.
  static let tableView = ItemTerms(item: "row", anItem: "a row", items: "rows", view: "table view")

  /// Returns a message about items and collection views with the words for this kind of view.
  func translated(_ text: String) -> String {
    if item == Self.collectionView.item { return text }
    return text.replacingOccurrences(of: Self.collectionView.view, with: view)
      .replacingOccurrences(of: Self.collectionView.items, with: items)
      .replacingOccurrences(of: Self.collectionView.item, with: item)
  }
}
