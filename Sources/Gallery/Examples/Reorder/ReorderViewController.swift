import UIKit

/// Rest a finger on a picture, then take it elsewhere.
final class ReorderViewController: UICollectionViewController {
  private(set) var pictures = Array(0..<24)

  init() {
    super.init(collectionViewLayout: TilesLayout(smallestSide: 80))
  }

  required init?(coder: NSCoder) { fatalError("ReorderViewController is made in code") }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hold and Move"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PaintingCell.self, forCellWithReuseIdentifier: "picture")
  }

  /// Having this method is what lets pictures be moved.
  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
  ) {
    pictures.insert(pictures.remove(at: sourceIndexPath.item), at: destinationIndexPath.item)
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    pictures.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "picture", for: indexPath)
    (cell as? PaintingCell)?.imageView.image = Painting.image(pictures[indexPath.item])
    return cell
  }
}
