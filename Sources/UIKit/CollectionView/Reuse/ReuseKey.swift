/// The key of a reuse pool: an element kind and a reuse identifier.
struct ReuseKey: Hashable {
  /// The number of the element kind, as in `ElementKey`.
  let kind: Int32
  let identifier: String
}
