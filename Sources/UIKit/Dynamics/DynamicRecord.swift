import Foundation
import QuartzCore
import RuntimeInterface

/// An item in a dynamic scene, with its physics body and the behaviors that affect it.
@MainActor final class DynamicRecord {
  let item: any UIDynamicItem
  let tag: Int
  let body: any PhysicsBody
  /// The number of behaviors that contain the item. When it becomes 0, the item is removed from the scene.
  var useCount = 0
  /// The number of gravity behaviors that contain the item.
  var gravityUseCount = 0
  /// The item behaviors that contain the item. The properties of behaviors that were added later take precedence.
  var itemBehaviors: [UIDynamicItemBehavior] = []
  private(set) var itemMask: UInt64 = 0
  private(set) var boundaryMask: UInt64 = 0
  private(set) var material = PhysicsMaterial()
  /// The electric charge of the item, from the last item behavior that sets it.
  private(set) var charge: CGFloat = 0
  /// The rotation angle that was last written to the item, in radians.
  private var writtenAngle: CGFloat
  /// The center that was last written to the item, in the animator's coordinate system.
  private var writtenCenter: CGPoint

  init(item: any UIDynamicItem, tag: Int, world: any PhysicsWorld) {
    self.item = item
    self.tag = tag
    writtenAngle = Self.angle(of: item)
    writtenCenter = DynamicNumbers.checked(item.center, else: .zero, of: item, "the center of a dynamic item")
    body = world.addBody(tag: tag, center: writtenCenter, angle: writtenAngle)
    body.setShape(DynamicOutline.parts(of: item))
    body.setMaterial(material)
  }

  /// Returns the rotation angle of an item in radians.
  static func angle(of item: any UIDynamicItem) -> CGFloat {
    let transform = item.transform
    let angle = atan2(transform.b, transform.a)
    return DynamicNumbers.checked(angle, else: 0, of: item, "the angle of a dynamic item's transform")
  }

  /// Updates the physics body from the position, size and rotation of the item. Velocities do not change.
  func updateBody() {
    writtenAngle = Self.angle(of: item)
    writtenCenter = DynamicNumbers.checked(item.center, else: body.center, of: item, "the center of a dynamic item")
    body.move(to: writtenCenter, angle: writtenAngle)
    body.setShape(DynamicOutline.parts(of: item))
  }

  /// Writes the position and rotation of the physics body to the item. Returns `true` if they have changed.
  func updateItem() -> Bool {
    var hasChanged = false
    let center = body.center
    // The engine calculates in single precision. The comparison ensures that an item that has not moved keeps its exact
    // position.
    if abs(center.x - writtenCenter.x) > 1e-4 || abs(center.y - writtenCenter.y) > 1e-4 {
      writtenCenter = center
      item.center = center
      hasChanged = true
    }
    // A transform that the application has set, such as a scale, remains unchanged as long as the item does not rotate.
    let angle = body.angle
    if abs(angle - writtenAngle) > 1e-6 {
      writtenAngle = angle
      item.transform = CGAffineTransform(rotationAngle: angle)
      hasChanged = true
    }
    return hasChanged
  }

  /// Sets whether the item collides with the other items of a collision group, and whether it collides with the boundaries of
  /// the group. `bit` identifies the group.
  func setCollision(_ bit: UInt64, items: Bool, boundaries: Bool) {
    itemMask = items ? itemMask | bit : itemMask & ~bit
    boundaryMask = boundaries ? boundaryMask | bit : boundaryMask & ~bit
    body.setMasks(items: itemMask, boundaries: boundaryMask)
  }

  /// Updates the material of the physics body. The value of each property comes from the last item behavior that sets
  /// the property.
  func updateMaterial() {
    var newMaterial = PhysicsMaterial()
    charge = 0
    for behavior in itemBehaviors {
      if let value = behavior.explicitValues.density { newMaterial.density = max(0, value) }
      if let value = behavior.explicitValues.friction { newMaterial.friction = max(0, value) }
      if let value = behavior.explicitValues.elasticity { newMaterial.elasticity = max(0, value) }
      if let value = behavior.explicitValues.resistance { newMaterial.resistance = max(0, value) }
      if let value = behavior.explicitValues.angularResistance { newMaterial.angularResistance = max(0, value) }
      if let value = behavior.explicitValues.allowsRotation { newMaterial.allowsRotation = value }
      if let value = behavior.explicitValues.isAnchored { newMaterial.isAnchored = value }
      if let value = behavior.explicitValues.charge { charge = value }
    }
    guard newMaterial != material else { return }
    material = newMaterial
    body.setMaterial(newMaterial)
  }
}
