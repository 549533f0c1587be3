import Foundation

/// One instance of the application's user interface. There is one for each window of the host: one, for now.
@preconcurrency @MainActor open class UIScene: UIResponder {
  public enum ActivationState: Int, Sendable {
    case unattached = -1
    case foregroundActive = 0
    case foregroundInactive = 1
    case background = 2
  }

  /// What a scene is connected with: nothing here.
  @preconcurrency @MainActor open class ConnectionOptions: NSObject {
    open var urlContexts: Set<UIOpenURLContext> { [] }
    open var shortcutItem: AnyObject? { nil }
  }

  public let session: UISceneSession
  open var delegate: (any UISceneDelegate)?
  open package(set) var activationState = ActivationState.unattached
  /// The window's title where the desktop shows one.
  open var title: String! = "" {
    didSet { titleChanged() }
  }

  public init(session: UISceneSession, connectionOptions: ConnectionOptions) {
    self.session = session
    super.init()
  }

  open override var next: UIResponder? { UIApplication.shared }

  package func titleChanged() {}

  nonisolated public static let willConnectNotification = NSNotification.Name("UISceneWillConnectNotification")
  nonisolated public static let didDisconnectNotification = NSNotification.Name("UISceneDidDisconnectNotification")
  nonisolated public static let didActivateNotification = NSNotification.Name("UISceneDidActivateNotification")
  nonisolated public static let willDeactivateNotification = NSNotification.Name("UISceneWillDeactivateNotification")
  nonisolated public static let willEnterForegroundNotification = NSNotification.Name(
    "UISceneWillEnterForegroundNotification")
  nonisolated public static let didEnterBackgroundNotification = NSNotification.Name(
    "UISceneDidEnterBackgroundNotification")
}

/// A URL that a scene is to open.
@preconcurrency @MainActor open class UIOpenURLContext: NSObject {
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
  open var windows: [UIWindow] { UIScreen.main.windows }
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }
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
  public var maximumSize = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
}

/// Which way up the interface is: by the window's shape.
public enum UIInterfaceOrientation: Int, Sendable {
  case unknown = 0
  case portrait = 1
  case portraitUpsideDown = 2
  case landscapeRight = 3
  case landscapeLeft = 4
  public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
  public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// Which ways up a controller allows.
public struct UIInterfaceOrientationMask: OptionSet, Hashable, Sendable {
  public let rawValue: UInt
  public init(rawValue: UInt) { self.rawValue = rawValue }
  public static let portrait = UIInterfaceOrientationMask(rawValue: 2)
  public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 4)
  public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 8)
  public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 16)
  public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
  public static let all: UIInterfaceOrientationMask = [.portrait, .portraitUpsideDown, .landscape]
  public static let allButUpsideDown: UIInterfaceOrientationMask = [.portrait, .landscape]
}
