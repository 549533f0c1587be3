import UIKit

/// A layout that shows all photos in a grid.
final class PhotoGridLayout: UICollectionViewFlowLayout {
  override class var layoutAttributesClass: AnyClass { PhotoAttributes.self }

  override init() {
    super.init()
    itemSize = CGSize(width: 200, height: 200)
    sectionInset = UIEdgeInsets(top: 13, left: 13, bottom: 13, right: 13)
    minimumInteritemSpacing = 13
    minimumLineSpacing = 13
  }

  required init?(coder: NSCoder) { fatalError("PhotoGridLayout does not support init(coder:); create it in code") }
}
