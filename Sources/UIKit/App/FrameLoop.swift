import Foundation
import QuartzCore
import RuntimeInterface

/// Produces the frames of the host's windows. For each frame, the loop processes input and timers, lays out and draws
/// views, and composites layers, in this order. It is idle while nothing changes.
@MainActor package final class FrameLoop: HostDelegate {
  /// The running frame loop, or nil if none is running.
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
  /// The windows of the host with their screens, in the order in which they were opened. There is at least one.
  package private(set) var displays: [HostDisplay]
  /// The display whose window was the last to receive the focus.
  package private(set) var focusedDisplay: HostDisplay

  /// The window of the host that was opened first.
  package var window: any HostWindow { displays[0].window }
  /// The screen of the first window.
  package var screen: UIScreen { displays[0].screen }
  /// The renderer of the first window.
  package var server: (any RenderServer)? { displays[0].server }
  /// The renderer's report about the last frame of the first window, or nil before the first frame.
  package var lastReport: RenderReport? { displays[0].lastReport }
  /// The number of frames that the loop has produced.
  package private(set) var frameCount = 0
  /// The number of frames that have changed at least one pixel.
  package private(set) var presentedFrameCount = 0
  /// Indicates whether frames are composited only when `renderDeferredFrame()` is called. Layout, drawing and animations do not
  /// depend on it. The first value is that of the host.
  package var compositesOnDemand: Bool
  package var onInput: ((RawInput) -> Void)?
  /// A closure that is called once, as soon as the size of a window is known.
  var onSize: (() -> Void)?

  private var inputQueue: [(display: HostDisplay, input: RawInput)] = []
  private var isProducingFrame = false
  private var needsAnotherCommit = false
  private var isVisible: Bool { displays.contains { $0.isVisible } }
  private var wakeTimer: DispatchSourceTimer?
  /// Indicates whether a block that processes the input of an invisible window is scheduled on the main queue. Hosts
  /// request no frames for such a window.
  private var isInputQueued = false
  /// The frame of the insertion point that was last passed to the host, or nil while no text is being edited.
  private var caret: CGRect?

  /// Creates the frame loop of a window.
  package init(host: any RuntimeInterface.Host, window: any HostWindow, screen: UIScreen) {
    self.host = host
    compositesOnDemand = host.compositesOnDemand
    let display = HostDisplay(window: window, screen: screen)
    displays = [display]
    focusedDisplay = display
  }

  /// Starts the loop. From then on, changes of layers request frames.
  package func start() {
    UIApplication.shared.implicitApplication.stop(replacedBy: self)
    FrameLoop.current = self
    host.delegate = self
    for display in displays { display.attach(to: host) }
    host.portal?.onSettingsChanged = { [weak self] in self?.settingsDidChange() }
    RenderLoop.onNeedsFrame = { [weak self] in self?.requestFrame() }
    LayerDiagnostics.handler = { Diagnostics.report($0) }
    FrameTasks.onAdd = { [weak self] in self?.requestFrame() }
    FrameTimers.onChange = { [weak self] in self?.scheduleWake() }
    FirstResponder.onChange = { [weak self] _, responder in
      guard let self else { return }
      let input = responder as? any UIKeyInput
      caret = input.map { self.caret(of: $0) }
      textDisplay.window.setTextInput(active: input != nil, caret: caret ?? .zero)
    }
    requestFrame()
  }

  /// Stops the loop. Changes of layers then no longer request frames, and the host no longer calls the loop.
  package func stop() {
    guard FrameLoop.current === self else { return }
    FrameLoop.current = nil
    RenderLoop.onNeedsFrame = nil
    LayerDiagnostics.handler = nil
    FrameTasks.onAdd = nil
    FrameTimers.onChange = nil
    FirstResponder.onChange = nil
    wakeTimer?.cancel()
    wakeTimer = nil
    host.delegate = nil
    host.portal?.onSettingsChanged = nil
    for display in displays { display.detach() }
  }

  // MARK: Windows of the host

  /// Opens another window of the host, with a screen of its own.
  ///
  /// - Parameters:
  ///   - title: The title of the window.
  ///   - size: The size of the content in points, or nil for the size that the host prefers.
  /// - Throws: A `HostError` with the reason in one line.
  package func openDisplay(title: String, size: CGSize?) throws -> HostDisplay {
    let window = try host.openWindow(title: title, size: size)
    let display = HostDisplay(window: window, screen: UIScreen())
    displays.append(display)
    display.attach(to: host)
    requestFrame()
    return display
  }

  /// Closes a window of the host and the windows on its screen. The last window remains, because the application ends
  /// with it.
  package func closeDisplay(_ display: HostDisplay) {
    guard displays.count > 1, displays.contains(where: { $0 === display }) else { return }
    displays.removeAll { $0 === display }
    inputQueue.removeAll { $0.display === display }
    if focusedDisplay === display { focusedDisplay = displays[0] }
    if Screens.shared.main === display.screen { Screens.shared.main = focusedDisplay.screen }
    display.close()
    requestFrame()
  }

  /// Returns the display of a screen, or nil if there is none.
  package func display(of screen: UIScreen) -> HostDisplay? { displays.first { $0.screen === screen } }

  /// Indicates whether queued input moves the focus to another window of the application.
  var hasQueuedFocus: Bool { inputQueue.contains { if case .focus(true) = $0.input { true } else { false } } }

  /// Makes the screen of a window the main screen, because the user works with the scene of that window.
  func focus(_ display: HostDisplay) {
    focusedDisplay = display
    if displays.count > 1 { Screens.shared.main = display.screen }
  }

  private func requestFrame() {
    if isProducingFrame {
      needsAnotherCommit = true
    } else if isVisible {
      host.requestFrame()
    }
  }

  /// Schedules a frame for the time of the next timer. Nothing is scheduled if the clock of the host advances only on
  /// request, as in tests.
  private func scheduleWake() {
    wakeTimer?.cancel()
    wakeTimer = nil
    guard !host.isStepped, let nextDueTime = FrameTimers.nextDueTime else { return }
    let timer = DispatchSource.makeTimerSource(queue: .main)
    timer.schedule(deadline: .now() + max(0, nextDueTime - FrameClock.machineTime), leeway: .milliseconds(1))
    timer.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.host.requestFrame() }
    }
    timer.resume()
    wakeTimer = timer
  }

  // MARK: HostDelegate

  package func host(_ host: any RuntimeInterface.Host, didReceive input: RawInput, in window: any HostWindow) {
    let display = displays.first { $0.window === window } ?? displays[0]
    inputQueue.append((display, input))
    if case .visible(let isVisible) = input { display.isVisible = isVisible }
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
        guard FrameLoop.current === self, !self.isProducingFrame else { return }
        self.processInput()
      }
    }
  }

  package func hostClockDidAdvance(_ host: any RuntimeInterface.Host, to time: TimeInterval) {
    if let nextDueTime = FrameTimers.nextDueTime, nextDueTime <= time + 1e-6 { host.requestFrame() }
  }

  /// Produces a frame. The steps have the same order as in UIKit's update cycle.
  package func hostFrame(_ host: any RuntimeInterface.Host, time: TimeInterval, target: TimeInterval) {
    guard !isProducingFrame else { return }
    isProducingFrame = true
    frameCount += 1
    UpdateLinks.frameWillBegin(at: time, target: target)
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
    needsAnotherCommit = false
    PostFrameWork.frameWillBegin()
    layout()
    render()
    UpdateLinks.run(.afterCATransactionCommit)
    UpdateLinks.runLowLatency(events: processInput, commit: commitAgain)
    UpdateLinks.frameDidEnd()
    PostFrameWork.run()
    TurnPool.current.drain()
    isProducingFrame = false
    if isIdle { for display in displays { display.updateBackDepth() } }
    scheduleWake()
    let needsNextFrame =
      needsAnotherCommit || !FrameTasks.isEmpty || RenderLoop.hasActiveAnimations || RenderLoop.hasDisplayLinks
      || AfterLayoutQueue.isPending || PostFrameWork.isPending || UpdateLinks.isContinuous
    if needsNextFrame, isVisible { host.requestFrame() }
  }

  /// Indicates whether no further frame is needed. A frame is needed for queued input, animations and other pending
  /// work. The loop is also not idle while a tap waits for a possible second tap. Display links and update links, which
  /// request frames continuously, are not considered.
  package var isIdle: Bool {
    inputQueue.isEmpty && FrameTasks.isEmpty && !RenderLoop.hasActiveAnimations && !AfterLayoutQueue.isPending
      && !PostFrameWork.isPending && !GestureEnvironment.shared.isDeciding && !FrameTimers.isActivityPending
  }

  /// The reasons why the loop is not idle, for use in messages.
  package var busyReasons: String {
    var reasons: [String] = []
    if !inputQueue.isEmpty { reasons.append("unprocessed input") }
    if !FrameTasks.isEmpty { reasons.append("scrolling: " + FrameTasks.summary) }
    if RenderLoop.hasActiveAnimations { reasons.append("animations") }
    if RenderLoop.hasDisplayLinks { reasons.append("a display link") }
    if UpdateLinks.isContinuous { reasons.append("an update link") }
    if AfterLayoutQueue.isPending { reasons.append("view controllers that wait for viewDidAppear") }
    if GestureEnvironment.shared.isDeciding { reasons.append("a tap that may become a double tap") }
    if FrameTimers.isActivityPending { reasons.append("an animated update of a table or collection view") }
    return reasons.isEmpty ? "layout or drawing, which is requested in each frame" : reasons.joined(separator: ", ")
  }

  private func layout() {
    for display in displays { display.layout() }
    if AfterLayoutQueue.isPending {
      AfterLayoutQueue.run()
      // Lays out again, so that changes in appearance callbacks are visible in the same frame.
      for display in displays { display.layout() }
    }
    updateCaret()
  }

  /// Lays out and draws the changes that handlers of low-latency events have made, in the same frame.
  private func commitAgain() {
    guard needsAnotherCommit else { return }
    needsAnotherCommit = false
    layout()
    render()
  }

  // MARK: Text input

  /// Passes the frame of the insertion point to the host, which positions the candidate window of the input method next
  /// to it.
  private func updateCaret() {
    guard let lastCaret = caret, let keyWindow = UIApplication.shared.keyWindow,
      let input = FirstResponder.current(in: keyWindow) as? any UIKeyInput
    else { return }
    let currentCaret = caret(of: input)
    guard currentCaret != lastCaret else { return }
    caret = currentCaret
    textDisplay.window.setTextInput(active: true, caret: currentCaret)
  }

  /// Returns the frame of a text view's insertion point in points of the host's window. Without an insertion point,
  /// returns the frame of the text view.
  private func caret(of input: any UIKeyInput) -> CGRect {
    guard let view = input as? UIView else { return .zero }
    return view.convert(
      (input as? any ComposingInput)?.caretForComposing ?? view.bounds, to: textDisplay.screen.coordinateSpace)
  }

  /// The display of the key window. Its host window receives the text input.
  private var textDisplay: HostDisplay {
    UIApplication.shared.keyWindow.flatMap { display(of: $0.screen) } ?? focusedDisplay
  }

  private func render() { present { $0.render(isDeferred: compositesOnDemand) } }

  /// Composites the last frame, if `compositesOnDemand` has prevented it. Changes of layers since that frame are visible, as far as
  /// they need no layout and no drawing.
  package func renderDeferredFrame() { present { $0.renderDeferredFrame() } }

  private func present(_ render: (HostDisplay) -> Bool) {
    var isPresented = false
    for display in displays where render(display) { isPresented = true }
    if isPresented { presentedFrameCount += 1 }
  }

  // MARK: Input

  /// Converts the queued input to events. Consecutive pointer inputs are processed together, so that their moves can be
  /// merged.
  package func processInput() {
    var pointers: [RawInput.Pointer] = []
    var display = focusedDisplay
    let hasMultipleDisplays = displays.count > 1
    // Input that is received while the input is processed belongs to the next frame.
    var remainingInputCount = inputQueue.count
    while remainingInputCount > 0, !inputQueue.isEmpty {
      remainingInputCount -= 1
      let (next, input) = inputQueue.removeFirst()
      onInput?(input)
      if next !== display {
        handle(pointers, on: display)
        pointers = []
        display = next
        if hasMultipleDisplays { Screens.shared.main = next.screen }
      }
      if case .pointer(let pointer) = input {
        pointers.append(pointer)
        continue
      }
      handle(pointers, on: display)
      pointers = []
      handle(input, on: display)
    }
    handle(pointers, on: display)
    if hasMultipleDisplays { Screens.shared.main = focusedDisplay.screen }
  }

  private func handle(_ pointers: [RawInput.Pointer], on display: HostDisplay) {
    PointerRouter.route(pointers, on: display.screen)
  }

  private func handle(_ input: RawInput, on display: HostDisplay) {
    let screen = display.screen
    switch input {
    case .pointer(let pointer): handle([pointer], on: display)
    case .scroll(let scroll):
      ToolTips.shared.hide()
      ScrollDispatcher.shared.scroll(scroll, on: screen)
    case .pinch(let pinch): ScrollDispatcher.shared.pinch(pinch, on: screen)
    case .key(let key): PressDispatcher.shared.receive(key)
    case .text(let text): PressDispatcher.shared.insert(text)
    case .composing(let text, let selection): PressDispatcher.shared.compose(text, selection: selection)
    case .resized:
      displayDidResize(display)
      sizeDidBecomeKnown(of: display)
    // The render server reads the exposed regions from the surface itself.
    case .exposed: sizeDidBecomeKnown(of: display)
    case .focus(let isFocused): ApplicationStart.scenes.focusDidChange(isFocused, on: display)
    case .visible(let isVisible): ApplicationStart.scenes.visibilityDidChange(isVisible, on: display)
    case .filesDropped(let urls, let point):
      // If no view accepts the files, the application's delegates open them.
      if !DesktopDrop.deliver(urls, at: point) { ApplicationStart.scenes.openDroppedFiles(urls, on: display) }
    case .textDropped(let text, let point):
      if !DesktopDrop.deliver(text, at: point) { PressDispatcher.shared.insert(text) }
    case .drag(let phase, let drag): IncomingDragSession.handle(phase, of: drag)
    case .clipboardChanged: UIPasteboard.general.contentDidChangeByOtherProgram()
    case .closeRequested: ApplicationStart.scenes.windowDidClose(display)
    }
  }

  private func sizeDidBecomeKnown(of display: HostDisplay) {
    guard let onSize, display.window.isSizeKnown else { return }
    self.onSize = nil
    onSize()
  }

  private func settingsDidChange() {
    guard FrameLoop.current === self else { return }
    for display in displays { display.applyPreferences(of: host) }
    requestFrame()
  }

  private func displayDidResize(_ display: HostDisplay) {
    let scenes = UIApplication.shared.connectedScenes.compactMap { $0 as? UIWindowScene }
      .filter { $0.screen === display.screen }
    let oldScenes = scenes.map(WindowSceneSnapshot.init)
    display.screen.hostWindowDidChange()
    // The window may now be displayed in a web page whose user has different preferences.
    display.applyPreferences(of: host)
    UIDevice.current.windowDidResize()
    for (scene, snapshot) in zip(scenes, oldScenes) { snapshot.notifyOfChanges(of: scene) }
  }
}
