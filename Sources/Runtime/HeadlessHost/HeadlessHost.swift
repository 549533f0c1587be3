import CoreGraphics
import Foundation
import RuntimeInterface

/// A host without a display: windows are pixels in memory. Either its clock is stepped by hand, which makes everything
/// repeatable, or it makes frames in real time, for programs that run where nothing can be shown.
@MainActor package final class HeadlessHost: ServingHost {
  package let name = "headless"
  package let screen: HostScreen
  package let clipboard: any HostClipboard = HeadlessClipboard()
  package weak var delegate: (any HostDelegate)?
  package let isStepped: Bool

  /// The windows that are open.
  package private(set) var windows: [HeadlessWindow] = []
  /// Frames asked for and not made yet; frames made.
  package private(set) var isFrameRequested = false
  package private(set) var frameCount = 0

  /// Seconds on the frame clock, while stepped.
  package private(set) var time: TimeInterval
  private var isRunning = false
  private var timer: DispatchSourceTimer?
  /// Whether frames come with the turns of a run loop that the program runs by itself.
  private var servesTurns = false
  private var isTurnFrameQueued = false
  private var isInFrame = false

  /// - Parameters:
  ///   - size: of a window that does not say how large it wants to be, in points.
  ///   - scale: device pixels a point.
  ///   - isStepped: whether the clock stands still until `step` moves it. It begins at 1000 s.
  package init(
    size: CGSize = CGSize(width: 1024, height: 768), scale: CGFloat = 1, refreshRate: Double = 60,
    isStepped: Bool, prefersDark: Bool = false
  ) {
    screen = HostScreen(
      pixelSize: CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()), scale: scale,
      refreshRate: refreshRate, prefersDark: prefersDark)
    self.isStepped = isStepped
    time = Self.origin
    if isStepped { FrameClock.freeze(at: time) }
  }

  package func openWindow(title: String, size: CGSize?) throws -> any HostWindow {
    let points =
      size ?? CGSize(width: screen.pixelSize.width / screen.scale, height: screen.pixelSize.height / screen.scale)
    let window = HeadlessWindow(host: self, title: title, size: points, scale: screen.scale)
    windows.append(window)
    return window
  }

  func closed(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }

  // MARK: Frames

  package func requestFrame() {
    if servesTurns, isRunning, !isInFrame {
      isFrameRequested = true
      queueTurnFrame()
      return
    }
    guard !isFrameRequested else { return }
    isFrameRequested = true
    if isRunning, !isStepped { arm() }
  }

  package func serve() {
    guard !isStepped else { return }
    isRunning = true
    servesTurns = true
    if isFrameRequested { makeFrameNow() }
  }

  /// A change is shown when the turn of the run loop in which it was made is over, as Core Animation commits.
  private func queueTurnFrame() {
    guard !isTurnFrameQueued else { return }
    isTurnFrameQueued = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isTurnFrameQueued = false
        if self.isRunning { self.makeFrameNow() }
      }
    }
  }

  private func makeFrameNow() {
    guard !isInFrame else { return }
    let time = FrameClock.machine
    isInFrame = true
    FrameClock.freeze(at: time)
    makeFrame(at: time)
    FrameClock.thaw()
    isInFrame = false
  }

  /// Serves the run loop until `stop()`. A stepped host has nothing to wait for and returns at once.
  package func run() {
    guard !isStepped else { return }
    isRunning = true
    if isFrameRequested { arm() }
    while isRunning {
      // An hour at most: without a source at all the loop would come back at once, and is not to spin.
      if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 3600)) { usleep(1000) }
    }
  }

  package func stop() {
    isRunning = false
    timer?.cancel()
    timer = nil
    // Wakes the run loop, so that `run` sees it.
    DispatchQueue.main.async {}
  }

  private func arm() {
    guard timer == nil else { return }
    let made = DispatchSource.makeTimerSource(queue: .main)
    let period = 1 / screen.refreshRate
    let now = FrameClock.machine
    made.schedule(deadline: .now() + (((now / period).rounded(.down) + 1) * period - now), leeway: .milliseconds(1))
    made.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.timer = nil
        self.makeFrameNow()
      }
    }
    made.resume()
    timer = made
  }

  private func makeFrame(at time: TimeInterval) {
    guard isFrameRequested else { return }
    isFrameRequested = false
    frameCount += 1
    delegate?.hostFrame(self, time: time, target: time + 1 / screen.refreshRate)
  }

  // MARK: Stepping

  /// Frames lie on a fixed grid of the clock, whatever the steps are.
  private static let origin: TimeInterval = 1000
  private var tick = 0
  private var nextTick: TimeInterval { Self.origin + Double(tick + 1) / screen.refreshRate }

  /// Moves the clock on by `seconds` and makes the frames on the way that are asked for, one each 1/60 s.
  package func step(_ seconds: TimeInterval) {
    precondition(isStepped, "HeadlessHost.step: the clock of this host is the machine's")
    let end = time + max(0, seconds)
    while nextTick <= end + 1e-9 { stepFrame() }
    if end > time {
      time = end
      FrameClock.freeze(at: time)
    }
  }

  /// Moves the clock to the next frame of the grid, and makes it if one is asked for.
  package func stepFrame() {
    precondition(isStepped, "HeadlessHost.stepFrame: the clock of this host is the machine's")
    time = nextTick
    tick += 1
    FrameClock.freeze(at: time)
    delegate?.hostClockAdvanced(self, to: time)
    makeFrame(at: time)
  }

  /// Makes the frame that is asked for without moving the clock.
  package func makeRequestedFrame() { makeFrame(at: time) }

  /// Sends input to the first window, as if it came now.
  package func send(_ input: RawInput) {
    guard let window = windows.first else { return }
    delegate?.host(self, received: input, in: window)
  }
}
