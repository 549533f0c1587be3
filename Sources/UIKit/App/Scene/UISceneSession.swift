import Foundation

/// What survives of a scene: its role and its name.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  /// What a scene is for.
  public struct Role: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the role.
    public let rawValue: String

    /// The role of that name.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// A scene on the device's screen: the role of the only scene here.
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")

    /// A scene on another display that takes no input. Never used here.
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  /// What the scene is for.
  public let role: Role

  /// Unique, and new whenever the application starts: sessions are not kept.
  public let persistentIdentifier = UUID().uuidString

  /// The scene, while it is connected; not retained.
  open package(set) weak var scene: UIScene?

  /// The classes the scene was made of.
  open package(set) var configuration: UISceneConfiguration

  /// Whatever the application wants to keep with the session; lost when it ends. Default nil.
  open var userInfo: [String: Any]?

  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}
