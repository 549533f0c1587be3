import CollectionCore
import Foundation
import RuntimeInterface

// While the scale changes, one point of the content remains at its position on the screen. The coordinates of the
// content are proportional to the scale: a point at scale 1 is at `point * scale`.
extension UIScrollView {
  private final func clampedScale(_ scale: CGFloat) -> CGFloat {
    let minimumScale = max(1e-3, min(minimumZoomScale, maximumZoomScale))
    return min(max(scale, minimumScale), max(minimumZoomScale, maximumZoomScale))
  }

  // MARK: In code

  /// Zooms around a point of the view, or around the middle of the visible area if the point is `nil`. The point
  /// remains at its position on the screen, as far as the edges allow.
  ///
  /// If the zoom is not animated, the delegate receives only `scrollViewDidZoom`. If it is animated, the delegate also
  /// receives the calls for the beginning and the end (Apple's documentation of UIScrollViewDelegate).
  ///
  /// - Parameter reportsGesture: `true` to notify the delegate of the beginning and the end, for a zoom by a wheel or
  ///   touchpad.
  package final func applyZoom(
    _ requestedScale: CGFloat, around anchor: CGPoint?, animated: Bool, reportsGesture: Bool = false
  ) {
    guard requestedScale.isFinite, requestedScale > 0 else { return }
    let target = clampedScale(requestedScale)
    guard target != zoom.scale, let view = zoomedView else { return }
    stopZoom()
    stopMotion(notify: true)
    let anchor = anchor ?? CGPoint(x: bounds.midX, y: bounds.midY)
    let offset = offset(keeping: anchor, at: target)
    if animated {
      animateZoom(to: target, offset: offset)
      return
    }
    if reportsGesture { scrollDelegate?.scrollViewWillBeginZooming(self, with: view) }
    setScale(target)
    moveOffset(to: clamped(offset), cause: .programmatic)
    scrollDelegate?.scrollViewDidZoom(self)
    if reportsGesture { scrollDelegate?.scrollViewDidEndZooming(self, with: view, atScale: zoom.scale) }
  }

  private func offset(keeping anchor: CGPoint, at scale: CGFloat) -> CGPoint {
    let factor = scale / zoom.scale
    return CGPoint(x: anchor.x * factor - (anchor.x - bounds.minX), y: anchor.y * factor - (anchor.y - bounds.minY))
  }

  /// Zooms so that a rectangle of the zoomed view fills the visible area.
  package final func zoomToRect(_ rect: CGRect, animated: Bool) {
    guard let view = zoomedView, rect.width > 0, rect.height > 0, !rect.isInfinite else { return }
    let scale = clampedScale(min(bounds.width / rect.width, bounds.height / rect.height))
    stopZoom()
    stopMotion(notify: true)
    // The corner of the scaled rectangle moves to the corner of the view (docs/measurements.md, 6.13).
    let origin = CGPoint(x: view.frame.minX / zoom.scale, y: view.frame.minY / zoom.scale)
    let offset = CGPoint(x: (rect.minX + origin.x) * scale, y: (rect.minY + origin.y) * scale)
    if scale == zoom.scale {
      setContentOffset(clamped(offset), animated: animated)
    } else if animated {
      animateZoom(to: scale, offset: offset)
    } else {
      setScale(scale)
      moveOffset(to: clamped(offset), cause: .programmatic)
      scrollDelegate?.scrollViewDidZoom(self)
    }
  }

  /// Sets the scale of the zoomed view and the content size. The caller then sets the offset.
  private func setScale(_ scale: CGFloat) {
    guard let view = zoomedView, scale != zoom.scale else { return }
    let factor = scale / zoom.scale
    let wasAnimating = zoom.isAnimating
    zoom.scale = scale
    let origin = view.frame.origin
    view.transform = CGAffineTransform(scaleX: scale, y: scale)
    view.frame.origin = CGPoint(x: origin.x * factor, y: origin.y * factor)
    content.size = CGSize(width: content.size.width * factor, height: content.size.height * factor)
    if flags.contains(.laysOutByConstraints) {
      constraintScopeRoot.extras?.constraintScope?.structureDidChange()
      setNeedsLayout()
    }
    // While this flag is set, `contentGeometryDidChange()` does not limit the offset to the content. The caller sets the
    // offset afterwards.
    zoom.isAnimating = true
    contentGeometryDidChange()
    zoom.isAnimating = wasAnimating
  }

  // MARK: Animations

