import Foundation

/// A view controller that shows one of several view controllers, together with a bar in which the user selects one of
/// them.
///
/// Set either `tabs` or `viewControllers`. In narrow windows the bar is at the bottom and has up to five items.
/// Additional controllers are in a list that the item "More" shows. In wide windows the bar is at the top.
@preconcurrency @MainActor open class UITabBarController: UIViewController, UITabBarDelegate {
  // MARK: Storage

  /// The root tabs. The array is empty if `viewControllers` is used instead.
  package final var tabList: [UITab] = []
  /// The controllers that were set as `viewControllers`, or nil if `tabs` is used instead.
  package final var controllerList: [UIViewController]?
  /// The tabs that were made for `controllerList`, in the same order.
  package final var generatedTabs: [UITab] = []
  /// The selected tab, which has no children or shows a controller of its own. The value is also set if
  /// `viewControllers` is used.
  package final var selection: UITab?
  /// The selected view controller: an element of `viewControllers`, or the controller of the selected tab. The value is
  /// nil if nothing is selected.
  package final var selected: UIViewController?
  /// The controller whose view is in `holder` or is about to be added to it, or nil if there is none.
  package final var shownController: UIViewController?
  package final var running: ControllerTransition?
  /// The children that were removed while the running transition shows them. They leave the container when it has ended.
  final var controllersToRemove: [UIViewController] = []
  /// Indicates whether the visible controller is being replaced, or callbacks of a change are being called.
  final var isChangingContent = false
  /// Indicates whether callbacks of a change have changed the selection. The selected controller is shown after that change.
  final var needsContentUpdate = false
  /// Indicates whether the container has appeared and the selected controller appears in the next layout.
  package final var needsSelectedController = false
  /// Indicates whether the container has appeared and the appearance of the selected controller ends after the current layout.
  final var endsAppearanceAfterLayout = false
  /// The container of the controllers' views, behind the bars.
  package final let holder = NavigationContainerView()
  /// A view with the frame of the bar. The view contains a container of the size of the controller's view, and the
  /// container contains the bar (measured on UIKit, case `tab-container-views-3x` of Tests/Oracle).
  package final let barWrapper = TabBarWrapperView()
  package final let floatingBar = FloatingTabBar()
  package final var barHidden = false
  /// The scroll view whose offset determines the appearance of the bar, or nil if there is none.
  package final weak var followed: UIScrollView?
  final let more = MoreState()
  /// The tab whose controller has remained visible after all tabs were removed, or nil.
  package final var remainingTab: UITab?
  final let sidebarViews = SidebarViews()
  final var accessoryState = TabAccessoryState()
  final var minimizer = TabMinimizer()
  private var sidebarStorage: Sidebar?
  private let barStorage = UITabBar()

