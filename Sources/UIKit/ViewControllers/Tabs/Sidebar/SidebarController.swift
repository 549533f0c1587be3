import Foundation

/// The view controller of the sidebar, which shows a list of the tabs with buttons above it.
@MainActor final class SidebarController: UIViewController, UICollectionViewDataSource {
  weak var owner: UITabBarController?
  var rows = SidebarRows()
  private(set) var list: UICollectionView!
  private let bar = UIView()
  let hideButton = UIButton(type: .system)
  private let editButton = UIButton(type: .system)
  private let menuButton = UIButton(type: .system)
  private let hairline = UIView()
  private var bottomView: UIView?
  private var foldedGroups: Set<String> = []
  /// The items that the delegate has made for visible rows.
  private var items: [ObjectIdentifier: UITabSidebarItem] = [:]
  let edits = SidebarEdits()

  init(owner: UITabBarController) {
    self.owner = owner
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  var sidebar: UITabBarController.Sidebar? { owner?.existingSidebar }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .secondarySystemBackground
    let layout = UICollectionViewCompositionalLayout { [weak self] section, environment in
      var configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
      configuration.headerMode = self?.rows.hasHeader(section) ?? false ? .firstItemInSection : .none
      configuration.backgroundColor = .clear
      configuration.leadingSwipeActionsConfigurationProvider = { self?.swipeActions(at: $0, isLeading: true) }
      configuration.trailingSwipeActionsConfigurationProvider = { self?.swipeActions(at: $0, isLeading: false) }
      return NSCollectionLayoutSection.list(using: configuration, layoutEnvironment: environment)
    }
    list = UICollectionView(frame: view.bounds, collectionViewLayout: layout)
    list.backgroundColor = .clear
    list.register(UICollectionViewListCell.self, forCellWithReuseIdentifier: "row")
    list.dataSource = self
    list.delegate = self
    list.dragDelegate = self
    list.dropDelegate = self
    list.selectionFollowsFocus = true
    list.allowsSelectionDuringEditing = true
    view.addSubview(list)
    view.addSubview(bar)
    hairline.backgroundColor = .separator
    view.addSubview(hairline)
    hideButton.setImage(
      UIImage(systemName: "sidebar.leading")?.imageFlippedForRightToLeftLayoutDirection(), for: .normal)
    hideButton.accessibilityLabel = "Hide Sidebar"
    hideButton.addAction(
      UIAction { [weak self] _ in self?.owner?.sidebar.isHidden = true }, for: .primaryActionTriggered)
    editButton.addAction(UIAction { [weak self] _ in self?.toggleEditing() }, for: .primaryActionTriggered)
    menuButton.setImage(UIImage(systemName: "ellipsis"), for: .normal)
    menuButton.accessibilityLabel = "More"
    menuButton.showsMenuAsPrimaryAction = true
    for button in [hideButton, editButton, menuButton] {
      button.setPreferredSymbolConfiguration(SidebarViews.symbols, forImageIn: .normal)
      bar.addSubview(button)
    }
    reload()
  }

  // MARK: Rows

  /// Recreates all rows of the sidebar from the tabs.
  func reload() {
    guard isViewLoaded, let owner else { return }
    rows = SidebarRows(owner.tabList, sidebar: owner.sidebar, folded: foldedGroups, isEditing: isEditing)
    items = [:]
    list.reloadData()
    list.layoutIfNeeded()
    showSelection()
    updateEdges()
  }

  /// Updates the content of the row of a tab, if the tab has a row.
  func reconfigure(_ tab: UITab) {
    guard isViewLoaded, let path = rows.path(of: tab) else { return }
    items[ObjectIdentifier(tab)] = nil
    list.reconfigureItems(at: [path])
  }

  /// Selects the row of the selected tab. If the tab has no row, selects the row of the nearest group that has a row.
  func showSelection() {
    guard isViewLoaded else { return }
    var tab = owner?.selection
    while let visibleAncestor = tab, rows.path(of: visibleAncestor) == nil { tab = visibleAncestor.parentStorage }
    let path = tab.flatMap(rows.path(of:))
    guard list.indexPathsForSelectedItems?.first != path else { return }
    list.selectItem(at: path, animated: false, scrollPosition: [])
  }

