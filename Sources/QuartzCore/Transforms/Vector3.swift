import CoreGraphics

/// A vector in space: a row of a rotation matrix, or an axis.
package struct Vector3: Equatable, Sendable {
  package var x: CGFloat
  package var y: CGFloat
  package var z: CGFloat

  package init(_ x: CGFloat, _ y: CGFloat, _ z: CGFloat) {
    self.x = x
    self.y = y
    self.z = z
  }

  func dot(_ o: Vector3) -> CGFloat { x * o.x + y * o.y + z * o.z }

  func cross(_ o: Vector3) -> Vector3 { Vector3(y * o.z - z * o.y, z * o.x - x * o.z, x * o.y - y * o.x) }

  func subtracting(_ o: Vector3, times f: CGFloat) -> Vector3 { Vector3(x - o.x * f, y - o.y * f, z - o.z * f) }

  var negated: Vector3 { Vector3(-x, -y, -z) }

  /// Scales the vector to length 1 and returns its previous length. A vector of length zero is unchanged.
  mutating func normalize() -> CGFloat {
    let length = dot(self).squareRoot()
    if length > 0 {
      x /= length
      y /= length
      z /= length
    }
    return length
  }
}
