import Foundation
import QuartzCore
import RuntimeInterface

/// The physics world of one animator: the bodies of its items, its boundaries, and the behaviors that are notified of
/// contacts.
@MainActor final class DynamicScene {
  let world: any PhysicsWorld
  private var records: [ObjectIdentifier: DynamicRecord] = [:]
  private var recordsByTag: [Int: DynamicRecord] = [:]
  private var nextTag = 0
  /// The boundaries of the collision behaviors, by tag (the number that identifies a boundary in the physics world).
  /// The tags are negative.
  private var boundaries: [Int: (behavior: UICollisionBehavior, identifier: (any NSCopying)?)] = [:]
  private var nextBoundaryTag = -1
  /// The bits of the collision groups that are in use. There can be 64 groups.
  private var collisionBits: UInt64 = 0
  var collisionBehaviors: [UICollisionBehavior] = []
  /// The gravity behaviors of the animator. Only the last one has an effect (according to Apple's documentation of the
  /// class).
  var gravityBehaviors: [UIGravityBehavior] = [] {
    didSet { updateGravity() }
  }
  /// A counter that increases when an item is added or removed. The animator compares it to detect that its table of
  /// layout attributes is out of date.
  private(set) var version = 0
  /// The records of the items that were added since the last call of `consumeNewRecords()`.
  private var unreportedRecords: [DynamicRecord] = []
  /// A closure that starts the animator after the scene has changed.
  var onWake: () -> Void = {}

  init() {
    guard let make = Runtime.makePhysicsWorld else {
      Diagnostics.trap(
        "UIDynamicAnimator needs a physics engine, and none is registered. "
          + "Link the product `UIKit`, which contains the runtime (target TesseraRuntime).")
    }
    world = make()
  }

  // MARK: Items

  func record(of item: any UIDynamicItem) -> DynamicRecord? { records[ObjectIdentifier(item)] }

  /// Increases the number of behaviors that contain an item, and returns the item's record. An item that is not in the
  /// scene yet is added.
  @discardableResult
  func addUse(of item: any UIDynamicItem) -> DynamicRecord {
    let key = ObjectIdentifier(item)
    let record: DynamicRecord
    if let existingRecord = records[key] {
      record = existingRecord
    } else {
      record = DynamicRecord(item: item, tag: nextTag, world: world)
      nextTag += 1
      records[key] = record
      recordsByTag[record.tag] = record
      version += 1
      unreportedRecords.append(record)
    }
    record.useCount += 1
    onWake()
    return record
  }

  /// Decreases the number of behaviors that contain an item. When the number becomes 0, the item is removed from the
  /// scene.
  func removeUse(of item: any UIDynamicItem) {
    guard let record = records[ObjectIdentifier(item)] else { return }
    record.useCount -= 1
    onWake()
    guard record.useCount == 0 else { return }
    records[ObjectIdentifier(item)] = nil
    recordsByTag[record.tag] = nil
    version += 1
    record.body.remove()
  }

  /// Returns the items whose bounding boxes intersect a rectangle, in the order in which they were added.
  func items(in rect: CGRect) -> [any UIDynamicItem] {
    world.tags(in: rect).sorted().compactMap { recordsByTag[$0]?.item }
  }

  /// Returns the records of the items that were added since the last call of this method.
  func consumeNewRecords() -> [DynamicRecord] {
    defer { unreportedRecords = [] }
    return unreportedRecords
  }

  var allRecords: some Collection<DynamicRecord> { recordsByTag.values }

  // MARK: Gravity

  /// Updates the gravity of the physics world from the last gravity behavior.
  func updateGravity() {
    let direction = gravityBehaviors.last?.gravityDirection ?? .zero
    world.gravity = CGVector(
      dx: direction.dx * UIGravityBehavior.unit, dy: direction.dy * UIGravityBehavior.unit)
    onWake()
  }

  // MARK: Collisions

  /// Reserves a bit for the collision group of a behavior. Returns 0 if all 64 bits are in use.
  func reserveCollisionBit() -> UInt64 {
    guard collisionBits != .max else { return 0 }
    let bit = UInt64(1) << UInt64(collisionBits.inverse.trailingZeroBitCount)
    collisionBits |= bit
    return bit
  }

  /// Releases the bit of a behavior's collision group.
  func releaseCollisionBit(_ bit: UInt64) { collisionBits &= ~bit }

  /// Adds a boundary line of a collision behavior.
  func addBoundary(
    _ points: [CGPoint], isClosed: Bool, of behavior: UICollisionBehavior, identifier: (any NSCopying)?
  ) -> (tag: Int, line: any PhysicsBoundary) {
    let tag = nextBoundaryTag
    nextBoundaryTag -= 1
    boundaries[tag] = (behavior, identifier)
    let line = world.addBoundary(tag: tag, points: points, isClosed: isClosed, mask: behavior.collisionBit)
    onWake()
    return (tag, line)
  }

  func removeBoundary(_ tag: Int, _ line: any PhysicsBoundary) {
    line.remove()
    boundaries[tag] = nil
    onWake()
  }

  /// Notifies the collision delegates of the contacts that began or ended since the last call.
  func reportContacts() {
    for contact in world.drainContacts() {
      if contact.first >= 0, contact.second >= 0 {
        guard let firstItem = recordsByTag[contact.first], let secondItem = recordsByTag[contact.second] else {
          continue
        }
        for behavior in collisionBehaviors where firstItem.itemMask & secondItem.itemMask & behavior.collisionBit != 0 {
          behavior.notifyContact(firstItem.item, secondItem.item, contact)
        }
      } else {
        let (item, boundaryTag) = contact.first >= 0 ? (contact.first, contact.second) : (contact.second, contact.first)
        guard let record = recordsByTag[item], let boundary = boundaries[boundaryTag] else { continue }
        boundary.behavior.notifyContact(record.item, boundary: boundary.identifier, contact)
      }
    }
  }
}

extension UInt64 {
  fileprivate var inverse: UInt64 { ~self }
}
