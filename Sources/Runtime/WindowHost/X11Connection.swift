import CX11
import Foundation

/// A connection to the X server for presenting, in addition to SDL's connection.
///
/// There are three reasons for a separate connection. SDL discards unknown events on its own connection, including the
/// replies to the host's copy requests. On a separate connection, the serial numbers of exposures refer to the host's
/// requests. Its replies do not wake the code that waits for input on SDL's connection.
@MainActor
final class X11Connection {
  let display: OpaquePointer
  /// Indicates whether the X server shares memory with this process. If the server is on another machine, pixels are
  /// sent through the socket instead.
  private(set) var hasSharedMemory: Bool

  /// Opens the display that the environment variable `DISPLAY` specifies. Returns `nil` if that fails.
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

  /// Disables shared memory after an error, because the server is on another machine.
  func disableSharedMemory() {
    hasSharedMemory = false
  }

  /// Calls a closure whose requests may fail. Returns whether all requests succeeded. Xlib's own error handler would
  /// end the process.
  static func withoutErrors(on display: OpaquePointer, _ body: () -> Void) -> Bool {
    X11Errors.count = 0
    let previousHandler = XSetErrorHandler { _, _ in
      X11Errors.count += 1
      return 0
    }
    body()
    XSync(display, 0)
    XSetErrorHandler(previousHandler)
    return X11Errors.count == 0
  }

  /// Ignores errors of requests for a window that has just been destroyed. Such requests cannot be avoided, and Xlib's
  /// own error handler would end the process.
  static func ignoreLateErrors() {
    XSetErrorHandler { @Sendable _, _ in 0 }
  }
}

/// Counts the errors that the X server reports. The count is global, because Xlib's error handler is a C function that
/// cannot capture state. Use it on the main thread only.
private enum X11Errors {
  nonisolated(unsafe) static var count = 0
}
