/// The identifier of a sound of the focus. Tessera plays none.
public struct UIFocusSoundIdentifier: RawRepresentable, Hashable, Sendable {
  /// The string of the identifier.
  public let rawValue: String

  /// Creates an identifier from a string.
  ///
  /// - Parameter rawValue: The string.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Creates an identifier from a string, without an argument label.
  ///
  /// - Parameter rawValue: The string.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The sound of the system.
  public static let `default` = UIFocusSoundIdentifier("UIFocusSoundIdentifierDefault")

  /// No sound.
  public static let none = UIFocusSoundIdentifier("UIFocusSoundIdentifierNone")
}
