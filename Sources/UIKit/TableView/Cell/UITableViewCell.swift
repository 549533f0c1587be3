import CoreGraphics
import Foundation

/// A view that shows a row of a table view.
///
/// A cell shows the labels and the image of its style, or a content configuration. The content is between the editing controls
/// and the accessory, in front of a background and with separators.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
  /// A closure that updates a cell for its state. Its arguments are the cell and the state.
  public typealias ConfigurationUpdateHandler = (UITableViewCell, UICellConfigurationState) -> Void

  final let cellStyle: CellStyle
  @exclusivity(unchecked) final var content: UIView
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) final var contentStorage: (any UIContentConfiguration)?
  @exclusivity(unchecked) final var backgroundStorage: UIBackgroundConfiguration?
  @exclusivity(unchecked) final var configuredBackground: BackgroundConfigurationView?
  final private(set) lazy var classicContent = ClassicCellContent(cellStyle, in: content)
  final private(set) lazy var rowSubviews = RowSubviews(self)
  /// The margin that was derived from the width of the table, in points. If the cell has another margin, the
  /// application has set it.
  @exclusivity(unchecked) final var marginFromTable: CGFloat = 16
  @exclusivity(unchecked) final var animatesEditing = false
  @exclusivity(unchecked) final var customSeparatorInset: UIEdgeInsets?
  @exclusivity(unchecked) final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }
  @exclusivity(unchecked) final var showsConfirmation = false
  /// Indicates whether the user is moving the row by its reorder control.
  @exclusivity(unchecked) final var isReordering = false {
    didSet { if isReordering != oldValue { setNeedsUpdateConfiguration() } }
  }
  /// The state of the cell during a drag. The table view sets this property.
  @exclusivity(unchecked) final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// Indicates whether the preview of a dropped item is being animated to the cell. The cell is hidden during the
  /// animation.
  @exclusivity(unchecked) final var awaitsDropPreview = false {
    didSet { if awaitsDropPreview != oldValue { updateConcealment() } }
  }
  /// Indicates whether the row is shown as the gap that a drag opens. In this case, the cell is hidden.
  @exclusivity(unchecked) final var isGap = false { didSet { if isGap != oldValue { updateConcealment() } } }
  /// Indicates whether the cell shows a placeholder instead of a row of the data source.
  @exclusivity(unchecked) final var showsPlaceholder = false

  /// Indicates whether the table view has told the cell whether it is selected.
  @exclusivity(unchecked) final var knowsSelection = false
  /// Indicates whether the cell is being edited because the user has swiped it. It then shows no editing controls.
  @exclusivity(unchecked) final var isEditingForSwipe = false

  /// The element of the row that the cell shows, or `nil` while the cell is in the reuse pool. The table view sets this
  /// property.
  @exclusivity(unchecked) nonisolated(unsafe) final unowned(unsafe) var element: TableElement?
  /// The table view that last showed the cell. That table view either shows the cell or keeps it for reuse.
  @exclusivity(unchecked) final weak var owner: UITableView?
  @exclusivity(unchecked) final var wasHiddenBeforePool: Bool?
  /// The properties of the row that the table view determines.
  @exclusivity(unchecked) final var context = TableRowContext() {
    didSet { if context != oldValue { contextDidChange(from: oldValue) } }
  }

  /// A closure that performs the storyboard segue of the cell when the user selects it, or nil if it has none.
  /// `performAccessorySegue` is the closure for a tap on the accessory.
  @exclusivity(unchecked) final var performSelectionSegue: ((UITableViewCell) -> Void)?
  @exclusivity(unchecked) final var performAccessorySegue: ((UITableViewCell) -> Void)?

  /// Creates a cell with the labels of a style.
  ///
  /// - Parameters:
  ///   - style: The style, which determines the labels.
  ///   - reuseIdentifier: The reuse identifier, or `nil` for a cell that is not reused.
  public init(style: CellStyle, reuseIdentifier: String?) {
    cellStyle = style
    content = CellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    adoptContentView()
  }

  /// Creates a cell with the default style and no reuse identifier. If the frame is empty, the size is 320 by 44
  /// points.
  ///
  /// `UITableViewCell()` calls this initializer, which calls `init(style:reuseIdentifier:)`. As on iOS, a subclass that
  /// overrides only that initializer inherits the other two.
  ///
  /// - Parameter frame: The frame of the cell in its superview's coordinate system, in points.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    if !frame.isEmpty { self.frame = frame }
  }

  /// Creates a cell from data in an unarchiver.
  ///
  /// The style, other properties and subviews are decoded only from nibs and storyboards. From any other unarchiver,
  /// the cell is empty and has the default style.
  ///
  /// - Parameter coder: The unarchiver to read from.
  public required init?(coder: NSCoder) {
    cellStyle = CellStyle(nib: coder)
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
    coder.decodeNib(into: self, as: UITableViewCell.self)
  }

  /// The reuse identifier of the cell, or `nil` if the cell is not reused.
  @exclusivity(unchecked) open internal(set) var reuseIdentifier: String?

  /// Prepares the cell for reuse. The dequeue methods call this method before they return the cell.
  ///
  /// The base class hides swipe actions and ends animations. Overrides must call `super`.
  open dynamic func prepareForReuse() {
    closeSwipe(animated: false)
    isReordering = false
  }

  // MARK: Content

  /// The view that contains the cell's content, between the editing controls and the accessory. A content configuration
  /// replaces it.
  open var contentView: UIView { content }
  /// The image view of the cell's style. It is before the text, and is created when the property is first read. The value is nil
  /// for the style `value2`, which has no image.
  open var imageView: UIImageView? { classicContent.ensureImageView() }
  /// The label for the main text of the cell. It is created when the property is first read.
  open var textLabel: UILabel? { classicContent.ensureTitleLabel() }
  /// The label for the secondary text of the cell, or `nil` in the default style. It is created when the property is
  /// first read.
  open var detailTextLabel: UILabel? { classicContent.ensureDetailLabel() }

  /// The view behind all other content of the cell. It is as large as the cell. Setting this property removes the
  /// background configuration. The default is `nil`.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet { if backgroundView !== oldValue { replaceBackground(oldValue, with: backgroundView) } }
  }
  /// The view behind the content while the cell is selected or highlighted. The default is `nil`, which shows a gray
  /// background.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet { if selectedBackgroundView !== oldValue { replaceBackground(oldValue, with: selectedBackgroundView) } }
  }
  /// The view behind the content of a selected cell while multiple selection is allowed. The default is `nil`, which
  /// uses `selectedBackgroundView`.
  @exclusivity(unchecked) open var multipleSelectionBackgroundView: UIView? {
    didSet {
      if multipleSelectionBackgroundView !== oldValue {
        replaceBackground(oldValue, with: multipleSelectionBackgroundView)
      }
    }
  }
  // Extensions override the property of this class (see `ExtensionOverrides`), so it is replaceable here and not for all views.
  open override dynamic var frame: CGRect {
    get { super.frame }
    set { super.frame = newValue }
  }
  /// The background color of the cell. It replaces the background of the table's style.
  open override var backgroundColor: UIColor? {
    didSet { setNeedsUpdateConfiguration() }
  }

  // MARK: State

  /// The appearance of the cell while it is selected. The default is a gray background.
  open var selectionStyle = SelectionStyle.default {
    didSet {
      recordAppearanceValue(\UITableViewCell.selectionStyle, selectionStyle)
      setNeedsUpdateConfiguration()
    }
  }
  /// The appearance of the cell while it is focused. The default is the standard focus ring.
  open var focusStyle = FocusStyle.default

  /// A Boolean value that determines whether the cell has the selected appearance. The table view sets this property
  /// with `setSelected(_:animated:)`.
  ///
  /// Setting this property programmatically does not select the row.
  open var isSelected: Bool {
    get { selectedStorage }
    set { setSelected(newValue, animated: false) }
  }
  /// A Boolean value that determines whether the cell has the highlighted appearance, for example while it is touched.
  /// The table view sets this property with `setHighlighted(_:animated:)`.
  open var isHighlighted: Bool {
    get { highlightedStorage }
    set { setHighlighted(newValue, animated: false) }
  }
  /// A Boolean value that determines whether the cell shows its editing controls. The table view sets this property
  /// with `setEditing(_:animated:)`.
  open var isEditing: Bool {
    get { editingStorage }
    set { setEditing(newValue, animated: false) }
  }
  @exclusivity(unchecked) private final var selectedStorage = false
  @exclusivity(unchecked) private final var highlightedStorage = false
  @exclusivity(unchecked) private final var editingStorage = false

  /// Sets whether the cell has the selected appearance.
  ///
  /// - Parameters:
  ///   - selected: `true` for the selected appearance.
  ///   - animated: `true` to fade the background.
  open func setSelected(_ selected: Bool, animated: Bool) {
    guard selected != selectedStorage else { return }
    selectedStorage = selected
    styleDidChange(animated: animated)
  }
  /// Sets whether the cell has the highlighted appearance.
  ///
  /// - Parameters:
  ///   - highlighted: `true` for the highlighted appearance.
  ///   - animated: `true` to fade the background.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) {
    guard highlighted != highlightedStorage else { return }
    highlightedStorage = highlighted
    styleDidChange(animated: animated)
  }
  /// Shows or hides the editing controls of the cell.
  ///
  /// - Parameters:
  ///   - editing: `true` to show the controls.
  ///   - animated: `true` to slide them in or out.
  open func setEditing(_ editing: Bool, animated: Bool) {
    guard editing != editingStorage else { return }
    if isEditingForSwipe {
      let state: StateMask = editing ? .showingDeleteConfirmation : []
      willTransition(to: state)
      editingStorage = editing
      showsConfirmation = editing
      didTransition(to: state)
      return
    }
    willTransition(to: editing ? .showingEditControl : [])
    editingStorage = editing
    editingChanged(animated: animated)
  }

  /// Tells the cell that editing controls are about to appear or disappear. Subclasses override this method to prepare
  /// for the change, and must call `super`. The default implementation does nothing.
  ///
  /// - Parameter state: The controls that will be shown.
  open func willTransition(to state: StateMask) {}
  /// Tells the cell that editing controls have appeared or disappeared. Subclasses override this method to respond to
  /// the change, and must call `super`. The default implementation does nothing.
  ///
  /// - Parameter state: The controls that are shown.
  open func didTransition(to state: StateMask) {}

  /// The editing style of the row, which determines its editing control.
  open var editingStyle: EditingStyle { context.editingStyle }
  /// A Boolean value that determines whether the cell shows a reorder control in editing mode. The default is `false`.
  ///
  /// The property is ignored if the data source determines which rows can be moved. That is the case if the data source
  /// implements `tableView(_:canMoveRowAt:)`, or if it is a table view controller that moves rows. As on iOS, rows that
  /// such a data source can move always have a reorder control.
  open var showsReorderControl = false { didSet { if showsReorderControl != oldValue { rowSubviewsDidChange() } } }
  /// A Boolean value that determines whether the content is indented in editing mode although there is no editing
  /// control. The default is `true`.
  open var shouldIndentWhileEditing = true {
    didSet { if shouldIndentWhileEditing != oldValue { rowSubviewsDidChange() } }
  }
  /// A Boolean value that indicates whether the cell shows the button that confirms a deletion.
  open var showingDeleteConfirmation: Bool { showsConfirmation }

  /// The standard accessory at the trailing edge of the cell. The default is `none`.
  open var accessoryType = AccessoryType.none { didSet { if accessoryType != oldValue { rowSubviewsDidChange() } } }
  /// A view that is shown at the trailing edge instead of a standard accessory. Its size does not change. The default
  /// is `nil`.
  open var accessoryView: UIView? { didSet { if accessoryView !== oldValue { rowSubviewsDidChange() } } }
  /// The standard accessory at the trailing edge in editing mode. The default is `none`.
  open var editingAccessoryType = AccessoryType.none {
    didSet { if editingAccessoryType != oldValue { rowSubviewsDidChange() } }
  }
  /// A view that is shown at the trailing edge in editing mode. The default is `nil`.
  open var editingAccessoryView: UIView? { didSet { if editingAccessoryView !== oldValue { rowSubviewsDidChange() } } }

  /// The indentation level of the content. A level that the delegate returns takes precedence. The default is 0.
  open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
  /// The width of an indentation level, in points. The default is 10.
  open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
  /// The insets of the separator from the edges of the cell, in points. `left` is the inset at the leading edge.
  ///
  /// The default is the insets of the table view. If the table view has none, the separator extends from the start of
  /// the content to the trailing margin.
  open var separatorInset: UIEdgeInsets {
    get {
      let insets = effectiveSeparatorInset
      return UIEdgeInsets(top: 0, left: insets.leading, bottom: 0, right: insets.trailing)
    }
    set {
      recordAppearanceValue(\UITableViewCell.separatorInset, newValue)
      customSeparatorInset = newValue
      setNeedsLayout()
    }
  }

  /// Tells the cell that its state in a drag has changed. Subclasses override this method to change the cell's
  /// appearance. The default implementation does nothing.
  ///
  /// - Parameter dragState: The new state of the cell.
  open func dragStateDidChange(_ dragState: DragState) {}
  /// A Boolean value that determines whether the cell can be selected, and its subviews receive touches, while it is being dragged. The
  /// default is `false`.
  open var userInteractionEnabledWhileDragging = false

  /// Indicates whether the cell ignores touches because it is being dragged.
  final var ignoresTouchesInDrag: Bool {
    dragState == .dragging && !userInteractionEnabledWhileDragging
  }

  open override dynamic func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    return view != nil && ignoresTouchesInDrag ? self : view
  }

  // MARK: Gestures of which the cell is the delegate

  /// Returns whether two gestures can be recognized at the same time. Subclasses override this method and the following
  /// ones if the cell is the delegate of their gesture recognizers.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer whose delegate is the cell.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer,
    shouldRecognizeSimultaneouslyWith otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether another gesture must fail first.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer whose delegate is the cell.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether the delegate's gesture must fail first.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer whose delegate is the cell.
  ///   - otherGestureRecognizer: The other gesture recognizer.
  /// - Returns: `false`.
  open func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldBeRequiredToFailBy otherGestureRecognizer: UIGestureRecognizer
  ) -> Bool { false }

  /// Returns whether the gesture receives a new touch.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer whose delegate is the cell.
  ///   - touch: The new touch.
  /// - Returns: `true`.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }

  /// Returns whether the gesture receives a new press.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer whose delegate is the cell.
  ///   - press: The new press.
  /// - Returns: `true`.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive press: UIPress) -> Bool { true }

  /// Returns whether the gesture receives an event.
  ///
  /// - Parameters:
  ///   - gestureRecognizer: The gesture recognizer whose delegate is the cell.
  ///   - event: The event.
  /// - Returns: `true`.
  open func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive event: UIEvent) -> Bool { true }

  // MARK: Configuration

  /// The current state of the cell, which determines its appearance.
  ///
  /// A subclass overrides the property to add custom states, and calls `setNeedsUpdateConfiguration()` when they
  /// change.
  open var configurationState: UICellConfigurationState { currentState }
  /// A closure that the cell calls after `updateConfiguration(using:)` to update itself for its state. The default is
  /// `nil`.
  open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
  /// Requests an update of the cell's configuration in the next layout pass.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }
  /// Updates the cell for a state. Subclasses override this method to configure the cell, and must call `super`. The
  /// default implementation does nothing.
  ///
  /// - Parameter state: The current state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {}
  /// The content configuration of the cell, which replaces the labels and the image. Its view replaces `contentView`.
  /// The default is `nil`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { setContentConfiguration(newValue) }
  }
  /// The background configuration of the cell. The default is `nil`, which uses the background of the table's style
  /// unless a background view or color is set.
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
  /// A Boolean value that determines whether the content configuration is replaced by its `updated(for:)` when the
  /// state changes. The default is `true`.
  open var automaticallyUpdatesContentConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// A Boolean value that determines whether the background configuration is replaced by its `updated(for:)` when the
  /// state changes. The default is `true`.
  open var automaticallyUpdatesBackgroundConfiguration = true { didSet { setNeedsUpdateConfiguration() } }
  /// Returns the default content configuration for the cell's style.
  ///
  /// - Returns: A configuration without content.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    switch cellStyle {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }
  /// Returns the default background configuration for the table's style.
  ///
  /// - Returns: The background configuration.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    context.style == .plain ? .listPlainCell() : .listGroupedCell()
  }

  /// Indicates whether the cell can become focused. If the cell shows a row, the table view also determines whether the
  /// row can become focused.
  open override dynamic var canBecomeFocused: Bool { element != nil }
  package override var defaultFocusEffect: UIFocusEffect? { focusStyle == .default ? UIFocusHaloEffect() : nil }

  // MARK: Accessibility

  // The texts of a cell are elements, not the cell itself (measurements.md 26.3).
  package override var standardAccessibility: StandardAccessibility {
    StandardAccessibility(groupsChildren: true, elements: { [self] in texts(in: contentView) })
  }

  private final func texts(in view: UIView) -> [UILabel] {
    if view.isHidden { return [] }
    if let label = view as? UILabel { return (label.text ?? "").isEmpty ? [] : [label] }
    return view.subviews.flatMap { texts(in: $0) }
  }

  // MARK: Layout

  /// Returns the size that the cell requires for a target size. The content configuration, the constraints in the
  /// content view or the labels of the style determine it, together with the controls and the accessory.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    fittingSize(targetSize, horizontalFittingPriority, verticalFittingPriority)
  }

  /// Returns the size of the row with the height that its content requires for a width.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize { fittingSize(size, .required, .fittingSizeLevel) }

  open override dynamic func layoutSubviews() {
    if element != nil || owner == nil { updateConfigurationIfNeeded() }
    super.layoutSubviews()
    layoutRow()
  }

  open override dynamic func didMoveToSuperview() {
    super.didMoveToSuperview()
    updateForTableMargin()
  }

  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { owner?.installSwipes() }
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
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

  /// Notifies the table view that the preferred height of the cell has changed.
  ///
  /// A visible cell is measured again in the next layout pass unless `UITableView.selfSizingInvalidation` is `disabled`
  /// or the delegate determines its height.
  open override dynamic func invalidateIntrinsicContentSize() {
    super.invalidateIntrinsicContentSize()
    owner?.intrinsicSizeDidChange(of: self, byConstraints: false)
  }

  /// Responds to a change of the content view's intrinsic content size.
  package final override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === content { owner?.intrinsicSizeDidChange(of: self, byConstraints: false) }
  }
}
