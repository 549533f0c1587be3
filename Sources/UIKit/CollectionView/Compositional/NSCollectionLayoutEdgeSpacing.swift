import CollectionCore
import Foundation

/// Room around an item or a group, outside of its size.
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

  /// Room at each edge; nil means none.
  public convenience init(
    leading: NSCollectionLayoutSpacing?, top: NSCollectionLayoutSpacing?, trailing: NSCollectionLayoutSpacing?,
    bottom: NSCollectionLayoutSpacing?
  ) {
    self.init(leading, top, trailing, bottom)
  }

  /// Room at the edge where reading begins.
  open var leading: NSCollectionLayoutSpacing? { edges.0 }
  /// Room above.
  open var top: NSCollectionLayoutSpacing? { edges.1 }
  /// Room at the edge where reading ends.
  open var trailing: NSCollectionLayoutSpacing? { edges.2 }
  /// Room below.
  open var bottom: NSCollectionLayoutSpacing? { edges.3 }

  final var value: CompositionalEdges {
    CompositionalEdges(
      leading: edges.0?.value, top: edges.1?.value, trailing: edges.2?.value, bottom: edges.3?.value)
  }

  /// The spacing itself: it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