  func numberOfSections(in collectionView: UICollectionView) -> Int { rows.sections.count }

  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    rows.sections[section].count
  }

  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath)
    guard let cell = cell as? UICollectionViewListCell, let row = rows[indexPath] else { return cell }
    cell.accessories = []
    cell.indentationLevel = 0
    cell.configurationUpdateHandler = nil
    cell.isAccessibilityElement = true
    switch row {
    case .header(let content), .footer(let content):
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
    case .section(let group):
      var content = UIListContentConfiguration.sidebarHeader()
      content.text = group.title
      cell.contentConfiguration = content
      cell.backgroundConfiguration = .clear()
      cell.accessories = [disclosureAccessory(group)] + editAccessories(group)
    case .tab(let tab, let level):
      cell.indentationLevel = level
      configure(cell, .tab(tab), key: ObjectIdentifier(tab), more: editAccessories(tab) + disclosureAccessories(tab))
    case .action(let action, _): configure(cell, .action(action), key: ObjectIdentifier(action), more: [])
    }
    return cell
  }

  private func configure(
    _ cell: UICollectionViewListCell, _ content: UITabSidebarItem.Content, key: ObjectIdentifier,
    more: [UICellAccessory]
  ) {
    let item = items[key] ?? makeItem(content)
    items[key] = item
    cell.configurationUpdateHandler = { [weak self] cell, state in
      item.state = state
      if let self, let owner, let sidebar { sidebar.delegate?.tabBarController(owner, sidebar: sidebar, update: item) }
      cell.contentConfiguration = item.contentConfiguration.updated(for: state)
      cell.backgroundConfiguration = item.backgroundConfiguration.updated(for: state)
    }
    cell.accessories = item.accessories + more
    cell.setNeedsUpdateConfiguration()
  }

  private func makeItem(_ content: UITabSidebarItem.Content) -> UITabSidebarItem {
    let request = UITabSidebarItem.Request(content)
    guard let owner, let sidebar, let delegate = sidebar.delegate else { return UITabSidebarItem(request: request) }
    return delegate.tabBarController(owner, sidebar: sidebar, itemFor: request)
  }

  // MARK: Groups

  private func disclosureAccessories(_ tab: UITab) -> [UICellAccessory] {
    (tab as? UITabGroup).map { [disclosureAccessory($0)] } ?? []
  }

  private func disclosureAccessory(_ group: UITabGroup) -> UICellAccessory {
    let isFolded = foldedGroups.contains(group.identifier)
    let button = UIButton(type: .system)
    button.setImage(UIImage(systemName: isFolded ? "chevron.forward" : "chevron.down"), for: .normal)
    button.setPreferredSymbolConfiguration(
      UIImage.SymbolConfiguration(pointSize: 11, weight: .semibold), forImageIn: .normal)
    button.accessibilityLabel = isFolded ? "Expand \(group.title)" : "Collapse \(group.title)"
    button.addAction(UIAction { [weak self] _ in self?.fold(group) }, for: .primaryActionTriggered)
    button.frame.size = CGSize(width: 24, height: 24)
    return .customView(configuration: .init(customView: button, placement: .trailing(displayed: .always)))
  }

  func fold(_ group: UITabGroup) {
    if foldedGroups.remove(group.identifier) == nil { foldedGroups.insert(group.identifier) }
    reload()
  }

  // MARK: Edges

  /// Updates the buttons above the rows and the view below them.
  func updateEdges() {
    guard isViewLoaded, let sidebar else { return }
    menuButton.menu = sidebar.navigationOverflowItems.map { UIMenu(children: [$0]) }
    menuButton.isHidden = sidebar.navigationOverflowItems == nil
    editButton.setTitle(isEditing ? "Done" : "Edit", for: .normal)
    editButton.isHidden = !canEdit
    if bottomView !== sidebar.bottomBarView {
      bottomView?.removeFromSuperview()
      bottomView = sidebar.bottomBarView
      bottomView.map(view.addSubview)
    }
    view.setNeedsLayout()
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let bounds: CGRect = view.bounds
    let safe = view.safeAreaInsets
    let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
    let top = max(safe.top, 10)
    bar.frame = CGRect(x: 0, y: top, width: bounds.width, height: 44)
    var x: CGFloat = 10
    func position(_ button: UIButton, width: CGFloat) {
      guard !button.isHidden else { return }
      button.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: 0, width: width, height: 44)
      x += width
    }
    position(hideButton, width: 44)
    let editWidth =
      editButton.isHidden ? 0 : max(44, editButton.sizeThatFits(CGSize(width: 200, height: 44)).width + 20)
    x = bounds.width - 10 - editWidth - (menuButton.isHidden ? 0 : 44)
    position(menuButton, width: 44)
    position(editButton, width: editWidth)
    let bottom = bottomView.map { view in
      max(view.bounds.height, view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).height)
    }
    let bottomHeight = bottom ?? 0
    bottomView?.frame = CGRect(
      x: 0, y: bounds.height - safe.bottom - bottomHeight, width: bounds.width, height: bottomHeight)
    let listTop = top + 44
    list.frame = CGRect(
      x: 0, y: listTop, width: bounds.width,
      height: max(0, bounds.height - listTop - (bottomHeight > 0 ? bottomHeight + safe.bottom : 0)))
    let lineWidth = 1 / max(1, traitCollection.displayScale)
    hairline.frame = CGRect(x: isMirrored ? 0 : bounds.width - lineWidth, y: 0, width: lineWidth, height: bounds.height)
  }
}
