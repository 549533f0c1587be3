import Foundation

/// A view controller that shows up to three columns side by side. In narrow windows, the controller shows one column at
/// a time.
///
/// If the controller is created with `init(style:)`, use `setViewController(_:for:)` to set the columns. A view
/// controller that is not a navigation controller is embedded in a navigation controller. In the older style
/// `unspecified`, `viewControllers` contains a primary and a secondary view controller.
///
/// In a compact width the interface is collapsed, which means that the columns are on the navigation stack of the primary
/// column.
@preconcurrency @MainActor open class UISplitViewController: UIViewController {
  /// The value that represents a width or fraction that is not set, so that the split view controller determines the
  /// width.
  nonisolated public static let automaticDimension: CGFloat = SplitColumnWidth.automatic

  // MARK: Storage

  final var styleStorage: Style
  final let columns = SplitColumns()
  final var widths = SplitWidths() {
    didSet { if widths != oldValue { widthsChanged() } }
  }
  /// The display mode that `displayMode` returns. The initial value is `secondaryOnly`.
  final var shownMode = DisplayMode.secondaryOnly
  final var requestedMode = DisplayMode.automatic
  final var requestedBehavior = SplitBehavior.automatic
  final var collapsed = false
  /// Indicates whether the columns are children of the controller. The columns are added when the controller first
  /// appears.
  final var hasInstalledColumns = false
  final var showsInspector = false
  /// The current layout of the columns, or nil while the columns are not installed or the controller is collapsed.
  final var layout: SplitLayout?
  /// The columns that remain visible until a running animation ends.
  final var disappearingColumns: Set<Column> = []
  /// A closure that ends a change of the display mode in progress, or nil if no change is in progress.
  final var endChange: (() -> Void)?
  /// The layout at the end of the drag that shows or hides columns, and the progress of the drag from 0 to 1. The value
  /// is nil if no drag is in progress.
  final var drag: (target: SplitLayout, progress: CGFloat)?
  /// Indicates whether the columns are being changed, or callbacks of a change are being called.
  final var isChangingColumns = false
  /// The changes that callbacks of another change have requested. They are performed after it, in order.
  final var postponedChanges: [() -> Void] = []
  /// Indicates whether the appearance of the visible columns ends after the current layout.
  final var endsAppearanceAfterLayout = false
  /// Indicates whether the controller itself changes the stack of a collapsed interface.
  final var isChangingStack = false
  final let accessoryViews = SplitAccessoryViews()

  // MARK: Initialization

  /// Creates a split view controller with columns.
  ///
  /// - Parameter style: The style, which determines the number of columns.
  public init(style: Style) {
    styleStorage = style
    super.init(nibName: nil, bundle: nil)
  }

  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    styleStorage = .unspecified
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a split view controller from data in an unarchiver. Properties are decoded only from nibs and storyboards.
  ///
  /// - Parameter coder: The unarchiver. It is ignored if it does not read a nib or storyboard.
  public required init?(coder: NSCoder) {
    styleStorage = .unspecified
    super.init(coder: coder)
    coder.decodeNib(into: self, as: UISplitViewController.self)
  }

  /// The delegate, which controls how the interface collapses and expands, and is notified of changes. It is not
  /// retained.
  open weak var delegate: (any UISplitViewControllerDelegate)?

  /// The style that was passed to the initializer. The style determines which columns the split view controller has.
  open var style: Style { styleStorage }

  // MARK: Columns

  /// The view controllers of the columns, beginning with the primary column. In a collapsed interface, the array has
  /// one element.
  ///
  /// For the style `unspecified`, set an array with at most two elements. For other styles, setting the property is equivalent
  /// to calls of `setViewController(_:for:)`. If there are too many view controllers, or if a view controller is in the array
  /// twice, an error is reported and nothing changes.
  open var viewControllers: [UIViewController] {
    get { currentControllers }
    set { performChange { [self] in replaceControllers(newValue) } }
  }

  /// Returns the view controller of a column.
  ///
  /// - Parameter column: The column.
  /// - Returns: The view controller that was set, or nil if there is none.
  open func viewController(for column: Column) -> UIViewController? { columns.controllers[column] }

