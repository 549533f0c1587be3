import Foundation

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  /// The name of the file.
  public let rawValue: String
  /// Creates a name of a sound.
  ///
  /// - Parameter rawValue: The name of the file.
  public init(_ rawValue: String) { self.rawValue = rawValue }
  /// Creates a name of a sound.
  ///
  /// - Parameter rawValue: The name of the file.
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A picture, sound or video of a notification. The desktop does not show it.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  /// The identifier of the attachment. It is a new UUID if the attachment was created with an empty identifier.
  public let identifier: String
  /// The URL of the file. The file is not copied or moved.
  public let url: URL
  /// The type of the file, which is the extension of its name. On iOS it is a uniform type identifier.
  open var type: String { url.pathExtension }

  /// Creates an attachment.
  ///
  /// - Parameters:
  ///   - identifier: The identifier, or an empty string for a new UUID.
  ///   - URL: The URL of a file.
  ///   - options: The options. They are ignored.
  /// - Throws: `CocoaError.fileReadNoSuchFile` if the file cannot be read.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.isReadableFile(atPath: URL.path) else { throw CocoaError(.fileReadNoSuchFile) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    super.init()
  }
}

/// An action with which the user answers by a text. `notify-send` shows no actions.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text. No button is shown.
  public let textInputButtonTitle: String
  /// The text in the empty text field. No text field is shown.
  public let textInputPlaceholder: String
  /// Creates an action with a text field.
  ///
  /// - Parameters:
  ///   - identifier: The identifier of the action.
  ///   - title: The title of the action.
  ///   - options: The options of the action. They are ignored.
  ///   - textInputButtonTitle: The title of the button that sends the text.
  ///   - textInputPlaceholder: The text in the empty text field.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [], textInputButtonTitle: String,
    textInputPlaceholder: String
  ) {
    self.textInputButtonTitle = textInputButtonTitle
    self.textInputPlaceholder = textInputPlaceholder
    super.init(identifier: identifier, title: title, options: options)
  }
}

/// An answer by a text. There are none.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text of the user, which is always empty.
  open var userText: String { "" }
}
