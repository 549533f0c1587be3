import CoreGraphics
import Foundation

/// A system that shows windows: a desktop, a browser page, or no display at all. Hosts are independent of UIKit: they
/// show pixels and send raw input.
@MainActor
package protocol Host: AnyObject {
  /// The name of the host in `TESSERA_HOST`: "window", "web" or "headless".
  var name: String { get }
  var screen: HostScreen { get }
  var clipboard: any HostClipboard { get }
  /// The delegate, which gets input and frames. Not retained.
  var delegate: (any HostDelegate)? { get set }

  /// Opens a window whose content has a size of `size` points, or the host's preferred size. Throws a `HostError` with
  /// the reason in one line if that is not possible.
  func openWindow(title: String, size: CGSize?) throws -> any HostWindow

  /// Requests one `hostFrame` at the next tick of the display. Repeated requests count once. Without requests the host
  /// sleeps and uses no CPU time.
  func requestFrame()

  /// Processes input, frames, timers, the main queue and the main actor until `stop()` is called. A stepped headless
  /// host returns immediately.
  func run()
  func stop()

  /// Indicates whether code advances the frame clock, so that timers do not wait for the machine's clock. Default
  /// false.
  var isStepped: Bool { get }

  /// The reason why the host cannot show anything any more, for example a lost display. `run()` then returns after the
  /// application was notified that its windows are closed. It is nil if there was no failure.
  var failure: HostError? { get }
}

extension Host {
  package var isStepped: Bool { false }
  package var failure: HostError? { nil }
}

/// A host that makes frames in a program which runs the main run loop, or drains the main queue, itself.
@MainActor
package protocol ServingHost: Host {
  /// Makes frames whenever the main queue is processed, until `stop()` is called. A frame that is already requested is
  /// made immediately.
  ///
  /// A frame that is requested outside a frame is made when the turn of the run loop ends, and one that is requested in
  /// a frame at the next tick of the clock.
  func serve()
}

/// The receiver of a host's input and frames.
@MainActor
package protocol HostDelegate: AnyObject {
  /// Called with input, in the order of its arrival, before the frame that follows it.
  func host(_ host: any Host, received input: RawInput, in window: any HostWindow)
  /// Called when the display ticks after `requestFrame()`. `time` is the time of the frame clock, which is frozen until
  /// this method returns; `target` is the time at which the frame will be visible.
  func hostFrame(_ host: any Host, time: TimeInterval, target: TimeInterval)
  /// Called when the stepped clock has advanced to `time`. A frame follows if one is requested now. The default
  /// implementation does nothing.
  func hostClockAdvanced(_ host: any Host, to time: TimeInterval)
}

extension HostDelegate {
  package func hostClockAdvanced(_ host: any Host, to time: TimeInterval) {}
}

/// A window of a host.
@MainActor
package protocol HostWindow: AnyObject {
  var surface: any HostSurface { get }
  /// The number of device pixels per point: 1, 1.25, 1.5, 2 or 3.
  var scale: CGFloat { get }
  /// The size of the content in points.
  var size: CGSize { get }
  var title: String { get set }
  /// Indicates whether the window is visible. False while it is minimized or hidden.
  var isVisible: Bool { get }
  func setCursor(_ cursor: HostCursor)
  /// Starts or ends text input with an input method. `caret` is the rectangle, in points, at which candidates are
  /// displayed.
  func setTextInput(active: Bool, caret: CGRect)
  /// Requests a new content size in points. The host sends `.resized` when it has changed.
  func resize(to size: CGSize)
  func setMinimumSize(_ size: CGSize)
  func close()
}

/// The properties of a display.
package struct HostScreen: Sendable {
  /// The size in device pixels.
  package var pixelSize: CGSize
  package var scale: CGFloat
  /// The number of frames per second.
  package var refreshRate: Double
  package var prefersDark: Bool

  package init(pixelSize: CGSize, scale: CGFloat, refreshRate: Double, prefersDark: Bool = false) {
    self.pixelSize = pixelSize
    self.scale = scale
    self.refreshRate = refreshRate
    self.prefersDark = prefersDark
  }
}

package enum HostCursor: Sendable {
  /// No cursor.
  case hidden
  case arrow, pointingHand, text, openHand, closedHand, crosshair, resizeHorizontal, resizeVertical, notAllowed, wait
}

@MainActor
package protocol HostClipboard: AnyObject {
  var text: String? { get set }
  /// Returns data by MIME type, if the host supports it (the headless host does).
  func data(forType mimeType: String) -> Data?
  func setData(_ data: Data?, forType mimeType: String)
}

/// The reason why a host cannot perform a request, as one line for display.
package struct HostError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
