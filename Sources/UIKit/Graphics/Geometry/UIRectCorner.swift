/// A set of corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// One bit for each corner.
  public let rawValue: UInt
  /// Creates a set of corners from its bits.
  ///
  /// - Parameter rawValue: One bit for each corner.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top left corner, with the smallest x and y coordinates.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The top right corner, with the largest x and the smallest y coordinate.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The bottom left corner, with the smallest x and the largest y coordinate.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The bottom right corner, with the largest x and y coordinates.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four corners. All bits of the raw value are set, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
