import CoreGraphics

/// The shadow of a background.
public struct UIShadowProperties: Hashable {
  /// Default black.
  public var color: UIColor
  /// Between 0, the default: no shadow, and 1.
  public var opacity: CGFloat
  /// How far the shadow is blurred, in points. Default 3.
  public var radius: CGFloat
  /// Where the shadow falls, in points. Default 3 upwards, as a layer's.
  public var offset: CGSize
  /// The shape that casts the shadow, in points of the background; nil, the default: the background's own.
  public var path: UIBezierPath?

  init() {
    color = .black
    opacity = 0
    radius = 3
    offset = CGSize(width: 0, height: -3)
  }
}
