import UIKit

/// Tap pictures to select them; the bin takes all of them away at once.
final class DeleteSelectedViewController: UICollectionViewController {
  private(set) var pictures = Array(0..<24)

  init() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 84, height: 84)
    layout.sectionInset = UIEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("DeleteSelectedViewController is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Delete the Selected"
    collectionView.backgroundColor = .systemBackground
    collectionView.allowsMultipleSelection = true
    collectionView.register(SelectableCell.self, forCellWithReuseIdentifier: "picture")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .trash, primaryAction: UIAction { [unowned self] _ in deleteSelected() })
  }

  private func deleteSelected() {
    collectionView.performBatchUpdates {
      let paths = self.collectionView.indexPathsForSelectedItems ?? []
      for path in paths.sorted().reversed() { self.pictures.remove(at: path.item) }
      self.collectionView.deleteItems(at: paths)
    }
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? SelectableCell)?.imageView.image = Painting.image(pictures[indexPath.item])
    return cell
  }
}
