import CoreGraphics

// A little more or less than a known value, as UIKit's overlay for Swift has it.
extension UILayoutPriority {
  /// The priority that is higher by so much.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + step)
  }
  /// The priority that is lower by so much.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - step)
  }
  /// Makes it higher by so much.
  public static func += (priority: inout UILayoutPriority, step: Float) { priority = priority + step }
  /// Makes it lower by so much.
  public static func -= (priority: inout UILayoutPriority, step: Float) { priority = priority - step }
}

extension UIWindow.Level {
  /// The level that lies in front by so much.
  public static func + (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue + step)
  }
  /// The level that lies behind by so much.
  public static func - (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue - step)
  }
  /// Brings it in front by so much.
  public static func += (level: inout UIWindow.Level, step: CGFloat) { level = level + step }
  /// Brings it behind by so much.
  public static func -= (level: inout UIWindow.Level, step: CGFloat) { level = level - step }
}
