import CoreGraphics
import Foundation
import HTTPServing
import RuntimeInterface

/// A host that shows an application in a browser. The page consists of a canvas, and a WebSocket connects it to the
/// host.
///
/// The host runs in the main run loop on one thread. While no page is open, the application behaves as if its window
/// were minimized: nothing is drawn, and no CPU time is used. docs/hosts.md describes how to use and protect the host.
@MainActor
package final class WebHost: RuntimeInterface.Host {
  package let name = "web"
  package private(set) var screen: HostScreen
  package weak var delegate: (any HostDelegate)?
  package var clipboard: any HostClipboard { webClipboard }

  let settings: WebSettings
  let server: WebServer
  let webClipboard = WebClipboard()
  /// The services of the page's browser: links, downloads and the choice of files.
  package var portal: (any DesktopPortal)? { webPortal }
  let webPortal = WebPortal()
  let throttle = FrameThrottle()
  private(set) var window: WebWindow?
  /// The session of the page that shows the window, or `nil` if no page is open. The value is set when the first message of a page is
  /// received.
  private(set) var page: PageSession?
  /// The sessions of the pages that have not sent their first message yet.
  private var pendingSessions: [PageSession] = []

  var clock = PageClock()
  var pointers = PagePointers()
  var keys = PageKeys()
  let scrolling = ScrollPhases(restInterval: 0.12)
  let pinchPhases = ScrollPhases(restInterval: 0.15)
  /// The last wheel event of the scroll gesture in progress, or `nil` if there is none.
  var lastScroll: RawInput.Scroll?
  /// The last pinch event of the pinch gesture in progress, or `nil` if there is none.
  var lastPinch: RawInput.Pinch?
  var hasFocus = true

  private let encoder: FrameEncoder
  private var isPageVisible = false
  private var wasVisible: Bool?
  /// The messages to send when the page has received the previous ones. Only the latest message of each kind is
  /// retained.
  private var outbox: [HostMessage] = []
  private var isRunning = false
  private var isStopped = false
  private let announce: (String) -> Void

  /// The number of frames that were sent, for measurements.
  package private(set) var sentFrameCount = 0
  /// The number of bytes that were sent for frames, for measurements.
  package private(set) var sentByteCount = 0
  /// The time in seconds that was spent on encoding and sending frames, for measurements.
  package private(set) var sendingTime: TimeInterval = 0

  /// Creates a host and starts listening.
  ///
  /// - Parameters:
  ///   - environment: The environment with `TESSERA_WEB_ADDRESS` and the other settings.
  ///   - limits: The limits of the HTTP server.
  ///   - announce: A closure that is called when the host starts running, with a text that contains the page's address.
  /// - Throws: A `HostError` with the reason in one line if a setting is invalid or the address is not available.
  package init(
    environment: [String: String] = ProcessInfo.processInfo.environment, limits: HTTPLimits = HTTPLimits(),
    announce: @escaping (String) -> Void = { StandardStream.output.write($0) }
  ) throws {
    settings = try WebSettings(environment: environment)
    self.announce = announce
    encoder = FrameEncoder(compress: settings.compressesPhotos ? WebHost.photoCompressor() : nil)
    server = try WebServer(settings: settings, limits: limits)
    // Another thread is used because the temporary directory may have many entries.
    DispatchQueue.global(qos: .utility).async {
      TemporaryFolder.removeAbandoned(in: FileManager.default.temporaryDirectory)
    }
    screen = HostScreen(pixelSize: settings.size, scale: 1, refreshRate: 60)
    server.onPage = { [weak self] in self?.sessionDidOpen($0) }
    throttle.onTick = { [weak self] time, target in self?.sendFrame(time: time, target: target) }
    throttle.hasUnsentData = { [weak self] in (self?.page?.pendingByteCount ?? 0) > 0 }
    webClipboard.onCopy = { [weak self] in
      guard let self else { return }
      self.send(.clipboard(self.webClipboard.text ?? ""))
      self.webClipboard.loadRepresentations { [weak self] in self?.send(.copied($0)) }
    }
    webPortal.onMessage = { [weak self] in self?.sendFromPortal($0) ?? false }
    webPortal.claimFiles = { [weak self] in self?.server.uploads.claimFiles($0) ?? [] }
    server.downloads = webPortal.downloads
    scrolling.onEnd = { [weak self] in self?.scrollDidEnd() }
    pinchPhases.onEnd = { [weak self] in self?.pinchDidEnd() }
  }

  isolated deinit { shutDown(timeout: 0) }

  /// The quality of photographs in frames, 0...1. At this value, no difference from the exact pixels beside them is
  /// visible.
  private static let photoQuality = 0.9

  /// Returns a closure that compresses images as JPEG, or `nil` if the program has no image codec.
  private static func photoCompressor() -> ((PixelBuffer) -> Data?)? {
    Runtime.makeImageCodec.map { makeCodec in
      let codec = makeCodec()
      return { try? codec.encodeJPEG($0, quality: photoQuality, orientation: 1) }
    }
  }

  package func openWindow(title: String, size: CGSize?) throws -> any HostWindow {
    guard window == nil else { throw HostError("the browser host supports one window, and it is already open") }
    var preferredSize = settings.size
    if let size, size.width >= 1, size.height >= 1, size.width <= 16384, size.height <= 16384 { preferredSize = size }
    let newWindow = WebWindow(title: title, size: preferredSize)
    server.title = title
    newWindow.onChange = { [weak self] message in
      if case .title(let title) = message { self?.server.title = title }
      self?.send(message)
    }
    newWindow.onClose = { [weak self] in self?.windowDidClose() }
    newWindow.webSurface.onFrame = { [weak self] copies, rects, pixels in
      self?.present(copies: copies, rects: rects, of: pixels) ?? false
    }
    newWindow.webSurface.onWait = { [weak self] in self?.waitUntilPresented() }
    window = newWindow
    return newWindow
  }

  private func windowDidClose() {
    window = nil
    throttle.isOpen = false
    let closedPage = page
    page = nil
    closedPage?.close(code: 1001, reason: "The window was closed.")
  }

  // MARK: Running

  package func requestFrame() { throttle.request() }

  package func run() {
    isRunning = true
    let signals = TerminationSignals { [weak self] in self?.stop() }
    announce(Announcement(settings: settings, port: server.port).text)
    while isRunning { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
    signals.cancel()
    shutDown()
  }

  package func stop() {
    isRunning = false
    // The empty block wakes the run loop, even if this method is called outside the run loop.
    DispatchQueue.main.async {}
  }

  /// Notifies the page that the application is ending, and closes all connections. Waits up to `timeout` seconds for
  /// the page's reply.
  package func shutDown(timeout: TimeInterval = 0.3) {
    guard !isStopped else { return }
    isStopped = true
    throttle.invalidate()
    let closingPage = page
    page = nil
    closingPage?.close(code: 1001, reason: "The program has ended.")
    let end = Date(timeIntervalSinceNow: timeout)
    while let closingPage, closingPage.isOpen, Date() < end { _ = RunLoop.main.run(mode: .default, before: end) }
    server.stop()
  }

  /// The page's address, which includes its token.
  package var address: String { Announcement(settings: settings, port: server.port).address }
  package var port: UInt16 { server.port }
  package var token: String { settings.token }
  package var hasPage: Bool { page != nil }

  // MARK: Pages

  private func sessionDidOpen(_ session: PageSession) {
    // Several pages may connect at the same time, for example when a page is reloaded.
    if pendingSessions.count >= 8 {
      pendingSessions.removeFirst().close(
        code: 1013, reason: "Too many pages are connecting at the same time. Try again later.")
    }
    pendingSessions.append(session)
    session.onMessage = { [weak self] session, bytes in self?.receive(bytes, from: session) }
    session.onEnd = { [weak self] in self?.sessionDidEnd($0) }
  }

  private func receive(_ bytes: [UInt8], from session: PageSession) {
    do throws(MessageReader.Malformed) {
      let message = try PageMessage(bytes)
      if session === page {
        handle(message)
      } else if case .hello(let view, let isVisible, let focus) = message {
        startPage(session, view: view, isVisible: isVisible, hasFocus: focus)
      } else {
        session.close(code: 1002, reason: "The page sent another message before hello, which contains its size.")
      }
    } catch {
      session.close(code: 1002, reason: error.reason)
    }
  }

  /// Shows the window in a page. The previous page is notified, and its user can choose to show the window there again.
  private func startPage(_ session: PageSession, view: PageMessage.View, isVisible: Bool, hasFocus focus: Bool) {
    guard let window else { return session.close(code: 1001, reason: "The application has no open window.") }
    pendingSessions.removeAll { $0 === session }
    if let oldPage = page {
      pageDidClose()
      oldPage.close(code: 4001, reason: "Another page shows the application now.")
    }
    page = session
    clock = PageClock()
    session.onDrained = { [weak self] in
      self?.sendOutbox()
      self?.throttle.queueDidDrain()
    }
    outbox = [
      .title(window.title), .cursor(window.cursor),
      .textInput(active: window.textInput.isActive, caret: window.textInput.caret), .backDepth(window.backDepth),
    ]
    if let choice = webPortal.pendingChoice { outbox.append(choice) }
    // The previous page may have been lost before it could request them.
    outbox += webPortal.downloads.pending.map { .download(id: $0.id, name: $0.name) }
    sendOutbox()
    window.webSurface.markAllLost()
    isPageVisible = isVisible
    visibilityDidChange()
    viewDidChange(view, isNew: true)
    if focus != hasFocus {
      hasFocus = focus
      emit(.focus(focus))
    }
  }

  private func sessionDidEnd(_ session: PageSession) {
    pendingSessions.removeAll { $0 === session }
    guard session === page else { return }
    pageDidClose()
    visibilityDidChange()
  }

  /// Releases all pressed keys and pointers, because the page can no longer report their release.
  private func pageDidClose() {
    page = nil
    isPageVisible = false
    throttle.isOpen = false
    outbox = []
    endInput()
  }

  private func visibilityDidChange() {
    guard let window else { return }
    window.isVisible = page != nil && isPageVisible
    throttle.isOpen = window.isVisible
    guard window.isVisible != wasVisible else { return }
    defer { wasVisible = window.isVisible }
    // Before the first page connects, the window counts as visible, because it is about to be shown.
    if wasVisible == nil, window.isVisible { return }
    emit(.visible(window.isVisible))
    if window.isVisible { emit(.exposed) }
  }

  func pageVisibilityDidChange(_ visible: Bool) {
    isPageVisible = visible
    visibilityDidChange()
  }

  func canvasDidLoseContent() {
    window?.webSurface.markAllLost()
    emit(.exposed)
  }

  func viewDidChange(_ view: PageMessage.View, isNew: Bool = false) {
    guard let window else { return }
    screen.pixelSize = CGSize(width: view.width, height: view.height)
    screen.scale = CGFloat(view.scale)
    let changesStyle = screen.prefersDark != view.prefersDark
    screen.prefersDark = view.prefersDark
    let isChanged = window.update(view)
    if isChanged || changesStyle { emit(.resized) } else if isNew { emit(.exposed) }
  }

  func refreshRate(_ rate: Double) {
    screen.refreshRate = rate
    throttle.interval = 1 / rate
  }

  func emit(_ input: RawInput) {
    guard let window else { return }
    delegate?.host(self, didReceive: input, in: window)
  }

  // MARK: To the page

  func send(_ message: HostMessage) {
    guard page != nil else { return }
    outbox.removeAll { $0.isSameKind(as: message) }
    outbox.append(message)
    sendOutbox()
  }

  private func sendFromPortal(_ message: HostMessage) -> Bool {
    guard page != nil else { return false }
    send(message)
    return true
  }

  private func sendOutbox() {
    guard let page, page.pendingByteCount == 0 else { return }
    let pendingMessages = outbox
    outbox = []
    for message in pendingMessages { page.send(message.bytes) }
  }

  private func sendFrame(time: TimeInterval, target: TimeInterval) {
    guard let window, window.isVisible else { return }
    FrameClock.freeze(at: time)
    delegate?.hostFrame(self, time: time, target: target)
    FrameClock.thaw()
  }

  private func present(
    copies: [(source: PixelRect, dx: Int, dy: Int)], rects: [PixelRect], of pixels: PixelTarget
  ) -> Bool {
    guard let page, let window, window.isVisible else { return false }
    let start = FrameClock.machineTime
    encoder.begin(number: throttle.send(), width: pixels.width, height: pixels.height)
    encoder.append(copies: copies)
    encoder.append(rects: rects, of: pixels)
    page.send(encoder.bytes)
    sentFrameCount += 1
    sentByteCount += encoder.bytes.count
    sendingTime += FrameClock.machineTime - start
    return true
  }

  private func waitUntilPresented() {
    let end = Date(timeIntervalSinceNow: 2)
    while page != nil, !throttle.unacknowledgedFrames.isEmpty, Date() < end {
      _ = RunLoop.main.run(mode: .default, before: end)
    }
  }
}

extension HostMessage {
  fileprivate func isSameKind(as other: HostMessage) -> Bool {
    switch (self, other) {
    case (.title, .title), (.cursor, .cursor), (.textInput, .textInput), (.clipboard, .clipboard),
      (.copied, .copied), (.backDepth, .backDepth), (.present, .present):
      true
    default: false
    }
  }
}
