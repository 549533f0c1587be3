import CoreGraphics

/// The resting position of an item, in the coordinates of the content, in points.
struct ItemPlace {
  let center: CGPoint
  /// The size without a transform.
  let size: CGSize
  let frame: CGRect
}
