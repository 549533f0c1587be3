import CoreGraphics
import Foundation

/// The shape of an emitter layer, from which the positions and the directions of new particles are chosen.
struct EmissionShape {
  var center = SIMD3<Double>.zero
  /// The width, height and depth. The width is the radius of a circle or sphere.
  var size = SIMD3<Double>.zero
  var shape = CAEmitterLayerEmitterShape.point
  var mode = CAEmitterLayerEmitterMode.volume

  /// The point where a particle is created, and the angle of the shape's own direction there: clockwise, in radians, 0 to the right.
  typealias Origin = (position: SIMD3<Double>, angle: Double)

  /// Chooses a point for a new particle.
  func origin(_ random: inout ParticleRandom) -> Origin {
    switch shape {
    case .line:
      let fraction = mode == .points ? (random.fraction() < 0.5 ? 0 : 1) : random.fraction()
      return (center + SIMD3((fraction - 0.5) * size.x, 0, 0), -.pi / 2)
    case .rectangle: return rectangle(depth: 0, &random)
    case .cuboid: return rectangle(depth: size.z, &random)
    case .circle: return round(flat: true, &random)
    case .sphere: return round(flat: false, &random)
    default: return (center, 0)
    }
  }

  private func rectangle(depth: Double, _ random: inout ParticleRandom) -> Origin {
    let half = SIMD3(size.x, size.y, depth) / 2
    func end() -> Double { random.fraction() < 0.5 ? -1 : 1 }
    var unit = SIMD3(random.fraction(), random.fraction(), random.fraction()) * 2 - 1
    var angle = 0.0
    switch mode {
    case .points:
      unit = SIMD3(end(), end(), end())
      angle = atan2(unit.y * half.y, unit.x * half.x)
    case .outline:
      // The sides are chosen by their lengths. Their directions point outwards.
      if random.fraction() * (half.x + half.y) < half.x {
        unit.y = end()
        angle = unit.y * .pi / 2
      } else {
        unit.x = end()
        angle = unit.x < 0 ? .pi : 0
      }
      unit.z = depth == 0 ? 0 : end()
    case .surface where depth != 0:
      // The faces are chosen by their areas.
      let areas = SIMD3(half.y * half.z, half.x * half.z, half.x * half.y)
      let choice = random.fraction() * areas.sum()
      if choice < areas.x {
        unit.x = end()
      } else if choice < areas.x + areas.y {
        unit.y = end()
      } else {
        unit.z = end()
      }
    default: break
    }
    return (center + unit * half, angle)
  }

  private func round(flat: Bool, _ random: inout ParticleRandom) -> Origin {
    let angle = random.fraction() * 2 * .pi
    let isHollow = mode == .outline || mode == .points || (mode == .surface && !flat)
    let z = flat ? 0 : random.fraction() * 2 - 1
    let fraction = isHollow ? 1 : (flat ? random.fraction().squareRoot() : cbrt(random.fraction()))
    let radius = size.x * fraction
    let across = (1 - z * z).squareRoot() * radius
    return (center + SIMD3(cos(angle) * across, sin(angle) * across, z * radius), isHollow ? angle : 0)
  }
}
