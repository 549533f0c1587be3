import CoreGraphics
import Foundation

/// The values of `CAMediaTiming`, kept by layers and animations alike.
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

  /// The time inside when it is `time` outside.
  package func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    (time - beginTime) * CFTimeInterval(speed) + timeOffset
  }

  /// The time outside when it is `local` inside; with a speed of zero, when it began.
  package func parentTime(_ local: CFTimeInterval) -> CFTimeInterval {
    speed == 0 ? beginTime : (local - timeOffset) / CFTimeInterval(speed) + beginTime
  }
}
