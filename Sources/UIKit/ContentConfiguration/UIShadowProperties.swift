import CoreGraphics

/// The properties of the shadow that a background casts.
public struct UIShadowProperties: Hashable {
  /// The color of the shadow. The default is black.
  public var color: UIColor
  /// The opacity of the shadow, from 0 (invisible) to 1. The default is 0.
  public var opacity: CGFloat
  /// The blur radius of the shadow, in points. The default is 3.
  public var radius: CGFloat
  /// The offset of the shadow from the background, in points. The default is 3 points upwards, as for a layer.
  public var offset: CGSize
  /// The shape that casts the shadow, in points, or `nil` to use the shape of the background. The default is `nil`.
  public var path: UIBezierPath?

  init() {
    color = .black
    opacity = 0
    radius = 3
    offset = CGSize(width: 0, height: -3)
  }
}
