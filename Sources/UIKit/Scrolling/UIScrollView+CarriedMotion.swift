import CollectionCore
import Foundation
import QuartzCore

extension UIScrollView {
  /// The content and the offset have both moved by `step`: a drag, deceleration or animated scroll that is under way goes
  /// on from the new place, as fast as it was.
  package final func carryMotion(by step: CGPoint) {
    carryHand(by: step)
    if drive.isAnimating {
      drive.animationX?.shift(by: step.x)
      drive.animationY?.shift(by: step.y)
    }
  }

  /// The offset was assigned: what a hand moves or has thrown goes on from there. An animated change stays on its way to
  /// the place that it was given.
  ///
  /// Apple says of neither; rdar://16724593 reports it of iOS 6 and 7, and Apple's sample StreetScroller, which brings its
  /// offset back to the middle in `layoutSubviews`, rests on it.
  package final func carryHand(by step: CGPoint) {
    guard step != .zero else { return }
    if drive.isDragging { carryDrag(by: step) }
    drive.wheelRest = nil
    drive.glideX?.target += step.x
    drive.glideY?.target += step.y
    carryDeceleration(by: step)
  }

  private func carryDeceleration(by step: CGPoint) {
    guard drive.isDecelerating, let x = drive.motionX, let y = drive.motionY else { return }
    drive.ranges = (offsetRangeX, offsetRangeY)
    let elapsed = CACurrentMediaTime() - drive.motionStart
    let rate = Double(decelerationRate.rawValue)
    drive.motionX = x.carried(
      by: step.x, at: elapsed, range: offsetRangeX, rate: rate, isSteered: drive.steersX,
      bounces: bouncesHorizontally)
    drive.motionY = y.carried(
      by: step.y, at: elapsed, range: offsetRangeY, rate: rate, isSteered: drive.steersY, bounces: bouncesVertically)
  }

  /// The edges have moved under the finger: it holds what is shown, and how hard the content is to draw beyond an edge
  /// counts from where the edge is now. Otherwise room for a refresh, or more content at the end, would make it jump with
  /// the finger's next step.
  final func holdDragInNewRange() {
    let ranges = (x: offsetRangeX, y: offsetRangeY)
    guard drive.isDragging, !zoom.isZooming, ranges != drive.ranges else { return }
    carryDrag(by: .zero)
  }

  /// The edges have moved while the content runs out or springs back: it goes on, as fast as it is, towards the edges as
  /// they are now. A list that loads more while it is thrown does not stop where it ended before.
  final func runOutInNewRange() {
    guard drive.isDecelerating, !zoom.isZooming, (x: offsetRangeX, y: offsetRangeY) != drive.ranges else { return }
    carryDeceleration(by: .zero)
  }

  /// The finger holds what is shown now.
  private func carryDrag(by step: CGPoint) {
    drive.pageStart.x += step.x
    drive.pageStart.y += step.y
    drive.dragShown.x += step.x
    drive.dragShown.y += step.y
    drive.ranges = (offsetRangeX, offsetRangeY)
    let raw = unbanded(drive.dragShown)
    drive.dragStart = CGPoint(
      x: raw.x + (drive.dragsX ? drive.dragTravel.x : 0), y: raw.y + (drive.dragsY ? drive.dragTravel.y : 0))
    // Views around this one stay where the drag has brought them.
    if drive.pullsX { drive.outerX?.holdDrag() }
    if drive.pullsY, drive.outerY !== drive.outerX || !drive.pullsX { drive.outerY?.holdDrag() }
  }

  /// The drag counts from here on, unless fingers of its own have taken it meanwhile.
  private func holdDrag() {
    guard drive.isDragged(by: .inner) else { return }
    if drive.dragsX { drive.dragStart.x -= drive.dragTravel.x }
    if drive.dragsY { drive.dragStart.y -= drive.dragTravel.y }
    drive.dragTravel = .zero
  }
}