  /// Sets the view controller of a column.
  ///
  /// - Parameters:
  ///   - vc: The view controller, or nil to remove the current one. If the view controller belongs to a different column, the
  ///     method reports an error and changes nothing.
  ///   - column: The column. If the style does not have this column, the method reports an error and changes nothing.
  open func setViewController(_ vc: UIViewController?, for column: Column) {
    performChange { [self] in setColumn(column, to: vc) }
  }

  /// Shows a column. In a collapsed interface the column becomes the top of the navigation stack.
  ///
  /// - Parameter column: The column. A column without a view controller is ignored.
  open dynamic func show(_ column: Column) { performChange { [self] in showColumn(column) } }

  /// Hides a column. The secondary column can be hidden only in a collapsed interface, in which the column below it then
  /// appears.
  ///
  /// - Parameter column: The column. A column that is not visible is ignored.
  open func hide(_ column: Column) { performChange { [self] in hideColumn(column) } }

  /// Returns a Boolean value that indicates whether a column is visible.
  ///
  /// - Parameter column: The column.
  /// - Returns: `true` if the column is visible. In a collapsed interface only the top column is visible.
  open func isShowing(_ column: Column) -> Bool { showsColumn(column) }

  /// A Boolean value that indicates whether the interface shows only one column at a time.
  open var isCollapsed: Bool { collapsed }

  // MARK: Display modes

  /// The arrangement of the columns. Before the controller first appears, the value is `secondaryOnly`.
  open var displayMode: DisplayMode { shownMode }

  /// The preferred arrangement of the columns. The default is `automatic`. Setting this property also sets
  /// `preferredSplitBehavior` to the behavior that the mode implies, and changes the arrangement immediately.
  open var preferredDisplayMode: DisplayMode {
    get { requestedMode }
    set { setPreferredMode(newValue) }
  }

  /// The behavior that determines how the columns share the space.
  open var splitBehavior: SplitBehavior {
    guard requiresStyle("splitBehavior") else { return .automatic }
    return collapsed || !hasInstalledColumns ? .tile : SplitModeResolver.actualBehavior(of: shownMode)
  }

  /// The preferred way in which the columns share the space. The default is `automatic`. For the style `unspecified`, reading
  /// or setting the property reports an error.
  open var preferredSplitBehavior: SplitBehavior {
    get { requiresStyle("preferredSplitBehavior") ? requestedBehavior : .automatic }
    set { if requiresStyle("preferredSplitBehavior") { setPreferredBehavior(newValue) } }
  }

  /// A Boolean value that determines whether the user can show and hide columns with a drag from the edge. The default is
  /// true.
  open var presentsWithGesture = true { didSet { buttonsChanged() } }

  /// A button that shows and hides the primary column. The styles with columns show the button in a navigation bar. For
  /// the style `unspecified`, add the button to a navigation item.
  open var displayModeButtonItem: UIBarButtonItem { accessoryViews.modeButton(of: self) }

  /// The rule that determines whether the navigation bars show the button for the display mode. The default is
  /// `automatic`.
  open var displayModeButtonVisibility = DisplayModeButtonVisibility.automatic { didSet { buttonsChanged() } }

  /// A Boolean value that determines whether the secondary column has a button that hides all other columns. The value
  /// has an effect only in the triple-column style. The default is false.
  open var showsSecondaryOnlyButton = false { didSet { buttonsChanged() } }

