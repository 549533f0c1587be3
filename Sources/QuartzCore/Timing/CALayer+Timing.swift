import CoreGraphics
import Foundation

extension CALayer {
  private func setTiming(_ change: (inout TimingValues) -> Void) {
    let extras = makeExtras()
    let old = extras.timing
    change(&extras.timing)
    guard extras.timing != old else { return }
    flags.insert(.hasTiming)
    RenderLoop.timingChanged()
  }

  private var timing: TimingValues { extras?.timing ?? TimingValues() }

  /// When it begins, in the time of the parent: seconds. Default 0.
  public var beginTime: CFTimeInterval {
    get { timing.beginTime }
    set { setTiming { $0.beginTime = newValue } }
  }
  /// Not used by layers; infinite by default, as in Core Animation.
  public var duration: CFTimeInterval {
    get { timing.duration == 0 ? .infinity : timing.duration }
    set { setTiming { $0.duration = newValue } }
  }
  /// How fast its time runs against its parent's; 0 stops it, below 0 it runs backwards. Default 1.
  public var speed: Float {
    get { timing.speed }
    set { setTiming { $0.speed = newValue } }
  }
  /// Seconds added to its own time. Default 0.
  public var timeOffset: CFTimeInterval {
    get { timing.timeOffset }
    set { setTiming { $0.timeOffset = newValue } }
  }
  /// How often it runs; parts of a run may be given. 0 counts as 1. Default 0.
  public var repeatCount: Float {
    get { timing.repeatCount }
    set { setTiming { $0.repeatCount = newValue } }
  }
  /// Seconds for which it runs again and again, in place of `repeatCount`. Default 0: as that says.
  public var repeatDuration: CFTimeInterval {
    get { timing.repeatDuration }
    set { setTiming { $0.repeatDuration = newValue } }
  }
  /// Whether each run goes back again, which takes as long. Default false.
  public var autoreverses: Bool {
    get { timing.autoreverses }
    set { setTiming { $0.autoreverses = newValue } }
  }
  /// Whether it counts before its beginning and after its end. Default `removed`: neither.
  public var fillMode: CAMediaTimingFillMode {
    get { timing.fillMode }
    set { setTiming { $0.fillMode = newValue } }
  }

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
