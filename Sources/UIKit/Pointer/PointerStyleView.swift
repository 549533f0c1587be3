import CoreGraphics
import Foundation
import QuartzCore

/// Applies the effect of a pointer style to the view under the pointer, and undoes the effect later.
@MainActor final class PointerStyleView {
  static let duration = 0.18
  /// The side length below which the automatic effect highlights a view, in points.
  private static let highlightSideLimit: CGFloat = 80
  private static let liftHeight: CGFloat = 8

  private weak var view: UIView?
  private var highlightView: UIView?
  private var originalTransform: CGAffineTransform?
  private var liftedTransform = CGAffineTransform.identity
  private var shadow: (opacity: Float, radius: CGFloat, offset: CGSize, color: CGColor?)?

  /// Applies the effect. Call this initializer in an animation block.
  init(_ effect: UIPointerEffect, _ shape: UIPointerShape?) {
    let preview = effect.preview
    let view = preview.view
    self.view = view
    switch effect {
    case .automatic:
      if max(view.bounds.width, view.bounds.height) < Self.highlightSideLimit {
        tint(view, preview, shape, isAboveContent: false)
      } else {
        tint(view, preview, shape, isAboveContent: true)
      }
    case .highlight: tint(view, preview, shape, isAboveContent: false)
    case .lift: lift(view, castsShadow: true)
    case .hover(_, let mode, let castsShadow, let scales):
      if mode != .none { tint(view, preview, shape, isAboveContent: mode == .overlay) }
      if scales || castsShadow { lift(view, castsShadow: castsShadow, scales: scales) }
    }
  }

  private func tint(_ view: UIView, _ preview: UITargetedPreview, _ shape: UIPointerShape?, isAboveContent: Bool) {
    let newView = UIView()
    newView.isUserInteractionEnabled = false
    newView.backgroundColor = isAboveContent ? .quaternarySystemFill : .tertiarySystemFill
    UIView.performWithoutAnimation {
      newView.frame = view.bounds
      newView.layer.cornerRadius = FocusOutline.outline(of: view).radius
      switch shape {
      case .roundedRect(let rect, let radius):
        newView.frame = view.convert(rect, from: preview.target.container)
        newView.layer.cornerRadius = min(radius, min(rect.width, rect.height) / 2)
      case .path(let path):
        let bounds = path.bounds
        newView.frame = view.convert(bounds, from: preview.target.container)
        guard let movedPath = path.copy() as? UIBezierPath else { break }
        movedPath.apply(CGAffineTransform(translationX: -bounds.minX, y: -bounds.minY))
        let mask = CAShapeLayer()
        mask.frame = newView.bounds
        mask.path = movedPath.cgPath
        newView.layer.mask = mask
      default:
        if !isAboveContent {
          newView.layer.cornerRadius = max(newView.layer.cornerRadius, UIPointerShape.defaultCornerRadius)
        }
      }
      newView.alpha = 0
      if isAboveContent { view.addSubview(newView) } else { view.insertSubview(newView, at: 0) }
    }
    newView.alpha = 1
    highlightView = newView
  }

  private func lift(_ view: UIView, castsShadow: Bool, scales: Bool = true) {
    if scales {
      originalTransform = view.transform
      // A large view is enlarged by the same number of points as a small one.
      let side = max(view.bounds.width, view.bounds.height, 1)
      let scale = 1 + min(0.1, Self.liftHeight / side)
      liftedTransform = view.transform.scaledBy(x: scale, y: scale)
      view.transform = liftedTransform
    }
    guard castsShadow, view.layer.shadowOpacity == 0 else { return }
    let layer = view.layer
    shadow = (layer.shadowOpacity, layer.shadowRadius, layer.shadowOffset, layer.shadowColor)
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowRadius = 8
    layer.shadowOffset = CGSize(width: 0, height: 4)
    layer.shadowOpacity = 0.25
  }

  /// Undoes the effect. Call this method in an animation block whose completion calls `finish()`.
  func undo() {
    highlightView?.alpha = 0
    guard let view else { return }
    // A transform that was set in the meantime is not replaced.
    if let oldTransform = originalTransform, view.transform == liftedTransform { view.transform = oldTransform }
    if let shadow {
      view.layer.shadowOpacity = shadow.opacity
      view.layer.shadowRadius = shadow.radius
      view.layer.shadowOffset = shadow.offset
    }
  }

  func finish() { highlightView?.removeFromSuperview() }
}
