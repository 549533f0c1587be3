import Foundation

/// A visible item that keeps its position on screen when the layout changes. If the beginning of the item is not
/// visible, the point of the item at the edge of the visible area keeps its position.
struct ScrollAnchor {
  let key: ElementKey
  /// The point in the item, as a fraction of the item's size on each axis. The fraction is 0, the beginning of the item, unless
  /// the beginning is outside of the visible area.
  private let fraction: (x: CGFloat, y: CGFloat)
  /// The vector from the origin of the bounds to the point in the item that keeps its position.
  private let distance: CGPoint

  init(key: ElementKey, frame: CGRect, visible: CGRect, bounds: CGRect) {
    self.key = key
    func position(ofEdge edge: CGFloat, start: CGFloat, length: CGFloat) -> CGFloat {
      start < edge && length > 0 ? (edge - start) / length : 0
    }
    fraction = (
      position(ofEdge: visible.minX, start: frame.minX, length: frame.width),
      position(ofEdge: visible.minY, start: frame.minY, length: frame.height)
    )
    distance = CGPoint(
      x: frame.minX + fraction.x * frame.width - bounds.minX, y: frame.minY + fraction.y * frame.height - bounds.minY)
  }

  /// Returns the content offset at which the item keeps its position on screen after its frame has changed to `frame`.
  func offset(for frame: CGRect) -> CGPoint {
    CGPoint(
      x: frame.minX + fraction.x * frame.width - distance.x, y: frame.minY + fraction.y * frame.height - distance.y)
  }
}
