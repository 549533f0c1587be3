import CoreGraphics
import Foundation

/// An animation from the previous appearance of a layer to its new appearance. Add the transition before you change the
/// layer or its sublayers.
///
/// When the transition is added, a snapshot of the previous appearance is drawn next to the layer in its superlayer. A
/// layer without a superlayer changes immediately.
open class CATransition: CAAnimation {
  /// The style of the transition. The default is `.fade`.
  open var type = CATransitionType.fade
  /// The direction of the movement. All styles except `fade` use it. If nil, `.fromLeft` is used. The default is nil.
  open var subtype: CATransitionSubtype?
  /// The progress at which the transition begins, 0...1. The default is 0.
  open var startProgress: Float = 0
  /// The progress at which the transition ends, 0...1. The default is 1.
  open var endProgress: Float = 1

  package override func duplicate() -> CAAnimation {
    let copy = duplicate(into: makeSameClass(CATransition.self, CATransition()))
    copy.type = type
    copy.subtype = subtype
    copy.startProgress = startProgress
    copy.endProgress = endProgress
    return copy
  }

  package override func apply(_ moment: TimingValues.Moment, to presentation: Presentation) {
    guard !presentation.isForOtherTime, let overlay = presentation.layer.layerAnimations?.overlay else { return }
    let p = Double(startProgress) + timedProgress(moment.progress) * Double(endProgress - startProgress)
    overlay.update(type: type, subtype: subtype ?? .fromLeft, progress: CGFloat(p), presentation: presentation)
  }
}
