import CoreGraphics
import Foundation

/// The timing of a layer or an animation relative to its parent. The parent of a layer is its superlayer. The parent of
/// an animation is its group, or the layer that it was added to.
///
/// A time is converted from the parent by `(parentTime - beginTime) × speed + timeOffset`. All times are in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// The time at which the object begins, in its parent's time. If 0, an animation begins when it is added. The default
  /// is 0.
  var beginTime: CFTimeInterval { get set }
  /// The duration of one run, in seconds. If 0, an animation uses the transaction's duration. The default is 0.
  var duration: CFTimeInterval { get set }
  /// The speed of the object's time relative to its parent's. A speed of 0 pauses the time, and a negative speed
  /// reverses it. The default is 1.
  var speed: Float { get set }
  /// An offset that is added to the object's time, in seconds. The default is 0.
  var timeOffset: CFTimeInterval { get set }
  /// The number of runs, which may be a fraction. If the value is 0, the object runs once. The default is 0.
  var repeatCount: Float { get set }
  /// The total duration of all runs, in seconds. If 0, `repeatCount` determines the number of runs. The default is 0.
  var repeatDuration: CFTimeInterval { get set }
  /// A Boolean value that determines whether each run is followed by a run in reverse. The default is false.
  var autoreverses: Bool { get set }
  /// The mode that determines whether the object has an effect before its beginning and after its end. The default is
  /// `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
