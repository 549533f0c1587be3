/// The direction of a focus movement, as a set of options.
public struct UIFocusHeading: OptionSet, Hashable, Sendable {
  /// One bit for each direction. The values are the same as in UIKit.
  public let rawValue: UInt
  /// Creates a set of directions from its bits.
  ///
  /// - Parameter rawValue: One bit for each direction.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The focus moves up.
  public static let up = UIFocusHeading(rawValue: 1 << 0)
  /// The focus moves down.
  public static let down = UIFocusHeading(rawValue: 1 << 1)
  /// The focus moves to the left.
  public static let left = UIFocusHeading(rawValue: 1 << 2)
  /// The focus moves to the right.
  public static let right = UIFocusHeading(rawValue: 1 << 3)
  /// The focus moves to the next focus group.
  public static let next = UIFocusHeading(rawValue: 1 << 4)
  /// The focus moves to the previous focus group.
  public static let previous = UIFocusHeading(rawValue: 1 << 5)
  /// The focus moves to the first item.
  public static let first = UIFocusHeading(rawValue: 1 << 8)
  /// The focus moves to the last item.
  public static let last = UIFocusHeading(rawValue: 1 << 9)
}
