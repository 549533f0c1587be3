import CoreGraphics
import Foundation

/// The parts of a transform: perspective, translation, rotation, skew and scale. The parts are applied in reverse order: scale first,
/// perspective last.
///
/// Transforms are interpolated part by part, so that sizes do not change during a rotation. Key paths such as
/// `transform.scale.x` read and write one part.
package struct TransformComponents: Equatable, Sendable {
  package var translation = (x: CGFloat(0), y: CGFloat(0), z: CGFloat(0))
  package var scale = (x: CGFloat(1), y: CGFloat(1), z: CGFloat(1))
  package var skew = (xy: CGFloat(0), xz: CGFloat(0), yz: CGFloat(0))
  package var rotation = Rotation.identity
  package var perspective = (x: CGFloat(0), y: CGFloat(0), z: CGFloat(0), w: CGFloat(1))
  /// The angle of the rotation about the z-axis in radians, or nil if there is a rotation about another axis. An angle
  /// distinguishes between half turns in different directions.
  package var angle: CGFloat?

  package init() {}

  package static func == (a: TransformComponents, b: TransformComponents) -> Bool {
    a.translation == b.translation && a.scale == b.scale && a.skew == b.skew && a.rotation == b.rotation
      && a.perspective == b.perspective && a.angle == b.angle
  }

  /// Decomposes `t`. The result is nil if its homogeneous coordinate is zero or not finite, or if its upper part cannot
  /// be inverted.
  package init?(_ t: CATransform3D) {
    if t.isAffine {
      self.init(affine: t)
      return
    }
    guard t.m44 != 0, t.m44.isFinite else { return nil }
    self.init()
    var m = t.scaledEntries(by: 1 / t.m44)
    if m.m14 != 0 || m.m24 != 0 || m.m34 != 0 {
      var remainingMatrix = m
      remainingMatrix.m14 = 0
      remainingMatrix.m24 = 0
      remainingMatrix.m34 = 0
      remainingMatrix.m44 = 1
      guard let inverse = remainingMatrix.inverse else { return nil }
      let p = (m.m14, m.m24, m.m34, m.m44)
      perspective.x = p.0 * inverse.m11 + p.1 * inverse.m12 + p.2 * inverse.m13 + p.3 * inverse.m14
      perspective.y = p.0 * inverse.m21 + p.1 * inverse.m22 + p.2 * inverse.m23 + p.3 * inverse.m24
      perspective.z = p.0 * inverse.m31 + p.1 * inverse.m32 + p.2 * inverse.m33 + p.3 * inverse.m34
      perspective.w = p.0 * inverse.m41 + p.1 * inverse.m42 + p.2 * inverse.m43 + p.3 * inverse.m44
      m = remainingMatrix
    }
    translation = (m.m41, m.m42, m.m43)
    var row0 = Vector3(m.m11, m.m12, m.m13)
    var row1 = Vector3(m.m21, m.m22, m.m23)
    var row2 = Vector3(m.m31, m.m32, m.m33)
    scale.x = row0.normalize()
    skew.xy = row0.dot(row1)
    row1 = row1.subtracting(row0, times: skew.xy)
    scale.y = row1.normalize()
    if scale.y != 0 { skew.xy /= scale.y }
    skew.xz = row0.dot(row2)
    row2 = row2.subtracting(row0, times: skew.xz)
    skew.yz = row1.dot(row2)
    row2 = row2.subtracting(row1, times: skew.yz)
    scale.z = row2.normalize()
    if scale.z != 0 {
      skew.xz /= scale.z
      skew.yz /= scale.z
    }
    if row0.dot(row1.cross(row2)) < 0 {
      scale = (-scale.x, -scale.y, -scale.z)
      row0 = row0.negated
      row1 = row1.negated
      row2 = row2.negated
    }
    rotation = Rotation(rows: row0, row1, row2)
  }

  private init(affine t: CATransform3D) {
    self.init()
    translation = (t.m41, t.m42, 0)
    var (a, b, c, d) = (t.m11, t.m12, t.m21, t.m22)
    scale.x = (a * a + b * b).squareRoot()
    scale.y = (c * c + d * d).squareRoot()
    if a * d - b * c < 0 {
      // With a reflection, the axis that is reflected has a negative scale.
      if a < d { scale.x = -scale.x } else { scale.y = -scale.y }
    }
    if scale.x != 0 {
      a /= scale.x
      b /= scale.x
    }
    if scale.y != 0 {
      c /= scale.y
      d /= scale.y
    }
    var rotationAngle = scale.x != 0 ? atan2(b, a) : 0
    if scale.x == 0, scale.y != 0 { rotationAngle = atan2(-c, d) }
    // The skew is the deviation of the y-axis from the rotated y-axis.
    let sine = sin(rotationAngle)
    let cosine = cos(rotationAngle)
    let alongAxis = c * cosine + d * sine
    let acrossAxis = -c * sine + d * cosine
    if scale.x != 0, scale.y != 0 {
      skew.xy = abs(alongAxis) < 1e-15 ? 0 : alongAxis
      scale.y *= acrossAxis
      if acrossAxis != 0 { skew.xy /= acrossAxis }
    }
    angle = rotationAngle
    rotation = Rotation(angle: rotationAngle, axis: Vector3(0, 0, 1))
  }

  /// The matrix that applies the scale, the skew, the rotation, the translation and the perspective, in this order.
  package var transform: CATransform3D {
    var m = CATransform3D.identity
    m.m14 = perspective.x
    m.m24 = perspective.y
    m.m34 = perspective.z
    m.m44 = perspective.w
    m = CATransform3D.translation(translation.x, translation.y, translation.z).concatenating(m)
    let turnTransform = angle.map { CATransform3DMakeRotation($0, 0, 0, 1) } ?? rotation.transform
    m = turnTransform.concatenating(m)
    if skew.xy != 0 || skew.xz != 0 || skew.yz != 0 {
      var s = CATransform3D.identity
      s.m21 = skew.xy
      s.m31 = skew.xz
      s.m32 = skew.yz
      m = s.concatenating(m)
    }
    return CATransform3D.scale(scale.x, scale.y, scale.z).concatenating(m)
  }

  /// Returns the parts at progress `p` between `a` (0) and `b` (1). Progress outside 0...1 extrapolates.
  package static func interpolate(_ a: TransformComponents, _ b: TransformComponents, _ p: CGFloat)
    -> TransformComponents
  {
    func interpolated(_ a: CGFloat, _ b: CGFloat) -> CGFloat { a + (b - a) * p }
    var r = TransformComponents()
    r.translation = (
      interpolated(a.translation.x, b.translation.x), interpolated(a.translation.y, b.translation.y),
      interpolated(a.translation.z, b.translation.z)
    )
    r.scale = (
      interpolated(a.scale.x, b.scale.x), interpolated(a.scale.y, b.scale.y), interpolated(a.scale.z, b.scale.z)
    )
    r.skew = (
      interpolated(a.skew.xy, b.skew.xy), interpolated(a.skew.xz, b.skew.xz), interpolated(a.skew.yz, b.skew.yz)
    )
    r.perspective = (
      interpolated(a.perspective.x, b.perspective.x), interpolated(a.perspective.y, b.perspective.y),
      interpolated(a.perspective.z, b.perspective.z), interpolated(a.perspective.w, b.perspective.w)
    )
    if let startAngle = a.angle, var endAngle = b.angle {
      // Interpolates along the shorter rotation. The sign of a half turn determines its direction.
      if endAngle - startAngle > .pi + 1e-9 {
        endAngle -= 2 * .pi
      } else if startAngle - endAngle > .pi + 1e-9 {
        endAngle += 2 * .pi
      }
      r.angle = interpolated(startAngle, endAngle)
      r.rotation = Rotation(angle: r.angle ?? 0, axis: Vector3(0, 0, 1))
    } else {
      r.rotation = Rotation.interpolate(a.rotation, b.rotation, p)
    }
    return r
  }
}

