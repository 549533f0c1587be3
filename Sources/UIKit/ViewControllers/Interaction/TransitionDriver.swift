import Foundation

/// Holds the clocks of some layers, and moves them by hand: whatever is animated below goes along.
@MainActor
final class TransitionDriver {
  private let layers: [(layer: CALayer, start: CFTimeInterval)]
  private let duration: TimeInterval
  private(set) var progress = 0.0

  /// Stops the clocks of `views` now. Animations of `duration` seconds that begin from here on are at their beginning.
  init(_ views: [UIView], duration: TimeInterval) {
    self.duration = duration
    layers = views.map { view in
      let layer: CALayer = view.layer
      let start = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = start
      return (layer, start)
    }
  }

  /// The end itself is kept for `release()`: animations that reach it are over.
  func scrub(to progress: Double) {
    self.progress = max(0, min(1, progress))
    let share = min(self.progress, 0.9999)
    for (layer, start) in layers { layer.timeOffset = start + share * duration }
  }

  /// Lets the clocks go on from where they are, which ends the animations that have come to their end.
  func release() {
    for (layer, start) in layers {
      layer.speed = 1
      layer.timeOffset = 0
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.timeOffset = start + progress * duration + 1e-6 - now
    }
  }

  /// Takes every animation below the layers away.
  func removeAnimations() {
    for (layer, _) in layers { Self.remove(below: layer) }
  }

  private static func remove(below layer: CALayer) {
    layer.removeAllAnimations()
    for below in layer.sublayers ?? [] { remove(below: below) }
  }

  /// The layers' clocks are again those of the layers above.
  func reset() {
    for (layer, _) in layers {
      layer.speed = 1
      layer.timeOffset = 0
    }
  }
}
