import Foundation
import QuartzCore

/// Information about the current frame: its times, and the requests of the update links.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  init(time: TimeInterval, target: TimeInterval, isImmediate: Bool, isLowLatency: Bool) {
    modelTime = time
    estimatedPresentationTime = target
    isImmediatePresentationExpected = isImmediate
    isLowLatencyEventDispatchConfirmed = isLowLatency
    super.init()
  }

  /// The time for which the animations of the frame are computed, in seconds of `CACurrentMediaTime()`.
  public let modelTime: TimeInterval

  /// The time by which the frame must be complete, in seconds of `CACurrentMediaTime()`. In Tessera it equals
  /// `estimatedPresentationTime`, because no compositor in another process needs additional time.
  open var completionDeadlineTime: TimeInterval { estimatedPresentationTime }

  /// The time of the display's next refresh, at which the frame becomes visible, in seconds of `CACurrentMediaTime()`.
  public let estimatedPresentationTime: TimeInterval

  /// A Boolean value that indicates whether a link requests presentation as soon as the frame is complete. Tessera
  /// always presents frames immediately.
  public let isImmediatePresentationExpected: Bool

  /// A Boolean value that indicates whether the low-latency phases run in this frame, because a link requests them.
  public let isLowLatencyEventDispatchConfirmed: Bool

  /// A Boolean value that indicates whether the low-latency phases are running.
  public internal(set) var isPerformingLowLatencyPhases = false

  /// Returns the information about the current frame of a scene's windows.
  ///
  /// - Parameter windowScene: The scene.
  /// - Returns: The information, or nil between frames.
  public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    UpdateLinks.isShown(windowScene) ? UpdateLinks.info : nil
  }

  /// Returns the information about the current frame of a view's window.
  ///
  /// - Parameter view: The view.
  /// - Returns: The information. It is nil between frames and while the view is not visible.
  public static func current(for view: UIView) -> UIUpdateInfo? { UpdateLinks.isShown(view) ? UpdateLinks.info : nil }
}
