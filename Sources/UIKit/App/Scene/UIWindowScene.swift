import Foundation

/// A scene that contains the windows of the user interface.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The window of the scene that was most recently the key window, or nil if no window of the scene has been the key
  /// window.
  package final weak var lastKeyWindow: UIWindow?
  private let sceneScreen = UIScreen.main

  /// The screen on which the scene's windows are shown. Each scene has its own screen, which is a window of the host.
  open var screen: UIScreen { sceneScreen }

  /// The visible windows of the scene, from back to front.
  open var windows: [UIWindow] { screen.windows }

  /// The window of the scene that receives key events while the scene has the focus, or nil if there is none.
  open var keyWindow: UIWindow? {
    if let keyWindow = UIApplication.shared.keyWindow, keyWindow.screen === screen { return keyWindow }
    return lastKeyWindow.flatMap { $0.isHidden ? nil : $0 }
  }

  /// The traits of the screen. Windows inherit them.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// The coordinate space of the screen. Its unit is the point, and its origin is at the top left.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The orientation of the user interface. It is landscape if the host's window is wider than high, otherwise
  /// portrait.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
  /// The properties of the status bar. The value is never nil, although Tessera has no status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// The focus system of the key window, or nil if no window is key.
  open var focusSystem: UIFocusSystem? { keyWindow.flatMap { UIFocusSystem.focusSystem(for: $0) } }

  /// Trait values that replace those of the screen in all windows of the scene.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: screen.traitOverrides) }
    set { screen.traitOverrides = newValue.traits.values }
  }

  /// The limits of the window's size. It is never nil in Tessera.
  public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = {
    let restrictions = UISceneSizeRestrictions()
    restrictions.scene = self
    return restrictions
  }()

  /// The controls of the window. It is never nil in Tessera.
  public private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? = UISceneWindowingBehaviors()

  /// Stores the size of the window in the session.
  final func recordWindowSize() { session.windowSize = screen.bounds.size }

  package override func titleDidChange() {
    screen.hostWindow?.title = title ?? ""
  }
}
