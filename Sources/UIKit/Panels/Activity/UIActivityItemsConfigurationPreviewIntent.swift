/// The purpose of a preview of shared data.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The name of the purpose.
  public let rawValue: String
  /// Creates a purpose from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a purpose from its name, without an argument label.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// A large preview.
  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  /// A small preview.
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}
