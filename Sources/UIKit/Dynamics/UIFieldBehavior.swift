import Foundation
import RuntimeInterface

/// A behavior that applies a force to items, depending on their position. Examples are gravity toward a point, drag, a
/// vortex and noise.
///
/// The strength has the same unit as the magnitude of push behaviors: a strength of 1 accelerates an item of 100 × 100
/// points and density 1 by 100 points per second squared. For fields with a falloff, this is the acceleration at a
/// distance of 100 points. Apple publishes no formulas, so Tessera uses the usual formulas of physics.
@preconcurrency @MainActor
open class UIFieldBehavior: UIDynamicBehavior {
  private enum Kind {
    case drag, electric, linearGravity, magnetic, noise, radialGravity, spring, turbulence, velocity, vortex
    case custom((UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector)
  }

  /// The distance, in points, that is the unit of length in the formulas of the fields.
  private static let unit: CGFloat = 100

  private let kind: Kind
  private var members = DynamicItems()
  private var elapsedTime: TimeInterval = 0
  /// Indicates whether a force that is not finite was reported. It would be reported in every step.
  private var hasReportedForce = false

  private init(_ kind: Kind, position: CGPoint = .zero, direction: CGVector = .zero) {
    self.kind = kind
    self.position = DynamicNumbers.checked(position, else: .zero, of: UIFieldBehavior.self, "position")
    self.direction = DynamicNumbers.checked(direction, else: .zero, of: UIFieldBehavior.self, "direction")
    super.init()
  }

  private class func make(_ kind: Kind, position: CGPoint = .zero, direction: CGVector = .zero) -> Self {
    guard let field = UIFieldBehavior(kind, position: position, direction: direction) as? Self else {
      Diagnostics.trap("\(self): this factory method cannot create a subclass; call it on UIFieldBehavior")
    }
    return field
  }

  /// Creates a field that slows items down in proportion to their velocity.
  ///
  /// - Returns: The field.
  open class func dragField() -> Self { make(.drag) }
  /// Creates a field that pushes items around the field's position, at right angles to the line from the item to the position.
  ///
  /// - Returns: The field.
  open class func vortexField() -> Self { make(.vortex) }
  /// Creates a field that pulls items toward a point. The force decreases with the square of the distance (`falloff`
  /// 2).
  ///
  /// - Parameter position: The point, in the animator's coordinate system.
  /// - Returns: The field.
  open class func radialGravityField(position: CGPoint) -> Self {
    let field = make(.radialGravity, position: position)
    field.falloff = 2
    return field
  }
  /// Creates a field that accelerates items in one direction. The acceleration is the same everywhere.
  ///
  /// - Parameter direction: The direction and magnitude of the acceleration.
  /// - Returns: The field.
  open class func linearGravityField(direction: CGVector) -> Self { make(.linearGravity, direction: direction) }
  /// Creates a field that replaces the velocity of items.
  ///
  /// - Parameter direction: The velocity in hundreds of points per second.
  /// - Returns: The field.
  open class func velocityField(direction: CGVector) -> Self { make(.velocity, direction: direction) }
  /// Creates a field of random forces that change over time.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness of the noise, from 0 to 1.
  ///   - speed: The number of changes of the noise per second.
  /// - Returns: The field.
  open class func noiseField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.noise)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Creates a field of random forces in proportion to the speed of the items.
  ///
  /// - Parameters:
  ///   - smoothness: The smoothness of the noise, from 0 to 1.
  ///   - speed: The number of changes of the noise per second.
  /// - Returns: The field.
  open class func turbulenceField(smoothness: CGFloat, animationSpeed speed: CGFloat) -> Self {
    let field = make(.turbulence)
    (field.smoothness, field.animationSpeed) = (smoothness, speed)
    return field
  }
  /// Creates a field that pulls items toward the field's position, in proportion to their distance.
  ///
  /// - Returns: The field.
  open class func springField() -> Self { make(.spring) }
  /// Creates a field that repels items whose charge has the sign of the strength, and attracts items with the opposite
  /// charge. The force decreases with the square of the distance.
  ///
  /// - Returns: The field.
  open class func electricField() -> Self {
    let field = make(.electric)
    field.falloff = 2
    return field
  }
  /// Creates a field that pushes charged items at right angles to their velocity.
  ///
  /// - Returns: The field.
  open class func magneticField() -> Self { make(.magnetic) }
  /// Creates a field whose force is computed by a closure.
  ///
  /// - Parameter block: A closure that returns the force. Its arguments are the field, the position, the velocity (in
  ///   points per second), the mass and the charge of the item, and the duration of the step in seconds.
  /// - Returns: The field.
  open class func field(
    evaluationBlock block: @escaping (UIFieldBehavior, CGPoint, CGVector, CGFloat, CGFloat, TimeInterval) -> CGVector
  ) -> Self { make(.custom(block)) }

  /// The items on which the field acts, in the order in which they were added.
  open var items: [any UIDynamicItem] { members.items }

  /// Adds an item to the behavior, so that the field acts on it.
  ///
  /// - Parameter item: The item.
  open func addItem(_ item: any UIDynamicItem) {
    if members.insert(item) { scene?.addUse(of: item) }
  }

  /// Removes an item from the behavior, so that the field no longer acts on it.
  ///
  /// - Parameter item: The item.
  open func removeItem(_ item: any UIDynamicItem) {
    if members.remove(item) { scene?.removeUse(of: item) }
  }

