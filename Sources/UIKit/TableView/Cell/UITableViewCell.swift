import Foundation

/// The view of a row in a table.
@preconcurrency @MainActor
open class UITableViewCell: UIView {
  /// Brings a cell up to date with its state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  final let cellStyle: CellStyle
  @exclusivity(unchecked) private final var content: UIView
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) final var contentStorage: (any UIContentConfiguration)?
  @exclusivity(unchecked) private final var backgroundStorage: UIBackgroundConfiguration?
  @exclusivity(unchecked) private final var label: UILabel?

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

  /// Decodes what `UIView` decodes: an empty cell of the default style.
  public required init?(coder: NSCoder) {
    cellStyle = .default
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  private final func adoptContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  private final func placeChanged(from old: TableRowPlace) { setNeedsLayout() }

  /// The identifier that the cell was made with.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?

  /// Puts the cell back into the state of a new one: called right before it is used again. The base class does nothing.
  open func prepareForReuse() {}

  // MARK: Content

  /// Holds what the cell shows, between the controls for editing and the accessory.
  open var contentView: UIView { content }
  /// The style's image, before its text.
  open var imageView: UIImageView? { nil }
  /// The style's label.
  open var textLabel: UILabel? {
    if let label { return label }
    let made = UILabel(frame: content.bounds.insetBy(dx: 16, dy: 0))
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    content.addSubview(made)
    label = made
    return made
  }
  /// The style's second label; nil in the default style.
  open var detailTextLabel: UILabel? { nil }

  /// Behind everything else in the cell. Default nil.
  open var backgroundView: UIView?
  /// Seen behind the content while the cell is selected or highlighted. Default nil.
  open var selectedBackgroundView: UIView?
  /// Seen in place of `selectedBackgroundView` where several rows can be selected. Default nil.
  open var multipleSelectionBackgroundView: UIView?

  // MARK: State

  /// How the cell looks when it is selected. Default: grey.
  open var selectionStyle = SelectionStyle.default
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

  /// Shows the cell selected, or not.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selectedStorage else { return }
    selectedStorage = selected
    setNeedsUpdateConfiguration()
  }
  /// Shows the cell highlighted, or not.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlightedStorage else { return }
    highlightedStorage = highlighted
    setNeedsUpdateConfiguration()
  }
  /// Shows the cell edited, or not.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingStorage else { return }
    editingStorage = editing
    setNeedsUpdateConfiguration()
  }

  /// Called before controls for editing appear or go. The base class does nothing; call `super`.
  open func willTransition(to state: StateMask) {}
  /// Called after controls for editing appeared or went. The base class does nothing; call `super`.
  open func didTransition(to state: StateMask) {}

  /// What the control at the leading edge does while the table is edited.
  open var editingStyle: EditingStyle { place.editingStyle }
  /// Whether the control that moves the row may be shown. Default false.
  open var showsReorderControl = false
  /// Whether the background makes room for the control at the leading edge. Default true.
  open var shouldIndentWhileEditing = true
  /// Whether the button that confirms a deletion is shown.
  open var showingDeleteConfirmation: Bool { false }

  /// What stands at the trailing edge. Default nothing.
  open var accessoryType = AccessoryType.none
  /// A view at the trailing edge, in the place of the type's. Default nil.
  open var accessoryView: UIView?
  /// What stands at the trailing edge while the row is edited. Default nothing.
  open var editingAccessoryType = AccessoryType.none
  /// A view at the trailing edge while the row is edited. Default nil.
  open var editingAccessoryView: UIView?

  /// How many steps the content stands in. Default 0.
  open var indentationLevel = 0
  /// The width of a step, in points. Default 10.
  open var indentationWidth: CGFloat = 10
  /// The insets of the line below the row.
  open var separatorInset = UIEdgeInsets.zero

  /// Called when a drag of the cell changes its state. The base class does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// Whether the cell takes touches while it is dragged. Default false.
  open var userInteractionEnabledWhileDragging = false

  // MARK: Configuration

  /// What the cell's look depends on at the moment.
  open var configurationState: UICellConfigurationState {
    var state = UICellConfigurationState(traitCollection: traitCollection)
    state.isSelected = isSelected
    state.isHighlighted = isHighlighted
    state.isEditing = isEditing
    state.isFocused = isFocused
    return state
  }
  /// Called after `updateConfiguration(using:)`. Default nil.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Asks for one `updateConfiguration(using:)` in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }
  /// Brings the cell up to date with its state. The base class does nothing; call `super`.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// What the cell shows, in the place of labels and image. Default nil.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { contentStorage = newValue }
  }
  /// What lies behind the content. Default nil.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { backgroundStorage }
    set { backgroundStorage = newValue }
  }
  /// Whether the content's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesContentConfiguration = true
  /// Whether the background's configuration follows the state by itself. Default true.
  open var automaticallyUpdatesBackgroundConfiguration = true
  /// The content configuration that fits the cell's style.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// The background configuration that fits the table's style.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listPlainCell() }

  /// The table wants the actions of a swipe to be covered again.
  final func closeSwipe(animated: Bool) {}

  /// Runs the update that is owed, if one is.
  final func updateConfigurationIfNeeded() {
    guard isConfigurationDirty else { return }
    windowStorage?.updatePendingTraits()
    isConfigurationDirty = false
    let state = configurationState
    updateConfiguration(using: state)
    configurationUpdateHandler?(self, state)
    isConfigurationDirty = false
  }

  /// True for the cell of a row: whether the focus comes to it is its table's business.
  open override var canBecomeFocused: Bool { element != nil }
  package override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }

  open override func layoutSubviews() {
    if element != nil || owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
  }

  /// The best size for `targetSize`: what the constraints of the content view make of it; the height of a classic row of
  /// one line where there are none.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.sizeFittingConstraints(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
      ?? CGSize(width: targetSize.width, height: 52)
  }
}
