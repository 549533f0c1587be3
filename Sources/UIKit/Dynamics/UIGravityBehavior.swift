import Foundation

/// A behavior that accelerates items in one direction. If an animator has several gravity behaviors, the one that was
/// added last determines the gravity of all items.
@preconcurrency @MainActor
open class UIGravityBehavior: UIDynamicBehavior {
  /// The acceleration at magnitude 1, in points per second squared (according to Apple's documentation of the class).
  static let unit: CGFloat = 1000

  private var members: DynamicItems

  /// Creates a behavior that pulls items down with magnitude 1.
  ///
  /// - Parameter items: The items.
  public init(items: [any UIDynamicItem]) {
    members = DynamicItems(items)
    super.init()
  }

  /// Creates a behavior without items. Use `addItem(_:)` to add items.
  public convenience override init() { self.init(items: []) }

  /// The items that the behavior accelerates, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item to the behavior, which then accelerates it.
  ///
  /// - Parameter item: The item.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item), let scene { install(item, in: scene) }
  }

  /// Removes an item from the behavior, which then no longer accelerates it.
  ///
  /// - Parameter item: The item.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item), let scene { uninstall(item, from: scene) }
  }

  /// The direction and magnitude as a vector. The default is (0, 1), which is 1000 points per second squared downwards.
  open var gravityDirection = CGVector(dx: 0, dy: 1) {
    didSet {
      gravityDirection = DynamicNumbers.checked(gravityDirection, else: oldValue, of: self, "gravityDirection")
      scene?.updateGravity()
    }
  }

  /// The direction of the gravity in radians, clockwise from the right. Setting this property does not change the
  /// magnitude. The default is π/2, which is down.
  open var angle: CGFloat {
    get { atan2(gravityDirection.dy, gravityDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the gravity, in units of 1000 points per second squared. Setting this property does not change
  /// the direction. The default is 1.
  open var magnitude: CGFloat {
    get { hypot(gravityDirection.dx, gravityDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  /// Sets the direction and the magnitude of the gravity.
  ///
  /// - Parameters:
  ///   - angle: The direction in radians, clockwise from the right.
  ///   - magnitude: The magnitude, where 1 is 1000 points per second squared.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    gravityDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  private func install(_ item: any UIDynamicItem, in scene: DynamicScene) {
    let record = scene.addUse(of: item)
    record.gravityUseCount += 1
    record.body.setIsAffectedByGravity(true)
  }

  private func uninstall(_ item: any UIDynamicItem, from scene: DynamicScene) {
    if let record = scene.record(of: item) {
      record.gravityUseCount -= 1
      if record.gravityUseCount == 0 { record.body.setIsAffectedByGravity(false) }
    }
    scene.removeUse(of: item)
  }

  override func install(in scene: DynamicScene) {
    for item in members.items { install(item, in: scene) }
    scene.gravityBehaviors.append(self)
  }

  override func uninstall(from scene: DynamicScene) {
    scene.gravityBehaviors.removeAll { $0 === self }
    for item in members.items { uninstall(item, from: scene) }
  }
}
