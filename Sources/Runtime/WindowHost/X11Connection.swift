import CX11
import Foundation

/// A connection to the X server of our own, beside SDL's, for presenting.
///
/// Of its own, because SDL reads all events of its connection and throws away those that it doesn't know, the answers to
/// our copies among them; because the serial numbers of exposures then count our requests; and because our replies don't
/// wake whoever watches SDL's connection for input.
@MainActor
final class X11Connection {
  let display: OpaquePointer
  /// False over a network: pixels then go through the socket.
  private(set) var hasSharedMemory: Bool

  /// Opens the display that `DISPLAY` names, or returns nil.
  static func open() -> X11Connection? {
    guard let display = XOpenDisplay(nil) else { return nil }
    return X11Connection(display: display)
  }

  private init(display: OpaquePointer) {
    self.display = display
    hasSharedMemory = XShmQueryExtension(display) != 0
  }

  isolated deinit {
    XCloseDisplay(display)
  }

  /// Attaching shared memory failed: another machine's server.
  func giveUpSharedMemory() {
    hasSharedMemory = false
  }

  /// Runs `body`, whose requests may fail, and tells whether none did. Xlib's own handler would end the program.
  static func withoutErrors(on display: OpaquePointer, _ body: () -> Void) -> Bool {
    X11Errors.count = 0
    let previous = XSetErrorHandler { _, _ in
      X11Errors.count += 1
      return 0
    }
    body()
    XSync(display, 0)
    XSetErrorHandler(previous)
    return X11Errors.count == 0
  }

  /// Requests for a window that has just gone are errors that nobody can avoid; Xlib would end the program over them.
  static func ignoreLateErrors() {
    XSetErrorHandler { _, _ in 0 }
  }
}

/// Counted by a C function that cannot capture anything. Main thread only.
private enum X11Errors {
  nonisolated(unsafe) static var count = 0
}
