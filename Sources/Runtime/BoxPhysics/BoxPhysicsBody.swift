import BoxWorld
import CoreGraphics
import Foundation
import RuntimeInterface

/// A rigid body that is simulated by Box2D.
@MainActor final class BoxPhysicsBody: PhysicsBody {
  // The body retains its world, because Box2D destroys the bodies of a world with the world.
  private let world: BoxPhysicsWorld
  let body: OpaquePointer

  init(world: BoxPhysicsWorld, body: OpaquePointer) {
    self.world = world
    self.body = body
    setShape([.rectangle(CGSize(width: 1, height: 1))])
  }

  var center: CGPoint { CGPoint(box_body_center(body)) }
  var angle: CGFloat { box_body_angle(body) }
  var velocity: CGVector { CGVector(box_body_velocity(body)) }
  var angularVelocity: CGFloat { box_body_angular_velocity(body) }
  var mass: CGFloat { box_body_mass(body) / BoxPhysicsWorld.massScale }
  var isAwake: Bool { box_body_is_awake(body) }

  func setShape(_ parts: [PhysicsPart]) {
    box_body_begin_shape(body)
    for part in parts {
      switch part.outline {
      case .circle(let radius):
        box_body_add_circle(body, BoxVector(part.center), radius / BoxPhysicsWorld.scale)
      case .polygon(let corners):
        let points = corners.map { BoxVector($0) }
        let size = BoxVector(CGVector(dx: part.size.width, dy: part.size.height))
        box_body_add_polygon(body, points, Int64(points.count), BoxVector(part.center), size)
      }
    }
    box_body_end_shape(body)
  }

  func setMaterial(_ material: PhysicsMaterial) {
    box_body_set_material(
      body,
      BoxMaterial(
        density: material.density, friction: material.friction, elasticity: material.elasticity,
        resistance: material.resistance, angularResistance: material.angularResistance,
        allowsRotation: material.allowsRotation, isAnchored: material.isAnchored))
  }

  func setIsAffectedByGravity(_ isAffected: Bool) { box_body_set_feels_gravity(body, isAffected) }
  func setMasks(items: UInt64, boundaries: UInt64) { box_body_set_masks(body, items, boundaries) }
  func move(to center: CGPoint, angle: CGFloat) { box_body_set_place(body, BoxVector(center), angle) }
  func add(velocity: CGVector) { box_body_add_velocity(body, BoxVector(velocity)) }
  func add(angularVelocity: CGFloat) { box_body_add_angular_velocity(body, angularVelocity) }

  func push(_ force: CGVector, offset: CGVector, isImpulse: Bool) {
    let scaledForce = BoxVector(x: force.dx * BoxPhysicsWorld.forceScale, y: force.dy * BoxPhysicsWorld.forceScale)
    box_body_push(body, scaledForce, BoxVector(offset), isImpulse)
  }

  func rotate(towards angle: CGFloat, frequency: CGFloat, damping: CGFloat, for seconds: TimeInterval) {
    box_body_turn_towards(body, angle, frequency, damping, seconds)
  }

  func wake() { box_body_wake(body) }
  func remove() { box_body_destroy(body) }
}

/// An immovable line that is simulated by Box2D.
@MainActor final class BoxPhysicsBoundary: PhysicsBoundary {
  private let world: BoxPhysicsWorld
  private let body: OpaquePointer

  init(world: BoxPhysicsWorld, body: OpaquePointer) {
    self.world = world
    self.body = body
  }

  func remove() { box_body_destroy(body) }
}

/// A joint between two bodies, or between a body and a point, that is simulated by Box2D.
@MainActor final class BoxPhysicsJoint: PhysicsJoint {
  private let world: BoxPhysicsWorld
  private let joint: OpaquePointer

  init(world: BoxPhysicsWorld, joint: OpaquePointer) {
    self.world = world
    self.joint = joint
  }

  func remove() { box_joint_destroy(joint) }
}
