import Foundation

/// A view controller that shows up to three columns side by side, and one at a time in narrow windows.
///
/// With `init(style:)` the columns are set with `setViewController(_:for:)`, and each of them gets a navigation controller
/// unless its view controller is one. The style `unspecified` is the older one: `viewControllers` holds a primary and a
/// secondary view controller.
///
/// In a compact width the interface is collapsed: the columns are on the navigation stack of the primary one.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The value of widths and fractions that are not set.
  nonisolated public static let automaticDimension: CGFloat = SplitColumnWidth.automatic

  // MARK: Storage

  final var styleStorage: Style
  final let columns = SplitColumns()
  final var widths = SplitWidths() {
    didSet { if widths != oldValue { widthsChanged() } }
  }
  /// The current display mode.
  final var shownMode = DisplayMode.secondaryOnly
  final var requestedMode = DisplayMode.automatic
  final var requestedBehavior = SplitBehavior.automatic
  final var collapsed = false
  /// Indicates whether the columns are children, which they become when the controller first appears.
  final var isMounted = false
  final var showsInspector = false
  /// The current layout of the columns, or nil while the controller is not mounted or is collapsed.
  final var layout: SplitLayout?
  /// The columns that remain visible until a running animation ends.
  final var disappearingColumns: Set<Column> = []
  /// A closure that ends the running change of the display mode, or nil if there is none.
  final var endChange: (() -> Void)?
  /// The drag that shows or hides columns: the layout at its end, and its progress from 0 to 1.
  final var drag: (target: SplitLayout, progress: CGFloat)?
  /// Indicates whether the controller itself changes the stack of a collapsed interface.
  final var isChangingStack = false
  final let accessoryViews = SplitAccessoryViews()

  // MARK: Initialization

  /// Creates a split view controller with columns.
  ///
  /// - Parameter style: The number of columns.
  public init(style: Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleStorage = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller from data in an unarchiver. Only nibs and storyboards are decoded.
  ///
  /// - Parameter coder: The unarchiver. It is ignored.
  public required init?(coder: NSCoder) {
    styleStorage = .unspecified
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UISplitViewController.self)
  }

  /// The delegate, which decides about collapsing and is notified of changes. It is not retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The style of the split view controller.
  open var style: Style { styleStorage }

  // MARK: Columns

  /// The view controllers of the columns, from the primary one. In a collapsed interface it has one element.
  ///
  /// Set it for the style `unspecified`, with at most two elements. For other styles setting it is equivalent to calls of
  /// `setViewController(_:for:)`. Reports an error and changes nothing if there are too many view controllers, or if one
  /// is in the array twice.
  open var viewControllers: [UIViewController] {
    get { currentControllers }
    set { replaceControllers(newValue) }
  }

  /// Returns the view controller of a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The view controller that was set, or nil if there is none.
  open func viewController(for column: Column) -> UIViewController? { columns.controllers[column] }

  /// Sets the view controller of a column.
  ///
  /// - Parameters:
  ///   - vc: The view controller, or nil to remove the current one. Reports an error and changes nothing if it belongs to
  ///     another column.
  ///   - column: The column. Reports an error and changes nothing if the style does not have it.
  open func setViewController(_ vc: UIViewController?, for column: Column) { setColumn(column, to: vc) }

  /// Shows a column. In a collapsed interface it becomes the top of the navigation stack.
  ///
  /// - Parameter column: The column. One without a view controller is ignored.
  open func show(_ column: Column) { showColumn(column) }

  /// Hides a column. The secondary column is hidden in a collapsed interface only, where the column below it appears.
  ///
  /// - Parameter column: The column. One that is not visible is ignored.
  open func hide(_ column: Column) { hideColumn(column) }

  /// Returns whether a column is visible.
  ///
  /// - Parameter column: The column.
  /// - Returns: `true` if the column is visible. In a collapsed interface that is the top column.
  open func isShowing(_ column: Column) -> Bool { showsColumn(column) }

  /// A Boolean value that indicates whether the interface shows only one column at a time.
  open var isCollapsed: Bool { collapsed }

  // MARK: Display modes

  /// The arrangement of the columns. Before the first appearance it is `secondaryOnly`.
  open var displayMode: DisplayMode { shownMode }

  /// The preferred arrangement of the columns. The default is `automatic`. Setting it also sets the behavior that it
  /// implies as `preferredSplitBehavior`, and it changes the arrangement at once.
  open var preferredDisplayMode: DisplayMode {
    get { requestedMode }
    set { setPreferredMode(newValue) }
  }

  /// The behavior that determines how the columns share the space.
  open var splitBehavior: SplitBehavior {
    guard requiresStyle("splitBehavior") else { return .automatic }
    return collapsed || !isMounted ? .tile : SplitModeResolver.actualBehavior(of: shownMode)
  }

  /// The preferred way in which the columns share the space. The default is `automatic`. Reports an error for the style
  /// `unspecified`.
  open var preferredSplitBehavior: SplitBehavior {
    get { requiresStyle("preferredSplitBehavior") ? requestedBehavior : .automatic }
    set { if requiresStyle("preferredSplitBehavior") { setPreferredBehavior(newValue) } }
  }

  /// A Boolean value that determines whether the user can show and hide columns with a drag from the edge. The default is
  /// true.
  open var presentsWithGesture = true { didSet { buttonsChanged() } }

  /// A button that shows and hides the primary column. The styles with columns show it in a navigation bar; for the style
  /// `unspecified` add it to a navigation item.
  open var displayModeButtonItem: UIBarButtonItem { accessoryViews.modeButton(of: self) }

  /// The rule by which the navigation bars show the button for the display mode. The default is `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { buttonsChanged() } }

  /// A Boolean value that determines whether the secondary column has a button that hides all other columns. It has an
  /// effect in the triple-column style. The default is false.
  open var showsSecondaryOnlyButton = false { didSet { buttonsChanged() } }

  /// The side of the primary column. The default is `leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The style of the primary column. The default is `sidebar`: the column floats above its neighbor.
  open var primaryBackgroundStyle = BackgroundStyle.sidebar {
    didSet { if primaryBackgroundStyle != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  // MARK: Widths

  /// The preferred width of the primary column, in points. It precedes the fraction. The default is `automaticDimension`.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { widths.primary.preferred }
    set { setWidth(newValue, \.primary.preferred, "preferredPrimaryColumnWidth") }
  }
  /// The preferred width of the primary column as a part of the split view's width, from 0 to 1. The default is
  /// `automaticDimension`.
  open var preferredPrimaryColumnWidthFraction: CGFloat {
    get { widths.primary.fraction }
    set { setWidth(newValue, \.primary.fraction, "preferredPrimaryColumnWidthFraction", most: 1) }
  }
  /// The smallest width of the primary column, in points. The default is `automaticDimension`.
  open var minimumPrimaryColumnWidth: CGFloat {
    get { widths.primary.minimum }
    set { setWidth(newValue, \.primary.minimum, "minimumPrimaryColumnWidth") }
  }
  /// The largest width of the primary column, in points. The default is `automaticDimension`.
  open var maximumPrimaryColumnWidth: CGFloat {
    get { widths.primary.maximum }
    set { setWidth(newValue, \.primary.maximum, "maximumPrimaryColumnWidth") }
  }
  /// The width of the primary column, in points. In a collapsed interface it is the width of the view.
  open var primaryColumnWidth: CGFloat { currentWidth(of: .primary) }

  /// The preferred width of the supplementary column, in points. It precedes the fraction. The default is
  /// `automaticDimension`.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.preferred }
    set { setWidth(newValue, \.supplementary.preferred, "preferredSupplementaryColumnWidth") }
  }
  /// The preferred width of the supplementary column as a part of the split view's width, from 0 to 1. The default is
  /// `automaticDimension`.
  open var preferredSupplementaryColumnWidthFraction: CGFloat {
    get { widths.supplementary.fraction }
    set { setWidth(newValue, \.supplementary.fraction, "preferredSupplementaryColumnWidthFraction", most: 1) }
  }
  /// The smallest width of the supplementary column, in points. The default is `automaticDimension`.
  open var minimumSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.minimum }
    set { setWidth(newValue, \.supplementary.minimum, "minimumSupplementaryColumnWidth") }
  }
  /// The largest width of the supplementary column, in points. The default is `automaticDimension`.
  open var maximumSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.maximum }
    set { setWidth(newValue, \.supplementary.maximum, "maximumSupplementaryColumnWidth") }
  }
  /// The width of the supplementary column, in points, with the part behind the primary column. It is -1 if the style has
  /// no such column.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? currentWidth(of: .supplementary) : -1 }

  /// The smallest width of the secondary column, in points. The default is `automaticDimension`, which leaves 464 points.
  open var minimumSecondaryColumnWidth: CGFloat {
    get { widths.secondary.minimum }
    set { setWidth(newValue, \.secondary.minimum, "minimumSecondaryColumnWidth") }
  }
  /// The preferred width of the secondary column, in points. It is stored and has no effect: the column fills the space
  /// that the others leave. The default is `automaticDimension`.
  open var preferredSecondaryColumnWidth: CGFloat {
    get { widths.secondary.preferred }
    set { setWidth(newValue, \.secondary.preferred, "preferredSecondaryColumnWidth") }
  }
  /// The preferred width of the secondary column as a part of the split view's width. It is stored and has no effect. The
  /// default is `automaticDimension`.
  open var preferredSecondaryColumnWidthFraction: CGFloat {
    get { widths.secondary.fraction }
    set { setWidth(newValue, \.secondary.fraction, "preferredSecondaryColumnWidthFraction", most: 1) }
  }
  /// The preferred width of the inspector, in points. It precedes the fraction. The default is `automaticDimension`.
  open var preferredInspectorColumnWidth: CGFloat {
    get { widths.inspector.preferred }
    set { setWidth(newValue, \.inspector.preferred, "preferredInspectorColumnWidth") }
  }
  /// The preferred width of the inspector as a fraction of the split view's width, from 0 to 1. The default is
  /// `automaticDimension`.
  open var preferredInspectorColumnWidthFraction: CGFloat {
    get { widths.inspector.fraction }
    set { setWidth(newValue, \.inspector.fraction, "preferredInspectorColumnWidthFraction", most: 1) }
  }
  /// The smallest width of the inspector, in points. The default is `automaticDimension`.
  open var minimumInspectorColumnWidth: CGFloat {
    get { widths.inspector.minimum }
    set { setWidth(newValue, \.inspector.minimum, "minimumInspectorColumnWidth") }
  }
  /// The largest width of the inspector, in points. The default is `automaticDimension`.
  open var maximumInspectorColumnWidth: CGFloat {
    get { widths.inspector.maximum }
    set { setWidth(newValue, \.inspector.maximum, "maximumInspectorColumnWidth") }
  }

  // MARK: Showing view controllers

  /// Shows a view controller. For the style `unspecified` it becomes the primary one, unless the delegate shows it. Other
  /// styles present it.
  ///
  /// - Parameters:
  ///   - vc: The view controller.
  ///   - sender: The object that requests it.
  open override func show(_ vc: UIViewController, sender: Any?) { showAsPrimary(vc, sender: sender) }

  /// Shows a view controller in the secondary column. In a collapsed interface it is pushed onto the navigation stack. For
  /// the style `unspecified` the delegate is asked first.
  ///
  /// - Parameters:
  ///   - vc: The view controller.
  ///   - sender: The object that requests it.
  open override func showDetailViewController(_ vc: UIViewController, sender: Any?) { showDetail(vc, sender: sender) }

  // MARK: The view

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    // Columns are not set again: they restore themselves.
    coder.encode(viewControllers, forKey: "UISplitViewController.viewControllers")
  }
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    accessoryViews.install(in: self)
  }
  open override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    mountIfNeeded()
    updateModeForSize()
    layoutColumns()
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    containerWillAppear(animated)
  }
  open override func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    for controller in visibleContainers { controller.sendIsAppearingIfInWindow() }
  }
  open override func viewDidAppear(_ animated: Bool) {
    for controller in visibleContainers { controller.finishAppearance() }
    super.viewDidAppear(animated)
  }
  open override func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    for controller in visibleContainers { controller.startAppearance(false, animated: animated) }
  }
  open override func viewDidDisappear(_ animated: Bool) {
    endChange?()
    for controller in visibleContainers { controller.finishAppearance() }
    super.viewDidDisappear(animated)
  }
  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { widthClassChanged() }
  }
  open override func viewSafeAreaInsetsDidChange() {
    super.viewSafeAreaInsetsDidChange()
    viewIfLoaded?.setNeedsLayout()
  }
  open override func size(
    forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
  ) -> CGSize {
    sizeOfColumn(container, parentSize)
      ?? super.size(forChildContentContainer: container, withParentContainerSize: parentSize)
  }
  open override dynamic var supportedInterfaceOrientations: UIInterfaceOrientationMask {
    delegate?.splitViewControllerSupportedInterfaceOrientations(self) ?? .all
  }
  open override dynamic var preferredInterfaceOrientationForPresentation: UIInterfaceOrientation {
    delegate?.splitViewControllerPreferredInterfaceOrientationForPresentation(self) ?? .portrait
  }
  open override dynamic var childForStatusBarStyle: UIViewController? { visibleContainers.last }
  open override dynamic var childForStatusBarHidden: UIViewController? { visibleContainers.last }
  /// The key commands that show and hide the primary column: Control-Command-S, and Escape for columns in front of the
  /// secondary one.
  open override dynamic var keyCommands: [UIKeyCommand]? { splitCommands }
  open override func unwind(for unwindSegue: UIStoryboardSegue, towards subsequentVC: UIViewController) {
    if let column = columns.column(of: subsequentVC) { show(column) }
  }
}
