import Foundation

/// The content of a navigation bar for one item. The back button, leading groups, title, center groups and trailing
/// groups are in the top 44 of the bar's 54 points (measured on UIKit, Tests/Oracle/chrome-cases.json, family
/// `navigation-bar`). The prompt is above them.
@MainActor final class NavigationBarContent: UIView, BarContent {
  let item: UINavigationItem
  weak var bar: UINavigationBar?
  var backButton: BarItemView?
  /// The full title of the back button, which is shown if there is space. The value is nil if the button has an image
  /// instead of a title.
  var backTitle: String?
  /// The views of the leading groups, beginning at the leading edge.
  var leading: [BarGroupViews] = []
  /// The views of the trailing groups, beginning at the trailing edge.
  var trailing: [BarGroupViews] = []
  var middle: [BarGroupViews] = []
  /// The button of the overflow menu, or nil if all groups are visible. The groups in the menu are in `overflowGroups`.
  var overflowButton: BarItemView?
  var overflowGroups: [UIBarButtonItemGroup] = []
  /// The button that begins the search, or nil if the item's search bar is shown elsewhere.
  var searchButton: BarItemView?
  /// The background of the search bar, if the search bar is in the row of the buttons.
  let searchPlatter = UIView()
  var platters: [UIView] = []
  /// The container of all views except the title, so that transitions can move the buttons and the title separately.
  let buttons = PassThroughView()
  let titleContainer = PassThroughView()
  let titleLabel = UILabel()
  let subtitleLabel = UILabel()
  /// The view below the title. This is the item's `subtitleView`, or the label of the subtitle if the item has no such
  /// view.
  var subtitleView: UIView { item.subtitleView ?? subtitleLabel }
  let promptLabel = UILabel()
  var titleMenu: TitleMenuView?
  var renaming: TitleRenameSession?
  /// Indicates whether the bar has laid out the content at least once. Until then the title appears without an
  /// animation.
  var hasBeenLaidOut = false

  static let rowHeight: CGFloat = 44
  static let promptHeight: CGFloat = 30

  init(item: UINavigationItem, bar: UINavigationBar, previous: UINavigationItem?) {
    self.item = item
    self.bar = bar
    super.init(frame: .zero)
    addSubview(titleContainer)
    addSubview(buttons)
    rebuild(previous: previous)
  }

  required init?(coder: NSCoder) { nil }

  private var allGroups: [BarGroupViews] { leading + trailing + middle }

  /// Recreates all views from the item, after the item has changed.
  func rebuild(previous: UINavigationItem?) {
    for view in [backButton, overflowButton, searchButton].compactMap({ $0 }) + allGroups.flatMap(\.allViews) {
      view.removeFromSuperview()
    }
    for view in titleContainer.subviews { view.removeFromSuperview() }
    backButton = nil
    overflowButton = nil
    leading = item.leadingItemGroups.map(make)
    trailing = (item.trailingItemGroups + [item.pinnedTrailingGroup].compactMap { $0 }).reversed().map {
      make($0, true)
    }
    middle = centersGroups ? item.centerItemGroups.map(make) : []
    overflowGroups = centersGroups ? [] : item.centerItemGroups.filter(\.isShown)
    if let previous, !item.hidesBackButton, leading.isEmpty || item.leftItemsSupplementBackButton {
      backButton = makeBack(to: previous)
    }
    let ownItems = item.leadingItemGroups.flatMap(\.barButtonItems)
    let columnItems = (bar?.columnItems ?? []).filter { item in !ownItems.contains { $0 === item } }
    if !columnItems.isEmpty { leading.insert(make(.fixedGroup(items: columnItems)), at: 0) }
    if item.additionalOverflowItems != nil || !overflowGroups.isEmpty || !middle.isEmpty {
      overflowButton = makeOverflow()
    }
    for view in [backButton, overflowButton].compactMap({ $0 }) + allGroups.flatMap(\.allViews) {
      buttons.addSubview(view)
    }
    addSearch()
    titleMenu = nil
    if let view = item.titleView {
      titleContainer.addSubview(view)
    } else {
      titleContainer.addSubview(titleLabel)
      titleContainer.addSubview(item.subtitleView ?? subtitleLabel)
      styleTitle()
      addTitleMenu()
    }
    titleContainer.addSubview(promptLabel)
    stylePrompt()
    setNeedsLayout()
  }

  /// Indicates whether the title is at the leading side and the center contains groups, as in wide bars of the styles
  /// `browser` and `editor`.
  var centersGroups: Bool {
    item.style != .navigator && (bar?.traitCollection.horizontalSizeClass ?? .compact) == .regular
  }

  func styleTitle() {
    guard let bar else { return }
    let attributes = bar.appearanceInUse(for: item).titleTextAttributes
    BarText.setText(
      item.title, attributed: item.attributedTitle, attributes,
      font: BarText.font(17, .semibold, bar.traitCollection, style: .headline),
      color: .label, on: titleLabel)
    titleLabel.textAlignment = .center
    BarText.setText(
      item.subtitle, attributed: item.attributedSubtitle, bar.appearanceInUse(for: item).subtitleTextAttributes,
      font: BarText.font(12, .regular, bar.traitCollection, style: .caption1), color: .secondaryLabel,
      on: subtitleLabel)
    subtitleLabel.isHidden = (subtitleLabel.text ?? "").isEmpty
  }

