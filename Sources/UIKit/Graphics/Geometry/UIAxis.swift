/// A set of the horizontal and the vertical axis.
public struct UIAxis: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  public let rawValue: UInt
  /// Creates a set of axes from its bits.
  ///
  /// - Parameter rawValue: One bit for each axis.
  public init(rawValue: UInt) { self.rawValue = rawValue }
  /// The horizontal axis, along which x coordinates increase.
  public static let horizontal = UIAxis(rawValue: 1)
  /// The vertical axis, along which y coordinates increase.
  public static let vertical = UIAxis(rawValue: 2)
  /// The horizontal and the vertical axis.
  public static let both: UIAxis = [.horizontal, .vertical]
}
