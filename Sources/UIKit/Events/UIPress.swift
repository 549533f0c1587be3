import Foundation

/// One key or button that is down.
@preconcurrency @MainActor open class UIPress: NSObject {
  /// Where a press stands in its life.
  public enum Phase: Int, Sendable {
    /// It went down.
    case began = 0
    /// It is down and repeats.
    case changed = 1
    /// It is down and does not change. Not used here.
    case stationary = 2
    /// It came up.
    case ended = 3
    /// It was taken away.
    case cancelled = 4
  }

  /// Which button it is; UIKit's values, from Apple TV remotes.
  public enum PressType: Int, Sendable {
    /// Up, on a keyboard or a remote control.
    case upArrow = 0
    /// Down, on a keyboard or a remote control.
    case downArrow = 1
    /// To the left, on a keyboard or a remote control.
    case leftArrow = 2
    /// To the right, on a keyboard or a remote control.
    case rightArrow = 3
    /// Every key without a case of its own.
    case select = 4
    /// Escape.
    case menu = 5
    /// A remote's button. Not used here.
    case playPause = 6
    /// Page Up.
    case pageUp = 30
    /// Page Down.
    case pageDown = 31
    /// A remote's button. Not used here.
    case tvRemoteOneTwoThree = 32
    /// A remote's button. Not used here.
    case tvRemoteFourColors = 33
  }

  /// Seconds on the frame clock.
  open package(set) var timestamp: TimeInterval = 0

  /// Where the press stands: `began` when the key goes down, `changed` while it repeats, `ended` when it comes up.
  open package(set) var phase: Phase = .began
  /// The button that the key stands for: arrows and page keys by name, Escape as `menu`, every other key as `select`
  /// (iOS counts those from 2000). `key` tells them apart.
  open package(set) var type = PressType.select

  /// The window that gets the press: the key window when the key went down; not retained.
  open package(set) weak var window: UIWindow?

  /// Who was first responder when the key went down; it gets the press to the end. Not retained.
  open package(set) weak var responder: UIResponder?

  /// Which gesture recognizers watch the press. Always nil: here keys go to responders only.
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?

  /// How hard, 1 being an ordinary press. Always 1 for keys. Default 1.
  open package(set) var force: CGFloat = 1

  /// The key, if the press is one of a keyboard.
  open package(set) var key: UIKey?
  /// Whether the press is one of a key that is held down.
  package var isRepeat = false

  /// Creates a press that no event has sent, for tests that pass presses to responders themselves.
  public override init() { super.init() }

  package convenience init(type: PressType) {
    self.init()
    self.type = type
  }
}
