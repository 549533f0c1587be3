import CoreGraphics
import Foundation

/// A layer that clips and can be scrolled in code; it knows no touches.
open class CAScrollLayer: CALayer {
  public override init() {
    super.init()
    modelValues.masksToBounds = true
  }

  public override init(layer: Any) {
    super.init(layer: layer)
    if let layer = layer as? CAScrollLayer { scrollMode = layer.scrollMode }
  }

  /// Decodes what `CALayer` decodes: nothing.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The directions in which it scrolls. Default `.both`.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls so that `p` is at the origin, in the directions of `scrollMode`.
  open func scroll(to p: CGPoint) {
    let horizontally = scrollMode == .both || scrollMode == .horizontally
    let vertically = scrollMode == .both || scrollMode == .vertically
    bounds.origin = CGPoint(x: horizontally ? p.x : bounds.origin.x, y: vertically ? p.y : bounds.origin.y)
  }

  /// Scrolls by as little as shows `r`.
  open func scroll(to r: CGRect) {
    func least(_ start: CGFloat, _ length: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
      if low < start || high - low > length { return low }
      return high > start + length ? high - length : start
    }
    let target = CGPoint(
      x: least(bounds.minX, bounds.width, r.minX, r.maxX), y: least(bounds.minY, bounds.height, r.minY, r.maxY))
    scroll(to: target)
  }

  package override func duplicateForPresentation() -> CALayer? { CAScrollLayer(layer: self) }
}
