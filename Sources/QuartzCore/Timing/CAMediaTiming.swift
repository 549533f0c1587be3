import CoreGraphics
import Foundation

/// The timing of a layer or an animation, relative to its parent: the superlayer, or the animation's layer or group.
///
/// Times are converted by `(parentTime - beginTime) × speed + timeOffset`. All times are in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which the object begins, in its parent's time. An animation with 0 begins when it is added. The
  /// default is 0.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds. The default is 0, which means the transaction's duration in an animation.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time relative to its parent's. A speed of 0 pauses the time, and a negative speed
  /// reverses it. The default is 1.
  var speed: Float { get set }
  /// An offset that is added to the object's time, in seconds. The default is 0.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may have a fraction. If 0, there is one run. The default is 0.
  var repeatCount: Float { get set }
  /// The time during which runs are repeated, in seconds. If 0, the repeat count is used. The default is 0.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether each run is followed by a run backwards. The default is false.
  var autoreverses: Bool { get set }
  /// The mode that determines what is shown before the beginning and after the end. The default is `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
