import Foundation

extension UIWindow {
  /// How windows lie on one another: higher levels in front.
  public struct Level: RawRepresentable, Hashable, Comparable, Sendable {
    /// The larger one lies in front; windows of the same level lie in the order in which they were shown.
    public let rawValue: CGFloat

    /// The level of that value.
    public init(rawValue: CGFloat) { self.rawValue = rawValue }

    /// The same without a label.
    public init(_ rawValue: CGFloat) { self.rawValue = rawValue }

    /// 0, where applications live.
    public static let normal = Level(0)
    /// 1000.
    public static let statusBar = Level(1000)
    /// 2000.
    public static let alert = Level(2000)

    /// Whether `left` lies behind `right`.
    public static func < (left: Level, right: Level) -> Bool { left.rawValue < right.rawValue }
  }

  /// Posted by a window that is shown.
  nonisolated public static let didBecomeVisibleNotification = NSNotification.Name(
    "UIWindowDidBecomeVisibleNotification")

  /// Posted by a window that is hidden.
  nonisolated public static let didBecomeHiddenNotification = NSNotification.Name("UIWindowDidBecomeHiddenNotification")

  /// Posted by a window that now gets keys.
  nonisolated public static let didBecomeKeyNotification = NSNotification.Name("UIWindowDidBecomeKeyNotification")

  /// Posted by a window that gets keys no more.
  nonisolated public static let didResignKeyNotification = NSNotification.Name("UIWindowDidResignKeyNotification")
}
