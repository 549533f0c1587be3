import CollectionCore
import Foundation

/// The space around an item or a group, outside of its size.
@preconcurrency @MainActor
open class NSCollectionLayoutEdgeSpacing: NSObject, NSCopying {
  private let edges:
    (NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?, NSCollectionLayoutSpacing?)

  init(
    _ leading: NSCollectionLayoutSpacing?, _ top: NSCollectionLayoutSpacing?, _ trailing: NSCollectionLayoutSpacing?,
    _ bottom: NSCollectionLayoutSpacing?
  ) {
    edges = (leading, top, trailing, bottom)
    super.init()
  }

  /// Creates a spacing for each edge. Pass `nil` for an edge without spacing.
  ///
  /// - Parameters:
  ///   - leading: The spacing at the leading edge.
  ///   - top: The spacing at the top edge.
  ///   - trailing: The spacing at the trailing edge.
  ///   - bottom: The spacing at the bottom edge.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(leading, top, trailing, bottom)
  }

  /// The spacing at the leading edge, or `nil` if there is none.
  open var leading: NSCollectionLayoutSpacing? { edges.0 }
  /// The spacing at the top edge, or `nil` if there is none.
  open var top: NSCollectionLayoutSpacing? { edges.1 }
  /// The spacing at the trailing edge, or `nil` if there is none.
  open var trailing: NSCollectionLayoutSpacing? { edges.2 }
  /// The spacing at the bottom edge, or `nil` if there is none.
  open var bottom: NSCollectionLayoutSpacing? { edges.3 }

  final var value: CompositionalEdges {
    CompositionalEdges(
      leading: edges.0?.value, top: edges.1?.value, trailing: edges.2?.value, bottom: edges.3?.value)
  }

  /// Returns the spacing itself, because it is immutable.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The spacing.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
