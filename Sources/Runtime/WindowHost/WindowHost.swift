import CSDL
import CX11
import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

/// A host that uses SDL 2 to show windows on an X11 or Wayland desktop. On X11, it scrolls by copying inside the
/// window.
///
/// The host runs in the main run loop, so timers, the main queue and the main actor work. A dispatch source on the display's connection
/// wakes it for input. The host is idle while there is no input and no requested frame.
@MainActor
package final class WindowHost: RuntimeInterface.Host {
  package let name = "window"
  package let supportsMultipleWindows = true
  package private(set) var screen: HostScreen
  package let clipboard: any HostClipboard
  package weak var delegate: (any HostDelegate)?
  package let portal: (any DesktopPortal)?

  /// The X connection for presenting, or `nil` on Wayland.
  let connection: X11Connection?
  /// The connection for the clipboard and dragged items, or `nil` on Wayland.
  let selections: X11Selections?
  let x11Clipboard: X11Clipboard?
  let dragReceiver: X11DragReceiver?
  /// The drag of the application that may end in another program, or `nil` if there is none.
  var outgoingDrag: X11OutgoingDrag?
  /// The connection for the clipboard and dragged items on Wayland. The value is `nil` before the first window is opened.
  private(set) var wayland: WaylandConnection?
  private let waylandClipboard: WaylandClipboard?
  /// The drag of the application on Wayland, or `nil` if there is none.
  var waylandDrag: WaylandOutgoingDrag?
  /// The drag that is over a window on Wayland, or `nil` if there is none.
  var waylandDragOver: WaylandDragOver?
  /// Indicates whether the compositor reports drags to the host, and not only to SDL.
  var receivesWaylandDrags = false
  /// The buttons that SDL considers to be pressed after a drag on Wayland, as a bit mask.
  var buttonsThatSDLKeeps = 0
  /// SDL's identifier of the touch screen that was touched last. On Wayland, it is the address of the `wl_touch` object.
  var touchScreen: Int64 = 0
  /// The pressed buttons whose press the host has emitted because SDL did not report it, as a bit mask.
  var buttonsThatSDLMisses = 0
  /// SDL's own X connection. The value is `nil` before the first window is opened.
  private(set) var sdlDisplay: OpaquePointer?
  var windows: [UInt32: DesktopWindow] = [:]
  /// The text of the key that the X server reported last. SDL's event for the key is polled later.
  var lastKeyText = ""
  /// The modifier keys at the last handled event. SDL may already have read later events.
  var modifiers: RawInput.Modifiers = []
  let touchpadScroll = TouchpadScroll()
  /// The receiver of pinches. The value is `nil` on Wayland, and if the X server does not support pinches.
  private(set) var touchpadPinch: TouchpadPinch?
  let cursors = SystemCursors()
  private let environment: [String: String]
  private let framePacer: FramePacer
  private var source: (any DispatchSourceRead)?
  private var isRunning = false
  private var isPumping = false
  private var isPumpQueued = false
  /// The files of a drop that is not complete yet.
  var droppedFiles: [URL] = []
  package var keepsDisplayOn = false {
    didSet {
      guard keepsDisplayOn != oldValue else { return }
      if keepsDisplayOn { SDL_DisableScreenSaver() } else { SDL_EnableScreenSaver() }
    }
  }
  /// The reason why the display connection was lost, or `nil` if it was not lost.
  package private(set) var failure: HostError?

  /// Connects to the display. Throws a `HostError` with the reason in one line if no display is available.
  package init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
    self.environment = environment
    portal = Runtime.makePortal?(environment)
    let driver: String
    switch try DisplayProbe.find(environment: environment) {
    case .x11(let connection):
      self.connection = connection
      driver = "x11"
    case .wayland:
      connection = nil
      driver = "wayland"
    }
    WindowHost.setHints()
    // Frames are presented in software. SDL's default on X11 is OpenGL, which costs ten times as much without a GPU.
    // SDL has no alternative for Wayland. The hint is reset because a previous host may have used the other display.
    if connection != nil {
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, "0")
    } else {
      SDL_SetHint(SDL_HINT_FRAMEBUFFER_ACCELERATION, nil)
    }
    // Only the video subsystem is initialized. SDL_Init would also search for joysticks and sound devices, which delays
    // the first frame.
    guard SDL_VideoInit(driver) == 0 else {
      throw HostError("SDL cannot use the \(driver) display (\(String(cString: SDL_GetError())))")
    }
    // When SDL starts, text input is enabled, and with it the input method.
    SDL_StopTextInput()
    _ = SDL_EventState(SDL_DROPFILE.rawValue, SDL_ENABLE)
    _ = SDL_EventState(SDL_DROPTEXT.rawValue, SDL_ENABLE)
    if let connection {
      _ = SDL_EventState(SDL_SYSWMEVENT.rawValue, SDL_ENABLE)
      X11Connection.ignoreLateErrors()
      X11ConnectionLoss.watch(connection.display)
    }
    selections = connection == nil ? nil : X11Selections()
    x11Clipboard = selections.map { X11Clipboard($0) }
    dragReceiver = selections.map { X11DragReceiver($0) }
    waylandClipboard = connection == nil ? WaylandClipboard() : nil
    clipboard = x11Clipboard ?? waylandClipboard!
    screen = WindowHost.readScreen(environment: environment, connection: connection)
    var rate = screen.refreshRate
    if let text = environment["TESSERA_REFRESH"], let value = Double(text), value >= 0 { rate = value }
    framePacer = FramePacer(refreshRate: rate)
    framePacer.onTick = { [weak self] time, target in self?.produceFrame(time: time, target: target) }
    selections?.onOwnerChange = { [weak self] in self?.x11Clipboard?.ownerDidChange($0) }
    connectDrags()
    x11Clipboard?.onChange = { [weak self] in self?.clipboardChanged() }
    waylandClipboard?.onChange = { [weak self] in self?.clipboardChanged() }
    X11ConnectionLoss.onLoss = { [weak self] in self?.connectionDidFail() }
    touchpadScroll.onEnd = { [weak self] scroll, id in
      guard let self, let window = self.windows[id] else { return }
      self.emit(.scroll(scroll), in: window)
    }
  }

  isolated deinit {
    source?.cancel()
    touchpadPinch?.stop()
    framePacer.invalidate()
    for window in windows.values { window.destroy(of: self) }
    if failure == nil { disconnectWayland() }
    // SDL must not access a display connection that was lost.
    if failure == nil { SDL_VideoQuit() }
  }

  package func openWindow(title: String, size: CGSize?) throws -> any HostWindow {
    let window = try DesktopWindow(title: title, size: size, host: self)
    windows[window.id] = window
    if sdlDisplay == nil { watchDisplay(of: window) }
    if let number = DesktopWindow.x11(window.sdlWindow)?.window {
      touchpadPinch?.select(number)
      // The host's own X connections know the window only after the X server has processed SDL's requests.
      if let sdlDisplay { XSync(sdlDisplay, 0) }
      dragReceiver?.accept(number)
    }
    queuePump()
    return window
  }

  package func requestFrame() { framePacer.request() }

  /// Indicates whether a frame has been requested and has not yet been produced.
  package var isFrameRequested: Bool { framePacer.isRequested }

  package func run() {
    isRunning = true
    let signals = TerminationSignals { [weak self] in self?.stop() }
    defer { signals.cancel() }
    while isRunning {
      pump()
      guard isRunning else { break }
      _ = RunLoop.main.run(mode: .default, before: .distantFuture)
    }
  }

  package func stop() {
    isRunning = false
    // The empty block wakes the run loop, even if this method is called outside the run loop.
    DispatchQueue.main.async {}
  }

  func windowDidClose(_ window: DesktopWindow) {
    windows[window.id] = nil
    endWaylandDrags(of: window)
    if windows.isEmpty { framePacer.cancel() }
  }

  func emit(_ input: RawInput, in window: DesktopWindow) {
    delegate?.host(self, didReceive: input, in: window)
  }

  func clipboardChanged() {
    for window in windows.values { emit(.clipboardChanged, in: window) }
  }

  /// Schedules a call of `pump()`. This method must be called after every SDL function that communicates with the display. SDL may
  /// queue events together with the replies, and the host is not woken for these.
  package func queuePump() {
    guard !isPumpQueued else { return }
    isPumpQueued = true
    DispatchQueue.main.async {
      MainActor.assumeIsolated {
        self.isPumpQueued = false
        self.pump()
      }
    }
  }

  /// Handles all pending events of SDL. The method does nothing while an event is being handled, and after the connection to
  /// the display was lost.
  package func pump() {
    guard !isPumping, failure == nil else { return }
    isPumping = true
    defer { isPumping = false }
    var event = SDL_Event()
    wayland?.dispatch()
    while SDL_PollEvent(&event) != 0 { handle(event) }
    // SDL also reads the events that arrive in the meantime, and the host is not woken for these.
    if failure == nil { wayland?.dispatchPending() }
    for window in windows.values { window.resolveExposure() }
  }

  /// Handles the loss of the display connection. The method notifies the application that all windows have closed, and sets `failure`
  /// to the reason.
  func connectionDidFail() {
    guard failure == nil else { return }
    let name = connection == nil ? "Wayland compositor" : "X server \(environment["DISPLAY"] ?? "")"
    failure = HostError("the connection to the \(name) was lost")
    source?.cancel()
    source = nil
    framePacer.cancel()
    // libwayland ignores requests on a lost connection. The clipboard would also ask SDL, which must not access it.
    endWaylandDrags()
    waylandClipboard?.disconnect()
    let openWindows = Array(windows.values)
    windows = [:]
    for window in openWindows {
      window.closeAfterConnectionLoss()
      emit(.closeRequested, in: window)
    }
  }

  /// Handles the destruction of a window by another process in the same way as if the user had closed the window.
  func windowDidDisappear(_ window: DesktopWindow) {
    window.destroy(of: self)
    windowDidClose(window)
    emit(.closeRequested, in: window)
  }

  private func produceFrame(time: TimeInterval, target: TimeInterval) {
    pump()
    guard windows.values.contains(where: { $0.isVisible }) else { return }
    FrameClock.freeze(at: time)
    delegate?.hostFrame(self, time: time, target: target)
    FrameClock.thaw()
    // Pixels that could not be copied are drawn in the next frame.
    for window in windows.values where window.desktopSurface.hasLostRects { emit(.exposed, in: window) }
  }

  private func watchDisplay(of window: DesktopWindow) {
    var descriptor: Int32 = -1
    if let (display, _) = DesktopWindow.x11(window.sdlWindow) {
      sdlDisplay = display
      descriptor = XConnectionNumber(display)
      X11ConnectionLoss.watch(display)
      X11Resources.watch(on: display)
      touchpadPinch = TouchpadPinch(display: display)
    } else if let (display, _) = DesktopWindow.wayland(window.sdlWindow),
      let connection = WaylandConnection(display: display)
    {
      descriptor = connection.descriptor
      connect(connection)
    }
    // The descriptor is duplicated. SDL closes its own descriptor while the source is still being cancelled. The next
    // descriptor would have the same number and receive no events.
    descriptor = descriptor < 0 ? -1 : dup(descriptor)
    guard descriptor >= 0 else { return }
    let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.pump() }
    }
    source.activate()
    self.source = source
  }

  private func connect(_ connection: WaylandConnection) {
    wayland = connection
    connection.onSeat = { [weak self] in self?.connectSeat() }
    connection.onSeatRemoval = { [weak self] in
      self?.endWaylandDrags()
      self?.waylandClipboard?.deviceWillDisappear()
    }
    connection.start()
  }

  private func connectSeat() {
    guard let wayland else { return }
    waylandClipboard?.connect(wayland)
    wayland.seat?.onInput = { [weak self] in self?.waylandClipboard?.inputDidArrive() }
    connectDrags(of: wayland)
  }

  private func disconnectWayland() {
    endWaylandDrags()
    waylandClipboard?.disconnect()
    wayland?.close()
    wayland = nil
  }

  private static func setHints() {
    // `TerminationSignals` handles Ctrl+C and SIGTERM. SDL would turn them into an event.
    SDL_SetHint(SDL_HINT_NO_SIGNAL_HANDLERS, "1")
    SDL_SetHint(SDL_HINT_VIDEO_ALLOW_SCREENSAVER, "1")
    // Touches and mouse events are not converted into each other.
    SDL_SetHint(SDL_HINT_TOUCH_MOUSE_EVENTS, "0")
    SDL_SetHint(SDL_HINT_MOUSE_TOUCH_EVENTS, "0")
    SDL_SetHint(SDL_HINT_IME_SHOW_UI, "1")
    SDL_SetHint(SDL_HINT_IME_SUPPORT_EXTENDED_TEXT, "1")
    SDL_SetHint(SDL_HINT_MOUSE_FOCUS_CLICKTHROUGH, "1")
    SDL_SetHint(SDL_HINT_QUIT_ON_LAST_WINDOW_CLOSE, "0")
    // Prevents the desktop's compositor from being suspended.
    SDL_SetHint(SDL_HINT_VIDEO_X11_NET_WM_BYPASS_COMPOSITOR, "0")
  }

  private static func readScreen(environment: [String: String], connection: X11Connection?) -> HostScreen {
    var mode = SDL_DisplayMode()
    SDL_GetCurrentDisplayMode(0, &mode)
    var dpi: Float = 0
    let knowsDPI = SDL_GetDisplayDPI(0, nil, &dpi, nil) == 0
    let scale = DisplayScale.choose(
      environment: environment, fontDPI: connection.flatMap { X11Resources.fontDPI(on: $0.display) },
      displayDPI: connection != nil && knowsDPI ? Double(dpi) : nil)
    return HostScreen(
      pixelSize: CGSize(width: Int(max(1, mode.w)), height: Int(max(1, mode.h))), scale: scale,
      refreshRate: mode.refresh_rate > 0 ? Double(mode.refresh_rate) : 60,
      prefersDark: environment["GTK_THEME"]?.lowercased().hasSuffix("dark") ?? false)
  }

  /// Applies the desktop settings after a change. Windows change their scale, but not their size in pixels.
  func settingsDidChange() {
    let scale = WindowHost.readScreen(environment: environment, connection: connection).scale
    guard scale != screen.scale else { return }
    screen.scale = scale
    for window in windows.values where window.updateSize() { emit(.resized, in: window) }
  }

  /// Sets the scale of the screen. New windows use it too, because Wayland reports the scale of a window only after the
  /// window is shown.
  func setScreenScale(to scale: CGFloat) { screen.scale = scale }

  /// The default size of windows in points, from `TESSERA_WINDOW` (such as `1280x800`), or `nil` if it is not set.
  var preferredSize: CGSize? {
    let dimensions = (environment["TESSERA_WINDOW"] ?? "").split(separator: "x").compactMap { Double($0) }
    guard dimensions.count == 2, dimensions.allSatisfy({ $0 >= 1 && $0 <= 16384 }) else { return nil }
    return CGSize(width: dimensions[0], height: dimensions[1])
  }

  var scaleOverride: CGFloat? { DisplayScale.override(in: environment) }
}
