/// The identifier of a sound that is played when the focus moves. Tessera plays no such sounds.
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

  /// The identifier of the system's default sound.
  public static let `default` = UIFocusSoundIdentifier("UIFocusSoundIdentifierDefault")

  /// The identifier that represents no sound.
  public static let none = UIFocusSoundIdentifier("UIFocusSoundIdentifierNone")
}
