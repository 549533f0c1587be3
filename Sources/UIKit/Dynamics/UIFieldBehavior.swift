import Foundation
import RuntimeInterface

/// A force that depends on where an item is: gravity towards a point, drag, a whirl, noise.
///
/// Strengths are those of a push: 1 accelerates 100 by 100 points of density 1 by 100 points a second, a second, at a
/// distance of a hundred points for those that fall off. Apple publishes no formulas; these are the usual ones.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind {
    case drag, electric, linearGravity, magnetic, noise, radialGravity, spring, turbulence, velocity, vortex
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  /// Points in the unit of distance of the fields.
  private static let unit: CGFloat = 100

  private let kind: Kind
  private var members = DynamicItems()
  private var seconds: TimeInterval = 0

  private init(_ kind: Kind, position: CGPoint = .zero, direction: CGVector = .zero) {
    self.kind = kind
    self.position = position
    self.direction = direction
    super.init()
  }

  private class func made(_ kind: Kind, position: CGPoint = .zero, direction: CGVector = .zero) -> Self {
    guard let made = UIFieldBehavior(kind, position: position, direction: direction) as? Self else {
      Misuse.trap("\(self): fields are made by UIFieldBehavior itself, not by a subclass")
    }
    return made
  }

  /// Brakes the items: against their velocity, in proportion to it.
  open class func dragField() -> Self { made(.drag) }
  /// A whirl: across the line from the position to the item.
  open class func vortexField() -> Self { made(.vortex) }
  /// Towards the position, by the inverse square of the distance (`falloff` 2).
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = made(.radialGravity, position: position)
    field.falloff = 2
    return field
  }
  /// The same everywhere, in one direction.
  open class func linearGravityField(direction: CGVector) -> Self { made(.linearGravity, direction: direction) }
  /// Gives the items that velocity (in hundreds of points a second) instead of their own.
  open class func velocityField(direction: CGVector) -> Self { made(.velocity, direction: direction) }
  /// Random forces that change over time.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = made(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Random forces in proportion to the items' speed.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = made(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Towards the position, in proportion to the distance.
  open class func springField() -> Self { made(.spring) }
  /// Away from the position for charges of the strength's sign, by the inverse square of the distance.
  open class func electricField() -> Self {
    let field = made(.electric)
    field.falloff = 2
    return field
  }
  /// Across the velocity of charged items.
  open class func magneticField() -> Self { made(.magnetic) }
  /// A force of your own: called with the field, and the item's position, velocity (points a second), mass, charge and
  /// the seconds of the step; answers a force.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { made(.custom(block)) }

  /// The items that it acts on.
  open var items: [any UIDynamicItem] { members.list }

  /// Acts on one item more.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item) { scene?.use(item) }
  }

  /// Leaves the item alone.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item) { scene?.release(item) }
  }

  /// The middle of the field, in the animator's coordinates.
  open var position: CGPoint { didSet { scene?.onWake() } }
  /// Where it acts, about the position. Default: everywhere.
  open var region = UIRegion.infinite { didSet { scene?.onWake() } }
  /// How strongly; negative is the other way. Default 1.
  open var strength: CGFloat = 1 { didSet { scene?.onWake() } }
  /// The power of the distance by which it grows weaker. Default 0 (2 for gravity towards a point and electricity).
  open var falloff: CGFloat = 0 { didSet { scene?.onWake() } }
  /// Nearer than this it grows no stronger, in points. Default a hundredth of a point.
  open var minimumRadius: CGFloat = 0.01 { didSet { scene?.onWake() } }
  /// The direction of fields that have one.
  open var direction: CGVector { didSet { scene?.onWake() } }
  /// How smooth noise is, from 0 to 1. Default 0.
  open var smoothness: CGFloat = 0 { didSet { scene?.onWake() } }
  /// How quickly noise changes, in times a second. Default 0: not at all.
  open var animationSpeed: CGFloat = 0 { didSet { scene?.onWake() } }

  override func install(in scene: DynamicScene) {
    for item in members.list { scene.use(item) }
  }

  override func uninstall(from scene: DynamicScene) {
    for item in members.list { scene.release(item) }
  }

  override var pushes: Bool { strength != 0 }

  override func push(in scene: DynamicScene, for seconds: TimeInterval) {
    self.seconds += seconds
    for item in members.list {
      guard let record = scene.record(of: item) else { continue }
      let center = record.body.center
      guard region.contains(CGPoint(x: center.x - position.x, y: center.y - position.y)) else { continue }
      let force = force(on: record, for: seconds)
      if force != .zero { record.body.push(force, offset: .zero, isImpulse: false) }
    }
  }

  private func force(on record: DynamicRecord, for step: TimeInterval) -> CGVector {
    let body = record.body
    let center = body.center
    let velocity = body.velocity
    let away = CGVector(dx: center.x - position.x, dy: center.y - position.y)
    let distance = max(hypot(away.dx, away.dy), minimumRadius, 1e-6)
    let outward = CGVector(dx: away.dx / distance, dy: away.dy / distance)
    let weakened = falloff == 0 ? strength : strength * pow(distance / Self.unit, -falloff)
    func times(_ vector: CGVector, _ factor: CGFloat) -> CGVector {
      CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
    switch kind {
    case .drag: return times(velocity, -weakened / Self.unit)
    case .linearGravity: return times(direction, weakened * body.mass)
    case .radialGravity: return times(outward, -weakened * body.mass)
    case .spring: return times(away, -weakened / Self.unit)
    case .electric: return times(outward, weakened * record.charge)
    case .magnetic:
      let factor = weakened * record.charge / Self.unit
      return CGVector(dx: -velocity.dy * factor, dy: velocity.dx * factor)
    case .vortex: return times(CGVector(dx: -outward.dy, dy: outward.dx), weakened * body.mass)
    case .velocity:
      // All of what is missing within one step.
      let missing = CGVector(
        dx: direction.dx * weakened - velocity.dx / Self.unit, dy: direction.dy * weakened - velocity.dy / Self.unit)
      return times(missing, body.mass / step)
    case .noise: return times(noise(at: center), weakened)
    case .turbulence:
      return times(noise(at: center), weakened * hypot(velocity.dx, velocity.dy) / Self.unit)
    case .custom(let block): return times(block(self, center, velocity, body.mass, record.charge, step), strength)
    }
  }

  /// A vector that varies smoothly with place and time.
  private func noise(at point: CGPoint) -> CGVector {
    let time = seconds * animationSpeed
    let cell = Self.unit * (0.25 + max(0, smoothness))
    return CGVector(
      dx: ValueNoise.value(point.x / cell, point.y / cell, time),
      dy: ValueNoise.value(point.x / cell + 71.3, point.y / cell - 29.7, time + 13.1))
  }
}
