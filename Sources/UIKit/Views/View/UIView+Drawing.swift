import Foundation

extension UIView {
  package final func setContentMode(_ mode: ContentMode) {
    guard mode != contentModeStorage else { return }
    contentModeStorage = mode
    backingLayer.contentsGravity = mode.gravity
    if mode == .redraw, drawsContent { backingLayer.setNeedsDisplay() }
  }

  package final func setOpaque(_ opaque: Bool) {
    flags.set(.opaque, opaque)
    updateLayerOpacity()
  }

  /// Updates the `isOpaque` property of the layer. A view with a translucent background is not opaque, even if its own
  /// `isOpaque` is true.
  package final func updateLayerOpacity() {
    let color = backingLayer.backgroundColor
    let fillsBounds = color.map { $0.alpha >= 1 } ?? fillsBackgroundItself
    backingLayer.isOpaque = flags.contains(.opaque) && fillsBounds
  }

  package final func setContentScale(_ scale: CGFloat) {
    guard scale > 0, scale.isFinite else { return }
    flags.insert(.hasExplicitScale)
    applyScale(scale)
  }

  /// Sets the scale of the bitmap in pixels per point. Redraws the content if the scale changed.
  package final func applyScale(_ scale: CGFloat) {
    guard backingLayer.contentsScale != scale else { return }
    backingLayer.contentsScale = scale
    if drawsContent { backingLayer.setNeedsDisplay() }
  }

  package final func setMask(_ mask: UIView?) {
    if let mask, mask.superviewStorage != nil || backingLayer.isInside(mask.backingLayer) {
      Diagnostics.report(
        "\(mask) cannot be the mask of \(self): it has a superview, or it contains or masks that view. The mask is "
          + "unchanged. Pass a view without a superview")
      return
    }
    if let oldMask = extras?.mask, oldMask !== mask { oldMask.backingLayer.removeFromSuperlayer() }
    if mask == nil, extras == nil { return }
    ensureExtras().mask = mask
    backingLayer.mask = mask?.backingLayer
  }
}

extension UIView.ContentMode {
  /// The layer's gravity for a content mode. UIKit's `top` is Core Animation's `bottom`, because the y axis of Core
  /// Animation's gravities points up.
  package var gravity: CALayerContentsGravity {
    switch self {
    case .scaleToFill, .redraw: return .resize
    case .scaleAspectFit: return .resizeAspect
    case .scaleAspectFill: return .resizeAspectFill
    case .center: return .center
    case .top: return .bottom
    case .bottom: return .top
    case .left: return .left
    case .right: return .right
    case .topLeft: return .bottomLeft
    case .topRight: return .bottomRight
    case .bottomLeft: return .topLeft
    case .bottomRight: return .topRight
    }
  }
}
