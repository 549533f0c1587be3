import Foundation

/// A finger, a pen or a pressed mouse button, from the beginning of its contact to its end.
///
/// All events of the touch contain the same object.
@preconcurrency @MainActor open class UITouch: NSObject {
  /// Constants that specify the phase of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has begun since the last frame.
    case began = 0
    /// The touch has moved since the last frame.
    case moved = 1
    /// The touch has not moved since the last frame.
    case stationary = 2
    /// The touch left the surface.
    case ended = 3
    /// The system cancelled the touch, because a scroll began or the view left the window.
    case cancelled = 4
    /// A pointer entered the view without a pressed button. Tessera sends separate hover events instead.
    case regionEntered = 5
    /// A pointer moved in the view without a pressed button. Tessera sends separate hover events instead.
    case regionMoved = 6
    /// A pointer left the view without a pressed button. Tessera sends separate hover events instead.
    case regionExited = 7
  }

  /// Constants that specify the kind of input that causes a touch.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a surface that is not the screen. Tessera does not use this type.
    case indirect = 1
    /// A pen on the screen.
    case pencil = 2
    /// A mouse or touchpad with a pressed button.
    case indirectPointer = 3
    /// The former name of `pencil`.
    public static let stylus = TouchType.pencil
  }

  /// The properties of a touch that a pen may report as estimates first and update later.
  public struct Properties: OptionSet, Sendable {
    /// The raw bits of the set, with UIKit's values.
    public let rawValue: Int

    /// Creates a set with the bits of a raw value.
    ///
    /// - Parameter rawValue: The bits, one for each property. Unknown bits are preserved.
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

  /// The time at which the touch last changed, in seconds on the clock of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval = 0

  /// The phase of the touch. The value is `began` in the first frame, then `moved` or `stationary`, and `ended` or `cancelled` in
  /// the last one.
  open package(set) var phase: Phase = .began
  /// The number of taps: 1 for a single tap, 2 for the second touch of a double tap, and so on.
  ///
  /// The number becomes 0 when the touch moves more than 10 points away. If the number is not 0 at the end of the touch, the
  /// touch was a tap.
  open package(set) var tapCount = 1

  /// The kind of the touch: `direct` for a finger, `indirectPointer` for a mouse, `pencil` for a pen. The default is
  /// `direct`.
  open package(set) var type: TouchType = .direct
  /// The radius of the touch in points. It is 0 for a mouse.
  open package(set) var majorRadius: CGFloat = 0

  /// The tolerance of `majorRadius` in points. It is always 0 in Tessera.
  open package(set) var majorRadiusTolerance: CGFloat = 0

  /// The window in which the touch began. The touch does not retain the window.
  open package(set) weak var window: UIWindow?
  /// The view in which the touch began. The view receives the touch until the end of the touch, even after the touch has left the view.
  open package(set) var view: UIView?
  /// The gesture recognizers that receive the touch, or `nil` if there are none.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?
  /// Indicates whether the view has received `touchesBegan` for the touch.
  package final var isDelivered = false
  /// The force of the touch, where 1 is an average touch. The value is 0 if the device cannot measure the force.
  open package(set) var force: CGFloat = 0

  /// The maximum value of `force`: 1 for fingers and pens, 0 for a mouse.
  open package(set) var maximumPossibleForce: CGFloat = 0
  /// The angle of a pen above the surface in radians. The default is π/2, which is upright.
  open package(set) var altitudeAngle: CGFloat = .pi / 2

  /// The current location in the window's coordinate system.
  package var windowLocation = CGPoint.zero
  /// The location in the window's coordinate system at the previous event.
  package var previousWindowLocation = CGPoint.zero

  /// Creates a touch without an event. Tests pass such touches to the touch methods of responders.
  public override init() { super.init() }

  /// Returns a copy of the touch at another location and time.
  package final func makeCopy(at location: CGPoint, from previous: CGPoint, time: TimeInterval) -> UITouch {
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
    copy.windowLocation = location
    copy.previousWindowLocation = previous
    return copy
  }

  /// Returns the current location of the touch.
  ///
  /// - Parameter view: The view in which to locate the touch, or `nil` for the window.
  /// - Returns: The location in points, in the coordinate system of the view or the window.
  open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
  /// Returns the location of the touch at the previous event.
  ///
  /// - Parameter view: The view in which to locate the touch, or `nil` for the window.
  /// - Returns: The location in points, in the coordinate system of the view or the window.
  open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }

  /// Returns the exact location of the touch. The result is equal to `location(in:)`, because Tessera does not round locations.
  ///
  /// - Parameter view: The view in which to locate the touch, or `nil` for the window.
  /// - Returns: The location in points, in the coordinate system of the view or the window.
  open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }

  /// Returns the exact location of the touch at the previous event. The result is equal to `previousLocation(in:)`, because
  /// Tessera does not round locations.
  ///
  /// - Parameter view: The view in which to locate the touch, or `nil` for the window.
  /// - Returns: The location in points, in the coordinate system of the view or the window.
  open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

  /// Returns the direction in which a pen is tilted. The result is always 0 in Tessera.
  ///
  /// - Parameter view: The view in which the angle is measured.
  /// - Returns: The angle in radians from the view's x axis.
  open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }

  /// Returns the direction in which a pen is tilted, as a vector of length 1 that has the angle `azimuthAngle(in:)`.
  ///
  /// - Parameter view: The view in which the direction is measured.
  /// - Returns: The unit vector.
  open func azimuthUnitVector(in view: UIView?) -> CGVector {
    let angle = azimuthAngle(in: view)
    return CGVector(dx: cos(angle), dy: sin(angle))
  }

  /// The angle in radians by which a pen is rolled about its own axis. It is always 0 in Tessera.
  open var rollAngle: CGFloat { 0 }

  /// The index that associates later updates of estimated properties with this touch. It is always `nil`, because
  /// Tessera does not estimate properties.
  open var estimationUpdateIndex: NSNumber? { nil }

  /// The properties with values that are estimates. The set is always empty in Tessera.
  open var estimatedProperties: Properties { [] }

  /// The properties for which updates are expected. The set is always empty in Tessera.
  open var estimatedPropertiesExpectingUpdates: Properties { [] }

  private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    guard let view, let window else { return point }
    return view === window ? point : view.convert(point, from: window)
  }
}
