import Foundation

/// A scene that contains the windows of the user interface.
@preconcurrency @MainActor open class UIWindowScene: UIScene {
  /// The window of the scene that was most recently the key window, or nil if no window of the scene has been the key
  /// window.
  package final weak var lastKeyWindow: UIWindow?
  private let sceneScreen = UIScreen.main

  /// The screen on which the scene's windows are shown. Each scene has its own screen, which is a window of the host.
  open var screen: UIScreen { sceneScreen }

  private var members: [WeakView] = []

  /// The windows of the scene, from back to front by level. The hidden windows of a level are after its visible windows.
  open var windows: [UIWindow] {
    let visible = screen.windows
    let hidden = members.compactMap { $0.view as? UIWindow }.filter { window in
      window.isHidden && !visible.contains { $0 === window }
    }
    guard !hidden.isEmpty else { return visible }
    return (visible + hidden).enumerated()
      .sorted { ($0.element.windowLevel, $0.offset) < ($1.element.windowLevel, $1.offset) }.map(\.element)
  }

  /// Adds a window whose `windowScene` is now this scene. The scene does not retain the window.
  package final func add(_ window: UIWindow) { members.append(WeakView(view: window)) }

  /// Removes a window whose `windowScene` is no longer this scene, and windows that no longer exist.
  package final func remove(_ window: UIWindow) { members.removeAll { $0.view == nil || $0.view === window } }

  /// The window of the scene that receives key events while the scene has the focus, or nil if there is none.
  open var keyWindow: UIWindow? {
    if let keyWindow = UIApplication.shared.keyWindow, keyWindow.screen === screen { return keyWindow }
    return lastKeyWindow.flatMap { $0.isHidden ? nil : $0 }
  }

  /// The traits of the screen. Windows inherit them.
  open var traitCollection: UITraitCollection { screen.traitCollection }

  /// Called after the traits of the scene changed, before those of its windows change. The default implementation does nothing.
  ///
  /// - Parameter previousTraitCollection: The traits before the change. It is never nil.
  open dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The traits that were last reported to the scene, and the observers of changes.
  final var traitReports = SceneTraitReports()

  /// The coordinate space of the screen. Its unit is the point, and its origin is at the top left.
  open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }

  /// The orientation of the user interface. It is landscape if the host's window is wider than high, otherwise
  /// portrait.
  open var interfaceOrientation: UIInterfaceOrientation {
    screen.bounds.width > screen.bounds.height ? .landscapeLeft : .portrait
  }
  /// The properties of the status bar. The value is never nil, although Tessera has no status bar.
  open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)

  /// The focus system of the key window, or nil if no window is key.
  open var focusSystem: UIFocusSystem? { keyWindow.flatMap { UIFocusSystem.focusSystem(for: $0) } }

  /// Trait values that replace those of the screen in all windows of the scene.
  open var traitOverrides: UITraitOverrides {
    get { UITraitOverrides(values: screen.traitOverrides) }
    set { screen.traitOverrides = newValue.traits.values }
  }

  /// The limits of the window's size. It is never nil in Tessera.
  open private(set) lazy var sizeRestrictions: UISceneSizeRestrictions? = {
    let restrictions = UISceneSizeRestrictions()
    restrictions.scene = self
    return restrictions
  }()

  /// The controls of the window. It is never nil in Tessera.
  open private(set) lazy var windowingBehaviors: UISceneWindowingBehaviors? = UISceneWindowingBehaviors()

  /// Stores the size and position of the window in the session.
  final func recordWindowSize() {
    // While the window fills the display, the recorded size and position remain those to which it will return. The page of a browser
    // has the size of a phone or of a tab, which the next window on the desktop does not take.
    guard !isFullScreen, screen.hostWindow?.canResize != false else { return }
    session.windowSize = screen.bounds.size
    session.windowOrigin = screen.hostWindow?.origin
  }

  /// Returns whether the scene performs an action. `Selector("toggleFullScreen:")` makes the scene fill the display, or
  /// returns its window to the earlier size, as on the Mac. The action is unavailable in a browser, whose user chooses the
  /// full screen.
  ///
  /// - Parameters:
  ///   - action: The selector of the action.
  ///   - sender: The object that sends the action.
  /// - Returns: `true` if the scene performs the action.
  open override dynamic func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    guard action.name == Self.fullScreenAction else { return super.canPerformAction(action, withSender: sender) }
    return screen.hostWindow?.supportsFullScreen ?? false
  }

  /// Returns a selector that calls a method of the scene.
  ///
  /// - Parameter name: The method's name as in Objective-C.
  /// - Returns: The selector with its method, or nil if there is no method with this name.
  nonisolated open override func _selector(named name: String) -> Selector? {
    name == Self.fullScreenAction
      ? Selector(name, UIWindowScene.toggleFullScreen(_:)) : super._selector(named: name)
  }

  package override func titleDidChange() {
    screen.hostWindow?.title = title ?? ""
  }
}
