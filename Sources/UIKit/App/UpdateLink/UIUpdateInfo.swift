import Foundation
import QuartzCore

/// What is known of the frame that is being made.
@preconcurrency @MainActor open class UIUpdateInfo: NSObject {
  init(time: TimeInterval, target: TimeInterval, isImmediate: Bool, isLowLatency: Bool) {
    modelTime = time
    estimatedPresentationTime = target
    isImmediatePresentationExpected = isImmediate
    isLowLatencyEventDispatchConfirmed = isLowLatency
    super.init()
  }

  /// The frame's "now", in seconds of `CACurrentMediaTime()`: what moves by itself is computed for this time.
  public let modelTime: TimeInterval

  /// When the frame must be done to be seen at `estimatedPresentationTime`: the same moment here, where no compositor of
  /// another process comes after ours.
  open var completionDeadlineTime: TimeInterval { estimatedPresentationTime }

  /// When the frame will be seen: the next beat of the display.
  public let estimatedPresentationTime: TimeInterval

  /// Whether a link asked for presentation as soon as the frame is done. Frames are shown so in any case.
  public let isImmediatePresentationExpected: Bool

  /// Whether a link asked for the phases of low latency, so that they are sure to run.
  public let isLowLatencyEventDispatchConfirmed: Bool

  /// Whether the phases of low latency run at present.
  public internal(set) var isPerformingLowLatencyPhases = false

  /// The frame that is being made for the scene's windows; nil between frames.
  public static func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    UpdateLinks.isShown(windowScene) ? UpdateLinks.info : nil
  }

  /// The frame that is being made for the view's window; nil between frames and where the view is not shown.
  public static func current(for view: UIView) -> UIUpdateInfo? { UpdateLinks.isShown(view) ? UpdateLinks.info : nil }
}
