import Foundation

/// One key or button that is down.
@preconcurrency @MainActor open class UIPress: NSObject {
  public enum Phase: Int, Sendable {
    case began = 0
    case changed = 1
    case stationary = 2
    case ended = 3
    case cancelled = 4
  }

  public enum PressType: Int, Sendable {
    case upArrow = 0
    case downArrow = 1
    case leftArrow = 2
    case rightArrow = 3
    case select = 4
    case menu = 5
    case playPause = 6
    case pageUp = 30
    case pageDown = 31
    case tvRemoteOneTwoThree = 32
    case tvRemoteFourColors = 33
  }

  /// Seconds on the frame clock.
  open package(set) var timestamp: TimeInterval = 0
  open package(set) var phase: Phase = .began
  /// For a key that is none of the cases above the raw value is 2000 plus its HID usage, as on iOS.
  open package(set) var type: PressType
  open package(set) weak var window: UIWindow?
  open package(set) weak var responder: UIResponder?
  open package(set) var gestureRecognizers: [UIGestureRecognizer]?
  open package(set) var force: CGFloat = 1
  open package(set) var key: UIKey?
  /// Whether the press is one of a key that is held down.
  package var isRepeat = false

  package init(type: PressType) {
    self.type = type
    super.init()
  }
}

/// Keys that went down or up.
@preconcurrency @MainActor open class UIPressesEvent: UIEvent {
  open package(set) var allPresses: Set<UIPress> = []
  open override var type: EventType { .presses }

  /// The presses that `gesture` receives.
  open func presses(for gesture: UIGestureRecognizer) -> Set<UIPress> {
    allPresses.filter { $0.gestureRecognizers?.contains { $0 === gesture } ?? false }
  }
}
