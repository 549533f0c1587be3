import Foundation

/// What a kind of item view and its items are called in messages.
struct ItemTerms: Sendable {
  /// One item: `item`, `row`.
  let item: String
  /// One item with its article: `an item`, `a row`.
  let anItem: String
  /// Several: `items`, `rows`.
  let items: String
  /// The view: `collection view`, `table view`.
  let view: String

  /// The words for collection views.
  static let collectionView = ItemTerms(item: "item", anItem: "an item", items: "items", view: "collection view")

  /// The words for table views.
  static let tableView = ItemTerms(item: "row", anItem: "a row", items: "rows", view: "table view")

  /// Returns a text about items and collection views, in the words of this kind of view.
  func translated(_ text: String) -> String {
    if item == Self.collectionView.item { return text }
    return text.replacingOccurrences(of: Self.collectionView.view, with: view)
      .replacingOccurrences(of: Self.collectionView.items, with: items)
      .replacingOccurrences(of: Self.collectionView.item, with: item)
  }
}
