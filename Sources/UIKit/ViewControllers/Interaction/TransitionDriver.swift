import Foundation

/// Controls the progress of an interactive transition. The driver pauses the time of layers and sets this time
/// directly, which moves all animations in the layers. An interruptible animator has a time of its own, which is set
/// together with that of the layers.
@MainActor
final class TransitionDriver {
  private let layers: [(layer: CALayer, start: CFTimeInterval)]
  private let duration: TimeInterval
  private let animator: (any UIViewImplicitlyAnimating)?
  /// The property animators that animate parts of the transition besides its main animator. Their progress is set
  /// together with that of the layers.
  private var heldAnimators: [UIViewPropertyAnimator] = []
  private(set) var progress: Double
  /// The difference between the progress of the layers and that of the animator when the driver paused them. The
  /// difference is not zero if the animator has a different timing curve.
  private let lead: Double

  /// Creates a driver, and pauses the animations in the layers of `views` and the animator.
  ///
  /// - Parameters:
  ///   - views: The views whose layers are paused.
  ///   - duration: The duration of the animations, in seconds.
  ///   - animator: The interruptible animator of the transition, or nil.
  ///   - elapsed: The time since the animations began, in seconds. The default, 0, is for animations that begin now.
  init(
    _ views: [UIView], duration: TimeInterval, animator: (any UIViewImplicitlyAnimating)? = nil,
    elapsed: TimeInterval = 0
  ) {
    self.duration = duration
    self.animator = animator
    animator?.pauseAnimation()
    let fraction = duration > 0 ? min(1, elapsed / duration) : 0
    progress = animator.map { Double($0.fractionComplete) } ?? fraction
    lead = fraction - progress
    layers = views.map { view in
      let layer: CALayer = view.layer
      let layerTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = layerTime
      return (layer, layerTime - fraction * duration)
    }
  }

  /// Pauses property animators that were just started in the layers, and adds them to the animators of the driver. They
  /// are paused separately because an animator does not use the time of the layers.
  func hold(_ animators: [UIViewPropertyAnimator]) {
    heldAnimators += animators
    for animator in animators { animator.pause(atTime: progress * duration) }
  }

  /// Sets the progress of the transition. The progress is limited to values before the end, because animations that
  /// reach their end are removed. Only `release()` sets it to the end.
  func scrub(to progress: Double) {
    self.progress = max(0, min(1, progress))
    animator?.fractionComplete = CGFloat(self.progress)
    for animator in heldAnimators { animator.pause(atTime: self.progress * duration) }
    let fraction = max(0, min(self.progress + lead, 0.9999))
    for (layer, start) in layers { layer.timeOffset = start + fraction * duration }
  }

  /// Resumes the time of the layers and ends the animators. Finished animations are then removed.
  func release() {
    for (layer, start) in layers {
      layer.speed = 1
      layer.timeOffset = 0
      let layerTime = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.timeOffset = start + progress * duration + 1e-6 - layerTime
    }
    end(at: .end)
  }

  /// Ends the animators at their start, end or current position. The completions of the animators are called.
  func end(at position: UIViewAnimatingPosition) {
    let ending: [any UIViewImplicitlyAnimating] = animator.map { [$0] } ?? heldAnimators
    heldAnimators = []
    for animator in ending where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
    }
  }

  /// Removes all animations in the layers that the driver controls.
  func removeAnimations() {
    for (layer, _) in layers { Self.remove(below: layer) }
  }

  private static func remove(below layer: CALayer) {
    layer.removeAllAnimations()
    for below in layer.sublayers ?? [] { remove(below: below) }
  }

  /// Resets the time of the layers to the time of their superlayers.
  func reset() {
    for (layer, _) in layers {
      layer.speed = 1
      layer.timeOffset = 0
    }
  }
}
