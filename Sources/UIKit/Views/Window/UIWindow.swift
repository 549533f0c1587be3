import Foundation
import SwiftABI

/// The root of a view hierarchy on a screen. A screen can show several windows, stacked by level.
///
/// A window is hidden until `makeKeyAndVisible()` shows it. Its frame is in the screen's coordinates.
@preconcurrency @MainActor open class UIWindow: UIView {
  /// The roots of the subtrees with traits that may be out of date. They are updated before layout.
  package final var traitRoots: [TraitRoot] = []
  private var screenStorage = UIScreen.main
  package final var rootViewControllerStorage: UIViewController?
  /// The constraints that pin the view of the root view controller to the window's edges. The list is empty if the view
  /// translates its autoresizing mask.
  final var rootViewConstraints: [NSLayoutConstraint] = []
  private var levelStorage = Level.normal
  /// The view at the bottom of the window that contains the input views of the first responder, or nil if there are
  /// none.
  package final weak var inputContainer: UIView?
  /// Indicates whether the window is resized when the screen is resized.
  package final var fillsScreen = false
  private static var shared: KeyWindowStorage { ApplicationContext.object(.keyWindow, KeyWindowStorage()) }
  /// The window that receives key events and text input, or nil if there is none.
  package private(set) static var keyWindow: UIWindow? {
    get { shared.window }
    set { shared.window = newValue }
  }

  /// The storage of a weak reference to the key window. The reference is nil if no window is the key window.
  @MainActor final class KeyWindowStorage {
    fileprivate weak var window: UIWindow?
  }

  /// The guide `safeAreaAspectFitLayoutGuide`, or nil before it is used.
  final var aspectFitGuide: UILayoutGuide?
  /// A Boolean value that determines whether the window takes the size of its content. The value has no effect in
  /// Tessera, where the user determines the size of a window. The default is `false`.
  open var canResizeToFitContent = false
  private lazy var undo = UndoManager()
  /// The undo manager of the window, which its responders share.
  open override var undoManager: UndoManager? { undo }

