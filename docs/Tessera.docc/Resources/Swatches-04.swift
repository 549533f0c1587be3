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
    return cell
  }
}
