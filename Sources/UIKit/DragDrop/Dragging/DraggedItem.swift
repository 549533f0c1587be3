import CoreGraphics
import Foundation
import QuartzCore

/// A dragged item and its preview in the overlay window, which is above all other windows.
@MainActor final class DraggedItem {
  let item: UIDragItem
  let interaction: UIDragInteraction
  /// The initial preview of the drag, or `nil` to show nothing.
  let preview: UITargetedDragPreview?
  /// The view of the preview in the overlay window, which has the coordinate system of the screen.
  private(set) var previewView = UIView()
  /// The vector from the pointer to the center of the preview.
  var grabOffset = CGPoint.zero

  init(_ item: UIDragItem, _ interaction: UIDragInteraction, _ preview: UITargetedDragPreview?) {
    self.item = item
    self.interaction = interaction
    self.preview = preview
    previewView.isHidden = preview == nil
    if let preview {
      fill(preview.view, preview.parameters)
      previewView.center = Self.center(of: preview.target)
    }
  }

  /// Replaces the initial preview of the drag with the preview that the item's `previewProvider` returns.
  func replacePreview() {
    guard let provider = item.previewProvider else { return }
    guard let preview = provider() else {
      previewView.isHidden = true
      return
    }
    let center = previewView.center
    let transform = previewView.transform
    previewView.transform = .identity
    for subview in previewView.subviews { subview.removeFromSuperview() }
    fill(preview.view, preview.parameters)
    previewView.center = center
    previewView.transform = transform
    previewView.isHidden = false
  }

  private func fill(_ view: UIView, _ parameters: UIPreviewParameters) {
    previewView.bounds = CGRect(origin: .zero, size: view.bounds.size)
    previewView.addSubview(Self.snapshot(of: view, parameters))
    previewView.layer.shadowColor = UIColor.black.cgColor
    previewView.layer.shadowOffset = CGSize(width: 0, height: 6)
    previewView.layer.shadowRadius = 12
    previewView.layer.shadowPath = (parameters.shadowPath ?? parameters.visiblePath)?.cgPath
    previewView.isUserInteractionEnabled = false
  }

  private static func snapshot(of view: UIView, _ parameters: UIPreviewParameters) -> UIView {
    // A view in a window remains there, and a snapshot of it is dragged. A view without a window is dragged itself.
    let snapshot = view.window == nil ? view : view.snapshotView(afterScreenUpdates: false) ?? UIView()
    snapshot.frame = CGRect(origin: .zero, size: view.bounds.size)
    if let color = parameters.backgroundColor { snapshot.backgroundColor = color }
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.frame = snapshot.bounds
      mask.path = path.cgPath
      snapshot.layer.mask = mask
    }
    return snapshot
  }

  /// Clips the preview to the visible part of the target view. `size` is the size of that view.
  func clip(to path: UIBezierPath, of size: CGSize) {
    guard size.width > 0, size.height > 0, let clippedPath = path.copy() as? UIBezierPath else { return }
    clippedPath.apply(
      CGAffineTransform(scaleX: previewView.bounds.width / size.width, y: previewView.bounds.height / size.height))
    let mask = CAShapeLayer()
    mask.frame = previewView.bounds
    mask.path = clippedPath.cgPath
    previewView.layer.shadowPath = clippedPath.cgPath
    previewView.subviews.last?.layer.mask = mask
  }

  /// Returns whether the container of a target is in a window and neither it nor an ancestor is hidden.
  static func isVisible(_ target: UIPreviewTarget) -> Bool {
    guard target.container.window != nil else { return false }
    var view: UIView? = target.container
    while let current = view {
      if current.isHidden { return false }
      view = current.superview
    }
    return true
  }

  /// Returns the center of a target in the coordinate system of the screen.
  static func center(of target: UIPreviewTarget) -> CGPoint {
    screenLocation(target.center, in: target.container)
  }

  static func screenLocation(_ point: CGPoint, in view: UIView) -> CGPoint {
    guard let window = view.window else { return point }
    let windowPoint = view === window ? point : view.convert(point, to: window)
    return window.backingLayer.toSuperspace(windowPoint)
  }
}