  /// Animates to a scale within 0.3 s, with the timing curve of animated scrolls. The final offset is limited to the edges.
  /// `isBounce` is `true` if the scale returns to its limits after a pinch. The delegate is then not notified of the beginning.
  private func animateZoom(to target: CGFloat, offset: CGPoint, isBounce: Bool = false) {
    let startScale = zoom.scale
    let start = FrameClock.now
    // The corner of the visible area in coordinates at scale 1.
    let startCorner = CGPoint(x: bounds.minX / startScale, y: bounds.minY / startScale)
    let endOffset = clamped(offset, atScale: target)
    let endCorner = CGPoint(x: endOffset.x / target, y: endOffset.y / target)
    if isBounce { zoom.isBouncing = true } else { zoom.isAnimating = true }
    if !isBounce { scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView) }
    FrameTasks.add(self, "zoom") { [weak self] time in
      guard let self, self.zoom.isBouncing || self.zoom.isAnimating else { return false }
      let fraction = CGFloat(min(1, (time - start) / OffsetAnimation.duration))
      let scale = fraction < 1 ? startScale * pow(target / startScale, (1 - cos(.pi * fraction)) / 2) : target
      // The corner moves in proportion to the reciprocal of the scale, so that one point remains fixed during the
      // animation.
      let cornerFraction =
        target == startScale
        ? (1 - cos(.pi * fraction)) / 2 : (1 / scale - 1 / startScale) / (1 / target - 1 / startScale)
      self.setScale(scale)
      self.moveOffset(
        to: fraction < 1
          ? CGPoint(
            x: (startCorner.x + (endCorner.x - startCorner.x) * cornerFraction) * scale,
            y: (startCorner.y + (endCorner.y - startCorner.y) * cornerFraction) * scale) : self.clamped(endOffset),
        cause: .animation)
      if target != startScale { self.scrollDelegate?.scrollViewDidZoom(self) }
      guard self.zoom.isBouncing || self.zoom.isAnimating else { return false }
      if fraction < 1 { return true }
      self.finishZoom()
      return false
    }
  }

  private func finishZoom() {
    zoom.isBouncing = false
    zoom.isAnimating = false
    scrollDelegate?.scrollViewDidEndZooming(self, with: zoomedView, atScale: zoom.scale)
  }

  private func clamped(_ offset: CGPoint, atScale scale: CGFloat) -> CGPoint {
    let size = content.size
    let factor = scale / zoom.scale
    content.size = CGSize(width: size.width * factor, height: size.height * factor)
    defer { content.size = size }
    return clamped(offset)
  }

  /// Stops an animated zoom at its current scale. The scale is limited to the minimum and the maximum.
  package final func stopZoom() {
    guard zoom.isBouncing || zoom.isAnimating else { return }
    FrameTasks.remove(self, "zoom")
    let finalScale = clampedScale(zoom.scale)
    if finalScale != zoom.scale {
      let offset = offset(keeping: CGPoint(x: bounds.midX, y: bounds.midY), at: finalScale)
      setScale(finalScale)
      moveOffset(to: clamped(offset), cause: .programmatic)
      scrollDelegate?.scrollViewDidZoom(self)
    }
    finishZoom()
  }

  // MARK: User-driven zooming

  /// Begins zooming when a pinch begins. The point of the content under the fingers remains under them.
  package final func beginZoom(at location: CGPoint) {
    if zoom.isBouncing || zoom.isAnimating {
      // The pinch interrupts an animated zoom, which then ends at its current scale.
      FrameTasks.remove(self, "zoom")
      finishZoom()
    }
    stopMotion(notify: true)
    zoom.isZooming = true
    setZoomAnchor(at: location)
    scrollDelegate?.scrollViewWillBeginZooming(self, with: zoomedView)
    indicators.appear()
  }

  /// Sets the point of the content that remains under the fingers during a pinch to the point at `location`.
  package final func setZoomAnchor(at location: CGPoint) {
    zoom.anchor = CGPoint(x: location.x / zoom.scale, y: location.y / zoom.scale)
  }

  /// Changes the scale during a pinch.
  ///
  /// - Parameter location: The center of the fingers in the view's coordinate system. The anchor point of the content
  ///   moves to it.
  package final func pinchZoom(_ scale: CGFloat, at location: CGPoint) {
    guard zoom.isZooming, scale.isFinite, scale > 0 else { return }
    let nearestScale = clampedScale(scale)
    // Beyond the limits the scale changes with the square root of the scale of the pinch.
    let displayedScale = bouncesZoom ? nearestScale * pow(scale / nearestScale, 0.5) : nearestScale
    let scaleChanges = displayedScale != zoom.scale
    let locationInVisibleArea = CGPoint(x: location.x - bounds.minX, y: location.y - bounds.minY)
    setScale(displayedScale)
    let offset = CGPoint(
      x: zoom.anchor.x * displayedScale - locationInVisibleArea.x,
      y: zoom.anchor.y * displayedScale - locationInVisibleArea.y)
    moveOffset(to: bouncesZoom ? offset : clamped(offset), cause: .drag)
    if scaleChanges { scrollDelegate?.scrollViewDidZoom(self) }
  }

  /// Ends zooming by a pinch. A scale beyond a limit is animated back to the limit.
  package final func endZoom() {
    guard zoom.isZooming else { return }
    zoom.isZooming = false
    let finalScale = clampedScale(zoom.scale)
    let anchor = CGPoint(x: zoom.anchor.x * zoom.scale, y: zoom.anchor.y * zoom.scale)
    let offset = offset(keeping: anchor, at: finalScale)
    if finalScale != zoom.scale || roundedToPixel(clamped(offset)) != bounds.origin {
      animateZoom(to: finalScale, offset: offset, isBounce: true)
    } else {
      finishZoom()
    }
    indicators.motionEnded()
  }
}
