/// An interaction with the data of an activity items configuration.
public struct UIActivityItemsConfigurationInteraction: RawRepresentable, Hashable, Sendable {
  /// The name of the interaction. The predefined interactions have the same names as in UIKit.
  public let rawValue: String
  /// Creates an interaction from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates an interaction from its name, without an argument label.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The interaction that shares the data, for example by an activity view controller.
  public static let share = Self("UIActivityItemsConfigurationInteractionShare")
  /// The interaction that copies the data to the pasteboard.
  public static let copy = Self("UIActivityItemsConfigurationInteractionCopy")
}
