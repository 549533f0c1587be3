import CoreGraphics

// Arithmetic with priorities and window levels, as in UIKit's Swift overlay.
extension UILayoutPriority {
  /// Returns a priority that is higher by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - step: The number to add.
  /// - Returns: The sum, which is not limited to valid priorities.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + step)
  }
  /// Returns a priority that is lower by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - step: The number to subtract.
  /// - Returns: The difference, which is not limited to valid priorities.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - step)
  }
  /// Raises a priority by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - step: The number to add.
  public static func += (priority: inout UILayoutPriority, step: Float) { priority = priority + step }
  /// Lowers a priority by a number.
  ///
  /// - Parameters:
  ///   - priority: The priority.
  ///   - step: The number to subtract.
  public static func -= (priority: inout UILayoutPriority, step: Float) { priority = priority - step }
}

extension UIWindow.Level {
  /// Returns a window level that is in front of another.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - step: The number to add.
  /// - Returns: The sum.
  public static func + (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue + step)
  }
  /// Returns a window level that is behind another.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - step: The number to subtract.
  /// - Returns: The difference.
  public static func - (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue - step)
  }
  /// Moves a window level to the front by a number.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - step: The number to add.
  public static func += (level: inout UIWindow.Level, step: CGFloat) { level = level + step }
  /// Moves a window level to the back by a number.
  ///
  /// - Parameters:
  ///   - level: The level.
  ///   - step: The number to subtract.
  public static func -= (level: inout UIWindow.Level, step: CGFloat) { level = level - step }
}
