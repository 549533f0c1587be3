import CX11
import Foundation
import RuntimeInterface

/// Exchanges selections with other X11 programs: the clipboard, and dragged items.
///
/// The class uses its own connection and window, because SDL supports only text and discards other events. All methods run on the main
/// thread. Only `read(_:_:)` waits for another program. This method waits for a limited time, and answers requests of other programs
/// during that time.
@MainActor
final class X11Selections {
  let display: OpaquePointer
  let window: Window
  /// The largest content that is accepted from other programs, in bytes.
  let largestSize: Int
  /// A closure that is called when another program becomes the owner of a selection.
  var onOwnerChange: ((Atom) -> Void)?
  /// A closure that is called with each client message for the window, or for another window that uses this window as its
  /// proxy.
  var onMessage: ((XClientMessageEvent) -> Void)?

  /// A closure that is called when the window of another program was destroyed, if events of that window were requested.
  var onDestroy: ((Window) -> Void)?

  private(set) var contents: [Atom: SelectionContents] = [:]
  var transfers: [SelectionTransfer] = []
  private var requests: [PendingRequest] = []
  private var atoms: [String: Atom] = [:]
  private var names: [Atom: String] = [:]
  private var lastProperty = 0
  /// The number of the first event of the XFixes extension, or nil if the server does not report changes of the owners of
  /// selections.
  private let firstFixesEvent: Int32?
  private var source: (any DispatchSourceRead)?
  private var timer: MainLoopTimer?
  private var isPumpQueued = false

  /// Connects to the display of the environment variable `DISPLAY`. The result is nil if that fails.
  init?(largestSize: Int = 256 << 20) {
    guard let display = XOpenDisplay(nil) else { return nil }
    X11ConnectionLoss.watch(display)
    self.display = display
    self.largestSize = largestSize
    window = XCreateSimpleWindow(display, XDefaultRootWindow(display), -10, -10, 1, 1, 0, 0, 0)
    XSelectInput(display, window, PropertyChangeMask)
    var event: Int32 = 0
    var error: Int32 = 0
    firstFixesEvent = XFixesQueryExtension(display, &event, &error) != 0 ? event : nil
    // The descriptor is duplicated, because Xlib closes its own one while the source is still being cancelled.
    let descriptor = dup(XConnectionNumber(display))
    if descriptor >= 0 {
      let source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
      source.setCancelHandler { [descriptor] in close(descriptor) }
      source.setEventHandler { [weak self] in MainActor.assumeIsolated { self?.pump() } }
      source.activate()
      self.source = source
    }
    timer = MainLoopTimer { [weak self] in self?.pump() }
  }

  isolated deinit {
    source?.cancel()
    timer?.invalidate()
    // A lost connection is not closed, because Xlib would wait for it.
    if !X11ConnectionLoss.isLost { XCloseDisplay(display) }
  }

  // MARK: Names

  func atom(_ name: String) -> Atom {
    if let atom = atoms[name] { return atom }
    let atom = XInternAtom(display, name, 0)
    atoms[name] = atom
    names[atom] = name
    queuePump()
    return atom
  }

  /// Returns the name of an atom that another program has sent, or nil if the atom does not exist.
  func name(_ atom: Atom) -> String? {
    if let name = names[atom] { return name }
    guard atom != 0, let text = XGetAtomName(display, atom) else { return nil }
    defer { XFree(text) }
    queuePump()
    let name = String(cString: text)
    names[atom] = name
    atoms[name] = atom
    return name
  }

  // MARK: Ownership

  /// Requests that `onOwnerChange` is called when the owner of a selection changes.
  func watch(_ selection: Atom) {
    guard firstFixesEvent != nil else { return }
    XFixesSelectSelectionInput(
      display, window, selection,
      UInt(
        XFixesSetSelectionOwnerNotifyMask | XFixesSelectionWindowDestroyNotifyMask
          | XFixesSelectionClientCloseNotifyMask))
    XFlush(display)
  }

  /// Makes the application the owner of a selection.
  func takeOwnership(_ selection: Atom, _ representations: [ClipboardRepresentation], time: Time = Time(CurrentTime)) {
    guard !X11ConnectionLoss.isLost else { return }
    let content = SelectionContents(representations)
    content.time = time
    contents[selection] = content
    XSetSelectionOwner(display, selection, window, time)
    // Another program may become the owner next, and the later request wins.
    XFlush(display)
    queuePump()
  }

  /// Releases the ownership of a selection, which is then empty.
  func releaseOwnership(_ selection: Atom) {
    guard contents.removeValue(forKey: selection) != nil, !X11ConnectionLoss.isLost else { return }
    XSetSelectionOwner(display, selection, 0, Time(CurrentTime))
    XFlush(display)
    queuePump()
  }

  /// Handles a report that a selection may have another owner. A report may be older than a change of the owner by this
  /// application.
  private func updateOwner(_ selection: Atom) {
    guard XGetSelectionOwner(display, selection) != window else { return }
    contents[selection] = nil
    for request in requests where request.selection == selection && request.isIncremental {
      request.finish(.failure(.ownerGone))
    }
    onOwnerChange?(selection)
  }

  // MARK: Requests

  /// Requests a target of a selection without waiting for the answer.
  @discardableResult
  func request(
    _ selection: Atom, _ target: Atom, time: Time = Time(CurrentTime),
    done: @escaping (Result<SelectionValue, SelectionFailure>) -> Void
  ) -> PendingRequest {
    // Several properties are used in turn, so that a late answer to an old request is not mistaken for the answer to a
    // new one.
    lastProperty = (lastProperty + 1) % 64
    let request = PendingRequest(
      selection: selection, target: target, property: atom("TESSERA_SELECTION_\(lastProperty)"), done: done)
    guard !X11ConnectionLoss.isLost else {
      request.finish(.failure(.connectionLost))
      return request
    }
    requests.append(request)
    XDeleteProperty(display, window, request.property)
    XConvertSelection(display, selection, target, request.property, window, time)
    XFlush(display)
    queuePump()
    return request
  }

