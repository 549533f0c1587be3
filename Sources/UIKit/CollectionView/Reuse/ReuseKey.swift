/// A key that identifies interchangeable views in a reuse pool by their element kind and reuse identifier.
struct ReuseKey: Hashable {
  /// The number of the element kind, as in `ElementKey`. It is 0 for cells.
  let kind: Int32
  let identifier: String
}
