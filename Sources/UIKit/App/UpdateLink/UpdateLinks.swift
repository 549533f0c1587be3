import Foundation
import QuartzCore

/// The enabled update links, and the frame that they are told of.
@MainActor enum UpdateLinks {
  private static var links: [UIUpdateLink] = []
  private(set) static var info: UIUpdateInfo?

  static func add(_ link: UIUpdateLink) {
    links.append(link)
    changed()
  }

  static func remove(_ link: UIUpdateLink) { links.removeAll { $0 === link } }

  static func changed() { if isContinuous { RenderLoop.requestFrame() } }

  /// Whether a link that is shown asks for the next frame.
  static var isContinuous: Bool { links.contains { $0.requiresContinuousUpdates && $0.isShown } }

  private static var wantsLowLatency: Bool { links.contains { $0.wantsLowLatencyEventDispatch && $0.isShown } }

  static func isShown(_ view: UIView) -> Bool { view.window.map { !$0.isHidden } ?? false }
  static func isShown(_ scene: UIWindowScene) -> Bool { scene.windows.contains { !$0.isHidden } }

  // MARK: The frame

  static func frameBegins(at time: TimeInterval, target: TimeInterval) {
    links.removeAll { $0.isOrphan }
    let info = UIUpdateInfo(
      time: time, target: target, isImmediate: links.contains { $0.wantsImmediatePresentation && $0.isShown },
      isLowLatency: wantsLowLatency)
    self.info = info
    for link in links { link.frameBegins(info) }
    run(.afterUpdateScheduled)
  }

  static func run(_ phase: UIUpdateActionPhase) {
    guard !links.isEmpty, let info else { return }
    for link in links { link.run(phase, info) }
  }

  /// The phases of low latency, where a link asks for them: `events` hands out what has come in, `commit` shows it.
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

  static func frameEnds() {
    run(.afterUpdateComplete)
    info = nil
  }
}
