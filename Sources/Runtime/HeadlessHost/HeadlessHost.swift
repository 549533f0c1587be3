import CoreGraphics
import Foundation
import RuntimeInterface

/// A host without a display. Its windows consist of pixels in memory.
///
/// The host's clock is advanced by the caller, for repeatable results, or runs in real time, for applications on
/// machines without a display.
@MainActor package final class HeadlessHost: ServingHost {
  package let name = "headless"
  package let screen: HostScreen
  package let clipboard: any HostClipboard = MemoryClipboard()
  package weak var delegate: (any HostDelegate)?
  /// The services of a desktop, for tests. The default is nil.
  package var portal: (any DesktopPortal)?
  package let isStepped: Bool
  package let compositesOnDemand: Bool
  package let supportsMultipleWindows = true
  package var keepsDisplayOn = false

  /// The open windows, in the order in which they were opened.
  package private(set) var windows: [HeadlessWindow] = []
  /// Indicates whether a frame has been requested and has not yet been produced.
  package private(set) var isFrameRequested = false
  /// The number of frames that have been produced.
  package private(set) var frameCount = 0

  /// The time of the frame clock in seconds, if the clock is stepped.
  package private(set) var time: TimeInterval
  private var isRunning = false
  /// A closure that advances a stepped clock while the application runs, and returns when it has stopped. The default
  /// is nil, with which `run()` returns immediately.
  package var steppedRun: (() -> Void)?
  /// Indicates whether `stop()` was called.
  package private(set) var isStopped = false
  private var timer: DispatchSourceTimer?
  /// Indicates whether frames are produced in a run loop that the application itself runs.
  private var usesRunLoop = false
  private var isRunLoopFrameScheduled = false
  private var isInFrame = false

  /// Creates a host.
  ///
  /// - Parameters:
  ///   - size: The default size of a window in points.
  ///   - scale: The number of device pixels per point.
  ///   - refreshRate: The number of frames per second.
  ///   - isStepped: `true` for a clock that only `step` advances. Such a clock starts at 1000 s.
  ///   - compositesOnDemand: `true` to composite frames only when `FrameLoop.renderDeferredFrame()` is called.
  ///   - prefersDark: `true` for the dark interface style.
  package init(
    size: CGSize = CGSize(width: 1024, height: 768), scale: CGFloat = 1, refreshRate: Double = 60,
    isStepped: Bool, compositesOnDemand: Bool = false, prefersDark: Bool = false
  ) {
    screen = HostScreen(
      pixelSize: CGSize(width: (size.width * scale).rounded(), height: (size.height * scale).rounded()), scale: scale,
      refreshRate: refreshRate, prefersDark: prefersDark)
    self.isStepped = isStepped
    self.compositesOnDemand = compositesOnDemand
    time = Self.startTime
    if isStepped { FrameClock.freeze(at: time) }
  }

  package func openWindow(title: String, size: CGSize?) throws -> any HostWindow {
    let points =
      size ?? CGSize(width: screen.pixelSize.width / screen.scale, height: screen.pixelSize.height / screen.scale)
    let window = HeadlessWindow(host: self, title: title, size: points, scale: screen.scale)
    windows.append(window)
    return window
  }

  /// Removes a closed window from the list of open windows.
  func windowDidClose(_ window: HeadlessWindow) { windows.removeAll { $0 === window } }

  // MARK: Frames

  package func requestFrame() {
    if usesRunLoop, isRunning, !isInFrame {
      isFrameRequested = true
      scheduleRunLoopFrame()
      return
    }
    guard !isFrameRequested else { return }
    isFrameRequested = true
    if isRunning, !isStepped { startTimer() }
  }

  package func serve() {
    guard !isStepped else { return }
    isRunning = true
    usesRunLoop = true
    if isFrameRequested { makeFrameNow() }
  }

  /// Schedules a frame for the end of the current run loop iteration. Core Animation also commits changes at that time.
  private func scheduleRunLoopFrame() {
    guard !isRunLoopFrameScheduled else { return }
    isRunLoopFrameScheduled = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.isRunLoopFrameScheduled = false
        if self.isRunning { self.makeFrameNow() }
      }
    }
  }

  private func makeFrameNow() {
    guard !isInFrame else { return }
    let time = FrameClock.machineTime
    isInFrame = true
    FrameClock.freeze(at: time)
    makeFrame(at: time)
    FrameClock.thaw()
    isInFrame = false
  }

  /// Runs the main run loop until `stop()`. With a stepped clock, calls `steppedRun`.
  package func run() {
    guard !isStepped else {
      steppedRun?()
      return
    }
    isRunning = true
    if isFrameRequested { startTimer() }
    while isRunning {
      // The limit is an hour. Without any source, the run loop returns immediately, and the loop must not use the
      // processor.
      if !RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 3600)) { usleep(1000) }
    }
  }

  package func stop() {
    isRunning = false
    isStopped = true
    timer?.cancel()
    timer = nil
    // The empty block wakes the run loop, so that `run` returns.
    DispatchQueue.main.async {}
  }

  private func startTimer() {
    guard timer == nil else { return }
    let source = DispatchSource.makeTimerSource(queue: .main)
    let period = 1 / screen.refreshRate
    let machineTime = FrameClock.machineTime
    source.schedule(
      deadline: .now() + (((machineTime / period).rounded(.down) + 1) * period - machineTime), leeway: .milliseconds(1))
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated {
        guard let self else { return }
        self.timer = nil
        self.makeFrameNow()
      }
    }
    source.resume()
    timer = source
  }

  private func makeFrame(at time: TimeInterval) {
    guard isFrameRequested else { return }
    isFrameRequested = false
    frameCount += 1
    delegate?.hostFrame(self, time: time, target: time + 1 / screen.refreshRate)
  }

  // MARK: Stepping

  /// The time at which stepped clocks start. Frame times are multiples of the frame interval after it, regardless of
  /// the size of the steps.
  private static let startTime: TimeInterval = 1000
  private var tickCount = 0
  private var nextTick: TimeInterval { Self.startTime + Double(tickCount + 1) / screen.refreshRate }

  /// Advances the clock, and produces the requested frames up to the new time. Frames are at least 1/60 s apart.
  package func step(_ seconds: TimeInterval) {
    precondition(
      isStepped, "HeadlessHost.step() was called, but the host uses the machine's clock (isStepped is false)")
    let end = time + max(0, seconds)
    while nextTick <= end + 1e-9 { stepFrame() }
    if end > time {
      time = end
      FrameClock.freeze(at: time)
    }
  }

  /// Advances the clock to the next frame time, and produces the frame if it is requested.
  package func stepFrame() {
    precondition(
      isStepped, "HeadlessHost.stepFrame() was called, but the host uses the machine's clock (isStepped is false)")
    time = nextTick
    tickCount += 1
    FrameClock.freeze(at: time)
    delegate?.hostClockDidAdvance(self, to: time)
    makeFrame(at: time)
  }

  /// Produces the requested frame, if there is one, without advancing the clock.
  package func makeRequestedFrame() { makeFrame(at: time) }

  /// Sends input to a window, or to the one that was opened first.
  package func send(_ input: RawInput, to window: HeadlessWindow? = nil) {
    guard let window = window ?? windows.first else { return }
    delegate?.host(self, didReceive: input, in: window)
  }
}
