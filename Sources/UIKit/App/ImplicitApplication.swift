import Foundation
import RuntimeInterface

/// The application of a program that launched none: a test of XCTest alone, a script.
///
/// On a simulator the application of the test host runs the frames. Here the first window, animation, display link or
/// completion that waits for a frame schedules this one. It starts with the next turn of the main queue, on a host without a
/// display, on the machine's clock, and composites no pixels. Until then, and where nothing serves the main queue, nothing
/// runs. At rest it has no timer, and it keeps no program alive.
///
/// `UIApplicationMain`, a `TestApplication` and every other frame loop take its place when they start.
@MainActor package final class ImplicitApplication {
  private var isScheduled = false
  private var host: (any ServingHost)?
  private var loop: FrameLoop?

  package init() {}

  /// Whether the application runs, or will with the next turn.
  package var isNeeded: Bool { isScheduled || loop != nil }

  /// Whether it makes the frames.
  package var isRunning: Bool { loop != nil }

  /// Starts the application with the next turn of the main queue, unless another one makes frames.
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
      Misuse.log("no frames are made, as no window can be opened without a display: \(error)")
      return
    }
    host.serve()
  }

  /// Gives way to the frame loop of another application. Windows stay as they are.
  func yield(to other: FrameLoop) {
    isScheduled = false
    guard let loop, loop !== other else { return }
    loop.stop()
    ApplicationStart.forgetScenes()
    end()
  }

  /// Makes no frames any more.
  func end() {
    isScheduled = false
    host?.stop()
    host = nil
    loop = nil
  }
}
