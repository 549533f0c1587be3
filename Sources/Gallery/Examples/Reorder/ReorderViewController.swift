import UIKit

/// A screen with pictures that can be reordered by a long press followed by a drag.
final class ReorderViewController: UICollectionViewController {
  private(set) var pictures = Array(0..<24)

  init() {
    super.init(collectionViewLayout: TilesLayout(smallestSide: 80))
  }

  required init?(coder: NSCoder) {
    fatalError("ReorderViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Hold and Move"
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PaintingCell.self, forCellWithReuseIdentifier: "picture")
  }

  // Implementing this method makes the pictures movable.
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
