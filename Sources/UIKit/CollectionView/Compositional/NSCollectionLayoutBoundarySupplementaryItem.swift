import CollectionCore
import Foundation

/// A header or footer at an edge of a section or of the whole content.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// A Boolean value that determines whether the section is enlarged by the space for the view. If it is `false`, the
  /// view overlaps the section's content. The default is `true`.
  open var extendsBoundary = true
  /// A Boolean value that determines whether the view remains visible while its section is visible. The default is
  /// `false`.
  open var pinToVisibleBounds = false
  /// The edge or corner of the section at which the view is positioned.
  open var alignment: NSRectAlignment { edge }
  /// The offset of the view from its edge, in points. An offset away from the content extends the section, and one
  /// towards it shortens the section.
  open var offset: CGPoint { offsetStorage }

  private let edge: NSRectAlignment
  private let offsetStorage: CGPoint

  init(_ size: NSCollectionLayoutSize, _ kind: String, _ edge: NSRectAlignment, _ offset: CGPoint) {
    self.edge = edge
    offsetStorage = offset
    super.init(size, kind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// Creates a header or footer at an edge.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the view.
  ///   - elementKind: The element kind.
  ///   - alignment: The edge or corner of the section.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize, elementKind, alignment, .zero)
  }

  /// Creates a header or footer at a distance from an edge.
  ///
  /// - Parameters:
  ///   - layoutSize: The size of the view.
  ///   - elementKind: The element kind.
  ///   - alignment: The edge or corner of the section.
  ///   - absoluteOffset: The distance from the edge or corner, in points.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, elementKind, alignment, absoluteOffset)
  }

  /// Converts headers and footers of a section or of the whole content to input for the layout's solver. Views of the
  /// same element kind are numbered in order.
  static func makeSolverInput(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> [CompositionalBoundary] {
    var counts: [String: Int] = [:]
    return items.map { item in
      let index = counts[item.elementKind, default: 0]
      counts[item.elementKind] = index + 1
      let (x, y) = item.edge.axisPositions
      return CompositionalBoundary(
        kind: ElementKind.supplementary(item.elementKind), index: index, size: item.layoutSize.value,
        insets: CompositionalInsets(item.contentInsets), x: x, y: y, offset: item.offsetStorage,
        extendsBoundary: item.extendsBoundary,
        pinsToVisibleBounds: item.pinToVisibleBounds, zIndex: item.zIndex)
    }
  }

  override func makeCopy() -> NSCollectionLayoutBoundarySupplementaryItem {
    let copy = copyProperties(
      to: NSCollectionLayoutBoundarySupplementaryItem(layoutSize, elementKind, edge, offsetStorage))
    copy.zIndex = zIndex
    copy.extendsBoundary = extendsBoundary
    copy.pinToVisibleBounds = pinToVisibleBounds
    return copy
  }
}

extension NSRectAlignment {
  /// The position of an alignment on each axis: -1 for the leading or top edge, 1 for the trailing or bottom edge, 0
  /// for the center.
  fileprivate var axisPositions: (x: Int, y: Int) {
    switch self {
    case .none: return (0, 0)
    case .top: return (0, -1)
    case .topLeading: return (-1, -1)
    case .leading: return (-1, 0)
    case .bottomLeading: return (-1, 1)
    case .bottom: return (0, 1)
    case .bottomTrailing: return (1, 1)
    case .trailing: return (1, 0)
    case .topTrailing: return (1, -1)
    }
  }
}
