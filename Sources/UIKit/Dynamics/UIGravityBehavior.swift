import Foundation

/// Pulls its items in one direction. An animator has one gravity; of several the one that was added last counts for all
/// items.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// Points a second, a second, at magnitude 1 (Apple's documentation of the class).
  static let unit: CGFloat = 1000

  private var members: DynamicItems

  /// Gravity for these items: downwards, magnitude 1.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Gravity without items yet.
  public convenience override init() { self.init(items: []) }

  /// The items that it pulls.
  open var items: [any UIDynamicItem] { members.list }

  /// Pulls one item more.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item), let scene { install(item, in: scene) }
  }

  /// Leaves the item alone.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item), let scene { uninstall(item, from: scene) }
  }

  /// Where to and how strongly: (0, 1) is 1000 points a second, a second, downwards. Default (0, 1).
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet { scene?.updateGravity() }
  }

  /// The direction in radians, clockwise from the right: default π/2, down. Keeps the magnitude.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strongly: 1, the default, is 1000 points a second, a second. Keeps the direction.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets direction (radians) and magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  private func install(_ item: any UIDynamicItem, in scene: DynamicScene) {
    let record = scene.use(item)
    record.gravityUses += 1
    record.body.setFeelsGravity(true)
  }

  private func uninstall(_ item: any UIDynamicItem, from scene: DynamicScene) {
    if let record = scene.record(of: item) {
      record.gravityUses -= 1
      if record.gravityUses == 0 { record.body.setFeelsGravity(false) }
    }
    scene.release(item)
  }

  override func install(in scene: DynamicScene) {
    for item in members.list { install(item, in: scene) }
    scene.gravityBehaviors.append(self)
  }

  override func uninstall(from scene: DynamicScene) {
    scene.gravityBehaviors.removeAll { $0 === self }
    for item in members.list { uninstall(item, from: scene) }
  }
}
