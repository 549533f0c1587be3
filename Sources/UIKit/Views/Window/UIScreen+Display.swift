import Foundation

extension UIScreen {
  /// What is done about edges that a display cuts off.
  public enum OverscanCompensation: Int, Sendable {
    /// The picture is made smaller.
    case scale = 0
    /// The bounds are made smaller.
    case insetBounds = 1
    /// Nothing.
    case none = 2
  }

  /// Whether a display shows colours as a reference does.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// It cannot.
    case notSupported = 0
    /// It could.
    case notEnabled = 1
    /// It does so in part.
    case limited = 2
    /// It does.
    case enabled = 3
  }

  /// The sizes that the screen can have: the one of the host's window.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The size of the host's window. Never nil here.
  public var currentMode: UIScreenMode? { availableModes.first }

  /// The same as `currentMode`.
  public var preferredMode: UIScreenMode? { currentMode }

  /// Always `none`: nothing is cut off.
  public var overscanCompensation: OverscanCompensation { .none }

  /// Always zero.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// How much brighter than white something can be shown: 1, not at all.
  public var currentEDRHeadroom: CGFloat { 1 }

  /// How much brighter than white something could be shown: 1, not at all.
  public var potentialEDRHeadroom: CGFloat { 1 }

  /// Always `notSupported`.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// Seconds from the end of a frame until it is seen, where somebody has measured it: 0, unknown.
  public var calibratedLatency: CFTimeInterval { 0 }

  /// Whether the focus can be moved: it can, by keys.
  public var supportsFocus: Bool { true }

  /// What has the focus in the key window.
  public var focusedItem: (any UIFocusItem)? {
    UIFocusSystem.existing(for: windows.last { $0.isKeyWindow })?.focusedItem
  }

  /// What has the focus in the key window, if it is a view.
  public var focusedView: UIView? { focusedItem as? UIView }

  /// A view that looks as the screen does now (or after the next update): all windows, back to front.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let result = UIView(frame: bounds)
    for window in windows {
      guard let copy = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      copy.frame = window.frame
      result.addSubview(copy)
    }
    return result
  }

  /// Posted when a screen is connected. Never here: a window is all that there is.
  nonisolated public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")

  /// Posted when a screen is disconnected. Never here.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")

  /// Posted when the current mode has changed. Never here: windows are told of their size.
  nonisolated public static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")

  /// Posted when `isCaptured` has changed. Never here.
  nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// Posted when `referenceDisplayModeStatus` has changed. Never here.
  nonisolated public static let referenceDisplayModeStatusDidChangeNotification = NSNotification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
