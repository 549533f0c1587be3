import CoreGraphics
import Foundation

extension CALayer {
  final func setTiming(_ change: (inout TimingValues) -> Void) {
    let extras = makeExtras()
    let oldTiming = extras.timing
    change(&extras.timing)
    guard extras.timing != oldTiming else { return }
    flags.insert(.hasTiming)
    RenderLoop.timingDidChange()
  }

  final var timing: TimingValues { extras?.timing ?? TimingValues() }

  /// Converts a time from another layer's time space to this layer's.
  ///
  /// - Parameters:
  ///   - t: The time to convert, in seconds.
  ///   - l: The layer whose time is converted, or nil for the time of `CACurrentMediaTime()`.
  /// - Returns: The time in this layer's time space, in seconds.
  public final func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval {
    localTime(l?.systemTime(t) ?? t)
  }

  /// Converts a time from this layer's time space to another layer's.
  ///
  /// - Parameters:
  ///   - t: The time to convert, in seconds.
  ///   - l: The layer to convert to, or nil for the time of `CACurrentMediaTime()`. For a layer with a speed of 0, the
  ///     result does not depend on `t`.
  /// - Returns: The time in the time space of `l`, in seconds.
  public final func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    let time = systemTime(t)
    return l?.localTime(time) ?? time
  }

  /// Converts a time of `CACurrentMediaTime()` to a time in this layer's time space.
  final func localTime(_ time: CFTimeInterval) -> CFTimeInterval {
    var time = time
    if let parentLayer = geometryParent { time = parentLayer.localTime(time) }
    return flags.contains(.hasTiming) ? timing.localTime(time) : time
  }

  private func systemTime(_ local: CFTimeInterval) -> CFTimeInterval {
    let outer = flags.contains(.hasTiming) ? timing.parentTime(local) : local
    return geometryParent?.systemTime(outer) ?? outer
  }

  /// Indicates whether the time of this layer is stopped, because its speed or that of an ancestor is zero.
  final var isTimeStopped: Bool {
    var layer: CALayer? = self
    while let current = layer {
      if current.flags.contains(.hasTiming), current.speed == 0 { return true }
      layer = current.geometryParent
    }
    return false
  }
}
