import CoreGraphics

/// The bar with the buttons of a `UITextInputAssistantItem`.
@MainActor final class InputAssistantBar: UIView, BarContent {
  static let height: CGFloat = 52
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 12

  let item: UITextInputAssistantItem
  private var leading: [BarGroupViews] = []
  private var trailing: [BarGroupViews] = []
  private var platters: [UIView] = []

  init(_ item: UITextInputAssistantItem) {
    self.item = item
    super.init(frame: CGRect(x: 0, y: 0, width: 0, height: Self.height))
    showGroups()
  }

  required init?(coder: NSCoder) { nil }

  /// Indicates whether the bar shows the current groups of its item.
  var isCurrent: Bool {
    leading.map { ObjectIdentifier($0.group) } == item.leadingBarButtonGroups.map { ObjectIdentifier($0) }
      && trailing.map { ObjectIdentifier($0.group) } == item.trailingBarButtonGroups.map { ObjectIdentifier($0) }
  }

  /// Creates the buttons of the groups. The bar does so again if the items of a group change.
  private func showGroups() {
    for views in leading + trailing {
      for view in views.allViews { view.removeFromSuperview() }
    }
    leading = item.leadingBarButtonGroups.map(makeViews)
    trailing = item.trailingBarButtonGroups.map(makeViews)
    setNeedsLayout()
  }

  private func makeViews(_ group: UIBarButtonItemGroup) -> BarGroupViews {
    group.onChange = { [weak self] in self?.showGroups() }
    let items = group.barButtonItems.map(makeView)
    let representative = group.representativeItem.map { item in
      let view = makeView(item)
      if item.action == nil, item.primaryAction == nil, item.menu == nil {
        view.makeMenu = { [weak group] in group.map { UIMenu(children: $0.barButtonItems.compactMap(\.elementInMenus)) }
        }
        view.onTap = { [weak view] in view?.showMenu() }
      }
      return view
    }
    let views = BarGroupViews(group: group, items: items, representative: representative)
    for view in views.allViews { addSubview(view) }
    return views
  }

  private func makeView(_ item: UIBarButtonItem) -> BarItemView {
    let view = BarItemView(item)
    view.showsPlatter = !item.isSpace
    item.onChange = { [weak view] in view?.refresh() }
    return view
  }

  func itemChanged() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    collapseGroups()
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    arrange(leading.flatMap(\.visibleViews), fromLeft: !isRightToLeft)
    arrange(trailing.flatMap(\.visibleViews).reversed(), fromLeft: isRightToLeft)
    BarPlatters.show(
      &platters, among: [leading.flatMap(\.visibleViews), trailing.flatMap(\.visibleViews)], in: self, above: nil)
  }

  /// Collapses groups to their representative items, beginning with the innermost one, until the buttons fit.
  private func collapseGroups() {
    for index in leading.indices { leading[index].isCollapsed = false }
    for index in trailing.indices { trailing[index].isCollapsed = false }
    func isTooWide() -> Bool {
      BarItemView.width(of: leading.flatMap(\.visibleViews)) + BarItemView.width(of: trailing.flatMap(\.visibleViews))
        + 3 * Self.margin > bounds.width
    }
    for index in trailing.indices where trailing[index].representative != nil && isTooWide() {
      trailing[index].isCollapsed = true
    }
    for index in leading.indices.reversed() where leading[index].representative != nil && isTooWide() {
      leading[index].isCollapsed = true
    }
    for views in leading + trailing { views.apply() }
  }

  private func arrange(_ views: [BarItemView], fromLeft: Bool) {
    var distance = Self.margin
    var previousView: BarItemView?
    for view in views {
      distance += view.gap(after: previousView)
      let width = view.fittingWidth()
      view.move(
        to: CGRect(
          x: fromLeft ? distance : bounds.width - distance - width, y: (Self.height - Self.rowHeight) / 2, width: width,
          height: Self.rowHeight))
      distance += width
      previousView = view
    }
  }
}
