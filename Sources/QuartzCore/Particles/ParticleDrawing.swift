import CoreGraphics
import Foundation

/// The layers that show the particles of an emitter layer. They are used again for other particles.
@MainActor
final class ParticleDrawing {
  /// The layers of the particles, from back to front.
  nonisolated(unsafe) private(set) var layers: [CALayer] = []
  /// Layers without a particle.
  nonisolated(unsafe) private var unused: [CALayer] = []

  private struct Shown {
    let particle: Particle
    let cell: CAEmitterCell
    let image: CGImage
  }

  // The compositor may retain the layers for a frame longer than the emitter lives.
  deinit {
    for layer in layers + unused { layer.parent = nil }
  }

  /// Shows the particles of a system. Returns whether the list of layers has changed.
  func update(_ system: ParticleSystem, in emitter: CAEmitterLayer) -> Bool {
    guard let time = system.time else { return false }
    var shown: [Shown] = []
    for group in system.allGroups where !group.particles.isEmpty {
      guard let image = LayerValue(any: group.cell.contents)?.image else { continue }
      for particle in group.particles { shown.append(Shown(particle: particle, cell: group.cell, image: image)) }
    }
    sort(&shown, by: emitter.renderMode, at: time)
    let count = layers.count
    while layers.count < shown.count { layers.append(unused.popLast() ?? Self.makeLayer(in: emitter)) }
    if layers.count > shown.count {
      unused += layers[shown.count...]
      layers.removeLast(layers.count - shown.count)
      // Layers of the largest number of particles are not kept for ever.
      for layer in unused.dropFirst(256) { layer.parent = nil }
      unused = Array(unused.prefix(256))
    }
    for (layer, particle) in zip(layers, shown) { show(particle, in: layer, at: time) }
    return layers.count != count
  }

  private func sort(_ shown: inout [Shown], by mode: CAEmitterLayerRenderMode, at time: Double) {
    switch mode {
    case .oldestFirst: shown.sort { $0.particle.birth < $1.particle.birth }
    case .oldestLast: shown.sort { $0.particle.birth > $1.particle.birth }
    case .backToFront: shown.sort { $0.particle.position(at: time).z < $1.particle.position(at: time).z }
    default: break
    }
  }

  /// Returns a layer for a particle: a layer that multiplies colors, with one that contains the image.
  private static func makeLayer(in emitter: CAEmitterLayer) -> CALayer {
    let layer = CALayer()
    layer.parent = emitter
    layer.addSublayer(CALayer())
    layer.modelValues.replicator = ReplicatorValues()
    return layer
  }

  private func show(_ shown: Shown, in layer: CALayer, at time: Double) {
    guard let imageLayer = layer.children.first else { return }
    let cell = shown.cell
    let position = shown.particle.position(at: time)
    let color = shown.particle.color(at: time)
    let scale = shown.particle.scale(at: time)
    let part = cell.contentsRect
    let pixelScale = cell.contentsScale > 0 && cell.contentsScale.isFinite ? cell.contentsScale : 1
    let size = CGSize(
      width: CGFloat(shown.image.width) * part.width / pixelScale,
      height: CGFloat(shown.image.height) * part.height / pixelScale)
    layer.modelValues.position = CGPoint(x: position.x, y: position.y)
    layer.modelValues.transform = CATransform3DScale(
      CATransform3DMakeRotation(CGFloat(shown.particle.rotation(at: time)), 0, 0, 1), CGFloat(scale), CGFloat(scale), 1)
    layer.modelValues.isHidden = scale == 0
    layer.modelValues.opacity = Float(color.w)
    layer.modelValues.replicator?.color =
      color.x == 1 && color.y == 1 && color.z == 1
      ? nil : CGColor(srgbRed: CGFloat(color.x), green: CGFloat(color.y), blue: CGFloat(color.z), alpha: 1)
    layer.updateMappingFlags()
    imageLayer.modelValues.bounds = CGRect(origin: .zero, size: size)
    imageLayer.modelValues.contents = shown.image
    imageLayer.modelValues.contentsRect = part
    imageLayer.modelValues.magnificationFilter = cell.magnificationFilter
    imageLayer.modelValues.minificationFilter = cell.minificationFilter
    imageLayer.markChanged([.geometry, .style, .contents])
    layer.markChanged([.geometry, .style])
  }
}
