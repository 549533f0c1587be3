/// Names a state of your own in a configuration state. Extend it with static constants; begin their values with a
/// prefix of yours.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name.
  public let rawValue: String
  /// A key of that name.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// A key of that name.
  public init(rawValue: String) { self.rawValue = rawValue }
}
