import QuartzCore
import RuntimeInterface

extension ApplicationStart {
  /// Indicates whether an application is producing frames, or is scheduled to start asynchronously on the main queue.
  package static var isRunning: Bool { FrameLoop.current != nil || UIApplication.shared.implicitApplication.isNeeded }

  /// Ends the application and releases its objects, for tests that start several applications in one process.
  ///
  /// Delegates are notified that the application terminates, and windows are hidden. Animations end, and their
  /// completions are called with `false`. Pending timers, tasks and delayed calls are discarded.
  package static func tearDown() {
    guard ApplicationContext.exists else { return RenderContext.end() }
    terminate()
    for window in UIApplication.shared.windows {
      TouchDispatcher.shared.cancelAll(in: window)
      window.isHidden = true
    }
    let screens = FrameLoop.current?.displays.map(\.screen) ?? []
    // Windows may outlive the application, so tool tips are removed from them.
    ToolTips.shared.reset()
    FrameLoop.current?.stop()
    UIApplication.shared.implicitApplication.end()
    UIScreen.main.end()
    for screen in screens { screen.end() }
    RenderContext.end()
    FrameClock.thaw()
    TurnPool.current.drain()
    ApplicationContext.drop()
  }
}
