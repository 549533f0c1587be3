import Foundation

/// The classes from which UIKit creates a scene and its delegate.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration. It has no effect in Tessera, which reads no configurations from Info.plist.
  public let name: String?

  /// The role of the scene for which the configuration is intended.
  public let role: UISceneSession.Role
  /// The class of the scene: `UIWindowScene` or a subclass. Reports an error for other classes. The default is nil,
  /// which means `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene delegate. The default is nil: there is no scene delegate, and the application delegate
  /// creates the window.
  open var delegateClass: AnyClass?

  /// Creates a configuration without classes. Set `delegateClass` to use a scene delegate.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration, or nil.
  ///   - sessionRole: The role of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
