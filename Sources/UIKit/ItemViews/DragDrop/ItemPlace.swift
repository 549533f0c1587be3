import CoreGraphics

/// Where an item is at rest, in the coordinates of the content, in points.
struct ItemPlace {
  let center: CGPoint
  /// The size without a transform.
  let size: CGSize
  let frame: CGRect
}
