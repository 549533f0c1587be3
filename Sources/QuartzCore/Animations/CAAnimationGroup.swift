import CoreGraphics
import Foundation

/// Animations that run together, in the group's time. Their delegates and `isRemovedOnCompletion` are not heeded; those
/// that last longer than the group are cut.
open class CAAnimationGroup: CAAnimation {
  /// The animations, applied in this order. Default nil.
  open var animations: [CAAnimation]?

  package override func duplicate() -> CAAnimation {
    let copy = duplicate(into: fresh(CAAnimationGroup.self, CAAnimationGroup()))
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  package override func prepare(for layer: CALayer) {
    for animation in animations ?? [] { animation.prepare(for: layer) }
  }

  package override func apply(_ moment: TimingValues.Moment, to shown: Presentation) {
    let time = paced(moment.progress) * duration
    for animation in animations ?? [] {
      let simple = animation.duration > 0 ? animation.duration : duration
      if let inner = animation.timing.moment(at: time, begin: animation.beginTime, simple: simple).1 {
        animation.apply(inner, to: shown)
      }
    }
  }
}