  /// The center of the field, in the animator's coordinate system.
  open var position: CGPoint {
    didSet {
      position = DynamicNumbers.checked(position, else: oldValue, of: self, "position")
      scene?.onWake()
    }
  }
  /// The region in which the field acts, relative to the position. The default is the whole plane.
  open var region = UIRegion.infinite { didSet { scene?.onWake() } }
  /// The strength of the field. Negative values reverse the direction of the force. The default is 1.
  open var strength: CGFloat = 1 {
    didSet {
      strength = DynamicNumbers.checked(strength, else: oldValue, of: self, "strength")
      scene?.onWake()
    }
  }
  /// The exponent with which the force decreases with the distance. At 0, the strength is the same at every distance.
  /// The default is 0, or 2 for radial gravity and electric fields.
  open var falloff: CGFloat = 0 {
    didSet {
      falloff = DynamicNumbers.checked(falloff, else: oldValue, of: self, "falloff")
      scene?.onWake()
    }
  }
  /// The distance, in points, below which the force does not increase any further. The default is 0.01.
  open var minimumRadius: CGFloat = 0.01 {
    didSet {
      minimumRadius = DynamicNumbers.checked(minimumRadius, else: oldValue, of: self, "minimumRadius")
      scene?.onWake()
    }
  }
  /// The direction and magnitude of a linear gravity field or velocity field.
  open var direction: CGVector {
    didSet {
      direction = DynamicNumbers.checked(direction, else: oldValue, of: self, "direction")
      scene?.onWake()
    }
  }
  /// The smoothness of the noise, from 0 to 1. The default is 0.
  open var smoothness: CGFloat = 0 {
    didSet {
      smoothness = DynamicNumbers.checked(smoothness, else: oldValue, of: self, "smoothness")
      scene?.onWake()
    }
  }
  /// The number of changes of the noise per second. The default is 0, with which the noise does not change.
  open var animationSpeed: CGFloat = 0 {
    didSet {
      animationSpeed = DynamicNumbers.checked(animationSpeed, else: oldValue, of: self, "animationSpeed")
      scene?.onWake()
    }
  }

  override func install(in scene: DynamicScene) {
    for item in members.items { scene.addUse(of: item) }
  }

  override func uninstall(from scene: DynamicScene) {
    for item in members.items { scene.removeUse(of: item) }
  }

  override var appliesForces: Bool { strength != 0 }

  override func push(in scene: DynamicScene, for duration: TimeInterval) {
    elapsedTime += duration
    for item in members.items {
      guard let record = scene.record(of: item) else { continue }
      let center = record.body.center
      guard region.contains(CGPoint(x: center.x - position.x, y: center.y - position.y)) else { continue }
      let force = force(on: record, for: duration)
      if force != .zero { record.body.push(force, offset: .zero, isImpulse: false) }
    }
  }

  private func force(on record: DynamicRecord, for step: TimeInterval) -> CGVector {
    let body = record.body
    let center = body.center
    let velocity = body.velocity
    let distanceVector = CGVector(dx: center.x - position.x, dy: center.y - position.y)
    let distance = max(hypot(distanceVector.dx, distanceVector.dy), minimumRadius, 1e-6)
    let outwardDirection = CGVector(dx: distanceVector.dx / distance, dy: distanceVector.dy / distance)
    let attenuatedStrength = falloff == 0 ? strength : strength * pow(distance / Self.unit, -falloff)
    func scaledVector(_ vector: CGVector, _ factor: CGFloat) -> CGVector {
      CGVector(dx: vector.dx * factor, dy: vector.dy * factor)
    }
    switch kind {
    case .drag: return scaledVector(velocity, -attenuatedStrength / Self.unit)
    case .linearGravity: return scaledVector(direction, attenuatedStrength * body.mass)
    case .radialGravity: return scaledVector(outwardDirection, -attenuatedStrength * body.mass)
    case .spring: return scaledVector(distanceVector, -attenuatedStrength / Self.unit)
    case .electric: return scaledVector(outwardDirection, attenuatedStrength * record.charge)
    case .magnetic:
      let factor = attenuatedStrength * record.charge / Self.unit
      return CGVector(dx: -velocity.dy * factor, dy: velocity.dx * factor)
    case .vortex:
      return scaledVector(CGVector(dx: -outwardDirection.dy, dy: outwardDirection.dx), attenuatedStrength * body.mass)
    case .velocity:
      // The force is chosen so that the velocity of the item becomes that of the field within one step.
      let velocityDifference = CGVector(
        dx: direction.dx * attenuatedStrength - velocity.dx / Self.unit,
        dy: direction.dy * attenuatedStrength - velocity.dy / Self.unit)
      return scaledVector(velocityDifference, body.mass / step)
    case .noise: return scaledVector(noise(at: center), attenuatedStrength)
    case .turbulence:
      return scaledVector(noise(at: center), attenuatedStrength * hypot(velocity.dx, velocity.dy) / Self.unit)
    case .custom(let block):
      let force = block(self, center, velocity, body.mass, record.charge, step)
      guard force.hasFiniteNumbers || hasReportedForce else {
        hasReportedForce = true
        return DynamicNumbers.checked(force, else: .zero, of: self, "the force of the evaluationBlock")
      }
      return force.hasFiniteNumbers ? scaledVector(force, strength) : .zero
    }
  }

  /// Returns a vector that varies smoothly with position and time.
  private func noise(at point: CGPoint) -> CGVector {
    let time = elapsedTime * animationSpeed
    let cell = Self.unit * (0.25 + max(0, smoothness))
    // Beyond this, the differences between neighboring points are lost to rounding.
    guard abs(time) < 1e15, abs(point.x) < 1e15, abs(point.y) < 1e15 else { return .zero }
    return CGVector(
      dx: ValueNoise.value(point.x / cell, point.y / cell, time),
      dy: ValueNoise.value(point.x / cell + 71.3, point.y / cell - 29.7, time + 13.1))
  }
}
