import CoreGraphics
import Foundation

/// The property values of `CAMediaTiming` for a layer or an animation.
package struct TimingValues: Equatable, Sendable {
  package var beginTime: CFTimeInterval = 0
  package var duration: CFTimeInterval = 0
  package var speed: Float = 1
  package var timeOffset: CFTimeInterval = 0
  package var repeatCount: Float = 0
  package var repeatDuration: CFTimeInterval = 0
  package var autoreverses = false
  package var fillMode = CAMediaTimingFillMode.removed

  package init() {}

  /// Converts a time of the parent to the object's own time, in seconds.
  package func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// Converts a time of the object to the parent's time, in seconds. If the speed is zero, the result is `beginTime`.
  package func parentTime(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
