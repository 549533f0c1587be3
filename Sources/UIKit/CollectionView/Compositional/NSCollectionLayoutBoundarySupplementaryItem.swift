import CollectionCore
import Foundation

/// A supplementary view at an edge of a section, or of the whole content: a header or a footer.
@preconcurrency @MainActor
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutSupplementaryItem {
  /// Whether the section makes room for the view; else it lies over what is there. Default true.
  open var extendsBoundary = true
  /// Whether the view stays visible as long as anything of its section is. Default false.
  open var pinToVisibleBounds = false
  /// The edge or corner.
  open var alignment: NSRectAlignment { edge }
  /// A step from there, in points. Room that is made grows and shrinks with it.
  open var offset: CGPoint { step }

  private let edge: NSRectAlignment
  private let step: CGPoint

  init(_ size: NSCollectionLayoutSize, _ kind: String, _ edge: NSRectAlignment, _ step: CGPoint) {
    self.edge = edge
    self.step = step
    super.init(size, kind, NSCollectionLayoutAnchor(edges: []), nil)
  }

  /// A view at an edge.
  public convenience init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    self.init(layoutSize, elementKind, alignment, .zero)
  }

  /// A view at an edge, and from there so many points on.
  public convenience init(
    layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment, absoluteOffset: CGPoint
  ) {
    self.init(layoutSize, elementKind, alignment, absoluteOffset)
  }

  /// The views of a section or of the content as the solver takes them: those of a kind are numbered.
  static func solved(_ items: [NSCollectionLayoutBoundarySupplementaryItem]) -> [CompositionalBoundary] {
    var numbers: [String: Int] = [:]
    return items.map { item in
      let number = numbers[item.elementKind, default: 0]
      numbers[item.elementKind] = number + 1
      let (x, y) = item.edge.place
      return CompositionalBoundary(
        kind: ElementKind.supplementary(item.elementKind), index: number, size: item.layoutSize.value,
        insets: CompositionalInsets(item.contentInsets), x: x, y: y, offset: item.step, extends: item.extendsBoundary,
        pins: item.pinToVisibleBounds, zIndex: item.zIndex)
    }
  }

  override func makeCopy() -> NSCollectionLayoutBoundarySupplementaryItem {
    let twin = takingOver(NSCollectionLayoutBoundarySupplementaryItem(layoutSize, elementKind, edge, step))
    twin.zIndex = zIndex
    twin.extendsBoundary = extendsBoundary
    twin.pinToVisibleBounds = pinToVisibleBounds
    return twin
  }
}

extension NSRectAlignment {
  /// -1 at the leading (upper) edge, 1 at the trailing (lower) one, 0 in the middle.
  fileprivate var place: (x: Int, y: Int) {
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
