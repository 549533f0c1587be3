import CoreGraphics
import Foundation

/// Whether `t` changes nothing, exactly.
public func CATransform3DIsIdentity(_ t: CATransform3D) -> Bool { t.isIdentity }

/// Whether all entries are equal, exactly.
public func CATransform3DEqualToTransform(_ a: CATransform3D, _ b: CATransform3D) -> Bool { a == b }

/// A translation by (`tx`, `ty`, `tz`) points.
public func CATransform3DMakeTranslation(_ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  .translation(tx, ty, tz)
}

/// A scale about the origin.
public func CATransform3DMakeScale(_ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D { .scale(sx, sy, sz) }

/// A rotation by `angle` radians about the vector (`x`, `y`, `z`). A vector of length zero gives the identity.
public func CATransform3DMakeRotation(_ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat) -> CATransform3D {
  let length = (x * x + y * y + z * z).squareRoot()
  guard length > 0, length.isFinite else { return .identity }
  let (x, y, z) = (x / length, y / length, z / length)
  let sine = sin(angle)
  let cosine = cos(angle)
  let rest = 1 - cosine
  var t = CATransform3D.identity
  t.m11 = cosine + x * x * rest
  t.m12 = x * y * rest + z * sine
  t.m13 = x * z * rest - y * sine
  t.m21 = x * y * rest - z * sine
  t.m22 = cosine + y * y * rest
  t.m23 = y * z * rest + x * sine
  t.m31 = x * z * rest + y * sine
  t.m32 = y * z * rest - x * sine
  t.m33 = cosine + z * z * rest
  return t
}

/// `t` after a translation: the translation is applied to a point first.
public func CATransform3DTranslate(_ t: CATransform3D, _ tx: CGFloat, _ ty: CGFloat, _ tz: CGFloat) -> CATransform3D {
  CATransform3D.translation(tx, ty, tz).concatenating(t)
}

/// `t` after a scale: the scale is applied to a point first.
public func CATransform3DScale(_ t: CATransform3D, _ sx: CGFloat, _ sy: CGFloat, _ sz: CGFloat) -> CATransform3D {
  CATransform3D.scale(sx, sy, sz).concatenating(t)
}

/// `t` after a rotation by `angle` radians about (`x`, `y`, `z`): the rotation is applied to a point first.
public func CATransform3DRotate(
  _ t: CATransform3D, _ angle: CGFloat, _ x: CGFloat, _ y: CGFloat, _ z: CGFloat
) -> CATransform3D {
  CATransform3DMakeRotation(angle, x, y, z).concatenating(t)
}

/// The transform that applies `a` to a point first, then `b`: `a × b`.
public func CATransform3DConcat(_ a: CATransform3D, _ b: CATransform3D) -> CATransform3D { a.concatenating(b) }

/// The inverse; `t` itself where there is none.
public func CATransform3DInvert(_ t: CATransform3D) -> CATransform3D { t.inverse ?? t }

/// The affine transform `m` as a transform of space that leaves depth alone.
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

/// Whether `t` is exactly what an affine transform can say.
public func CATransform3DIsAffine(_ t: CATransform3D) -> Bool { t.isAffine }

/// The affine part of `t`. Depth and perspective are dropped; ask `CATransform3DIsAffine` whether there are any.
public func CATransform3DGetAffineTransform(_ t: CATransform3D) -> CGAffineTransform {
  CGAffineTransform(a: t.m11, b: t.m12, c: t.m21, d: t.m22, tx: t.m41, ty: t.m42)
}
