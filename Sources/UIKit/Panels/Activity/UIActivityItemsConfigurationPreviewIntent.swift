/// The purpose of a preview of shared data.
public struct UIActivityItemsConfigurationPreviewIntent: RawRepresentable, Hashable, Sendable {
  /// The name of the purpose. The predefined purposes have the same names as in UIKit.
  public let rawValue: String
  /// Creates a purpose from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a purpose from its name, without an argument label.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The preview is shown at its full size.
  public static let fullSize = Self("UIActivityItemsConfigurationPreviewIntentFullSize")
  /// The preview is shown in a small size.
  public static let thumbnail = Self("UIActivityItemsConfigurationPreviewIntentThumbnail")
}
