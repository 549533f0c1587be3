import CoreGraphics
import Foundation
import HeadlessHost
import RuntimeInterface
import TesseraRuntime
import UIKit

/// An application without a display, whose clock stands still until the test moves it.
///
/// ```swift
/// let app = TestApplication(size: CGSize(width: 375, height: 667), scale: 2)
/// app.show(MyViewController())
/// app.tap(at: CGPoint(x: 100, y: 200))
/// try app.waitUntilIdle()
/// try app.expectSnapshot("after-tap")
/// ```
///
/// There is one application at a time in a process: making another one ends the one before. Main thread only.
@preconcurrency @MainActor public final class TestApplication {
  package let host: HeadlessHost
  package let loop: FrameLoop
  private static var current: TestApplication? {
    get { ApplicationContext.current.testApplication as? TestApplication }
    set { ApplicationContext.current.testApplication = newValue }
  }

  /// The window that `show` fills; with a delegate: the key window, which the delegate has made.
  public var window: UIWindow { ownWindow ?? UIApplication.shared.keyWindow ?? makeWindow() }
  private var ownWindow: UIWindow?

  /// What was reported that UIKit would have raised for, oldest first.
  public private(set) var reports: [String] = []
  /// Called with every such report; by default it goes to standard error. Set it to `{ XCTFail($0) }` in a test.
  public var onReport: (String) -> Void = { StandardStream.error.writeLine("UIKit: \($0)") }

  /// The URLs that `UIApplication.open` was given, oldest first. They count as opened; no program is started for them.
  public private(set) var openedURLs: [URL] = []

  /// Starts an application.
  ///
  /// - Parameters:
  ///   - size: of the window's content, in points. Less than a point becomes one.
  ///   - scale: device pixels a point.
  ///   - isDark: whether the user prefers dark colours.
  ///   - refreshRate: frames a second.
  ///   - font: what texts are set in, also those that are measured, until the application ends. By default one that is the
  ///     same on every machine. Views that were laid out before keep the font that they were laid out in.
  ///   - delegate: is launched like a real application's; without one `show` makes a window.
  public init(
    size: CGSize = CGSize(width: 375, height: 667), scale: CGFloat = 2, isDark: Bool = false,
    refreshRate: Double = 60, font: TestFont = .portable, delegate: (any UIApplicationDelegate)? = nil
  ) {
    TestApplication.current?.close()
    // What a test without this kit has left behind ends here, and one that was let go without `close()`.
    if ApplicationContext.current.isRunning { ApplicationStart.tearDown() }
    missingFont = Self.use(font)
    host = HeadlessHost(size: size, scale: scale, refreshRate: refreshRate, isStepped: true, prefersDark: isDark)
    do {
      loop = try ApplicationStart.start(host: host, delegate: delegate, size: size)
    } catch {
      fatalError("TestApplication: \(error)")
    }
    ApplicationStart.onClose = { [weak self] in self?.isClosed = true }
    Misuse.handler = { [weak self] text in
      MainActor.assumeIsolated {
        self?.reports.append(text)
        self?.onReport(text)
      }
    }
    DesktopOpener.substitute = { [weak self] url in
      self?.openedURLs.append(url)
      return self != nil
    }
    TestApplication.current = self
  }

  /// Modifier keys that are down while touches, wheels and the mouse do something. Default none.
  public var modifiers: UIKeyModifierFlags = []

  /// Whether something closed the window.
  public private(set) var isClosed = false

  /// Ends the application: its windows are hidden, its delegate hears that it terminates, the clock runs again.
  public func close() {
    guard TestApplication.current === self else { return }
    ApplicationStart.tearDown()
    ownWindow = nil
    isClosed = true
    _ = Self.use(.system)
  }

  // MARK: Texts

  /// Why the font that was asked for is not on this machine; texts are in the system font then. Nil if it is there.
  public let missingFont: String?

