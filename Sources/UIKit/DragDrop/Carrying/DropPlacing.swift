/// The delegate of a drop interaction that determines the destinations of the items while it performs a drop.
@MainActor
protocol DropPlacing: AnyObject {
  /// Removes and returns the placements of the items of the drop that was just performed, by the identities of the
  /// items.
  ///
  /// For items without a placement, previews are requested from the delegate.
  func consumePlacements() -> [ObjectIdentifier: DropPlacement]
}
