import CoreGraphics
import Foundation

/// The view of a row in a table: the labels and image of its style or a content configuration between the controls for
/// editing and the accessory, on a background, with the lines that set rows apart.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Brings a cell up to date with its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  final let cellStyle: CellStyle
  @exclusivity(unchecked) final var content: UIView
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) final var contentStorage: (any UIContentConfiguration)?
  @exclusivity(unchecked) final var backgroundStorage: UIBackgroundConfiguration?
  @exclusivity(unchecked) final var configuredBackground: BackgroundConfigurationView?
  final private(set) lazy var classic = ClassicCellContent(cellStyle, in: content)
  final private(set) lazy var parts = RowParts(self)
  /// The margins that the table's width gave; others are the application's.
  @exclusivity(unchecked) final var givenMargin: CGFloat = 16
  @exclusivity(unchecked) final var slidesEditing = false
  @exclusivity(unchecked) final var ownSeparatorInset: UIEdgeInsets?
  @exclusivity(unchecked) final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }
  @exclusivity(unchecked) final var showsConfirmation = false
  /// Whether the table moves the row by hand.
  @exclusivity(unchecked) final var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// How far a drag of the cell has come. Set by the table.
  @exclusivity(unchecked) final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// What the cell shows at the moment; nil while it waits to be used again. Set by the table.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var element: TableElement?
  /// The table that asked for the cell last: it shows it, or keeps it for its next use.
  @exclusivity(unchecked) final weak var owner: UITableView?
  /// What the table says about the cell's place.
  @exclusivity(unchecked) final var place = TableRowPlace() {
    didSet { if place != oldValue { placeChanged(from: oldValue) } }
  }

  /// A cell with the labels of a style. `reuseIdentifier` names what cells of this kind are used again for; nil for a
  /// cell that is not.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    content = CellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    adoptContentView()
  }

  /// Creates a cell of the default style without a reuse identifier. An empty frame leaves the cell 320 by 44 points.
  ///
  /// `UITableViewCell()` calls this initializer, and this one calls `init(style:reuseIdentifier:)`: a subclass that
  /// overrides that initializer alone inherits both, as on iOS.
  ///
  /// - Parameter frame: The frame of the cell, in its superview's coordinates.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// Decodes what `UIView` decodes: an empty cell of the default style.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  /// The identifier that the cell was made with.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?

  /// Puts the cell back into the state of a new one: called right before it is used again. The base class covers the
  /// actions of a swipe and ends what is animated; call `super`.
  open func prepareForReuse() {
    closeSwipe(animated: false)
    isReordering = false
  }

  // MARK: Content

  /// Holds what the cell shows, between the controls for editing and the accessory. A content configuration puts its own
  /// view in the place of this one.
  open var contentView: UIView { content }
  /// The style's image, before its text.
  open var imageView: UIImageView? { classic.needImage() }
  /// The style's label.
  open var textLabel: UILabel? { classic.needTitle() }
  /// The style's second label; nil in the default style.
  open var detailTextLabel: UILabel? { classic.needDetail() }

  /// Behind everything else in the cell, as large as the cell; takes the place of a background configuration. Default nil.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue, with: backgroundView) } }
  }
  /// Seen behind the content while the cell is selected or highlighted. Default nil: the background turns grey.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { replaceBackground(oldValue, with: selectedBackgroundView) } }
  }
  /// Seen in place of `selectedBackgroundView` where several rows can be selected. Default nil.
  @exclusivity(unchecked) open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if multipleSelectionBackgroundView !== oldValue {
        replaceBackground(oldValue, with: multipleSelectionBackgroundView)
      }
    }
  }
  /// A colour of your own takes the place of the table's background.
  open override var backgroundColor: UIColor? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: State

  /// How the cell looks when it is selected. Default: grey.
  open var selectionStyle = SelectionStyle.default { didSet { setNeedsUpdateConfiguration() } }
  /// How the cell looks when it is focused. Default: the system's ring.
  open var focusStyle = FocusStyle.default

  /// Whether the row is selected; the table sets it by `setSelected(_:animated:)`. Setting it by hand selects nothing.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  /// Whether a finger is down on the row; the table sets it by `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }
  /// Whether the row is edited; the table sets it by `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  @exclusivity(unchecked) private final var selectedStorage = false
  @exclusivity(unchecked) private final var highlightedStorage = false
  @exclusivity(unchecked) private final var editingStorage = false

  /// Shows the cell selected, or not; animated, its background fades.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selectedStorage else { return }
    selectedStorage = selected
    lookChanged(animated: animated)
  }
  /// Shows the cell highlighted, or not; animated, its background fades.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlightedStorage else { return }
    highlightedStorage = highlighted
    lookChanged(animated: animated)
  }
  /// Shows the controls for editing, or hides them; animated, they slide.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingStorage else { return }
    willTransition(to: editing ? .showingEditControl : [])
    editingStorage = editing
    editingChanged(animated: animated)
  }

  /// Called before controls for editing appear or go. The base class does nothing; call `super`.
  open func willTransition(to state: StateMask) {}
  /// Called after controls for editing appeared or went. The base class does nothing; call `super`.
  open func didTransition(to state: StateMask) {}

  /// What the control at the leading edge does while the table is edited.
  open var editingStyle: EditingStyle { place.editingStyle }
  /// Whether the control that moves the row is shown while editing, where the data source does not say itself which rows
  /// move: one that does (`tableView(_:canMoveRowAt:)`, or a table view controller that moves rows) gets the control without
  /// it, as on iOS. Default false.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { partsChanged() } } }
  /// Whether a row without a control makes room for one while editing. Default true.
  open var shouldIndentWhileEditing = true { didSet { if shouldIndentWhileEditing != oldValue { partsChanged() } } }
  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { showsConfirmation }

  /// What stands at the trailing edge. Default nothing.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { partsChanged() } } }
  /// A view at the trailing edge, in its own size, in the place of the type's. Default nil.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { partsChanged() } } }
  /// What stands at the trailing edge while the row is edited. Default nothing.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { partsChanged() } }
  }
  /// A view at the trailing edge while the row is edited. Default nil.
  open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { partsChanged() } } }

  /// How many steps the content stands in. The delegate's answer goes before it. Default 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of a step, in points. Default 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// Where the line below the row begins and ends, from the edges of the cell; `left` is where reading begins. Until it is
  /// set: as the table says, and without that from the content to the trailing margin.
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

  /// Called when a drag of the cell changes its state. The base class does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell takes touches while it is dragged. Default false.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Configuration

  /// What the cell's look depends on at the moment. A subclass adds states of its own and calls
  /// `setNeedsUpdateConfiguration` when they change.
  open var configurationState: UICellConfigurationState { currentState }
  /// Called after `updateConfiguration(using:)`. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Asks for one `updateConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }
  /// Brings the cell up to date with its state. The base class does nothing; call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// What the cell shows, in the place of labels and image: its view takes the place of `contentView`. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { setContentConfiguration(newValue) }
  }
  /// What lies behind the content. Default nil: the background of the table's style, unless there is a view or a colour.
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
  /// Whether the content's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// Whether the background's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// The content configuration that fits the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The background configuration that fits the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    place.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// True for the cell of a row: whether the focus comes to it is its table's business.
  open override var canBecomeFocused: Bool { element != nil }
  package override var defaultFocusEffect: UIFocusEffect? { focusStyle == .default ? UIFocusHaloEffect() : nil }

  // MARK: Layout

  /// The best size for `targetSize`: what a content configuration, the constraints of the content view or the style's labels
  /// make of it, between the controls and the accessory.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// The height that the row needs in that width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size, .required, .fittingSizeLevel) }

  open override func layoutSubviews() {
    if element != nil || owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    layoutRow()
  }

  open override func didMoveToSuperview() {
    super.didMoveToSuperview()
    followTableWidth()
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

  /// The content view says that its natural size has changed.
  package final override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === content { owner?.naturalSizeChanged(of: self, byConstraints: false) }
  }
}
