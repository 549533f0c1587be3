/// What a kind of item view and its items are called in messages.
struct ItemTerms: Sendable {
  /// One item: `item`, `row`.
  let item: String
  /// Several: `items`, `rows`.
  let items: String
  /// The view: `collection view`, `table view`.
  let view: String

  /// The words for collection views.
  static let collectionView = ItemTerms(item: "item", items: "items", view: "collection view")

  /// The words for table views.
  static let tableView = ItemTerms(item: "row", items: "rows", view: "table view")
}
