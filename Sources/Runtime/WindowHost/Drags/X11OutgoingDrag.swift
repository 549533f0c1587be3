import CX11
import CoreGraphics
import Foundation
import RuntimeInterface

/// A drag of the application over the windows of other X11 programs (XDND, version 5).
@MainActor
final class X11OutgoingDrag: OutgoingDrag {
  private(set) var isAccepted = false
  /// A closure that is called when the drag is over.
  var onEnd: (() -> Void)?
  private let selections: X11Selections
  private let ownWindows: Set<Window>
  private let targets: [Atom]
  private var target: Target?
  /// Indicates whether the destination has not answered the last message about the location.
  private var isWaiting = false
  /// The latest location of the pointer on the screen if it has not been sent yet, or nil if it has been sent.
  private var pendingLocation: (x: Int, y: Int)?
  private var done: (@MainActor (Bool) -> Void)?
  private var timer: MainLoopTimer?

  /// A window that accepts drags. Messages about `window` are sent to `receiver`, which is its proxy or itself.
  private struct Target: Equatable {
    var window: Window
    var receiver: Window
    var version: UInt
  }

  /// The maximum time in seconds that a destination may take to receive the data of a drop.
  private static let dropTimeout: TimeInterval = 30

  /// Creates a drag.
  ///
  /// - Parameter ownWindows: The windows of the application. The application itself handles drags over these windows.
  init(_ representations: [ClipboardRepresentation], selections: X11Selections, ownWindows: Set<Window>) {
    self.selections = selections
    self.ownWindows = ownWindows
    targets = representations.flatMap { one in
      one.type == ClipboardRepresentation.text ? SelectionNames.text : [one.type]
    }.map { selections.atom($0) }
    selections.takeOwnership(selections.atom("XdndSelection"), representations)
    selections.set("XdndTypeList", type: XA_ATOM, targets, of: selections.window)
    timer = MainLoopTimer { [weak self] in self?.finish(false) }
  }

  isolated deinit { timer?.invalidate() }

  // MARK: Movement

  /// Moves the drag to a location of the pointer, in pixels of the screen.
  func move(x: Int, y: Int) {
    guard done == nil else { return }
    let newTarget = findTarget(x: x, y: y)
    if newTarget != target {
      leave()
      target = newTarget
      sendEnter()
    }
    pendingLocation = (x, y)
    sendPosition()
  }

  /// Returns the other program's window that accepts drags at a point, in pixels of the screen, or nil if no window there
  /// supports XDND 3 or later, or if the window at the point belongs to this application.
  private func findTarget(x: Int, y: Int) -> Target? {
    let root = XDefaultRootWindow(selections.display)
    var window = root
    defer { selections.queuePump() }
    // The depth is limited, because other programs can create window trees of any depth.
    for _ in 0..<32 {
      var translatedPoint = (x: Int32(0), y: Int32(0))
      var child: Window = 0
      guard
        XTranslateCoordinates(
          selections.display, root, window, Int32(clamping: x), Int32(clamping: y), &translatedPoint.x,
          &translatedPoint.y, &child
        ) != 0,
        child != 0, !ownWindows.contains(child)
      else { return nil }
      if let version = selections.value("XdndAware", of: child)?.words?.first {
        return version >= 3 ? Target(window: child, receiver: proxy(of: child), version: min(5, version)) : nil
      }
      window = child
    }
    return nil
  }

  private func proxy(of window: Window) -> Window {
    guard let proxy = selections.value("XdndProxy", of: window)?.words?.first,
      selections.value("XdndProxy", of: proxy)?.words?.first == proxy
    else { return window }
    return proxy
  }

  private func sendEnter() {
    guard let target else { return }
    let firstTargets = (targets + [0, 0, 0]).prefix(3)
    send("XdndEnter", [selections.window, target.version << 24 | (targets.count > 3 ? 1 : 0)] + firstTargets)
  }

  private func leave() {
    if target != nil { send("XdndLeave", [selections.window, 0, 0, 0, 0]) }
    target = nil
    isAccepted = false
    isWaiting = false
    pendingLocation = nil
  }

  private func sendPosition() {
    guard target != nil, !isWaiting, let location = pendingLocation else { return }
    pendingLocation = nil
    isWaiting = true
    let packedLocation =
      UInt(UInt16(truncatingIfNeeded: location.x)) << 16 | UInt(UInt16(truncatingIfNeeded: location.y))
    send("XdndPosition", [selections.window, 0, packedLocation, Time(CurrentTime), selections.atom("XdndActionCopy")])
  }

  private func send(_ name: String, _ words: [UInt]) {
    guard let target else { return }
    selections.send(name, words, about: target.window, to: target.receiver)
  }

  // MARK: Answers

  /// Handles a client message. Messages that are not answers to this drag are ignored.
  func handle(_ event: XClientMessageEvent) {
    guard event.format == 32, let name = selections.name(event.message_type) else { return }
    let words = selections.words(of: event)
    guard let target, words[0] == target.window else { return }
    switch name {
    case "XdndStatus":
      isAccepted = words[1] & 1 != 0
      isWaiting = false
      sendPosition()
    case "XdndFinished":
      // Before version 5, the message does not contain whether the data was accepted.
      if done != nil { finish(target.version < 5 || words[1] & 1 != 0) }
    default: break
    }
  }

  // MARK: End

  func drop(done: @escaping @MainActor (Bool) -> Void) -> Bool {
    guard isAccepted, target != nil, self.done == nil else {
      cancel()
      return false
    }
    self.done = done
    send("XdndDrop", [selections.window, 0, Time(CurrentTime), 0, 0])
    timer?.arm(in: Self.dropTimeout)
    return true
  }

  func cancel() {
    guard done == nil else { return }
    leave()
    finish(false)
  }

  private func finish(_ isReceived: Bool) {
    timer?.disarm()
    target = nil
    isAccepted = false
    selections.releaseOwnership(selections.atom("XdndSelection"))
    let done = done
    self.done = nil
    done?(isReceived)
    onEnd?()
  }
}
