import Foundation

/// A view controller that shows pages of content, each of which has a view controller of its own. The user can turn the
/// pages.
///
/// The application sets the visible pages. While the user turns pages, the data source provides the pages before and
/// after the visible ones. Without a data source, only the application can turn pages.
@preconcurrency @MainActor open class UIPageViewController: UIViewController {
  // MARK: Storage

  package final let style: TransitionStyle
  package final let axis: NavigationOrientation
  package final var spine: SpineLocation
  final let spacing: CGFloat
  private var isDoubleSidedStorage = false
  /// The visible pages, or the new pages during an animated page turn that the application has started.
  package final var pages: [UIViewController] = []
  final let scroller = PageScrollView()
  final var turn: PageTurn?
  final var neighbors = PageNeighbors()
  final let indicator = PageIndicator()
  /// The gesture recognizer that turns a page by a tap at an edge, or nil before its first use.
  final var edgeTap: PageEdgeTap?
  /// Indicates whether the delegate is being asked for the spine location. While it is asked, the delegate may set the
  /// number of pages that a different spine location requires.
  final var isChoosingSpine = false
  /// The number of times that the pages have changed. The number is compared before and after a callback to determine
  /// whether the callback has changed the pages.
  final var changeCount = 0
  /// Indicates whether the pages are being changed, or callbacks of a change are being called.
  final var isChangingPages = false
  /// The changes of the pages that callbacks of another change have requested.
  final var pendingChanges: [() -> Void] = []
  /// The pages of the last pending change, or nil if no change is pending.
  final var pendingPages: [UIViewController]?
  final var isPerformingPendingChanges = false

  // MARK: Initialization

  /// Creates a page view controller without pages.
  ///
  /// - Parameters:
  ///   - style: The style of the transitions.
  ///   - navigationOrientation: The axis along which pages are turned.
  ///   - options: The position of the spine, with the style `pageCurl`, and the space between pages, with the style `scroll`.
  ///     If a value has a different type, the initializer reports an error and uses the default.
  public init(
    transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
    options: [OptionsKey: Any]? = nil
  ) {
    self.style = style
    axis = navigationOrientation
    spine = style == .scroll ? .none : PageOptions.spine(options)
    spacing = style == .scroll ? PageOptions.spacing(options) : 0
    super.init(nibName: nil, bundle: nil)
    isDoubleSidedStorage = spine == .mid
  }

