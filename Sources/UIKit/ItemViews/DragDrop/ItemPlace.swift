import CoreGraphics

/// The position and size of an item at rest, in points in the coordinates of the content.
struct ItemPlace {
  let center: CGPoint
  /// The size of the item, not including a transform.
  let size: CGSize
  let frame: CGRect
}
