import CoreGraphics
import Foundation

extension CALayer {
  final func setTiming(_ change: (inout TimingValues) -> Void) {
    let extras = makeExtras()
    let old = extras.timing
    change(&extras.timing)
    guard extras.timing != old else { return }
    flags.insert(.hasTiming)
    RenderLoop.timingChanged()
  }

  final var timing: TimingValues { extras?.timing ?? TimingValues() }

  /// Converts a time of `l` (nil: the whole system's, `CACurrentMediaTime()`) into this layer's.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.systemTime(t) ?? t)
  }

  /// Converts a time of this layer into `l`'s (nil: the whole system's).
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = systemTime(t)
    return l?.localTime(time) ?? time
  }

  /// This layer's time when the whole system's is `time`.
  final func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    var time = time
    if let above = geometryParent { time = above.localTime(time) }
    return flags.contains(.hasTiming) ? timing.localTime(time) : time
  }

  private func systemTime(_ local: CFTimeInterval) -> CFTimeInterval {
    let outer = flags.contains(.hasTiming) ? timing.parentTime(local) : local
    return geometryParent?.systemTime(outer) ?? outer
  }

  /// Whether this layer or one above has a speed of zero.
  final var timeStandsStill: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.flags.contains(.hasTiming), current.speed == 0 { return true }
      layer = current.geometryParent
    }
    return false
  }
}
