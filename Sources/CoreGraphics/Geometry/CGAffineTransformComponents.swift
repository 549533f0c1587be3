import Foundation

/// A transform taken apart: scale, then shear, then rotation, then translation make it again.
public struct CGAffineTransformComponents: Hashable, Codable, Sendable {
  /// The factors along the axes, applied first. A mirrored transform has a negative height.
  public var scale: CGSize
  /// The horizontal shear, applied second.
  public var horizontalShear: CGFloat
  /// The angle in radians, applied third.
  public var rotation: CGFloat
  /// The movement in points, applied last.
  public var translation: CGVector

  /// Makes the components of the matrix of zeros.
  public init() { self.init(scale: .zero, horizontalShear: 0, rotation: 0, translation: .zero) }

  /// Puts components together.
  public init(scale: CGSize, horizontalShear: CGFloat, rotation: CGFloat, translation: CGVector) {
    self.scale = scale
    self.horizontalShear = horizontalShear
    self.rotation = rotation
    self.translation = translation
  }
}

extension CGAffineTransform {
  /// Makes the transform that scales, shears, turns and moves as `components` say, in that order.
  public init(_ components: CGAffineTransformComponents) {
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(CGAffineTransform(a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0))
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Takes the transform apart; `CGAffineTransform(_:)` puts it together again. A transform that flattens the x axis has
  /// no rotation of its own and is given 0.
  public func decomposed() -> CGAffineTransformComponents {
    let scaleX = (a * a + b * b).squareRoot()
    let angle = scaleX == 0 ? 0 : atan2(b, a)
    // Undo the rotation: what is left is (scaleX, 0; shear · scaleY, scaleY).
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
