import CX11
import Foundation

/// A connection to the X server for presenting, in addition to SDL's.
///
/// It is separate because SDL reads all events of its connection and discards unknown ones, including the replies to
/// our copies; because the serial numbers of exposures then count our requests; and because our replies do not wake the
/// code that waits for input on SDL's connection.
@MainActor
final class X11Connection {
  let display: OpaquePointer
  /// Indicates whether the server shares memory with us. Over a network pixels are sent through the socket.
  private(set) var hasSharedMemory: Bool

  /// Opens the display of `DISPLAY`, or returns `nil`.
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

  /// Turns off shared memory after attaching it failed, because the server runs on another machine.
  func disableSharedMemory() {
    hasSharedMemory = false
  }

  /// Runs a closure whose requests may fail, and returns whether none did. Xlib's own handler would end the program.
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

  /// Ignores errors of requests for a window that has just been destroyed, which cannot be avoided. Xlib would end the
  /// program.
  static func ignoreLateErrors() {
    XSetErrorHandler { _, _ in 0 }
  }
}

/// The number of errors, which a C function counts that cannot capture anything. Main thread only.
private enum X11Errors {
  nonisolated(unsafe) static var count = 0
}
