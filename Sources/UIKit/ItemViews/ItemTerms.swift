import Foundation

/// The names of an item view and its items in messages.
struct ItemTerms: Sendable {
  /// The singular: `item`, `row`.
  let item: String
  /// The singular with its article: `an item`, `a row`.
  let anItem: String
  /// The plural: `items`, `rows`.
  let items: String
  /// The name of the view: `collection view`, `table view`.
  let view: String

  /// The names for collection views.
  static let collectionView = ItemTerms(item: "item", anItem: "an item", items: "items", view: "collection view")

  /// The names for table views.
  static let tableView = ItemTerms(item: "row", anItem: "a row", items: "rows", view: "table view")

  /// Returns a message about items and collection views with the terms of this kind of view.
  func translated(_ text: String) -> String {
    if item == Self.collectionView.item { return text }
    return text.replacingOccurrences(of: Self.collectionView.view, with: view)
      .replacingOccurrences(of: Self.collectionView.items, with: items)
      .replacingOccurrences(of: Self.collectionView.item, with: item)
  }
}
