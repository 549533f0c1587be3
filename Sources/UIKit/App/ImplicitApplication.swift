import Foundation
import RuntimeInterface

/// The application of a program that does not launch one, such as a plain XCTest or a script.
///
/// On a simulator, the application that hosts the tests produces the frames. Tessera starts this application for the first
/// window, animation, display link or completion that depends on a frame. It starts asynchronously on the main queue, on a host
/// without a display that uses the system clock. It composites no pixels. It never starts in a program that does not run the
/// main queue. While idle, the application has no timer and does not prevent the program from ending.
///
/// `UIApplicationMain`, a `TestApplication` and any other frame loop replace it when they start.
@MainActor package final class ImplicitApplication {
  private var isScheduled = false
  private var host: (any ServingHost)?
  private var loop: FrameLoop?

  package init() {}

  /// Indicates whether the application is running or scheduled to start.
  package var isNeeded: Bool { isScheduled || loop != nil }

  /// Indicates whether the application is producing frames.
  package var isRunning: Bool { loop != nil }

  /// Schedules the start of the application asynchronously on the main queue, unless another frame loop is running.
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
      loop = try ApplicationStart.start(host: host, delegate: nil, size: nil)
    } catch {
      Diagnostics.log("no frames are drawn, because the headless window could not be opened: \(error)")
      return
    }
    host.serve()
  }

  /// Stops the application because another application has started a frame loop. Windows remain.
  func stop(replacedBy other: FrameLoop) {
    isScheduled = false
    guard let loop, loop !== other else { return }
    loop.stop()
    ApplicationStart.discardScenes()
    end()
  }

  /// Stops the production of frames, and cancels a scheduled start.
  func end() {
    isScheduled = false
    host?.stop()
    host = nil
    loop = nil
  }
}
