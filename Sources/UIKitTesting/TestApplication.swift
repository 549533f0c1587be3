import CoreGraphics
import Foundation
import HeadlessHost
import RuntimeInterface
import TesseraRuntime
import UIKit

/// An application without a display, whose clock the test controls.
///
/// ```swift
/// let app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
/// app.show(MyViewController())
/// app.tap(at: CGPoint(x: 100, y: 200))
/// try app.waitUntilIdle()
/// try app.expectSnapshot("after-tap")
/// ```
///
/// A process has one application at a time. Creating another application ends the previous one. Use an application on the main thread
/// only.
@preconcurrency @MainActor public final class TestApplication {
  package let host: HeadlessHost
  package let loop: FrameLoop
  private static var current: TestApplication? {
    get { ApplicationContext.current.testApplication as? TestApplication }
    set { ApplicationContext.current.testApplication = newValue }
  }

  /// The window of the application.
  ///
  /// Without an application delegate, this is the window in which `show` displays content. With an application delegate, this is the
  /// key window that the delegate created.
  public var window: UIWindow { ownWindow ?? UIApplication.shared.keyWindow ?? makeWindow() }
  private var ownWindow: UIWindow?

  /// The errors that UIKit has reported, from the oldest to the newest. On iOS, UIKit raises exceptions for these
  /// errors.
  public private(set) var reports: [String] = []
  /// A closure that is called with each reported error. By default, it writes the error to standard error. Set it to `{
  /// XCTFail($0) }` in a test.
  public var onReport: (String) -> Void = { StandardStream.error.writeLine("UIKit: \($0)") }

  /// The URLs that were passed to `UIApplication.open`, from the oldest to the newest. The calls succeed, but no other
  /// application is started.
  public private(set) var openedURLs: [URL] = []

