import Foundation
import RuntimeInterface

/// A behavior with the physical properties of items, such as density, elasticity, friction and resistance, and with
/// velocities to add to them.
///
/// An item may belong to several such behaviors. For each property, the value of the behavior that was added last
/// applies.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// The properties that were set on this behavior. The value of a property that is `nil` is determined by other
  /// behaviors of the item or by the default.
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

  final var chosen = ExplicitValues() {
    didSet {
      guard let scene else { return }
      for item in members.list { scene.record(of: item)?.updateMaterial() }
      scene.onWake()
    }
  }

  private var members: DynamicItems
  /// The velocities that were added before the behavior was added to an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: CGVector, angular: CGFloat)] = []

  /// Creates a behavior with default properties.
  ///
  /// - Parameter items: The items.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items.
  public convenience override init() { self.init(items: []) }

  /// The items that the behavior applies to.
  open var items: [any UIDynamicItem] { members.list }

  /// Adds an item.
  ///
  /// - Parameter item: The item.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item), let scene { install(item, in: scene) }
  }

  /// Removes an item. The properties of its other behaviors, or the defaults, then apply to it.
  ///
  /// - Parameter item: The item.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item), let scene { uninstall(item, from: scene) }
  }

  /// The part of the speed that remains after a collision, from 0 to 1. The default is 0. Of two colliding items, the
  /// larger value applies.
  open var elasticity: CGFloat {
    get { chosen.elasticity ?? 0 }
    set { chosen.elasticity = newValue }
  }

  /// The friction when items slide along each other. 0 means no friction, and 1 means strong friction. The default is
  /// 0.
  open var friction: CGFloat {
    get { chosen.friction ?? 0 }
    set { chosen.friction = newValue }
  }

  /// The mass for the size of an item. With the default of 1, a force of 1 accelerates an item of 100 × 100 points by
  /// 100 points per second squared.
  open var density: CGFloat {
    get { chosen.density ?? 1 }
    set { chosen.density = newValue }
  }

  /// The part of the linear velocity that is lost each second. The default is 0.
  open var resistance: CGFloat {
    get { chosen.resistance ?? 0 }
    set { chosen.resistance = newValue }
  }

  /// The part of the angular velocity that is lost each second. The default is 0.
  open var angularResistance: CGFloat {
    get { chosen.angularResistance ?? 0 }
    set { chosen.angularResistance = newValue }
  }

  /// The charge that electric and magnetic fields act on. The default is 0.
  open var charge: CGFloat {
    get { chosen.charge ?? 0 }
    set { chosen.charge = newValue }
  }

  /// A Boolean value that determines whether the items collide but do not move. The default is `false`.
  open var isAnchored: Bool {
    get { chosen.isAnchored ?? false }
    set { chosen.isAnchored = newValue }
  }

  /// A Boolean value that determines whether the items may rotate. The default is `true`.
  open var allowsRotation: Bool {
    get { chosen.allowsRotation ?? true }
    set { chosen.allowsRotation = newValue }
  }

  /// Adds a velocity to the linear velocity of an item. If the behavior has no animator, the velocity is added as soon
  /// as it has one.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in points per second.
  ///   - item: One of the items. Reports an error for any other item.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(CGVector(dx: velocity.x, dy: velocity.y), 0, to: item)
  }

  /// Returns the linear velocity of an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: The velocity in points per second, or zero outside of an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = scene?.record(of: item)?.body.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds a velocity to the angular velocity of an item. If the behavior has no animator, the velocity is added as soon
  /// as it has one.
  ///
  /// - Parameters:
  ///   - velocity: The velocity in radians per second.
  ///   - item: One of the items. Reports an error for any other item.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// Returns the angular velocity of an item.
  ///
  /// - Parameter item: The item.
  /// - Returns: The velocity in radians per second, or 0 outside of an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    scene?.record(of: item)?.body.angularVelocity ?? 0
  }

  private func add(_ velocity: CGVector, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard members.contains(item) else {
      Diagnostics.report(
        "\(type(of: self)): cannot add a velocity to \(item), which is not one of the behavior's items")
      return
    }
    guard let scene, let record = scene.record(of: item) else {
      waiting.append((item, velocity, angular))
      return
    }
    apply(velocity, angular, to: record)
    scene.onWake()
  }

  private func apply(_ velocity: CGVector, _ angular: CGFloat, to record: DynamicRecord) {
    record.body.add(velocity: velocity)
    record.body.add(angularVelocity: angular)
  }

  private func install(_ item: any UIDynamicItem, in scene: DynamicScene) {
    let record = scene.use(item)
    record.itemBehaviors.append(self)
    record.updateMaterial()
    for entry in waiting where entry.item === item { apply(entry.velocity, entry.angular, to: record) }
    waiting.removeAll { $0.item === item }
  }

  private func uninstall(_ item: any UIDynamicItem, from scene: DynamicScene) {
    if let record = scene.record(of: item) {
      record.itemBehaviors.removeAll { $0 === self }
      record.updateMaterial()
    }
    scene.release(item)
  }

  override func install(in scene: DynamicScene) {
    for item in members.list { install(item, in: scene) }
  }

  override func uninstall(from scene: DynamicScene) {
    for item in members.list { uninstall(item, from: scene) }
  }
}
