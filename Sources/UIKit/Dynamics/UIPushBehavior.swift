import Foundation

/// Pushes its items, all the time or once.
@preconcurrency @MainActor
open class UIPushBehavior: UIDynamicBehavior {
  /// How long a push lasts.
  public enum Mode: Int, Sendable {
    /// As long as it is active.
    case continuous
    /// A single moment: the push is inactive afterwards; making it active pushes again.
    case instantaneous
  }

  private var members: DynamicItems
  private var offsets: [ObjectIdentifier: UIOffset] = [:]

  /// A push on these items, without a force yet.
  public init(items: [any UIDynamicItem], mode: UIPushBehavior.Mode) {
    members = DynamicItems(items)
    self.mode = mode
    super.init()
  }

  /// How long it pushes.
  public final let mode: UIPushBehavior.Mode

  /// The items that it pushes.
  open var items: [any UIDynamicItem] { members.list }

  /// Pushes one item more.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item) { scene?.use(item) }
  }

  /// Leaves the item alone.
  open func removeItem(_ item: any UIDynamicItem) {
    guard members.remove(item) else { return }
    offsets[ObjectIdentifier(item)] = nil
    scene?.release(item)
  }

  /// Where on the item it pushes, from the centre, in points. Default zero.
  open func targetOffsetFromCenter(for item: any UIDynamicItem) -> UIOffset {
    offsets[ObjectIdentifier(item)] ?? .zero
  }

  /// Sets where on the item it pushes: off the centre, the push turns the item too.
  open func setTargetOffsetFromCenter(_ o: UIOffset, for item: any UIDynamicItem) {
    offsets[ObjectIdentifier(item)] = o
    scene?.onWake()
  }

  /// Whether it pushes. Default true. A single push makes it false.
  open var active = true {
    didSet { if active { scene?.onWake() } }
  }

  /// The force: one of 1 moves 100 by 100 points of density 1 by 100 points a second, a second (a single push: adds
  /// 100 points a second). Default (0, 0).
  open var pushDirection = CGVector.zero {
    didSet { scene?.onWake() }
  }

  /// The direction in radians, clockwise from the right. Default 0. It is kept while the magnitude is 0.
  open var angle: CGFloat {
    get { pushDirection == .zero ? restingAngle : atan2(pushDirection.dy, pushDirection.dx) }
    set { setAngle(newValue, magnitude: magnitude) }
  }

  /// How strongly; negative is the other way. Default 0.
  open var magnitude: CGFloat {
    get { hypot(pushDirection.dx, pushDirection.dy) }
    set { setAngle(angle, magnitude: newValue) }
  }

  private var restingAngle: CGFloat = 0

  /// Sets direction (radians) and magnitude together.
  open func setAngle(_ angle: CGFloat, magnitude: CGFloat) {
    restingAngle = angle
    pushDirection = CGVector(dx: cos(angle) * magnitude, dy: sin(angle) * magnitude)
  }

  override func install(in scene: DynamicScene) {
    for item in members.list { scene.use(item) }
  }

  override func uninstall(from scene: DynamicScene) {
    for item in members.list { scene.release(item) }
  }

  override var pushes: Bool { active && pushDirection != .zero }

  override func push(in scene: DynamicScene, for seconds: TimeInterval) {
    guard pushes else { return }
    for item in members.list {
      guard let body = scene.record(of: item)?.body else { continue }
      let offset = offsets[ObjectIdentifier(item)] ?? .zero
      body.push(
        pushDirection, offset: CGVector(dx: offset.horizontal, dy: offset.vertical),
        isImpulse: mode == .instantaneous)
    }
    if mode == .instantaneous { active = false }
  }
}
