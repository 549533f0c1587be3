import UIKit

/// Attributes of a photo: how dark its shadow is, and how dark the photo itself.
final class PhotoAttributes: UICollectionViewLayoutAttributes {
  /// From 0, no shadow, to 1.
  var shadowOpacity: CGFloat = 0

  /// From 0, the photo as it is, to 1, black.
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
