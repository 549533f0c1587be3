import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

/// Receives the drags of other X11 programs (XDND, versions 3 to 5).
///
/// SDL 2 accepts only files and text, and does not report the drag before the drop. Therefore, the window of `X11Selections` is
/// the proxy of each SDL window (`XdndProxy`), so that other programs send their messages to it.
@MainActor
final class X11DragReceiver {
  let selections: X11Selections
  /// A closure that is called with each change of a drag.
  var onDrag: ((IncomingDragPhase, X11IncomingDrag) -> Void)?
  /// A closure that converts a location in pixels of a window to points.
  var convertPoint: ((CGPoint, Window) -> CGPoint)?
  /// A closure that receives messages about programs that do not send their data.
  var report: (String) -> Void = { StandardStream.error.writeLine("UIDropInteraction: " + $0) }

  private var current: X11IncomingDrag?
  private static let version: UInt = 5

  init(_ selections: X11Selections) { self.selections = selections }

  /// Makes a window a destination of drags.
  func accept(_ window: Window) {
    for each in [window, selections.window] {
      selections.set("XdndAware", type: XA_ATOM, [Self.version], of: each)
      selections.set("XdndProxy", type: XA_WINDOW, [selections.window], of: each)
    }
    XFlush(selections.display)
  }

  /// Handles a client message. Messages that are not about a drag over a window of the host are ignored.
  func handle(_ event: XClientMessageEvent) {
    guard event.format == 32, let name = selections.name(event.message_type) else { return }
    let words = selections.words(of: event)
    switch name {
    case "XdndEnter": dragDidEnter(words, window: event.window)
    case "XdndPosition": dragDidMove(words, window: event.window)
    case "XdndLeave": if let drag = current, drag.source == words[0] { dragDidLeave(drag) }
    case "XdndDrop": dragDidDrop(words)
    default: break
    }
  }

  /// Handles the closing of a window whose program may be performing a drag. The drag then leaves the host's window.
  func sourceDidClose(_ window: Window) { if let current, current.source == window { dragDidLeave(current) } }

  private func dragDidEnter(_ words: [UInt], window: Window) {
    if let current { dragDidLeave(current) }
    let source = words[0]
    guard source != 0, (3...Self.version).contains(words[1] >> 24) else { return }
    var atoms = Array(words[2...4])
    if words[1] & 1 != 0, let list = selections.value("XdndTypeList", of: source)?.words { atoms = list }
    // The number is limited, because another program determines it.
    let names = atoms.prefix(512).compactMap { $0 == 0 ? nil : selections.name($0) }
    XSelectInput(selections.display, source, StructureNotifyMask)
    current = X11IncomingDrag(source: source, target: window, targetNames: names, receiver: self)
  }

  private func dragDidMove(_ words: [UInt], window: Window) {
    guard let drag = current, drag.source == words[0], drag.target == window, !drag.isDropped else { return }
    var x: Int32 = 0
    var y: Int32 = 0
    var child: Window = 0
    XTranslateCoordinates(
      selections.display, XDefaultRootWindow(selections.display), window,
      Int32(Int16(truncatingIfNeeded: words[2] >> 16)), Int32(Int16(truncatingIfNeeded: words[2])), &x, &y, &child)
    selections.queuePump()
    drag.location = convertPoint?(CGPoint(x: Int(x), y: Int(y)), window) ?? .zero
    drag.time = words[3]
    drag.needsAnswer = true
    drag.prepare { [weak self, weak drag] in
      guard let self, let drag, self.current === drag, !drag.isDropped else { return }
      self.onDrag?(.moved(drag.location), drag)
    }
  }

  private func dragDidLeave(_ drag: X11IncomingDrag) {
    if current === drag { current = nil }
    drag.end()
    onDrag?(.left, drag)
  }

  private func dragDidDrop(_ words: [UInt]) {
    guard let drag = current, drag.source == words[0], !drag.isDropped else { return }
    drag.time = words[2]
    drag.markDropped()
    drag.prepare { [weak self, weak drag] in
      guard let self, let drag, self.current === drag else { return }
      self.onDrag?(.dropped(drag.location), drag)
    }
  }

  // MARK: Answers

  func sendStatus(of drag: X11IncomingDrag, isAccepted: Bool) {
    // The second flag requests a message for each movement.
    let action = isAccepted ? selections.atom("XdndActionCopy") : 0
    selections.send(
      "XdndStatus", [drag.target, isAccepted ? 3 : 2, 0, 0, action], about: drag.source, to: drag.source)
  }

  func sendFinished(_ drag: X11IncomingDrag, isAccepted: Bool) {
    if current === drag { current = nil }
    let action = isAccepted ? selections.atom("XdndActionCopy") : 0
    selections.send(
      "XdndFinished", [drag.target, isAccepted ? 1 : 0, action, 0, 0], about: drag.source, to: drag.source)
  }
}
