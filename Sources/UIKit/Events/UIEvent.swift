import Foundation

/// An object that describes a single user interaction: touches, keys, a scroll or a movement of the pointer.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// Constants that specify the type of an event. The raw values are the same as in UIKit.
  public enum EventType: Int, Sendable {
    /// Touches of fingers and pens, and pressed mouse buttons.
    case touches = 0
    /// A motion of the device. The hosts of Tessera do not send such events.
    case motion = 1
    /// A media key. The hosts of Tessera do not send such events.
    case remoteControl = 2
    /// Key presses. The event is a `UIPressesEvent`.
    case presses = 3
    /// A scroll of a wheel or touchpad. Tessera never sends it as an event, because scroll views receive scrolls
    /// directly.
    case scroll = 10
    /// A movement of a pointer without a pressed button. Hover gesture recognizers receive it if they and their
    /// delegates allow it.
    case hover = 11
    /// A pinch or rotation on a touchpad. Tessera never sends it as an event.
    case transform = 14
  }

  /// Constants that specify the subtype of a motion event or a remote control event. All other events have the subtype `none`.
  public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The play command of a headset or remote control.
    case remoteControlPlay = 100
    /// The pause command of a headset or remote control.
    case remoteControlPause = 101
    /// The stop command of a headset or remote control.
    case remoteControlStop = 102
    /// The command that toggles between playing and pausing.
    case remoteControlTogglePlayPause = 103
    /// The command to skip to the next track.
    case remoteControlNextTrack = 104
    /// The command to skip to the previous track.
    case remoteControlPreviousTrack = 105
    /// The command to start seeking backward.
    case remoteControlBeginSeekingBackward = 106
    /// The command to stop seeking backward.
    case remoteControlEndSeekingBackward = 107
    /// The command to start seeking forward.
    case remoteControlBeginSeekingForward = 108
    /// The command to stop seeking forward.
    case remoteControlEndSeekingForward = 109
  }

  /// A set of pressed buttons of a pointing device. A finger is treated as the primary button.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// The bits of the buttons. Button 1 has the lowest bit.
    public let rawValue: Int

    /// Creates a mask with the bits of a raw value.
    ///
    /// - Parameter rawValue: The bits, one for each button. The lowest bit represents button 1.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Button 1: the left one, unless the desktop swaps the buttons. Fingers count as this button.
    public static let primary = ButtonMask(rawValue: 1)

    /// Button 2: the right one, unless the desktop swaps the buttons.
    public static let secondary = ButtonMask(rawValue: 2)
    /// Returns the mask of one button.
    ///
    /// - Parameter number: The number of the button, counted from 1.
    /// - Returns: The mask, or the empty mask for numbers below 1 and above 62.
    public static func button(_ number: Int) -> ButtonMask {
      number < 1 || number > 62 ? [] : ButtonMask(rawValue: 1 << (number - 1))
    }
  }

  /// The number of default implementations of responders that are passing the event to the next responder.
  final var forwardingDepth = 0

  /// The source that created the event and delivers it, or `nil` for an event that is not sent to windows.
  package final weak var source: (any EventSource)?

  /// The kind of the event. The default is `touches`.
  open var type: EventType { .touches }
  /// The kind of motion or remote control event. The default is `none`.
  open var subtype: EventSubtype { .none }

  /// The time at which the event happened, in seconds on the clock of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval = 0
  /// The modifier keys that were held down during the event.
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The pressed buttons of the pointing device. The default is the empty mask.
  open package(set) var buttonMask: ButtonMask = []

  /// All touches of the event, or `nil` for events without touches.
  open var allTouches: Set<UITouch>? { nil }

  /// Returns the touches of the event that belong to a window.
  ///
  /// - Parameter window: The window in which the touches began.
  /// - Returns: The touches, or `nil` for an event without touches.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches.map { $0.filter { $0.window === window } } }
  /// Returns the touches of the event that belong to a view.
  ///
  /// - Parameter view: The view in which the touches began.
  /// - Returns: The touches, or `nil` for an event without touches.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches.map { $0.filter { $0.view === view } } }
  /// Returns the touches of the event that a gesture recognizer receives.
  ///
  /// - Parameter gesture: The gesture recognizer that tracks the touches.
  /// - Returns: The touches, or `nil` for an event without touches.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false } }
  }
  /// Returns all samples of a touch since the previous event. Call this method only while the event is being handled.
  ///
  /// - Parameter touch: A touch of the event.
  /// - Returns: Copies of the touch, oldest first. The last one equals `touch`. The result is `nil` if the touch is not
  ///   part of the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Returns the probable locations of a touch until the next event, if it continues with its recent velocity.
  ///
  /// - Parameter touch: A touch of the event.
  /// - Returns: Copies of the touch at predicted locations, the earliest first. The result is empty if the touch does
  ///   not move, and `nil` if it is not part of the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
