import CoreGraphics
import Foundation

/// A cell for lists that can show accessories at its ends and indent its content. It can be used in any layout.
///
/// The default background and content depend on the appearance of the list. The content view fills the space between
/// the accessories.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private final lazy var accessoryController = CellAccessories(self)
  private final var guide: SeparatorGuide?
  private final var lastExpansion: Bool?
  /// Indicates whether `accessories` have changed since their views were updated.
  private final var areAccessoriesOutdated = false
  /// The swipe actions that are set on the cell itself, at its leading and its trailing edge.
  final var cellSwipeActions: (leading: UISwipeActionsConfiguration?, trailing: UISwipeActionsConfiguration?)

  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUpMargins()
  }

  /// Creates a cell from data in an unarchiver. Properties are decoded only from nibs and storyboards. The cell has no
  /// accessories.
  ///
  /// - Parameter coder: An unarchiver object.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUpMargins()
    coder.decodeNib(into: self, as: UICollectionViewListCell.self)
  }

  /// Sets the margins of a row: 16 points at the sides (measured, `list-cell-one-line-2x` in list-cases.json), and 11 points
  /// above and below custom content.
  private final func setUpMargins() {
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    contentView.preservesSuperviewLayoutMargins = true
    contentView.directionalLayoutMargins = directionalLayoutMargins
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  // MARK: Accessories

  /// The accessories at the ends of the cell. The default is an empty array.
  ///
  /// The system determines the position and order of system accessories. Accessories that are shown only in editing
  /// mode, or only outside of it, slide in and out.
  @exclusivity(unchecked) open var accessories: [UICellAccessory] = [] {
    didSet {
      guard !accessories.isEmpty || !oldValue.isEmpty else { return }
      areAccessoriesOutdated = true
      setNeedsUpdateConfiguration()
    }
  }

  /// The number of levels by which the content is indented. The default is 0.
  @exclusivity(unchecked) open var indentationLevel = 0 {
    didSet { if indentationLevel != oldValue { indentationDidChange() } }
  }
  /// The width of an indentation level, in points. The default is 10.
  @exclusivity(unchecked) open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { indentationDidChange() } }
  }
  /// A Boolean value that determines whether leading accessories are indented with the content. The default is `true`.
  @exclusivity(unchecked) open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { indentationDidChange() } }
  }

  private final func indentationDidChange() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override final func configurationStateDidChange(_ state: UICellConfigurationState) {
    super.configurationStateDidChange(state)
    showAccessories(state)
  }

  /// Shows the accessories that `updateConfiguration(using:)` or the update handler has set during this update.
  override final func configurationDidUpdate(_ state: UICellConfigurationState) {
    super.configurationDidUpdate(state)
    if areAccessoriesOutdated { showAccessories(state) }
  }

  private final func showAccessories(_ state: UICellConfigurationState) {
    areAccessoriesOutdated = false
    guard !accessories.isEmpty || !accessoryController.views.isEmpty else { return }
    accessoryController.update(accessories, whileEditing: state.isEditing, state.traitCollection)
    for view in accessoryController.views { view.selectionDidChange() }
    let isExpanded = state.isExpanded
    let animatesDisclosure = lastExpansion != nil && lastExpansion != isExpanded && window != nil
    lastExpansion = isExpanded
    let views = accessoryController.views
    if animatesDisclosure {
      UIView.animate(withDuration: 0.3) { for view in views { view.setExpanded(isExpanded) } }
    } else {
      for view in views { view.setExpanded(isExpanded) }
    }
  }

  open override dynamic func prepareForReuse() {
    super.prepareForReuse()
    // The cell is about to be reused for a different item, whose chevron must not rotate from the state of the previous item.
    lastExpansion = nil
    closeSwipe()
  }

  open override dynamic func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { collectionView?.installSwipes() }
  }

  /// Starts the animation of the accessories that appear or disappear when editing mode begins or ends.
  final func animateAccessories() {
    updateConfigurationIfNeeded()
    accessoryController.positionViews()
  }

  // MARK: Configurations

  /// Returns the default content configuration for the appearance of the list and the role of the cell in it.
  ///
  /// - Returns: The configuration of a header, a footer or a row.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if let listRole { return listRole.defaultContent }
    return switch role {
    case .header: .header()
    case .footer: .footer()
    case .item: isHeaderItem ? .header() : .cell()
    }
  }

  /// Returns the default background configuration for the appearance of the list and the role of the cell in it.
  open override func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
    if let listRole { return listRole.defaultBackground }
    return switch role {
    case .header: .listHeader()
    case .footer: .listFooter()
    case .item: isHeaderItem ? .listHeader() : .listCell()
    }
  }

  private enum Role { case item, header, footer }

  private final var role: Role {
    switch poolKey.flatMap({ ElementKind.name(of: $0.kind) }) {
    case UICollectionView.elementKindSectionHeader?: .header
    case UICollectionView.elementKindSectionFooter?: .footer
    default: .item
    }
  }

  /// Indicates whether the cell is the header item of its section. The value is available before the cell is
  /// configured.
  final var isHeaderItem: Bool { listRole?.viewKind == .header && role == .item }

  /// Replaces a default background with the default background of the new role. A custom background is retained.
  override final func listRoleDidChange(from old: ListRole?) {
    if let configuration = backgroundConfiguration, let listRole {
      // Backgrounds depend on the state, so the backgrounds of a cell in the normal state are compared.
      let normalState = UICellConfigurationState(traitCollection: traitCollection)
      let defaultBackgrounds = [old?.defaultBackground, .listCell(), .listHeader(), .listFooter()]
      let normalConfiguration = configuration.updated(for: normalState)
      if defaultBackgrounds.contains(where: { $0?.updated(for: normalState) == normalConfiguration }) {
        backgroundConfiguration = listRole.defaultBackground
      }
    }
    super.listRoleDidChange(from: old)
  }

  override final var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
    let insets = separatorInsets
    return (insets.leading, insets.trailing)
  }

  // MARK: Outlines

  /// Indicates whether a tap anywhere in the cell expands or collapses the item, because the disclosure has the header
  /// style.
  final var togglesOnAnyTap: Bool {
    for accessory in accessories {
      if case .outline(let style, _) = accessory.content {
        return style == .header || style == .automatic && (isHeaderItem || role == .header)
      }
    }
    return false
  }

  /// Expands the item if it is collapsed, otherwise collapses it. This is the default action of the outline disclosure.
  final func toggleExpansion() {
    guard let view = collectionView, let path = view.indexPath(for: self),
      let outline = view.dataSource as? any OutlineDataSource, let isExpanded = outline.isExpanded(at: path)
    else { return }
    outline.setExpanded(at: path, !isExpanded)
    setNeedsUpdateConfiguration()
  }

  /// Performs the action of the outline disclosure for a tap on the cell. Returns `false` if a tap on the cell selects
  /// it instead.
  final func toggleByTap() -> Bool {
    guard togglesOnAnyTap else { return false }
    for accessory in accessories {
      if case .outline(_, let handler?) = accessory.content {
        handler()
        return true
      }
    }
    toggleExpansion()
    return true
  }

  // MARK: Separators

  /// The layout guide for the ends of the separator below the row.
  ///
  /// The constraints to the primary text and the margins have a low priority, so that your own constraints take
  /// precedence. The guide is created when the property is first read.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide { return guide.guide }
    let newGuide = SeparatorGuide(in: self)
    guide = newGuide
    newGuide.apply(ownSeparatorInsets)
    return newGuide.guide
  }

  /// The insets of the separator below the row. If the separator layout guide exists, it determines the insets.
  /// Otherwise the separator extends from the primary text to the trailing margin.
  final var separatorInsets: NSDirectionalEdgeInsets {
    guard let frame = guide?.guide.layoutFrame, frame.width > 0 else { return ownSeparatorInsets }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (leftInset, rightInset) = (frame.minX, bounds.width - frame.maxX)
    return NSDirectionalEdgeInsets(
      top: 0, leading: isRightToLeft ? rightInset : leftInset, bottom: 0,
      trailing: isRightToLeft ? leftInset : rightInset)
  }

  private final var ownSeparatorInsets: NSDirectionalEdgeInsets {
    let margins = directionalLayoutMargins
    let contentStart = accessoryController.layout(in: bounds.size).content.start
    let textStart = (contentView as? UIListContentView)?.primaryTextStart
    return NSDirectionalEdgeInsets(
      top: 0, leading: textStart.map { contentStart + $0 } ?? max(margins.leading, contentStart), bottom: 0,
      trailing: margins.trailing)
  }

  // MARK: Layout

  /// The minimum height of a row with one line: 52 points (measured on iOS 26.1, `list-cell-one-line-2x` in list-cases.json).
  ///
  /// Headers, footers and custom content have no minimum height.
  static let minimumRowHeight: CGFloat = 52

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    windowStorage?.updatePendingTraits()
    let content = accessoryController.layout(in: CGSize(width: targetSize.width, height: bounds.height)).content
    let availableWidth = content.end - content.start
    let usedWidth = targetSize.width - availableWidth
    // The margins of the content depend on its position. The previous frame is restored afterwards, because the layout
    // animates from it.
    let frame = contentView.frame
    let targetFrame = accessoryController.contentFrame(content, height: frame.height)
    if frame != targetFrame { UIView.withoutAnimation { contentView.frame = targetFrame } }
    defer { if frame != targetFrame { UIView.withoutAnimation { contentView.frame = frame } } }
    var size = super.systemLayoutSizeFitting(
      CGSize(width: availableWidth, height: targetSize.height),
      withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += usedWidth
    if let minimumHeight { size.height = max(size.height, minimumHeight) }
    return size
  }

  private final var minimumHeight: CGFloat? {
    guard let configuration = contentStorage as? UIListContentConfiguration, configuration.isCell else { return nil }
    return Self.minimumRowHeight
  }

  open override dynamic func layoutSubviews() {
    super.layoutSubviews()
    accessoryController.positionViews()
    guide?.apply(ownSeparatorInsets)
    if listRole != nil { hostCollectionView?.separatorsDidChange(of: self) }
  }
}
