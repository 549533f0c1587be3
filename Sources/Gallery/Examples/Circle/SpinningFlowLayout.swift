import UIKit

/// A grid whose cells rotate clockwise by a quarter turn when they appear and disappear.
final class SpinningFlowLayout: UICollectionViewFlowLayout {
  private var inserted: Set<IndexPath> = []
  private var deleted: Set<IndexPath> = []

  override init() {
    super.init()
    itemSize = CGSize(width: 200, height: 200)
    sectionInset = UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 13)
    minimumInteritemSpacing = 13
    minimumLineSpacing = 13
  }

  required init?(coder: NSCoder) { fatalError("SpinningFlowLayout does not support init(coder:); create it in code") }

  override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
    super.prepare(forCollectionViewUpdates: updateItems)
    for update in updateItems {
      if update.updateAction == .insert, let path = update.indexPathAfterUpdate { inserted.insert(path) }
      if update.updateAction == .delete, let path = update.indexPathBeforeUpdate { deleted.insert(path) }
    }
  }

  override func finalizeCollectionViewUpdates() {
    super.finalizeCollectionViewUpdates()
    inserted.removeAll()
    deleted.removeAll()
  }

  override func initialLayoutAttributesForAppearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.initialLayoutAttributesForAppearingItem(at: path)
    guard inserted.contains(path), let attributes else { return attributes }
    attributes.alpha = 0
    attributes.transform3D = CATransform3DMakeRotation(-.pi / 2, 0, 0, 1)
    return attributes
  }

  override func finalLayoutAttributesForDisappearingItem(at path: IndexPath) -> UICollectionViewLayoutAttributes? {
    let attributes = super.finalLayoutAttributesForDisappearingItem(at: path)
    guard deleted.contains(path), let attributes else { return attributes }
    attributes.alpha = 0
    attributes.transform3D = CATransform3DConcat(
      CATransform3DMakeRotation(.pi / 2, 0, 0, 1), CATransform3DMakeScale(0.1, 0.1, 1))
    return attributes
  }
}
