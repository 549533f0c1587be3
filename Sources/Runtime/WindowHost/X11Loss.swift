import CX11
import Foundation

/// What Xlib says when the X server is gone, or has thrown us out: it would end the program on the spot, and the
/// application would never hear of it.
///
/// After the exit handler has come back, every request on that connection does nothing.
enum X11Loss {
  /// Called once, on the main queue, after what was going on has come back from Xlib.
  @MainActor static var onLoss: (() -> Void)?
  nonisolated(unsafe) private(set) static var isLost = false

  static func watch(_ display: OpaquePointer) {
    isLost = false
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(display, { _, _ in X11Loss.note() }, nil)
  }

  /// Xlib calls from wherever something was to be sent or read: the main thread, as nobody else talks to the display.
  private static func note() {
    guard !isLost else { return }
    isLost = true
    DispatchQueue.main.async { MainActor.assumeIsolated { onLoss?() } }
  }
}
