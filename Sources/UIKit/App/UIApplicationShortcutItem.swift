import Foundation

/// A shortcut in the menu of the application's icon. Tessera stores shortcuts, but no desktop shows them.
open class UIApplicationShortcutItem: NSObject, @unchecked Sendable {
  /// The string that identifies the action of the shortcut.
  public let type: String
  /// The title of the shortcut.
  public let localizedTitle: String
  /// The smaller text under the title, or nil.
  public let localizedSubtitle: String?
  /// Data for the action, or nil.
  public let userInfo: [String: any NSSecureCoding]?
  /// A value that a scene uses to determine whether it can perform the action. The default is nil.
  public let targetContentIdentifier: Any?

  /// Creates a shortcut with a title.
  ///
  /// - Parameters:
  ///   - type: The string that identifies the action.
  ///   - localizedTitle: The title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil)
  }

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - type: The string that identifies the action.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The smaller text under the title, or nil.
  ///   - userInfo: Data for the action, or nil.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, userInfo: [String: any NSSecureCoding]? = nil
  ) {
    self.type = type
    self.localizedTitle = localizedTitle
    self.localizedSubtitle = localizedSubtitle
    self.userInfo = userInfo
    targetContentIdentifier = nil
    super.init()
  }
}
