import Foundation
import RuntimeInterface

/// What its items are made of: weight, elasticity, friction, resistance; and velocities to start them with.
///
/// An item may be in several: of each property, the value that was set in the one added last counts.
@preconcurrency @MainActor
open class UIDynamicItemBehavior: UIDynamicBehavior {
  /// What was set here; nil is left to the other behaviours of an item, and to the default.
  struct Chosen {
    var density: CGFloat?
    var friction: CGFloat?
    var elasticity: CGFloat?
    var resistance: CGFloat?
    var angularResistance: CGFloat?
    var charge: CGFloat?
    var allowsRotation: Bool?
    var isAnchored: Bool?
  }

  final var chosen = Chosen() {
    didSet {
      guard let scene else { return }
      for item in members.list { scene.record(of: item)?.updateMaterial() }
      scene.onWake()
    }
  }

  private var members: DynamicItems
  /// Velocities that were added before there was an animator.
  private var waiting: [(item: any UIDynamicItem, velocity: CGVector, angular: CGFloat)] = []

  /// Properties of these items, all at their defaults.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Properties without items yet.
  public convenience override init() { self.init(items: []) }

  /// The items that it is about.
  open var items: [any UIDynamicItem] { members.list }

  /// Is about one item more.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item), let scene { install(item, in: scene) }
  }

  /// The item gets back what its other behaviours say, or the defaults.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item), let scene { uninstall(item, from: scene) }
  }

  /// How much of the speed a collision gives back, from 0, the default, to 1. Of two that meet the larger counts.
  open var elasticity: CGFloat {
    get { chosen.elasticity ?? 0 }
    set { chosen.elasticity = newValue }
  }

  /// How much sliding along another brakes: 0, the default, is not at all, 1 strongly.
  open var friction: CGFloat {
    get { chosen.friction ?? 0 }
    set { chosen.friction = newValue }
  }

  /// Weight for size. At 1, the default, a force of 1 moves 100 by 100 points by 100 points a second, a second.
  open var density: CGFloat {
    get { chosen.density ?? 1 }
    set { chosen.density = newValue }
  }

  /// How much of the speed is lost, for each second as a fraction of it. Default 0.
  open var resistance: CGFloat {
    get { chosen.resistance ?? 0 }
    set { chosen.resistance = newValue }
  }

  /// The same for turning. Default 0.
  open var angularResistance: CGFloat {
    get { chosen.angularResistance ?? 0 }
    set { chosen.angularResistance = newValue }
  }

  /// How electric and magnetic fields act on the items. Default 0: not at all.
  open var charge: CGFloat {
    get { chosen.charge ?? 0 }
    set { chosen.charge = newValue }
  }

  /// Whether the items collide but never move themselves. Default false.
  open var isAnchored: Bool {
    get { chosen.isAnchored ?? false }
    set { chosen.isAnchored = newValue }
  }

  /// Whether the items may turn. Default true.
  open var allowsRotation: Bool {
    get { chosen.allowsRotation ?? true }
    set { chosen.allowsRotation = newValue }
  }

  /// Adds to the item's velocity, in points a second. Before there is an animator, it is added when there is one.
  open func addLinearVelocity(_ velocity: CGPoint, for item: any UIDynamicItem) {
    add(CGVector(dx: velocity.x, dy: velocity.y), 0, to: item)
  }

  /// The item's velocity in points a second; zero outside an animator.
  open func linearVelocity(for item: any UIDynamicItem) -> CGPoint {
    let velocity = scene?.record(of: item)?.body.velocity ?? .zero
    return CGPoint(x: velocity.dx, y: velocity.dy)
  }

  /// Adds to the speed at which the item turns, in radians a second. Before there is an animator, it is added when there
  /// is one.
  open func addAngularVelocity(_ velocity: CGFloat, for item: any UIDynamicItem) {
    add(.zero, velocity, to: item)
  }

  /// The speed at which the item turns, in radians a second; 0 outside an animator.
  open func angularVelocity(for item: any UIDynamicItem) -> CGFloat {
    scene?.record(of: item)?.body.angularVelocity ?? 0
  }

  private func add(_ velocity: CGVector, _ angular: CGFloat, to item: any UIDynamicItem) {
    guard members.contains(item) else {
      Misuse.report("\(type(of: self)): a velocity was added to \(item), which is not one of its items")
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
