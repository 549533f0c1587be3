import Foundation
import QuartzCore

/// A view that shows an item of a collection view. Its content is in `contentView`.
///
/// Two background views can be behind the content: `selectedBackgroundView`, which is visible while the cell is
/// selected or highlighted, and `backgroundView` behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// Constants that specify the state of a cell while its item is lifted or dragged.
  public enum DragState: Int, Sendable {
    /// The cell is not part of a drag.
    case none = 0
    /// The cell is being lifted, or returns to its position after a lift.
    case lifting = 1
    /// The cell is being dragged, and its original position is still shown.
    case dragging = 2
  }

  /// A closure that updates a cell for its state. Its arguments are the cell and the state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  @exclusivity(unchecked) final var content: UIView
  /// Indicates whether the content is moved down by the padding that a list adds at the top of the cell.
  @exclusivity(unchecked) private final var isBelowPadding = false
  /// The height of the last measurement, including the padding, in points.
  @exclusivity(unchecked) private final var paddedHeight: CGFloat = 0
  @exclusivity(unchecked) final var isConfigurationDirty = true
  @exclusivity(unchecked) final var contentStorage: (any UIContentConfiguration)?
  @exclusivity(unchecked) private final var backgroundStorage: UIBackgroundConfiguration?
  @exclusivity(unchecked) final var configuredBackground: BackgroundConfigurationView?

  public override init(frame: CGRect) {
    content = CellContentView(frame: CGRect(origin: .zero, size: frame.size))
    super.init(frame: frame)
    adoptContentView()
  }

  /// A closure that performs the storyboard segue of the cell when the user selects it, or nil if it has none.
  @exclusivity(unchecked) final var performSelectionSegue: ((UICollectionViewCell) -> Void)?

  /// Creates a cell from a nib, a storyboard or an archive that `encode(with:)` wrote. An archive contains the subviews
  /// of the content view.
  ///
  /// - Parameter coder: An unarchiver object.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
    coder.decodeNib(into: self, as: UICollectionViewCell.self)
  }

  package override var archivedContainer: UIView? {
    PlatformClass.of(self) == UICollectionViewCell.self ? contentView : nil
  }

  private final func adoptContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// Returns the best size of the cell for a target size. The constraints in the content view determine the size. If
  /// there are none, the size is determined as for any view.
  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    content.sizeFittingConstraints(
      targetSize, horizontal: horizontalFittingPriority, vertical: verticalFittingPriority)
      ?? super.systemLayoutSizeFitting(
        targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
        verticalFittingPriority: verticalFittingPriority)
  }

  /// Responds to a change of the content view's intrinsic content size, for example because a new content configuration was set
  /// (UICollectionView.h, `SelfSizingInvalidation.enabled`).
  package final override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === content { hostCollectionView?.intrinsicSizeDidChange(of: self, byConstraints: false) }
  }

  /// Measures the cell again if necessary after the constraints inside the content view were solved again.
  final func contentWasLaidOut() { hostCollectionView?.intrinsicSizeDidChange(of: self, byConstraints: true) }

  /// The view that contains the cell's content and is as large as the cell. A content configuration replaces it.
  open var contentView: UIView { content }

  /// A Boolean value that indicates whether the item is selected. The default is `false`.
  ///
  /// The collection view sets the property, sometimes inside animation blocks. Setting this property programmatically does not
  /// select the item.
  @exclusivity(unchecked) open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { selectionStateDidChange() } }
  }

  /// A Boolean value that indicates whether the cell is highlighted by a touch. The collection view sets this property.
  @exclusivity(unchecked) open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { selectionStateDidChange() } }
  }

  /// The view behind all other content of the cell. It is as large as the cell. The default is `nil`.
  ///
  /// Setting this property removes the background configuration.
  @exclusivity(unchecked) open var backgroundView: UIView? {
    didSet {
      guard backgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let backgroundView else { return }
      if backgroundStorage != nil { backgroundConfiguration = nil }
      fill(with: backgroundView)
      insertSubview(backgroundView, at: 0)
    }
  }

  /// The view above `backgroundView` that is visible while the cell is selected or highlighted. The default is `nil`.
  ///
  /// The view is as large as the cell. It remains in the view hierarchy, and only its alpha changes. Setting this
  /// property removes the background configuration.
  @exclusivity(unchecked) open var selectedBackgroundView: UIView? {
    didSet {
      guard selectedBackgroundView !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let selectedBackgroundView else { return }
      if backgroundStorage != nil { backgroundConfiguration = nil }
      fill(with: selectedBackgroundView)
      if let backgroundView {
        insertSubview(selectedBackgroundView, aboveSubview: backgroundView)
      } else {
        insertSubview(selectedBackgroundView, at: 0)
      }
      selectedBackgroundView.alpha = isSelected || isHighlighted ? 1 : 0
    }
  }

  private final func fill(with view: UIView) {
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// The corner radius of cards in inset grouped lists, in points (measured, `list-corner-configuration` in list-cases.json).
  static let cardRadius: CGFloat = 26

  override func listRoleDidChange(from old: ListRole?) {
    super.listRoleDidChange(from: old)
    let corners = listRole?.corners
    if corners != old?.corners {
      cornerConfiguration = corners ?? .unspecified
      configuredBackground?.corners = corners
    }
    clipToCard(listRole?.cardCorners, old?.cardCorners)
    if listRole?.topPadding != old?.topPadding { topPaddingDidChange() }
    setNeedsUpdateConfiguration()
  }

  /// Clips the content of a row to its card, with continuous corners, and rounds the corners that the row shares with the card
  /// (the measured values of `maskedCorners` are 3 for the first row, 0 for rows in the middle and 12 for the last row,
  /// `list-corner-configuration` in list-cases.json).
  private final func clipToCard(_ corners: CACornerMask?, _ old: CACornerMask?) {
    guard corners != old else { return }
    layer.maskedCorners =
      corners ?? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    guard (corners == nil) != (old == nil) else { return }
    if corners != nil { layer.cornerCurve = .continuous }
    clipsToBounds = corners != nil
  }

  /// Measures the row again after it becomes, or stops being, the first row of its list.
  private final func topPaddingDidChange() {
    setNeedsLayout()
    guard let element, let view = hostCollectionView, view.liveElements[element.key] === element else { return }
    element.needsFitting = true
    view.setNeedsLayout()
  }

  override final func heightWithPadding(_ height: CGFloat, given: CGFloat) -> CGFloat {
    guard let padding = listRole?.topPadding, padding > 0 else { return height }
    // A cell without a preferred height returns the height from the layout, which already includes the padding.
    if abs(height - given) < 0.01, abs(given - paddedHeight) < 0.51 { return height }
    paddedHeight = height + padding
    return height + padding
  }

  /// The frame of the content in the cell, below the padding that a list adds at the top of a row.
  final var contentBounds: CGRect {
    let top = min(bounds.height, listRole?.topPadding ?? 0)
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
  }

  private final func selectionStateDidChange() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    setNeedsUpdateConfiguration()
  }

  /// Indicates whether the cell can become focused. If the cell shows an item, the collection view also determines
  /// whether the item can become focused.
  ///
  /// The value is `false` for a cell that is used as a header or is in a reuse pool.
  open override dynamic var canBecomeFocused: Bool { element?.key.kind == 0 }

  package override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }

  open override dynamic func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextItem === self || context.previousItem === self { setNeedsUpdateConfiguration() }
  }

  /// Indicates whether the cell shows a placeholder or a gap and not an item of the data source.
  @exclusivity(unchecked) final var isPlaceholderCell = false

  /// Indicates whether swipe actions are revealed beside the cell.
  @exclusivity(unchecked) final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// The state of the cell during a drag. The collection view sets this property.
  @exclusivity(unchecked) final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// Tells the cell that its state in a drag has changed. Subclasses override this method to change the cell's
  /// appearance. The default implementation does nothing.
  ///
  /// - Parameter dragState: The new state of the cell.
  open func dragStateDidChange(_ dragState: DragState) {}

  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != super.isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      setNeedsUpdateConfiguration()
    }
  }

  open override dynamic func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Configuration

  /// The current configuration state of the cell. Subclasses can override this property to add custom states. Such subclasses
  /// call `setNeedsUpdateConfiguration()` when these states change.
  open var configurationState: UICellConfigurationState { currentState }

  /// The content configuration of the cell. The default is `nil`, which shows a plain content view.
  ///
  /// The view of the configuration replaces `contentView`. That view is kept as long as it supports the next configuration.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { setContentConfiguration(newValue) }
  }

  /// The configuration of the background. It replaces `backgroundView` and `selectedBackgroundView`. The default is
  /// `nil`.
  open var backgroundConfiguration: UIBackgroundConfiguration? {
    get { backgroundStorage }
    set {
      backgroundStorage = newValue
      if newValue != nil {
        backgroundView = nil
        selectedBackgroundView = nil
      }
      showBackgroundConfiguration(newValue)
    }
  }

  /// Returns the default background configuration of the cell. Subclasses can override this method.
  ///
  /// - Returns: A clear configuration.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// A closure that is called after `updateConfiguration(using:)` when the state has changed. The default is `nil`.
  ///
  /// Use it to update a cell without a subclass.
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// A Boolean value that determines whether the content configuration is replaced by its `updated(for:)` when the
  /// state changes. The default is `true`.
  @exclusivity(unchecked) open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }
  /// A Boolean value that determines whether the background configuration is replaced by its `updated(for:)` when the
  /// state changes. The default is `true`.
  @exclusivity(unchecked) open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Requests an update of the cell's configuration in the next layout pass. Several requests cause one update.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }

  /// Updates the cell for a state. Subclasses override this method to configure the cell, and must call `super`. The
  /// default implementation does nothing.
  ///
  /// Configurations that are updated automatically have already been updated. `configurationUpdateHandler` is called
  /// afterwards.
  ///
  /// - Parameter state: The current state of the cell.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Updates the parts of the cell that are not configurations, such as accessories. The method is called for each
  /// change of the configuration state, before the configurations are updated. The default implementation does nothing.
  func configurationStateDidChange(_ state: UICellConfigurationState) {}

  /// Called at the end of each update, after `configurationUpdateHandler`. List cells override this method.
  func configurationDidUpdate(_ state: UICellConfigurationState) {}

  open override dynamic func layoutSubviews() {
    // A cell in a reuse pool is updated when it is used again.
    if element != nil || poolKey == nil { updateConfigurationIfNeeded() }
    moveContentBelowPadding()
    super.layoutSubviews()
  }

  /// Moves the content down by the padding that a list adds at the top of a row.
  private final func moveContentBelowPadding() {
    let padding = listRole?.topPadding ?? 0
    guard padding > 0 || isBelowPadding else { return }
    isBelowPadding = padding > 0
    if content.frame != contentBounds { content.frame = contentBounds }
  }

  /// Returns the size of the content if the cell has a content configuration. Otherwise the constraints determine the
  /// size. If there are none, the result is the current size.
  open override dynamic func sizeThatFits(_ size: CGSize) -> CGSize {
    contentStorage == nil ? super.sizeThatFits(size) : content.sizeThatFits(size)
  }
}
