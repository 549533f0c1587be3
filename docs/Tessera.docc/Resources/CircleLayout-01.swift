import UIKit

final class CircleLayout: UICollectionViewLayout {
  private var itemCount = 0
  private var center = CGPoint.zero
  private var radius: CGFloat = 0

  override func prepare() {
    super.prepare()
    guard let collectionView else { return }
    let size = collectionView.bounds.size
    itemCount = collectionView.numberOfItems(inSection: 0)
    center = CGPoint(x: size.width / 2, y: size.height / 2)
    radius = min(size.width, size.height) / 2.5
  }
}
