import CoreGraphics
import Foundation

/// A layer that clips its sublayers and can be scrolled programmatically. The layer does not handle touches.
open class CAScrollLayer: CALayer {
  public override init() {
    super.init()
    modelValues.masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Creates a layer from data in an unarchiver.
  ///
  /// Archives are not supported, so the result is always nil.
  ///
  /// - Parameter coder: Not used.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The directions in which the layer can be scrolled. The default is `.both`.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls so that a point is at the layer's origin, in the directions of `scrollMode`.
  ///
  /// - Parameter p: A point in the layer's coordinate system.
  open func scroll(to p: CGPoint) {
    let horizontally = scrollMode == .both || scrollMode == .horizontally
    let vertically = scrollMode == .both || scrollMode == .vertically
    bounds.origin = CGPoint(x: horizontally ? p.x : bounds.origin.x, y: vertically ? p.y : bounds.origin.y)
  }

  /// Scrolls by the smallest distance that makes a rectangle visible.
  ///
  /// - Parameter r: A rectangle in the layer's coordinate system. If it is larger than the layer, its minimum edge
  ///   becomes visible.
  open func scroll(to r: CGRect) {
    func scrollOffset(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    let target = CGPoint(
      x: scrollOffset(bounds.minX, bounds.width, r.minX, r.maxX),
      y: scrollOffset(bounds.minY, bounds.height, r.minY, r.maxY))
    scroll(to: target)
  }

  package override func duplicateForPresentation() -> CALayer? { CAScrollLayer(layer: self) }
}
