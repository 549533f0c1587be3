/// The former name of `NSDirectionalRectEdge`.
@available(*, deprecated, renamed: "NSDirectionalRectEdge")
public typealias UIDirectionalRectEdge = NSDirectionalRectEdge

/// Edges of a rectangle that adapt to the reading direction.
public struct NSDirectionalRectEdge: OptionSet, Hashable, Sendable {
  /// The edges as bits.
  public let rawValue: UInt
  /// Creates a set of edges from its bits.
  ///
  /// - Parameter rawValue: The edges as bits.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The edge at the smallest y.
  public static let top = NSDirectionalRectEdge(rawValue: 1)
  /// The edge at which lines of text begin.
  public static let leading = NSDirectionalRectEdge(rawValue: 2)
  /// The edge at the largest y.
  public static let bottom = NSDirectionalRectEdge(rawValue: 4)
  /// The edge at which lines of text end.
  public static let trailing = NSDirectionalRectEdge(rawValue: 8)
  /// All four edges.
  public static let all: NSDirectionalRectEdge = [.top, .leading, .bottom, .trailing]
}
