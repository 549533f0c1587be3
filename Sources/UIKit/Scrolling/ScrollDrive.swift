import CollectionCore
import Foundation
import RuntimeInterface

/// The state of all motion of a scroll view: drags, decelerations, animations, and scrolls with wheels and touchpads.
package struct ScrollDrive {
  package var isTracking = false
  package var isDragging = false
  /// The source of the current drag. It is valid while `isDragging` is `true`.
  package var dragger = Dragger.fingers
  package var isDecelerating = false
  package var isAnimating = false

  /// The sources of a drag. `inner` is a nested scroll view whose content is dragged beyond its edges.
  package enum Dragger { case fingers, touchpad, indicator, inner }

  /// Returns whether a given source drags the content.
  package func isDragged(by dragger: Dragger) -> Bool { isDragging && self.dragger == dragger }

  /// The content offset at the start of the drag, without overscroll resistance.
  var dragStart = CGPoint.zero
  /// The distance that the finger has moved since the start of the drag.
  var dragTravel = CGPoint.zero
  /// The offset that was last set by the drag, before it was rounded.
  var dragDisplayedOffset = CGPoint.zero
  /// The valid ranges of the offset for which the current drag or deceleration was computed.
  var ranges: (x: ClosedRange<Double>, y: ClosedRange<Double>) = (0...0, 0...0)
  /// The offset at which the drag began. Paging uses it.
  var pageStart = CGPoint.zero
  /// Indicates whether this drag scrolls horizontally.
  var dragsX = true
  /// Indicates whether this drag scrolls vertically.
  var dragsY = true

  /// The outer scroll view that scrolls horizontally when this drag reaches an edge.
  weak var outerX: UIScrollView?
  weak var outerY: UIScrollView?
  /// Indicates whether `outerX` has been scrolled by this drag.
  var hasPulledOuterX = false
  var hasPulledOuterY = false
  /// Indicates whether horizontal overscroll of this drag is passed to `outerX`. It is not if the drag began beyond an
  /// edge.
  var passesOvershootX = false
  var passesOvershootY = false

  /// The horizontal deceleration, or `nil`.
  var motionX: AxisMotion?
  var motionY: AxisMotion?
  /// The start time of the deceleration, in seconds on the frame clock.
  var motionStart: TimeInterval = 0
  /// Indicates whether the layout, the delegate or paging chose the horizontal offset at which the content comes to
  /// rest.
  var hasChosenTargetX = false
  var hasChosenTargetY = false

  /// The cause of the change while the scroll view itself assigns `contentOffset`, otherwise `nil`.
  var cause: ScrollCause?

  /// The animated change of the horizontal offset, or `nil`.
  var animationX: OffsetAnimation?
  var animationY: OffsetAnimation?
  var animationStart: TimeInterval = 0
  /// Indicates whether the animated change has reached its target before the end of its duration.
  var animationArrived = false
  /// Indicates whether the animated change scrolls to the top. The delegate receives a separate callback at its end.
  var animatesToTop = false

  /// The spring of a horizontal scroll by the wheel, or `nil`.
  var glideX: GlideSpring?
  var glideY: GlideSpring?
  var glideStart: TimeInterval = 0
  /// The offset that the notches of the wheel have proposed so far, before the layout and the delegate change it.
  var wheelProposedOffset = CGPoint.zero
  /// The final offset of the scroll that the last notch of the wheel started.
  var wheelFinalOffset: CGPoint?
  /// The time of the last notch of the wheel, in seconds on the frame clock.
  var wheelTime: TimeInterval = 0

  /// The offset of a touchpad scroll without overscroll resistance, or `nil` if there is none.
  var touchpadOffset: CGPoint?
  var touchpadVelocity = VelocityTracker()
  var touchpadTravel = CGPoint.zero

  /// The velocity in points per second above which a touch stops the content and is not delivered to its subviews.
  static let touchStopVelocity = 60.0

  /// Returns whether the content decelerates faster than `touchStopVelocity`.
  @MainActor func isFast(at point: CGPoint) -> Bool {
    guard isDecelerating else { return false }
    let time = FrameClock.now - motionStart
    let speed = max(abs(motionX?.velocity(at: time) ?? 0), abs(motionY?.velocity(at: time) ?? 0))
    return speed > Self.touchStopVelocity
  }
}
