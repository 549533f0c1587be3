import Foundation
import QuartzCore
import RuntimeInterface

/// An item in a dynamic scene, with its physics body and the behaviors that affect it.
@MainActor final class DynamicRecord {
  let item: any UIDynamicItem
  let tag: Int
  let body: any PhysicsBody
  /// The number of behaviors that contain the item. When it becomes 0, the item is removed from the scene.
  var uses = 0
  /// The number of gravity behaviors that contain the item.
  var gravityUses = 0
  /// The item behaviors that contain the item. The properties of later ones have precedence.
  var itemBehaviors: [UIDynamicItemBehavior] = []
  private(set) var itemMask: UInt64 = 0
  private(set) var boundaryMask: UInt64 = 0
  private(set) var material = PhysicsMaterial()
  /// The electric charge of the item, from the last item behavior that sets it.
  private(set) var charge: CGFloat = 0
  /// The rotation angle that was last written to the item, in radians.
  private var shownAngle: CGFloat
  /// The center that was last written to the item.
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

  /// Returns the rotation angle of an item in radians.
  static func angle(of item: any UIDynamicItem) -> CGFloat {
    let transform = item.transform
    return atan2(transform.b, transform.a)
  }

  /// Updates the physics body from the position, size and rotation of the item. Velocities do not change.
  func readItem() {
    shownAngle = Self.angle(of: item)
    shownCenter = item.center
    body.move(to: item.center, angle: shownAngle)
    body.setShape(DynamicOutline.parts(of: item))
  }

  /// Writes the position and rotation of the physics body to the item. Returns whether they changed.
  func writeItem() -> Bool {
    var changed = false
    let center = body.center
    // The engine calculates in single precision. The comparison ensures that an item that has not moved keeps its exact
    // position.
    if abs(center.x - shownCenter.x) > 1e-4 || abs(center.y - shownCenter.y) > 1e-4 {
      shownCenter = center
      item.center = center
      changed = true
    }
    // A transform with a scale remains unchanged as long as the item does not rotate.
    let angle = body.angle
    if abs(angle - shownAngle) > 1e-6 {
      shownAngle = angle
      item.transform = CGAffineTransform(rotationAngle: angle)
      changed = true
    }
    return changed
  }

  /// Adds the item to a collision group or removes it from the group. `bit` identifies the group.
  func setCollides(_ bit: UInt64, items: Bool, boundaries: Bool) {
    itemMask = items ? itemMask | bit : itemMask & ~bit
    boundaryMask = boundaries ? boundaryMask | bit : boundaryMask & ~bit
    body.setMasks(items: itemMask, boundaries: boundaryMask)
  }

  /// Updates the material of the physics body. Each property has the value from the last item behavior that sets it.
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
