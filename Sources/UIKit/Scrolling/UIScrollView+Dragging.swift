import CollectionCore
import Foundation

extension UIScrollView {
  /// Whether the pan that was made out may scroll: there is something to scroll along its axis, and the content lets the
  /// touch go.
  package final func panMayBegin() -> Bool {
    let travel = scrollPan.rawTravel
    let mostlyX = abs(travel.x) > abs(travel.y)
    if mostlyX ? !scrollsX : !scrollsY {
      // Nothing moves along the main direction: an outer scroll view may want it.
      if mostlyX ? !scrollsY : !scrollsX { return false }
      if hasOuterScroller(alongX: mostlyX) { return false }
    }
    for touch in scrollPan.trackedTouches {
      guard let view = touch.view, view !== self, TouchDispatcher.shared.hasDelivered(touch) else { continue }
      if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
    }
    return true
  }

  private func hasOuterScroller(alongX: Bool) -> Bool {
    var view = superview
    while let current = view {
      if let scroll = current as? UIScrollView, scroll.isScrollEnabled, alongX ? scroll.scrollsX : scroll.scrollsY {
        return true
      }
      view = current.superview
    }
    return false
  }

  package final var scrollPan: ScrollPanGestureRecognizer {
    // The property's type is what users may know of it.
    panGestureRecognizer as! ScrollPanGestureRecognizer
  }

  package final func handlePan(_ pan: UIPanGestureRecognizer) {
    switch pan.state {
    case .began:
      beginDrag()
      drag(by: pan.translation(in: self))
    case .changed:
      drag(by: pan.translation(in: self))
    case .ended:
      guard drive.isDragging else { return }
      release(velocity: pan.velocity(in: self), at: scrollPan.liftTime)
    case .cancelled:
      guard drive.isDragging else { return }
      release(velocity: .zero, at: scrollPan.liftTime)
    default:
      break
    }
  }

  /// A finger came down: content that moves by itself is caught.
  package final func touchCame() {
    drive.isTracking = true
    guard drive.isDecelerating || drive.isAnimating || drive.glideX != nil || drive.glideY != nil else { return }
    stopMotion(notify: true)
  }

  /// The finger left without a drag: what it caught beyond an edge goes back.
  package final func touchWent() {
    drive.isTracking = false
    guard !drive.isDragging, !drive.isDecelerating, !drive.isAnimating else { return }
    let rest = clamped(bounds.origin)
    if abs(rest.x - bounds.minX) >= pixel || abs(rest.y - bounds.minY) >= pixel {
      jump(to: rest, animated: true)
    }
  }

  package final func beginDrag() {
    stopMotion(notify: true)
    drive.isDragging = true
    drive.isTracking = true
    drive.dragStart = unbanded(bounds.origin)
    drive.pageStart = bounds.origin
    drive.dragsX = scrollsX
    drive.dragsY = scrollsY
    if isDirectionalLockEnabled, drive.dragsX, drive.dragsY {
      // Locked where the direction is clear.
      let travel = scrollPan.rawTravel
      if abs(travel.x) > abs(travel.y) * 1.5 { drive.dragsY = false }
      if abs(travel.y) > abs(travel.x) * 1.5 { drive.dragsX = false }
    }
    scrollDelegate?.scrollViewWillBeginDragging(self)
    indicators.appear()
  }

  package final func drag(by translation: CGPoint) {
    guard drive.isDragging else { return }
    var raw = drive.dragStart
    if drive.dragsX { raw.x -= translation.x }
    if drive.dragsY { raw.y -= translation.y }
    moveOffset(to: banded(raw), cause: .drag)
  }

  /// What is shown of an offset beyond the edges: less and less, or nothing.
  package final func banded(_ raw: CGPoint) -> CGPoint {
    func shown(_ value: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat) -> CGFloat {
      bounces
        ? CGFloat(RubberBand.apply(Double(value), range: range, dimension: Double(length)))
        : CGFloat(min(max(Double(value), range.lowerBound), range.upperBound))
    }
    return CGPoint(x: shown(raw.x, offsetRangeX, bounds.width), y: shown(raw.y, offsetRangeY, bounds.height))
  }

  /// The finger's offset for what is shown.
  package final func unbanded(_ offset: CGPoint) -> CGPoint {
    func raw(_ value: CGFloat, _ range: ClosedRange<Double>, _ length: CGFloat) -> CGFloat {
      let edge = CGFloat(min(max(Double(value), range.lowerBound), range.upperBound))
      return edge + CGFloat(RubberBand.distance(shown: Double(value - edge), dimension: Double(length)))
    }
    return CGPoint(x: raw(offset.x, offsetRangeX, bounds.width), y: raw(offset.y, offsetRangeY, bounds.height))
  }
}
