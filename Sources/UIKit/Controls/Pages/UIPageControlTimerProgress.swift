import Foundation
import RuntimeInterface

/// A progress that advances with time, once per frame, and turns to the next page when it is complete.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// The delegate, which decides whether pages are turned and observes the progress. The progress object does not
  /// retain it.
  open weak var delegate: (any UIPageControlTimerProgressDelegate)? { didSet { progressDelegate = delegate } }

  /// The duration of a page, in seconds. This duration applies to pages for which `setDuration(_:forPage:)` has set
  /// none.
  ///
  /// If the duration is not greater than 0, the page turns in the next frame.
  open var preferredDuration: TimeInterval
  /// A Boolean value that determines whether the timer continues with the first page after the last one. The default is
  /// `false`, which stops the timer at the last page.
  open var resetsToInitialPageAfterEnd = false
  /// A Boolean value that indicates whether the timer has been started. The timer does not advance while the
  /// progress is not visible.
  open private(set) var isRunning = false

  private var durations: [Int: TimeInterval] = [:]
  private var lastUpdate: TimeInterval?

  /// Creates a timer that is not running.
  ///
  /// - Parameter preferredDuration: The duration of a page, in seconds.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Returns the duration of a page, in seconds.
  ///
  /// - Parameter page: The index of the page.
  /// - Returns: The duration that was set for the page, otherwise `preferredDuration`.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Sets the duration of a page.
  ///
  /// - Parameters:
  ///   - duration: The duration in seconds, or 0 to use `preferredDuration`.
  ///   - page: The index of the page.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }

  /// Starts the timer, or continues it after `pauseTimer()`.
  open func resumeTimer() {
    isRunning = true
    updateTimer()
  }

  /// Stops the timer. The progress does not change.
  open func pauseTimer() {
    isRunning = false
    updateTimer()
  }

  package override func visibilityDidChange() { updateTimer() }

  private func updateTimer() {
    guard isRunning, isProgressVisible else {
      lastUpdate = nil
      FrameTasks.remove(self, "pages")
      return
    }
    guard lastUpdate == nil else { return }
    lastUpdate = FrameClock.now
    FrameTasks.add(self, "pages") { [weak self] time in self?.advanceProgress(at: time) ?? false }
  }

  private func advanceProgress(at time: TimeInterval) -> Bool {
    guard let control, let lastTime = lastUpdate else { return false }
    lastUpdate = time
    let duration = duration(forPage: control.currentPage)
    let fraction = duration > 0 ? Float((time - lastTime) / duration) : 1
    currentProgress += fraction
    delegate?.pageControlTimerProgressDidChange(self)
    // A rounding error must not delay the page turn by another frame.
    guard currentProgress >= 1 - 1e-5 else { return isRunning }
    return advance(control)
  }

  private func advance(_ control: UIPageControl) -> Bool {
    let isLast = control.currentPage >= control.numberOfPages - 1
    let nextPage = isLast ? 0 : control.currentPage + 1
    guard !isLast || resetsToInitialPageAfterEnd, control.numberOfPages > 1,
      delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: nextPage) ?? true
    else {
      currentProgress = 1
      pauseTimer()
      return false
    }
    // The delegate may have turned the page itself.
    if control.currentPage != nextPage { control.turnPageByTimer(to: nextPage) }
    return isRunning
  }
}