  // MARK: Initialization

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    setUpBars()
  }

  /// Creates a tab bar controller from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpBars()
    coder.decodeNib(into: self, as: UITabBarController.self)
  }

  /// Creates a tab bar controller with tabs.
  ///
  /// - Parameter tabs: The root tabs. Their identifiers must be unique.
  public init(tabs: [UITab]) {
    super.init(nibName: nil, bundle: nil)
    setUpBars()
    setTabs(tabs, animated: false)
  }

  /// The delegate, which is notified of selections and provides animators. It is not retained.
  open weak var delegate: (any UITabBarControllerDelegate)?

  // MARK: Controllers

  /// The root view controllers of the tab bar interface. The value is nil if there are none, or if `tabs` is used
  /// instead. Setting this property clears `tabs`.
  open var viewControllers: [UIViewController]? {
    get { controllerList }
    set { setViewControllers(newValue, animated: false) }
  }

  /// Replaces the controllers.
  ///
  /// The selected controller remains selected if it is among the new controllers. Otherwise the controller with the
  /// same index is selected, or the first controller.
  ///
  /// - Parameters:
  ///   - viewControllers: The controllers, or nil for no controllers. If a controller is in the array twice, the method reports
  ///     an error and does nothing.
  ///   - animated: `true` to animate the change of the bar's items.
  open func setViewControllers(_ viewControllers: [UIViewController]?, animated: Bool) {
    replaceControllers(viewControllers, animated: animated)
  }

  /// The selected controller. Set it to a different element of `viewControllers`, to the controller of a tab, or to
  /// `moreNavigationController`. Setting this property notifies the delegate if `tabs` is used, but not if
  /// `viewControllers` is used. The default is nil.
  open var selectedViewController: UIViewController? {
    get { more.isSelected ? more.navigationIfLoaded : selected }
    set { selectController(newValue) }
  }

  /// The index of the selected controller in `viewControllers` or of the selected root tab in `tabs`. The value is `NSNotFound`
  /// if nothing is selected or if the More list is selected. If the property is set to an index that is out of range, an error
  /// is reported and nothing changes.
  open var selectedIndex: Int {
    get { indexOfSelection }
    set { selectIndex(newValue) }
  }

  /// The navigation controller with the list of the controllers for which the bar has no space. Its stack must not be
  /// changed.
  open var moreNavigationController: UINavigationController { more.navigation(of: self) }

  /// The controllers that the user can rearrange in the More list. The default is all of `viewControllers`. An empty
  /// array or nil removes the button "Edit" from the list.
  open var customizableViewControllers: [UIViewController]? {
    get { more.customizable ?? controllerList }
    set {
      more.customizable = newValue ?? []
      more.listChanged(self)
    }
  }

  // MARK: Tabs

  /// The root tabs. Setting this property clears `viewControllers`. If two tabs have the same identifier, an error is reported
  /// and nothing changes. The default is an empty array.
  open var tabs: [UITab] {
    get { tabList }
    set { setTabs(newValue, animated: false) }
  }

  /// Replaces the root tabs.
  ///
  /// The selected tab remains selected if it is among the new tabs or their descendants. Otherwise the first tab is
  /// selected, and the delegate is notified immediately.
  ///
  /// - Parameters:
  ///   - tabs: The root tabs. Their identifiers must be unique.
  ///   - animated: `true` to animate the change of the bar's items.
  open func setTabs(_ tabs: [UITab], animated: Bool) { replaceTabs(tabs, animated: animated) }

  /// The selected tab, or nil if no tab is selected. Setting this property notifies the delegate. If the property is set to
  /// nil, or to a tab that the controller does not contain, an error is reported and nothing changes.
  open var selectedTab: UITab? {
    get { selection }
    set { selectTab(newValue) }
  }

  /// Returns the root tab or descendant with an identifier.
  ///
  /// - Parameter identifier: The identifier of the tab.
  /// - Returns: The tab, or nil if there is none.
  open func tab(forIdentifier identifier: String) -> UITab? { findTab(identifier) }

  /// The way in which the tabs are shown in wide windows. The default is `automatic`.
  open var mode = Mode.automatic { didSet { if mode != oldValue { modeChanged() } } }

  /// The sidebar, which shows the tabs and their children in wide windows.
  open var sidebar: Sidebar {
    if let sidebarStorage { return sidebarStorage }
    let newSidebar = Sidebar(owner: self)
    sidebarStorage = newSidebar
    return newSidebar
  }
  /// The sidebar if it has been used, otherwise nil.
  package final var existingSidebar: Sidebar? { sidebarStorage }

  /// The identifiers of the tabs that narrow windows show in the bar, in this order, instead of the root tabs. The
  /// default is nil, which shows the root tabs.
  open var compactTabIdentifiers: [String]? { didSet { tabListChanged() } }

  /// A name under which the user's changes to the tabs are kept. The name is stored but has no effect, because changes
  /// are not kept. The default is nil.
  open var customizationIdentifier: String?

  // MARK: Bars

  /// The tab bar of narrow windows. Its items and its delegate must not be changed.
  open var tabBar: UITabBar { barStorage }

  /// A Boolean value that determines whether the tab bar is hidden. The default is false.
  open var isTabBarHidden: Bool {
    get { barHidden }
    set { setTabBarHidden(newValue, animated: false) }
  }

  /// Hides or shows the tab bar.
  ///
  /// - Parameters:
  ///   - hidden: `true` to hide the tab bar.
  ///   - animated: `true` to animate the change.
  open func setTabBarHidden(_ hidden: Bool, animated: Bool) { hideBar(hidden, animated: animated) }

  /// The accessory above the bar, such as the controls of a player. While the bar is minimized, the accessory is beside
  /// the bar. The default is nil.
  open var bottomAccessory: UITabAccessory? {
    get { accessoryState.accessory }
    set { setBottomAccessory(newValue, animated: false) }
  }

  /// Replaces or removes the accessory above the bar.
  ///
  /// - Parameters:
  ///   - bottomAccessory: The accessory, or nil for no accessory.
  ///   - animated: `true` to fade the accessories in 0.25 seconds, if the view is in a window.
  open func setBottomAccessory(_ bottomAccessory: UITabAccessory?, animated: Bool) {
    showAccessory(bottomAccessory, animated: animated)
  }

  /// The way in which the bar becomes smaller while the content is scrolled. The default is `automatic`.
  open var tabBarMinimizeBehavior = MinimizeBehavior.automatic {
    didSet { if tabBarMinimizeBehavior != oldValue { minimizeBehaviorChanged() } }
  }

  // MARK: The view

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    encodeSelection(with: coder)
  }
  open override func decodeRestorableState(with coder: NSCoder) {
    super.decodeRestorableState(with: coder)
    decodeSelection(with: coder)
  }
  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
  }

  open override dynamic func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    showSelectedIfNeeded()
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
    needsSelectedController = false
    shownController?.startAppearance(false, animated: animated)
  }
  open override dynamic func viewDidDisappear(_ animated: Bool) {
    protectChanges { shownController?.endDisappearing() }
    super.viewDidDisappear(animated)
  }
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Both size classes determine whether the bar is at the top.
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass
      || previousTraitCollection?.verticalSizeClass != traitCollection.verticalSizeClass
    {
      widthClassChanged()
    }
  }
  open override dynamic func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.tabBarControllerSupportedInterfaceOrientations(self) ?? .all
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.tabBarControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
  }
  open override dynamic var childForStatusBarStyle: UIViewController? { selected }
  open override dynamic var childForStatusBarHidden: UIViewController? { selected }
  open override dynamic var childForHomeIndicatorAutoHidden: UIViewController? { selected }
  open override func rotatingHeaderView() -> UIView? { selectedViewController?.rotatingHeaderView() }
  open override func rotatingFooterView() -> UIView? { tabBar }
  /// The key commands that select the next and the previous tab: Control-Tab, Control-Shift-Tab, Control-Page Down and
  /// Control-Page Up.
  open override dynamic var keyCommands: [UIKeyCommand]? { tabCommands }

  /// Tells the controller that the user tapped an item and may select it. The selection has not changed yet. The
  /// default implementation does nothing.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - item: The tapped item.
  open func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}

  // MARK: Customizing

  /// Tells the controller that the panel for rearranging items has appeared. Subclasses that override this method call
  /// `super`.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  open func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) {}

  /// Tells the controller that the panel for rearranging items is about to appear. Subclasses that override this method
  /// call `super`.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  open func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) {}

  /// Tells the controller that the panel for rearranging items is about to disappear. Subclasses that override this
  /// method call `super`.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  ///   - changed: `true` if the items of the bar have changed.
  open func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) {}

  /// Tells the controller that the panel for rearranging items has disappeared. Subclasses that override this method
  /// call `super`.
  ///
  /// - Parameters:
  ///   - tabBar: The tab bar.
  ///   - items: The items in the panel.
  ///   - changed: `true` if the items of the bar have changed.
  open func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) {}
}
