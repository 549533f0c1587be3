import UIKit

/// The content of a tab: a grid of paintings that are drawn from their numbers.
final class PaintingsViewController: UICollectionViewController {
  private let numbers: [Int]

  init(title: String, numbers: [Int]) {
    self.numbers = numbers
    super.init(collectionViewLayout: TilesLayout(smallestSide: 140))
    self.title = title
  }

  required init?(coder: NSCoder) {
    fatalError("PaintingsViewController does not support init(coder:); create it in code")
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = .systemBackground
    collectionView.register(PaintingCell.self, forCellWithReuseIdentifier: "painting")
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    numbers.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "painting", for: indexPath)
    (cell as? PaintingCell)?.imageView.image = Painting.image(numbers[indexPath.item])
    return cell
  }

  override func collectionView(_ collectionView: UICollectionView, didSelectItemAt indexPath: IndexPath) {
    let page = PaintingViewController(number: numbers[indexPath.item])
    page.hidesBottomBarWhenPushed = true
    navigationController?.pushViewController(page, animated: true)
  }
}
