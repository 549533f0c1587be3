import Foundation
import RuntimeInterface

/// The one application object: brings events to windows, sends actions, and knows whether the application is in front.
@preconcurrency @MainActor open class UIApplication: UIResponder {
  /// The application. There always is one, also before `UIApplicationMain` runs.
  open class var shared: UIApplication { ApplicationContext.current.application }

  /// Starts an application where the program launched none.
  package final let implicit = ImplicitApplication()

  /// Keeps objects until the turn of the run loop is over.
  package final let turnPool = TurnPool()

  /// Hears of the application's life. Not retained; `UIApplicationMain` keeps its own.
  open weak var delegate: (any UIApplicationDelegate)? {
    didSet { UIMenuSystem.main.setNeedsRebuild() }
  }

  // MARK: State

  /// Where the application stands towards the user.
  public enum State: Int, Sendable {
    /// The window has the focus.
    case active = 0
    /// The window can be seen, but another has the focus.
    case inactive = 1
    /// The window cannot be seen.
    case background = 2
  }

  /// Active while the window has the keyboard's focus, inactive while another has it, background while it cannot be seen.
  open package(set) var applicationState = State.inactive

  /// Kept for source compatibility: desktops decide by themselves when the display sleeps.
  open var isIdleTimerDisabled = false

  /// Kept for source compatibility: no badge is shown. Default 0.
  open var applicationIconBadgeNumber = 0

  /// Whether the application may have several scenes. Always false: one window.
  open var supportsMultipleScenes: Bool { false }

  /// Whether encrypted files can be read. Always true.
  open var isProtectedDataAvailable: Bool { true }
  /// Always zero: there is no status bar.
  open var statusBarFrame: CGRect { .zero }

  /// The text size that the user prefers, as the screen's traits say.
  open var preferredContentSizeCategory: UIContentSizeCategory {
    UIScreen.main.traitCollection.preferredContentSizeCategory
  }

  /// The direction of the interface, as the screen's traits say.
  open var userInterfaceLayoutDirection: UIUserInterfaceLayoutDirection {
    UIScreen.main.traitCollection.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
  }
  /// Whether motion and touches are ignored; `beginIgnoringInteractionEvents` counts.
  open var isIgnoringInteractionEvents: Bool { ignoring > 0 }
  private var ignoring = 0

  /// Drops all events until `endIgnoringInteractionEvents` has been called as often.
  open func beginIgnoringInteractionEvents() { ignoring += 1 }

  /// Takes back one `beginIgnoringInteractionEvents`; one too many does nothing.
  open func endIgnoringInteractionEvents() { ignoring = max(0, ignoring - 1) }

  // MARK: Windows and scenes

  /// The window that gets keys.
  open var keyWindow: UIWindow? { UIWindow.keyWindow }
  /// Shown windows, back to front.
  open var windows: [UIWindow] { UIScreen.main.windows }

  /// The connected scenes: one, from the end of `didFinishLaunching` on.
  open package(set) var connectedScenes: Set<UIScene> = []

  /// The scene of an application that has no scene delegate.
  package final weak var implicitScene: UIWindowScene?

  /// The sessions of the connected scenes.
  open package(set) var openSessions: Set<UISceneSession> = []

  // MARK: Events

  /// Brings an event to its windows. Overriding it sees every event first.
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

  /// Performs `action` on `target`; without a target on the first responder that answers it, beginning at the sender if
  /// that is in a responder chain, else at the first responder of the key window (measurements.md, 7.7).
  /// False when nobody did.
  @discardableResult
  open func sendAction(_ action: Selector, to target: Any?, from sender: Any?, for event: UIEvent?) -> Bool {
    if let target { return ResponderActions.send(action, to: target as AnyObject, sender: sender, event: event) }
    var start: UIResponder?
    if let responder = sender as? UIResponder, responder.next != nil { start = responder }
    if start == nil, let keyWindow { start = FirstResponder.of(keyWindow) }
    return ResponderActions.send(action, from: start, sender: sender, event: event)
  }

  open override var next: UIResponder? {
    // The delegate ends the chain.
    delegate as? UIResponder
  }

  // MARK: The world outside

  /// How `open(_:options:completionHandler:)` opens.
  public struct OpenExternalURLOptionsKey: RawRepresentable, Hashable, Sendable {
    /// UIKit's name of the option.
    public let rawValue: String

    /// The option of that name; unknown ones are ignored.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Open only with a program that is registered for the link. Ignored: the desktop decides.
    public static let universalLinksOnly = OpenExternalURLOptionsKey(
      rawValue: "UIApplicationOpenURLOptionUniversalLinksOnly")
  }

  /// Opens `url` with the desktop's program for it (`xdg-open`); the completion hears whether one took it.
  open func open(
    _ url: URL, options: [OpenExternalURLOptionsKey: Any] = [:],
    completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
  ) {
    let tell: @Sendable (Bool) -> Void = { opened in
      guard let completion else { return }
      DispatchQueue.main.async { MainActor.assumeIsolated { completion(opened) } }
    }
    if let substitute = DesktopOpener.substitute { tell(substitute(url)) } else { DesktopOpener.open(url, done: tell) }
  }

  /// Whether the desktop can be expected to have a program for the URL's scheme.
  open func canOpenURL(_ url: URL) -> Bool {
    ["http", "https", "mailto", "file", "ftp"].contains(url.scheme?.lowercased() ?? "")
  }

  // MARK: Work in the background

  private var lastTask = 0
  /// Nothing stops an application here: the handler is never called, the work simply goes on.
  open func beginBackgroundTask(expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil)
    -> UIBackgroundTaskIdentifier
  {
    lastTask += 1
    return UIBackgroundTaskIdentifier(rawValue: lastTask)
  }

  /// The same with a name for logs, which is not used.
  open func beginBackgroundTask(
    withName taskName: String?, expirationHandler handler: (@MainActor @Sendable () -> Void)? = nil
  ) -> UIBackgroundTaskIdentifier {
    beginBackgroundTask(expirationHandler: handler)
  }

  /// Nothing to do: the work was never limited.
  open func endBackgroundTask(_ identifier: UIBackgroundTaskIdentifier) {}

  /// Seconds that are left in the background: without limit.
  open var backgroundTimeRemaining: TimeInterval { .greatestFiniteMagnitude }

  // MARK: Keys that nobody wanted

  open override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
    // The end of the chain: what the system itself does with a key.
    PressDispatcher.shared.systemAction(for: presses, event: event)
  }
  open override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}
}
