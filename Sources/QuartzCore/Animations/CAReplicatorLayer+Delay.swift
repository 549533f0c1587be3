import Foundation

extension CAReplicatorLayer: FrameUpdating {
  /// Indicates whether at least one delayed instance has not reached its final values yet. The sublayers may already be at rest.
  final var isRunning: Bool { delayedInstances?.isRunning ?? false }

  /// Updates the delayed instances, or removes them if they do not differ from the sublayers any more.
  final func update(at time: CFTimeInterval) -> Bool {
    if instanceDelay != 0, instanceCount > 1, hasAnimatedDescendant, rootLayer.flags.contains(.isVisibleRoot) {
      let instances = delayedInstances ?? DelayedInstances()
      delayedInstances = instances
      flags.insert(.composesSublayers)
      instances.update(self, at: time)
    } else if delayedInstances != nil {
      delayedInstances = nil
      flags.remove(.composesSublayers)
      modelValues.replicator?.layersPerInstance = nil
      layerAnimations?.modelDidChange(of: self)
      markChanged([.hierarchy, .style])
    }
    return instanceDelay != 0
  }
}
