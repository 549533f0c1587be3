/// The delegate of a drop interaction that determines the destinations of the items while it performs a drop.
@MainActor
protocol DropPlacing: AnyObject {
  /// Returns the placements of the items of the drop that was just performed, by the identities of the items, and
  /// forgets them.
  ///
  /// The delegate is asked for the previews of items without a placement.
  func consumePlacements() -> [ObjectIdentifier: DropPlacement]
}
