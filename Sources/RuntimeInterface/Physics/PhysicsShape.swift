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
    let transform = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
    let (x, y) = (size.width / 2, size.height / 2)
    let corners = [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
    return PhysicsPart(outline: .polygon(corners.map { $0.applying(transform) }), center: center, size: size)
  }
}

/// The physical properties of a body, such as its density. The defaults are the same as in UIKit.
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
  package var isBeginning: Bool
  /// The position of the contact when it began, in points.
  package var point: CGPoint

  package init(first: Int, second: Int, isBeginning: Bool, point: CGPoint) {
    self.first = first
    self.second = second
    self.isBeginning = isBeginning
    self.point = point
  }
}

/// The kind of connection between two bodies, or between a body and a point of the world. Points are in world
/// coordinates, for the current positions of the bodies.
package enum PhysicsJointKind {
  /// Restricts the distance between two anchors, which are the points of the bodies that the joint connects, to a range. If both ends
  /// of the range are equal, the joint is a rod. If the lower end is 0, the joint is a rope.
  case distance(CGPoint, CGPoint, ClosedRange<CGFloat>)
  /// A spring between two anchors, which are the points of the bodies that it connects. `frequency` is in hertz. A
  /// `damping` of 1 is critical damping.
  case spring(CGPoint, CGPoint, length: CGFloat, frequency: CGFloat, damping: CGFloat)
  /// Prevents any movement and rotation of the two bodies relative to each other.
  case fixed(CGPoint, frequency: CGFloat, damping: CGFloat)
  /// Allows only rotation about a point. If `range` is not nil, the angle is restricted to this range in radians.
  case pin(CGPoint, frictionTorque: CGFloat, range: ClosedRange<CGFloat>?)
  /// Allows only movement along `axis`. If `range` is not nil, the distance is restricted to this range in points.
  case sliding(CGPoint, axis: CGVector, range: ClosedRange<CGFloat>?, friction: CGFloat)
}
