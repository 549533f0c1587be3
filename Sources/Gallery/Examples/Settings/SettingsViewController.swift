import UIKit

/// The list of the categories of settings.
final class SettingsViewController: UICollectionViewController {
  var onSelect: ((SettingsPage) -> Void)?

  private lazy var dataSource = UICollectionViewDiffableDataSource<Int, SettingsPage>(
    collectionView: collectionView
  ) { [registration] collectionView, indexPath, page in
    collectionView.dequeueConfiguredReusableCell(using: registration, for: indexPath, item: page)
  }

  private let registration = UICollectionView.CellRegistration<UICollectionViewListCell, SettingsPage> {
    cell, _, page in
    cell.configurationUpdateHandler = { cell, state in
      var content = UIListContentConfiguration.sidebarCell().updated(for: state)
      content.text = page.rawValue
      // A long name shrinks in large text, instead of breaking within a word.
      content.textProperties.numberOfLines = 1
      content.textProperties.adjustsFontSizeToFitWidth = true
      content.image = UIImage(systemName: page.symbol)
      // In a selected row, the image has the color of the text.
      content.imageProperties.tintColor = state.isSelected ? content.textProperties.color : page.color
      cell.contentConfiguration = content
    }
  }

  init() {
    super.init(
      collectionViewLayout: UICollectionViewCompositionalLayout.list(
        using: UICollectionLayoutListConfiguration(appearance: .sidebar)))
    title = "Settings"
    clearsSelectionOnViewWillAppear = false
  }

  required init?(coder: NSCoder) { fatalError("SettingsViewController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    navigationController?.navigationBar.prefersLargeTitles = true
    var snapshot = NSDiffableDataSourceSnapshot<Int, SettingsPage>()
    snapshot.appendSections([0])
    snapshot.appendItems(SettingsPage.allCases)
    dataSource.apply(snapshot, animatingDifferences: false)
  }

  override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Beside a page, its category is selected. In a narrow window the selection ends when the user returns.
    let selected = collectionView.indexPathsForSelectedItems?.first
    if splitViewController?.isCollapsed == true {
      if let selected { collectionView.deselectItem(at: selected, animated: animated) }
    } else if selected == nil {
      collectionView.selectItem(at: IndexPath(item: 0, section: 0), animated: false, scrollPosition: [])
    }
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    if let page = dataSource.itemIdentifier(for: indexPath) { onSelect?(page) }
  }
}
