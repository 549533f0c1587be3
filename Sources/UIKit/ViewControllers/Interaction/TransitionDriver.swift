import Foundation

/// Holds the clocks of some layers, and moves them by hand: whatever is animated below goes along. An animator that can be
/// interrupted has a clock of its own, and is moved beside them.
@MainActor
final class TransitionDriver {
  private let layers: [(layer: CALayer, start: CFTimeInterval)]
  private let duration: TimeInterval
  private let animator: (any UIViewImplicitlyAnimating)?
  /// Animators that the transition has started and does not hand out: they go by its time.
  private var held: [UIViewPropertyAnimator] = []
  private(set) var progress: Double
  /// What the clocks are ahead of the animator, whose curve is not theirs, as a share of the way.
  private let lead: Double

  /// Stops the clocks of `views` now, and the animator.
  ///
  /// - Parameter elapsed: seconds since animations of `duration` seconds began; 0 for those that begin from here on.
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

  /// Takes hold of what has just been started below the layers and does not run on their clocks.
  func hold(_ animators: [UIViewPropertyAnimator]) {
    held += animators
    for animator in animators { animator.hold(at: progress * duration) }
  }

  /// The end itself is kept for `release()`: animations that reach it are over.
  func scrub(to progress: Double) {
    self.progress = max(0, min(1, progress))
    animator?.fractionComplete = CGFloat(self.progress)
    for animator in held { animator.hold(at: self.progress * duration) }
    let share = max(0, min(self.progress + lead, 0.9999))
    for (layer, start) in layers { layer.timeOffset = start + share * duration }
  }

  /// Lets the clocks go on from where they are, which ends the animations that have come to their end. The animator ends.
  func release() {
    for (layer, start) in layers {
      layer.speed = 1
      layer.timeOffset = 0
      let now = layer.convertTime(CACurrentMediaTime(), from: nil)
      layer.timeOffset = start + progress * duration + 1e-6 - now
    }
    end(at: .end)
  }

  /// The animators end there, and say so to whoever waits for it.
  func end(at position: UIViewAnimatingPosition) {
    let ending: [any UIViewImplicitlyAnimating] = animator.map { [$0] } ?? held
    held = []
    for animator in ending where animator.state == .active {
      animator.stopAnimation(false)
      animator.finishAnimation(at: position)
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
