import Foundation

/// The nouns that error messages use for a table or collection view and its items, because collection views have items
/// and table views have rows.
struct ItemTerms: Sendable {
  /// The noun for one item: `item` or `row`.
  let item: String
  /// The noun for one item with its article: `an item` or `a row`.
  let anItem: String
  /// The plural noun for items: `items` or `rows`.
  let items: String
  /// The noun for the view: `collection view` or `table view`.
  let view: String

  /// The nouns for collection views.
  static let collectionView = ItemTerms(item: "item", anItem: "an item", items: "items", view: "collection view")

  /// The nouns for table views.
  static let tableView = ItemTerms(item: "row", anItem: "a row", items: "rows", view: "table view")

  /// Returns a message that is written for collection views, with the nouns replaced by those of this kind of view.
  func translated(_ text: String) -> String {
    if item == Self.collectionView.item { return text }
    return text.replacingOccurrences(of: Self.collectionView.view, with: view)
      .replacingOccurrences(of: Self.collectionView.items, with: items)
      .replacingOccurrences(of: Self.collectionView.item, with: item)
  }
}
