import Foundation

/// The session of a scene. It contains the scene's role and configuration.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// The role of a scene, which identifies the display on which the scene is shown.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// The name of the role in UIKit.
    public let rawValue: String

    /// Creates a role from its name.
    ///
    /// - Parameter rawValue: UIKit's name of the role.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The role of a scene on the screen of the device. The only scene in Tessera has this role.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// The role of a scene on another display without input. It is never used in Tessera.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// The role of the session's scene.
  public let role: Role

  /// A unique identifier of the session. It changes whenever the application starts, because sessions are not saved.
  public let persistentIdentifier = UUID().uuidString

  /// The connected scene, or nil if no scene is connected. It is not retained.
  open package(set) weak var scene: UIScene?

  /// The configuration with which the scene was created.
  open package(set) var configuration: UISceneConfiguration

  /// Data that the application stores with the session. It is lost when the application ends. The default is nil.
  open var userInfo: [String: Any]?

  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(role: role)
    super.init()
  }
}
