import UIKit

/// The layout attributes of a class, with the index paths of its subclasses.
final class ClassTreeAttributes: UICollectionViewLayoutAttributes {
  var children: [IndexPath] = []

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    (copy as? ClassTreeAttributes)?.children = children
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? ClassTreeAttributes, other.children == children else { return false }
    return super.isEqual(object)
  }
}
