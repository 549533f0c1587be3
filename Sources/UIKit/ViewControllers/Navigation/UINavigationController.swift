import Foundation

/// A view controller that manages a stack of controllers. The navigation controller shows the view of the controller at
/// the top, with a navigation bar above it.
@preconcurrency @MainActor open class UINavigationController: UIViewController {
  /// The kind of a change to the stack.
  public enum Operation: Int, Sendable {
    /// The stack does not change.
    case none
    /// A view controller is pushed onto the stack.
    case push
    /// The top view controller is popped off the stack.
    case pop
  }

  /// The duration in which bars are hidden and shown, in seconds.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: Storage

  package final var stack: [UIViewController] = [] { didSet { stackProgress.stackWasReplaced() } }
  /// The part of the stack that does not change in a push or a pop.
  final var stackProgress = NavigationStackProgress()
  /// The controller whose view is in `holder` or is about to be added to it, or nil if there is none.
  package final var shownController: UIViewController?
  package final var running: ControllerTransition?
  /// The mode of the title that the shown controller had before the last change of the stack, which removes it or controllers below it.
  final var modeBeforeChange = UINavigationItem.LargeTitleDisplayMode.always
  /// Indicates whether the stack is being changed, or callbacks of a change are being called.
  final var isChangingStack = false
  /// The change of the stack that callbacks of another change have made, or nil if they have made none. It is shown after
  /// that change.
  final var pendingChange: StackChange?
  /// Indicates whether the container has appeared and the top controller appears in the next layout.
  package final var needsTopController = false
  /// Indicates whether the container has appeared and the appearance of the top controller ends after the current layout.
  final var endsAppearanceAfterLayout = false
  /// The container of the controllers' views, behind the bars.
  package final let holder = NavigationContainerView()
  package final var barHidden = false
  package final var toolbarHidden = true
  package final weak var scrollView: UIView?
  /// Indicates whether the bar is hidden during a search whose search bar is within the content.
  final var isHiddenBySearch = false
  /// The position of the bar's top edge in a floating column, or nil for the default position.
  final var fixedBarTop: CGFloat?
  final let edgePop = EdgePop()
  final let barHiding = BarHidingController()
  private let barStorage: UINavigationBar
  private let toolbarStorage: UIToolbar

  // MARK: Initialization

