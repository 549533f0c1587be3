/// The former name of `NSDirectionalRectEdge`.
@available(*, deprecated, renamed: "NSDirectionalRectEdge")
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge

/// Edges of a rectangle that adapt to the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// One bit for each edge.
  public let rawValue: UInt
  /// Creates a set of edges from its bits.
  ///
  /// - Parameter rawValue: One bit for each edge.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The top edge, with the smallest y coordinate.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The leading edge, at which lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The bottom edge, with the largest y coordinate.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The trailing edge, at which lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// The top, leading, bottom and trailing edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
