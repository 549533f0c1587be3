/// The changes from one timeline to a later one, in the form that batch updates of a collection view require.
package struct TimelineUpdate: Equatable, Sendable {
  /// A move of a photo to another position.
  package struct Move: Equatable, Sendable {
    /// The position in the earlier timeline.
    package let from: Int
    /// The position in the later timeline.
    package let to: Int
  }

  /// The positions of deleted photos in the earlier timeline, in ascending order.
  package var deleted: [Int] = []
  /// The positions of new photos in the later timeline, in ascending order.
  package var inserted: [Int] = []
  /// The photos that were moved, in ascending order of their later positions.
  package var moved: [Move] = []
  /// The positions of changed photos in the later timeline, in ascending order. Moved photos are included.
  package var updated: [Int] = []

  /// A Boolean value that indicates whether there are no changes.
  package var isEmpty: Bool { deleted.isEmpty && inserted.isEmpty && moved.isEmpty && updated.isEmpty }
}
