import CoreGraphics
import Foundation
import QuartzCore
import RuntimeInterface

/// An interaction that reports a deep press in two phases: the preview, and the commit.
///
/// On iOS the phases follow the force of the press. Touches of a desktop have no force, so that they follow its duration:
/// the preview phase begins after 0.2 seconds and lasts 0.3 seconds, and the commit phase lasts another 0.5 seconds.
@preconcurrency @MainActor open class UIPreviewInteraction: NSObject {
  /// The view that is pressed. It is not retained.
  open private(set) weak var view: UIView?
  /// The delegate, which follows the phases. It is not retained.
  open weak var delegate: (any UIPreviewInteractionDelegate)?

  /// The duration of a press before the preview phase, in seconds. Shorter presses are taps.
  static let startDelay: TimeInterval = 0.2
  /// The duration of the preview phase, in seconds. It is complete when a long press would be recognized.
  static let previewDuration: TimeInterval = 0.3
  /// The duration of the commit phase, in seconds.
  static let commitDuration: TimeInterval = 0.5

  private enum Phase { case inactive, preview, commit }
  private var phase = Phase.inactive
  private var phaseStart: TimeInterval = 0
  private weak var recognizer: PreviewPressRecognizer?

  /// Creates an interaction for a view.
  ///
  /// - Parameter view: The view. It is not retained.
  public init(view: UIView) {
    self.view = view
    super.init()
    let recognizer = PreviewPressRecognizer(self)
    self.recognizer = recognizer
    view.addGestureRecognizer(recognizer)
  }

  /// Returns the location of the press.
  ///
  /// - Parameter coordinateSpace: The coordinate space, such as a view, or nil for the window.
  /// - Returns: The location, in points, or a point of zeros if the view was never pressed.
  open func location(in coordinateSpace: (any UICoordinateSpace)?) -> CGPoint {
    let point = recognizer?.touchLocation ?? .zero
    guard let coordinateSpace, let window = view?.window, coordinateSpace !== window else { return point }
    return coordinateSpace.convert(point, from: window)
  }

  /// Cancels the current interaction and calls `previewInteractionDidCancel(_:)`, after which the delegate is not called until the
  /// next press. The method has no effect if no interaction is in progress.
  open func cancel() {
    guard stop() else { return }
    recognizer?.interactionEnded(.cancelled)
    delegate?.previewInteractionDidCancel(self)
  }

  // MARK: Phases

  /// Begins the preview phase. Returns `false` if the delegate does not allow it.
  func begin() -> Bool {
    guard let delegate, delegate.previewInteractionShouldBegin(self) else { return false }
    phase = .preview
    phaseStart = FrameClock.now
    FrameTasks.add(self, "preview") { [weak self] time in self?.step(at: time) ?? false }
    return true
  }

  /// Cancels the interaction because the press has ended.
  func pressEnded() {
    if stop() { delegate?.previewInteractionDidCancel(self) }
  }

  /// Ends the current phase. Returns `false` if there is none.
  private func stop() -> Bool {
    guard phase != .inactive else { return false }
    phase = .inactive
    FrameTasks.remove(self, "preview")
    return true
  }

  /// Reports the progress at a time. Returns `false` if no more progress is made.
  private func step(at time: TimeInterval) -> Bool {
    guard let delegate else {
      _ = stop()
      return false
    }
    // Sums of frame durations are not exact.
    let elapsed = time - phaseStart + 1e-6
    switch phase {
    case .inactive: return false
    case .preview:
      let progress = min(1, max(0, elapsed / Self.previewDuration))
      guard progress >= 1 else {
        delegate.previewInteraction(self, didUpdatePreviewTransition: progress, ended: false)
        return phase != .inactive
      }
      phase = .commit
      phaseStart += Self.previewDuration
      delegate.previewInteraction(self, didUpdatePreviewTransition: 1, ended: true)
      // Without the method the phase lasts until the press ends, which cancels the interaction.
      return phase != .inactive && PreviewInteractionMethods.commit.isImplemented(by: type(of: delegate))
    case .commit:
      let progress = min(1, max(0, elapsed / Self.commitDuration))
      if progress >= 1 {
        phase = .inactive
        delegate.previewInteraction(self, didUpdateCommitTransition: 1, ended: true)
      } else {
        delegate.previewInteraction(self, didUpdateCommitTransition: progress, ended: false)
      }
      return phase != .inactive
    }
  }
}
