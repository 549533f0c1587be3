import CoreGraphics
import Foundation

/// A place where windows are shown: a desktop, a browser page, or nothing at all. Hosts know nothing of UIKit: they show
/// pixels and emit raw input.
@MainActor
package protocol Host: AnyObject {
  /// "window", "web" or "headless": what `TESSERA_HOST` calls it.
  var name: String { get }
  var screen: HostScreen { get }
  var clipboard: any HostClipboard { get }
  /// Who is told of input and frames. Held weakly.
  var delegate: (any HostDelegate)? { get set }

  /// Opens a window whose content has `size` points, or the host's preferred size.
  /// Throws a `HostError` that says in one line why none can be had.
  func openWindow(title: String, size: CGSize?) throws -> any HostWindow

  /// Asks for one `hostFrame` at the next tick of the display. Asking twice is asking once. While nobody asks, the host
  /// sleeps and uses no CPU.
  func requestFrame()

  /// Serves input, frames, timers, the main queue and the main actor until `stop()`. A headless host that is stepped by
  /// hand returns at once.
  func run()
  func stop()

  /// Whether the frame clock is stepped by hand: nobody then waits for timers on the machine's clock. Default false.
  var isStepped: Bool { get }

  /// Why the host can show nothing any more: its display is gone. `run()` then returns once the application has heard
  /// that its windows are closed. Nil while all is well.
  var failure: HostError? { get }
}

extension Host {
  package var isStepped: Bool { false }
  package var failure: HostError? { nil }
}

/// A host that lends its frames to a program which runs the main run loop, or drains the main queue, by itself.
@MainActor
package protocol ServingHost: Host {
  /// Makes frames from now on whenever the main queue is served, until `stop()`; the one that is asked for already at once.
  /// What is asked for outside of a frame comes as soon as the turn of the run loop is over, what a frame asks for with the
  /// next tick of the clock.
  func serve()
}

@MainActor
package protocol HostDelegate: AnyObject {
  /// Input, in the order in which it came, before the frame that follows it.
  func host(_ host: any Host, received input: RawInput, in window: any HostWindow)
  /// The display ticked after `requestFrame()`. `time` is on the frame clock, which stands still until this returns;
  /// `target` is when the frame will be seen.
  func hostFrame(_ host: any Host, time: TimeInterval, target: TimeInterval)
  /// A clock stepped by hand has moved on to `time`; a frame follows if somebody asks for one now. Default: nothing.
  func hostClockAdvanced(_ host: any Host, to time: TimeInterval)
}

extension HostDelegate {
  package func hostClockAdvanced(_ host: any Host, to time: TimeInterval) {}
}

/// One window of a host.
@MainActor
package protocol HostWindow: AnyObject {
  var surface: any HostSurface { get }
  /// Device pixels a point: 1, 1.25, 1.5, 2, 3.
  var scale: CGFloat { get }
  /// Content size in points.
  var size: CGSize { get }
  var title: String { get set }
  /// False while minimised or hidden.
  var isVisible: Bool { get }
  func setCursor(_ cursor: HostCursor)
  /// Starts or ends text input with an input method; `caret` (points) is where its candidates are to appear.
  func setTextInput(active: Bool, caret: CGRect)
  /// Asks for a new content size in points; answered by `.resized`.
  func resize(to size: CGSize)
  func setMinimumSize(_ size: CGSize)
  func close()
}

/// What a display can do.
package struct HostScreen: Sendable {
  /// In device pixels.
  package var pixelSize: CGSize
  package var scale: CGFloat
  /// Frames a second.
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
  /// `hidden` shows none.
  case hidden
  case arrow, pointingHand, text, openHand, closedHand, crosshair, resizeHorizontal, resizeVertical, notAllowed, wait
}

@MainActor
package protocol HostClipboard: AnyObject {
  var text: String? { get set }
  /// Other kinds of data by MIME type, where the host can carry them (the headless one can).
  func data(forType mimeType: String) -> Data?
  func setData(_ data: Data?, forType mimeType: String)
}

/// Why a host cannot do what it was asked, in one line for people.
package struct HostError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
