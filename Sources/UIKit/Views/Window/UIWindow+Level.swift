import Foundation

extension UIWindow {
  /// The level of a window in the stack of windows. Windows of higher levels are in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The number of the level. Windows with the same level are sorted by the order in which they were shown.
    public let rawValue: CGFloat

    /// Creates a level from a number.
    ///
    /// - Parameter rawValue: The number of the level. Higher levels are in front.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// Creates a level from a number.
    ///
    /// - Parameter rawValue: The number of the level. Higher levels are in front.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// The level of application windows: 0.
    public static let normal = Level(0)
    /// The level of the status bar: 1000.
    public static let statusBar = Level(1000)
    /// The level of alerts: 2000.
    public static let alert = Level(2000)

    /// Returns a Boolean value that indicates whether one level is behind another.
    ///
    /// - Parameters:
    ///   - left: A level.
    ///   - right: Another level.
    /// - Returns: `true` if `left` is behind `right`.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Posted when a window is shown. The object is the window.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted when a window is hidden. The object is the window.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")

  /// Posted when a window becomes the key window. The object is the window.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")

  /// Posted when a window is no longer the key window. The object is the window.
  nonisolated public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
