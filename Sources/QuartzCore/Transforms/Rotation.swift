import CoreGraphics
import Foundation

/// A rotation in space, represented by a unit quaternion.
package struct Rotation: Equatable, Sendable {
  package var x: CGFloat
  package var y: CGFloat
  package var z: CGFloat
  package var w: CGFloat

  package static let identity = Rotation(x: 0, y: 0, z: 0, w: 1)

  package init(x: CGFloat, y: CGFloat, z: CGFloat, w: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
    self.w = w
  }

  /// Creates a rotation by `angle` radians about `axis`, which has a length of 1.
  package init(angle: CGFloat, axis: Vector3) {
    let half = angle / 2
    let s = sin(half)
    self.init(x: axis.x * s, y: axis.y * s, z: axis.z * s, w: cos(half))
  }

  /// Creates the rotation from the three rows of its matrix, for row vectors.
  init(rows r0: Vector3, _ r1: Vector3, _ r2: Vector3) {
    let trace = r0.x + r1.y + r2.z
    if trace > 0 {
      let s = (trace + 1).squareRoot() * 2
      self.init(x: (r1.z - r2.y) / s, y: (r2.x - r0.z) / s, z: (r0.y - r1.x) / s, w: s / 4)
    } else if r0.x > r1.y, r0.x > r2.z {
      let s = (1 + r0.x - r1.y - r2.z).squareRoot() * 2
      self.init(x: s / 4, y: (r0.y + r1.x) / s, z: (r2.x + r0.z) / s, w: (r1.z - r2.y) / s)
    } else if r1.y > r2.z {
      let s = (1 + r1.y - r0.x - r2.z).squareRoot() * 2
      self.init(x: (r0.y + r1.x) / s, y: s / 4, z: (r1.z + r2.y) / s, w: (r2.x - r0.z) / s)
    } else {
      let s = (1 + r2.z - r0.x - r1.y).squareRoot() * 2
      self.init(x: (r2.x + r0.z) / s, y: (r1.z + r2.y) / s, z: s / 4, w: (r0.y - r1.x) / s)
    }
  }

  /// The rotation as a matrix for row vectors.
  package var transform: CATransform3D {
    var t = CATransform3D.identity
    t.m11 = 1 - 2 * (y * y + z * z)
    t.m12 = 2 * (x * y + z * w)
    t.m13 = 2 * (x * z - y * w)
    t.m21 = 2 * (x * y - z * w)
    t.m22 = 1 - 2 * (x * x + z * z)
    t.m23 = 2 * (y * z + x * w)
    t.m31 = 2 * (x * z + y * w)
    t.m32 = 2 * (y * z - x * w)
    t.m33 = 1 - 2 * (x * x + y * y)
    return t
  }

  /// Returns the rotation at progress `p` between `a` (0) and `b` (1). The angular speed is constant along the shorter
  /// arc.
  package static func interpolate(_ a: Rotation, _ b: Rotation, _ p: CGFloat) -> Rotation {
    var b = b
    var cosine = a.x * b.x + a.y * b.y + a.z * b.z + a.w * b.w
    if cosine < -1e-9 {
      b = Rotation(x: -b.x, y: -b.y, z: -b.z, w: -b.w)
      cosine = -cosine
    }
    if cosine > 0.9999999 {
      var r = Rotation(
        x: a.x + (b.x - a.x) * p, y: a.y + (b.y - a.y) * p, z: a.z + (b.z - a.z) * p, w: a.w + (b.w - a.w) * p)
      let length = (r.x * r.x + r.y * r.y + r.z * r.z + r.w * r.w).squareRoot()
      if length > 0 { r = Rotation(x: r.x / length, y: r.y / length, z: r.z / length, w: r.w / length) }
      return r
    }
    let angle = acos(min(1, cosine))
    let sine = sin(angle)
    let f = sin((1 - p) * angle) / sine
    let g = sin(p * angle) / sine
    return Rotation(x: a.x * f + b.x * g, y: a.y * f + b.y * g, z: a.z * f + b.z * g, w: a.w * f + b.w * g)
  }

  /// The angles about x, y and z, in radians, that produce this rotation when they are applied in this order.
  package var eulerAngles: (x: CGFloat, y: CGFloat, z: CGFloat) {
    let t = transform
    let y = asin(max(-1, min(1, -t.m13)))
    if abs(t.m13) < 0.9999999 {
      return (atan2(t.m23, t.m33), y, atan2(t.m12, t.m11))
    }
    return (atan2(-t.m32, t.m22), y, 0)
  }

  /// Creates the rotation that rotates about x, then y, then z, by angles in radians.
  package init(eulerAngles e: (x: CGFloat, y: CGFloat, z: CGFloat)) {
    let rotation = CATransform3DMakeRotation(e.x, 1, 0, 0).concatenating(CATransform3DMakeRotation(e.y, 0, 1, 0))
      .concatenating(CATransform3DMakeRotation(e.z, 0, 0, 1))
    self.init(
      rows: Vector3(rotation.m11, rotation.m12, rotation.m13), Vector3(rotation.m21, rotation.m22, rotation.m23),
      Vector3(rotation.m31, rotation.m32, rotation.m33))
  }
}
