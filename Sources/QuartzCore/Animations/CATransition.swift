import CoreGraphics
import Foundation

/// An animation from what a layer looked like to what it looks like: add it, then change the layer or its sublayers.
///
/// The old look is taken when the transition is added. It is shown beside the layer in its superlayer, so a layer without
/// superlayer changes at once.
open class CATransition: CAAnimation {
  /// The kind. Default `.fade`.
  open var type = CATransitionType.fade
  /// The direction of the kinds that move; nil is `.fromLeft`. Default nil.
  open var subtype: CATransitionSubtype?
  /// Where in the whole transition to begin, 0...1. Default 0.
  open var startProgress: Float = 0
  /// Where in the whole transition to end, 0...1. Default 1.
  open var endProgress: Float = 1

  package override func duplicate() -> CAAnimation {
    let copy = duplicate(into: fresh(CATransition.self, CATransition()))
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  package override func apply(_ moment: TimingValues.Moment, to shown: Presentation) {
    guard !shown.isElsewhen, let overlay = shown.layer.motion?.overlay else { return }
    let p = Double(startProgress) + paced(moment.progress) * Double(endProgress - startProgress)
    overlay.place(type: type, subtype: subtype ?? .fromLeft, progress: CGFloat(p), shown: shown)
  }
}