  /// Creates a hidden window with a frame in the screen's coordinates.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpRootLayer()
  }

  /// Creates a hidden window that fills the main screen, as UIKit does since iOS 9. A window that is created with a frame of zero
  /// stays empty.
  public convenience init() { self.init(frame: UIScreen.main.bounds) }

  /// Creates a window of exactly this class that fills the main screen, as `init()` does.
  ///
  /// - Returns: The window.
  open override class func _makeWithInit() -> AnyObject? {
    InitializerDispatch.make(self, frame: UIScreen.main.bounds)
  }

  /// Creates a hidden window from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpRootLayer()
    coder.decodeNib(into: self, as: UIWindow.self)
  }

  /// Creates a hidden window that fills the screen of a scene.
  ///
  /// - Parameter windowScene: The scene to which the window belongs.
  public init(windowScene: UIWindowScene) {
    super.init(frame: windowScene.screen.bounds)
    setUpRootLayer()
    join(windowScene)
  }

  /// Sets the scene. Initializers call this method, because an assignment in an initializer does not call the observers of the
  /// property.
  private func join(_ scene: UIWindowScene) { windowScene = scene }

  /// The scene to which the window belongs. Setting it moves the window to the scene's screen.
  ///
  /// In an application without a scene delegate, it is set to the first scene when the window is shown. In other
  /// applications it is nil until it is set.
  open weak var windowScene: UIWindowScene? {
    didSet {
      guard windowScene !== oldValue else { return }
      oldValue?.remove(self)
      guard let windowScene else { return }
      windowScene.add(self)
      moveToScreen(windowScene.screen)
      if isKeyWindow { windowScene.lastKeyWindow = self }
    }
  }

  /// Moves the window to another screen. A window that filled its screen fills the new one.
  private func moveToScreen(_ newScreen: UIScreen) {
    guard newScreen !== screenStorage else { return }
    let filledScreen = fillsScreen || frame == screenStorage.bounds
    screen = newScreen
    guard filledScreen else { return }
    fillsScreen = true
    resizeWithScreen(to: newScreen.bounds)
  }

  open override var next: UIResponder? { windowScene ?? UIApplication.shared }

  /// Dispatches an event to the gesture recognizers and views of the window. Subclasses override it to intercept every
  /// event of the window.
  ///
  /// - Parameter event: The event to dispatch.
  open func sendEvent(_ event: UIEvent) { event.source?.deliver(event, in: self) }

  private func setUpRootLayer() {
    windowStorage = self
    backingLayer.isHidden = true
    flags.insert(.traitsDirty)
    TurnPool.current.retain(self)
    fillsScreen = frame == screenStorage.bounds
    refreshTraits()
    updateSafeArea()
  }

  deinit {
    // Views that outlive the window must not keep a dangling reference to it.
    for view in subviewsForTeardown { Self.clearWindow(view) }
  }

  nonisolated private static func clearWindow(_ view: UIView) {
    view.windowStorage = nil
    for subview in view.subviewsForTeardown { clearWindow(subview) }
  }

  /// The screen that shows the window. The default is `UIScreen.main`.
  open var screen: UIScreen {
    get { screenStorage }
    set {
      guard newValue !== screenStorage else { return }
      if !isHidden { screenStorage.hide(self) }
      screenStorage = newValue
      if !isHidden { newValue.show(self) }
      markTraitsDirty()
      updateSafeArea()
    }
  }

  /// The level of the window in the stack of windows. The default is `normal`.
  open var windowLevel: Level {
    get { levelStorage }
    set {
      guard newValue != levelStorage else { return }
      levelStorage = newValue
      if !isHidden { screenStorage.show(self) }
    }
  }

  /// The view controller that provides the content of the window. The controller's view fills the window. A new
  /// controller's view replaces the view of the previous controller. The default is nil.
  open var rootViewController: UIViewController? {
    get { rootViewControllerStorage }
    set { replaceRoot(with: newValue) }
  }

  open override var isHidden: Bool {
    get { super.isHidden }
    set {
      guard newValue != super.isHidden else { return }
      if newValue { disappear() } else { appear() }
    }
  }

  open override func didAddSubview(_ subview: UIView) {
    super.didAddSubview(subview)
    // A window that has not been shown yet lays out a view that is added to it. Tests of applications add the view of a
    // controller to such a window.
    if isHidden { screenStorage.layOutHidden(self) }
  }

  open override var superview: UIView? { nil }

  /// A Boolean value that indicates whether the window receives key events and text input.
  open var isKeyWindow: Bool { Self.keyWindow === self }
  /// A Boolean value that indicates whether the window can become the key window. The default is true.
  open var canBecomeKey: Bool { true }
  /// Called after the window became the key window. Subclasses override it to react, and call `super`.
  open func becomeKey() {}
  /// Called after the window stopped being the key window. Subclasses override it to react, and call `super`.
  open func resignKey() {}

  /// Makes the window the key window. The previous key window resigns.
  open func makeKey() {
    guard canBecomeKey, Self.keyWindow !== self else { return }
    if let oldKeyWindow = Self.keyWindow {
      Self.keyWindow = nil
      oldKeyWindow.resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: oldKeyWindow)
    }
    Self.keyWindow = self
    windowScene?.lastKeyWindow = self
    becomeKey()
    NotificationCenter.default.post(name: Self.didBecomeKeyNotification, object: self)
  }

  /// Shows the window in front of the other windows of its level and makes it the key window.
  open func makeKeyAndVisible() {
    if isHidden { isHidden = false } else { screenStorage.show(self) }
    makeKey()
  }

  // MARK: Showing

  private func appear() {
    // The application that used the screen may have ended since the window was created.
    if screenStorage.hasEnded { screenStorage = .main }
    super.isHidden = false
    screenStorage.show(self)
    markTraitsDirty()
    updateSafeArea()
    updatePendingTraits()
    if AppearanceCatalog.isUsed { AppearanceCatalog.shared.windowDidAppear(self) }
    attachRootView()
    NotificationCenter.default.post(name: Self.didBecomeVisibleNotification, object: self)
  }

  private func disappear() {
    let root = rootViewControllerStorage
    // A controller that a presentation covers has already disappeared.
    let sendsAppearanceCallbacks = root?.isViewLoaded == true && root?.appearance.phase != .disappeared
    if sendsAppearanceCallbacks { root?.beginAppearanceTransition(false, animated: false) }
    super.isHidden = true
    screenStorage.hide(self)
    if Self.keyWindow === self {
      Self.keyWindow = nil
      resignKey()
      NotificationCenter.default.post(name: Self.didResignKeyNotification, object: self)
    }
    if sendsAppearanceCallbacks, root?.appearance.phase == .disappearing { root?.endAppearanceTransition() }
    NotificationCenter.default.post(name: Self.didBecomeHiddenNotification, object: self)
  }

  private func replaceRoot(with newRoot: UIViewController?) {
    guard newRoot !== rootViewControllerStorage else { return }
    let oldRoot = rootViewControllerStorage
    if let oldRoot = oldRoot { TurnPool.current.retain(oldRoot) }
    rootViewControllerStorage = nil
    oldRoot?.viewIfLoaded?.removeFromSuperview()
    oldRoot?.rootWindow = nil
    rootViewControllerStorage = newRoot
    newRoot?.rootWindow = self
    if !isHidden { attachRootView() }
  }

  private func attachRootView() {
    guard let root = rootViewControllerStorage else { return }
    let view: UIView = root.view
    guard view.superviewStorage !== self else {
      root.beginAppearanceTransition(true, animated: false)
      let change = root.appearance.changeCount
      AfterLayoutQueue.enqueue { if root.appearance.changeCount == change { root.endAppearanceTransition() } }
      return
    }
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.frame = bounds
    insertSubview(view, at: 0)
  }

  // MARK: Traits and safe area

  /// Updates the traits of all views that were added, or whose traits became invalid, since the last call.
  package final func updatePendingTraits() {
    guard !traitRoots.isEmpty else { return }
    windowScene?.reportTraits()
    while !traitRoots.isEmpty {
      let roots = traitRoots
      traitRoots.removeAll(keepingCapacity: true)
      for root in roots { root.view?.refreshTraits() }
    }
  }

  package override var rootTraits: UITraitCollection { screenStorage.traitCollection }

  package override var rootSafeArea: UIEdgeInsets {
    let screenInsets = screenStorage.safeAreaInsets
    guard screenInsets != .zero else { return .zero }
    let screenBounds = screenStorage.bounds
    let windowFrame = frame
    func inset(_ length: CGFloat, _ distance: CGFloat) -> CGFloat { max(0, min(length, length - distance)) }
    return UIEdgeInsets(
      top: inset(screenInsets.top, windowFrame.minY - screenBounds.minY),
      left: inset(screenInsets.left, windowFrame.minX - screenBounds.minX),
      bottom: inset(screenInsets.bottom, screenBounds.maxY - windowFrame.maxY),
      right: inset(screenInsets.right, screenBounds.maxX - windowFrame.maxX))
  }

  /// Resizes the window to new bounds of the screen. Notifies the root view controller first.
  package final func resizeWithScreen(to bounds: CGRect) {
    guard let root = rootViewControllerStorage, root.isViewLoaded, bounds.size != frame.size else {
      frame = bounds
      return
    }
    root.windowWillResize(to: bounds.size) { self.frame = bounds }
  }
}
