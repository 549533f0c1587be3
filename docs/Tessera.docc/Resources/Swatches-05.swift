import UIKit

final class Swatches: UICollectionViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "swatch")
  }

  override func collectionView(_ view: UICollectionView, numberOfItemsInSection section: Int) -> Int { 1_000_000 }

  override func collectionView(_ view: UICollectionView, cellForItemAt path: IndexPath) -> UICollectionViewCell {
    let cell = view.dequeueReusableCell(withReuseIdentifier: "swatch", for: path)
    cell.contentView.backgroundColor = UIColor(
      hue: CGFloat(path.item % 60) / 60, saturation: 0.6, brightness: 0.9, alpha: 1)
    cell.contentView.layer.cornerRadius = 8
    return cell
  }
}
