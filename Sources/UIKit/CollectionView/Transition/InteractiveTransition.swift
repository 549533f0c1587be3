import CollectionCore
import Foundation

/// The state of an interactive transition between two layouts.
@MainActor
final class InteractiveTransition {
  let layout: UICollectionViewTransitionLayout
  let completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  /// The animation to the end of the transition. It is `nil` until the transition is finished or cancelled.
  var finalAnimation: FinalAnimation?

  init(
    layout: UICollectionViewTransitionLayout, completion: UICollectionView.LayoutInteractiveTransitionCompletion?
  ) {
    self.layout = layout
    self.completion = completion
  }

  /// An animation of the progress to its final value, 0 or 1. The animation is a critically damped spring with the response of
  /// batch updates (measurements.md, 4.5) and the initial velocity of the progress.
  struct FinalAnimation {
    let isFinishing: Bool
    let startTime: TimeInterval
    private let progressSpring: BounceSpring
    private let range: ClosedRange<CGFloat>
    private let values: [(key: String, spring: BounceSpring)]

    /// The duration of the animation, in seconds.
    static var duration: TimeInterval { UpdateSpring.duration }
    private static var omega: Double { 2 * Double.pi / UpdateSpring.response }

    @MainActor
    init(_ layout: UICollectionViewTransitionLayout, isFinishing: Bool, startTime: TimeInterval) {
      self.isFinishing = isFinishing
      self.startTime = startTime
      let target: Double = isFinishing ? 1 : 0
      var progressSpring = BounceSpring(target: target, displacement: 0, velocity: 0, omega: Self.omega)
      var values: [(key: String, spring: BounceSpring)] = []
      for motion in layout.motions {
        let value = Double(motion.value)
        let velocity = Double(motion.velocity)
        if let key = motion.key {
          values.append((key, BounceSpring(target: 0, displacement: value, velocity: velocity, omega: Self.omega)))
        } else {
          progressSpring = BounceSpring(
            target: target, displacement: value - target, velocity: velocity, omega: Self.omega)
        }
      }
      self.progressSpring = progressSpring
      self.values = values
      // The progress does not move beyond the two layouts, even with a high velocity.
      range = min(layout.transitionProgress, 0)...max(layout.transitionProgress, 1)
    }

    func isFinished(at time: TimeInterval) -> Bool { time - startTime >= Self.duration - 1e-6 }

    /// Returns the progress at a time, in seconds. At the end of the animation, the result is exactly the final value.
    func progress(at time: TimeInterval) -> CGFloat {
      if isFinished(at: time) { return isFinishing ? 1 : 0 }
      return min(max(CGFloat(progressSpring.position(at: time - startTime)), range.lowerBound), range.upperBound)
    }

    func values(at time: TimeInterval) -> [String: CGFloat] {
      var result: [String: CGFloat] = [:]
      for (key, spring) in values {
        result[key] = isFinished(at: time) ? 0 : CGFloat(spring.position(at: time - startTime))
      }
      return result
    }
  }
}
