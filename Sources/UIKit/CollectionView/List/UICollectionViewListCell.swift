import CoreGraphics
import Foundation

/// A cell with accessories at its ends and an indentation, for lists; it can stand in any layout.
///
/// Its background and its content's look fit the kind of list. What lies between the accessories is `contentView`.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
  private final lazy var shownAccessories = CellAccessories(self)
  private final var guide: SeparatorGuide?
  private final var knownExpansion: Bool?

  public override init(frame: CGRect) {
    super.init(frame: frame)
    begin()
  }

  /// Decodes what `UIView` decodes: a cell without accessories.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    begin()
  }

  /// Margins of a row: 16 at the sides (measured, `list-cell-one-line-2x`), 11 above and below content of your own.
  private final func begin() {
    directionalLayoutMargins = NSDirectionalEdgeInsets(top: 11, leading: 16, bottom: 11, trailing: 16)
    contentView.preservesSuperviewLayoutMargins = true
    contentView.directionalLayoutMargins = directionalLayoutMargins
    backgroundConfiguration = defaultBackgroundConfiguration()
  }

  // MARK: Accessories

  /// What stands at the ends. The system knows the places and the order of its own; those that are there while editing
  /// slide in and out. Default none.
  @exclusivity(unchecked) open var accessories: [UICellAccessory] = [] {
    didSet {
      guard !accessories.isEmpty || !oldValue.isEmpty else { return }
      setNeedsUpdateConfiguration()
    }
  }

  /// How many steps the content stands in from the leading end. Default 0.
  @exclusivity(unchecked) open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { reflow() } } }
  /// The width of a step, in points. Default 10.
  @exclusivity(unchecked) open var indentationWidth: CGFloat = 10 {
    didSet { if indentationWidth != oldValue { reflow() } }
  }
  /// Whether leading accessories are indented, too. Default true.
  @exclusivity(unchecked) open var indentsAccessories = true {
    didSet { if indentsAccessories != oldValue { reflow() } }
  }

  private final func reflow() {
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  override final func follow(_ state: UICellConfigurationState) {
    super.follow(state)
    guard !accessories.isEmpty || !shownAccessories.all.isEmpty else { return }
    shownAccessories.update(accessories, whileEditing: state.isEditing, state.traitCollection)
    for view in shownAccessories.all { view.selectionChanged() }
    let isExpanded = state.isExpanded
    let turns = knownExpansion != nil && knownExpansion != isExpanded && window != nil
    knownExpansion = isExpanded
    let views = shownAccessories.all
    if turns {
      UIView.animate(withDuration: 0.3) { for view in views { view.setExpanded(isExpanded) } }
    } else {
      for view in views { view.setExpanded(isExpanded) }
    }
  }

  open override func prepareForReuse() {
    super.prepareForReuse()
    // Of another item from here on: its chevron must not turn from this one's.
    knownExpansion = nil
    closeSwipe()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { collectionView?.installSwipes() }
  }

  /// What comes and goes with editing slides, beginning now.
  final func slideAccessories() {
    updateConfigurationIfNeeded()
    shownAccessories.place()
  }

  /// The frames of the accessories as they are seen, with their kinds: leading ones first.
  final var accessoryViews: [AccessoryView] { shownAccessories.all }

  // MARK: Configurations

  /// A content configuration for a row of the kind of list that the cell is in: a header's, a footer's or a cell's.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    if let listRole { return listRole.defaultContent }
    return switch role {
    case .header: .header()
    case .footer: .footer()
    case .item: isHeaderItem ? .header() : .cell()
    }
  }

  /// A background configuration for the kind of list that the cell is in.
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

  /// Whether the list shows the cell of an item as its section's header. The list says so before the cell is configured.
  final var isHeaderItem: Bool { listRole?.part == .header && role == .item }

  /// A background that nobody has changed follows the kind of list.
  override final func listRoleChanged(from old: ListRole?) {
    if let shown = backgroundConfiguration, let listRole {
      // Looks follow the state: those of a cell at rest are compared.
      let rest = UICellConfigurationState(traitCollection: traitCollection)
      let standards = [old?.defaultBackground, .listCell(), .listHeader(), .listFooter()]
      let atRest = shown.updated(for: rest)
      if standards.contains(where: { $0?.updated(for: rest) == atRest }) {
        backgroundConfiguration = listRole.defaultBackground
      }
    }
    super.listRoleChanged(from: old)
  }

  override final var separatorEnds: (leading: CGFloat, trailing: CGFloat) {
    let insets = separatorInsets
    return (insets.leading, insets.trailing)
  }

  // MARK: Outlines

  /// Whether a tap anywhere expands and collapses: where the disclosure is a header's.
  final var togglesAnywhere: Bool {
    for accessory in accessories {
      if case .outline(let style, _) = accessory.content {
        return style == .header || style == .automatic && (isHeaderItem || role == .header)
      }
    }
    return false
  }

  /// What a tap on the disclosure does.
  final func toggleExpansion() {
    guard let view = collectionView, let path = view.indexPath(for: self),
      let outline = view.dataSource as? any OutlineShowing, let isExpanded = outline.isExpanded(at: path)
    else { return }
    outline.setExpanded(at: path, !isExpanded)
    setNeedsUpdateConfiguration()
  }

  /// What a tap on the cell does instead of selecting it. False: it is selected.
  final func toggleByTap() -> Bool {
    guard togglesAnywhere else { return false }
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

  /// Where the separator below the row begins and ends; its constraints to the primary text and the margins are weak, so
  /// that yours hold. A list draws its separators along it. Made when it is first asked for.
  open var separatorLayoutGuide: UILayoutGuide {
    if let guide { return guide.guide }
    let made = SeparatorGuide(in: self)
    guide = made
    made.follow(ownSeparatorInsets)
    return made.guide
  }

  /// Where a list draws its separator within the row: by the guide where somebody holds it, else from the primary text to
  /// the trailing margin.
  final var separatorInsets: NSDirectionalEdgeInsets {
    guard let frame = guide?.guide.layoutFrame, frame.width > 0 else { return ownSeparatorInsets }
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let (left, right) = (frame.minX, bounds.width - frame.maxX)
    return NSDirectionalEdgeInsets(
      top: 0, leading: isRightToLeft ? right : left, bottom: 0, trailing: isRightToLeft ? left : right)
  }

  private final var ownSeparatorInsets: NSDirectionalEdgeInsets {
    let margins = directionalLayoutMargins
    let start = shownAccessories.layout(in: bounds.size).content.start
    let text = (contentView as? UIListContentView)?.primaryTextStart
    return NSDirectionalEdgeInsets(
      top: 0, leading: text.map { start + $0 } ?? max(margins.leading, start), bottom: 0, trailing: margins.trailing)
  }

  // MARK: Layout

  /// The height of a row of one line: 52 points (measured on iOS 26.1, `list-cell-one-line-2x`); more where its content
  /// needs more. Headers, footers and content of your own are as high as they need.
  static let leastHeight: CGFloat = 52

  open override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    windowStorage?.updatePendingTraits()
    let content = shownAccessories.layout(in: CGSize(width: targetSize.width, height: bounds.height)).content
    let room = content.end - content.start
    let taken = targetSize.width - room
    // Its margins depend on where the content lies. What is animated to there comes with the layout.
    let frame = contentView.frame
    let there = shownAccessories.contentFrame(content, height: frame.height)
    if frame != there { UIView.withoutAnimation { contentView.frame = there } }
    defer { if frame != there { UIView.withoutAnimation { contentView.frame = frame } } }
    var size = super.systemLayoutSizeFitting(
      CGSize(width: room, height: targetSize.height), withHorizontalFittingPriority: horizontalFittingPriority,
      verticalFittingPriority: verticalFittingPriority)
    size.width += taken
    if let least { size.height = max(size.height, least) }
    return size
  }

  private final var least: CGFloat? {
    guard let configuration = contentStorage as? UIListContentConfiguration, configuration.isCell else { return nil }
    return Self.leastHeight
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    shownAccessories.place()
    guide?.follow(ownSeparatorInsets)
    if listRole != nil { shownIn?.separatorsChanged(of: self) }
  }
}
