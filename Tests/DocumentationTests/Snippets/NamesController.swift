import UIKit

/// A list of names with a header for each letter.
final class NamesController: UIViewController {
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<String, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    var configuration = UICollectionLayoutListConfiguration(appearance: .plain)
    configuration.headerMode = .supplementary
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let row = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: row, for: indexPath, item: name)
    }
    let header = UICollectionView.SupplementaryRegistration<UICollectionViewListCell>(
      elementKind: UICollectionView.elementKindSectionHeader
    ) { [unowned self] header, _, indexPath in
      var content = header.defaultContentConfiguration()
      content.text = dataSource.sectionIdentifier(for: indexPath.section)
      header.contentConfiguration = content
    }
    dataSource.supplementaryViewProvider = { collectionView, _, indexPath in
      collectionView.dequeueConfiguredReusableSupplementary(using: header, for: indexPath)
    }

    var snapshot = NSDiffableDataSourceSnapshot<String, String>()
    for (letter, names) in [("A", ["Ada", "Alan"]), ("G", ["Grace"])] {
      snapshot.appendSections([letter])
      snapshot.appendItems(names, toSection: letter)
    }
    dataSource.apply(snapshot, animatingDifferences: false)
  }
}
