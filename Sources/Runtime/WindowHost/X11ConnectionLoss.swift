import CX11
import Foundation

/// Handles the loss of the connection to the X server. Xlib would end the program immediately, without a
/// notification of the application.
///
/// After the exit handler has returned, requests on that connection have no effect.
enum X11ConnectionLoss {
  /// A closure that is called once on the main queue, after the interrupted calls have returned from Xlib.
  @MainActor static var onLoss: (() -> Void)?
  nonisolated(unsafe) private(set) static var isLost = false

  static func watch(_ display: OpaquePointer) {
    isLost = false
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(display, { _, _ in X11ConnectionLoss.note() }, nil)
  }

  /// Called by Xlib where it sends or reads: on the main thread, because no other thread uses the display.
  private static func note() {
    guard !isLost else { return }
    isLost = true
    DispatchQueue.main.async { MainActor.assumeIsolated { onLoss?() } }
  }
}
