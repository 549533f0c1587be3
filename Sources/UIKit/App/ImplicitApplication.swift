import Foundation
import RuntimeInterface

/// The application of a program that launches none, such as a plain XCTest or a script.
///
/// On a simulator the application of the test host makes the frames. Here, the first window, animation, display link or
/// completion that waits for a frame schedules this application. It starts with the next turn of the main queue, on a
/// host without a display, with the machine's clock, and composites no pixels. Before that, and in a program that does
/// not run the main queue, nothing happens. While idle it has no timer, and it does not keep the program running.
///
/// `UIApplicationMain`, a `TestApplication` and every other frame loop replace it when they start.
@MainActor package final class ImplicitApplication {
  private var isScheduled = false
  private var host: (any ServingHost)?
  private var loop: FrameLoop?

  package init() {}

  /// Indicates whether the application runs, or is scheduled to start.
  package var isNeeded: Bool { isScheduled || loop != nil }

  /// Indicates whether the application makes the frames.
  package var isRunning: Bool { loop != nil }

  /// Schedules the start with the next turn of the main queue, unless another frame loop runs.
  package func schedule() {
    guard !isScheduled, FrameLoop.current == nil, Runtime.makeImplicitHost != nil else { return }
    isScheduled = true
    DispatchQueue.main.async { MainActor.assumeIsolated { self.start() } }
  }

  private func start() {
    guard isScheduled else { return }
    isScheduled = false
    guard FrameLoop.current == nil, let host = Runtime.makeImplicitHost?() else { return }
    self.host = host
    do {
      loop = try ApplicationStart.start(host: host, delegate: nil, size: nil, isSeen: false)
    } catch {
      Diagnostics.log("no frames are made, because the window without a display could not be opened: \(error)")
      return
    }
    host.serve()
  }

  /// Stops in favor of the frame loop of another application. Windows are kept.
  func yield(to other: FrameLoop) {
    isScheduled = false
    guard let loop, loop !== other else { return }
    loop.stop()
    ApplicationStart.forgetScenes()
    end()
  }

  /// Stops making frames.
  func end() {
    isScheduled = false
    host?.stop()
    host = nil
    loop = nil
  }
}
