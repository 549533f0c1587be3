import Foundation

/// One instance of the application's user interface. There is one for each window of the host: one, for now.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// How far a scene is from the user.
  public enum ActivationState: Int, Sendable {
    /// Not connected yet, or gone.
    case unattached = -1
    /// The window has the focus.
    case foregroundActive = 0
    /// The window can be seen, but another has the focus.
    case foregroundInactive = 1
    /// The window cannot be seen.
    case background = 2
  }

  /// What a scene is connected with: nothing here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    /// The URLs that the scene is to open. Always empty.
    open var urlContexts: Set<UIOpenURLContext> { [] }

    /// The shortcut of a home screen that started the scene. Always nil.
    open var shortcutItem: AnyObject? { nil }
  }

  /// What survives of the scene: its role, name and configuration.
  public let session: UISceneSession

  /// Hears of the scene's life; held strongly, as UIKit does.
  open var delegate: (any UISceneDelegate)?

  /// Where the scene stands: `unattached` until it is connected, then as the window is seen and focused.
  open package(set) var activationState = ActivationState.unattached
  /// The window's title where the desktop shows one.
  open var title: String! = "" {
    didSet { titleChanged() }
  }

  /// A scene of `session`, connected to nothing yet; the application makes its own when it starts, of the class that the
  /// configuration names. Required, which it is not in UIKit: Swift makes no instance of a class by name otherwise.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  package func titleChanged() {}

  /// Posted when the scene is connected, before its delegate is told; the object is the scene.
  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")

  /// Posted when the scene is gone. Never here: the scene lives as long as the application.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

  /// Posted when the window gets the focus.
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")

  /// Posted when the window is about to lose the focus.
  nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")

  /// Posted when the window is about to be seen again.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Posted when the window cannot be seen any more.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
