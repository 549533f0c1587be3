import CoreGraphics
import Foundation

/// Returns a Boolean value that indicates whether a transform is exactly the identity.
///
/// - Parameter t: A transform.
/// - Returns: `true` if every entry is equal to the identity's, without a tolerance.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Returns a Boolean value that indicates whether two transforms are exactly equal.
///
/// - Parameters:
///   - a: A transform.
///   - b: Another transform.
/// - Returns: `true` if all entries are equal, without a tolerance.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// Returns a transform that translates points.
///
/// - Parameters:
///   - tx: The translation along the x-axis, in points.
///   - ty: The translation along the y-axis, in points.
///   - tz: The translation along the z-axis, in points.
/// - Returns: The transform.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  .translation(tx, ty, tz)
}

/// Returns a transform that scales about the origin.
///
/// - Parameters:
///   - sx: The factor along the x-axis.
///   - sy: The factor along the y-axis.
///   - sz: The factor along the z-axis.
/// - Returns: The transform.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { .scale(sx, sy, sz) }

/// Returns a transform that rotates about an axis through the origin.
///
/// - Parameters:
///   - angle: The angle in radians.
///   - x: The x-component of the axis.
///   - y: The y-component of the axis.
///   - z: The z-component of the axis.
/// - Returns: The transform, or the identity if the axis has a length of zero.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = sin(angle)
  let cosine = cos(angle)
  let remainder = 1 - cosine
  var t = CATransform3D.identity
  t.m11 = cosine + x * x * remainder
  t.m12 = x * y * remainder + z * sine
  t.m13 = x * z * remainder - y * sine
  t.m21 = x * y * remainder - z * sine
  t.m22 = cosine + y * y * remainder
  t.m23 = y * z * remainder + x * sine
  t.m31 = x * z * remainder + y * sine
  t.m32 = y * z * remainder - x * sine
  t.m33 = cosine + z * z * remainder
  return t
}

/// Returns a transform that translates a point, then applies another transform to it.
///
/// - Parameters:
///   - t: The transform to apply after the translation.
///   - tx: The translation along the x-axis, in points.
///   - ty: The translation along the y-axis, in points.
///   - tz: The translation along the z-axis, in points.
/// - Returns: The combined transform.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D.translation(tx, ty, tz).concatenating(t)
}

/// Returns a transform that scales a point about the origin, then applies another transform to it.
///
/// - Parameters:
///   - t: The transform to apply after the scale.
///   - sx: The factor along the x-axis.
///   - sy: The factor along the y-axis.
///   - sz: The factor along the z-axis.
/// - Returns: The combined transform.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D.scale(sx, sy, sz).concatenating(t)
}

/// Returns a transform that rotates a point about an axis through the origin, then applies another transform to it.
///
/// - Parameters:
///   - t: The transform to apply after the rotation.
///   - angle: The angle in radians.
///   - x: The x-component of the axis.
///   - y: The y-component of the axis.
///   - z: The z-component of the axis.
/// - Returns: The combined transform, or `t` if the axis has a length of zero.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// Returns the transform that applies `a` to a point first, then `b`: the product `a × b`.
///
/// - Parameters:
///   - a: The transform to apply first.
///   - b: The transform to apply second.
/// - Returns: The combined transform.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// Returns the inverse of a transform.
///
/// - Parameter t: A transform.
/// - Returns: The inverse, or `t` itself if it cannot be inverted.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// Returns a three-dimensional transform that acts as an affine transform in the plane and leaves depth unchanged.
///
/// - Parameter m: An affine transform.
/// - Returns: The transform.
public func CATransform3DMakeAffineTransform(_ m: CGAffineTransform) -> CATransform3D {
  var t = CATransform3D.identity
  t.m11 = m.a
  t.m12 = m.b
  t.m21 = m.c
  t.m22 = m.d
  t.m41 = m.tx
  t.m42 = m.ty
  return t
}

/// Returns a Boolean value that indicates whether a transform can be converted to an affine transform without loss.
///
/// - Parameter t: A transform.
/// - Returns: `true` if the transform does not involve depth or perspective.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// Returns the affine part of a transform.
///
/// - Parameter t: A transform. `CATransform3DIsAffine(_:)` returns whether the conversion is possible without loss.
/// - Returns: The affine transform, without depth and perspective.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
