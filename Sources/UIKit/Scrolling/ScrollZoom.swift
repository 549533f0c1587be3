import Foundation
import RuntimeInterface

/// How far a scroll view is zoomed.
package struct ScrollZoom {
  package var scale: CGFloat = 1
  package var isPossible = false
  package var isZooming = false
  package var isBouncing = false
}

/// The pinch of a scroll view that zooms.
@MainActor package final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
  private unowned let scrollView: UIScrollView
  private var startScale: CGFloat = 1

  init(_ scrollView: UIScrollView) {
    self.scrollView = scrollView
    super.init(target: nil, action: nil)
    delaysTouchesEnded = false
  }

  package override func sendActions() {
    switch state {
    case .began:
      startScale = scrollView.zoomScale
      scrollView.beginZoom()
      scrollView.pinchZoom(startScale * scale, at: location(in: scrollView))
    case .changed:
      scrollView.pinchZoom(startScale * scale, at: location(in: scrollView))
    case .ended, .cancelled:
      scrollView.endZoom()
    default:
      break
    }
    super.sendActions()
  }

  /// Pinching and dragging go together.
  package override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
    other !== scrollView.panGestureRecognizer
  }
  package override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
    other !== scrollView.panGestureRecognizer
  }
}

extension UIScrollView {
  package final var zoomedView: UIView? { scrollDelegate?.viewForZooming(in: self) }

  package final func zoomLimitsChanged() {
    let possible = minimumZoomScale != maximumZoomScale
    if possible != zoom.isPossible {
      zoom.isPossible = possible
      if possible { addGestureRecognizer(scrollPinch) } else { removeGestureRecognizer(scrollPinch) }
    }
  }

  private final func limited(_ scale: CGFloat) -> CGFloat {
    let low = max(1e-3, min(minimumZoomScale, maximumZoomScale))
    return min(max(scale, low), max(minimumZoomScale, maximumZoomScale))
  }

  /// Zooms about `anchor` (own coordinates; nil: the middle of what is shown), which stays where it is on the screen.
  package final func applyZoom(_ wanted: CGFloat, around anchor: CGPoint?, animated: Bool) {
    guard wanted.isFinite, wanted > 0 else { return }
    let target = limited(wanted)
    guard target != zoom.scale, let view = zoomedView else { return }
    scrollDelegate?.scrollViewWillBeginZooming(self, with: view)
    if animated {
      let from = zoom.scale
      let start = FrameClock.now
      zoom.isZooming = true
      FrameTasks.add(self, "zoom") { [weak self] time in
        guard let self else { return false }
        let share = CGFloat(min(1, (time - start) / 0.3))
        let eased = (1 - cos(.pi * share)) / 2
        self.setScale(from * pow(target / from, eased), around: anchor)
        if share < 1 { return true }
        self.zoom.isZooming = false
        self.scrollDelegate?.scrollViewDidEndZooming(self, with: self.zoomedView, atScale: self.zoom.scale)
        return false
      }
    } else {
      setScale(target, around: anchor)
      scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale)
    }
  }

  private final func setScale(_ scale: CGFloat, around anchor: CGPoint?) {
    guard let view = zoomedView, scale != zoom.scale else { return }
    let anchor = anchor ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let factor = scale / zoom.scale
    zoom.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    content.size = CGSize(width: content.size.width * factor, height: content.size.height * factor)
    let offset = CGPoint(
      x: anchor.x * factor - (anchor.x - bounds.minX), y: anchor.y * factor - (anchor.y - bounds.minY))
    contentGeometryChanged()
    moveOffset(to: clamped(offset), cause: .programmatic)
    scrollDelegate?.scrollViewDidZoom(self)
  }

  package final func zoomToRect(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0 else { return }
    let scale = limited(min(bounds.width / rect.width, bounds.height / rect.height))
    // The corner of the scaled rectangle comes to the corner of the view (behaviour.md, 6.13).
    applyZoom(scale, around: nil, animated: false)
    let after = CGPoint(x: rect.minX * scale + view.frame.minX, y: rect.minY * scale + view.frame.minY)
    setContentOffset(clamped(after), animated: animated)
  }

  package final func beginZoom() {
    zoom.isZooming = true
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
  }

  package final func pinchZoom(_ scale: CGFloat, at anchor: CGPoint) {
    var wanted = scale
    let nearest = limited(scale)
    // Beyond the limits a pinch gives way by half.
    if bouncesZoom { wanted = nearest * pow(scale / nearest, 0.5) } else { wanted = nearest }
    setScale(wanted, around: anchor)
  }

  package final func endZoom() {
    zoom.isZooming = false
    let rest = limited(zoom.scale)
    if rest != zoom.scale {
      zoom.isBouncing = true
      let from = zoom.scale
      let start = FrameClock.now
      FrameTasks.add(self, "zoom") { [weak self] time in
        guard let self else { return false }
        let share = CGFloat(min(1, (time - start) / 0.3))
        self.setScale(from * pow(rest / from, (1 - cos(.pi * share)) / 2), around: nil)
        if share < 1 { return true }
        self.zoom.isBouncing = false
        self.scrollDelegate?.scrollViewDidEndZooming(self, with: self.zoomedView, atScale: self.zoom.scale)
        return false
      }
    } else {
      scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
    }
  }
}
