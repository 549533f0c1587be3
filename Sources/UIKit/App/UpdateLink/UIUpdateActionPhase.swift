import Foundation

/// A point of a frame at which a `UIUpdateLink` has its actions run.
///
/// Every frame goes through the phases in the order in which they are declared; those of low latency only where a link asks
/// for them. The order is the one of Apple's documentation; where each phase lies in a frame of ours stands beside it.
@preconcurrency @MainActor open class UIUpdateActionPhase: NSObject {
  let order: Int

  private init(_ order: Int) {
    self.order = order
    super.init()
  }

  /// The frame's times are known, and nothing else has happened: for animations that need no input.
  public static let afterUpdateScheduled = UIUpdateActionPhase(0)

  /// Before touches, keys and the wheel are handed out.
  public static let beforeEventDispatch = UIUpdateActionPhase(1)

  /// After events, gesture recognizers and their timers.
  public static let afterEventDispatch = UIUpdateActionPhase(2)

  /// Before the display links fire: where actions run that name no phase.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)

  /// After the display links, and after what scrolls by itself took its step.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)

  /// Before layout and drawing, with the animations sampled: the last moment for changes that this frame shows.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)

  /// After layout, drawing and compositing. What changes from here on is shown by the next frame.
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)

  /// Before the events that came in while the frame was made.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)

  /// After the events that came in while the frame was made.
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)

  /// Before what those events changed is laid out and drawn.
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)

  /// After what those events changed was laid out and drawn.
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)

  /// The frame is done: for work that can wait until `UIUpdateInfo.completionDeadlineTime`.
  public static let afterUpdateComplete = UIUpdateActionPhase(11)
}
