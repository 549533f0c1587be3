import CX11
import Foundation

/// Handles the loss of the connection to the X server. Xlib itself would end the process immediately, without notifying
/// the application.
///
/// The handler that `watch(_:)` sets prevents this. After it has returned, requests on the lost connection have no
/// effect.
enum X11ConnectionLoss {
  /// A closure that is called once when the connection is lost. The closure is called on the main queue, after the function of Xlib
  /// that detected the loss has returned.
  @MainActor static var onLoss: (() -> Void)?
  nonisolated(unsafe) private(set) static var isLost = false

  static func watch(_ display: OpaquePointer) {
    isLost = false
    XSetIOErrorHandler { _ in 0 }
    XSetIOErrorExitHandler(display, { _, _ in X11ConnectionLoss.record() }, nil)
  }

  /// Records the loss of the connection. Xlib calls this function on the main thread, because only that thread uses the display.
  private static func record() {
    guard !isLost else { return }
    isLost = true
    DispatchQueue.main.async { MainActor.assumeIsolated { onLoss?() } }
  }
}
