/// A set of edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt
  /// Creates a set of edges from its bits.
  ///
  /// - Parameter rawValue: One bit for each edge.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge, with the smallest y coordinate.
  public static let top = UIRectEdge(rawValue: 1)
  /// The left edge, with the smallest x coordinate.
  public static let left = UIRectEdge(rawValue: 2)
  /// The bottom edge, with the largest y coordinate.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The right edge, with the largest x coordinate.
  public static let right = UIRectEdge(rawValue: 8)
  /// The top, left, bottom and right edges.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
