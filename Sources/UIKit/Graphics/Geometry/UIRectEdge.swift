/// Edges of a rectangle.
public struct UIRectEdge: OptionSet, Hashable, Sendable {
  /// The bits.
  public let rawValue: UInt
  /// Makes a set from its bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge of the smallest y.
  public static let top = UIRectEdge(rawValue: 1)
  /// The edge of the smallest x.
  public static let left = UIRectEdge(rawValue: 2)
  /// The edge of the largest y.
  public static let bottom = UIRectEdge(rawValue: 4)
  /// The edge of the largest x.
  public static let right = UIRectEdge(rawValue: 8)
  /// All four.
  public static let all: UIRectEdge = [.top, .left, .bottom, .right]
}
