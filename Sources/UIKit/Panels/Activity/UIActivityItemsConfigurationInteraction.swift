/// An interaction with the data of an activity items configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name of the interaction.
  public let rawValue: String
  /// Creates an interaction.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an interaction, without an argument label.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// Sharing the data.
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  /// Copying the data.
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}
