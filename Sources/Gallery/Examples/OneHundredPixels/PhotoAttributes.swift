import UIKit

/// The layout attributes of a photo, with the opacity of its shadow and of its shade.
final class PhotoAttributes: UICollectionViewLayoutAttributes {
  /// The opacity of the photo's shadow, from 0 to 1. The default is 0.
  var shadowOpacity: CGFloat = 0

  /// The opacity of the black shade over the photo, from 0 to 1.
  var maskingValue: CGFloat = 0

  override func copy(with zone: NSZone? = nil) -> Any {
    let copy = super.copy(with: zone)
    if let copy = copy as? PhotoAttributes {
      copy.shadowOpacity = shadowOpacity
      copy.maskingValue = maskingValue
    }
    return copy
  }

  override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? PhotoAttributes, other.shadowOpacity == shadowOpacity,
      other.maskingValue == maskingValue
    else { return false }
    return super.isEqual(object)
  }
}
