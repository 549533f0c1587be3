import Foundation

/// Manages a view and what happens to it: loading, appearing, layout, changes of size and traits, children, presentation.
///
/// What can be overridden stands here; the work stands in extensions named after their concern. Main thread only.
@preconcurrency @MainActor open class UIViewController: UIResponder {
  // MARK: Storage

  package final var viewStorage: UIView?
  package final var isLoadingView = false
  package final var childList: [UIViewController] = []
  nonisolated(unsafe) package final weak var parentStorage: UIViewController?
  package final var appearance = AppearanceState()
  /// The window of which this is the root.
  package final weak var rootWindow: UIWindow?
  package final var traitCache = ControllerTraits()
  package final var presentation = PresentationState()
  final var focusMemory: FocusMemory?
  private final var nibNameStorage: String?
  private final var nibBundleStorage: Bundle?
  final var layoutSupports: (top: BarLayoutGuide, bottom: BarLayoutGuide)?
  /// What the container's bars cover of this controller's view, in the view's coordinates.
  package final var barInsets = UIEdgeInsets.zero
  package final var navigationItemStorage: UINavigationItem?
  package final var toolbarItemsStorage: [UIBarButtonItem]?
  package final var isEditingStorage = false
  /// What is shown where there is nothing else; whether the controller is to be asked for it.
  final var contentUnavailable: ContentUnavailableState?
  final var owesContentUnavailable = true
  package final var additionalInsetsStorage = UIEdgeInsets.zero
  package final var preferredSizeStorage = CGSize.zero
  /// What `setContentScrollView` said.
  package final weak var contentScroller: UIScrollView?
  /// `didMove(toParent:)` of the navigation controller was sent.
  package final var navigationMoveDone = false

  // MARK: Making

