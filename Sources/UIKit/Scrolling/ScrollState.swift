import CollectionCore
import Foundation
import RuntimeInterface

/// The state of all motion of a scroll view: drags, decelerations, animations, and scrolls by wheels and touchpads.
package struct ScrollState {
  package var isTracking = false
  package var isDragging = false
  /// The source of the current drag. It is valid while `isDragging` is `true`.
  package var dragSource = DragSource.fingers
  package var isDecelerating = false
  package var isAnimating = false

  /// Constants that specify the source of a drag. The source `nestedScrollView` is a nested scroll view whose content is dragged
  /// beyond its edges.
  package enum DragSource { case fingers, touchpad, indicator, nestedScrollView }

  /// Returns whether a source is dragging the content.
  package func isDragged(by dragSource: DragSource) -> Bool { isDragging && self.dragSource == dragSource }

  /// The content offset at the start of the drag, without overscroll resistance.
  var dragStartOffset = CGPoint.zero
  /// The distance that the finger has moved since the start of the drag.
  var dragTranslation = CGPoint.zero
  /// The offset that the drag last set, before rounding to pixels.
  var dragDisplayedOffset = CGPoint.zero
  /// The ranges of valid offsets at the time when the current drag or deceleration was last calculated.
  var offsetRanges: (x: ClosedRange<Double>, y: ClosedRange<Double>) = (0...0, 0...0)
  /// The offset at which the drag began. In a paging scroll view, a drag moves the content by at most one page from
  /// this offset.
  var pageStartOffset = CGPoint.zero
  /// Indicates whether a finger has stopped the content of a paging scroll view between two pages.
  var isStoppedBetweenPages = false
  /// Indicates whether this drag scrolls horizontally. The value is false if the content does not move on this axis, or if the
  /// directional lock has locked the drag to the other axis.
  var dragsHorizontally = true
  /// Indicates whether this drag scrolls vertically, as `dragsHorizontally` does for the other axis.
  var dragsVertically = true

  /// The enclosing scroll view that is scrolled horizontally when the drag reaches an edge, or nil if there is none.
  weak var outerScrollViewX: UIScrollView?
  weak var outerScrollViewY: UIScrollView?
  /// Indicates whether this drag has scrolled the enclosing scroll view in `outerScrollViewX`.
  var hasScrolledAncestorX = false
  var hasScrolledAncestorY = false
  /// Indicates whether horizontal overscroll of this drag is passed to `outerScrollViewX`. The value is false if the drag began
  /// beyond an edge.
  var passesOverscrollX = false
  var passesOverscrollY = false

  /// The horizontal deceleration in progress, or `nil` if there is none.
  var decelerationX: AxisMotion?
  var decelerationY: AxisMotion?
  /// The start time of the deceleration, in seconds on the frame clock.
  var decelerationStartTime: TimeInterval = 0
  /// Indicates whether the horizontal offset at which the content comes to rest was chosen by the layout, the delegate
  /// or paging.
  var hasChosenTargetX = false
  var hasChosenTargetY = false

  /// The cause of the change of the offset while the scroll view itself assigns `contentOffset`, otherwise `nil`.
  var cause: ScrollCause?

  /// The animated change of the horizontal offset in progress, or `nil` if there is none.
  var animationX: OffsetAnimation?
  var animationY: OffsetAnimation?
  var animationStartTime: TimeInterval = 0
  /// Indicates whether an animated change of the offset has reached its target before the end of its duration.
  var hasAnimationArrived = false
  /// Indicates whether the animated change scrolls to the top. The delegate then receives `scrollViewDidScrollToTop` at
  /// the end.
  var animatesToTop = false

  /// The spring that moves the content horizontally during a scroll by the wheel, or `nil` if there is no such scroll.
  var wheelSpringX: WheelScrollSpring?
  var wheelSpringY: WheelScrollSpring?
  var wheelSpringStartTime: TimeInterval = 0
  /// The offset that the notches of the wheel have proposed in total, before the layout and the delegate change it.
  var wheelProposedOffset = CGPoint.zero
  /// The offset at which the scroll by the last notch of the wheel ends. The value is nil if no such scroll is running.
  var wheelFinalOffset: CGPoint?
  /// The time of the last notch of the wheel, in seconds on the frame clock.
  var lastWheelTime: TimeInterval = 0

  /// The offset of the touchpad scroll in progress before overscroll resistance is applied, or `nil` if there is none.
  var touchpadOffset: CGPoint?
  var touchpadVelocity = VelocityTracker()
  var touchpadTranslation = CGPoint.zero

  /// The velocity, in points per second, above which a touch stops the content and is not delivered to subviews.
  static let touchStopVelocity = 60.0

  /// Indicates whether the content is decelerating at a velocity above `touchStopVelocity`.
  @MainActor var isFast: Bool {
    guard isDecelerating else { return false }
    let time = FrameClock.now - decelerationStartTime
    let speed = max(abs(decelerationX?.velocity(at: time) ?? 0), abs(decelerationY?.velocity(at: time) ?? 0))
    return speed > Self.touchStopVelocity
  }
}
