import Foundation
import QuartzCore
import RuntimeInterface

/// Produces the frames of one host window. For each frame, the loop processes input and timers, lays out and draws
/// views, and composites layers, in this order. It is idle while nothing changes.
@MainActor package final class FrameLoop: HostDelegate {
  /// The frame loop of `UIScreen.main`, or nil if none is running.
  package private(set) static var current: FrameLoop? {
    get { shared.loop }
    set {
      shared.loop = newValue
      UIPasteboard.host = newValue?.host
    }
  }
  /// Stores the current frame loop. Each application has its own instance.
  @MainActor final class Current {
    fileprivate var loop: FrameLoop?
  }
  private static var shared: Current { ApplicationContext.object(.frameLoop, Current()) }

  package let host: any RuntimeInterface.Host
  package private(set) var window: any HostWindow
  package let screen: UIScreen
  package private(set) var server: (any RenderServer)?

  /// The renderer's report about the last frame, or nil before the first one.
  package private(set) var lastReport: RenderReport?
  /// The number of frames that the loop has produced.
  package private(set) var frameCount = 0
  /// The number of frames that have changed at least one pixel.
  package private(set) var presentedCount = 0
  package var onInput: ((RawInput) -> Void)?

  private var queue: [RawInput] = []
  private var isInFrame = false
  private var isDirtyAgain = false
  private var isVisible = true
  private var wake: DispatchSourceTimer?
  /// Indicates whether a block that processes the input of an invisible window is scheduled on the main queue. Hosts
  /// request no frames for such a window.
  private var isInputQueued = false
  /// The frame of the insertion point that was last passed to the host, or nil while no text is being edited.
  private var caret: CGRect?

  /// Creates the frame loop of a window.
  ///
  /// - Parameter isSeen: `true` if the window's pixels are needed. If `false`, layers draw their contents but are not
  ///   composited.
  package init(host: any RuntimeInterface.Host, window: any HostWindow, screen: UIScreen, isSeen: Bool = true) {
    self.host = host
    self.window = window
    self.screen = screen
    server = isSeen ? Rendering.makeServer?() : nil
  }

  /// Starts the loop. From then on, changes of layers request frames.
  package func start() {
    UIApplication.shared.implicit.yield(to: self)
    FrameLoop.current = self
    host.delegate = self
    screen.maximumFramesPerSecond = Int(host.screen.refreshRate.rounded())
    screen.isDark = host.screen.prefersDark
    screen.attach(window)
    // Animations that are added before the first frame run in it, as in any other frame.
    RenderLoop.show(screen.rootLayer)
    RenderLoop.onNeedsFrame = { [weak self] in self?.needsFrame() }
    FrameTasks.onAdd = { [weak self] in self?.needsFrame() }
    FrameTimers.onChange = { [weak self] in self?.scheduleWake() }
    FirstResponder.onChange = { [weak self] _, responder in
      guard let self else { return }
      let input = responder as? any UIKeyInput
      caret = input.map { self.caret(of: $0) }
      self.window.setTextInput(active: input != nil, caret: caret ?? .zero)
    }
    needsFrame()
  }

  /// Stops the loop. Changes of layers then no longer request frames, and the host no longer calls the loop.
  package func stop() {
    guard FrameLoop.current === self else { return }
    FrameLoop.current = nil
    RenderLoop.onNeedsFrame = nil
    FrameTasks.onAdd = nil
    FrameTimers.onChange = nil
    FirstResponder.onChange = nil
    wake?.cancel()
    wake = nil
    host.delegate = nil
    // The dark style is a preference of the host's user. Without a host, windows have the light style.
    screen.isDark = false
  }

  private func needsFrame() {
    if isInFrame {
      isDirtyAgain = true
    } else if isVisible {
      host.requestFrame()
    }
  }

  /// Schedules a frame for the time of the next timer. Nothing is scheduled if the clock of the host advances only on
  /// request, as in tests.
  private func scheduleWake() {
    wake?.cancel()
    wake = nil
    guard !host.isStepped, let nextDue = FrameTimers.nextDue else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(0, nextDue - FrameClock.machine), leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.host.requestFrame() }
    }
    timer.resume()
    wake = timer
  }

  // MARK: HostDelegate

  package func host(_ host: any RuntimeInterface.Host, received input: RawInput, in window: any HostWindow) {
    queue.append(input)
    switch input {
    case .visible(let visible): isVisible = visible
    default: break
    }
    if window.isVisible || host.isStepped {
      host.requestFrame()
    } else {
      processInputWhileInvisible()
    }
  }

  /// Processes the input of a minimized window, for which hosts request no frames. Such input reports that the window
  /// became invisible or was closed, or that files were dropped on its icon.
  private func processInputWhileInvisible() {
    guard !isInputQueued else { return }
    isInputQueued = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isInputQueued = false
        guard FrameLoop.current === self, !self.isInFrame else { return }
        self.processInput()
      }
    }
  }

  package func hostClockAdvanced(_ host: any RuntimeInterface.Host, to time: TimeInterval) {
    if let nextDue = FrameTimers.nextDue, nextDue <= time + 1e-6 { host.requestFrame() }
  }

  /// Produces a frame. The steps have the same order as in UIKit's update cycle.
  package func hostFrame(_ host: any RuntimeInterface.Host, time: TimeInterval, target: TimeInterval) {
    guard !isInFrame else { return }
    isInFrame = true
    frameCount += 1
    UpdateLinks.frameBegins(at: time, target: target)
    UpdateLinks.run(.beforeEventDispatch)
    processInput()
    FrameTimers.fire(at: time)
    UpdateLinks.run(.afterEventDispatch)
    UpdateLinks.run(.beforeCADisplayLinkDispatch)
    RenderLoop.tickDisplayLinks(at: time, target: target)
    FrameTasks.step(at: time)
    UpdateLinks.run(.afterCADisplayLinkDispatch)
    RenderLoop.sampleAnimations(at: time)
    UpdateLinks.run(.beforeCATransactionCommit)
    isDirtyAgain = false
    PostFrameWork.frameBegins()
    layout()
    if isVisible { render() }
    UpdateLinks.run(.afterCATransactionCommit)
    UpdateLinks.runLowLatency(events: processInput, commit: commitAgain)
    UpdateLinks.frameEnds()
    PostFrameWork.run()
    TurnPool.current.drain()
    isInFrame = false
    scheduleWake()
    let continues =
      isDirtyAgain || !FrameTasks.isEmpty || RenderLoop.hasActiveAnimations || RenderLoop.hasDisplayLinks
      || AfterLayout.isPending || PostFrameWork.isPending || UpdateLinks.isContinuous
    if continues, isVisible { host.requestFrame() }
  }

  /// Indicates whether no further frame is needed. A frame is needed for queued input, animations and other pending
  /// work. The loop is also not idle while a tap waits for a possible second tap.
  package var isIdle: Bool {
    queue.isEmpty && FrameTasks.isEmpty && !RenderLoop.hasActiveAnimations && !AfterLayout.isPending
      && !PostFrameWork.isPending && !GestureEnvironment.shared.isDeciding
  }

  /// The reasons why the loop is not idle, for use in messages.
  package var busyReasons: String {
    var reasons: [String] = []
    if !queue.isEmpty { reasons.append("unprocessed input") }
    if !FrameTasks.isEmpty { reasons.append("scrolling: " + FrameTasks.summary) }
    if RenderLoop.hasActiveAnimations { reasons.append("animations") }
    if RenderLoop.hasDisplayLinks { reasons.append("a display link") }
    if UpdateLinks.isContinuous { reasons.append("an update link") }
    if AfterLayout.isPending { reasons.append("view controllers that wait for viewDidAppear") }
    if GestureEnvironment.shared.isDeciding { reasons.append("a tap that may become a double tap") }
    return reasons.isEmpty ? "layout or drawing that is requested in every frame" : reasons.joined(separator: ", ")
  }

  private func layout() {
    for window in screen.windows { window.updatePendingTraits() }
    RenderLoop.layoutIfNeeded(screen.rootLayer)
    if AfterLayout.isPending {
      AfterLayout.run()
      for window in screen.windows { window.updatePendingTraits() }
      // Lays out again, so that changes in appearance callbacks are visible in the same frame.
      RenderLoop.layoutIfNeeded(screen.rootLayer)
    }
    updateCaret()
  }

  /// Commits the changes of the handlers of low-latency events in the same frame.
  private func commitAgain() {
    guard isDirtyAgain else { return }
    isDirtyAgain = false
    layout()
    if isVisible { render() }
  }

  // MARK: Text input

  /// Passes the frame of the insertion point to the host, which positions the candidate window of the input method next
  /// to it.
  private func updateCaret() {
    guard let lastCaret = caret, let key = UIApplication.shared.keyWindow,
      let input = FirstResponder.of(key) as? any UIKeyInput
    else { return }
    let currentCaret = caret(of: input)
    guard currentCaret != lastCaret else { return }
    caret = currentCaret
    window.setTextInput(active: true, caret: currentCaret)
  }

  /// Returns the frame of a text view's insertion point in points of the host's window. Without an insertion point,
  /// returns the frame of the text view.
  private func caret(of input: any UIKeyInput) -> CGRect {
    guard let view = input as? UIView else { return .zero }
    return view.convert((input as? any ComposingInput)?.caretForComposing ?? view.bounds, to: screen.coordinateSpace)
  }

  private func render() {
    RenderLoop.displayIfNeeded(screen.rootLayer)
    guard let server else { return }
    let report = server.render(screen.rootLayer, scale: window.scale, to: window.surface)
    lastReport = report
    if report.didPresent { presentedCount += 1 }
  }

  // MARK: Input

  /// Converts the queued input to events. Consecutive pointer inputs are processed together, so that their moves can be
  /// merged.
  package func processInput() {
    let inputs = queue
    queue = []
    var pointers: [RawInput.Pointer] = []
    for input in inputs {
      onInput?(input)
      if case .pointer(let pointer) = input {
        pointers.append(pointer)
        continue
      }
      handle(pointers)
      pointers = []
      handle(input)
    }
    handle(pointers)
  }

  private func handle(_ pointers: [RawInput.Pointer]) {
    PointerRouter.route(pointers, on: screen)
  }

  private func handle(_ input: RawInput) {
    switch input {
    case .pointer(let pointer): handle([pointer])
    case .scroll(let scroll):
      ToolTips.shared.hide()
      ScrollDispatcher.shared.scroll(scroll, on: screen)
    case .pinch(let pinch): ScrollDispatcher.shared.pinch(pinch, on: screen)
    case .key(let key): PressDispatcher.shared.receive(key)
    case .text(let text): PressDispatcher.shared.insert(text)
    case .composing(let text, let selection): PressDispatcher.shared.compose(text, selection: selection)
    case .resized: resized()
    // The render server reads the exposed regions from the surface itself.
    case .exposed: break
    case .focus(let focus): ApplicationStart.focusChanged(focus)
    case .visible(let visible): ApplicationStart.visibilityChanged(visible)
    case .filesDropped(let urls, let point):
      // If no view accepts the files, the application's delegates open them.
      if !DesktopDrop.deliver(urls, at: point) { ApplicationStart.dropped(urls) }
    case .textDropped(let text, let point):
      if !DesktopDrop.deliver(text, at: point) { PressDispatcher.shared.insert(text) }
    case .clipboardChanged: UIPasteboard.general.changedByOtherProgram()
    case .closeRequested: ApplicationStart.close()
    }
  }

  private func resized() {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
    let oldScenes = scenes.map(WindowSceneSnapshot.init)
    screen.hostWindowChanged()
    // The window may now be displayed in a web page whose user has other preferences.
    screen.isDark = host.screen.prefersDark
    screen.maximumFramesPerSecond = Int(host.screen.refreshRate.rounded())
    UIDevice.current.windowResized()
    for (scene, snapshot) in zip(scenes, oldScenes) { snapshot.notifyOfChanges(of: scene) }
  }
}
