/// The delegate of a drop interaction that decides while it performs a drop where the items go, as that of an item view
/// does.
@MainActor
protocol DropPlacing: AnyObject {
  /// Returns where the items of the drop go that was just performed, by the identity of the items, and forgets it.
  ///
  /// The delegate is asked for the previews of the items that are missing.
  func consumePlacements() -> [ObjectIdentifier: DropPlacement]
}
