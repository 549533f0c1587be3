import Foundation

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
  /// What the status bar is like: there is none. Never nil here.
  public private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// Knows what has the focus in the key window.
  open var focusSystem: UIFocusSystem? { keyWindow.flatMap { UIFocusSystem.focusSystem(for: $0) } }

  /// Traits that all windows of the scene have instead of the screen's.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: UIScreen.main.traitOverrides) }
    set { UIScreen.main.traitOverrides = newValue.traits.values }
  }

  /// Limits of the window's size.
  public private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = UISceneSizeRestrictions()

  package override func titleChanged() {
    UIScreen.main.hostWindow?.title = title ?? ""
  }
}
