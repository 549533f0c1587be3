import Foundation

/// A stack of controllers of which the last is shown, below a bar with its title and the way back.
@preconcurrency @MainActor open class UINavigationController: UIViewController, UINavigationBarDelegate {
  /// What happens to the stack.
  public enum Operation: Int, Sendable {
    /// The stack stays as it is.
    case none
    /// A controller is put on top.
    case push
    /// The top is taken away.
    case pop
  }

  /// Seconds in which bars come and go.
  nonisolated public static let hideShowBarDuration: CGFloat = 0.2

  // MARK: Storage

  package final var stack: [UIViewController] = []
  /// The controller whose view is in `holder`, or goes there.
  package final var shown: UIViewController?
  package final var running: ControllerTransition?
  /// The controller has appeared, and the top of the stack appears with the next layout.
  package final var needsTop = false
  /// The views of the controllers lie in here, below the bars.
  package final let holder = NavigationHolderView()
  package final var barHidden = false
  package final var toolbarHidden = true
  package final weak var scrollView: UIView?
  final let edgePop = EdgePop()
  final let barHiding = BarHiding()
  private let barStorage: UINavigationBar
  private let toolbarStorage: UIToolbar

  // MARK: Making

  /// With that controller at the bottom of the stack.
  public init(rootViewController: UIViewController) {
    barStorage = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(nibName: nil, bundle: nil)
    stack = [rootViewController]
    addChild(rootViewController)
    completeMove(of: rootViewController)
  }

  /// With bars of those classes; nil for the system's.
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

  /// There are no archives here; the stack is empty.
  public required init?(coder: NSCoder) {
    barStorage = UINavigationBar()
    toolbarStorage = UIToolbar()
    super.init(coder: coder)
  }

  /// Is told which controllers are shown, and provides animators; not retained.
  open weak var delegate: (any UINavigationControllerDelegate)?

  // MARK: The stack

  /// Bottom first. Setting it shows the last one without animation.
  open var viewControllers: [UIViewController] {
    get { stack }
    set { setViewControllers(newValue, animated: false) }
  }
  /// The last of the stack.
  open var topViewController: UIViewController? { stack.last }
  /// What is seen: what the top presents, else the top.
  open var visibleViewController: UIViewController? { presentedViewController ?? stack.last }

  /// Puts a controller on top. One that is in the stack already is misuse and reported.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) { push(viewController, animated) }
  /// Takes the top away and returns it; nil at the root.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? { pop(to: stack.count - 2, animated)?.last }
  /// Takes away what lies above the root; bottom first, nil at the root.
  @discardableResult
  open func popToRootViewController(animated: Bool) -> [UIViewController]? { pop(to: 0, animated) }
  /// Takes away what lies above `viewController`; bottom first, nil where nothing does or an animated transition has
  /// just begun.
  @discardableResult
  open func popToViewController(_ viewController: UIViewController, animated: Bool) -> [UIViewController]? {
    popTo(viewController, animated)
  }
  /// Replaces the stack. Animated as a push when the new top was not in it, as a pop when it was.
  open func setViewControllers(_ viewControllers: [UIViewController], animated: Bool) {
    replaceStack(viewControllers, animated)
  }
  open override func show(_ vc: UIViewController, sender: Any?) { pushViewController(vc, animated: true) }

  /// The drag from the leading edge that takes the top away: it follows the finger, and goes back if let go too early.
  ///
  /// Its delegate lets it begin where there is a back button. Give it another one, or none, to allow it beside a button
  /// of one's own; at the root it does nothing in any case.
  open var interactivePopGestureRecognizer: UIGestureRecognizer? {
    loadViewIfNeeded()
    return edgePop.gesture
  }

  // MARK: Bars

  /// The bar at the top. Its items follow the controllers; do not push or pop them by hand.
  open var navigationBar: UINavigationBar { barStorage }

  /// The bar at the bottom, which shows the top controller's `toolbarItems`.
  open var toolbar: UIToolbar! { toolbarStorage }

  /// Default false.
  open var isNavigationBarHidden: Bool {
    get { barHidden }
    set { setNavigationBarHidden(newValue, animated: false) }
  }

  /// Lets the bar slide away or back in `hideShowBarDuration` seconds, or at once.
  open func setNavigationBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated) }
  /// True by default.
  open var isToolbarHidden: Bool {
    get { toolbarHidden }
    set { setToolbarHidden(newValue, animated: false) }
  }

  /// Lets the toolbar slide away or back in `hideShowBarDuration` seconds, or at once.
  open func setToolbarHidden(_ hidden: Bool, animated: Bool) { hideToolbar(hidden, animated) }
  /// Whether a drag upwards hides the bars, and one downwards shows them. Default false.
  open var hidesBarsOnSwipe: Bool {
    get { barHiding.pan.isEnabled }
    set { barHiding.pan.isEnabled = newValue }
  }

  /// Whether a tap on the content that nobody else wants hides the bars, or shows them. Default false.
  open var hidesBarsOnTap: Bool {
    get { barHiding.tap.isEnabled }
    set { barHiding.tap.isEnabled = newValue }
  }

  /// The drag that hides the bars: for failure requirements; do not change its delegate.
  open var barHideOnSwipeGestureRecognizer: UIPanGestureRecognizer { barHiding.pan }

  /// The tap that hides the bars: for failure requirements; do not change its delegate.
  open var barHideOnTapGestureRecognizer: UITapGestureRecognizer { barHiding.tap }

  /// Stored: there is no keyboard on the screen. Default false.
  open var hidesBarsWhenKeyboardAppears = false

  /// Whether the bars are hidden while the window's height is compact. Default false.
  open var hidesBarsWhenVerticallyCompact = false { didSet { viewIfLoaded?.setNeedsLayout() } }

  // MARK: The view

  open override func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
  }

  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showTopIfNeeded()
    layoutBars()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerWillAppear(animated)
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    shown?.sendIsAppearingIfInWindow()
  }
  open override func viewDidAppear(_ animated: Bool) {
    containerDidAppear()
    super.viewDidAppear(animated)
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    needsTop = false
    shown?.startAppearance(false, animated: animated)
  }
  open override func viewDidDisappear(_ animated: Bool) {
    shown?.finishAppearance()
    super.viewDidDisappear(animated)
  }
  open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
    if container === topViewController { preferredContentSize = container.preferredContentSize }
  }
  open override var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.navigationControllerSupportedInterfaceOrientations(self) ?? .all
  }
  open override var childForStatusBarStyle: UIViewController? { topViewController }
  /// Command-[, Alt-Left and Escape go back.
  open override var keyCommands: [UIKeyCommand]? { backCommands }
}
