import UIKit

final class OutlineController: UIViewController {
  private(set) var collectionView: UICollectionView!
  private var dataSource: UICollectionViewDiffableDataSource<Int, String>!

  override func viewDidLoad() {
    super.viewDidLoad()
    let configuration = UICollectionLayoutListConfiguration(appearance: .sidebar)
    collectionView = UICollectionView(
      frame: view.bounds, collectionViewLayout: UICollectionViewCompositionalLayout.list(using: configuration))
    collectionView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(collectionView)

    let folder = UICollectionView.CellRegistration<UICollectionViewListCell, String> { cell, _, name in
      var content = cell.defaultContentConfiguration()
      content.text = name
      cell.contentConfiguration = content
      cell.accessories = name.hasSuffix("/") ? [.outlineDisclosure()] : []
    }
    dataSource = UICollectionViewDiffableDataSource(collectionView: collectionView) { collectionView, indexPath, name in
      collectionView.dequeueConfiguredReusableCell(using: folder, for: indexPath, item: name)
    }

    var outline = NSDiffableDataSourceSectionSnapshot<String>()
    outline.append(["Photos/", "Readme"])
    outline.append(["Summer", "Winter"], to: "Photos/")
    dataSource.apply(outline, to: 0, animatingDifferences: false)
  }
}
