import BoxWorld
import CoreGraphics
import Foundation
import RuntimeInterface

/// A physics world that is simulated by Box2D. UIKit's dynamics use the same library.
@MainActor package final class BoxPhysicsWorld: PhysicsWorld {
  /// The number of points per meter in Box2D. With this number, Box2D's tolerances (5 mm of overlap, a centimeter of
  /// skin) are a fraction of a pixel. Views of a few to a thousand points have the sizes for which Box2D is designed.
  nonisolated static let scale: CGFloat = 25
  /// UIKit's unit of force in Box2D's newtons. This force accelerates a view of 100 × 100 points with density 1 by 100 points per
  /// second squared.
  nonisolated static let forceScale = massScale * 100 / scale
  /// The mass of a view of 100 × 100 points with density 1, in Box2D's kilograms.
  nonisolated static let massScale = (100 / scale) * (100 / scale)

  /// An object that owns the Box2D world and destroys it when it is deallocated.
  private final class Handle {
    let world: OpaquePointer
    init() { world = box_world_create() }
    deinit { box_world_destroy(world) }
  }
  private let handle = Handle()
  var world: OpaquePointer { handle.world }

  package init() {}

  package var gravity = CGVector.zero {
    didSet { if gravity != oldValue { box_world_set_gravity(world, BoxVector(gravity)) } }
  }

  package func addBody(tag: Int, center: CGPoint, angle: CGFloat) -> any PhysicsBody {
    BoxPhysicsBody(world: self, body: box_body_create(world, Int64(tag), BoxVector(center), angle))
  }

  package func addBoundary(tag: Int, points: [CGPoint], isClosed: Bool, mask: UInt64) -> any PhysicsBoundary {
    let vertices = points.map { BoxVector($0) }
    let boundary = box_boundary_create(world, Int64(tag), vertices, Int64(vertices.count), isClosed, mask)
    return BoxPhysicsBoundary(world: self, body: boundary!)
  }

  package func addJoint(
    _ joint: PhysicsJointKind, of body: any PhysicsBody, to other: (any PhysicsBody)?
  ) -> any PhysicsJoint {
    let a = (body as! BoxPhysicsBody).body
    let b = (other as! BoxPhysicsBody?)?.body
    let scale = Self.scale
    let handle: OpaquePointer =
      switch joint {
      case .distance(let start, let end, let range):
        box_joint_distance(
          world, a, BoxVector(start), b, BoxVector(end), range.lowerBound / scale, min(range.upperBound / scale, 1e9))
      case .spring(let start, let end, let length, let frequency, let damping):
        box_joint_spring(world, a, BoxVector(start), b, BoxVector(end), length / scale, frequency, damping)
      case .fixed(let anchor, let frequency, let damping):
        box_joint_fixed(world, a, b, BoxVector(anchor), frequency, damping)
      case .pin(let anchor, let torque, let range):
        box_joint_pin(
          world, a, b, BoxVector(anchor), torque * Self.forceScale, range != nil, Double(range?.lowerBound ?? 0),
          Double(range?.upperBound ?? 0))
      case .sliding(let anchor, let axis, let range, let friction):
        box_joint_sliding(
          world, a, b, BoxVector(anchor), BoxVector(x: axis.dx, y: axis.dy), range != nil,
          Double(range?.lowerBound ?? 0) / scale, Double(range?.upperBound ?? 0) / scale, friction * Self.forceScale)
      }
    return BoxPhysicsJoint(world: self, joint: handle)
  }

  package func step(_ seconds: TimeInterval) { box_world_step(world, seconds) }

  package var isAwake: Bool { box_world_is_awake(world) }

  package func drainContacts() -> [PhysicsContact] {
    var first: UnsafePointer<BoxContact>?
    let count = Int(box_world_take_contacts(world, &first))
    return UnsafeBufferPointer(start: first, count: count).map {
      PhysicsContact(first: Int($0.a), second: Int($0.b), isBeginning: $0.began, point: CGPoint($0.point))
    }
  }

  package func tags(in rect: CGRect) -> [Int] {
    var first: UnsafePointer<Int64>?
    let minimumPoint = CGPoint(x: rect.minX, y: rect.minY)
    let maximumPoint = CGPoint(x: rect.maxX, y: rect.maxY)
    let count = Int(box_world_find(world, BoxVector(minimumPoint), BoxVector(maximumPoint), &first))
    return UnsafeBufferPointer(start: first, count: count).map { Int($0) }
  }
}

extension BoxVector {
  init(_ point: CGPoint) {
    self.init(x: point.x / BoxPhysicsWorld.scale, y: point.y / BoxPhysicsWorld.scale)
  }
  init(_ vector: CGVector) {
    self.init(x: vector.dx / BoxPhysicsWorld.scale, y: vector.dy / BoxPhysicsWorld.scale)
  }
}

extension CGPoint {
  init(_ vector: BoxVector) {
    self.init(x: vector.x * BoxPhysicsWorld.scale, y: vector.y * BoxPhysicsWorld.scale)
  }
}

extension CGVector {
  init(_ vector: BoxVector) {
    self.init(dx: vector.x * BoxPhysicsWorld.scale, dy: vector.y * BoxPhysicsWorld.scale)
  }
}
