import CoreGraphics
import Foundation

extension CATransform3D {
  /// The smallest divisor of a projection. A point with a smaller homogeneous coordinate is at or behind the eye.
  private static let nearestW: CGFloat = 1e-6

  /// Returns the projection of the point (`x`, `y`, 0): the mapped point, divided by its homogeneous coordinate.
  ///
  /// A point at or behind the eye is projected very far away in its direction.
  package func project(_ p: CGPoint) -> CGPoint {
    let x = p.x * m11 + p.y * m21 + m41
    let y = p.x * m12 + p.y * m22 + m42
    let w = p.x * m14 + p.y * m24 + m44
    if w == 1 { return CGPoint(x: x, y: y) }
    let divisor = max(w, Self.nearestW)
    return CGPoint(x: x / divisor, y: y / divisor)
  }

  /// Returns the projections of the corners of `rect`.
  package func project(_ rect: CGRect) -> Quad {
    Quad(
      topLeft: project(CGPoint(x: rect.minX, y: rect.minY)), topRight: project(CGPoint(x: rect.maxX, y: rect.minY)),
      bottomRight: project(CGPoint(x: rect.maxX, y: rect.maxY)),
      bottomLeft: project(CGPoint(x: rect.minX, y: rect.maxY)))
  }

  /// Returns the bounding box of the projection of `rect`.
  package func boundingBox(of rect: CGRect) -> CGRect {
    if m12 == 0, m21 == 0, m14 == 0, m24 == 0, m44 == 1 {
      let x = rect.minX * m11 + m41
      let y = rect.minY * m22 + m42
      let width = rect.width * m11
      let height = rect.height * m22
      return CGRect(x: min(x, x + width), y: min(y, y + height), width: abs(width), height: abs(height))
    }
    return project(rect).boundingBox
  }

  /// The transform with the same effect on the plane z = 0, but without depth. This is the transform of a layer that is flattened into
  /// its parent.
  package var flattened: CATransform3D {
    var t = self
    t.m13 = 0
    t.m23 = 0
    t.m33 = 1
    t.m43 = 0
    t.m31 = 0
    t.m32 = 0
    t.m34 = 0
    return t
  }

  /// The transform that maps a projected point back to the plane z = 0, or nil if only the edge of the plane is
  /// visible.
  ///
  /// For points of that plane, the matrix acts as a 3 × 3 homography. Hit testing uses the inverse of the homography,
  /// because the inverse of the whole matrix would assume that the projected point has depth zero.
  package var planeInverse: CATransform3D? {
    // Rows of the homography for (x, y, 1): (m11 m12 m14), (m21 m22 m24), (m41 m42 m44).
    let a11 = m22 * m44 - m24 * m42
    let a12 = m14 * m42 - m12 * m44
    let a13 = m12 * m24 - m14 * m22
    let d = m11 * a11 + m21 * a12 + m41 * a13
    guard d != 0, d.isFinite else { return nil }
    let i = 1 / d
    guard i.isFinite else { return nil }
    var t = CATransform3D.identity
    t.m11 = a11 * i
    t.m12 = a12 * i
    t.m14 = a13 * i
    t.m21 = (m24 * m41 - m21 * m44) * i
    t.m22 = (m11 * m44 - m14 * m41) * i
    t.m24 = (m14 * m21 - m11 * m24) * i
    t.m41 = (m21 * m42 - m22 * m41) * i
    t.m42 = (m12 * m41 - m11 * m42) * i
    t.m44 = (m11 * m22 - m12 * m21) * i
    return t
  }
}