  /// Creates a page view controller with the transition style `pageCurl` and the navigation orientation `horizontal`.
  ///
  /// - Parameters:
  ///   - nibNameOrNil: The name of the nib file without its extension, or nil.
  ///   - nibBundleOrNil: The bundle of the nib file, or nil for the main bundle.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    style = .pageCurl
    axis = .horizontal
    spine = PageOptions.spine(nil)
    spacing = 0
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a page view controller from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  /// If they contain no values, the transition style is `pageCurl` and the navigation orientation is `horizontal`.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    style = coder.nibAttribute("transitionStyle") == "scroll" ? .scroll : .pageCurl
    axis = coder.nibAttribute("navigationOrientation") == "vertical" ? .vertical : .horizontal
    spine = style == .scroll ? .none : PageOptions.spine(named: coder.nibAttribute("spineLocation"))
    spacing = style == .scroll ? coder.nibAttribute("pageSpacing").flatMap(Double.init).map { CGFloat($0) } ?? 0 : 0
    super.init(coder: coder)
    isDoubleSidedStorage = spine == .mid || coder.nibAttribute("doubleSided") == "YES"
    coder.decodeNib(into: self, as: UIPageViewController.self)
  }

  // MARK: Pages

  /// The object that provides the pages before and after the visible ones. It is not retained. Setting the property
  /// discards the pages that the previous data source has provided. The default is nil, which means that the user
  /// cannot turn pages.
  open weak var dataSource: (any UIPageViewControllerDataSource)? { didSet { dataSourceChanged() } }

  /// The delegate, which is notified of the page turns that the user starts. It is not retained. The default is nil.
  open weak var delegate: (any UIPageViewControllerDelegate)?

  /// The visible pages. There are two pages if the spine is in the middle, otherwise one. During an animated change by
  /// the application, the array contains the new pages. During a page turn that the user has started, it contains the
  /// old pages. The array is empty until pages are set.
  open var viewControllers: [UIViewController]? { pendingPages ?? pages }

  /// Replaces the visible pages.
  ///
  /// A spine in the middle requires two pages. A double-sided book with a different spine requires two pages for an
  /// animated change, the front of the new page and the back of the visible one, of which Tessera shows the front. In
  /// all other cases, one page is required. If the number of pages is wrong, the method reports an error and changes
  /// nothing.
  ///
  /// - Parameters:
  ///   - viewControllers: The pages.
  ///   - direction: The direction of the animation.
  ///   - animated: `true` to animate the change. The change is not animated if the view is not in a window.
  ///   - completion: A closure that is called after the change. May be nil. Its argument is `false` if the animation was
  ///     interrupted by another change.
  open func setViewControllers(
    _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
    completion: ((Bool) -> Void)? = nil
  ) { setPages(viewControllers, direction, animated: animated, completion) }

  // MARK: Appearance

  /// The style of the transitions, which is determined when the controller is created: pages scroll or turn as in a
  /// book.
  open var transitionStyle: TransitionStyle { style }

  /// The axis along which pages are turned. The axis is determined when the controller is created.
  open var navigationOrientation: NavigationOrientation { axis }

  /// The edge at which the pages are bound. The value is `none` with the style `scroll`.
  open var spineLocation: SpineLocation { spine }

  /// A Boolean value that determines whether pages have content on both sides. The default is `false`, or `true` with a spine
  /// in the middle. If the property is set to `false` with a spine in the middle, an error is reported and the value remains
  /// `true`.
  open var isDoubleSided: Bool {
    get { isDoubleSidedStorage }
    set { setDoubleSided(newValue) }
  }

  private func setDoubleSided(_ value: Bool) {
    guard value || spine != .mid || isChoosingSpine else {
      Diagnostics.report(
        "\(self): isDoubleSided cannot be false while the spine location is mid; it remains true")
      return
    }
    guard value != isDoubleSidedStorage else { return }
    isDoubleSidedStorage = value
    removeAdjacentPages()
  }

  /// The gesture recognizers with which the user turns the pages of a book: a drag, and a tap at an edge. The array is
  /// empty with the style `scroll`. Reading the property does not load the view.
  open var gestureRecognizers: [UIGestureRecognizer] {
    style == .scroll ? [] : [scroller.panGestureRecognizer, ensureEdgeTap().gesture]
  }

  // MARK: The view

  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    setUpViews()
  }

  open override dynamic func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    layOutPages()
  }

  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override dynamic func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // If a callback of a change has begun the appearance, the views of the new pages are not in the container yet. They appear
    // together with the change.
    if !isChangingPages { protectChanges { for page in pages { page.startAppearance(true, animated: animated) } } }
  }
  open override dynamic func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    protectChanges { for page in pages { page.sendIsAppearingIfInWindow() } }
  }
  open override dynamic func viewDidAppear(_ animated: Bool) {
    if !isChangingPages { protectChanges { for page in pages { page.endAppearing() } } }
    super.viewDidAppear(animated)
  }
  open override dynamic func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    endTurnNow()
    protectChanges { for page in pages { page.startAppearance(false, animated: animated) } }
  }
  open override dynamic func viewDidDisappear(_ animated: Bool) {
    protectChanges { for page in pages { page.endDisappearing() } }
    super.viewDidDisappear(animated)
  }
  open override dynamic func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }
  open override dynamic func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator
  ) {
    super.viewWillTransition(to: size, with: coordinator)
    chooseSpine(for: size)
  }
  open override func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? {
    super.contentScrollView(for: edge) ?? pages.first?.contentScrollView(for: edge)
      ?? pages.first?.viewIfLoaded?.scrollingContent
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.pageViewControllerSupportedInterfaceOrientations(self) ?? super.supportedInterfaceOrientations
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.pageViewControllerPreferredInterfaceOrientationForPresentation(self)
      ?? super.preferredInterfaceOrientationForPresentation
  }
}
