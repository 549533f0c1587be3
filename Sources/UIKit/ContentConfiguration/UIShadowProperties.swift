import CoreGraphics

/// The shadow of a background.
public struct UIShadowProperties: Hashable {
  /// The color. The default is black.
  public var color: UIColor
  /// The opacity, from 0 (no shadow) to 1. The default is 0.
  public var opacity: CGFloat
  /// The blur radius, in points. The default is 3.
  public var radius: CGFloat
  /// The offset, in points. The default is 3 points upwards, as for a layer.
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
