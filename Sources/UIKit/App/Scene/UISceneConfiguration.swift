import Foundation

/// Information about the objects that UIKit creates for a scene: the classes of the scene and its delegate, and a
/// storyboard.
@preconcurrency @MainActor open class UISceneConfiguration: NSObject {
  /// The name of the configuration in Info.plist, or nil if it has no name.
  public let name: String?

  /// The role of the scene for which the configuration is intended.
  public let role: UISceneSession.Role
  /// The class of the scene: `UIWindowScene` or a subclass. If it is another class, an error is reported when the scene is
  /// created, and a `UIWindowScene` is used. The default is nil, which means `UIWindowScene`.
  open var sceneClass: AnyClass?
  /// The class of the scene delegate. The default is nil, which means that there is no scene delegate and the application
  /// delegate creates the window.
  open var delegateClass: AnyClass?

  /// The storyboard whose initial view controller the window of the scene shows. The default is nil, which means that the
  /// delegate creates the window.
  open var storyboard: UIStoryboard?

  /// Creates a configuration with the classes that Info.plist contains for it. Without an entry in Info.plist the
  /// configuration has no classes; set `delegateClass` to use a scene delegate.
  ///
  /// - Parameters:
  ///   - name: The name of the configuration in Info.plist, or nil for a configuration without classes.
  ///   - sessionRole: The role of the scene.
  public init(name: String?, sessionRole: UISceneSession.Role) {
    self.name = name
    role = sessionRole
    super.init()
    guard let name else { return }
    let entries = ApplicationStart.information.scenes(sessionRole)
    if let entry = entries.first(where: { $0.name == name }) { apply(entry) }
  }

  /// Creates the first configuration of Info.plist for a role, which applies if the application delegate returns none.
  init(role: UISceneSession.Role) {
    let entry = ApplicationStart.information.scenes(role).first
    name = entry?.name
    self.role = role
    super.init()
    if let entry { apply(entry) }
  }

  private func apply(_ entry: LaunchInformation.SceneEntry) {
    sceneClass = entry.sceneClass.flatMap { LaunchInformation.type(named: $0, key: "UISceneClassName") }
    delegateClass = entry.delegateClass.flatMap { LaunchInformation.type(named: $0, key: "UISceneDelegateClassName") }
    storyboard = entry.storyboard.flatMap { $0.isEmpty ? nil : UIStoryboard(name: $0, bundle: nil) }
  }
}
