/// The key of a reuse pool: an element kind and a reuse identifier.
struct ReuseKey: Hashable {
  /// The number of the element kind, as in `ElementKey`. It is 0 for cells.
  let kind: Int32
  let identifier: String
}
