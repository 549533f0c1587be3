import CoreGraphics
import Foundation

/// The particles of an emitter layer, advanced from frame to frame.
///
/// The time between two frames is divided at the births of particles, so that the result does not depend on the frame rate while the
/// cells do not change. A frame costs O(*n*) in the number of particles.
@MainActor
final class ParticleSystem {
  /// The most particles that exist at a time. If there are more, the oldest are removed.
  static let limit = 10_000

  /// The particles of one cell, the oldest first.
  final class Group {
    let cell: CAEmitterCell
    fileprivate(set) var particles: [Particle] = []
    fileprivate var carry = 0.0
    /// The groups of the cells that the particles emit.
    let children: [Group]

    @MainActor init(_ cell: CAEmitterCell, depth: Int = 0) {
      self.cell = cell
      // A cell can contain itself.
      children = depth < 4 ? (cell.emitterCells ?? []).map { Group($0, depth: depth + 1) } : []
    }

    /// Returns whether the group has the particles of a cell, and groups for the cells that it has now.
    @MainActor fileprivate func describes(_ cell: CAEmitterCell) -> Bool {
      let cells = cell.emitterCells ?? []
      return self.cell === cell && cells.count == children.count && zip(children, cells).allSatisfy { $0.describes($1) }
    }
  }

  private(set) var groups: [Group] = []
  private var random: ParticleRandom
  private(set) var time: Double?
  /// The number of particles that can still be created in the current call of `advance`. Particles that emit particles would
  /// otherwise multiply within one frame.
  private var budget = 0

  init(seed: UInt32) { random = ParticleRandom(seed: seed) }

  /// Replaces the cells. The particles of cells that are not in the list any more disappear.
  func setCells(_ cells: [CAEmitterCell]) {
    var kept = groups
    groups = cells.map { cell in
      guard let index = kept.firstIndex(where: { $0.describes(cell) }) else { return Group(cell) }
      return kept.remove(at: index)
    }
  }

  /// All groups, those of a particle's own cells after the group of the particle.
  var allGroups: [Group] {
    func flat(_ groups: [Group]) -> [Group] { groups.flatMap { [$0] + flat($0.children) } }
    return flat(groups)
  }

  /// Indicates whether there are particles, or cells that create some.
  func isActive(_ factors: ParticleFactors) -> Bool {
    factors.birthRate > 0
      && groups.contains {
        Self.rate(of: $0.cell, 1) > 0 && Self.window($0.cell).upperBound > time ?? 0
          && Self.longestLife(of: $0, factors) > 0
      }
      || allGroups.contains { !$0.particles.isEmpty }
  }

  /// Advances the system to a time of the layer. The first call also creates the particles that were created since time 0 and still
  /// exist, as on iOS: the emission begins at the layer's `beginTime`, not when the layer appears.
  func advance(to now: Double, from shape: EmissionShape, _ factors: ParticleFactors) {
    if let time, now < time {
      // The time was set back.
      for group in allGroups { group.particles.removeAll { $0.birth > now } }
    }
    // Particles that were created before this time do not exist any more.
    let longest = groups.map { Self.longestLife(of: $0, factors) }.max() ?? 0
    let previous = min(now, max(time ?? 0, now - longest))
    time = now
    budget = Self.limit
    for group in groups {
      let window = Self.window(group.cell)
      let births = births(
        from: max(previous, window.lowerBound), to: min(now, window.upperBound),
        Self.rate(of: group.cell, factors.birthRate),
        carry: &group.carry)
      for birth in births {
        group.particles.append(Particle(of: group.cell, at: birth, from: shape.origin(&random), factors, &random))
      }
      emitFromParticles(of: group, since: previous, to: now, factors)
    }
    for group in allGroups {
      group.particles.removeAll { $0.death <= now || !$0.position(at: now).sum().isFinite }
    }
    removeOldest()
  }

  /// Creates the particles that the particles of a group emit.
  private func emitFromParticles(of group: Group, since previous: Double, to now: Double, _ factors: ParticleFactors) {
    guard !group.children.isEmpty else { return }
    for (index, child) in group.children.enumerated() {
      let window = Self.window(child.cell)
      let rate = Self.rate(of: child.cell, 1)
      for parent in group.particles.indices where index < group.particles[parent].carry.count {
        let particle = group.particles[parent]
        let births = births(
          from: max(previous, particle.birth + window.lowerBound),
          to: min(now, particle.death, particle.birth + window.upperBound), rate,
          carry: &group.particles[parent].carry[index])
        for birth in births {
          child.particles.append(
            Particle(of: child.cell, at: birth, from: (particle.position(at: birth), 0), factors, &random))
        }
      }
      emitFromParticles(of: child, since: previous, to: now, factors)
    }
  }

  private func removeOldest() {
    let births = allGroups.flatMap { $0.particles.map(\.birth) }
    guard births.count > Self.limit else { return }
    let earliest = births.sorted()[births.count - Self.limit]
    for group in allGroups { group.particles.removeAll { $0.birth < earliest } }
  }

  /// Returns the times at which particles are created in an interval. `carry` is the fraction of the next particle that had
  /// accumulated before, and is updated. If there are more than the budget allows, the result has the last ones.
  private func births(from start: Double, to end: Double, _ rate: Double, carry: inout Double) -> [Double] {
    guard end > start, rate > 0 else { return [] }
    let total = carry + rate * (end - start)
    guard total.isFinite else { return [] }
    let count = total.rounded(.down)
    let number = Int(min(count, Double(budget)))
    budget -= number
    let first = count - Double(number) + 1
    defer { carry = total - count }
    return (0..<number).map { start + (first + Double($0) - carry) / rate }
  }

  private static func rate(of cell: CAEmitterCell, _ factor: Double) -> Double {
    let rate = cell.isEnabled ? Double(cell.birthRate) * factor : 0
    return rate.isFinite ? max(0, rate) : 0
  }

  /// The period in which a cell creates particles.
  private static func window(_ cell: CAEmitterCell) -> Range<Double> {
    let begin = cell.beginTime.isFinite ? cell.beginTime : 0
    let end = begin + cell.duration
    return begin..<(end > begin ? end : .infinity)
  }

  /// The most seconds between the birth of a particle of a group and the death of the last particle that comes from it.
  private static func longestLife(of group: Group, _ factors: ParticleFactors) -> Double {
    let life = (Double(group.cell.lifetime) + abs(Double(group.cell.lifetimeRange)) / 2) * factors.lifetime
    let children = group.children.map { longestLife(of: $0, factors) }.max() ?? 0
    return life.isFinite ? max(0, life) + children : children
  }
}
