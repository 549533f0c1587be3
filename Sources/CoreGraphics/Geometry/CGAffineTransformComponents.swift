import Foundation

/// The components of an affine transform: scale, shear, rotation and translation, applied in this order.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// The factors along the axes, applied first. A mirrored transform has a negative height.
  public var scale: CGSize
  /// The horizontal shear, applied second.
  public var horizontalShear: CGFloat
  /// The angle in radians, applied third.
  public var rotation: CGFloat
  /// The translation in points, applied last.
  public var translation: CGVector

  /// Creates the components of a matrix with all entries 0.
  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  /// Creates components from their values.
  ///
  /// - Parameters:
  ///   - scale: The factors along the axes. The default is 1 for both.
  ///   - horizontalShear: The horizontal shear. The default is 0.
  ///   - rotation: The angle in radians. The default is 0.
  ///   - translation: The translation in points. The default is zero.
  public init(
    scale: CGSize = CGSize(width: 1, height: 1), horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Creates a transform that scales, shears, rotates and translates, in this order.
  ///
  /// - Parameter components: The components of the transform.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Decomposes the transform. `CGAffineTransform(_:)` composes it again.
  ///
  /// - Returns: The components. The rotation is 0 if the transform maps the x-axis to a point.
  public func decomposed() -> CGAffineTransformComponents {
    let scaleX = (a * a + b * b).squareRoot()
    let angle = scaleX == 0 ? 0 : atan2(b, a)
    // The matrix without the rotation is (scaleX, 0; shear · scaleY, scaleY).
    let sine = sin(angle)
    let cosine = cos(angle)
    let shearTimesScale = c * cosine + d * sine
    let scaleY = d * cosine - c * sine
    return CGAffineTransformComponents(
      scale: CGSize(width: scaleX, height: scaleY),
      horizontalShear: scaleY == 0 ? 0 : shearTimesScale / scaleY, rotation: angle,
      translation: CGVector(dx: tx, dy: ty))
  }
}
