import UIKit

final class TileController: UICollectionViewController {
  var hues: [CGFloat]

  init(count: Int = 60, layout: UICollectionViewLayout = TileLayout()) {
    hues = (0..<count).map { CGFloat($0 % 60) / 60 }
    super.init(collectionViewLayout: layout)
  }

  required init?(coder: NSCoder) { fatalError("TileController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    hues.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    cell.contentView.backgroundColor = UIColor(
      hue: hues[indexPath.item], saturation: 0.6, brightness: 0.9, alpha: 1)
    return cell
  }

  func insertTiles(_ count: Int) {
    collectionView.performBatchUpdates {
      hues.insert(contentsOf: Array(repeating: 0.5, count: count), at: 0)
      collectionView.insertItems(at: (0..<count).map { IndexPath(item: $0, section: 0) })
    }
  }
}
