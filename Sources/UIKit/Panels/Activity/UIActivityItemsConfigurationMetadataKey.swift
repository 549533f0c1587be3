/// A key for metadata of the data in an activity items configuration, such as the title.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key. The predefined keys have the same names as in UIKit.
  public let rawValue: String
  /// Creates a key from its name.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key from its name, without an argument label.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The key of the title, which is a string. The activity view controller shows the title and uses it as the subject
  /// of an email.
  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  /// The key of the text of a message, which is a string. In an email the text precedes the data.
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
  /// The key of the metadata of a link. Tessera does not use it, because it does not contain the LinkPresentation
  /// framework.
  public static let linkPresentationMetadata = Self("UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
  /// The key of the restrictions of a collaboration. Tessera does not use it, because it does not support collaborations.
  public static let collaborationModeRestrictions = Self(
    "UIActivityItemsConfigurationMetadataKeyCollaborationModeRestrictions")
  /// The key of the people to share with. Tessera does not use it.
  public static let shareRecipients = Self("UIActivityItemsConfigurationMetadataKeyShareRecipients")
}
