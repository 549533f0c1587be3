/// The priority of a constraint or of a view's intrinsic size: a value from 1 to 1000, where 1000 is required.
public struct UILayoutPriority: RawRepresentable, Hashable, Comparable, Sendable {
  /// The value of the priority, from 1 to 1000. Larger values take precedence.
  public let rawValue: Float

  /// Creates a priority from its value.
  ///
  /// - Parameter rawValue: The value, from 1 to 1000. Values out of range are not checked.
  public init(_ rawValue: Float) { self.rawValue = rawValue }

  /// Creates a priority from its value.
  ///
  /// - Parameter rawValue: The value, from 1 to 1000. Values out of range are not checked.
  public init(rawValue: Float) { self.rawValue = rawValue }

  /// The priority of a required constraint: 1000.
  public static let required = UILayoutPriority(1000)
  /// The priority with which content resists compression by default: 750.
  public static let defaultHigh = UILayoutPriority(750)

  /// The priority of a drag that may resize a scene's window: 510. It is higher than the priority with which the window's size is
  /// preserved.
  public static let dragThatCanResizeScene = UILayoutPriority(510)

  /// The priority with which the size of a scene's window is preserved: 500.
  public static let sceneSizeStayPut = UILayoutPriority(500)

  /// The priority of a drag that does not resize a scene's window: 490. It is lower than the priority with which the window's size is
  /// preserved.
  public static let dragThatCannotResizeScene = UILayoutPriority(490)
  /// The priority with which content resists growing by default: 250.
  public static let defaultLow = UILayoutPriority(250)
  /// The priority with which `systemLayoutSizeFitting(_:)` applies the target size: 50.
  public static let fittingSizeLevel = UILayoutPriority(50)

  /// Returns a Boolean value that indicates whether one priority is lower than another.
  ///
  /// - Parameters:
  ///   - left: A priority.
  ///   - right: Another priority.
  /// - Returns: `true` if `left` is lower than `right`.
  public static func < (left: UILayoutPriority, right: UILayoutPriority) -> Bool { left.rawValue < right.rawValue }
}
