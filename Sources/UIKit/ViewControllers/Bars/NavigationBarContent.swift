import Foundation

/// What a navigation bar shows for one item: back button, left items, title, right items, in the top 44 points of the
/// bar's 54 (oracle, family navigation-bar).
@MainActor final class NavigationBarContent: UIView, BarContent {
  let item: UINavigationItem
  private weak var bar: UINavigationBar?
  private var back: BarItemView?
  private var left: [BarItemView] = []
  private var right: [BarItemView] = []
  private var platters: [UIView] = []
  /// Holds everything but the title, so that transitions can move the two apart.
  let buttons = PassThroughView()
  let titleHolder = PassThroughView()
  let titleLabel = UILabel()

  static let rowHeight: CGFloat = 44

  init(item: UINavigationItem, bar: UINavigationBar, previous: UINavigationItem?) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    addSubview(titleHolder)
    addSubview(buttons)
    rebuild(previous: previous)
  }

  required init?(coder: NSCoder) { nil }

  /// Takes everything over from the item again.
  func rebuild(previous: UINavigationItem?) {
    for view in [back].compactMap({ $0 }) + left + right { view.removeFromSuperview() }
    for view in titleHolder.subviews { view.removeFromSuperview() }
    back = nil
    left = (item.leftBarButtonItems ?? []).map(make)
    right = (item.rightBarButtonItems ?? []).map(make)
    if let previous, !item.hidesBackButton, left.isEmpty || item.leftItemsSupplementBackButton {
      back = makeBack(to: previous)
    }
    for view in [back].compactMap({ $0 }) + left + right { buttons.addSubview(view) }
    if let view = item.titleView {
      titleHolder.addSubview(view)
    } else {
      titleHolder.addSubview(titleLabel)
      styleTitle()
    }
    setNeedsLayout()
  }

  private func styleTitle() {
    guard let appearance = bar?.appearanceInUse(for: item) else { return }
    titleLabel.text = item.title
    titleLabel.textAlignment = .center
    let attributes = appearance.titleTextAttributes
    titleLabel.font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 17, weight: .semibold)
    titleLabel.textColor = attributes[.foregroundColor] as? UIColor ?? .label
  }

  private func make(_ item: UIBarButtonItem) -> BarItemView {
    let view = BarItemView(item)
    let appearance = bar?.appearanceInUse(for: self.item)
    view.attributes =
      (item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance)?.normal
      .titleTextAttributes ?? [:]
    item.onChange = { [weak view] in view?.refresh() }
    return view
  }

  private func makeBack(to previous: UINavigationItem) -> BarItemView {
    let shown = UIBarButtonItem(title: previous.backWords, style: .plain, target: nil, action: nil)
    shown.accessibilityLabel = previous.backWords ?? "Back"
    let view = BarItemView(shown, isBack: true, indicator: bar?.backIndicator(for: item))
    view.attributes = bar?.appearanceInUse(for: item).backButtonAppearance.normal.titleTextAttributes ?? [:]
    view.onTap = { [weak self] in self?.bar?.backTapped() }
    return view
  }

  func itemChanged() { setNeedsLayout() }

  // MARK: Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    titleHolder.frame = bounds
    buttons.frame = bounds
    for platter in platters { platter.removeFromSuperview() }
    platters = []
    let margin = bar?.sideMargin ?? 16
    let isRightToLeft = bar?.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = ([back].compactMap { $0 } + left).filter { !$0.isHidden }
    // The title keeps a quarter of the bar; a long back button shortens to its chevron.
    shorten(leading, within: bounds.width * 0.75 - margin)
    let start = arrange(leading, from: margin, fromLeft: !isRightToLeft)
    let end = arrange(right.filter { !$0.isHidden }, from: margin, fromLeft: isRightToLeft)
    layoutTitle(from: isRightToLeft ? end : start, to: bounds.width - (isRightToLeft ? start : end))
  }

  private func shorten(_ views: [BarItemView], within width: CGFloat) {
    guard let back else { return }
    let others = views.filter { $0 !== back }.reduce(0) { $0 + $1.fittingWidth() + 12 }
    let wants = back.fittingWidth()
    let titleWidth = titleLabel.superview == nil ? 0 : titleLabel.intrinsicContentSize.width
    // The words of the back button go when the title in the middle would be touched.
    let room = min(width - others, (bounds.width - titleWidth) / 2 - (bar?.sideMargin ?? 16) - 8)
    if wants > room, wants > 60 { back.item.title = nil }
  }

  /// Places views from one edge inwards; answers how far they reach from that edge.
  private func arrange(_ views: [BarItemView], from margin: CGFloat, fromLeft: Bool) -> CGFloat {
    var reach = margin
    var group: [BarItemView] = []
    var last: BarItemView?
    for view in views {
      if let last, !view.item.isSpace, !last.item.isSpace {
        reach += view.isPicture && last.isPicture ? 8 : 12
      }
      let width = view.fittingWidth()
      let x = fromLeft ? reach : bounds.width - reach - width
      view.frame = CGRect(x: x, y: 0, width: width, height: Self.rowHeight)
      reach += width
      if view.isPicture {
        group.append(view)
      } else {
        sharePlatter(&group)
      }
      last = view
    }
    sharePlatter(&group)
    return views.isEmpty ? 0 : reach
  }

  /// Neighbouring pictures stand on one platter.
  private func sharePlatter(_ group: inout [BarItemView]) {
    defer { group = [] }
    guard group.count > 1 else {
      group.first?.showsPlatter = true
      return
    }
    for view in group { view.showsPlatter = false }
    let platter = UIView(frame: group.dropFirst().reduce(group[0].frame) { $0.union($1.frame) })
    platter.isUserInteractionEnabled = false
    platter.backgroundColor = BarItemView.platterColor
    platter.layer.cornerRadius = Self.rowHeight / 2
    buttons.insertSubview(platter, at: 0)
    platters.append(platter)
  }

  /// In the middle of the bar where there is room, else as near to it as the buttons allow.
  private func layoutTitle(from start: CGFloat, to end: CGFloat) {
    let low = start + (start > 0 ? 8 : 16)
    let high = end - (end < bounds.width ? 8 : 16)
    let room = max(0, high - low)
    if let view = item.titleView {
      var size = view.bounds.size
      if size.width == 0 { size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
      size.width = min(size.width, room)
      let x = min(max((bounds.width - size.width) / 2, low), max(low, high - size.width))
      view.frame = CGRect(
        x: x.rounded(), y: ((Self.rowHeight - size.height) / 2).rounded(), width: size.width, height: size.height)
      return
    }
    let natural = titleLabel.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: Self.rowHeight))
    let width = min(natural.width, room)
    // Whole points (oracle, nav-inline-2x).
    let height = natural.height.rounded(.up)
    let x = min(max((bounds.width - width) / 2, low), max(low, high - width))
    let moved = bar?.appearanceInUse(for: item).titlePositionAdjustment ?? .zero
    titleLabel.frame = CGRect(
      x: x + moved.horizontal, y: (Self.rowHeight - height) / 2 + moved.vertical, width: width, height: height)
  }

  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
  }
}