  /// Chooses the fonts of texts. Returns the reason where they are missing, else nil.
  private static func use(_ font: TestFont) -> String? {
    do {
      try Runtime.textEngine.useFonts(font == .portable ? .portable : .system)
      return nil
    } catch {
      let reason = "\(error). Or use the fonts of this machine: TestApplication(font: .system)"
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

  /// Fills the window with a controller's view, shows it and makes the first frame.
  public func show(_ controller: UIViewController) {
    let window = ownWindow ?? makeWindow()
    window.rootViewController = controller
    window.makeKeyAndVisible()
    frame()
  }

  /// Shows a view at its frame, in a window of its own; makes the first frame. The window is white.
  public func show(_ view: UIView) {
    let window = ownWindow ?? makeWindow()
    window.backgroundColor = .white
    window.addSubview(view)
    window.makeKeyAndVisible()
    frame()
  }

  // MARK: Time

  /// Seconds on the frame clock, which is what `CACurrentMediaTime()` answers. Begins at 1000.
  public var time: TimeInterval { host.time }

  /// Moves the clock to the next frame (1/60 s, or what `refreshRate` says) and makes it, if anything asks for one.
  public func frame() { host.stepFrame() }

  /// Moves the clock on; the frames on the way are made.
  public func advance(by seconds: TimeInterval) { host.step(seconds) }

  /// How many frames were made, and how many of them changed a pixel.
  public var frameCount: Int { loop.frameCount }

  /// How many frames changed a pixel.
  public var presentedCount: Int { loop.presentedCount }

  /// Whether nothing is waiting for a frame: no layout, no animation, no scroll, no input, no tap that may become a double
  /// one.
  public var isIdle: Bool { loop.isIdle && !host.isFrameRequested }

  /// Makes frames until nothing moves any more and no tap waits for a second one. Work on other threads is not waited for: see `wait(until:)`.
  ///
  /// - Parameter limit: seconds of the frame clock after which it gives up.
  /// - Throws: `TestFailure` that names what is still going on.
  public func waitUntilIdle(limit: TimeInterval = 20) throws {
    pump()
    let end = time + limit
    while !isIdle {
      guard time < end else {
        throw TestFailure("still busy after \(limit) s of the frame clock: \(loop.busyWith)")
      }
      frame()
      pump()
    }
  }

  /// Serves timers, the main queue and the main actor until `condition` holds, making a frame every few milliseconds of
  /// real time: for work on other threads.
  ///
  /// - Parameter limit: seconds of the machine's clock after which it gives up with a `TestFailure`. It costs nothing while the condition
  ///   comes true, however slow the machine is.
  public func wait(
    until condition: () -> Bool, limit: TimeInterval = 60, _ what: @autoclosure () -> String = "the condition"
  ) throws {
    let end = FrameClock.machine + limit
    while !condition() {
      guard FrameClock.machine < end else { throw TestFailure("\(what()) did not come true within \(limit) s") }
      pump(0.004)
      frame()
    }
  }

  /// Whether something is loading on other threads that scripts are to wait for (`settle`).
  package var isLoading: (() -> Bool)?

  /// Serves the main queue and timers that are due, for at most `seconds` of real time.
  public func pump(_ seconds: TimeInterval = 0) {
    let end = Date(timeIntervalSinceNow: seconds)
    // One round serves what is due, also without time to wait.
    repeat { _ = RunLoop.main.run(mode: .default, before: end) } while Date() < end
  }

  /// Throws if anything was reported.
  public func expectNoReports() throws {
    guard reports.isEmpty else { throw TestFailure("reported:\n" + reports.joined(separator: "\n")) }
  }

  // MARK: The window

  /// Gives the window another size, as a user would; the frame after that has laid it out.
  public func resize(to size: CGSize, scale: CGFloat? = nil) {
    guard let window = host.windows.first else { return }
    window.change(size: size, scale: scale ?? window.scale)
    frame()
  }

  /// Minimises the window, or brings it back.
  public func setVisible(_ visible: Bool) {
    host.windows.first?.setVisible(visible)
    loop.processInput()
  }

  /// Whether the first responder has asked for text.
  public var isTextInputActive: Bool { host.windows.first?.isTextInputActive ?? false }

  /// Gives the window the keyboard's focus or takes it away.
  public func setFocus(_ focus: Bool) { send(.focus(focus)) }

  /// What the window's close button does.
  public func requestClose() { send(.closeRequested) }

  /// Sends raw input, which becomes events at once.
  package func send(_ input: RawInput) { send([input]) }

  /// Sends raw input that came in within one frame.
  package func send(_ inputs: [RawInput]) {
    for input in inputs { host.send(input) }
    loop.processInput()
  }
}
