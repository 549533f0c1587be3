import Foundation
import QuartzCore

extension UIView {
  /// A picture of the view as it is seen, as a view of the same size; nil where there is nothing to draw with or the
  /// view is empty. With `afterScreenUpdates` what is dirty is laid out and drawn first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    resizableSnapshotView(from: bounds, afterScreenUpdates: afterUpdates, withCapInsets: .zero)
  }

  /// A picture of a part (own coordinates), of which the parts inside the cap insets stretch.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard rect.width > 0, rect.height > 0, let drawOffscreen = Rendering.drawOffscreen else { return nil }
    if afterUpdates { bringUpToDate() }
    let scale = max(1, traitCache.collection.displayScale)
    let width = (rect.width * scale).rounded(.up)
    let height = (rect.height * scale).rounded(.up)
    guard width * height < 268_435_456 else { return nil }
    let pixels = PixelBuffer(width: Int(width), height: Int(height))
    drawOffscreen(backingLayer, pixels, rect.origin, scale)
    let picture = UIView(frame: CGRect(origin: .zero, size: rect.size))
    picture.layer.contents = CGImage(pixels: pixels)
    picture.layer.contentsScale = scale
    if capInsets != .zero {
      picture.layer.contentsCenter = CGRect(
        x: capInsets.left / rect.width, y: capInsets.top / rect.height,
        width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
        height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
    }
    return picture
  }

  /// Draws the view and all below it, as seen, into `rect` of the current context. False where there is none.
  @discardableResult
  public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
    guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
    if afterUpdates { bringUpToDate() }
    context.saveGState()
    context.translateBy(x: rect.minX, y: rect.minY)
    context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
    context.translateBy(x: -bounds.minX, y: -bounds.minY)
    backingLayer.render(in: context)
    context.restoreGState()
    return true
  }

  private func bringUpToDate() {
    layoutIfNeeded()
    display(backingLayer)
  }

  private func display(_ layer: CALayer) {
    layer.displayIfNeeded()
    for below in layer.sublayers ?? [] { display(below) }
  }
}
