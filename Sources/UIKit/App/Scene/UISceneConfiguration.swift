import Foundation

/// Which classes a scene is made of.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The configuration's name; of no importance, as there is no Info.plist that lists them.
  public let name: String?

  /// What the scene is for.
  public let role: UISceneSession.Role
  /// The scene's class: a `UIWindowScene` or one derived from it. Others are reported. Default nil, `UIWindowScene` itself.
  open var sceneClass: AnyClass?
  /// The scene delegate's class: without one the application's delegate makes the window.
  open var delegateClass: AnyClass?

  /// A configuration without classes; give it `delegateClass` to hear of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
  }
}
