import Foundation

/// A key or button from the moment it is pressed until it is released.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Constants that specify the phase of a press.
  public enum Phase: Int, Sendable {
    /// The key was pressed.
    case began = 0
    /// The key is held down and repeats.
    case changed = 1
    /// The key is held down without a change, while the event is about another key.
    case stationary = 2
    /// The key was released.
    case ended = 3
    /// The system cancelled the press before the key was released.
    case cancelled = 4
  }

  /// Constants that specify the kind of a button. The raw values are the same as in UIKit, where most kinds are buttons of an
  /// Apple TV remote.
  public enum PressType: Int, Sendable {
    /// The up arrow of a keyboard or remote control.
    case upArrow = 0
    /// The down arrow of a keyboard or remote control.
    case downArrow = 1
    /// The left arrow of a keyboard or remote control.
    case leftArrow = 2
    /// The right arrow of a keyboard or remote control.
    case rightArrow = 3
    /// The select button of a remote control, or a key for which this enumeration has no other case.
    case select = 4
    /// The menu button, and the Escape key.
    case menu = 5
    /// The Play/Pause button of a remote control. Tessera does not use it.
    case playPause = 6
    /// The Page Up key, which scrolls up by a page.
    case pageUp = 30
    /// The Page Down key, which scrolls down by a page.
    case pageDown = 31
    /// The 123 button of a remote control. Tessera does not use it.
    case tvRemoteOneTwoThree = 32
    /// The four-color button of a remote control. Tessera does not use it.
    case tvRemoteFourColors = 33
  }

  /// The time at which the press last changed, in seconds on the clock of `CACurrentMediaTime()`.
  open package(set) var timestamp: TimeInterval = 0

  /// The phase of the press. The value is `began` when the key is pressed, `changed` while it repeats, and `ended` when it is released.
  open package(set) var phase: Phase = .began
  /// The kind of button. Arrow keys and page keys have separate types, Escape is `menu`, and every other key is
  /// `select`.
  ///
  /// On iOS, other keys have values from 2000. Use `key` to distinguish them.
  open package(set) var type = PressType.select

  /// The window that receives the press, which is the window that was the key window at the last change of the press. The
  /// property does not retain it.
  open package(set) weak var window: UIWindow?

  /// The responder to which `pressesBegan(_:with:)` was last sent for the press. It also receives the end of the press. The
  /// property does not retain it.
  open package(set) weak var responder: UIResponder?

  /// The gesture recognizers that receive the press, because their `allowedPressTypes` contain its type. The value is `nil`
  /// before the beginning of the press is delivered and after the press has ended.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// The force of the press, where 1 is an average press. It is always 1 for keys.
  open package(set) var force: CGFloat = 1

  /// The key of the press, or `nil` if the press is not from a keyboard.
  open package(set) var key: UIKey?
  /// Indicates whether the press repeats because the key is held down.
  package var isRepeat = false

  /// Creates a press that belongs to no event. Tests use this initializer to send presses to responders.
  public override init() { super.init() }

  package convenience init(type: PressType) {
    self.init()
    self.type = type
  }
}
