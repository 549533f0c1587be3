import Foundation

/// Something that happened to the application: touches, keys, a scroll, the pointer moving.
@preconcurrency @MainActor open class UIEvent: NSObject {
  /// What kind of event it is; UIKit's values.
  public enum EventType: Int, Sendable {
    /// Fingers, pens and pressed mouse buttons.
    case touches = 0
    /// A motion of the device. Not sent by the hosts that exist.
    case motion = 1
    /// A media key. Not sent by the hosts that exist.
    case remoteControl = 2
    /// Keys: a `UIPressesEvent`.
    case presses = 3
    /// A wheel or touchpad that scrolls. Not sent as an event here: scroll views get it directly.
    case scroll = 10
    /// A pointer that moves without a button: hover recognizers and their delegates are asked whether they want it.
    case hover = 11
    /// A pinch or turn on a touchpad. Not sent as an event here.
    case transform = 14
  }

  /// Which motion or media key it is; `none` for all other events.
  public enum EventSubtype: Int, Sendable {
    /// The event has no subtype.
    case none = 0
    /// The device was shaken.
    case motionShake = 1
    /// The headset's key to play.
    case remoteControlPlay = 100
    /// The headset's key to pause.
    case remoteControlPause = 101
    /// The headset's key to stop.
    case remoteControlStop = 102
    /// The headset's one key for playing and pausing.
    case remoteControlTogglePlayPause = 103
    /// On to the next track.
    case remoteControlNextTrack = 104
    /// Back to the previous track.
    case remoteControlPreviousTrack = 105
    /// Runs backwards until the next one of these says otherwise.
    case remoteControlBeginSeekingBackward = 106
    /// Runs backwards no longer.
    case remoteControlEndSeekingBackward = 107
    /// Runs forwards until the next one of these says otherwise.
    case remoteControlBeginSeekingForward = 108
    /// Runs forwards no longer.
    case remoteControlEndSeekingForward = 109
  }

  /// Which buttons of a pointing device are down; a finger counts as the primary one.
  public struct ButtonMask: OptionSet, Hashable, Sendable {
    /// One bit for each button, the lowest for button 1.
    public let rawValue: Int

    /// The buttons whose bits are set.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Button 1: the left one, unless the desktop swaps them; a finger, too.
    public static let primary = ButtonMask(rawValue: 1)

    /// Button 2: the right one.
    public static let secondary = ButtonMask(rawValue: 2)
    /// The mask of button `number`, counted from 1. Numbers below 1 give the empty mask.
    public static func button(_ number: Int) -> ButtonMask {
      number < 1 || number > 62 ? [] : ButtonMask(rawValue: 1 << (number - 1))
    }
  }

  /// What made the event and delivers it; nil for one that is not sent to windows.
  package final weak var source: (any EventSource)?

  /// Default `touches`.
  open var type: EventType { .touches }
  /// Default `none`.
  open var subtype: EventSubtype { .none }

  /// When it happened, seconds on the frame clock (`CACurrentMediaTime()`).
  open package(set) var timestamp: TimeInterval = 0
  /// The modifier keys that were down.
  open package(set) var modifierFlags: UIKeyModifierFlags = []
  /// The buttons that are down. Default empty.
  open package(set) var buttonMask: ButtonMask = []

  /// Every touch that is part of the event; nil for events without touches.
  open var allTouches: Set<UITouch>? { nil }

  /// The touches of one window.
  open func touches(for window: UIWindow) -> Set<UITouch>? { allTouches.map { $0.filter { $0.window === window } } }
  /// The touches that began in `view`.
  open func touches(for view: UIView) -> Set<UITouch>? { allTouches.map { $0.filter { $0.view === view } } }
  /// The touches that `gesture` receives.
  open func touches(for gesture: UIGestureRecognizer) -> Set<UITouch>? {
    allTouches.map { $0.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false } }
  }
  /// Where `touch` was seen since the event before, oldest first: copies, of which the last one is as `touch` is. Only while
  /// the event is handled. Nil for a touch that is no part of the event.
  open func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
  /// Where `touch` will probably be until the next event, soonest first, as if it went on as it moved lately; empty for one
  /// that does not move. Nil for a touch that is no part of the event.
  open func predictedTouches(for touch: UITouch) -> [UITouch]? { nil }
}
