import Foundation

/// A view controller that lists the controllers for which the tab bar has no space.
@MainActor final class MoreListController: UITableViewController {
  private weak var owner: UITabBarController?

  init(owner: UITabBarController) {
    self.owner = owner
    super.init(style: .plain)
    title = UITabBarItem.SystemItem.more.title
  }

  required init?(coder: NSCoder) { nil }

  private var tabs: [UITab] { owner?.barLists.more ?? [] }

  override func viewDidLoad() {
    super.viewDidLoad()
    tableView.register(UITableViewCell.self, forCellReuseIdentifier: "tab")
    updateEditButton()
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    tableView.reloadData()
  }

  override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    owner?.moreListAppeared()
  }

  /// Updates the rows after the controllers or their items changed.
  func reload() {
    guard isViewLoaded else { return }
    updateEditButton()
    tableView.reloadData()
  }

  private func updateEditButton() {
    let allows = owner.map { !$0.usesTabs && !($0.customizableViewControllers ?? []).isEmpty } ?? false
    guard allows != (navigationItem.rightBarButtonItem != nil) else { return }
    navigationItem.rightBarButtonItem =
      allows
      ? UIBarButtonItem(
        barButtonSystemItem: .edit, target: self, action: Selector("tesseraEditTabs", MoreListController.edit)) : nil
  }

  private func edit() { owner?.beginCustomizingTabs() }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { tabs.count }

  override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "tab", for: indexPath)
    guard let owner, tabs.indices.contains(indexPath.row) else { return cell }
    let item = owner.item(of: tabs[indexPath.row])
    var content = cell.defaultContentConfiguration()
    content.text = item.title
    content.image = item.image
    content.textProperties.color = item.isEnabled ? .label : .tertiaryLabel
    cell.contentConfiguration = content
    cell.accessoryType = .disclosureIndicator
    if let text = item.badgeValue {
      let badge = TabBadgeView()
      badge.show(text, item.badgeTextAttributes(for: .normal) ?? [:], color: item.badgeColor)
      badge.frame.size = badge.sizeThatFits(.zero)
      cell.accessoryView = badge
    } else {
      cell.accessoryView = nil
    }
    return cell
  }

  override func tableView(_ tableView: UITableView, shouldHighlightRowAt indexPath: IndexPath) -> Bool {
    owner.map { tabs.indices.contains(indexPath.row) && $0.item(of: tabs[indexPath.row]).isEnabled } ?? false
  }

  override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
    guard tabs.indices.contains(indexPath.row) else { return }
    owner?.selectInMoreList(tabs[indexPath.row])
  }
}