  /// Creates a navigation controller with a root view controller.
  ///
  /// - Parameter rootViewController: The controller at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    barStorage = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    announcePush(of: rootViewController)
    completeMove(of: rootViewController)
  }

  /// Creates a navigation controller with an empty stack and custom bars.
  ///
  /// - Parameters:
  ///   - navigationBarClass: A subclass of `UINavigationBar`, or nil to use `UINavigationBar`.
  ///   - toolbarClass: A subclass of `UIToolbar`, or nil to use `UIToolbar`.
  public init(navigationBarClass: AnyClass?, toolbarClass: AnyClass?) {
    barStorage = (navigationBarClass as? UINavigationBar.Type).map { UIView.make($0) } ?? UINavigationBar()
    toolbarStorage = (toolbarClass as? UIToolbar.Type).map { UIView.make($0) } ?? UIToolbar()
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    barStorage = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a navigation controller from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    barStorage = coder.makeNibObject(forKey: "navigationBar", as: UINavigationBar.self) ?? UINavigationBar()
    toolbarStorage = coder.makeNibObject(forKey: "toolbar", as: UIToolbar.self) ?? UIToolbar()
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UINavigationController.self)
  }

  /// The storage of `delegate`. The controller itself uses it, so that a subclass that overrides `delegate` can place an
  /// object of its own between the controller and the delegate of the application.
  final weak var navigationDelegate: (any UINavigationControllerDelegate)?

  /// The delegate, which is notified of the controllers that are shown and provides animators. It is not retained.
  open weak var delegate: (any UINavigationControllerDelegate)? {
    get { navigationDelegate }
    set { navigationDelegate = newValue }
  }

  // MARK: The stack

  /// The view controllers on the stack, from bottom to top. Setting the property shows the last controller without an
  /// animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The controller at the top of the stack, or nil if the stack is empty.
  open var topViewController: UIViewController? { stack.last }
  /// The visible controller: the controller that the top controller presents or, if it presents none, the top
  /// controller.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Pushes a view controller onto the stack.
  ///
  /// - Parameters:
  ///   - viewController: The controller to push. If it is already on the stack, the method reports an error and does nothing.
  ///   - animated: `true` to animate the change.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    guard stack.contains(where: { $0 === subsequentVC }), stack.last !== subsequentVC else { return }
    popToViewController(subsequentVC, animated: UIView.areAnimationsEnabled)
  }

  /// Pops the top view controller.
  ///
  /// - Parameter animated: `true` to animate the change.
  /// - Returns: The popped controller, or nil if the root controller is at the top.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(to: stack.count - 2, animated)?.last }
  /// Pops all view controllers above the root.
  ///
  /// - Parameter animated: `true` to animate the change.
  /// - Returns: The popped controllers from bottom to top, or nil if there are none.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated) }
  /// Pops all view controllers above a controller.
  ///
  /// - Parameters:
  ///   - viewController: The controller that becomes the top controller. If it is not on the stack, the method reports an error
  ///     and does nothing.
  ///   - animated: `true` to animate the change.
  /// - Returns: The popped controllers from bottom to top. The result is nil if there are none, or if `animated` is
  ///   true while another transition is running.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    popTo(viewController, animated)
  }
  /// Replaces the stack, optionally with an animation.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, from bottom to top.
  ///   - animated: `true` to animate the change. The change is animated as a pop if the new top controller was on the
  ///     stack, otherwise as a push.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated)
  }
  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeStack(with: coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeStack(with: coder)
  }
  open override dynamic func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// The gesture recognizer that pops the top controller by a drag from the leading edge. The transition is
  /// interactive, and is cancelled if the drag ends too early.
  ///
  /// The recognizer's own delegate allows the gesture only if there is a back button. Set a different delegate, or nil,
  /// to allow the gesture with a custom button. The gesture never begins while the root controller is at the top.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return edgePop.gesture
  }

  // MARK: Bars

  /// The navigation bar. Its items correspond to the stack, so items must not be pushed or popped directly.
  open var navigationBar: UINavigationBar { barStorage }

  /// The toolbar, which shows the `toolbarItems` of the top controller.
  open var toolbar: UIToolbar! { toolbarStorage }

  /// A Boolean value that determines whether the navigation bar is hidden. The default is false.
  open var isNavigationBarHidden: Bool {
    get { barHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the navigation bar.
  ///
  /// - Parameters:
  ///   - hidden: `true` to hide the navigation bar.
  ///   - animated: `true` to animate the change for `hideShowBarDuration` seconds.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }
  /// A Boolean value that determines whether the toolbar is hidden. The default is true.
  open var isToolbarHidden: Bool {
    get { toolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Hides or shows the toolbar.
  ///
  /// - Parameters:
  ///   - hidden: `true` to hide the toolbar.
  ///   - animated: `true` to animate the change for `hideShowBarDuration` seconds.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated) }
  /// A Boolean value that determines whether a drag upwards hides the bars and a drag downwards shows them. The default
  /// is false.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.pan.isEnabled }
    set { barHiding.pan.isEnabled = newValue }
  }

  /// A Boolean value that determines whether a tap on the content hides or shows the bars. Taps on controls have no
  /// effect. The default is false.
  open var hidesBarsOnTap: Bool {
    get { barHiding.hidesOnTap }
    set { barHiding.hidesOnTap = newValue }
  }

  /// The gesture recognizer that hides the bars on a drag. Use it to set failure requirements, and do not change its
  /// delegate.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

  /// The gesture recognizer that hides the bars on a tap. Use it to set failure requirements, and do not change its
  /// delegate.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// A Boolean value that determines whether the bars are hidden when an input view or an input accessory view appears
  /// for a view of this controller. The default is false.
  ///
  /// The bars remain hidden when the input view disappears. A tap on the content shows them again.
  open var hidesBarsWhenKeyboardAppears: Bool {
    get { barHiding.hidesForKeyboard }
    set { barHiding.hidesForKeyboard = newValue }
  }

  /// A Boolean value that determines whether the bars are hidden while the window's height is compact. The default is
  /// false.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: The view

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
  }

  open override dynamic func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showTopIfNeeded()
    layoutBars()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override dynamic func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerWillAppear(animated)
  }
  open override dynamic func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    shownController?.sendIsAppearingIfInWindow()
  }
  open override dynamic func viewDidAppear(_ animated: Bool) {
    containerDidAppear()
    super.viewDidAppear(animated)
  }
  open override dynamic func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    needsTopController = false
    shownController?.startAppearance(false, animated: animated)
  }
  open override dynamic func viewDidDisappear(_ animated: Bool) {
    // A controller that was about to be added when the disappearance began has only begun to appear.
    protectChanges { shownController?.endDisappearing() }
    super.viewDidDisappear(animated)
  }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
  open override func collapseSecondaryViewController(
    _ secondaryViewController: UIViewController, for splitViewController: UISplitViewController
  ) { replaceStackWithoutCallbacks(stack + [secondaryViewController]) }
  open override func separateSecondaryViewController(for splitViewController: UISplitViewController)
    -> UIViewController?
  {
    removeTopController()
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    navigationDelegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .all
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    let requested =
      navigationDelegate?.navigationControllerPreferredInterfaceOrientationForPresentation(self) ?? .unknown
    return requested == .unknown ? super.preferredInterfaceOrientationForPresentation : requested
  }
  package override var definesPresentationContextByDefault: Bool { true }
  open override func rotatingHeaderView() -> UIView? { navigationBar }
  open override func rotatingFooterView() -> UIView? {
    isToolbarHidden ? super.rotatingFooterView() : toolbar
  }
  open override dynamic var childForStatusBarStyle: UIViewController? { topViewController }
  /// The key commands of the navigation controller: Command-F begins the search of the top item, and Escape ends the
  /// search. Command-[, Alt-Left and Escape pop the top controller.
  open override dynamic var keyCommands: [UIKeyCommand]? { searchCommands + backCommands }
}
