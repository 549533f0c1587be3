import Foundation

/// A layer that shows other layers than its sublayers, and updates them in each frame: a replicator layer with delayed instances, or
/// a layer that emits particles.
@MainActor
protocol FrameUpdating: CALayer {
  /// Indicates whether the layer will look different in the next frame, although nothing else changes.
  var isRunning: Bool { get }

  /// Updates the layers that are shown to a time of `CACurrentMediaTime()`. Returns whether the layer has to be updated in later
  /// frames too.
  func update(at time: CFTimeInterval) -> Bool
}

/// A list of the layers that are updated in each frame.
@MainActor
final class FrameLayers {
  private static var shared: FrameLayers { RenderContext.current.frameLayers }
  private struct Entry { weak var layer: (any FrameUpdating)? }
  private var entries: [Entry] = []

  /// Indicates whether at least one of the layers will look different in the next frame.
  static var areRunning: Bool { shared.entries.contains { $0.layer?.isRunning ?? false } }

  static func add(_ layer: any FrameUpdating) {
    shared.entries.removeAll { $0.layer == nil || $0.layer === layer }
    shared.entries.append(Entry(layer: layer))
  }

  /// Updates all layers to `time`, and removes those that need no further updates.
  static func update(at time: CFTimeInterval) {
    guard !shared.entries.isEmpty else { return }
    shared.entries.removeAll { entry in !(entry.layer?.update(at: time) ?? false) }
  }
}
