import CoreGraphics

// Arithmetic with priorities and window levels, as in UIKit's Swift overlay.
extension UILayoutPriority {
  /// Returns the sum of a priority and a number.
  ///
  /// - Parameters:
  ///   - priority: The priority to which the number is added.
  ///   - step: The number to add.
  /// - Returns: The higher priority. It is not limited to valid priorities.
  public static func + (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue + step)
  }
  /// Returns the difference of a priority and a number.
  ///
  /// - Parameters:
  ///   - priority: The priority from which the number is subtracted.
  ///   - step: The number to subtract.
  /// - Returns: The lower priority. It is not limited to valid priorities.
  public static func - (priority: UILayoutPriority, step: Float) -> UILayoutPriority {
    UILayoutPriority(rawValue: priority.rawValue - step)
  }
  /// Adds a number to a priority.
  ///
  /// - Parameters:
  ///   - priority: The priority to change.
  ///   - step: The number to add.
  public static func += (priority: inout UILayoutPriority, step: Float) { priority = priority + step }
  /// Subtracts a number from a priority.
  ///
  /// - Parameters:
  ///   - priority: The priority to change.
  ///   - step: The number to subtract.
  public static func -= (priority: inout UILayoutPriority, step: Float) { priority = priority - step }
}

extension UIWindow.Level {
  /// Returns the sum of a window level and a number. Windows of the result are in front of those of `level`.
  ///
  /// - Parameters:
  ///   - level: The level to which the number is added.
  ///   - step: The number to add.
  /// - Returns: The higher level.
  public static func + (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue + step)
  }
  /// Returns the difference of a window level and a number. Windows of the result are behind those of `level`.
  ///
  /// - Parameters:
  ///   - level: The level from which the number is subtracted.
  ///   - step: The number to subtract.
  /// - Returns: The lower level.
  public static func - (level: UIWindow.Level, step: CGFloat) -> UIWindow.Level {
    UIWindow.Level(rawValue: level.rawValue - step)
  }
  /// Adds a number to a window level. A positive number moves windows of the level towards the front.
  ///
  /// - Parameters:
  ///   - level: The level to change.
  ///   - step: The number to add.
  public static func += (level: inout UIWindow.Level, step: CGFloat) { level = level + step }
  /// Subtracts a number from a window level. A positive number moves windows of the level towards the back.
  ///
  /// - Parameters:
  ///   - level: The level to change.
  ///   - step: The number to subtract.
  public static func -= (level: inout UIWindow.Level, step: CGFloat) { level = level - step }
}
