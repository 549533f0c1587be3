import CoreGraphics
import Foundation

/// The instances of a replicator layer that show its sublayers with a time delay (`instanceDelay`), while a sublayer is
/// animated.
///
/// Each instance consists of copies of the sublayers with their values at an earlier time. Only the compositor uses the
/// copies. The sublayers themselves are the first instance.
///
/// A frame costs O(instances × layers). Copies share the content that the layers draw themselves (`draw(in:)`, shapes,
/// gradients, text), so an animated path is the same in all instances.
@MainActor
final class DelayedInstances {
  /// The layers of the second instance, followed by those of the third, and so on.
  nonisolated(unsafe) private(set) var layers: [CALayer] = []
  /// Indicates whether at least one delayed instance has not reached its final values yet.
  private(set) var isRunning = false

  // The compositor may retain the copies for a frame longer than the replicator lives.
  deinit {
    for layer in layers { layer.parent = nil }
  }

  /// Updates the delayed instances of `replicator` to `time`, a time of `CACurrentMediaTime()`.
  func update(_ replicator: CAReplicatorLayer, at time: CFTimeInterval) {
    isRunning = false
    let first = replicator.orderedSublayers
    let oldLayers = layers
    layers = makeCopies(of: first, in: replicator, reusing: oldLayers, parent: replicator, lag: 0, at: time)
    if !Self.haveSameLayers(oldLayers, layers) || replicator.modelValues.replicator?.layersPerInstance != first.count {
      replicator.modelValues.replicator?.layersPerInstance = first.count
      replicator.layerAnimations?.modelDidChange(of: replicator)
      replicator.markChanged([.hierarchy, .style])
    }
  }

  private static func haveSameLayers(_ a: [CALayer], _ b: [CALayer]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 === $1 }
  }

  /// Returns copies of `sources` for all instances except the first. `lag` is the delay of the replicator itself, in
  /// seconds.
  private func makeCopies(
    of sources: [CALayer], in replicator: CAReplicatorLayer, reusing oldCopies: [CALayer], parent: CALayer,
    lag: CFTimeInterval, at time: CFTimeInterval
  ) -> [CALayer] {
    let values = replicator.modelValues.replicator ?? ReplicatorValues()
    var result: [CALayer] = []
    for index in 1..<max(2, min(values.count, 1000)) where index < values.count {
      for source in sources {
        let reusedCopy = result.count < oldCopies.count ? oldCopies[result.count] : nil
        result.append(
          makeCopy(of: source, reusing: reusedCopy, parent: parent, lag: lag + values.delay * Double(index), at: time))
      }
    }
    return result
  }

  /// Returns a copy of `source` with its values of `lag` seconds earlier, measured in its parent's time.
  private func makeCopy(
    of source: CALayer, reusing reusedLayer: CALayer?, parent: CALayer, lag: CFTimeInterval, at time: CFTimeInterval
  ) -> CALayer {
    let copy = reusedLayer?.presentedModel === source ? reusedLayer ?? CALayer() : CALayer()
    copy.presentedModel = source
    copy.parent = parent
    let lag = lag * Double(source.speed)
    if let layerAnimations = source.layerAnimations {
      let motionValues = layerAnimations.values(of: source, at: time, lag: lag)
      copy.modelValues = motionValues.values
      if motionValues.isRunning { isRunning = true }
    } else {
      copy.modelValues = source.modelValues
    }
    copy.renderBacking = source.renderBacking
    var changes: LayerChanges = [.geometry, .style, .contents]
    let sourceSublayers = source.orderedSublayers
    let oldChildren = copy.children
    var result: [CALayer] = []
    for (index, sublayer) in sourceSublayers.enumerated() {
      let reusedCopy = index < oldChildren.count ? oldChildren[index] : nil
      result.append(self.makeCopy(of: sublayer, reusing: reusedCopy, parent: copy, lag: lag, at: time))
    }
    copy.modelValues.replicator?.layersPerInstance = nil
    if let inner = source as? CAReplicatorLayer, inner.instanceDelay != 0, inner.instanceCount > 1 {
      // A nested replicator: its own instances are delayed relative to this copy.
      let remainingChildren = Array(oldChildren.dropFirst(sourceSublayers.count))
      result += makeCopies(of: sourceSublayers, in: inner, reusing: remainingChildren, parent: copy, lag: lag, at: time)
      copy.modelValues.replicator?.layersPerInstance = sourceSublayers.count
    }
    copy.children = result
    if !Self.haveSameLayers(oldChildren, result) { changes.insert(.hierarchy) }
    let oldMask = copy.maskLayer
    copy.maskLayer = source.maskLayer.map { self.makeCopy(of: $0, reusing: oldMask, parent: copy, lag: lag, at: time) }
    if oldMask !== copy.maskLayer { changes.insert(.hierarchy) }
    copy.markChanged(changes)
    return copy
  }
}

extension CALayer {
  /// Indicates whether a descendant of the layer, or a mask of a descendant, is animated.
  ///
  /// - Complexity: O(*n*) in the number of descendants.
  final var hasAnimatedDescendant: Bool {
    for child in children where child.layerAnimations != nil || child.hasAnimatedDescendant { return true }
    guard let maskLayer else { return false }
    return maskLayer.layerAnimations != nil || maskLayer.hasAnimatedDescendant
  }
}
