import Foundation

extension RunLoop.Mode {
  /// The mode while the user tracks a control or scrolls. Tessera's run loop remains in the default mode during this time, so a
  /// timer that was added only for this mode does not fire. Use `common` instead.
  public static let tracking = RunLoop.Mode("UITrackingRunLoopMode")
}
