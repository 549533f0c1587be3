import UIKit

/// An interactive transition whose photos follow the fingers.
class ShiftedTransitionLayout: UICollectionViewTransitionLayout {
  private static let xKey = "x"
  private static let yKey = "y"

  /// The distance by which the photos are moved with the fingers, in points. It returns to zero when they are lifted.
  var shift: CGPoint {
    get { CGPoint(x: value(forAnimatedKey: Self.xKey), y: value(forAnimatedKey: Self.yKey)) }
    set {
      updateValue(newValue.x, forAnimatedKey: Self.xKey)
      updateValue(newValue.y, forAnimatedKey: Self.yKey)
    }
  }
}
