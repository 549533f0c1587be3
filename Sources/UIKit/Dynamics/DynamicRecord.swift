import Foundation
import QuartzCore
import RuntimeInterface

/// An item in a scene, with its body and what acts on it.
@MainActor final class DynamicRecord {
  let item: any UIDynamicItem
  let tag: Int
  let body: any PhysicsBody
  /// How many behaviours it is in; it leaves the scene with the last.
  var uses = 0
  var gravityUses = 0
  /// The item behaviours that it is in; the later ones win.
  var itemBehaviors: [UIDynamicItemBehavior] = []
  private(set) var itemMask: UInt64 = 0
  private(set) var boundaryMask: UInt64 = 0
  private(set) var material = PhysicsMaterial()
  /// The electric charge of its item behaviours.
  private(set) var charge: CGFloat = 0
  /// What was written to the item last.
  private var shownAngle: CGFloat
  private var shownCenter: CGPoint

  init(item: any UIDynamicItem, tag: Int, world: any PhysicsWorld) {
    self.item = item
    self.tag = tag
    shownAngle = Self.angle(of: item)
    shownCenter = item.center
    body = world.addBody(tag: tag, center: item.center, angle: shownAngle)
    body.setShape(DynamicOutline.parts(of: item))
    body.setMaterial(material)
  }

  static func angle(of item: any UIDynamicItem) -> CGFloat {
    let transform = item.transform
    return atan2(transform.b, transform.a)
  }

  /// Reads place, size and turn of the item again; velocities stay.
  func readItem() {
    shownAngle = Self.angle(of: item)
    shownCenter = item.center
    body.move(to: item.center, angle: shownAngle)
    body.setShape(DynamicOutline.parts(of: item))
  }

  /// Shows where the body is. Returns whether anything changed.
  func writeItem() -> Bool {
    var changed = false
    let center = body.center
    // The engine counts in single precision: what has not moved keeps its exact place.
    if abs(center.x - shownCenter.x) > 1e-4 || abs(center.y - shownCenter.y) > 1e-4 {
      shownCenter = center
      item.center = center
      changed = true
    }
    // A transform with a scale is left alone as long as nothing turns.
    let angle = body.angle
    if abs(angle - shownAngle) > 1e-6 {
      shownAngle = angle
      item.transform = CGAffineTransform(rotationAngle: angle)
      changed = true
    }
    return changed
  }

  func setCollides(_ bit: UInt64, items: Bool, boundaries: Bool) {
    itemMask = items ? itemMask | bit : itemMask & ~bit
    boundaryMask = boundaries ? boundaryMask | bit : boundaryMask & ~bit
    body.setMasks(items: itemMask, boundaries: boundaryMask)
  }

  /// Puts together what its item behaviours say: of each property the last one that was set to something.
  func updateMaterial() {
    var next = PhysicsMaterial()
    charge = 0
    for behavior in itemBehaviors {
      if let value = behavior.chosen.density { next.density = max(0, value) }
      if let value = behavior.chosen.friction { next.friction = max(0, value) }
      if let value = behavior.chosen.elasticity { next.elasticity = max(0, value) }
      if let value = behavior.chosen.resistance { next.resistance = max(0, value) }
      if let value = behavior.chosen.angularResistance { next.angularResistance = max(0, value) }
      if let value = behavior.chosen.allowsRotation { next.allowsRotation = value }
      if let value = behavior.chosen.isAnchored { next.isAnchored = value }
      if let value = behavior.chosen.charge { charge = value }
    }
    guard next != material else { return }
    material = next
    body.setMaterial(next)
  }
}
