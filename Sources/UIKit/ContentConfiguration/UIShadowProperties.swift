import CoreGraphics

/// The shadow of a background.
public struct UIShadowProperties: Hashable {
  /// The color. The default is black.
  public var color: UIColor
  /// The opacity, from 0, which is the default and means no shadow, to 1.
  public var opacity: CGFloat
  /// The blur radius, in points. The default is 3.
  public var radius: CGFloat
  /// The offset, in points. The default is 3 points upwards, as for a layer.
  public var offset: CGSize
  /// The shape that casts the shadow, in points, or `nil`, which is the default, for that of the background.
  public var path: UIBezierPath?

  init() {
    color = .black
    opacity = 0
    radius = 3
    offset = CGSize(width: 0, height: -3)
  }
}
