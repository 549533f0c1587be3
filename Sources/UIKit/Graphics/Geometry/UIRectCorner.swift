/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The corners as bits.
  public let rawValue: UInt
  /// Creates a set of corners from its bits.
  ///
  /// - Parameter rawValue: The corners as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner at the smallest x and y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner at the largest x and the smallest y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner at the smallest x and the largest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner at the largest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners. Every bit is set, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
