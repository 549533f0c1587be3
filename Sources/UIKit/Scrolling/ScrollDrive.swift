import CollectionCore
import Foundation
import RuntimeInterface

/// The state of everything that moves a scroll view: drags, decelerations, animations, wheels and touchpads.
package struct ScrollDrive {
  package var isTracking = false
  package var isDragging = false
  /// The source of the drag while `isDragging`.
  package var dragger = Dragger.fingers
  package var isDecelerating = false
  package var isAnimating = false

  /// The sources of a drag. `inner` is a scroll view inside this one that is dragged beyond its edges.
  package enum Dragger { case fingers, touchpad, indicator, inner }

  /// Returns whether a given source drags the content.
  package func isDragged(by dragger: Dragger) -> Bool { isDragging && self.dragger == dragger }

  /// The content offset when the drag began, converted to the offset without overscroll resistance.
  var dragStart = CGPoint.zero
  /// The travel of the finger since then.
  var dragTravel = CGPoint.zero
  /// The offset that was shown for that travel, before rounding.
  var dragDisplayedOffset = CGPoint.zero
  /// The offset ranges that the current drag or deceleration was computed for.
  var ranges: (x: ClosedRange<Double>, y: ClosedRange<Double>) = (0...0, 0...0)
  /// The offset at which the drag began, for paging.
  var pageStart = CGPoint.zero
  /// Indicates whether this drag moves horizontally.
  var dragsX = true
  /// Indicates whether this drag moves vertically.
  var dragsY = true

  /// The outer scroll views that receive the part of this drag beyond the edges.
  weak var outerX: UIScrollView?
  weak var outerY: UIScrollView?
  /// Indicates whether the outer scroll views have received any of this drag.
  var hasPulledOuterX = false
  var hasPulledOuterY = false
  /// Indicates whether the drag began within the edges. Otherwise the overscroll belongs to this view and is not passed
  /// on.
  var passesOvershootX = false
  var passesOvershootY = false

  /// The deceleration along each axis.
  var motionX: AxisMotion?
  var motionY: AxisMotion?
  /// When the deceleration started, in seconds on the frame clock.
  var motionStart: TimeInterval = 0
  /// Indicates whether the layout, the delegate or paging chose where the content comes to rest.
  var hasChosenTargetX = false
  var hasChosenTargetY = false

  /// The reason while the scroll view itself assigns `contentOffset`, otherwise `nil`.
  var cause: ScrollCause?

  /// The animated change of the offset along each axis.
  var animationX: OffsetAnimation?
  var animationY: OffsetAnimation?
  var animationStart: TimeInterval = 0
  /// Indicates whether the animation has reached its target and waits for the end of its time.
  var animationArrived = false
  /// Indicates whether the animation goes to the top, which is reported to the delegate separately.
  var animatesToTop = false

  /// The springs of a wheel scroll along each axis.
  var glideX: GlideSpring?
  var glideY: GlideSpring?
  var glideStart: TimeInterval = 0
  /// The offset to which the notches so far would have moved the content without the layout and the delegate.
  var wheelProposedOffset = CGPoint.zero
  /// The final offset of the scroll by the last notch.
  var wheelFinalOffset: CGPoint?
  /// When the last notch came, in seconds on the frame clock.
  var wheelTime: TimeInterval = 0

  /// The offset of a touchpad scroll without overscroll resistance, or `nil` if there is none.
  var touchpadOffset: CGPoint?
  var touchpadVelocity = VelocityTracker()
  var touchpadTravel = CGPoint.zero

  /// Above this velocity, in points per second, a touch only stops the content instead of reaching it.
  static let touchStopVelocity = 60.0

  /// Returns whether the content decelerates faster than `touchStopVelocity`.
  @MainActor func isFast(at point: CGPoint) -> Bool {
    guard isDecelerating else { return false }
    let time = FrameClock.now - motionStart
    let speed = max(abs(motionX?.velocity(at: time) ?? 0), abs(motionY?.velocity(at: time) ?? 0))
    return speed > Self.touchStopVelocity
  }
}