  /// Starts an application.
  ///
  /// - Parameters:
  ///   - size: The size of the window's content in points, at least 1 by 1.
  ///   - scale: The number of device pixels per point.
  ///   - isDark: `true` if the user prefers dark colors.
  ///   - refreshRate: The number of frames per second.
  ///   - font: The font of all text until the application ends. The default font is the same on every machine. Views
  ///     that have already been laid out keep their font.
  ///   - delegate: The application delegate. The delegate is launched as in a real application. Without a delegate, `show` creates a
  ///     window.
  ///   - infoDictionary: The contents of Info.plist that determine the scenes: `UIApplicationSceneManifest` and
  ///     `UIMainStoryboardFile`. The default is nil, which means the Info.plist of the main bundle.
  ///   - stateFolder: The folder in which the sessions of scenes and the state are saved, and from which they are
  ///     restored. The default is nil, with which nothing is saved.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2, isDark: Bool = false,
    refreshRate: Double = 60, font: TestFont = .portable, delegate: (any UIApplicationDelegate)? = nil,
    infoDictionary: [String: Any]? = nil, stateFolder: URL? = nil
  ) {
    TestApplication.current?.close()
    // The previous application may belong to a test without UIKitTesting, or was released without a call of `close()`.
    if ApplicationStart.isRunning { ApplicationStart.tearDown() }
    missingFont = Self.selectFonts(font)
    host = HeadlessHost(
      size: size, scale: scale, refreshRate: refreshRate, isStepped: true, compositesOnDemand: true, prefersDark: isDark
    )
    if let infoDictionary { ApplicationStart.setInfoDictionary(infoDictionary) }
    if let stateFolder { ApplicationStart.stateFolder = stateFolder }
    do {
      loop = try ApplicationStart.start(host: host, delegate: delegate, size: size)
    } catch {
      fatalError("TestApplication: \(error)")
    }
    ApplicationStart.onClose = { [weak self] in self?.isClosed = true }
    Diagnostics.handler = { [weak self] text in
      MainActor.assumeIsolated {
        self?.reports.append(text)
        self?.onReport(text)
      }
    }
    DesktopOpener.openHandler = { [weak self] url in
      self?.openedURLs.append(url)
      return self != nil
    }
    TestApplication.current = self
  }

  /// The modifier keys that are down during touches, scrolling and mouse input. By default, no keys are down.
  public var modifiers: UIKeyModifierFlags = []

  /// The scene whose window receives touches, keys and other input. The default is nil, which means the scene of the
  /// window that was opened first.
  public weak var inputScene: UIWindowScene?

  /// A Boolean value that indicates whether the last window was closed.
  public private(set) var isClosed = false

  /// Ends the application. Its windows are hidden, `applicationWillTerminate(_:)` of its delegate is called, and the
  /// clock runs in real time again.
  public func close() {
    guard TestApplication.current === self else { return }
    ApplicationStart.tearDown()
    ownWindow = nil
    isClosed = true
    _ = Self.selectFonts(.system)
  }

  isolated deinit {
    // An application that is released without `close()` runs until the next one starts. Tests without an application
    // must not use its fonts. If another application exists already, the current fonts belong to that one.
    if TestApplication.current == nil { _ = Self.selectFonts(.system) }
  }

  // MARK: Texts

  /// The reason why the requested font is unavailable, or nil if it is available. If it is unavailable, text is drawn
  /// in the system font.
  public let missingFont: String?

  /// Selects the fonts with which text is drawn. Returns the reason if the fonts are unavailable, otherwise nil.
  private static func selectFonts(_ font: TestFont) -> String? {
    do {
      try Runtime.textEngine.useFonts(font == .portable ? .portable : .system)
      return nil
    } catch {
      let reason = "\(error). To use the fonts of this machine: TestApplication(font: .system)"
      StandardStream.error.writeLine("UIKitTesting: \(reason)")
      return reason
    }
  }

  // MARK: Content

  private func makeWindow() -> UIWindow {
    let window = UIWindow(frame: UIScreen.main.bounds)
    ownWindow = window
    return window
  }

  /// Shows the view of a view controller in the window, and produces the first frame.
  ///
  /// - Parameter controller: The root view controller of the window.
  public func show(_ controller: UIViewController) {
    let window = ownWindow ?? makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    frame()
  }

  /// Shows a view with its frame in a white window, and produces the first frame.
  ///
  /// - Parameter view: The view.
  public func show(_ view: UIView) {
    let window = ownWindow ?? makeWindow()
    window.backgroundColor = .white
    window.addSubview(view)
    window.makeKeyAndVisible()
    frame()
  }

  // MARK: Time

  /// The time of the frame clock in seconds, which `CACurrentMediaTime()` returns. The time begins at 1000.
  public var time: TimeInterval { host.time }

  /// Advances the clock to the next frame, and produces the frame if it was requested. The interval between frames is
  /// 1/60 s by default. The argument `refreshRate` of the initializer changes it.
  public func frame() { host.stepFrame() }

  /// Advances the clock, and produces all requested frames up to the new time.
  ///
  /// - Parameter seconds: The time by which the clock is advanced, in seconds.
  public func advance(by seconds: TimeInterval) { host.step(seconds) }

  /// The number of frames that were produced since the application was started.
  public var frameCount: Int { loop.frameCount }

  /// A Boolean value that determines whether the pixels of every frame are composited. The default is `false`, with which only the
  /// frames of snapshots are composited. Layout, `draw(_:)`, animations and callbacks do not depend on it.
  public var compositesEveryFrame: Bool {
    get { !loop.compositesOnDemand }
    set {
      if newValue { loop.renderDeferredFrame() }
      loop.compositesOnDemand = !newValue
    }
  }

  /// The number of composited frames that changed at least one pixel of the window.
  ///
  /// The first reading sets `compositesEveryFrame`, so that the difference of two values counts all frames between them.
  public var presentedFrameCount: Int {
    if !compositesEveryFrame { compositesEveryFrame = true }
    return loop.presentedFrameCount
  }

  /// A Boolean value that indicates whether the application needs no more frames. The application is idle if there is no pending
  /// layout, animation, scrolling or input, and no tap that may become a double tap.
  public var isIdle: Bool { loop.isIdle && !host.isFrameRequested }

  /// Produces frames until the application is idle. The method does not wait for work on other threads. See `wait(until:)`.
  ///
  /// - Parameter limit: The maximum time to wait, in seconds of the frame clock.
  /// - Throws: A `TestFailure` that names the activities that did not end.
  public func waitUntilIdle(limit: TimeInterval = 20) throws {
    pump()
    let end = time + limit
    while !isIdle {
      guard time < end else {
        throw TestFailure(
          "the application is still busy after \(limit) s of the frame clock, because of \(loop.busyReasons)")
      }
      frame()
      pump()
    }
  }

  /// Waits for a condition that becomes true through work on other threads. Timers, the main queue and the main actor
  /// are processed, and a frame is produced every few milliseconds of real time.
  ///
  /// - Parameters:
  ///   - condition: The condition.
  ///   - limit: The maximum time to wait, in seconds of the machine's clock. The limit matters only if the condition never becomes
  ///     true, so it may be long.
  ///   - what: A description of the condition, for the failure.
  /// - Throws: A `TestFailure` if the condition does not become true in time.
  public func wait(
    until condition: () -> Bool, limit: TimeInterval = 60, _ what: @autoclosure () -> String = "the condition"
  ) throws {
    let end = FrameClock.machineTime + limit
    while !condition() {
      guard FrameClock.machineTime < end else { throw TestFailure("timed out after \(limit) s waiting for \(what())") }
      pump(0.004)
      frame()
    }
  }

  /// A closure that returns whether other threads are loading data for the application. The `settle` command of test
  /// scripts waits until it returns false. If nil, the command does not wait for other threads.
  package var isLoading: (() -> Bool)?

  /// Processes the main queue and the timers that are due.
  ///
  /// - Parameter seconds: The duration in seconds of real time. If 0, everything that is due is processed once.
  public func pump(_ seconds: TimeInterval = 0) {
    let end = Date(timeIntervalSinceNow: seconds)
    // A pass of the run loop ends after one source, so a timer that is due can be processed before the main queue.
    // Inside a block of the main queue, no pass processes the queue. The number of passes is therefore limited.
    let marker = QueueMarker()
    DispatchQueue.main.async { marker.wasReached = true }
    var passes = 0
    repeat {
      _ = RunLoop.main.run(mode: .default, before: end)
      passes += 1
    } while Date() < end || (!marker.wasReached && passes < 100)
  }

  /// A marker that the main queue reaches after the blocks that were in the queue when the marker was enqueued.
  private final class QueueMarker: @unchecked Sendable {
    /// A Boolean value that indicates whether the main queue has reached the marker. Only the main thread uses it.
    var wasReached = false
  }

  /// Checks that no errors were reported.
  ///
  /// - Throws: A `TestFailure` with the reports if there are any.
  public func expectNoReports() throws {
    guard reports.isEmpty else { throw TestFailure("reported:\n" + reports.joined(separator: "\n")) }
  }

  // MARK: The window

  /// Resizes the window as if the user had resized it, and produces a frame with the new layout.
  ///
  /// - Parameters:
  ///   - size: The new size in points.
  ///   - scale: The number of device pixels per point, or nil to leave it unchanged.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    guard let window = host.windows.first else { return }
    window.change(size: size, scale: scale ?? window.scale)
    frame()
  }

  /// Minimizes or restores the window, in the same way as the user.
  ///
  /// - Parameter visible: `true` to restore the window.
  public func setVisible(_ visible: Bool) {
    host.windows.first?.setVisible(visible)
    loop.processInput()
  }

  /// A Boolean value that indicates whether the first responder accepts text input.
  public var isTextInputActive: Bool { host.windows.first?.isTextInputActive ?? false }

  /// Moves the keyboard focus to the window or away from it.
  ///
  /// - Parameter focus: `true` if the window is to have the focus.
  public func setFocus(_ focus: Bool) { send(.focus(focus)) }

  /// Presses the close button of the window.
  public func requestClose() { send(.closeRequested) }

  /// Sends raw input, which is converted to events immediately.
  package func send(_ input: RawInput) { send([input]) }

  /// Sends several raw inputs that belong to one frame.
  package func send(_ inputs: [RawInput]) {
    let target = inputScene.flatMap { hostWindow(of: $0) }
    for input in inputs { host.send(input, to: target) }
    loop.processInput()
  }
}
