import Foundation
import RuntimeInterface

/// An instance of the application's user interface. In Tessera every scene belongs to a window of the host.
@preconcurrency @MainActor open class UIScene: UIResponder {
  /// The state of a scene: unattached, in the foreground or in the background.
  public enum ActivationState: Int, Sendable {
    /// The scene is not connected, or is being connected.
    case unattached = -1
    /// The scene's window has the focus.
    case foregroundActive = 0
    /// The scene's window is visible, but a different window has the focus.
    case foregroundInactive = 1
    /// The scene's window is not visible.
    case background = 2
  }

  /// The session of the scene. It contains the scene's role, name and configuration.
  public let session: UISceneSession

  /// The delegate of the scene. The scene retains it, as in UIKit.
  open var delegate: (any UISceneDelegate)?

  /// The state of the scene. It is `unattached` until the scene first enters the foreground, and then depends on the
  /// window's focus and visibility.
  open package(set) var activationState = ActivationState.unattached
  /// The title of the window, if the desktop shows one. The default is an empty string.
  open var title: String! = "" {
    didSet { titleDidChange() }
  }

  /// Text that describes the content of the scene in more detail than the title. Tessera stores it, but does not show
  /// it. The default is an empty string.
  open var subtitle: String = ""

  /// The conditions under which the scene is activated to show certain content. In Tessera they determine the scene that opens
  /// dropped files. By default the scene can be activated for any content.
  open var activationConditions = UISceneActivationConditions()

  /// The number of the scene in the order in which the scenes were created.
  package final let order = SerialNumber.next()
  /// The number of calls to `extendStateRestoration()` without a matching call to `completeStateRestoration()`.
  private var pendingRestorationCount = 0

  /// Creates a scene that is not connected. Tessera calls this initializer of the scene class in the session's
  /// configuration when it connects the session.
  ///
  /// Unlike in UIKit the initializer is `required`, because Swift cannot otherwise create an instance of a class that
  /// is known only by name.
  ///
  /// - Parameters:
  ///   - session: The session of the scene.
  ///   - connectionOptions: Information about why the scene is connected.
  public required init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  package func titleDidChange() {}

  // MARK: Restoration

  /// Extends the restoration of the scene beyond `scene(_:restoreInteractionStateWith:)`, for data that is loaded
  /// later. Each call requires a call to `completeStateRestoration()`.
  open func extendStateRestoration() { pendingRestorationCount += 1 }

  /// Ends the restoration of the scene that `extendStateRestoration()` extended. Reports an error if there was no
  /// matching call to `extendStateRestoration()`.
  open func completeStateRestoration() {
    guard pendingRestorationCount > 0 else {
      Diagnostics.report(
        "UIScene.completeStateRestoration() was called on \(self) without a matching extendStateRestoration()")
      return
    }
    pendingRestorationCount -= 1
  }

  /// Passes the saved activity of the session to the delegate.
  final func restoreInteractionState(with activity: NSUserActivity) {
    delegate?.scene(self, restoreInteractionStateWith: activity)
  }

  /// Passes an activity to the delegate of the connected scene.
  final func continueActivity(_ activity: NSUserActivity) {
    delegate?.scene(self, willContinueUserActivityWithType: activity.activityType)
    delegate?.scene(self, continue: activity)
  }

  // MARK: Opening URLs

  /// Opens a URL in the desktop's application for it.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options, or nil. Tessera ignores them.
  ///   - completion: A closure that is called with `true` if an application accepted the URL.
  open func open(
    _ url: URL, options: OpenExternalURLOptions?,
    completionHandler completion: ((Bool) -> Void)? = nil
  ) {
    UIApplication.shared.open(url) { @MainActor isOpened in completion?(isOpened) }
  }

  /// Opens a URL in the desktop's application for it, and waits for the result.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options, or nil. Tessera ignores them.
  /// - Returns: `true` if an application accepted the URL.
  @discardableResult
  open func open(_ url: URL, options: OpenExternalURLOptions?) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  // MARK: Notifications

  /// Posted when the scene is connected, before its delegate is notified. The object is the scene.
  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")

  /// Posted when the scene was disconnected, because its window was closed or the application ends. The object is the
  /// scene.
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")

  /// Posted when the window gains the focus. The object is the scene.
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")

  /// Posted when the window is about to lose the focus. The object is the scene.
  nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")

  /// Posted when the window is about to become visible. The object is the scene.
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")

  /// Posted when the window is no longer visible. The object is the scene.
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}
