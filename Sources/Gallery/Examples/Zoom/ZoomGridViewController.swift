import UIKit

/// A grid of paintings. A painting zooms out of its cell, and back to it.
final class ZoomGridViewController: UICollectionViewController {
  private let numbers = Array(0..<24)

  init() {
    super.init(collectionViewLayout: TilesLayout(smallestSide: 110))
    title = "Paintings"
  }

  required init?(coder: NSCoder) {
    fatalError("ZoomGridViewController does not support init(coder:); create it in code")
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
    let page = ZoomPageViewController(number: numbers[indexPath.item])
    let options = UIViewController.Transition.ZoomOptions()
    options.alignmentRectProvider = { [weak page] _ in page?.pictureFrame }
    page.preferredTransition = .zoom(options: options) { [weak self] context in
      guard let self, let page = context.zoomedViewController as? ZoomPageViewController,
        let item = numbers.firstIndex(of: page.number)
      else { return nil }
      return collectionView.cellForItem(at: IndexPath(item: item, section: 0))
    }
    navigationController?.pushViewController(page, animated: true)
  }
}
