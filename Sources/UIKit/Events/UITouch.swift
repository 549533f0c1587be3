import Foundation

/// One finger, pen or pressed mouse button, from the moment it comes down until it leaves. The object stays the same all
/// the while.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Where a touch stands in its life.
  public enum Phase: Int, Sendable {
    /// It came down since the last frame.
    case began = 0
    /// It moved since the last frame.
    case moved = 1
    /// It is down and did not move.
    case stationary = 2
    /// It left the surface.
    case ended = 3
    /// It was taken away: by a scroll, or because its view went.
    case cancelled = 4
    /// A pointer came over the view without a button. Not used here: hovering has its own events.
    case regionEntered = 5
    /// A pointer moved over the view without a button. Not used here.
    case regionMoved = 6
    /// A pointer left the view without a button. Not used here.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface beside the screen. Not used here.
    case indirect = 1
    /// A pen on the screen.
    case pencil = 2
    /// A mouse or touchpad with a button down.
    case indirectPointer = 3
    /// The old name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// Properties that a pen may send late, as estimates first.
  public struct Properties: OptionSet, Sendable {
    /// One bit for each property.
    public let rawValue: Int

    /// The properties whose bits are set; unknown bits are kept.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// `force` is an estimate.
    public static let force = Properties(rawValue: 1)

    /// `azimuthAngle(in:)` is an estimate.
    public static let azimuth = Properties(rawValue: 2)

    /// `altitudeAngle` is an estimate.
    public static let altitude = Properties(rawValue: 4)

    /// The location is an estimate.
    public static let location = Properties(rawValue: 8)

    /// The pen's roll is an estimate.
    public static let roll = Properties(rawValue: 16)
  }

  /// When the touch last changed, seconds on the frame clock.
  open package(set) var timestamp: TimeInterval = 0

  /// Where the touch stands: `began` in its first frame, then `moved` or `stationary`, at last `ended` or `cancelled`.
  open package(set) var phase: Phase = .began
  /// 1 for a single tap, 2 for the second touch of a double tap, and so on; 0 once the touch has moved 10 points away, so
  /// that an end with a count was a tap.
  open package(set) var tapCount = 1

  /// A finger is `direct`, a mouse `indirectPointer`, a pen `pencil`. Default `direct`.
  open package(set) var type: TouchType = .direct
  /// Radius in points; a mouse has none.
  open package(set) var majorRadius: CGFloat = 0

  /// How far `majorRadius` may be off, in points. Always 0 here.
  open package(set) var majorRadiusTolerance: CGFloat = 0

  /// The window in which the touch began; not retained.
  open package(set) weak var window: UIWindow?
  /// The view in which the touch began: it gets the touch to the end, wherever it goes.
  open package(set) var view: UIView?
  /// Who watches the touch besides the view.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Whether the view has been told that the touch began.
  package final var isDelivered = false
  /// 1 is an average touch; 0 where the device knows nothing about it.
  open package(set) var force: CGFloat = 0

  /// The largest value that `force` can have: 1 for fingers and pens, 0 for a mouse.
  open package(set) var maximumPossibleForce: CGFloat = 0
  /// Radians above the surface; π/2 is upright.
  open package(set) var altitudeAngle: CGFloat = .pi / 2

  /// Where the touch is and was, in the window's coordinates.
  package var windowLocation = CGPoint.zero
  package var previousWindowLocation = CGPoint.zero

  /// Creates a touch that no event has sent, for tests that pass touches to responders themselves.
  public override init() { super.init() }

  /// The same touch as it was, or will be, at another moment.
  package final func copied(at place: CGPoint, from previous: CGPoint, time: TimeInterval) -> UITouch {
    let copy = UITouch()
    copy.timestamp = time
    copy.phase = phase
    copy.tapCount = tapCount
    copy.type = type
    copy.majorRadius = majorRadius
    copy.majorRadiusTolerance = majorRadiusTolerance
    copy.window = window
    copy.view = view
    copy.gestureRecognizers = gestureRecognizers
    copy.force = force
    copy.maximumPossibleForce = maximumPossibleForce
    copy.altitudeAngle = altitudeAngle
    copy.windowLocation = place
    copy.previousWindowLocation = previous
    return copy
  }

  /// Where the touch is, in the coordinates of `view` (of the window if nil), points.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
  /// Where it was when the event before came.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  /// The location without rounding: here the same as `location(in:)`, which does not round.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// The earlier location without rounding: here the same as `previousLocation(in:)`.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Radians of a pen's tilt in the plane of `view`; 0 where the device knows nothing about it.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// The direction of a pen's tilt in the plane of `view`, of length 1: that of `azimuthAngle(in:)`.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = azimuthAngle(in: view)
    return CGVector(dx: cos(angle), dy: sin(angle))
  }

  /// Radians by which a pen is rolled about its own axis; 0 where the device knows nothing about it.
  open var rollAngle: CGFloat { 0 }

  /// The number by which a late update finds this touch. Always nil: nothing is estimated here.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// Which values are estimates. Always none here.
  open var estimatedProperties: Properties { [] }

  /// Which estimates will be made exact later. Always none here.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view === window ? point : view.convert(point, from: window)
  }
}
