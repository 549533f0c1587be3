import Foundation

/// A phase of a frame in which a `UIUpdateLink` runs actions.
///
/// The phases of a frame run in the order of their declaration, which is that of Apple's documentation. The low-latency
/// phases run only if a link requests them. The comment of each phase describes its position in a frame of Tessera.
@preconcurrency @MainActor open class UIUpdateActionPhase: NSObject {
  let order: Int

  private init(_ order: Int) {
    self.order = order
    super.init()
  }

  /// The phase after the times of the frame are determined and before all other work. This phase is for animations that
  /// do not depend on input.
  public static let afterUpdateScheduled = UIUpdateActionPhase(0)

  /// The phase before touches, keys and scroll events are dispatched.
  public static let beforeEventDispatch = UIUpdateActionPhase(1)

  /// The phase after events are dispatched and gesture recognizers and their timers have run.
  public static let afterEventDispatch = UIUpdateActionPhase(2)

  /// The phase before display links are called. Actions without a phase run in it.
  public static let beforeCADisplayLinkDispatch = UIUpdateActionPhase(3)

  /// The phase after display links are called and decelerating scroll views are moved.
  public static let afterCADisplayLinkDispatch = UIUpdateActionPhase(4)

  /// The phase before layout and drawing, after animations have computed their values. It is the last phase whose
  /// changes are visible in this frame.
  public static let beforeCATransactionCommit = UIUpdateActionPhase(5)

  /// The phase after layout, drawing and compositing. Changes made in this phase are visible in the next frame.
  public static let afterCATransactionCommit = UIUpdateActionPhase(6)

  /// The phase before the events that have arrived during the frame are dispatched.
  public static let beforeLowLatencyEventDispatch = UIUpdateActionPhase(7)

  /// The phase after the events that have arrived during the frame were dispatched.
  public static let afterLowLatencyEventDispatch = UIUpdateActionPhase(8)

  /// The phase before layout and drawing of the changes that low-latency events have made.
  public static let beforeLowLatencyCATransactionCommit = UIUpdateActionPhase(9)

  /// The phase after layout and drawing of the changes that low-latency events have made.
  public static let afterLowLatencyCATransactionCommit = UIUpdateActionPhase(10)

  /// The last phase of the frame. It is intended for work that can be delayed until
  /// `UIUpdateInfo.completionDeadlineTime`.
  public static let afterUpdateComplete = UIUpdateActionPhase(11)
}
