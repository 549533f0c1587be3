import CoreGraphics
import Foundation

/// The values of `CAMediaTiming`, stored for layers and for animations.
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

  /// Converts a time of the parent to the object's own time.
  package func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// Converts the object's own time to a time of its parent. With a speed of zero, returns `beginTime`.
  package func parentTime(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
