/// A delegate of a drop interaction that specifies the destinations of the items while it performs a drop.
@MainActor
protocol DropPlacing: AnyObject {
  /// Removes and returns the placements of the items in the last drop, by the identities of the items.
  ///
  /// The drop interaction requests previews for the items without a placement.
  func consumePlacements() -> [ObjectIdentifier: DropPlacement]
}
