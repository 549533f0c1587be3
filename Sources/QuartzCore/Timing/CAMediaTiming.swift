import CoreGraphics
import Foundation

/// The timing of a layer or an animation, relative to its parent: the superlayer, or the animation's layer or group.
///
/// Times are converted by `(parentTime - beginTime) × speed + timeOffset`. All times are in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which the object begins, in its parent's time. An animation with 0 begins when it is added. Default 0.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds. Default 0, which means the transaction's duration in an animation.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time relative to its parent's. 0 stops time, a negative speed reverses it. Default 1.
  var speed: Float { get set }
  /// An offset that is added to the object's time, in seconds. Default 0.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may have a fraction. 0 means one run. Default 0.
  var repeatCount: Float { get set }
  /// The time during which runs are repeated, in seconds. 0 means the repeat count. Default 0.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether each run is followed by a run backwards. Default false.
  var autoreverses: Bool { get set }
  /// The mode that determines what is shown before the beginning and after the end. Default `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
