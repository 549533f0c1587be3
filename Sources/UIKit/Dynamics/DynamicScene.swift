import Foundation
import QuartzCore
import RuntimeInterface

/// The world of one animator: its bodies by item, its boundaries, and who is told of contacts.
@MainActor final class DynamicScene {
  let world: any PhysicsWorld
  private var records: [ObjectIdentifier: DynamicRecord] = [:]
  private var byTag: [Int: DynamicRecord] = [:]
  private var nextTag = 0
  /// Boundaries have negative tags.
  private var boundaries: [Int: (behavior: UICollisionBehavior, identifier: (any NSCopying)?)] = [:]
  private var nextBoundary = -1
  /// Which of the 64 groups of colliding items are taken.
  private var collisionBits: UInt64 = 0
  var collisionBehaviors: [UICollisionBehavior] = []
  /// The gravity behaviours; the last one counts, as an animator can have one (Apple's documentation of the class).
  var gravityBehaviors: [UIGravityBehavior] = [] {
    didSet { updateGravity() }
  }
  /// Grows when an item comes or goes.
  private(set) var version = 0
  private var unseen: [DynamicRecord] = []
  /// Something changed; wakes the animator.
  var onWake: () -> Void = {}

  init() {
    guard let make = Runtime.makePhysicsWorld else {
      Misuse.trap("no physics engine. Link the product `UIKit`, which brings the runtime (target TesseraRuntime).")
    }
    world = make()
  }

  // MARK: Items

  func record(of item: any UIDynamicItem) -> DynamicRecord? { records[ObjectIdentifier(item)] }

  /// Takes the item in, or counts one use more.
  @discardableResult
  func use(_ item: any UIDynamicItem) -> DynamicRecord {
    let key = ObjectIdentifier(item)
    let record: DynamicRecord
    if let known = records[key] {
      record = known
    } else {
      record = DynamicRecord(item: item, tag: nextTag, world: world)
      nextTag += 1
      records[key] = record
      byTag[record.tag] = record
      version += 1
      unseen.append(record)
    }
    record.uses += 1
    onWake()
    return record
  }

  /// Counts one use less; the item leaves with the last.
  func release(_ item: any UIDynamicItem) {
    guard let record = records[ObjectIdentifier(item)] else { return }
    record.uses -= 1
    onWake()
    guard record.uses == 0 else { return }
    records[ObjectIdentifier(item)] = nil
    byTag[record.tag] = nil
    version += 1
    record.body.remove()
  }

  func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.tags(in: rect).sorted().compactMap { byTag[$0]?.item }
  }

  /// The records that came since the last call.
  func newRecords() -> [DynamicRecord] {
    defer { unseen = [] }
    return unseen
  }

  var allRecords: some Collection<DynamicRecord> { byTag.values }

  // MARK: Gravity

  func updateGravity() {
    let direction = gravityBehaviors.last?.gravityDirection ?? .zero
    world.gravity = CGVector(
      dx: direction.dx * UIGravityBehavior.unit, dy: direction.dy * UIGravityBehavior.unit)
    onWake()
  }

  // MARK: Collisions

  /// A bit of its own for a collision behaviour; 0 when all 64 are taken.
  func takeCollisionBit() -> UInt64 {
    guard collisionBits != .max else { return 0 }
    let bit = UInt64(1) << UInt64(collisionBits.inverse.trailingZeroBitCount)
    collisionBits |= bit
    return bit
  }

  func giveBack(collisionBit bit: UInt64) { collisionBits &= ~bit }

  func addBoundary(
    _ points: [CGPoint], isClosed: Bool, of behavior: UICollisionBehavior, identifier: (any NSCopying)?
  ) -> (tag: Int, line: any PhysicsBoundary) {
    let tag = nextBoundary
    nextBoundary -= 1
    boundaries[tag] = (behavior, identifier)
    let line = world.addBoundary(tag: tag, points: points, isClosed: isClosed, mask: behavior.bit)
    onWake()
    return (tag, line)
  }

  func removeBoundary(_ tag: Int, _ line: any PhysicsBoundary) {
    line.remove()
    boundaries[tag] = nil
    onWake()
  }

  /// Tells the delegates of what touched and parted since the last call.
  func tellContacts() {
    for contact in world.takeContacts() {
      if contact.first >= 0, contact.second >= 0 {
        guard let one = byTag[contact.first], let other = byTag[contact.second] else { continue }
        for behavior in collisionBehaviors where one.itemMask & other.itemMask & behavior.bit != 0 {
          behavior.tell(one.item, other.item, contact)
        }
      } else {
        let (item, line) = contact.first >= 0 ? (contact.first, contact.second) : (contact.second, contact.first)
        guard let record = byTag[item], let boundary = boundaries[line] else { continue }
        boundary.behavior.tell(record.item, boundary: boundary.identifier, contact)
      }
    }
  }
}

extension UInt64 {
  fileprivate var inverse: UInt64 { ~self }
}
