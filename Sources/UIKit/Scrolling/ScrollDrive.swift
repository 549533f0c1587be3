import CollectionCore
import Foundation
import RuntimeInterface

/// The state of all motion of a scroll view: drags, decelerations, animations, and scrolls by wheels and touchpads.
package struct ScrollDrive {
  package var isTracking = false
  package var isDragging = false
  /// The source of the current drag. It is valid while `isDragging` is `true`.
  package var dragSource = DragSource.fingers
  package var isDecelerating = false
  package var isAnimating = false

  /// The sources of a drag. The source `inner` is a nested scroll view whose content is dragged beyond its edges.
  package enum DragSource { case fingers, touchpad, indicator, inner }

  /// Returns whether a source is dragging the content.
  package func isDragged(by dragSource: DragSource) -> Bool { isDragging && self.dragSource == dragSource }

  /// The content offset at the start of the drag, without overscroll resistance.
  var dragStart = CGPoint.zero
  /// The distance that the finger has moved since the start of the drag.
  var dragTravel = CGPoint.zero
  /// The offset that the drag last set. It is the value before rounding to pixels.
  var dragDisplayedOffset = CGPoint.zero
  /// The ranges of valid offsets when the current drag or deceleration was computed.
  var ranges: (x: ClosedRange<Double>, y: ClosedRange<Double>) = (0...0, 0...0)
  /// The offset at which the drag began. In a paging scroll view, a drag moves the content by at most one page from it.
  var pageStart = CGPoint.zero
  /// Indicates whether a finger has stopped the content of a paging scroll view between two pages.
  var isHeldBetweenPages = false
  /// Indicates whether this drag scrolls horizontally.
  var dragsX = true
  /// Indicates whether this drag scrolls vertically.
  var dragsY = true

  /// The scroll view around this one that is scrolled horizontally when the drag reaches an edge.
  weak var outerX: UIScrollView?
  weak var outerY: UIScrollView?
  /// Indicates whether this drag has scrolled the enclosing scroll view in `outerX`.
  var hasPulledOuterX = false
  var hasPulledOuterY = false
  /// Indicates whether horizontal overscroll of this drag is passed to `outerX`. It is false if the drag began beyond
  /// an edge.
  var passesOvershootX = false
  var passesOvershootY = false

  /// The horizontal deceleration in progress, or `nil`.
  var motionX: AxisMotion?
  var motionY: AxisMotion?
  /// The start time of the deceleration, in seconds of the frame time.
  var motionStart: TimeInterval = 0
  /// Indicates whether the horizontal offset at which the content comes to rest was chosen by the layout, the delegate
  /// or paging.
  var hasChosenTargetX = false
  var hasChosenTargetY = false

  /// The cause of the change of the offset while the scroll view itself assigns `contentOffset`, otherwise `nil`.
  var cause: ScrollCause?

  /// The animated change of the horizontal offset in progress, or `nil`.
  var animationX: OffsetAnimation?
  var animationY: OffsetAnimation?
  var animationStart: TimeInterval = 0
  /// Indicates whether an animated change of the offset has reached its target before the end of its duration.
  var animationArrived = false
  /// Indicates whether the animated change scrolls to the top. The delegate then receives `scrollViewDidScrollToTop` at
  /// the end.
  var animatesToTop = false

  /// The spring that moves the content horizontally during a scroll by the wheel, or `nil`.
  var glideX: GlideSpring?
  var glideY: GlideSpring?
  var glideStart: TimeInterval = 0
  /// The sum of the offsets that the notches of the wheel have proposed, before the layout and the delegate change it.
  var wheelProposedOffset = CGPoint.zero
  /// The offset at which the scroll by the last notch of the wheel ends. The value is nil if no such scroll is running.
  var wheelFinalOffset: CGPoint?
  /// The time of the last notch of the wheel, in seconds of the frame time.
  var wheelTime: TimeInterval = 0

  /// The offset of the touchpad scroll in progress before overscroll resistance is applied, or `nil` if there is none.
  var touchpadOffset: CGPoint?
  var touchpadVelocity = VelocityTracker()
  var touchpadTravel = CGPoint.zero

  /// The velocity, in points per second, above which a touch stops the content and is not delivered to subviews.
  static let touchStopVelocity = 60.0

  /// Returns whether the content decelerates faster than `touchStopVelocity`.
  @MainActor func isFast(at point: CGPoint) -> Bool {
    guard isDecelerating else { return false }
    let time = FrameClock.now - motionStart
    let speed = max(abs(motionX?.velocity(at: time) ?? 0), abs(motionY?.velocity(at: time) ?? 0))
    return speed > Self.touchStopVelocity
  }
}
