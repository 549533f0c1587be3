import Foundation

/// A behavior that applies a force to items, continuously or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// The way in which a push behavior applies its force.
  public enum Mode: Int, Sendable {
    /// The force is applied as long as the behavior is active.
    case continuous
    /// The force is applied once, and the behavior then becomes inactive. Setting `active` to true applies the force
    /// again.
    case instantaneous
  }

  private var members: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// Creates a push behavior whose force is zero.
  ///
  /// - Parameters:
  ///   - items: The items to push.
  ///   - mode: The way in which the force is applied: continuously or once.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    members = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// The way in which the force is applied: continuously or once.
  public final let mode: UIPushBehavior.Mode

  /// The items that the behavior pushes, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item to the behavior, which then pushes it.
  ///
  /// - Parameter item: The item.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item) { scene?.addUse(of: item) }
  }

  /// Removes an item from the behavior, which then no longer pushes it.
  ///
  /// - Parameter item: The item.
  open func removeItem(_ item: any UIDynamicItem) {
    guard members.remove(item) else { return }
    offsets[ObjectIdentifier(item)] = nil
    scene?.removeUse(of: item)
  }

  /// Returns the point of an item at which the force acts. The default is its center.
  ///
  /// - Parameter item: The item.
  /// - Returns: The offset from the center in points.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets the point of an item at which the force acts. A force that does not act at the center also rotates the item.
  ///
  /// - Parameters:
  ///   - o: The offset from the center in points.
  ///   - item: The item.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = DynamicNumbers.checked(
      o, else: targetOffsetFromCenter(for: item), of: self, "the offset of setTargetOffsetFromCenter(_:for:)")
    scene?.onWake()
  }

  /// A Boolean value that determines whether the force acts. The default is `true`. An instantaneous push sets the
  /// property to `false` when the force has been applied.
  open var active = true {
    didSet { if active { scene?.onWake() } }
  }

  /// The direction and magnitude of the force as a vector. The default is (0, 0).
  ///
  /// A force of 1 accelerates an item of 100 × 100 points and density 1 by 100 points per second squared. An
  /// instantaneous push of 1 adds 100 points per second to its velocity.
  open var pushDirection = CGVector.zero {
    didSet {
      pushDirection = DynamicNumbers.checked(pushDirection, else: oldValue, of: self, "pushDirection")
      scene?.onWake()
    }
  }

  /// The direction of the force in radians, clockwise from the right. The direction is preserved while the magnitude is
  /// 0. The default is 0.
  open var angle: CGFloat {
    get { pushDirection == .zero ? restingAngle : atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// The magnitude of the force. Negative values reverse the direction. The default is 0.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  private var restingAngle: CGFloat = 0

  /// Sets the direction and the magnitude of the force.
  ///
  /// - Parameters:
  ///   - angle: The direction in radians, clockwise from the right.
  ///   - magnitude: The magnitude of the force.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    if angle.isFinite { restingAngle = angle }
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func install(in scene: DynamicScene) {
    for item in members.items { scene.addUse(of: item) }
  }

  override func uninstall(from scene: DynamicScene) {
    for item in members.items { scene.removeUse(of: item) }
  }

  override var appliesForces: Bool { active && pushDirection != .zero }

  override func push(in scene: DynamicScene, for seconds: TimeInterval) {
    guard appliesForces else { return }
    for item in members.items {
      guard let body = scene.record(of: item)?.body else { continue }
      let offset = offsets[ObjectIdentifier(item)] ?? .zero
      body.push(
        pushDirection, offset: CGVector(dx: offset.horizontal, dy: offset.vertical),
        isImpulse: mode == .instantaneous)
    }
    if mode == .instantaneous { active = false }
  }
}
