import Foundation
import QuartzCore

/// The view of an item. What it shows goes into `contentView`; behind that lie `selectedBackgroundView` (shown while
/// the cell is selected or highlighted) and `backgroundView`.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
  /// How far a drag of the cell has come.
  public enum DragState: Int, Sendable {
    /// The cell is not part of a drag.
    case none = 0
    /// The cell is being lifted, or lies back after a lift.
    case lifting = 1
    /// The cell goes along with the finger; its place is still shown.
    case dragging = 2
  }

  /// Brings a cell up to date with its state.
  public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void

  @exclusivity(unchecked) final var content: UIView
  /// Whether the content stands lower than the cell's top, because a list has put padding there.
  @exclusivity(unchecked) private final var isBelowPadding = false
  /// The height with the padding that was answered last.
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

  /// Decodes what `UIView` decodes: a cell with an empty content view.
  public required init?(coder: NSCoder) {
    content = CellContentView(frame: .zero)
    super.init(coder: coder)
    adoptContentView()
  }

  private final func adoptContentView() {
    content.frame = bounds
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(content)
  }

  /// The best size for `targetSize`: what the constraints of the content view make of it, else as for any view.
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

  /// The content view says that its natural size has changed, also when a content configuration shows something else
  /// (UICollectionView.h, `SelfSizingInvalidation.enabled`).
  package final override func subviewSizeWasInvalidated(_ view: UIView) {
    super.subviewSizeWasInvalidated(view)
    if view === content { shownIn?.naturalSizeChanged(of: self, byConstraints: false) }
  }

  /// Constraints inside were solved anew.
  final func contentWasLaidOut() { shownIn?.naturalSizeChanged(of: self, byConstraints: true) }

  /// Holds what the cell shows; as large as the cell. A content configuration puts its own view in the place of this one.
  open var contentView: UIView { content }

  /// Whether the item is selected. The collection view sets it, also in animations; setting it by hand selects nothing.
  @exclusivity(unchecked) open var isSelected: Bool = false {
    didSet { if isSelected != oldValue { stateChanged() } }
  }

  /// Whether a finger (or the pointer) is down on the cell. The collection view sets it.
  @exclusivity(unchecked) open var isHighlighted: Bool = false {
    didSet { if isHighlighted != oldValue { stateChanged() } }
  }

  /// Behind everything else in the cell, as large as the cell; takes the place of a background configuration. Default
  /// nil.
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

  /// Above `backgroundView`, as large as the cell, seen only while the cell is selected or highlighted: it stays in the
  /// tree and changes its alpha. Takes the place of a background configuration. Default nil.
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

  /// How round the cards of inset grouped lists are, in points (measured, `list-corner-configuration`).
  static let cardRadius: CGFloat = 26

  override func listRoleChanged(from old: ListRole?) {
    super.listRoleChanged(from: old)
    let corners = listRole?.corners
    if corners != old?.corners {
      cornerConfiguration = corners ?? .unspecified
      configuredBackground?.corners = corners
    }
    clipToCard(listRole?.cardCorners, old?.cardCorners)
    if listRole?.topPadding != old?.topPadding { paddingChanged() }
    setNeedsUpdateConfiguration()
  }

  /// Rows of cards clip what they show, with continuous corners, and their layer says which corners are the card's
  /// (measured, `list-corner-configuration`: 3 for the first row, 0, 12 for the last).
  private final func clipToCard(_ corners: CACornerMask?, _ old: CACornerMask?) {
    guard corners != old else { return }
    layer.maskedCorners =
      corners ?? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
    guard (corners == nil) != (old == nil) else { return }
    layer.cornerCurve = corners == nil ? .circular : .continuous
    clipsToBounds = corners != nil
  }

  /// The row has become the first of its list, or another one has: its height is asked for again.
  private final func paddingChanged() {
    setNeedsLayout()
    guard let element, let view = shownIn, view.realized[element.key] === element else { return }
    element.owesFitting = true
    view.setNeedsLayout()
  }

  override final func heightWithPadding(_ height: CGFloat, given: CGFloat) -> CGFloat {
    guard let padding = listRole?.topPadding, padding > 0 else { return height }
    // A cell that has nothing to say answers the height that it is given, which has the padding already.
    if abs(height - given) < 0.01, abs(given - paddedHeight) < 0.51 { return height }
    paddedHeight = height + padding
    return height + padding
  }

  /// Where the content is within the cell: below the padding that a list puts at the top of a row.
  final var contentBounds: CGRect {
    let top = min(bounds.height, listRole?.topPadding ?? 0)
    return CGRect(x: bounds.minX, y: bounds.minY + top, width: bounds.width, height: bounds.height - top)
  }

  private final func stateChanged() {
    selectedBackgroundView?.alpha = isSelected || isHighlighted ? 1 : 0
    setNeedsUpdateConfiguration()
  }

  /// True for the cell of an item: whether the focus comes to it is its collection view's business. False for one that
  /// serves as a header or waits to be used again.
  open override var canBecomeFocused: Bool { element?.key.kind == 0 }

  package override var defaultFocusEffect: UIFocusEffect? { UIFocusHaloEffect() }

  open override func didUpdateFocus(
    in context: UIFocusUpdateContext, with coordinator: UIFocusAnimationCoordinator
  ) {
    super.didUpdateFocus(in: context, with: coordinator)
    if context.nextItem === self || context.previousItem === self { setNeedsUpdateConfiguration() }
  }

  /// Whether it stands for no item of the data source.
  @exclusivity(unchecked) final var isShadow = false

  /// Whether actions of a swipe are uncovered beside it.
  @exclusivity(unchecked) final var isSwiped = false {
    didSet { if isSwiped != oldValue { setNeedsUpdateConfiguration() } }
  }

  /// How far a drag of the cell has come. The collection view sets it.
  @exclusivity(unchecked) final var dragState = DragState.none {
    didSet {
      guard dragState != oldValue else { return }
      dragStateDidChange(dragState)
      setNeedsUpdateConfiguration()
    }
  }

  /// Called when a drag of the cell changes its state. The base class does nothing.
  open func dragStateDidChange(_ dragState: DragState) {}

  open override var isUserInteractionEnabled: Bool {
    get { super.isUserInteractionEnabled }
    set {
      guard newValue != super.isUserInteractionEnabled else { return }
      super.isUserInteractionEnabled = newValue
      setNeedsUpdateConfiguration()
    }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    setNeedsUpdateConfiguration()
  }

  // MARK: Configuration

  /// What the cell's look depends on at the moment. A subclass adds states of its own and calls
  /// `setNeedsUpdateConfiguration` when they change.
  open var configurationState: UICellConfigurationState { currentState }

  /// What the cell shows: its view takes the place of `contentView`, and is kept as long as it supports what comes next.
  /// Nil, the default, puts a plain content view back.
  open var contentConfiguration: (any UIContentConfiguration)? {
    get { contentStorage }
    set { setContentConfiguration(newValue) }
  }

  /// What lies behind the content; takes the place of `backgroundView` and `selectedBackgroundView`. Default nil.
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

  /// The background configuration of a cell of this kind: a clear one.
  open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }

  /// Called after `updateConfiguration(using:)` whenever the state changed; an alternative to a subclass. Default nil.
  @exclusivity(unchecked) open var configurationUpdateHandler: ConfigurationUpdateHandler? {
    didSet { setNeedsUpdateConfiguration() }
  }

  /// Whether the content's configuration follows the state by itself, by its `updated(for:)`. Default true.
  @exclusivity(unchecked) open var automaticallyUpdatesContentConfiguration = true {
    didSet { if automaticallyUpdatesContentConfiguration { setNeedsUpdateConfiguration() } }
  }
  /// Whether the background's configuration follows the state by itself, by its `updated(for:)`. Default true.
  @exclusivity(unchecked) open var automaticallyUpdatesBackgroundConfiguration = true {
    didSet { if automaticallyUpdatesBackgroundConfiguration { setNeedsUpdateConfiguration() } }
  }

  /// Asks for one `updateConfiguration(using:)` in the next layout pass, however often it is called.
  open func setNeedsUpdateConfiguration() {
    isConfigurationDirty = true
    setNeedsLayout()
  }

  /// Brings the cell up to date with its state. Configurations that update automatically have done so before. The base
  /// class does nothing; call `super`. `configurationUpdateHandler` follows.
  open func updateConfiguration(using state: UICellConfigurationState) {}

  /// Brings what the cell has by itself up to date with a state, before its configurations: accessories.
  func follow(_ state: UICellConfigurationState) {}

  open override func layoutSubviews() {
    // A cell that waits in a pool is updated when it is used again.
    if element != nil || poolKey == nil { updateConfigurationIfNeeded() }
    placeBelowPadding()
    super.layoutSubviews()
  }

  /// A list may have put padding at the top of the row, or taken it away.
  private final func placeBelowPadding() {
    let padding = listRole?.topPadding ?? 0
    guard padding > 0 || isBelowPadding else { return }
    isBelowPadding = padding > 0
    if content.frame != contentBounds { content.frame = contentBounds }
  }

  /// The size that the content needs, where the content view has one; else that of the constraints, or the present one.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    contentStorage == nil ? super.sizeThatFits(size) : content.sizeThatFits(size)
  }
}
