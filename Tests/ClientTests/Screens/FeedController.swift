import UIKit

/// A list that loads more items at its end and refreshes at its beginning. Its rows grow when they are tapped.
final class FeedController: UICollectionViewController, UICollectionViewDelegateFlowLayout {
  private(set) var rows = 20
  private(set) var open: Set<Int> = []
  private(set) var refreshes = 0
  private var isLoading = false

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.minimumLineSpacing = 0
    layout.sectionHeadersPinToVisibleBounds = true
    layout.headerReferenceSize = CGSize(width: 320, height: 30)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("init(coder:) has not been implemented") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(NameCell.self, forCellWithReuseIdentifier: "row")
    collectionView.register(
      UICollectionReusableView.self, forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader,
      withReuseIdentifier: "header")
    let refresh = UIRefreshControl()
    refresh.addTarget(self, action: Selector("refresh:", Self.refresh), for: .valueChanged)
    collectionView.refreshControl = refresh
  }

  func refresh(_ control: UIRefreshControl) {
    refreshes += 1
    DispatchQueue.main.async {
      self.rows = 20
      self.open = []
      self.collectionView.reloadData()
      control.endRefreshing()
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { rows }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "row", for: indexPath) as! NameCell
    cell.label.text = "row \(indexPath.item)"
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView {
    collectionView.dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: "header", for: indexPath)
  }

  func collectionView(
    _ collectionView: UICollectionView, layout: UICollectionViewLayout, sizeForItemAt indexPath: IndexPath
  ) -> CGSize { CGSize(width: collectionView.bounds.width, height: open.contains(indexPath.item) ? 120 : 60) }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    collectionView.deselectItem(at: indexPath, animated: true)
    open.formSymmetricDifference([indexPath.item])
    collectionView.performBatchUpdates(nil)
  }

  override func collectionView(
    _ collectionView: UICollectionView, willDisplay cell: UICollectionViewCell, forItemAt indexPath: IndexPath
  ) {
    guard indexPath.item >= rows - 3, !isLoading, rows < 60 else { return }
    isLoading = true
    DispatchQueue.main.async {
      let old = self.rows
      self.rows += 20
      self.collectionView.insertItems(at: (old..<self.rows).map { IndexPath(item: $0, section: 0) })
      self.isLoading = false
    }
  }
}
