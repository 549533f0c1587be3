import CoreGraphics

/// A convex part of a body, in points relative to the body's center.
package struct PhysicsPart: Equatable {
  package enum Outline: Equatable {
    case circle(radius: CGFloat)
    /// A convex polygon with corners relative to the body's center. At most the first eight corners are used.
    case polygon([CGPoint])
  }
  package var outline: Outline
  /// The center of the part relative to the body's center, in points.
  package var center: CGPoint
  /// The size of the part's bounding box, in points.
  package var size: CGSize

  package init(outline: Outline, center: CGPoint, size: CGSize) {
    self.outline = outline
    self.center = center
    self.size = size
  }

  /// Returns a rectangle around `center`, rotated by `angle` radians.
  package static func rectangle(_ size: CGSize, center: CGPoint = .zero, angle: CGFloat = 0) -> PhysicsPart {
    let turn = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
    let (x, y) = (size.width / 2, size.height / 2)
    let corners = [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
    return PhysicsPart(outline: .polygon(corners.map { $0.applying(turn) }), center: center, size: size)
  }
}

/// The physical properties of a body, such as its density. The defaults are those of UIKit.
package struct PhysicsMaterial: Equatable {
  package var density: CGFloat = 1
  package var friction: CGFloat = 0
  package var elasticity: CGFloat = 0
  package var resistance: CGFloat = 0
  package var angularResistance: CGFloat = 0
  package var allowsRotation = true
  package var isAnchored = false

  package init() {}
}

/// The beginning or the end of a contact between two objects, which are identified by their tags.
package struct PhysicsContact: Equatable {
  package var first: Int
  package var second: Int
  package var began: Bool
  /// The position of the contact at its beginning, in points.
  package var point: CGPoint

  package init(first: Int, second: Int, began: Bool, point: CGPoint) {
    self.first = first
    self.second = second
    self.began = began
    self.point = point
  }
}

/// The kind of connection between two bodies, or between a body and a point of the world. Points are in world
/// coordinates, for the current positions of the bodies.
package enum PhysicsJointKind {
  /// Restricts the distance between the anchors to a range. It is a rod if the limits are equal, and a rope if the
  /// lower limit is 0.
  case distance(CGPoint, CGPoint, ClosedRange<CGFloat>)
  /// A spring between the anchors. `frequency` is in hertz. A `damping` of 1 is critical damping.
  case spring(CGPoint, CGPoint, length: CGFloat, frequency: CGFloat, damping: CGFloat)
  /// Prevents any relative movement and rotation.
  case fixed(CGPoint, frequency: CGFloat, damping: CGFloat)
  /// Allows only rotation about the anchor, within a range of radians if there is one.
  case pin(CGPoint, frictionTorque: CGFloat, range: ClosedRange<CGFloat>?)
  /// Allows only movement along the axis, within a range of points if there is one.
  case sliding(CGPoint, axis: CGVector, range: ClosedRange<CGFloat>?, friction: CGFloat)
}
