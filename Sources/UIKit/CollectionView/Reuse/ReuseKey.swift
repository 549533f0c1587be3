/// What the views of a collection view are used again for: one kind of element and one identifier.
struct ReuseKey: Hashable {
  /// As in `ElementKey`.
  let kind: Int32
  let identifier: String
}
