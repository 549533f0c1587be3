/// The priority of an item within its focus group. When the focus enters the group, the item with the highest priority
/// is focused.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value of the priority. Higher values have precedence.
  public var rawValue: Int
  /// Creates a priority from its value.
  ///
  /// - Parameter rawValue: The value of the priority. Higher values have precedence.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Creates a priority from its value, without an argument label.
  ///
  /// - Parameter rawValue: The value of the priority. Higher values have precedence.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// The priority of an item that has no precedence over other items. This is the default.
  public static let ignored = UIFocusGroupPriority(0)
  /// The priority of the item that was last focused in the group.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The priority of an item that should be focused.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The priority of the item that is focused.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)

  /// Returns a Boolean value that indicates whether a priority is lower than another.
  ///
  /// - Parameters:
  ///   - first: A priority.
  ///   - second: Another priority.
  /// - Returns: `true` if the first priority is lower.
  public static func < (first: UIFocusGroupPriority, second: UIFocusGroupPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
