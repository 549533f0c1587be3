import Foundation
import RuntimeInterface

/// The object that represents the running application. It dispatches events to windows, sends actions and stores the
/// application's state.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application object. It exists even before `UIApplicationMain` runs.
  open class var shared: UIApplication { ApplicationContext.object(.application, UIApplication()) }

  /// The application that Tessera starts in a program that does not launch an application, for example in a plain
  /// XCTest.
  package final let implicitApplication = ImplicitApplication()

  /// The delegate of the application. The application does not retain its delegate; `UIApplicationMain` retains the
  /// delegate that it creates.
  open weak var delegate: (any UIApplicationDelegate)? {
    didSet { UIMenuSystem.main.setNeedsRebuild() }
  }

  // MARK: State

  /// The state of an application: active, inactive or in the background.
  public enum State: Int, Sendable {
    /// The window has the focus.
    case active = 0
    /// The window is visible, but a different window has the focus.
    case inactive = 1
    /// The window is not visible.
    case background = 2
  }

  /// The state of the application: active while the window has the focus, inactive while a different window has the
  /// focus, and background while the window is not visible.
  ///
  /// An application with scenes is in the background until its first scene enters the foreground.
  open package(set) var applicationState = State.background

  /// A Boolean value that determines whether the display remains on while the user is idle. In a browser the value has no effect. The
  /// default is `false`.
  open var isIdleTimerDisabled = false {
    didSet { if isIdleTimerDisabled != oldValue { FrameLoop.current?.host.keepsDisplayOn = isIdleTimerDisabled } }
  }

  /// The number on the application's icon. Tessera stores it, but shows no number. The default is 0.
  open var applicationIconBadgeNumber = 0

  /// A Boolean value that indicates whether the application can have several scenes. It is `true` if Info.plist
  /// contains `UIApplicationSupportsMultipleScenes`, and the host can open several windows. A web page, as a host, has
  /// only one window.
  open var supportsMultipleScenes: Bool {
    ApplicationStart.information.supportsMultipleScenes && FrameLoop.current?.host.supportsMultipleWindows ?? false
  }

  /// A Boolean value that indicates whether encrypted files can be read. The value is always `true` in Tessera.
  open var isProtectedDataAvailable: Bool { true }

  /// A Boolean value that indicates whether the status bar shows that the application uses the network. The value is always
  /// `false`, and setting it has no effect, as on iOS 13 and later (measured on iOS 26.1).
  open var isNetworkActivityIndicatorVisible: Bool {
    get { false }
    set {}
  }

  /// The text size that the user prefers. It is a trait of the main screen.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The layout direction of the user interface. It is that of the application's language: the best match for the user's
  /// preferred languages among those of the main bundle. With the argument `-AppleTextDirection YES`, it is `rightToLeft`.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection { UIScreen.main.layoutDirection }

  // MARK: Status bar

  /// The frame of the status bar. The value is always zero, because Tessera has no status bar.
  open var statusBarFrame: CGRect { .zero }

  /// A Boolean value that indicates whether the status bar is hidden. The value is always `true`, because Tessera has
  /// no status bar. Setting it has no effect.
  open var isStatusBarHidden: Bool {
    get { true }
    set {}
  }

  /// The status bar style that the visible view controller prefers. Setting it has no effect, because the visible view
  /// controller determines the style.
  open var statusBarStyle: UIStatusBarStyle {
    get { visibleScene?.statusBarManager?.statusBarStyle ?? .default }
    set {}
  }

  /// Requests a status bar style. The method has no effect, like setting `statusBarStyle`.
  ///
  /// - Parameters:
  ///   - statusBarStyle: The style.
  ///   - animated: `true` to animate the change.
  open func setStatusBarStyle(_ statusBarStyle: UIStatusBarStyle, animated: Bool) {
    self.statusBarStyle = statusBarStyle
  }

  /// Requests that the status bar be hidden or shown. The method has no effect, like setting `isStatusBarHidden`.
  ///
  /// - Parameters:
  ///   - hidden: `true` to hide the status bar.
  ///   - animation: The animation of the change.
  open func setStatusBarHidden(_ hidden: Bool, with animation: UIStatusBarAnimation) {
    isStatusBarHidden = hidden
  }

  /// The orientation of the user interface. It is landscape if the host's window is wider than high, otherwise portrait.
  open var statusBarOrientation: UIInterfaceOrientation {
    let bounds = UIScreen.main.bounds
    return bounds.width > bounds.height ? .landscapeLeft : .portrait
  }

  private var visibleScene: UIWindowScene? {
    connectedScenes.lazy.compactMap { $0 as? UIWindowScene }.first
  }

  // MARK: Icon

  /// A Boolean value that indicates whether the icon can be changed. The value is always `false` in Tessera, because
  /// the desktop reads the icon from a file that the application does not own.
  open var supportsAlternateIcons: Bool { false }

  /// The name of the icon that is shown instead of the primary one. The value is always nil in Tessera.
  open var alternateIconName: String? { nil }

  /// Changes the icon. In Tessera the change to an alternate icon fails. The primary icon is always shown.
  ///
  /// - Parameters:
  ///   - alternateIconName: The name of an icon in Info.plist, or nil for the primary icon.
  ///   - completionHandler: A closure that is called on the main queue with an error, or with nil for the primary icon.
  ///     The default is nil.
  open func setAlternateIconName(
    _ alternateIconName: String?, completionHandler: (@MainActor @Sendable ((any Error)?) -> Void)? = nil
  ) {
    guard let completionHandler else { return }
    let error = alternateIconName.map { _ in CocoaError(.featureUnsupported) }
    DispatchQueue.main.async { MainActor.assumeIsolated { completionHandler(error) } }
  }

  /// Changes the icon, and waits for the result. In Tessera the change to an alternate icon fails. The primary icon is
  /// always shown.
  ///
  /// - Parameter alternateIconName: The name of an icon in Info.plist, or nil for the primary icon.
  /// - Throws: `CocoaError.featureUnsupported` for an alternate icon.
  open func setAlternateIconName(_ alternateIconName: String?) async throws {
    if alternateIconName != nil { throw CocoaError(.featureUnsupported) }
  }

  // MARK: Interaction

  /// A Boolean value that indicates whether `beginIgnoringInteractionEvents()` is in effect.
  open var isIgnoringInteractionEvents: Bool { ignoredInteractionCount > 0 }
  private var ignoredInteractionCount = 0

  /// Ignores all events until `endIgnoringInteractionEvents()` is called. Calls can be nested. Each call must be
  /// balanced by a call to `endIgnoringInteractionEvents()`.
  open func beginIgnoringInteractionEvents() { ignoredInteractionCount += 1 }

  /// Balances one call of `beginIgnoringInteractionEvents()`. Unmatched calls are ignored.
  open func endIgnoringInteractionEvents() { ignoredInteractionCount = max(0, ignoredInteractionCount - 1) }

  // MARK: Windows and scenes

  /// The window that receives key events, or nil if no window is key.
  open var keyWindow: UIWindow? { UIWindow.keyWindow }
  /// The visible and hidden windows of all scenes. Those of a scene are ordered from back to front, as in
  /// `UIWindowScene.windows`.
  open var windows: [UIWindow] {
    var screens = FrameLoop.current?.displays.map(\.screen) ?? []
    if screens.count < 2 { screens = [UIScreen.main] }
    let scenes = connectedScenes.compactMap { $0 as? UIWindowScene }
    return screens.flatMap { screen in scenes.first { $0.screen === screen }?.windows ?? screen.windows }
  }

  /// The connected scenes. Tessera connects the first scene after `application(_:didFinishLaunchingWithOptions:)`.
  open package(set) var connectedScenes: Set<UIScene> = []

  /// The scene that Tessera creates for an application without a scene delegate.
  package final weak var implicitScene: UIWindowScene?

  /// The sessions of the connected scenes, and those of closed scenes that were not discarded.
  open package(set) var openSessions: Set<UISceneSession> = []

  // MARK: Events

  /// Dispatches an event to its windows. A subclass that overrides this method can intercept every event.
  ///
  /// - Parameter event: The event to dispatch.
  open func sendEvent(_ event: UIEvent) {
    if isIgnoringInteractionEvents { return }
    if let touches = event.allTouches {
      var windows: [UIWindow] = []
      for touch in touches {
        if let window = touch.window, !windows.contains(where: { $0 === window }) { windows.append(window) }
      }
      for window in windows { window.sendEvent(event) }
    } else {
      keyWindow?.sendEvent(event)
    }
  }

  /// Sends an action to a target.
  ///
  /// If there is no target, the first responder that implements the action receives it. The search begins at the sender
  /// if it is in a responder chain, otherwise at the first responder of the key window (measured on UIKit,
  /// docs/measurements.md 7.7).
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - target: The target, or nil for the responder chain.
  ///   - sender: The sender of the action.
  ///   - event: The event that caused the action.
  /// - Returns: `true` if an object performed the action.
  @discardableResult
  open dynamic func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return ResponderActions.send(action, to: target as AnyObject, sender: sender, event: event) }
    var start: UIResponder?
    if let responder = sender as? UIResponder, responder.next != nil { start = responder }
    if start == nil, let keyWindow { start = FirstResponder.current(in: keyWindow) }
    return ResponderActions.send(action, from: start, sender: sender, event: event)
  }

  open override dynamic var next: UIResponder? {
    // The delegate is the last object of the responder chain.
    delegate as? UIResponder
  }

  // MARK: Opening URLs

  /// A key of the options of `open(_:options:completionHandler:)`.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// Creates an option from its name.
    ///
    /// - Parameter rawValue: UIKit's name of the option. Unknown options are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The option to open the URL only in an application that is registered for its web site. Tessera ignores this
    /// option.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens a URL in the desktop's application for it (`xdg-open`).
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options, which are ignored.
  ///   - completion: A closure that is called with `true` if an application accepted the URL.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let complete: @Sendable (Bool) -> Void = { didOpen in
      guard let completion else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(didOpen) } }
    }
    if let openHandler = DesktopOpener.openHandler {
      complete(openHandler(url))
    } else if let portal = UIScreen.main.portal {
      portal.open(url) { isOpened in
        if isOpened { complete(true) } else { DesktopOpener.open(url, completion: complete) }
      }
    } else {
      DesktopOpener.open(url, completion: complete)
    }
  }

  /// Opens a URL in the desktop's application for it. The method is deprecated in UIKit since iOS 10.
  ///
  /// - Parameter url: The URL.
  /// - Returns: `true` if an application can open URLs of this kind.
  @discardableResult
  open func openURL(_ url: URL) -> Bool {
    guard canOpenURL(url) else { return false }
    open(url)
    return true
  }

  /// Opens a URL in the desktop's application for it, and waits for the result.
  ///
  /// - Parameters:
  ///   - url: The URL.
  ///   - options: The options, which are ignored.
  /// - Returns: `true` if an application accepted the URL.
  @discardableResult
  open func open(_ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:]) async -> Bool {
    await withCheckedContinuation { continuation in
      open(url, options: options) { continuation.resume(returning: $0) }
    }
  }

  /// Returns a Boolean value that indicates whether the desktop probably has an application for a URL.
  ///
  /// - Parameter url: The URL.
  /// - Returns: `true` for the schemes http, https, mailto, file and ftp. In a browser, `false` for folders, because its device has no
  ///   file manager for those of the application's computer; files are saved on the device.
  open func canOpenURL(_ url: URL) -> Bool {
    guard !url.isFileURL || UIScreen.main.portal?.isRemote != true else {
      return (try? url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory) != true
    }
    return ["http", "https", "mailto", "file", "ftp"].contains(url.scheme?.lowercased() ?? "")
  }

  // MARK: Shortcuts and remote notifications

  /// The shortcuts in the menu of the application's icon. Tessera stores them, but no desktop shows them. The default is
  /// an empty array.
  open var shortcutItems: [UIApplicationShortcutItem]? = []

  /// A Boolean value that indicates whether the application receives remote notifications. The value is always `false`
  /// in Tessera.
  open var isRegisteredForRemoteNotifications: Bool { false }

  /// Requests remote notifications. In Tessera, as in an iOS application without the entitlement, the request fails: the
  /// delegate receives an error asynchronously on the main queue.
  open func registerForRemoteNotifications() {
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        let application = UIApplication.shared
        let error = NSError(
          domain: NSCocoaErrorDomain, code: 3000,
          userInfo: [NSLocalizedDescriptionKey: "remote notifications are not available"])
        application.delegate?.application(application, didFailToRegisterForRemoteNotificationsWithError: error)
      }
    }
  }

  /// Unregisters the application from remote notifications. The method has no effect in Tessera.
  open func unregisterForRemoteNotifications() {}

  /// A Boolean value that determines whether shaking the device undoes an edit. The value is stored but has no effect,
  /// because computers are not shaken. The default is `true`.
  open var applicationSupportsShakeToEdit = true

  // MARK: Background tasks

  // The first task identifier that UIKit returns is 2 (measured on UIKit, case `app-background-task` of Tests/Oracle).
  private var lastTaskNumber = 1
  /// Begins a background task. Background work is not limited in Tessera.
  ///
  /// - Parameter handler: A closure that UIKit calls when the time is over. Tessera never calls it.
  /// - Returns: The identifier of the task.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    lastTaskNumber += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTaskNumber)
  }

  /// Begins a background task with a name. Tessera sets no time limit for background work.
  ///
  /// - Parameters:
  ///   - taskName: A name that helps to identify the task in logs. Tessera does not use it.
  ///   - handler: A closure that UIKit calls when the time is over. Tessera never calls it.
  /// - Returns: The identifier of the task.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Ends a background task. The method has no effect in Tessera, because background work is not limited.
  ///
  /// - Parameter identifier: The identifier of the task.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// The remaining time for background work, in seconds. The value is always the greatest finite number, because
  /// Tessera sets no limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Keys that no responder handles

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // Runs the system's own actions for keys that no responder has handled.
    PressDispatcher.shared.systemAction(for: presses, event: event)
  }
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
