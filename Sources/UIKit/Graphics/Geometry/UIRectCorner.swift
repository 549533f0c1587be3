/// Corners of a rectangle.
public struct UIRectCorner: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The corner of the smallest x and y.
  public static let topLeft = UIRectCorner(rawValue: 1)
  /// The corner of the largest x and the smallest y.
  public static let topRight = UIRectCorner(rawValue: 2)
  /// The corner of the smallest x and the largest y.
  public static let bottomLeft = UIRectCorner(rawValue: 4)
  /// The corner of the largest x and y.
  public static let bottomRight = UIRectCorner(rawValue: 8)
  /// All four; every bit is set, as in UIKit.
  public static let allCorners = UIRectCorner(rawValue: .max)
}
