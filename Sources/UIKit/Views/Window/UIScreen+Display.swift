import Foundation

extension UIScreen {
  /// The way in which the system compensates for edges that are outside of a display's visible area.
  public enum OverscanCompensation: Int, Sendable {
    /// The image is scaled down.
    case scale = 0
    /// The bounds of the screen are reduced so that no content is cut off.
    case insetBounds = 1
    /// Overscan is not compensated.
    case none = 2

    /// The bounds of the screen are reduced so that no content is cut off. This is the old name of `insetBounds`.
    @available(*, deprecated, renamed: "insetBounds")
    public static var insetApplicationFrame: OverscanCompensation { .insetBounds }
  }

  /// The state of a display's reference mode, in which its colors are exact.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The display has no reference mode.
    case notSupported = 0
    /// The display has a reference mode, which is off.
    case notEnabled = 1
    /// The reference mode is on, with limits.
    case limited = 2
    /// The reference mode is on.
    case enabled = 3
  }

  /// The sizes that the screen can have. In Tessera, it is only the size of the host's window.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The mode with the size of the host's window. It is never nil in Tessera.
  public var currentMode: UIScreenMode? { availableModes.first }

  /// The preferred mode of the screen. In Tessera, it is the current mode.
  public var preferredMode: UIScreenMode? { currentMode }

  /// The compensation for edges that are outside of the display's visible area. The value is always `none` in Tessera.
  public var overscanCompensation: OverscanCompensation { .none }

  /// The insets of the content from edges that are outside of the display's visible area. They are always zero in
  /// Tessera.
  public var overscanCompensationInsets: UIEdgeInsets { .zero }

  /// The ratio of the greatest brightness that the screen currently shows to the brightness of white. The value is
  /// always 1 in Tessera.
  public var currentEDRHeadroom: CGFloat { 1 }

  /// The ratio of the greatest brightness that the screen can show to the brightness of white. The value is always 1 in
  /// Tessera.
  public var potentialEDRHeadroom: CGFloat { 1 }

  /// The state of the reference mode. The value is always `notSupported` in Tessera.
  public var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// The time from the end of a frame until it is visible, in seconds. The value is always 0 in Tessera, which means
  /// unknown.
  public var calibratedLatency: CFTimeInterval { 0 }

  /// A Boolean value that indicates whether the screen supports focus. The value is always true, because the keyboard
  /// can move the focus.
  public var supportsFocus: Bool { true }

  /// The focused item in the key window, or nil if there is none.
  public var focusedItem: (any UIFocusItem)? {
    UIFocusSystem.existing(for: windows.last { $0.isKeyWindow })?.focusedItem
  }

  /// The focused item in the key window if it is a view, otherwise nil.
  public var focusedView: UIView? { focusedItem as? UIView }

  /// Returns a view that shows a snapshot of all windows of the screen, from back to front.
  ///
  /// - Parameter afterUpdates: `true` to lay out and draw pending changes first.
  /// - Returns: The view with the snapshot.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let result = UIView(frame: bounds)
    for window in windows {
      guard let windowSnapshot = window.snapshotView(afterScreenUpdates: afterUpdates) else { continue }
      windowSnapshot.frame = window.frame
      result.addSubview(windowSnapshot)
    }
    return result
  }

  /// Posted when an application has set `brightness`. The object is the screen.
  nonisolated public static let brightnessDidChangeNotification = NSNotification.Name(
    "UIScreenBrightnessDidChangeNotification")

  /// Posted when a screen is connected. Tessera never posts it, because the only screen is the host's window.
  nonisolated public static let didConnectNotification = NSNotification.Name("UIScreenDidConnectNotification")

  /// Posted when a screen is disconnected. Tessera never posts it.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UIScreenDidDisconnectNotification")

  /// Posted when the current mode changes. Tessera never posts it, because a window of a different size is a resized
  /// window, not a new mode.
  nonisolated public static let modeDidChangeNotification = NSNotification.Name("UIScreenModeDidChangeNotification")

  /// Posted when `isCaptured` changes. Tessera never posts it.
  nonisolated public static let capturedDidChangeNotification = NSNotification.Name(
    "UIScreenCapturedDidChangeNotification")

  /// Posted when `referenceDisplayModeStatus` changes. Tessera never posts it.
  nonisolated public static let referenceDisplayModeStatusDidChangeNotification = NSNotification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")
}
