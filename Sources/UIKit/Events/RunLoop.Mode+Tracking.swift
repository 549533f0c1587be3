import Foundation

extension RunLoop.Mode {
  /// The mode while the user tracks a control or scrolls. Tessera's run loop remains in the default mode meanwhile, so
  /// timers of this mode alone do not fire; use `common`.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
