/// The key of a custom state in a configuration state.
///
/// Define keys as static constants in an extension. Begin their values with a unique prefix.
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key. It identifies the custom state.
  public let rawValue: String
  /// Creates a key from its name, without an argument label.
  ///
  /// - Parameter rawValue: The name of the key.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name.
  ///
  /// - Parameter rawValue: The name of the key.
  public init(rawValue: String) { self.rawValue = rawValue }
}
