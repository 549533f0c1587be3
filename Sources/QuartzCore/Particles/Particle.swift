import CoreGraphics
import Foundation

/// A particle: the values that were chosen at its creation, from which its state at any time follows.
struct Particle {
  let birth: Double
  let lifetime: Double
  private let start: SIMD3<Double>
  private let velocity: SIMD3<Double>
  private let acceleration: SIMD3<Double>
  private let scale: Double
  private let scaleSpeed: Double
  private let spin: Double
  private let color: SIMD4<Double>
  private let colorSpeed: SIMD4<Double>
  /// For each cell of the particle's own cells, the fraction of the next particle that has accumulated.
  var carry: [Double]

  var death: Double { birth + lifetime }

  /// Creates a particle at a time.
  @MainActor
  init(
    of cell: CAEmitterCell, at birth: Double, from origin: EmissionShape.Origin, _ factors: ParticleFactors,
    _ random: inout ParticleRandom
  ) {
    self.birth = birth
    let life = random.value(Double(cell.lifetime), range: Double(cell.lifetimeRange)) * factors.lifetime
    lifetime = life.isFinite ? max(0, life) : 0
    start = origin.position
    let direction = Self.direction(of: cell, angle: origin.angle, &random)
    velocity = direction * random.value(Double(cell.velocity), range: Double(cell.velocityRange)) * factors.velocity
    acceleration = SIMD3(Double(cell.xAcceleration), Double(cell.yAcceleration), Double(cell.zAcceleration))
    scale = random.value(Double(cell.scale), range: Double(cell.scaleRange)) * factors.scale
    scaleSpeed = Double(cell.scaleSpeed) * factors.scale
    spin = random.value(Double(cell.spin), range: Double(cell.spinRange)) * factors.spin
    var color = SIMD4<Double>(1, 1, 1, 1)
    if let space = CGColorSpace(name: CGColorSpace.sRGB),
      let parts = cell.color?.converted(to: space, intent: .defaultIntent, options: nil)?.components, parts.count == 4
    {
      color = SIMD4(Double(parts[0]), Double(parts[1]), Double(parts[2]), Double(parts[3]))
    }
    let ranges = SIMD4(Double(cell.redRange), Double(cell.greenRange), Double(cell.blueRange), Double(cell.alphaRange))
    for index in 0..<4 { color[index] = random.value(color[index], range: ranges[index]) }
    self.color = color
    colorSpeed = SIMD4(
      Double(cell.redSpeed), Double(cell.greenSpeed), Double(cell.blueSpeed), Double(cell.alphaSpeed))
    carry = Array(repeating: 0, count: cell.emitterCells?.count ?? 0)
  }

  /// Chooses a direction in the cone of a cell, uniformly by area on the unit sphere.
  @MainActor
  private static func direction(
    of cell: CAEmitterCell, angle: Double, _ random: inout ParticleRandom
  ) -> SIMD3<Double> {
    let longitude = angle + (cell.emissionLongitude.isFinite ? Double(cell.emissionLongitude) : 0)
    let latitude = cell.emissionLatitude.isFinite ? Double(cell.emissionLatitude) : 0
    let axis = SIMD3(cos(latitude) * cos(longitude), cos(latitude) * sin(longitude), sin(latitude))
    let halfAngle = min(.pi, abs(cell.emissionRange.isFinite ? Double(cell.emissionRange) : 0) / 2)
    guard halfAngle > 0 else { return axis }
    let cosine = 1 - random.fraction() * (1 - cos(halfAngle))
    let sine = max(0, 1 - cosine * cosine).squareRoot()
    let turn = random.fraction() * 2 * .pi
    // Two directions across the axis: one in the plane of the layer, and one perpendicular to both.
    let inPlane = SIMD3(-sin(longitude), cos(longitude), 0)
    let across = SIMD3(-sin(latitude) * cos(longitude), -sin(latitude) * sin(longitude), cos(latitude))
    return axis * cosine + (inPlane * cos(turn) + across * sin(turn)) * sine
  }

  func position(at time: Double) -> SIMD3<Double> {
    let age = time - birth
    return start + velocity * age + acceleration * (age * age / 2)
  }

  func scale(at time: Double) -> Double { max(0, scale + scaleSpeed * (time - birth)) }

  func rotation(at time: Double) -> Double { spin * (time - birth) }

  /// Returns the color as red, green, blue and opacity, 0...1.
  func color(at time: Double) -> SIMD4<Double> {
    (color + colorSpeed * (time - birth)).clamped(lowerBound: .zero, upperBound: SIMD4(repeating: 1))
  }
}

/// The factors by which an emitter layer multiplies the values of its particles.
struct ParticleFactors {
  var birthRate = 1.0
  var lifetime = 1.0
  var velocity = 1.0
  var scale = 1.0
  var spin = 1.0
}
