import CoreGraphics

/// One convex part of a body, in points from the body's centre.
package struct PhysicsPart: Equatable {
  package enum Outline: Equatable {
    case circle(radius: CGFloat)
    /// Corners of a convex outline, from the body's centre: eight at most, of more the first eight.
    case polygon([CGPoint])
  }
  package var outline: Outline
  /// The middle of the part.
  package var center: CGPoint
  /// The size of the part's box.
  package var size: CGSize

  package init(outline: Outline, center: CGPoint, size: CGSize) {
    self.outline = outline
    self.center = center
    self.size = size
  }

  /// A rectangle about `center`, turned by `angle`.
  package static func rectangle(_ size: CGSize, center: CGPoint = .zero, angle: CGFloat = 0) -> PhysicsPart {
    let turn = CGAffineTransform(translationX: center.x, y: center.y).rotated(by: angle)
    let (x, y) = (size.width / 2, size.height / 2)
    let corners = [CGPoint(x: -x, y: -y), CGPoint(x: x, y: -y), CGPoint(x: x, y: y), CGPoint(x: -x, y: y)]
    return PhysicsPart(outline: .polygon(corners.map { $0.applying(turn) }), center: center, size: size)
  }
}

/// What a body is made of. The defaults are UIKit's.
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

/// Two tagged things that began or ceased to touch.
package struct PhysicsContact: Equatable {
  package var first: Int
  package var second: Int
  package var began: Bool
  /// Where, when it began.
  package var point: CGPoint

  package init(first: Int, second: Int, began: Bool, point: CGPoint) {
    self.first = first
    self.second = second
    self.began = began
    self.point = point
  }
}

/// How two bodies, or a body and a point of the world, hold together. Points are the world's, as the bodies lie now.
package enum PhysicsJointKind {
  /// The distance of the anchors stays between the two, like a rod (both equal) or a rope (from 0).
  case distance(CGPoint, CGPoint, ClosedRange<CGFloat>)
  /// A spring between the anchors. `frequency` in hertz; `damping` 1 is critical.
  case spring(CGPoint, CGPoint, length: CGFloat, frequency: CGFloat, damping: CGFloat)
  /// Neither moves nor turns against the other.
  case fixed(CGPoint, frequency: CGFloat, damping: CGFloat)
  /// Turns about the anchor only, within the range of radians if there is one.
  case pin(CGPoint, frictionTorque: CGFloat, range: ClosedRange<CGFloat>?)
  /// Slides along the axis only, within the range of points if there is one.
  case sliding(CGPoint, axis: CGVector, range: ClosedRange<CGFloat>?, friction: CGFloat)
}
