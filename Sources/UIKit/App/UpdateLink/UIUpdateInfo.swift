import Foundation
import QuartzCore

/// Information about the current frame.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  init(time: TimeInterval, target: TimeInterval, isImmediate: Bool, isLowLatency: Bool) {
    modelTime = time
    estimatedPresentationTime = target
    isImmediatePresentationExpected = isImmediate
    isLowLatencyEventDispatchConfirmed = isLowLatency
    super.init()
  }

  /// The time of the frame, in seconds of `CACurrentMediaTime()`, for which animations are computed.
  public let modelTime: TimeInterval

  /// The time by which the frame must be complete to be visible at `estimatedPresentationTime`. In Tessera the two are
  /// equal, because there is no compositor in another process.
  open var completionDeadlineTime: TimeInterval { estimatedPresentationTime }

  /// The time at which the frame becomes visible: the next refresh of the display.
  public let estimatedPresentationTime: TimeInterval

  /// A Boolean value that indicates whether a link requests presentation as soon as the frame is complete. Tessera
  /// presents all frames that way.
  public let isImmediatePresentationExpected: Bool

  /// A Boolean value that indicates whether a link requests the low-latency phases, so that they run in this frame.
  public let isLowLatencyEventDispatchConfirmed: Bool

  /// A Boolean value that indicates whether the low-latency phases are running.
  public internal(set) var isPerformingLowLatencyPhases = false

  /// Returns the information about the current frame of a scene's windows.
  ///
  /// - Parameter windowScene: The scene.
  /// - Returns: The information; nil between frames.
  public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    UpdateLinks.isShown(windowScene) ? UpdateLinks.info : nil
  }

  /// Returns the information about the current frame of a view's window.
  ///
  /// - Parameter view: The view.
  /// - Returns: The information; nil between frames, and if the view is not visible.
  public static func current(for view: UIView) -> UIUpdateInfo? { UpdateLinks.isShown(view) ? UpdateLinks.info : nil }
}
