import UIKit

// Unchanged iOS code: Swift 5 mode, without annotations that iOS code would not have.

class BadgeAttributes: UICollectionViewLayoutAttributes {
  var badge: Int = 0
  var color: UIColor?

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone) as! BadgeAttributes
    copy.badge = badge
    copy.color = color
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? BadgeAttributes else { return false }
    if other.badge != badge || other.color != color { return false }
    return super.isEqual(object)
  }
}
