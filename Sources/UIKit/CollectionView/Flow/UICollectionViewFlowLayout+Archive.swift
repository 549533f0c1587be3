import Foundation

extension UICollectionViewFlowLayout: ArchivedObject {
  final func encodeArchive(with coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(itemSize, forKey: "UIItemSize")
    coder.encode(estimatedItemSize, forKey: "UIEstimatedItemSize")
    coder.encode(headerReferenceSize, forKey: "UIHeaderReferenceSize")
    coder.encode(footerReferenceSize, forKey: "UIFooterReferenceSize")
    coder.encode(Double(minimumLineSpacing), forKey: "UILineSpacing")
    coder.encode(Double(minimumInteritemSpacing), forKey: "UIInteritemSpacing")
    coder.encode(sectionInset, forKey: "UISectionInset")
    coder.encode(scrollDirection.rawValue, forKey: "UIScrollDirection")
  }

  func decodeArchive(from coder: NSCoder) {
    guard coder.containsValue(forKey: "UIItemSize") else { return }
    itemSize = coder.decodeCGSize(forKey: "UIItemSize")
    estimatedItemSize = coder.decodeCGSize(forKey: "UIEstimatedItemSize")
    headerReferenceSize = coder.decodeCGSize(forKey: "UIHeaderReferenceSize")
    footerReferenceSize = coder.decodeCGSize(forKey: "UIFooterReferenceSize")
    minimumLineSpacing = coder.decodeNumber(forKey: "UILineSpacing") ?? minimumLineSpacing
    minimumInteritemSpacing = coder.decodeNumber(forKey: "UIInteritemSpacing") ?? minimumInteritemSpacing
    sectionInset = coder.decodeUIEdgeInsets(forKey: "UISectionInset")
    let direction = coder.decodeInt(forKey: "UIScrollDirection")
    scrollDirection = UICollectionView.ScrollDirection(rawValue: direction) ?? scrollDirection
  }
}
