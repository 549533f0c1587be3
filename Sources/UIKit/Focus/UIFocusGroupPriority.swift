/// Which item of a group gets the focus when it comes to the group: the one with the highest priority.
public struct UIFocusGroupPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// Higher goes first.
  public var rawValue: Int
  /// A priority of that value.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// A priority of that value.
  public init(_ rawValue: Int) { self.rawValue = rawValue }
  /// The item has no say.
  public static let ignored = UIFocusGroupPriority(0)
  /// The item had the focus when it was in the group last.
  public static let previouslyFocused = UIFocusGroupPriority(1000)
  /// The item is meant to get it.
  public static let prioritized = UIFocusGroupPriority(2000)
  /// The item has the focus.
  public static let currentlyFocused = UIFocusGroupPriority(Int.max)

  /// Whether the first one counts less.
  public static func < (first: UIFocusGroupPriority, second: UIFocusGroupPriority) -> Bool {
    first.rawValue < second.rawValue
  }
}