  private func stylePrompt() {
    promptLabel.isHidden = item.prompt == nil
    guard let bar, let prompt = item.prompt else { return }
    let color = bar.appearanceInUse(for: item).titleTextAttributes[.foregroundColor] as? UIColor
    BarText.setText(
      prompt, [:], font: BarText.font(13, .regular, bar.traitCollection, style: .footnote),
      color: color ?? .secondaryLabel, on: promptLabel)
    promptLabel.textAlignment = .center
  }

  // MARK: Creating buttons

  private func make(_ group: UIBarButtonItemGroup) -> BarGroupViews { make(group, false) }

  private func make(_ group: UIBarButtonItemGroup, _ isReversed: Bool) -> BarGroupViews {
    let items = group.isShown ? group.barButtonItems : []
    return BarGroupViews(
      group: group, items: (isReversed ? items.reversed() : items).map(make),
      representative: group.isShown ? group.representativeItem.map { makeRepresentative($0, of: group) } : nil)
  }

  private func make(_ item: UIBarButtonItem) -> BarItemView {
    let view = BarItemView(item)
    let appearance = bar?.appearanceInUse(for: self.item)
    view.buttonAppearance = item.style == .done ? appearance?.doneButtonAppearance : appearance?.buttonAppearance
    item.onChange = { [weak view] in view?.refresh() }
    return view
  }

  /// Creates the view of a group's representative item. If the item has no action, the view shows the items of the
  /// group in a menu.
  private func makeRepresentative(_ item: UIBarButtonItem, of group: UIBarButtonItemGroup) -> BarItemView {
    let view = make(item)
    if !item.hasAction, item.menu == nil {
      view.onTap = { [weak view] in view?.showMenu() }
      view.makeMenu = { [weak group] in
        group.map { UIMenu(children: $0.barButtonItems.compactMap(\.elementInMenus)) }
      }
    }
    return view
  }

  private func makeBack(to previous: UINavigationItem) -> BarItemView {
    let backItem = previous.backBarButtonItem.map(Self.appearanceCopy) ?? UIBarButtonItem()
    backTitle = backItem.image == nil ? previous.backTitle : nil
    backItem.title = backTitle
    backItem.accessibilityLabel = previous.backTitle ?? "Back"
    let view = BarItemView(backItem, isBackButton: true, indicator: bar?.backIndicator(for: item))
    view.buttonAppearance = bar?.appearanceInUse(for: item).backButtonAppearance
    view.onTap = { [weak self] in self?.bar?.backTapped() }
    view.makeMenu = { [weak self] in self?.bar?.backMenu() }
    return view
  }

  /// Returns a copy of a bar button item with its appearance, but without its action.
  private static func appearanceCopy(_ item: UIBarButtonItem) -> UIBarButtonItem {
    let barButton = UIBarButtonItem(title: nil, style: item.style, target: nil, action: nil)
    barButton.image = item.image
    barButton.landscapeImagePhone = item.landscapeImagePhone
    barButton.imageInsets = item.imageInsets
    barButton.tintColor = item.tintColor
    barButton.itemAppearance = item.itemAppearance
    for state in [UIControl.State.normal, .highlighted, .disabled] {
      barButton.setTitleTextAttributes(item.titleTextAttributes(for: state), for: state)
    }
    return barButton
  }

  private func makeOverflow() -> BarItemView {
    self.item.overflowSource = { [weak self] in
      guard let button = self?.overflowButton, !button.isHidden, button.window != nil else {
        return nil
      }
      return button
    }
    let item = UIBarButtonItem(
      image: UIImage(systemName: "ellipsis"), style: .plain, target: nil, action: nil)
    item.accessibilityLabel = "More"
    let view = BarItemView(item)
    view.buttonAppearance = bar?.appearanceInUse(for: self.item).buttonAppearance
    view.onTap = { [weak view] in view?.showMenu() }
    view.makeMenu = { [weak self] in self?.overflowMenu() }
    return view
  }

  /// Returns the overflow menu. The menu contains the groups that do not fit, followed by the additional items of the
  /// navigation item.
  private func overflowMenu() -> UIMenu {
    var elements = overflowGroups.compactMap(\.elementInMenus)
    for group in item.centerItemGroups where group.alwaysAvailable && !overflowGroups.contains(where: { $0 === group })
    {
      if let element = group.elementInMenus { elements.append(element) }
    }
    if let overflowItems = item.additionalOverflowItems {
      elements.append(UIMenu(options: .displayInline, children: [overflowItems]))
    }
    return UIMenu(children: elements)
  }

  func itemChanged() { setNeedsLayout() }

  override func layoutSubviews() {
    super.layoutSubviews()
    arrange()
  }
}
