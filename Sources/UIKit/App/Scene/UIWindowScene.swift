import Foundation

/// A scene that contains the windows of the user interface.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The screen on which the scene's windows are shown.
  open var screen: UIScreen { UIScreen.main }

  /// The visible windows of the scene, from back to front.
  open var windows: [UIWindow] { UIScreen.main.windows }

  /// The window of the scene that receives key events, or nil if no window is key.
  open var keyWindow: UIWindow? { UIApplication.shared.keyWindow }

  /// The traits of the screen. Windows inherit them.
  open var traitCollection: UITraitCollection { UIScreen.main.traitCollection }

  /// The coordinate space of the screen. Its unit is the point, and its origin is at the top left.
  open var coordinateSpace: any UICoordinateSpace { UIScreen.main.coordinateSpace }

  /// The orientation of the user interface. It is landscape if the host's window is wider than high, otherwise
  /// portrait.
  open var interfaceOrientation: UIInterfaceOrientation {
    UIScreen.main.bounds.width > UIScreen.main.bounds.height ? .landscapeLeft : .portrait
  }
  /// The properties of the status bar. It is never nil, although Tessera has no status bar.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// The focus system of the key window, or nil if no window is key.
  open var focusSystem: UIFocusSystem? { keyWindow.flatMap { UIFocusSystem.focusSystem(for: $0) } }

  /// The traits of the scene that override those of the screen for all of its windows.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: UIScreen.main.traitOverrides) }
    set { UIScreen.main.traitOverrides = newValue.traits.values }
  }

  /// The limits of the window's size. It is never nil in Tessera.
  public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  package override func titleChanged() {
    UIScreen.main.hostWindow?.title = title ?? ""
  }
}
