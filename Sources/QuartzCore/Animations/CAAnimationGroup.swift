import CoreGraphics
import Foundation

/// A group of animations that run together. Their times are relative to the beginning of the group.
///
/// The delegates and `isRemovedOnCompletion` of the animations are ignored. An animation that is longer than the group
/// ends with the group.
open class CAAnimationGroup: CAAnimation {
  /// The animations, in the order in which they are applied. The default is nil.
  open var animations: [CAAnimation]?

  package override func duplicate() -> CAAnimation {
    let copy = duplicate(into: makeSameClass(CAAnimationGroup.self, CAAnimationGroup()))
    copy.animations = animations?.map { $0.duplicate() }
    return copy
  }

  package override func prepare(for layer: CALayer) {
    for animation in animations ?? [] { animation.prepare(for: layer) }
  }

  package override func apply(_ moment: TimingValues.Moment, to presentation: Presentation) {
    let time = timedProgress(moment.progress) * duration
    for animation in animations ?? [] {
      let childDuration = animation.duration > 0 ? animation.duration : duration
      if let childMoment = animation.timing.moment(at: time, begin: animation.beginTime, simpleDuration: childDuration)
        .1
      {
        animation.apply(childMoment, to: presentation)
      }
    }
  }
}