extension CATransform3D {
  /// Returns the transform at progress `p` between this one (0) and `other` (1).
  ///
  /// The transforms are interpolated part by part, or entry by entry if one of them cannot be decomposed.
  package func interpolated(to other: CATransform3D, progress p: CGFloat) -> CATransform3D {
    if p == 0 { return self }
    if p == 1 { return other }
    if let startComponents = TransformComponents(self), let endComponents = TransformComponents(other) {
      return TransformComponents.interpolate(startComponents, endComponents, p).transform
    }
    func interpolated(_ path: KeyPath<CATransform3D, CGFloat>) -> CGFloat {
      self[keyPath: path] + (other[keyPath: path] - self[keyPath: path]) * p
    }
    return CATransform3D(
      m11: interpolated(\.m11), m12: interpolated(\.m12), m13: interpolated(\.m13), m14: interpolated(\.m14),
      m21: interpolated(\.m21), m22: interpolated(\.m22),
      m23: interpolated(\.m23), m24: interpolated(\.m24), m31: interpolated(\.m31), m32: interpolated(\.m32),
      m33: interpolated(\.m33), m34: interpolated(\.m34),
      m41: interpolated(\.m41), m42: interpolated(\.m42), m43: interpolated(\.m43), m44: interpolated(\.m44))
  }

  fileprivate func scaledEntries(by f: CGFloat) -> CATransform3D {
    CATransform3D(
      m11: m11 * f, m12: m12 * f, m13: m13 * f, m14: m14 * f, m21: m21 * f, m22: m22 * f, m23: m23 * f, m24: m24 * f,
      m31: m31 * f, m32: m32 * f, m33: m33 * f, m34: m34 * f, m41: m41 * f, m42: m42 * f, m43: m43 * f, m44: m44 * f)
  }
}
