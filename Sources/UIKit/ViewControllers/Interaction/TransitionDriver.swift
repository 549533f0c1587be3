import Foundation

/// Scrubs a transition: pauses the time of layers and sets it directly, which scrubs all animations in the layers. An
/// interruptible animator has its own time and is scrubbed together with them.
@MainActor
final class TransitionDriver {
  private let layers: [(layer: CALayer, start: CFTimeInterval)]
  private let duration: TimeInterval
  private let animator: (any UIViewImplicitlyAnimating)?
  /// The property animators that the transition has started internally. They are scrubbed with the transition.
  private var held: [UIViewPropertyAnimator] = []
  private(set) var progress: Double
  /// The difference between the progress of the layers and that of the animator, whose curve differs.
  private let lead: Double

  /// Pauses the time of `views` and of the animator.
  ///
  /// - Parameter elapsed: The seconds since animations of `duration` seconds began; 0 for those that begin now.
  init(
    _ views: [UIView], duration: TimeInterval, animator: (any UIViewImplicitlyAnimating)? = nil,
    elapsed: TimeInterval = 0
  ) {
    self.duration = duration
    self.animator = animator
    animator?.pauseAnimation()
    let share = duration > 0 ? min(1, elapsed / duration) : 0
    progress = animator.map { Double($0.fractionComplete) } ?? share
    lead = share - progress
    layers = views.map { view in
      let layer: CALayer = view.layer
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.speed = 0
      layer.timeOffset = now
      return (layer, now - share * duration)
    }
  }

  /// Pauses property animators that were just started in the layers, because they have their own time.
  func hold(_ animators: [UIViewPropertyAnimator]) {
    held += animators
    for animator in animators { animator.hold(at: progress * duration) }
  }

  /// Sets the progress of the transition. Only `release()` sets it to the end, because animations that reach their end
  /// are removed.
  func scrub(to progress: Double) {
    self.progress = max(0, min(1, progress))
    animator?.fractionComplete = CGFloat(self.progress)
    for animator in held { animator.hold(at: self.progress * duration) }
    let share = max(0, min(self.progress + lead, 0.9999))
    for (layer, start) in layers { layer.timeOffset = start + share * duration }
  }

  /// Resumes the time of the layers and ends the animators. Animations that have reached their end are then removed.
  func release() {
    for (layer, start) in layers {
      layer.speed = 1
      layer.timeOffset = 0
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.timeOffset = start + progress * duration + 1e-6 - now
    }
    end(at: .end)
  }

  /// Ends the animators at a position, which calls their completions.
  func end(at position: UIViewAnimatingPosition) {
    let ending: [any UIViewImplicitlyAnimating] = animator.map { [$0] } ?? held
    held = []
    for animator in ending where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
    }
  }

  /// Removes all animations in the layers.
  func removeAnimations() {
    for (layer, _) in layers { Self.remove(below: layer) }
  }

  private static func remove(below layer: CALayer) {
    layer.removeAllAnimations()
    for below in layer.sublayers ?? [] { remove(below: below) }
  }

  /// Resets the time of the layers to that of their superlayers.
  func reset() {
    for (layer, _) in layers {
      layer.speed = 1
      layer.timeOffset = 0
    }
  }
}
