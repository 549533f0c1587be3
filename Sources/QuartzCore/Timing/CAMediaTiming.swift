import CoreGraphics
import Foundation

/// Time as a hierarchy: a layer's time runs inside its superlayer's, an animation's inside its layer's or its group's.
/// The time inside is `(outside - beginTime) × speed + timeOffset`. All spans are in seconds.
@preconcurrency @MainActor
public protocol CAMediaTiming {
  /// When the object begins, in the time of its parent. For an animation zero means: when it is added. Default 0.
  var beginTime: CFTimeInterval { get set }
  /// The length of one run. Default 0; an animation then takes the transaction's duration.
  var duration: CFTimeInterval { get set }
  /// How fast time runs inside compared with the parent. 0 stands still, negative runs backwards. Default 1.
  var speed: Float { get set }
  /// Added to the time inside. Default 0.
  var timeOffset: CFTimeInterval { get set }
  /// How many runs; fractions are allowed. 0 is one run. Default 0.
  var repeatCount: Float { get set }
  /// For how long runs are repeated, instead of a count. Default 0.
  var repeatDuration: CFTimeInterval { get set }
  /// Whether each run is followed by one backwards. Default false.
  var autoreverses: Bool { get set }
  /// What is shown before the beginning and after the end. Default `.removed`.
  var fillMode: CAMediaTimingFillMode { get set }
}