  /// The side of the split view at which the primary column is shown. The default is `leading`.
  open var primaryEdge = PrimaryEdge.leading {
    didSet { if primaryEdge != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  /// The style of the primary column. The default is `sidebar`, with which the column floats above its neighbor.
  open var primaryBackgroundStyle = BackgroundStyle.sidebar {
    didSet { if primaryBackgroundStyle != oldValue { viewIfLoaded?.setNeedsLayout() } }
  }

  // MARK: Widths

  /// The preferred width of the primary column, in points. This width takes precedence over the fraction. The default
  /// is `automaticDimension`.
  open var preferredPrimaryColumnWidth: CGFloat {
    get { widths.primary.preferred }
    set { setWidth(newValue, \.primary.preferred, "preferredPrimaryColumnWidth") }
  }
  /// The preferred width of the primary column as a fraction of the split view's width, from 0 to 1. The default is
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
  /// The width of the primary column, in points. In a collapsed interface, the value is the width of the view.
  open var primaryColumnWidth: CGFloat { currentWidth(of: .primary) }

  /// The preferred width of the supplementary column, in points. This width takes precedence over the fraction. The
  /// default is `automaticDimension`.
  open var preferredSupplementaryColumnWidth: CGFloat {
    get { widths.supplementary.preferred }
    set { setWidth(newValue, \.supplementary.preferred, "preferredSupplementaryColumnWidth") }
  }
  /// The preferred width of the supplementary column as a fraction of the split view's width, from 0 to 1. The default is
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
  /// The width of the supplementary column in points, including the part behind the primary column. The value is −1 if
  /// the style has no such column.
  open var supplementaryColumnWidth: CGFloat { style == .tripleColumn ? currentWidth(of: .supplementary) : -1 }

  /// The smallest width of the secondary column, in points. The default is `automaticDimension`, which leaves 464 points.
  open var minimumSecondaryColumnWidth: CGFloat {
    get { widths.secondary.minimum }
    set { setWidth(newValue, \.secondary.minimum, "minimumSecondaryColumnWidth") }
  }
  /// The preferred width of the secondary column, in points. The width is stored but has no effect, because the column
  /// fills the space that the other columns leave. The default is `automaticDimension`.
  open var preferredSecondaryColumnWidth: CGFloat {
    get { widths.secondary.preferred }
    set { setWidth(newValue, \.secondary.preferred, "preferredSecondaryColumnWidth") }
  }
  /// The preferred width of the secondary column as a fraction of the split view's width. The fraction is stored but
  /// has no effect. The default is `automaticDimension`.
  open var preferredSecondaryColumnWidthFraction: CGFloat {
    get { widths.secondary.fraction }
    set { setWidth(newValue, \.secondary.fraction, "preferredSecondaryColumnWidthFraction", most: 1) }
  }
  /// The preferred width of the inspector, in points. This width takes precedence over the fraction. The default is
  /// `automaticDimension`.
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

  /// Shows a view controller. In the style `unspecified`, the view controller becomes the primary one, unless the
  /// delegate shows it. In other styles, the view controller is presented.
  ///
  /// - Parameters:
  ///   - vc: The view controller.
  ///   - sender: The object that requests the view controller.
  open override dynamic func show(_ vc: UIViewController, sender: Any?) {
    performChange { [self] in showAsPrimary(vc, sender: sender) }
  }

  /// Shows a view controller in the secondary column. In a collapsed interface, the view controller is pushed onto the
  /// navigation stack. In the style `unspecified`, the delegate can show it instead.
  ///
  /// - Parameters:
  ///   - vc: The view controller.
  ///   - sender: The object that requests the view controller.
  open override dynamic func showDetailViewController(_ vc: UIViewController, sender: Any?) {
    performChange { [self] in showDetail(vc, sender: sender) }
  }

  // MARK: The view

  open override func encodeRestorableState(with coder: NSCoder) {
    super.encodeRestorableState(with: coder)
    // The view controllers are encoded only so that their states are saved. Decoding does not set the columns, because
    // each view controller restores its own state.
    coder.encode(viewControllers, forKey: "UISplitViewController.viewControllers")
  }
  open override dynamic func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    accessoryViews.install(in: self)
  }
  open override dynamic func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    updateColumns()
  }
  open override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
  open override dynamic func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    protectChanges { containerWillAppear(animated) }
  }
  open override dynamic func viewIsAppearing(_ animated: Bool) {
    super.viewIsAppearing(animated)
    protectChanges { for controller in visibleContainers { controller.sendIsAppearingIfInWindow() } }
  }
  open override dynamic func viewDidAppear(_ animated: Bool) {
    protectChanges { for controller in visibleContainers { controller.endAppearing() } }
    super.viewDidAppear(animated)
  }
  open override dynamic func viewWillDisappear(_ animated: Bool) {
    super.viewWillDisappear(animated)
    protectChanges { for controller in visibleContainers { controller.startAppearance(false, animated: animated) } }
  }
  open override dynamic func viewDidDisappear(_ animated: Bool) {
    protectChanges {
      endChange?()
      for controller in visibleContainers { controller.endDisappearing() }
    }
    super.viewDidDisappear(animated)
  }
  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    if previousTraitCollection?.horizontalSizeClass != traitCollection.horizontalSizeClass { widthClassChanged() }
  }
  open override dynamic func viewSafeAreaInsetsDidChange() {
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
