import Foundation

/// A shortcut whose properties can be changed. A change of a shortcut that the application has does not change
/// `UIApplication.shortcutItems`.
open class UIMutableApplicationShortcutItem: UIApplicationShortcutItem, @unchecked Sendable {
  /// The string that identifies the action of the shortcut.
  open override var type: String {
    get { values.type }
    set { values.type = newValue }
  }
  /// The title of the shortcut.
  open override var localizedTitle: String {
    get { values.title }
    set { values.title = newValue }
  }
  /// The smaller text under the title, or nil.
  open override var localizedSubtitle: String? {
    get { values.subtitle }
    set { values.subtitle = newValue }
  }
  /// The icon beside the title, or nil.
  open override var icon: UIApplicationShortcutIcon? {
    get { values.icon }
    set { values.icon = newValue }
  }
  /// Data for the action, or nil.
  open override var userInfo: [String: any NSSecureCoding]? {
    get { values.userInfo }
    set { values.userInfo = newValue }
  }
  /// A value that a scene uses to determine whether it can perform the action. The default is nil.
  open override var targetContentIdentifier: Any? {
    get { values.targetContentIdentifier }
    set { values.targetContentIdentifier = newValue }
  }
}