  /// There are no nib files here: both arguments are only remembered.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    nibNameStorage = nibNameOrNil
    nibBundleStorage = nibBundleOrNil
    super.init()
  }

  /// There are no archives here; the coder is ignored.
  public required init?(coder: NSCoder) {
    super.init()
  }

  public convenience override init() { self.init(nibName: nil, bundle: nil) }

  // MARK: The view

  /// The view, loaded when first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return viewStorage
    }
    set { setView(newValue) }
  }

  /// Makes the view: a plain one unless overridden; assign `view` and do not call super then.
  open func loadView() { loadPlainView() }
  /// Loads the view now, if it is not.
  open func loadViewIfNeeded() { loadIfNeeded() }
  /// Sent once, after the view was loaded.
  open func viewDidLoad() {}
  /// Sent before the view appears; it may not be in a window yet.
  open func viewWillAppear(_ animated: Bool) {}
  /// Sent when the view is in the window, with its traits and geometry up to date, before it is seen.
  open func viewIsAppearing(_ animated: Bool) {}
  /// Called by the appearance machinery itself, after the call of that name; not when somebody calls that by hand.
  package func appearanceReached(_ stage: AppearanceStage) {}
  /// Sent when the view has appeared and transitions are over.
  open func viewDidAppear(_ animated: Bool) {}
  /// Sent before the view disappears.
  open func viewWillDisappear(_ animated: Bool) {}
  /// Sent when the view has disappeared.
  open func viewDidDisappear(_ animated: Bool) {}
  /// Sent before the view lays out its subviews.
  open func viewWillLayoutSubviews() {}
  /// Sent after the view laid out its subviews.
  open func viewDidLayoutSubviews() {}
  /// Sent when memory is short; never sent by the hosts that exist.
  open func didReceiveMemoryWarning() {}

  /// A name for people; shown by bars.
  open var title: String? {
    didSet { if title != oldValue { navigationItemStorage?.controllerTitleChanged(title) } }
  }

  open override var next: UIResponder? { responderAfterController }

  // MARK: Focus

  /// Where the focus goes when it comes to the controller; its view by default.
  open var preferredFocusEnvironments: [any UIFocusEnvironment] { viewIfLoaded.map { [$0] } ?? [] }
  /// Whether the focus may move from or to something in the view; true by default.
  open func shouldUpdateFocus(in context: UIFocusUpdateContext) -> Bool { true }
  /// The focus has moved from or to something in the view. Does nothing.
  open func didUpdateFocus(in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator) {}

  // MARK: Containment

  /// The controller of which this is a child.
  open var parent: UIViewController? { parentStorage }
  /// The children, in the order in which they were added.
  open var children: [UIViewController] { childList }
  /// Makes `childController` a child: sends `willMove(toParent:)` to it. Send `didMove(toParent:)` yourself once its view is in.
  open func addChild(_ childController: UIViewController) { adopt(childController) }
  /// Takes this controller out of its parent and sends `didMove(toParent: nil)`.
  open func removeFromParent() {
    UIApplication.shared.turnPool.keep(self)
    leaveParent()
  }
  /// Sent before the parent changes; send it yourself with nil before removing a child's view.
  open func willMove(toParent parent: UIViewController?) {}
  /// Sent after the parent changed.
  open func didMove(toParent parent: UIViewController?) {}
  /// Whether children get appearance calls by themselves when this controller appears; true by default.
  open var shouldAutomaticallyForwardAppearanceMethods: Bool { true }
  /// For containers that forward by hand: the child is about to appear or disappear.
  open func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
    startAppearance(isAppearing, animated: animated)
  }
  /// The end of what `beginAppearanceTransition` began.
  open func endAppearanceTransition() { finishAppearance() }

  // MARK: Keys

  package final var addedKeyCommands: [UIKeyCommand] = []
  /// A shortcut that works while the controller is in the responder chain, besides its `keyCommands`.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) {
    if !addedKeyCommands.contains(where: { $0 === keyCommand }) { addedKeyCommands.append(keyCommand) }
  }
  /// Takes a shortcut back that was added; others are passed over.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) { addedKeyCommands.removeAll { $0 === keyCommand } }

  // MARK: Layout

  /// Called in place of the view's `updateConstraints()`, which it calls: the place to change constraints. Call super last.
  open func updateViewConstraints() { viewIfLoaded?.updateConstraints() }

  /// Added to the safe area that the view has by its place; zero by default.
  open var additionalSafeAreaInsets: UIEdgeInsets {
    get { additionalInsetsStorage }
    set { setAdditionalInsets(newValue) }
  }
  /// The least margins of the root view: 16 points at the sides, 20 in wide views.
  open var systemMinimumLayoutMargins: NSDirectionalEdgeInsets {
    let side: CGFloat = (viewStorage?.bounds.width ?? 0) >= 414 ? 20 : 16
    return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
  }
  /// Whether the root view keeps at least `systemMinimumLayoutMargins`; true by default.
  open var viewRespectsSystemMinimumLayoutMargins = true {
    didSet { if viewRespectsSystemMinimumLayoutMargins != oldValue { viewStorage?.marginsChanged() } }
  }
  /// Sent when the root view's margins changed.
  open func viewLayoutMarginsDidChange() {}
  /// Sent when the root view's safe area changed.
  open func viewSafeAreaInsetsDidChange() {}
  /// The size that suits the content, for containers and sheets; zero by default.
  open var preferredContentSize: CGSize {
    get { preferredSizeStorage }
    set {
      guard newValue != preferredSizeStorage else { return }
      preferredSizeStorage = newValue
      (parentStorage ?? presentingViewController)?.preferredContentSizeDidChange(forChildContentContainer: self)
      presentation.active?.preferredContentSizeDidChange(forChildContentContainer: self)
    }
  }
  /// Sent to the parent when a child's preferred size changed.
  open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}

  /// Sent to the parent when the fitting size of a child's view changed. Does nothing; the system never sends it here.
  open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
  /// The size that a child gets when this controller gets `parentSize`; `parentSize` by default.
  open func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize { sizeOfChild(container, parentSize: parentSize) }
  /// Sent before the view's size changes. Call super: it tells the children.
  open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
    tellChildren(willTransitionTo: size, with: coordinator)
  }
  /// Sent before the traits change. Call super: it tells the children.
  open func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    for child in childList { child.willTransition(to: newCollection, with: coordinator) }
  }

  // MARK: Traits

  /// The environment of the controller: inherited, with its overrides; up to date at once.
  open var traitCollection: UITraitCollection { currentTraits }
  /// Sent after the traits changed. Call super.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
  /// Light or dark for this controller, its view and its children; `unspecified` (inherited) by default.
  open var overrideUserInterfaceStyle: UIUserInterfaceStyle {
    get { traitCache.overrides.style ?? .unspecified }
    set { setStyleOverride(newValue) }
  }

  // MARK: Presentation

  /// How the controller is presented; `automatic` (a page sheet) by default.
  open var modalPresentationStyle: UIModalPresentationStyle {
    get { presentation.style }
    set { presentation.style = newValue }
  }
  /// How a presentation is animated; `coverVertical` by default.
  open var modalTransitionStyle: UIModalTransitionStyle {
    get { presentation.transition }
    set { presentation.transition = newValue }
  }
  /// Whether a sheet cannot be dismissed by the user; false by default.
  open var isModalInPresentation: Bool {
    get { presentation.isModal }
    set { presentation.isModal = newValue }
  }
  /// Whether presentations from below with a current-context style cover this controller. Stored: they cover the window
  /// here. Default false.
  open var definesPresentationContext = false

  /// Whether a controller presented in this one's context takes over this one's `modalTransitionStyle`. Stored. Default
  /// false.
  open var providesPresentationContextTransitionStyle = false

  /// Whether a presentation that does not fill the screen decides about the status bar. Stored: there is none. Default
  /// false.
  open var modalPresentationCapturesStatusBarAppearance = false
  /// The presentation controller of classes that bring their own: alerts. Nil: what the style says.
  package func ownPresentationController(presenting: UIViewController?) -> UIPresentationController? { nil }

  /// The presentation that takes `controller`'s place in a window with such traits; nil asks the styles.
  package func adaptedPresentation(
    _ controller: UIPresentationController, _ traits: UITraitCollection, presenter: UIViewController
  ) -> UIPresentationController? { nil }

  /// Presents a controller over this one's window. Reports misuse and does nothing when this one presents already.
  open func present(
    _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
  ) { startPresenting(viewControllerToPresent, animated: flag, completion: completion) }
  /// Dismisses what this controller presents, or this controller itself when it presents nothing.
  open func dismiss(animated flag: Bool, completion: (() -> Void)? = nil) {
    startDismissing(animated: flag, completion: completion)
  }
  /// What this controller, or one of its parents, presents.
  open var presentedViewController: UIViewController? { nearestPresented }
  /// Who presented this controller, or one of its parents.
  open var presentingViewController: UIViewController? { nearestPresenting }
  /// Shows a controller the way the surroundings like it: pushed in a navigation controller, else presented.
  open func show(_ vc: UIViewController, sender: Any?) { showSomewhere(vc, sender: sender) }

  /// As `show(_:sender:)`: there are no split views here.
  open func showDetailViewController(_ vc: UIViewController, sender: Any?) { showSomewhere(vc, sender: sender) }

  // MARK: Bars

  /// What a navigation bar shows for this controller; made when first asked for.
  open var navigationItem: UINavigationItem { needNavigationItem() }
  /// What the navigation controller's toolbar shows for this controller.
  open var toolbarItems: [UIBarButtonItem]? {
    get { toolbarItemsStorage }
    set { setToolbarItems(newValue, animated: false) }
  }

  /// As setting `toolbarItems`; a toolbar that is shown fades the items over if `animated`.
  open func setToolbarItems(_ toolbarItems: [UIBarButtonItem]?, animated: Bool) {
    toolbarItemsStorage = toolbarItems
    navigationController?.toolbarItemsChanged(of: self, animated: animated)
  }
  /// Whether a tab bar or toolbar goes away when this controller is pushed; false by default.
  open var hidesBottomBarWhenPushed = false
  /// Whether the content is being edited; `editButtonItem` switches it.
  open var isEditing: Bool {
    get { isEditingStorage }
    set { setEditing(newValue, animated: false) }
  }

  /// Sets `isEditing` and the edit button's words. Override it to change the content, and call super.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditingStorage = editing
    navigationItemStorage?.editingChanged(editing)
  }
  /// Below which bars the view extends; `all` by default.
  open var edgesForExtendedLayout: UIRectEdge = .all {
    didSet { if edgesForExtendedLayout != oldValue { parentStorage?.viewIfLoaded?.setNeedsLayout() } }
  }
  /// Whether it extends below opaque bars, too; false by default.
  open var extendedLayoutIncludesOpaqueBars = false

  // MARK: Status bar, orientation: stored, for source compatibility

  /// Default false.
  open var prefersStatusBarHidden: Bool { false }

  /// Default `default`.
  open var preferredStatusBarStyle: UIStatusBarStyle { .default }

  /// Default `fade`.
  open var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }

  /// The child that decides about the status bar's look. Default nil: this controller.
  open var childForStatusBarStyle: UIViewController? { nil }

  /// The child that decides whether the status bar is hidden. Default nil: this controller.
  open var childForStatusBarHidden: UIViewController? { nil }

  /// Default false.
  open var prefersHomeIndicatorAutoHidden: Bool { false }

  /// The child that decides about the home indicator. Default nil: this controller.
  open var childForHomeIndicatorAutoHidden: UIViewController? { nil }

  /// Whether the pointer should be locked to the window. Not done here. Default false.
  open var prefersPointerLocked: Bool { false }

  /// The edges at which the system's gestures should wait. Default none.
  open var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }

  /// Whether the interface turns with the device. Not asked here. Default true.
  open var shouldAutorotate: Bool { true }

  /// The orientations that the controller allows. Not asked here: the window's shape decides. Default all.
  open var supportedInterfaceOrientations: UIInterfaceOrientationMask { .all }

  /// The orientation in which a full-screen presentation begins. Not asked here. Default portrait.
  open var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation { .portrait }

  /// Whether the keyboard stays when the first responder changes. Default true for form sheets only.
  open var disablesAutomaticKeyboardDismissal: Bool { presentation.style == .formSheet }

  nonisolated open override var description: String {
    "<\(type(of: self)): 0x" + String(UInt(bitPattern: Unmanaged.passUnretained(self).toOpaque()), radix: 16) + ">"
  }

  // MARK: What else subclasses override
  // (members of extensions cannot be overridden)

  /// The environment around the controller's view.
  open var parentFocusEnvironment: (any UIFocusEnvironment)? {
    if let around = viewIfLoaded?.superview { return around }
    return parent
  }

  /// What the initializer was given. Nothing is loaded from it.
  open var nibName: String? { nibNameStorage }

  /// What the initializer was given. Nothing is loaded from it.
  open var nibBundle: Bundle? { nibBundleStorage }

  /// Whether scroll views of this controller in a navigation controller whose adjustment is `automatic` make room for the
  /// bars even where there is nothing to scroll. Default true. (UIScrollView.h, `contentInsetAdjustmentBehavior`; deprecated
  /// on iOS 11.)
  open var automaticallyAdjustsScrollViewInsets = true {
    didSet { if automaticallyAdjustsScrollViewInsets != oldValue { scrollInsetsRuleChanged() } }
  }

  /// The strip at the top of the view that bars cover. Deprecated on iOS 11: `safeAreaLayoutGuide` says the same.
  open var topLayoutGuide: any UILayoutSupport { barGuides.top }

  /// The strip at the bottom of the view that bars cover. Deprecated on iOS 11: `safeAreaLayoutGuide` says the same.
  open var bottomLayoutGuide: any UILayoutSupport { barGuides.bottom }

  /// The controller's view.
  open var focusItemContainer: (any UIFocusItemContainer)? { viewIfLoaded }

  /// Whether the item that had the focus when this controller's view was covered gets it back when the view is shown
  /// again. Default true; false: the preferred item gets it.
  open var restoresFocusAfterTransition = true

  /// Asks for the focus to be looked after in the next frame; does something only where the focus is.
  open func setNeedsFocusUpdate() { FocusRequests.needUpdate(self) }

  /// Looks after the focus now, if that was asked for.
  open func updateFocusIfNeeded() { UIFocusSystem.existing(for: viewIfLoaded?.window)?.updateFocusIfNeeded() }

  /// True in the calls between being added to a parent and having appeared for that.
  open var isMovingToParent: Bool { appearance.isMovingToParent }

  /// True in the calls before and while disappearing because it leaves its parent.
  open var isMovingFromParent: Bool { appearance.isMovingFromParent }

  /// True in the calls of a presentation.
  open var isBeingPresented: Bool { appearance.isBeingPresented || (parentStorage?.isBeingPresented ?? false) }

  /// True in the calls of a dismissal.
  open var isBeingDismissed: Bool { appearance.isBeingDismissed || (parentStorage?.isBeingDismissed ?? false) }

  /// The navigation controller around this one.
  open var navigationController: UINavigationController? { enclosing(UINavigationController.self) }

  /// A button that switches `isEditing` and says so.
  open var editButtonItem: UIBarButtonItem { navigationItem.editButton(for: self) }

  /// The scroll view that bars at an edge follow; nil leaves the choice to the bar (the view itself, or its first
  /// subview that scrolls).
  open func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { contentScroller }

  /// Says which scroll view the bars follow; all edges share one here. Nil leaves the choice to the bar.
  open func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
    contentScroller = scrollView
    navigationController?.follow(self)
  }

  /// Asks the container about the status bar again; there is none.
  open func setNeedsStatusBarAppearanceUpdate() {}

  /// Asks about the home indicator again; there is none.
  open func setNeedsUpdateOfHomeIndicatorAutoHidden() {}

  /// Asks about orientations again; the window's shape decides.
  open func setNeedsUpdateOfSupportedInterfaceOrientations() {}

  /// The view if it is loaded; never loads it.
  open var viewIfLoaded: UIView? { viewStorage }
  package override final var shownView: UIView? { viewIfLoaded }
  package override final var showsScrollViewBelowBar: Bool? {
    automaticallyAdjustsScrollViewInsets && navigationController != nil
  }

  /// Whether the view is loaded.
  open var isViewLoaded: Bool { viewStorage != nil }

  /// Lays traits over those that a child inherits from this controller; nil takes them away.
  open func setOverrideTraitCollection(
    _ collection: UITraitCollection?, forChild childViewController: UIViewController
  ) {
    guard childViewController.parentStorage === self else { return }
    childViewController.traitCache.parentOverrides = collection?.values ?? TraitValues()
    childViewController.traitsMayHaveChanged()
  }

  /// What `setOverrideTraitCollection` laid over a child.
  open func overrideTraitCollection(forChild childViewController: UIViewController) -> UITraitCollection? {
    let values = childViewController.traitCache.parentOverrides
    return childViewController.parentStorage === self && !values.isEmpty ? UITraitCollection(values: values) : nil
  }

  // MARK: Nothing to show

  /// What is shown over the view while there is nothing else to show: a `UIContentUnavailableConfiguration`, or one of your
  /// own. Its view is as large as what is seen of the controller's. Default nil, nothing.
  open var contentUnavailableConfiguration: (any UIContentConfiguration)? {
    get { contentUnavailable?.configuration }
    set { showContentUnavailable(newValue) }
  }
  /// What the configuration is updated for: the traits, and what is searched for.
  open var contentUnavailableConfigurationState: UIContentUnavailableConfigurationState {
    UIContentUnavailableConfigurationState(traitCollection: traitCollection)
  }
  /// Asks for one `updateContentUnavailableConfiguration(using:)` before the next layout, however often it is called.
  open func setNeedsUpdateContentUnavailableConfiguration() {
    owesContentUnavailable = true
    viewStorage?.setNeedsLayout()
  }
  /// Called before the view is laid out for the first time, when the traits have changed and when it was asked for: the
  /// place to set `contentUnavailableConfiguration`. Does nothing.
  open func updateContentUnavailableConfiguration(using state: UIContentUnavailableConfigurationState) {}
}
