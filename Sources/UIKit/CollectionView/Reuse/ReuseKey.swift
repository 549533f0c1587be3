/// The key of the views in a reuse pool that can replace each other: an element kind and a reuse identifier.
struct ReuseKey: Hashable {
  /// The number of the element kind, as in `ElementKey`. It is 0 for cells.
  let kind: Int32
  let identifier: String
}
