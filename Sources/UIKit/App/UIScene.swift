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

/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
  /// The file or link to open: here a file that was dropped on the window.
  public let url: URL
  package init(url: URL) {
    self.url = url
    super.init()
  }
}

/// A scene with windows.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen on which the scene's windows lie.
  open var screen: UIScreen { UIScreen.main }

  /// The scene's shown windows, back to front.
  open var windows: [UIWindow] { UIScreen.main.windows }

  /// The window that gets keys.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The traits that the screen gives to windows.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// The coordinates of the screen, points, origin at the top left.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }

  /// Landscape if the host's window is wider than high, else portrait.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// Limits of the window's size.
  public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  package override func titleChanged() {
    UIScreen.main.hostWindow?.title = title ?? ""
  }
}

/// Limits of the size of a scene's window.
@preconcurrency @MainActor public final class UISceneSizeRestrictions: NSObject {
  /// Points. Default zero.
  public var minimumSize = CGSize.zero {
    didSet { UIScreen.main.hostWindow?.setMinimumSize(minimumSize) }
  }

  /// Points. Kept, but hosts do not limit how large their window gets. Default as large as can be.
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// Which way up the interface is: by the window's shape.
public enum UIInterfaceOrientation: Int, Sendable {
  /// Nobody knows, as before the scene has a window.
  case unknown = 0
  /// Higher than wide, or square.
  case portrait = 1
  /// Never reported here.
  case portraitUpsideDown = 2
  /// Never reported here.
  case landscapeRight = 3
  /// Wider than high.
  case landscapeLeft = 4

  /// Whether it is one of the two portraits.
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }

  /// Whether it is one of the two landscapes.
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Which ways up a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  /// The bit of an orientation is 1 shifted by its raw value.
  public let rawValue: UInt

  /// The orientations whose bits are set.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Upright.
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)

  /// Upside down.
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)

  /// Turned so that the home button would be on the right.
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)

  /// Turned so that the home button would be on the left.
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)

  /// Both landscapes.
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]

  /// All four.
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]

  /// All but upside down: what UIKit takes for phones.
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
