import CollectionCore
import Foundation
import QuartzCore

extension UIScrollView {
  /// The content and the offset have both moved by `step`: a drag, deceleration or animated scroll that is under way goes
  /// on from the new place, as fast as it was.
  package final func carryMotion(by step: CGPoint) {
    if drive.isDragging {
      drive.dragStart.x += step.x
      drive.dragStart.y += step.y
      drive.pageStart.x += step.x
      drive.pageStart.y += step.y
    }
    drive.wheelRest = nil
    if let offset = drive.touchpadOffset { drive.touchpadOffset = CGPoint(x: offset.x + step.x, y: offset.y + step.y) }
    if drive.isAnimating {
      drive.animationX?.shift(by: step.x)
      drive.animationY?.shift(by: step.y)
    }
    guard drive.isDecelerating, let x = drive.motionX, let y = drive.motionY else { return }
    let now = CACurrentMediaTime()
    let elapsed = now - drive.motionStart
    drive.motionStart = now
    drive.motionX = carried(x, by: step.x, elapsed, offsetRangeX, drive.steersX, bouncesHorizontally)
    drive.motionY = carried(y, by: step.y, elapsed, offsetRangeY, drive.steersY, bouncesVertically)
  }

  private func carried(
    _ motion: AxisMotion, by step: CGFloat, _ elapsed: TimeInterval, _ range: ClosedRange<Double>, _ isSteered: Bool,
    _ bounces: Bool
  ) -> AxisMotion {
    AxisMotion(
      offset: motion.position(at: elapsed) + step, velocity: motion.velocity(at: elapsed), range: range,
      rate: Double(decelerationRate.rawValue), target: isSteered ? motion.end + step : nil, bounces: bounces)
  }
}
