import CoreGraphics
import Foundation
import QuartzCore

/// A dragged item, with its preview in a window above all others.
@MainActor final class CarriedItem {
  let item: UIDragItem
  let interaction: UIDragInteraction
  /// The preview that was lifted, or `nil` to show nothing.
  let preview: UITargetedDragPreview?
  /// The view of the preview in the overlay window, whose coordinates are those of the screen.
  private(set) var carrier = UIView()
  /// The vector from the pointer to the center of the preview.
  var grip = CGPoint.zero

  init(_ item: UIDragItem, _ interaction: UIDragInteraction, _ preview: UITargetedDragPreview?) {
    self.item = item
    self.interaction = interaction
    self.preview = preview
    carrier.isHidden = preview == nil
    if let preview {
      fill(preview.view, preview.parameters)
      carrier.center = Self.center(of: preview.target)
    }
  }

  /// Replaces the lifted preview by the one of the item's `previewProvider`.
  func exchangePreview() {
    guard let provider = item.previewProvider else { return }
    guard let preview = provider() else {
      carrier.isHidden = true
      return
    }
    let center = carrier.center
    let transform = carrier.transform
    carrier.transform = .identity
    for old in carrier.subviews { old.removeFromSuperview() }
    fill(preview.view, preview.parameters)
    carrier.center = center
    carrier.transform = transform
    carrier.isHidden = false
  }

  private func fill(_ view: UIView, _ parameters: UIPreviewParameters) {
    carrier.bounds = CGRect(origin: .zero, size: view.bounds.size)
    carrier.addSubview(Self.picture(of: view, parameters))
    carrier.layer.shadowColor = UIColor.black.cgColor
    carrier.layer.shadowOffset = CGSize(width: 0, height: 6)
    carrier.layer.shadowRadius = 12
    carrier.layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
    carrier.isUserInteractionEnabled = false
  }

  private static func picture(of view: UIView, _ parameters: UIPreviewParameters) -> UIView {
    // A view in a window stays there and is replaced by a snapshot; a view without a window is shown itself.
    let picture = view.window == nil ? view : view.snapshotView(afterScreenUpdates: false) ?? UIView()
    picture.frame = CGRect(origin: .zero, size: view.bounds.size)
    if let color = parameters.backgroundColor { picture.backgroundColor = color }
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.frame = picture.bounds
      mask.path = path.cgPath
      picture.layer.mask = mask
    }
    return picture
  }

  /// Clips the preview to the visible part of a view of a given size, to which it is animated.
  func clip(to path: UIBezierPath, of size: CGSize) {
    guard size.width > 0, size.height > 0, let clipped = path.copy() as? UIBezierPath else { return }
    clipped.apply(
      CGAffineTransform(scaleX: carrier.bounds.width / size.width, y: carrier.bounds.height / size.height))
    let mask = CAShapeLayer()
    mask.frame = carrier.bounds
    mask.path = clipped.cgPath
    carrier.layer.shadowPath = clipped.cgPath
    carrier.subviews.last?.layer.mask = mask
  }

  /// Returns whether a target is visible.
  static func isSeen(_ target: UIPreviewTarget) -> Bool {
    guard target.container.window != nil else { return false }
    var view: UIView? = target.container
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }

  /// Returns the position of a target on the screen.
  static func center(of target: UIPreviewTarget) -> CGPoint {
    place(target.center, in: target.container)
  }

  static func place(_ point: CGPoint, in view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    let inside = view === window ? point : view.convert(point, to: window)
    return window.backingLayer.toSuperspace(inside)
  }
}
