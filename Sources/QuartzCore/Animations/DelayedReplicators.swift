import Foundation

/// A list of the replicator layers whose instances have a time delay.
@MainActor
final class DelayedReplicators {
  private static var shared: DelayedReplicators { RenderContext.current.delayedReplicators }
  private struct Entry { weak var replicator: CAReplicatorLayer? }
  private var entries: [Entry] = []

  /// Indicates whether at least one delayed instance has not reached its final values yet. The sublayers of its
  /// replicator layer may already be at rest.
  static var areRunning: Bool { shared.entries.contains { $0.replicator?.delayedInstances?.isRunning ?? false } }

  static func add(_ replicator: CAReplicatorLayer) {
    shared.entries.removeAll { $0.replicator == nil || $0.replicator === replicator }
    shared.entries.append(Entry(replicator: replicator))
  }

  /// Updates all delayed instances to `time`, and removes instances that do not differ from the sublayers any more.
  static func update(at time: CFTimeInterval) {
    guard !shared.entries.isEmpty else { return }
    shared.entries.removeAll { entry in
      guard let replicator = entry.replicator else { return true }
      if replicator.instanceDelay != 0, replicator.instanceCount > 1, replicator.hasAnimatedDescendant,
        replicator.rootLayer.flags.contains(.isVisibleRoot)
      {
        let delayedInstances = replicator.delayedInstances ?? DelayedInstances()
        replicator.delayedInstances = delayedInstances
        replicator.flags.insert(.hasDelayedInstances)
        delayedInstances.update(replicator, at: time)
      } else if replicator.delayedInstances != nil {
        replicator.delayedInstances = nil
        replicator.flags.remove(.hasDelayedInstances)
        replicator.modelValues.replicator?.layersPerInstance = nil
        replicator.layerAnimations?.modelDidChange(of: replicator)
        replicator.markChanged([.hierarchy, .style])
      }
      return replicator.instanceDelay == 0
    }
  }
}
