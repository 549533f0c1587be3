import CoreGraphics

/// The position and size of an item when it is not being animated, in content coordinates, in points.
struct ItemPosition {
  let center: CGPoint
  /// The size of the item before its transform.
  let size: CGSize
  let frame: CGRect
}
