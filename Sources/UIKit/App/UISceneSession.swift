import Foundation

/// What survives of a scene: its role and its name.
@preconcurrency @MainActor open class UISceneSession: NSObject {
  public struct Role: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let windowApplication = Role(rawValue: "UIWindowSceneSessionRoleApplication")
    public static let windowExternalDisplayNonInteractive = Role(
      rawValue: "UIWindowSceneSessionRoleExternalDisplayNonInteractive")
  }

  public let role: Role
  public let persistentIdentifier = UUID().uuidString
  open package(set) weak var scene: UIScene?
  open package(set) var configuration: UISceneConfiguration
  open var userInfo: [String: Any]?

  package init(role: Role) {
    self.role = role
    configuration = UISceneConfiguration(name: nil, sessionRole: role)
    super.init()
  }
}

/// Which classes a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  public let name: String?
  public let role: UISceneSession.Role
  /// Default `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The scene delegate's class: without one the application has no scenes.
  open var delegateClass: AnyClass?

  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
