import UIKit

/// A flow layout that can be mirrored for right-to-left languages.
final class FlippingFlow: UICollectionViewFlowLayout {
  var flips = true
  override var flipsHorizontallyInOppositeLayoutDirection: Bool { flips }

  convenience init(_ side: CGFloat, _ direction: UICollectionView.ScrollDirection, flips: Bool = true) {
    self.init()
    self.flips = flips
    itemSize = CGSize(width: side, height: side)
    scrollDirection = direction
  }
}
