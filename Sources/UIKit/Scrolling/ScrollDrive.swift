import CollectionCore
import Foundation
import RuntimeInterface

/// What moves a scroll view at the moment.
package struct ScrollDrive {
  package var isTracking = false
  package var isDragging = false
  /// Who drags, while somebody does.
  package var dragger = Dragger.fingers
  package var isDecelerating = false
  package var isAnimating = false

  /// What may drag the content: also a scroll view inside that is dragged beyond its edges.
  package enum Dragger { case fingers, touchpad, indicator, inner }

  /// Whether it is this one who drags.
  package func isDragged(by dragger: Dragger) -> Bool { isDragging && self.dragger == dragger }

  /// The offset without the rubber band when the drag began.
  var dragStart = CGPoint.zero
  /// How far the finger has come since then, and the offset that it was shown for it, before rounding.
  var dragTravel = CGPoint.zero
  var dragShown = CGPoint.zero
  /// The edges for which the drag or the motion after it counts.
  var ranges: (x: ClosedRange<Double>, y: ClosedRange<Double>) = (0...0, 0...0)
  /// The page on which a drag began.
  var pageStart = CGPoint.zero
  /// The axes along which this drag moves.
  var dragsX = true
  var dragsY = true

  /// The scroll views around this one that take what this drag has beyond the edges, and whether they have some of it.
  weak var outerX: UIScrollView?
  weak var outerY: UIScrollView?
  var pullsX = false
  var pullsY = false
  /// Whether the drag began within the edges: what was beyond them already is this view's own.
  var passesX = false
  var passesY = false

  var motionX: AxisMotion?
  var motionY: AxisMotion?
  var motionStart: TimeInterval = 0
  /// Whether the layout, the delegate or a page has chosen where it ends.
  var steersX = false
  var steersY = false

  /// Why the scroll view itself is assigning `contentOffset` at the moment.
  var cause: ScrollCause?

  var animationX: OffsetAnimation?
  var animationY: OffsetAnimation?
  var animationStart: TimeInterval = 0
  var animationArrived = false
  /// The animation goes to the top, and its end is told as such.
  var animatesToTop = false

  var glideX: GlideSpring?
  var glideY: GlideSpring?
  var glideStart: TimeInterval = 0
  /// Where the notches so far have led, hooks aside; when the last one came, and where the content was to rest after it.
  var wheelTravel = CGPoint.zero
  var wheelRest: CGPoint?
  var wheelTime: TimeInterval = 0

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
