import UIKit

/// A screen with a cover flow, through which the steps move once.
final class CoverController: UICollectionViewController, WorkController {
  private let images: [UIImage?]

  init(images: [UIImage?]) {
    self.images = images
    super.init(collectionViewLayout: CoverLayout())
  }

  required init?(coder: NSCoder) { fatalError("CoverController does not support init(coder:); create it in code") }

  var stepCount: Int { 600 }

  override func viewDidLoad() {
    super.viewDidLoad()
    collectionView.backgroundColor = UIColor(red: 0x2b / 255, green: 0x2b / 255, blue: 0x2b / 255, alpha: 1)
    collectionView.contentInsetAdjustmentBehavior = .never
    collectionView.showsHorizontalScrollIndicator = false
    collectionView.register(CoverCell.self, forCellWithReuseIdentifier: CoverCell.reuseIdentifier)
  }

  func perform(_ step: Int) {
    let position = CGFloat(CoverLayout.count - 1) * CGFloat(step + 1) / CGFloat(stepCount)
    collectionView.contentOffset.x = position * CoverLayout.spacing
  }

  override func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    images.count
  }

  override func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    let cell = collectionView.dequeueReusableCell(withReuseIdentifier: CoverCell.reuseIdentifier, for: indexPath)
    (cell as? CoverCell)?.imageView.image = images[indexPath.item]
    return cell
  }
}
