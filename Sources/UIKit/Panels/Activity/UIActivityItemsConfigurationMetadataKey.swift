/// The key of a property of the data of an activity items configuration.
public struct UIActivityItemsConfigurationMetadataKey: RawRepresentable, Hashable, Sendable {
  /// The name of the key.
  public let rawValue: String
  /// Creates a key.
  ///
  /// - Parameter rawValue: The name.
  public init(rawValue: String) { self.rawValue = rawValue }
  /// Creates a key, without an argument label.
  ///
  /// - Parameter rawValue: The name.
  public init(_ rawValue: String) { self.rawValue = rawValue }

  /// The title, a string. The activity view controller shows it, and it is the subject of a mail.
  public static let title = Self("UIActivityItemsConfigurationMetadataKeyTitle")
  /// The text of a message, a string. It precedes the data in a mail.
  public static let messageBody = Self("UIActivityItemsConfigurationMetadataKeyMessageBody")
  /// The metadata of a link. Tessera does not have the LinkPresentation framework and does not ask for it.
  public static let linkPresentationMetadata = Self("UIActivityItemsConfigurationMetadataKeyLinkPresentationMetadata")
  /// The restrictions of a collaboration. Tessera has no collaborations and does not ask for them.
  public static let collaborationModeRestrictions = Self(
    "UIActivityItemsConfigurationMetadataKeyCollaborationModeRestrictions")
  /// The people to share with. Tessera does not know people and does not ask for them.
  public static let shareRecipients = Self("UIActivityItemsConfigurationMetadataKeyShareRecipients")
}
