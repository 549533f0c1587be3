import Foundation
import RuntimeInterface

/// Progress that runs by itself and turns the page at its end. Its time is that of the frames.
@preconcurrency @MainActor open class UIPageControlTimerProgress: UIPageControlProgress {
  /// Is asked and told. Not retained.
  open weak var delegate: (any UIPageControlTimerProgressDelegate)? { didSet { progressDelegate = delegate } }

  /// Seconds for a page that has no duration of its own. Ones that are not greater than 0 turn the page with the next frame.
  open var preferredDuration: TimeInterval
  /// Whether the first page follows the last one. Otherwise the timer stops there. Default false.
  open var resetsToInitialPageAfterEnd = false
  /// Whether the timer has been started; it stands still while the bar is not seen. Default false.
  open private(set) var isRunning = false

  private var durations: [Int: TimeInterval] = [:]
  private var lastStep: TimeInterval?

  /// A timer that does not run yet, with so many seconds for a page.
  public init(preferredDuration: TimeInterval) {
    self.preferredDuration = preferredDuration
    super.init()
  }

  /// Seconds for a page.
  open func duration(forPage page: Int) -> TimeInterval { durations[page] ?? preferredDuration }

  /// Gives a page seconds of its own; 0 gives it the preferred ones again.
  open func setDuration(_ duration: TimeInterval, forPage page: Int) {
    durations[page] = duration > 0 ? duration : nil
  }

  /// Lets the timer run on.
  open func resumeTimer() {
    isRunning = true
    follow()
  }

  /// Stops the timer where it is.
  open func pauseTimer() {
    isRunning = false
    follow()
  }

  package override func visibilityChanged() { follow() }

  private func follow() {
    guard isRunning, isProgressVisible else {
      lastStep = nil
      FrameTasks.remove(self, "pages")
      return
    }
    guard lastStep == nil else { return }
    lastStep = FrameClock.now
    FrameTasks.add(self, "pages") { [weak self] time in self?.step(at: time) ?? false }
  }

  private func step(at time: TimeInterval) -> Bool {
    guard let control, let last = lastStep else { return false }
    lastStep = time
    let duration = duration(forPage: control.currentPage)
    let share = duration > 0 ? Float((time - last) / duration) : 1
    currentProgress += share
    delegate?.pageControlTimerProgressDidChange(self)
    // Rounding must not cost another frame.
    guard currentProgress >= 1 - 1e-5 else { return isRunning }
    return advance(control)
  }

  private func advance(_ control: UIPageControl) -> Bool {
    let isLast = control.currentPage >= control.numberOfPages - 1
    let next = isLast ? 0 : control.currentPage + 1
    guard !isLast || resetsToInitialPageAfterEnd, control.numberOfPages > 1,
      delegate?.pageControlTimerProgress(self, shouldAdvanceToPage: next) ?? true
    else {
      currentProgress = 1
      pauseTimer()
      return false
    }
    // The delegate may have turned the page itself.
    if control.currentPage != next { control.turnByTimer(to: next) }
    return isRunning
  }
}