  /// Requests a target of a selection and waits for the answer. The wait ends after a second without progress, and after three seconds
  /// in any case.
  func read(_ selection: Atom, _ target: Atom, time: Time = Time(CurrentTime)) -> Result<
    SelectionValue, SelectionFailure
  > {
    wait(for: request(selection, target, time: time) { _ in })
  }

  /// Waits until a request ends, and handles all other events meanwhile.
  func wait(for request: PendingRequest) -> Result<SelectionValue, SelectionFailure> {
    while true {
      pump()
      if let result = request.result { return result }
      guard !X11ConnectionLoss.isLost else { return .failure(.connectionLost) }
      var descriptor = pollfd(fd: XConnectionNumber(display), events: Int16(POLLIN), revents: 0)
      poll(&descriptor, 1, Int32(max(1, (request.deadline - FrameClock.machineTime) * 1000)))
    }
  }

  // MARK: Events

  /// Schedules a call of `pump()`. Call this method after functions of Xlib that wait for an answer. These functions may queue events,
  /// and the connection does not wake the main loop for queued events.
  func queuePump() {
    guard !isPumpQueued else { return }
    isPumpQueued = true
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated {
        self?.isPumpQueued = false
        self?.pump()
      }
    }
  }

  /// Handles all pending events, and ends requests and transfers that have waited too long.
  func pump() {
    guard !X11ConnectionLoss.isLost else {
      for request in requests { request.finish(.failure(.connectionLost)) }
      requests = []
      source?.cancel()
      source = nil
      return
    }
    while XPending(display) > 0 {
      var event = XEvent()
      XNextEvent(display, &event)
      handle(&event)
    }
    let now = FrameClock.machineTime
    for request in requests where request.deadline <= now { request.finish(.failure(.timeout)) }
    requests.removeAll { $0.result != nil }
    for transfer in transfers where transfer.lastProgress + SelectionTransfer.timeout <= now { transfer.end() }
    transfers.removeAll { $0.isFinished || $0.lastProgress + SelectionTransfer.timeout <= now }
    let deadlines = requests.map(\.deadline) + transfers.map { $0.lastProgress + SelectionTransfer.timeout }
    if let nextDeadline = deadlines.min() { timer?.arm(in: max(0.01, nextDeadline - now)) } else { timer?.disarm() }
    XFlush(display)
  }

  private func handle(_ event: inout XEvent) {
    switch event.type {
    case SelectionNotify: selectionDidArrive(event.xselection)
    case SelectionRequest: serve(event.xselectionrequest)
    case SelectionClear: if firstFixesEvent == nil { updateOwner(event.xselectionclear.selection) }
    case PropertyNotify: propertyDidChange(event.xproperty)
    case DestroyNotify:
      let destroyedWindow = event.xdestroywindow.window
      transfers.removeAll { $0.requestor == destroyedWindow }
      onDestroy?(destroyedWindow)
    case ClientMessage: onMessage?(event.xclient)
    default:
      guard event.type == firstFixesEvent else { break }
      let selection = withUnsafeBytes(of: &event) { $0.load(as: XFixesSelectionNotifyEvent.self) }
      if selection.owner == window {
        contents[selection.selection]?.time = selection.selection_timestamp
      } else {
        updateOwner(selection.selection)
      }
    }
  }

  private func selectionDidArrive(_ event: XSelectionEvent) {
    let matches = requests.filter {
      $0.result == nil && $0.selection == event.selection && $0.target == event.target
        && (event.property == 0 || $0.property == event.property)
    }
    guard let request = matches.first else {
      // The answer arrived after its request had ended.
      if event.property != 0 { XDeleteProperty(display, window, event.property) }
      return
    }
    guard event.property != 0 else { return request.finish(.failure(.refused)) }
    request.recordProgress()
    guard let value = SelectionValue.consume(request.property, of: window, on: display, limit: largestSize) else {
      return request.finish(.failure(.tooLarge))
    }
    if value.type == atom("INCR") {
      request.isIncremental = true
    } else {
      request.finish(.success(value))
    }
  }

  private func propertyDidChange(_ event: XPropertyEvent) {
    if event.window == window {
      guard event.state == PropertyNewValue,
        let request = requests.first(where: { $0.property == event.atom && $0.isIncremental && $0.result == nil })
      else { return }
      receivePiece(of: request)
    } else if event.state == PropertyDelete,
      let transfer = transfers.first(where: { $0.requestor == event.window && $0.property == event.atom })
    {
      transfer.sendPiece(largest: largestPiece)
      if transfer.isFinished { transfer.end() }
    }
  }

  private func receivePiece(of request: PendingRequest) {
    let receivedCount = request.value?.bytes.count ?? 0
    guard
      let piece = SelectionValue.consume(request.property, of: window, on: display, limit: largestSize - receivedCount)
    else { return request.finish(.failure(.tooLarge)) }
    request.recordProgress()
    if piece.bytes.isEmpty {
      request.finish(.success(request.value ?? piece))
    } else if request.value == nil {
      request.value = piece
    } else {
      request.value?.bytes.append(piece.bytes)
    }
  }

  /// The largest property that is sent as a whole, in bytes.
  var largestPiece: Int {
    let words = max(XExtendedMaxRequestSize(display), XMaxRequestSize(display))
    return max(1024, min(256 << 10, words * 4 - 256))
  }
}
