import CollectionCore
import Foundation

/// An anchor that attaches a supplementary view to an edge, a corner or the center of a rectangle, with an optional
/// offset.
@preconcurrency @MainActor
open class NSCollectionLayoutAnchor: NSObject, NSCopying {
  /// The edges at which the anchor is located. If an axis has no edge or both edges, the anchor is at the center of
  /// that axis.
  open var edges: NSDirectionalRectEdge { edgesStorage }
  /// The offset from the edges, in points or as a fraction of the view's size.
  open var offset: CGPoint { offsetStorage }
  /// A Boolean value that indicates whether the offset is in points.
  open var isAbsoluteOffset: Bool { !isFractional }
  /// A Boolean value that indicates whether the offset is a fraction of the view's size.
  open var isFractionalOffset: Bool { isFractional }

  private let edgesStorage: NSDirectionalRectEdge
  private let offsetStorage: CGPoint
  private let isFractional: Bool

  init(_ edges: NSDirectionalRectEdge, _ offset: CGPoint, isFractional: Bool) {
    edgesStorage = edges
    offsetStorage = offset
    self.isFractional = isFractional
    super.init()
  }

  /// Creates an anchor at one or two edges of a rectangle.
  ///
  /// - Parameter edges: The edges, at most one for each axis.
  public convenience init(edges: NSDirectionalRectEdge) { self.init(edges, .zero, isFractional: false) }
  /// Creates an anchor at a fixed distance from edges.
  ///
  /// - Parameters:
  ///   - edges: The edges, at most one for each axis.
  ///   - absoluteOffset: The distance, in points.
  public convenience init(edges: NSDirectionalRectEdge, absoluteOffset: CGPoint) {
    self.init(edges, absoluteOffset, isFractional: false)
  }
  /// Creates an anchor at a distance from edges that is a fraction of the supplementary view's size.
  ///
  /// - Parameters:
  ///   - edges: The edges, at most one for each axis.
  ///   - fractionalOffset: The distance as a fraction of the view's width and height.
  public convenience init(edges: NSDirectionalRectEdge, fractionalOffset: CGPoint) {
    self.init(edges, fractionalOffset, isFractional: true)
  }

  final var value: CompositionalAnchor {
    func position(_ leadingEdge: NSDirectionalRectEdge, _ trailingEdge: NSDirectionalRectEdge) -> Int {
      (edgesStorage.contains(trailingEdge) ? 1 : 0) - (edgesStorage.contains(leadingEdge) ? 1 : 0)
    }
    return CompositionalAnchor(
      x: position(.leading, .trailing), y: position(.top, .bottom), offset: offsetStorage, isFractional: isFractional)
  }

  /// Returns the anchor itself, because anchors are immutable.
  ///
  /// - Parameter zone: Ignored.
  /// - Returns: The anchor.
  public nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}
