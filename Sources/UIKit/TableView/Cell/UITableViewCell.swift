import CoreGraphics
import Foundation

/// The view of a row in a table view.
///
/// It shows the labels and the image of its style, or a content configuration, between the editing controls and the
/// accessory, with a background and separators.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// A closure that updates a cell for its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  final let cellStyle: CellStyle
  @exclusivity(unchecked) final var content: UIView
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) final var contentStorage: (any UIContentConfiguration)?
  @exclusivity(unchecked) final var backgroundStorage: UIBackgroundConfiguration?
  @exclusivity(unchecked) final var configuredBackground: BackgroundConfigurationView?
  final private(set) lazy var classic = ClassicCellContent(cellStyle, in: content)
  final private(set) lazy var parts = RowSubviews(self)
  /// The margin that was derived from the width of the table, in points. If the current margin differs from it, the
  /// application has set the margin.
  @exclusivity(unchecked) final var marginFromTable: CGFloat = 16
  @exclusivity(unchecked) final var animatesEditing = false
  @exclusivity(unchecked) final var ownSeparatorInset: UIEdgeInsets?
  @exclusivity(unchecked) final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }
  @exclusivity(unchecked) final var showsConfirmation = false
  /// Indicates whether the user is moving the row.
  @exclusivity(unchecked) final var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The state of the cell in a drag. The table sets it.
  @exclusivity(unchecked) final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// Indicates whether the preview of a dropped item is moving to the cell. The cell is hidden meanwhile.
  @exclusivity(unchecked) final var awaitsDropPreview = false {
    didSet { if awaitsDropPreview != oldValue { updateConcealment() } }
  }
  /// Indicates whether the row is the gap of a drag that moves it. The cell is hidden meanwhile.
  @exclusivity(unchecked) final var isGap = false { didSet { if isGap != oldValue { updateConcealment() } } }
  /// Indicates whether the cell shows a placeholder, which is not a row of the data source.
  @exclusivity(unchecked) final var showsPlaceholder = false

  /// The row that the cell shows, or `nil` while it is in the reuse pool. The table sets it.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var element: TableElement?
  /// The table that showed the cell last. The table shows the cell or keeps it for reuse.
  @exclusivity(unchecked) final weak var owner: UITableView?
  /// The properties of the row that depend on the table.
  @exclusivity(unchecked) final var place = TableRowContext() {
    didSet { if place != oldValue { placeChanged(from: oldValue) } }
  }

  /// Creates a cell with the labels of a style.
  ///
  /// - Parameters:
  ///   - style: The style.
  ///   - reuseIdentifier: The identifier of the reuse pool, or `nil` for a cell that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    content = CellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    adoptContentView()
  }

  /// Creates a cell of the default style without a reuse identifier. If the frame is empty, the size is 320 by 44
  /// points.
  ///
  /// `UITableViewCell()` calls this initializer, and this one calls `init(style:reuseIdentifier:)`. As on iOS, a
  /// subclass that overrides only that initializer inherits the other two.
  ///
  /// - Parameter frame: The frame of the cell, in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// Creates an empty cell of the default style from data in an unarchiver. Only the properties of `UIView` are
  /// decoded.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  /// The identifier of the reuse pool, or `nil` if the cell is not reused.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?

  /// Prepares the cell for reuse. The table calls it before it returns the cell from a dequeue method.
  ///
  /// The base class hides swipe actions and ends animations. Overrides call super.
  open func prepareForReuse() {
    closeSwipe(animated: false)
    isReordering = false
  }

  // MARK: Content

  /// The container of the content, between the editing controls and the accessory. The view of a content configuration
  /// replaces it.
  open var contentView: UIView { content }
  /// The image view of the style, before its text.
  open var imageView: UIImageView? { classic.needImage() }
  /// The label of the style.
  open var textLabel: UILabel? { classic.needTitle() }
  /// The second label of the style, or `nil` in the default style.
  open var detailTextLabel: UILabel? { classic.needDetail() }

  /// The view behind all other content, in the size of the cell. It replaces a background configuration. The default is
  /// `nil`.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue, with: backgroundView) } }
  }
  /// The view behind the content while the cell is selected or highlighted. The default is `nil`, for a gray
  /// background.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { replaceBackground(oldValue, with: selectedBackgroundView) } }
  }
  /// The view behind the content of selected cells while several rows can be selected. The default is `nil`, which uses
  /// `selectedBackgroundView`.
  @exclusivity(unchecked) open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if multipleSelectionBackgroundView !== oldValue {
        replaceBackground(oldValue, with: multipleSelectionBackgroundView)
      }
    }
  }
  /// The background color of the cell. A color replaces the background of the table's style.
  open override var backgroundColor: UIColor? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: State

  /// The style of the selected cell. The default is a gray background.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsUpdateConfiguration() } }
  /// The style of the focused cell. The default is the standard focus ring.
  open var focusStyle = FocusStyle.default

  /// A Boolean value that determines whether the cell looks selected. The table sets it with
  /// `setSelected(_:animated:)`.
  ///
  /// Setting it does not select the row.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that determines whether the cell looks highlighted, as it does while it is touched. The table sets
  /// it with `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }
  /// A Boolean value that determines whether the cell shows its editing controls. The table sets it with
  /// `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  @exclusivity(unchecked) private final var selectedStorage = false
  @exclusivity(unchecked) private final var highlightedStorage = false
  @exclusivity(unchecked) private final var editingStorage = false

  /// Shows the cell as selected or not.
  ///
  /// - Parameters:
  ///   - selected: `true` to show it as selected.
  ///   - animated: `true` to fade the background.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selectedStorage else { return }
    selectedStorage = selected
    styleChanged(animated: animated)
  }
  /// Shows the cell as highlighted or not.
  ///
  /// - Parameters:
  ///   - highlighted: `true` to show it as highlighted.
  ///   - animated: `true` to fade the background.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlightedStorage else { return }
    highlightedStorage = highlighted
    styleChanged(animated: animated)
  }
  /// Shows or hides the editing controls.
  ///
  /// - Parameters:
  ///   - editing: `true` to show them.
  ///   - animated: `true` to slide them in or out.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingStorage else { return }
    willTransition(to: editing ? .showingEditControl : [])
    editingStorage = editing
    editingChanged(animated: animated)
  }

  /// Called before editing controls appear or disappear. The base class does nothing. Overrides call super.
  ///
  /// - Parameter state: The controls that will be shown.
  open func willTransition(to state: StateMask) {}
  /// Called after editing controls have appeared or disappeared. The base class does nothing. Overrides call super.
  ///
  /// - Parameter state: The controls that are shown.
  open func didTransition(to state: StateMask) {}

  /// The editing control of the cell's row.
  open var editingStyle: EditingStyle { place.editingStyle }
  /// A Boolean value that determines whether the cell shows a reorder control while editing. The default is `false`.
  ///
  /// It is ignored if the data source determines which rows can be moved, with `tableView(_:canMoveRowAt:)` or as a
  /// table view controller that moves rows. As on iOS, these rows always have the control.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { partsChanged() } } }
  /// A Boolean value that determines whether the content is indented while editing if there is no control. The default
  /// is `true`.
  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { partsChanged() } } }
  /// A Boolean value that indicates whether the cell shows the button that confirms a deletion.
  open var showingDeleteConfirmation: Bool { showsConfirmation }

  /// The standard accessory at the trailing edge. The default is `none`.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { partsChanged() } } }
  /// The view to show at the trailing edge, in its own size, instead of a standard accessory. The default is `nil`.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { partsChanged() } } }
  /// The standard accessory at the trailing edge while editing. The default is `none`.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { partsChanged() } }
  }
  /// The view to show at the trailing edge while editing. The default is `nil`.
  open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { partsChanged() } } }

  /// The indentation level of the content. The level that the delegate returns takes precedence. The default is 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of an indentation level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// The insets of the separator from the edges of the cell, where `left` is the leading edge.
  ///
  /// By default they are those of the table. If the table has none, the separator extends from the start of the content
  /// to the trailing margin.
  open var separatorInset: UIEdgeInsets {
    get {
      let insets = effectiveSeparatorInset
      return UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing)
    }
    set {
      ownSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Called when the drag state of the cell changes. The base class does nothing.
  ///
  /// - Parameter dragState: The new state.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// A Boolean value that determines whether the cell receives touches while it is dragged. The default is `false`.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Configuration

  /// The current state of the cell, on which its appearance depends.
  ///
  /// Subclasses override it to add states of their own, and call `setNeedsUpdateConfiguration()` when these change.
  open var configurationState: UICellConfigurationState { currentState }
  /// A closure that updates the cell for its state. It is called after `updateConfiguration(using:)`. The default is
  /// `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Requests a call of `updateConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }
  /// Updates the cell for a state. The base class does nothing. Overrides call super.
  ///
  /// - Parameter state: The state.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The content of the cell, instead of the labels and the image. Its view replaces `contentView`. The default is
  /// `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { setContentConfiguration(newValue) }
  }
  /// The background of the cell. The default is `nil`, which uses the background of the table's style unless a view or
  /// a color is set.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { backgroundStorage }
    set {
      backgroundStorage = newValue
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = nil
      }
      showBackground(for: configurationState)
    }
  }
  /// A Boolean value that determines whether the content configuration is updated for the state automatically. The
  /// default is `true`.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// A Boolean value that determines whether the background configuration is updated for the state automatically. The
  /// default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// Returns the content configuration that suits the cell's style.
  ///
  /// - Returns: A configuration without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Returns the background configuration that suits the table's style.
  ///
  /// - Returns: The configuration.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// A Boolean value that indicates whether the cell can be focused. It is `true` if the cell shows a row. The table
  /// determines whether the focus moves to it.
  open override var canBecomeFocused: Bool { element != nil }
  package override var defaultFocusEffect: UIFocusEffect? { focusStyle == .default ? UIFocusHaloEffect() : nil }

  // MARK: Layout

  /// Returns the size for `targetSize` that the content configuration, the constraints of the content view or the
  /// labels of the style require, together with the controls and the accessory.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the height that the row needs for a width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size, .required, .fittingSizeLevel) }

  open override func layoutSubviews() {
    if element != nil || owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    layoutRow()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateForTableWidth()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { owner?.installSwipes() }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  open override func layoutMarginsDidChange() {
    super.layoutMarginsDidChange()
    setNeedsLayout()
  }

  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != super.isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      setNeedsUpdateConfiguration()
    }
  }

  /// Called when the intrinsic size of the content view has changed.
  package final override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === content { owner?.intrinsicSizeChanged(of: self, byConstraints: false) }
  }
}
