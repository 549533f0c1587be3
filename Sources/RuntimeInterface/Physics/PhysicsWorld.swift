import CoreGraphics
import Foundation

/// A two-dimensional world of rigid bodies, which `UIDynamicAnimator` uses. Units are points, seconds and radians, with
/// y pointing down.
///
/// The caller assigns a tag to each body. Contacts and searches return these tags.
@MainActor package protocol PhysicsWorld: AnyObject {
  /// The acceleration of the bodies to which gravity applies, in points per second squared.
  var gravity: CGVector { get set }

  /// Adds a movable body. Until its shape is set, the body is a square of one point.
  func addBody(tag: Int, center: CGPoint, angle: CGFloat) -> any PhysicsBody
  /// Adds a fixed line through two or more points. Bodies whose mask has a common bit with `mask` collide with the
  /// line.
  func addBoundary(tag: Int, points: [CGPoint], isClosed: Bool, mask: UInt64) -> any PhysicsBoundary
  /// Connects a body to another body, or to a fixed point of the world if `other` is nil.
  func addJoint(_ joint: PhysicsJointKind, of body: any PhysicsBody, to other: (any PhysicsBody)?) -> any PhysicsJoint

  /// Advances the simulation by a number of seconds. Forces that were applied since the last step are used.
  func step(_ seconds: TimeInterval)
  /// Indicates whether at least one body is moving.
  var isAwake: Bool { get }
  /// Returns the contacts that began or ended since the last call, in order, and clears the list.
  func drainContacts() -> [PhysicsContact]
  /// Returns the tags of the bodies whose bounding boxes intersect a rectangle.
  func tags(in rect: CGRect) -> [Int]
}

/// A body in a `PhysicsWorld`. Remove its joints before you remove the body.
@MainActor package protocol PhysicsBody: AnyObject {
  var center: CGPoint { get }
  var angle: CGFloat { get }
  /// The velocity in points per second.
  var velocity: CGVector { get }
  /// The angular velocity in radians per second.
  var angularVelocity: CGFloat { get }
  /// The mass in UIKit's unit: a body of 100 by 100 points with a density of 1 has a mass of 1.
  var mass: CGFloat { get }
  var isAwake: Bool { get }

  /// Sets the shape of the body, which is composed of convex parts.
  func setShape(_ parts: [PhysicsPart])
  func setMaterial(_ material: PhysicsMaterial)
  func setIsAffectedByGravity(_ isAffected: Bool)
  /// Sets the collision masks of the body. Two bodies collide if their `items` have a common bit. A body and a boundary
  /// collide if their `boundaries` have a common bit.
  func setMasks(items: UInt64, boundaries: UInt64)
  func move(to center: CGPoint, angle: CGFloat)
  func add(velocity: CGVector)
  func add(angularVelocity: CGFloat)
  /// Applies a force or an impulse to the body. A force of 1 accelerates a mass of 1 by 100 points per second². An
  /// impulse of 1 adds 100 points per second. `offset` is relative to the center, along the axes of the world.
  func push(_ force: CGVector, offset: CGVector, isImpulse: Bool)
  /// Rotates the body towards an angle like a spring, during the next step of `seconds`. A `damping` of 1 is critical
  /// damping.
  func rotate(towards angle: CGFloat, frequency: CGFloat, damping: CGFloat, for seconds: TimeInterval)
  func wake()
  func remove()
}

/// A fixed line in a `PhysicsWorld`, with which bodies collide.
@MainActor package protocol PhysicsBoundary: AnyObject {
  func remove()
}

/// A connection between two bodies, or between a body and a fixed point, in a `PhysicsWorld`.
@MainActor package protocol PhysicsJoint: AnyObject {
  func remove()
}
