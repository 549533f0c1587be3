import Foundation

/// A shortcut in the menu of the application's icon. Tessera stores shortcuts, but no desktop shows them.
open class UIApplicationShortcutItem: NSObject, NSCopying, NSMutableCopying, @unchecked Sendable {
  /// The properties of a shortcut.
  struct Values {
    var type: String
    var title: String
    var subtitle: String?
    var icon: UIApplicationShortcutIcon?
    var userInfo: [String: any NSSecureCoding]?
    var targetContentIdentifier: Any?
  }

  final var values: Values

  /// Creates a shortcut with a title.
  ///
  /// - Parameters:
  ///   - type: The string that identifies the action.
  ///   - localizedTitle: The title.
  public convenience init(type: String, localizedTitle: String) {
    self.init(type: type, localizedTitle: localizedTitle, localizedSubtitle: nil, icon: nil)
  }

  /// Creates a shortcut.
  ///
  /// - Parameters:
  ///   - type: The string that identifies the action.
  ///   - localizedTitle: The title.
  ///   - localizedSubtitle: The smaller text under the title, or nil.
  ///   - icon: The icon, or nil.
  ///   - userInfo: Data for the action, or nil.
  public init(
    type: String, localizedTitle: String, localizedSubtitle: String?, icon: UIApplicationShortcutIcon?,
    userInfo: [String: any NSSecureCoding]? = nil
  ) {
    values = Values(
      type: type, title: localizedTitle, subtitle: localizedSubtitle, icon: icon, userInfo: userInfo,
      targetContentIdentifier: nil)
    super.init()
  }

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// The string that identifies the action of the shortcut.
  open var type: String { values.type }
  /// The title of the shortcut.
  open var localizedTitle: String { values.title }
  /// The smaller text under the title, or nil.
  open var localizedSubtitle: String? { values.subtitle }
  /// The icon beside the title, or nil.
  open var icon: UIApplicationShortcutIcon? { values.icon }
  /// Data for the action, or nil.
  open var userInfo: [String: any NSSecureCoding]? { values.userInfo }
  /// A value that a scene uses to determine whether it can perform the action. The default is nil.
  open var targetContentIdentifier: Any? { values.targetContentIdentifier }

  /// Returns a shortcut with the same properties, which cannot be changed.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: A `UIApplicationShortcutItem`.
  public func copy(with zone: NSZone? = nil) -> Any { UIApplicationShortcutItem(values: values) }

  /// Returns a shortcut with the same properties, which can be changed.
  ///
  /// - Parameter zone: The value is ignored.
  /// - Returns: A `UIMutableApplicationShortcutItem`.
  public func mutableCopy(with zone: NSZone? = nil) -> Any { UIMutableApplicationShortcutItem(values: values) }
}
