import CollectionCore
import Foundation
import RuntimeInterface

/// What moves a scroll view at the moment.
package struct ScrollDrive {
  package var isTracking = false
  package var isDragging = false
  package var isDecelerating = false
  package var isAnimating = false

  /// The offset without the rubber band, and the translation, when the drag began.
  var dragStart = CGPoint.zero
  /// The page on which a drag began.
  var pageStart = CGPoint.zero
  /// The axes along which this drag moves.
  var dragsX = true
  var dragsY = true

  var motionX: AxisMotion?
  var motionY: AxisMotion?
  var motionStart: TimeInterval = 0

  var animationX: OffsetAnimation?
  var animationY: OffsetAnimation?
  var animationStart: TimeInterval = 0
  var animationArrived = false
  /// Where `UIView.animate`-like callers want to know that it is over.
  var animationCompletion: (() -> Void)?

  var glideX: GlideSpring?
  var glideY: GlideSpring?
  var glideStart: TimeInterval = 0

  /// A touchpad's scroll: where it is without the rubber band, and how fast.
  var touchpadOffset: CGPoint?
  var touchpadVelocity = VelocityTracker()
  var touchpadTravel = CGPoint.zero

  /// Faster than this, a touch catches the content instead of reaching it; points a second.
  static let catchingSpeed = 60.0

  @MainActor func isFast(at point: CGPoint) -> Bool {
    guard isDecelerating else { return false }
    let time = FrameClock.now - motionStart
    let speed = max(abs(motionX?.velocity(at: time) ?? 0), abs(motionY?.velocity(at: time) ?? 0))
    return speed > Self.catchingSpeed
  }
}
