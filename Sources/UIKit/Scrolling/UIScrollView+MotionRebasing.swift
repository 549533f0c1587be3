import CollectionCore
import Foundation
import QuartzCore

extension UIScrollView {
  /// Moves the values of a drag, deceleration or animated scroll in progress after the content and the offset have
  /// moved by a step. The velocity does not change.
  package final func rebaseMotion(by step: CGPoint) {
    moveDraggedContent(by: step)
    if drive.isAnimating {
      drive.animationX?.shift(by: step.x)
      drive.animationY?.shift(by: step.y)
    }
  }

  /// Moves a drag, deceleration or wheel scroll in progress after code has assigned the offset. The target of an
  /// animated change does not change.
  ///
  /// Apple does not document this behavior. It is reported for iOS 6 and 7 (rdar://16724593). Apple's sample
  /// StreetScroller depends on it: it sets the offset back to the middle in `layoutSubviews`.
  package final func moveDraggedContent(by step: CGPoint) {
    guard step != .zero else { return }
    if drive.isDragging { rebaseDrag(by: step) }
    drive.wheelFinalOffset = nil
    drive.glideX?.target += step.x
    drive.glideY?.target += step.y
    rebaseDeceleration(by: step)
  }

  private func rebaseDeceleration(by step: CGPoint) {
    guard drive.isDecelerating, let x = drive.motionX, let y = drive.motionY else { return }
    drive.ranges = (offsetRangeX, offsetRangeY)
    let elapsed = CACurrentMediaTime() - drive.motionStart
    let rate = Double(decelerationRate.rawValue)
    drive.motionX = x.carried(
      by: step.x, at: elapsed, range: offsetRangeX, rate: rate, isSteered: drive.hasChosenTargetX,
      bounces: bouncesHorizontally)
    drive.motionY = y.carried(
      by: step.y, at: elapsed, range: offsetRangeY, rate: rate, isSteered: drive.hasChosenTargetY,
      bounces: bouncesVertically)
  }

  /// Updates the drag in progress after the edges of the content have moved. The visible offset does not change, and
  /// the overscroll resistance begins at the new edge.
  ///
  /// Without this update, the next movement of the finger would make the content jump after space for a refresh or more
  /// content was added.
  final func rebaseDragInNewRange() {
    let ranges = (x: offsetRangeX, y: offsetRangeY)
    guard drive.isDragging, !zoom.isZooming, ranges != drive.ranges else { return }
    rebaseDrag(by: .zero)
  }

  /// Continues a deceleration or spring motion at the same velocity after the edges of the content have moved. A list
  /// that loads more items while it decelerates therefore does not stop at its previous end.
  final func rebaseDecelerationInNewRange() {
    guard drive.isDecelerating, !zoom.isZooming, (x: offsetRangeX, y: offsetRangeY) != drive.ranges else { return }
    rebaseDeceleration(by: .zero)
  }

  /// Restarts the calculation of the drag from the visible offset.
  private func rebaseDrag(by step: CGPoint) {
    drive.pageStart.x += step.x
    drive.pageStart.y += step.y
    drive.dragDisplayedOffset.x += step.x
    drive.dragDisplayedOffset.y += step.y
    drive.ranges = (offsetRangeX, offsetRangeY)
    let raw = rawOffset(drive.dragDisplayedOffset)
    drive.dragStart = CGPoint(
      x: raw.x + (drive.dragsX ? drive.dragTravel.x : 0), y: raw.y + (drive.dragsY ? drive.dragTravel.y : 0))
    // The outer scroll views remain where the drag has moved them.
    if drive.hasPulledOuterX { drive.outerX?.restartDragAtCurrentOffset() }
    if drive.hasPulledOuterY, drive.outerY !== drive.outerX || !drive.hasPulledOuterX {
      drive.outerY?.restartDragAtCurrentOffset()
    }
  }

  /// Restarts the calculation of the drag from the current offset, unless fingers drag this view.
  private func restartDragAtCurrentOffset() {
    guard drive.isDragged(by: .inner) else { return }
    if drive.dragsX { drive.dragStart.x -= drive.dragTravel.x }
    if drive.dragsY { drive.dragStart.y -= drive.dragTravel.y }
    drive.dragTravel = .zero
  }
}
