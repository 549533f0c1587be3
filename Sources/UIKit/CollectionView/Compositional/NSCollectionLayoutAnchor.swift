import CollectionCore
import Foundation

/// Where a supplementary view is held: an edge, a corner or the middle of a rectangle, and a step from there.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges; none of an axis, or both, mean its middle.
  open var edges: NSDirectionalRectEdge { named }
  /// The step, in points or in shares of the view's size.
  open var offset: CGPoint { step }
  /// Whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// Whether the offset is in shares of the view's size.
  open var isFractionalOffset: Bool { isFractional }

  private let named: NSDirectionalRectEdge
  private let step: CGPoint
  private let isFractional: Bool

  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    named = edges
    step = offset
    self.isFractional = isFractional
    super.init()
  }

  /// At edges.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  /// At edges, and from there so many points on.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// At edges, and from there on by shares of the view's own size.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  final var value: CompositionalAnchor {
    func place(_ low: NSDirectionalRectEdge, _ high: NSDirectionalRectEdge) -> Int {
      (named.contains(high) ? 1 : 0) - (named.contains(low) ? 1 : 0)
    }
    return CompositionalAnchor(
      x: place(.leading, .trailing), y: place(.top, .bottom), offset: step, isFractional: isFractional)
  }

  /// The anchor itself: it never changes.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
