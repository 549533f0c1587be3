import Foundation
import RuntimeInterface

/// A behavior that sets the physical properties of items, such as density, elasticity, friction and resistance. The
/// behavior can also add velocities to items.
///
/// An item can belong to several such behaviors. If several of them set a property, the one that was added last
/// determines its value.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The properties that were set on this behavior. A property that is `nil` has the value that another item behavior
  /// sets for the item, or the default.
  struct ExplicitValues {
    var density: CGFloat?
    var friction: CGFloat?
    var elasticity: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var allowsRotation: Bool?
    var isAnchored: Bool?
  }

  final var explicitValues = ExplicitValues() {
    didSet {
      guard let scene else { return }
      for item in members.items { scene.record(of: item)?.updateMaterial() }
      scene.onWake()
    }
  }

  private var members: DynamicItems
  /// The velocities that were added before the behavior belonged to an animator. They are applied when the behavior is
  /// added to an animator.
  private var pendingVelocities: [(item: any UIDynamicItem, velocity: CGVector, angularVelocity: CGFloat)] = []

  /// Creates a behavior with default properties for items.
  ///
  /// - Parameter items: The items.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items. Use `addItem(_:)` to add items.
  public convenience override init() { self.init(items: []) }

  /// The items whose properties the behavior sets, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item to the behavior. The properties of the behavior then apply to the item.
  ///
  /// - Parameter item: The item.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item), let scene { install(item, in: scene) }
  }

  /// Removes an item from the behavior. The properties of the item then have the values from other behaviors, or the
  /// defaults.
  ///
  /// - Parameter item: The item.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item), let scene { uninstall(item, from: scene) }
  }

  /// The part of the speed that remains after a collision, from 0 to 1. If two items collide, the larger of their
  /// elasticities is used. The default is 0.
  open var elasticity: CGFloat {
    get { explicitValues.elasticity ?? 0 }
    set { explicitValues.elasticity = DynamicNumbers.checked(newValue, else: elasticity, of: self, "elasticity") }
  }

  /// The friction between items that slide along each other. 0 means no friction, and 1 means strong friction. The
  /// default is 0.
  open var friction: CGFloat {
    get { explicitValues.friction ?? 0 }
    set { explicitValues.friction = DynamicNumbers.checked(newValue, else: friction, of: self, "friction") }
  }

  /// The mass of an item relative to its area. At a density of 1, a force of 1 accelerates an item of 100 × 100 points
  /// by 100 points per second squared. The default is 1.
  open var density: CGFloat {
    get { explicitValues.density ?? 1 }
    set { explicitValues.density = DynamicNumbers.checked(newValue, else: density, of: self, "density") }
  }

  /// The part of the linear velocity that is lost each second. The default is 0.
  open var resistance: CGFloat {
    get { explicitValues.resistance ?? 0 }
    set { explicitValues.resistance = DynamicNumbers.checked(newValue, else: resistance, of: self, "resistance") }
  }

  /// The part of the angular velocity that is lost each second. The default is 0.
  open var angularResistance: CGFloat {
    get { explicitValues.angularResistance ?? 0 }
    set {
      explicitValues.angularResistance = DynamicNumbers.checked(
        newValue, else: angularResistance, of: self, "angularResistance")
    }
  }

  /// The electric charge, on which electric and magnetic fields act. The default is 0.
  open var charge: CGFloat {
    get { explicitValues.charge ?? 0 }
    set { explicitValues.charge = DynamicNumbers.checked(newValue, else: charge, of: self, "charge") }
  }

  /// A Boolean value that determines whether the items remain in place. Other items still collide with them. The
  /// default is `false`.
  open var isAnchored: Bool {
    get { explicitValues.isAnchored ?? false }
    set { explicitValues.isAnchored = newValue }
  }

  /// A Boolean value that determines whether the items can rotate. The default is `true`.
  open var allowsRotation: Bool {
    get { explicitValues.allowsRotation ?? true }
    set { explicitValues.allowsRotation = newValue }
  }

  /// Adds a velocity to the linear velocity of an item. If the behavior belongs to no animator yet, the velocity is
  /// added when the behavior is added to an animator.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second.
  ///   - item: One of the behavior's items. For any other item, the method reports an error and does nothing.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    let velocity = DynamicNumbers.checked(velocity, else: .zero, of: self, "the velocity of addLinearVelocity(_:for:)")
    add(CGVector(dx: velocity.x, dy: velocity.y), 0, to: item)
  }

  /// Returns the velocity with which the animator moves an item at present.
  ///
  /// - Parameter item: The item.
  /// - Returns: The velocity in points per second, or zero if the behavior belongs to no animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = scene?.record(of: item)?.body.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds a velocity to the angular velocity of an item. If the behavior belongs to no animator yet, the velocity is
  /// added when the behavior is added to an animator.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in radians per second.
  ///   - item: One of the behavior's items. For any other item, the method reports an error and does nothing.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    let velocity = DynamicNumbers.checked(velocity, else: 0, of: self, "the velocity of addAngularVelocity(_:for:)")
    add(.zero, velocity, to: item)
  }

  /// Returns the velocity with which the animator rotates an item at present.
  ///
  /// - Parameter item: The item.
  /// - Returns: The velocity in radians per second, or 0 if the behavior belongs to no animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    scene?.record(of: item)?.body.angularVelocity ?? 0
  }

  private func add(_ velocity: CGVector, _ angularVelocity: CGFloat, to item: any UIDynamicItem) {
    guard members.contains(item) else {
      Diagnostics.report(
        "\(type(of: self)): cannot add a velocity to \(item), which is not one of the behavior's items; call "
          + "addItem(_:) first"
      )
      return
    }
    guard let scene, let record = scene.record(of: item) else {
      pendingVelocities.append((item, velocity, angularVelocity))
      return
    }
    apply(velocity, angularVelocity, to: record)
    scene.onWake()
  }

  private func apply(_ velocity: CGVector, _ angularVelocity: CGFloat, to record: DynamicRecord) {
    record.body.add(velocity: velocity)
    record.body.add(angularVelocity: angularVelocity)
  }

  private func install(_ item: any UIDynamicItem, in scene: DynamicScene) {
    let record = scene.addUse(of: item)
    record.itemBehaviors.append(self)
    record.updateMaterial()
    for entry in pendingVelocities where entry.item === item {
      apply(entry.velocity, entry.angularVelocity, to: record)
    }
    pendingVelocities.removeAll { $0.item === item }
  }

  private func uninstall(_ item: any UIDynamicItem, from scene: DynamicScene) {
    if let record = scene.record(of: item) {
      record.itemBehaviors.removeAll { $0 === self }
      record.updateMaterial()
    }
    scene.removeUse(of: item)
  }

  override func install(in scene: DynamicScene) {
    for item in members.items { install(item, in: scene) }
  }

  override func uninstall(from scene: DynamicScene) {
    for item in members.items { uninstall(item, from: scene) }
  }
}
