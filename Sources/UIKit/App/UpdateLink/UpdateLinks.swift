import Foundation
import QuartzCore

/// Stores the enabled update links and the information about the current frame.
@MainActor final class UpdateLinks {
  private static var shared: UpdateLinks { ApplicationContext.object(.updateLinks, UpdateLinks()) }
  private var links: [UIUpdateLink] = []
  private var currentInfo: UIUpdateInfo?

  /// The information about the current frame, or nil between frames.
  static var info: UIUpdateInfo? { shared.currentInfo }

  static func add(_ link: UIUpdateLink) {
    shared.links.append(link)
    requestFrameIfContinuous()
  }

  static func remove(_ link: UIUpdateLink) { shared.links.removeAll { $0 === link } }

  /// Requests a frame after a link has changed, if a visible link requires continuous updates.
  static func requestFrameIfContinuous() { if isContinuous { RenderLoop.requestFrame() } }

  /// Indicates whether a visible link requires continuous updates. Another frame is then needed.
  static var isContinuous: Bool { shared.links.contains { $0.requiresContinuousUpdates && $0.isShown } }

  private static var wantsLowLatency: Bool { shared.links.contains { $0.wantsLowLatencyEventDispatch && $0.isShown } }

  static func isShown(_ view: UIView) -> Bool { view.window.map { !$0.isHidden } ?? false }
  static func isShown(_ scene: UIWindowScene) -> Bool { scene.windows.contains { !$0.isHidden } }

  // MARK: The frame

  /// Begins a frame: creates the information about the frame and runs the first phase.
  static func frameWillBegin(at time: TimeInterval, target: TimeInterval) {
    shared.links.removeAll { $0.hasNoViewOrScene }
    let info = UIUpdateInfo(
      time: time, target: target, isImmediate: shared.links.contains { $0.wantsImmediatePresentation && $0.isShown },
      isLowLatency: wantsLowLatency)
    shared.currentInfo = info
    for link in shared.links { link.frameWillBegin(info) }
    run(.afterUpdateScheduled)
  }

  /// Runs the actions of all enabled links for a phase.
  static func run(_ phase: UIUpdateActionPhase) {
    guard !shared.links.isEmpty, let info else { return }
    for link in shared.links { link.run(phase, info) }
  }

  /// Runs the low-latency phases if a link requests them. `events` dispatches the events that have arrived since the
  /// beginning of the frame. `commit` lays out and draws the resulting changes.
  static func runLowLatency(events: () -> Void, commit: () -> Void) {
    guard let info, info.isLowLatencyEventDispatchConfirmed else { return }
    info.isPerformingLowLatencyPhases = true
    run(.beforeLowLatencyEventDispatch)
    events()
    run(.afterLowLatencyEventDispatch)
    run(.beforeLowLatencyCATransactionCommit)
    commit()
    run(.afterLowLatencyCATransactionCommit)
    info.isPerformingLowLatencyPhases = false
  }

  /// Ends the frame: runs the last phase and discards the information about the frame.
  static func frameDidEnd() {
    run(.afterUpdateComplete)
    shared.currentInfo = nil
  }
}
