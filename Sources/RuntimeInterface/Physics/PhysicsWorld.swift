import CoreGraphics
import Foundation

/// A world of rigid bodies in the plane, in points, seconds and radians, y down. What `UIDynamicAnimator` stands on.
///
/// Bodies carry a tag of the caller's, by which contacts and searches name them.
@MainActor package protocol PhysicsWorld: AnyObject {
  /// Accelerates the bodies that feel it; points a second, a second.
  var gravity: CGVector { get set }

  /// Makes a body that can move: a square of a point until it gets a shape.
  func addBody(tag: Int, center: CGPoint, angle: CGFloat) -> any PhysicsBody
  /// Makes a line that does not move, through at least two points. Bodies with a bit of `mask` in common bounce off it.
  func addBoundary(tag: Int, points: [CGPoint], isClosed: Bool, mask: UInt64) -> any PhysicsBoundary
  /// Joins a body to another, or to a point of the world.
  func addJoint(_ joint: PhysicsJointKind, of body: any PhysicsBody, to other: (any PhysicsBody)?) -> any PhysicsJoint

  /// Moves on. Forces that were applied since the last step act during this one.
  func step(_ seconds: TimeInterval)
  /// Whether anything still moves.
  var isAwake: Bool { get }
  /// What touched and what parted since the last call, in that order.
  func takeContacts() -> [PhysicsContact]
  /// The tags of the bodies whose bounding boxes meet the rectangle.
  func tags(in rect: CGRect) -> [Int]
}

/// A body in a `PhysicsWorld`. Joints of a body are to be removed before it is.
@MainActor package protocol PhysicsBody: AnyObject {
  var center: CGPoint { get }
  var angle: CGFloat { get }
  /// Points a second.
  var velocity: CGVector { get }
  /// Radians a second.
  var angularVelocity: CGFloat { get }
  /// In UIKit's unit: 100 by 100 points at density 1 are 1.
  var mass: CGFloat { get }
  var isAwake: Bool { get }

  /// What it is made of, together.
  func setShape(_ parts: [PhysicsPart])
  func setMaterial(_ material: PhysicsMaterial)
  func setFeelsGravity(_ feels: Bool)
  /// Bodies meet where they share a bit of `items`; body and boundary where they share one of `boundaries`.
  func setMasks(items: UInt64, boundaries: UInt64)
  func move(to center: CGPoint, angle: CGFloat)
  func add(velocity: CGVector)
  func add(angularVelocity: CGFloat)
  /// A force of 1 accelerates a mass of 1 by 100 points a second, a second; an impulse of 1 adds 100 points a second.
  /// `offset` is from the centre, in the world's axes.
  func push(_ force: CGVector, offset: CGVector, isImpulse: Bool)
  /// Turns towards an angle like a spring, for the next step of `seconds`. `damping` 1 is critical.
  func turn(towards angle: CGFloat, frequency: CGFloat, damping: CGFloat, for seconds: TimeInterval)
  func wake()
  func remove()
}

/// A line in a `PhysicsWorld`.
@MainActor package protocol PhysicsBoundary: AnyObject {
  func remove()
}

/// What holds two bodies together in a `PhysicsWorld`.
@MainActor package protocol PhysicsJoint: AnyObject {
  func remove()
}
