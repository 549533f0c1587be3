import UIKit

final class FruitController: UICollectionViewController {
  private(set) var fruits = ["Apple", "Pear", "Plum", "Quince"]

  init() {
    super.init(collectionViewLayout: UICollectionViewFlowLayout())
  }

  required init?(coder: NSCoder) { fatalError("FruitController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(FruitCell.self, forCellWithReuseIdentifier: "fruit")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    fruits.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "fruit", for: indexPath)
    (cell as? FruitCell)?.label.text = fruits[indexPath.item]
    return cell
  }

  /// Removes the first fruit and adds two at the end.
  func changeSeason() {
    collectionView.performBatchUpdates {
      fruits.removeFirst()
      fruits += ["Medlar", "Rose hip"]
      collectionView.deleteItems(at: [IndexPath(item: 0, section: 0)])
      collectionView.insertItems(at: [IndexPath(item: 3, section: 0), IndexPath(item: 4, section: 0)])
    } completion: { finished in
      print("The animation \(finished ? "ended" : "was interrupted").")
    }
  }

  func moveLastToFront() {
    let last = IndexPath(item: fruits.count - 1, section: 0)
    collectionView.performBatchUpdates {
      fruits.insert(fruits.removeLast(), at: 0)
      collectionView.moveItem(at: last, to: IndexPath(item: 0, section: 0))
    }
  }
}

final class FruitCell: UICollectionViewCell {
  let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.frame = contentView.bounds
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    contentView.addSubview(label)
  }

  required init?(coder: NSCoder) { fatalError("FruitCell does not support init(coder:)") }
}
