import UIKit

/// A collection view controller with numbered tiles. Each number has its own color.
@preconcurrency @MainActor
final class TilesController: UICollectionViewController {
  var tiles = Array(0..<12)

  static var layout: UICollectionViewFlowLayout {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 32, height: 30)
    layout.minimumInteritemSpacing = 4
    layout.minimumLineSpacing = 4
    layout.sectionInset = UIEdgeInsets(top: 4, left: 4, bottom: 4, right: 4)
    return layout
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .white
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "tile")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    tiles.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "tile", for: indexPath)
    let number = tiles[indexPath.item]
    cell.contentView.backgroundColor = UIColor(hue: CGFloat(number) / 21, saturation: 0.5, brightness: 1, alpha: 1)
    let label = cell.contentView.subviews.first as? UILabel ?? UILabel(frame: cell.contentView.bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    label.textAlignment = .center
    label.text = "\(number)"
    cell.contentView.addSubview(label)
    return cell
  }

  override func collectionView(
    _ collectionView: UICollectionView, moveItemAt source: IndexPath, to destination: IndexPath
  ) { tiles.insert(tiles.remove(at: source.item), at: destination.item) }
}
