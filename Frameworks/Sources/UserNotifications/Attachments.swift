import Foundation

/// The name of a file with a sound.
public struct UNNotificationSoundName: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(_ rawValue: String) { self.rawValue = rawValue }
  public init(rawValue: String) { self.rawValue = rawValue }
}

/// A picture, sound or video of a notification. The desktop does not show it.
open class UNNotificationAttachment: NSObject, @unchecked Sendable {
  public let identifier: String
  public let url: URL
  open var type: String { url.pathExtension }

  /// Creates an attachment. Throws an error if the file does not exist.
  public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
    guard FileManager.default.isReadableFile(atPath: URL.path) else { throw CocoaError(.fileReadNoSuchFile) }
    self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
    url = URL
    super.init()
  }
}

/// An action with which the user answers by a text. `notify-send` shows no actions.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  public let textInputButtonTitle: String
  public let textInputPlaceholder: String
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
  open var userText: String { "" }
}
