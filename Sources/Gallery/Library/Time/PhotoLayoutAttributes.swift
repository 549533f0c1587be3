import UIKit

/// The attributes of a photo on a card, in a group of a day, or in a stack.
final class PhotoLayoutAttributes: UICollectionViewLayoutAttributes {
  /// The radius of the corners in points.
  nonisolated(unsafe) var cornerRadius: CGFloat = 0
  /// A Boolean value that indicates whether the photo is a card, which has no heart.
  nonisolated(unsafe) var isCard = false
  /// The width of the border in points, by which the photos of a stack are separated.
  nonisolated(unsafe) var borderWidth: CGFloat = 0

  /// The width of the narrowest day in points, in which the longest date fits, or 0 for views without a date.
  nonisolated(unsafe) var dateWidth: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? PhotoLayoutAttributes {
      copy.cornerRadius = cornerRadius
      copy.isCard = isCard
      copy.borderWidth = borderWidth
      copy.dateWidth = dateWidth
    }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PhotoLayoutAttributes, other.cornerRadius == cornerRadius, other.isCard == isCard,
      other.borderWidth == borderWidth, other.dateWidth == dateWidth
    else { return false }
    return super.isEqual(object)
  }
}
