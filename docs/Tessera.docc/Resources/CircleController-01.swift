import UIKit

final class CircleController: UICollectionViewController {
  private(set) var cellCount = 12

  init() {
    super.init(collectionViewLayout: CircleLayout())
  }

  required init?(coder: NSCoder) { fatalError("CircleController does not support init(coder:)") }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.register(UICollectionViewCell.self, forCellWithReuseIdentifier: "cell")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    cellCount
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath)
    cell.contentView.backgroundColor = .orange
    return cell
  }
}
