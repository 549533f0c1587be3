import Foundation

/// The session of a scene. The session contains the scene's role and configuration, and exists longer than the scene.
///
/// The sessions of applications with scene delegates are saved, and their scenes are connected again at the next start.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene, which specifies the kind of display on which the scene is shown.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role in UIKit.
    public let rawValue: String

    /// Creates a role from its name.
    ///
    /// - Parameter rawValue: UIKit's name of the role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a scene on the screen of the device. All scenes in Tessera have this role.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// The role of a scene on an external display. Tessera never uses this role.
    public static let windowExternalDisplay = Role(rawValue: "UIWindowSceneSessionRoleExternalDisplay")

    /// The role of a scene without input on an external display. Tessera never uses this role.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The role of the session's scene.
  public let role: Role

  /// A unique identifier of the session. It stays the same when the application starts again.
  public let persistentIdentifier: String

  /// The connected scene, or nil if no scene is connected. The session does not retain the scene.
  open package(set) weak var scene: UIScene?

  /// The configuration with which the scene was created.
  open package(set) var configuration: UISceneConfiguration

  /// Data that the application stores with the session. The default is nil.
  ///
  /// The data is saved if it consists of strings, numbers, dates, data, URLs, UUIDs, arrays, sets and dictionaries.
  /// Other values are reported when the data is saved, and are not restored.
  open var userInfo: [String: Any]?

  /// The activity with which the scene is restored: the result of the delegate's `stateRestorationActivity(for:)` when
  /// the scene last entered the background. The default is nil.
  open package(set) var stateRestorationActivity: NSUserActivity?

  /// The size of the window's content in points, as of the last time that the sessions were saved or the scene was
  /// disconnected. It is nil before that.
  package final var windowSize: CGSize?
  /// The position on the desktop of the window, including its frame, in points. It is recorded together with `windowSize`, and
  /// is nil if the host does not know it.
  package final var windowOrigin: CGPoint?
  /// Indicates whether the configuration was restored from the last run of the program.
  package final var hasSavedConfiguration = false

  package init(role: Role, persistentIdentifier: String = UUID().uuidString) {
    self.role = role
    self.persistentIdentifier = persistentIdentifier
    configuration = UISceneConfiguration(role: role)
    super.init()
  }
}
