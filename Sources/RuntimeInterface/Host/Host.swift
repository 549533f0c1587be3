import CoreGraphics
import Foundation

/// A system that shows windows: a desktop, a browser page, or no display at all. Hosts are independent of UIKit. A host shows pixels
/// and sends raw input.
@MainActor
package protocol Host: AnyObject {
  /// The name of the host in `TESSERA_HOST`: "window", "web" or "headless".
  var name: String { get }
  var screen: HostScreen { get }
  var clipboard: any HostClipboard { get }
  /// The delegate, which receives input and frame callbacks. The host does not retain the delegate.
  var delegate: (any HostDelegate)? { get set }

  /// Opens a window with a content size of `size` points. If `size` is nil, the host's preferred size is used.
  ///
  /// - Throws: A `HostError` with the reason in one line.
  func openWindow(title: String, size: CGSize?) throws -> any HostWindow

  /// Requests one call of `HostDelegate.hostFrame` at the next tick of the display. Repeated requests result in one
  /// call. Without requests, the host is idle and uses no CPU time.
  func requestFrame()

  /// Runs the host until `stop()` is called. The host processes input, frames, timers, the main queue and the main actor. A stepped
  /// headless host returns immediately.
  func run()
  func stop()

  /// Indicates whether code advances the frame clock. If so, timers do not wait for the machine's clock. The default is
  /// false.
  var isStepped: Bool { get }

  /// Indicates whether the pixels of frames are needed only on request, as in tests. Such frames are laid out and drawn, but not
  /// composited. The default is false.
  var compositesOnDemand: Bool { get }

  /// Indicates whether several windows can be open at the same time. The default is false.
  var supportsMultipleWindows: Bool { get }

  /// The reason why the host can no longer display windows, such as a lost connection to the display. The value is nil
  /// if there was no failure.
  ///
  /// After a failure, the application is notified that its windows are closed, and `run()` returns.
  var failure: HostError? { get }

  /// The services of the desktop, or nil if the host has none. The default is nil.
  var portal: (any DesktopPortal)? { get }

  /// Indicates whether the display remains on while the user is idle. Setting it has no effect on hosts that cannot control the
  /// display. The default is false.
  var keepsDisplayOn: Bool { get set }
}

extension Host {
  package var isStepped: Bool { false }
  package var compositesOnDemand: Bool { false }
  package var failure: HostError? { nil }
  package var portal: (any DesktopPortal)? { nil }
  package var supportsMultipleWindows: Bool { false }
  package var keepsDisplayOn: Bool {
    get { false }
    set {}
  }
}

/// A host for a process that runs the main run loop or drains the main queue itself.
@MainActor
package protocol ServingHost: Host {
  /// Produces frames whenever the main queue is processed, until `stop()` is called. A frame that is already requested
  /// is produced immediately.
  ///
  /// A frame that is requested outside a frame is produced at the end of the current run loop iteration. A frame that
  /// is requested during a frame is produced at the next tick of the clock.
  func serve()
}

/// The receiver of a host's input and frames.
@MainActor
package protocol HostDelegate: AnyObject {
  /// Called for each input before the next frame is produced. Inputs are passed in the order in which they were
  /// received.
  func host(_ host: any Host, didReceive input: RawInput, in window: any HostWindow)
  /// Called at the first tick of the display after `requestFrame()`.
  ///
  /// - Parameters:
  ///   - time: The time of the frame clock, which is frozen until this method returns.
  ///   - target: The time at which the frame will be visible.
  func hostFrame(_ host: any Host, time: TimeInterval, target: TimeInterval)
  /// Called when the stepped clock has advanced to `time`. A frame that the delegate requests in this method is
  /// produced next. The default implementation requests no frame.
  func hostClockDidAdvance(_ host: any Host, to time: TimeInterval)
}

extension HostDelegate {
  package func hostClockDidAdvance(_ host: any Host, to time: TimeInterval) {}
}

/// A window of a host, with its surface, size and text input.
@MainActor
package protocol HostWindow: AnyObject {
  var surface: any HostSurface { get }
  /// The number of device pixels per point: 1, 1.25, 1.5, 2 or 3.
  var scale: CGFloat { get }
  /// The size of the content in points.
  var size: CGSize { get }
  /// Indicates whether `size` is the size that the user sees. It is false for the window of a browser until the first page
  /// reports its size; the host then sends `.resized` or `.exposed`. The default is true.
  var isSizeKnown: Bool { get }
  var title: String { get set }
  /// Indicates whether the window is visible. The value is false while the window is minimized or hidden.
  var isVisible: Bool { get }
  func setCursor(_ cursor: HostCursor)
  /// Starts or ends text input with an input method. Candidates are displayed at the rectangle `caret`, in points.
  func setTextInput(active: Bool, caret: CGRect)
  /// Requests a new content size in points. The host sends `.resized` when the size has changed.
  func resize(to size: CGSize)
  /// Indicates whether the window keeps a size that the application requests. It is false in a browser, whose page has the size of
  /// its tab. The default is true.
  var canResize: Bool { get }
  func setMinimumSize(_ size: CGSize)
  /// The position of the window with its frame on the desktop, in points, or nil if the host does not know it. The
  /// default is nil.
  var origin: CGPoint? { get }
  /// Requests a position on the desktop. Positions outside all displays are ignored. The default does nothing.
  func move(to origin: CGPoint)
  /// Indicates whether the window can fill the display. The default is false.
  var supportsFullScreen: Bool { get }
  /// Indicates whether the window fills the display, without a frame. The default is false.
  var isFullScreen: Bool { get }
  /// Requests that the window fill the display or return to its earlier size. The host sends `.resized` when the size
  /// has changed. The default does nothing.
  func setFullScreen(_ isFullScreen: Bool)
  /// Brings the window to the front and requests the focus for it. The desktop can refuse. The default does nothing.
  func activate()
  /// Indicates whether the window needs `setBackDepth(_:)`, because its system has a back button of its own. The default
  /// is false.
  var usesBackDepth: Bool { get }
  /// Passes the number of times that the user can go back in the window, whenever the content has come to rest. The
  /// system's back button then sends the Escape key. The default does nothing.
  func setBackDepth(_ depth: Int)
  func close()
  /// Begins a drag whose data other programs can receive. The drag lasts until the pressed mouse button or the finger is released.
  ///
  /// - Parameters:
  ///   - representations: The data, in the order of preference.
  ///   - picture: A closure that draws the items. It is called at most once, when the pointer has left the application's windows, and
  ///     only if the host can show a picture there.
  /// - Returns: The drag, or nil if the host supports drags only inside the application. The default is nil.
  func beginDrag(
    _ representations: [ClipboardRepresentation], picture: @escaping @MainActor () -> DragPicture?
  ) -> (any OutgoingDrag)?
}

extension HostWindow {
  package var isSizeKnown: Bool { true }
  package var canResize: Bool { true }

  package func beginDrag(
    _ representations: [ClipboardRepresentation], picture: @escaping @MainActor () -> DragPicture?
  ) -> (any OutgoingDrag)? { nil }

  /// Begins a drag without a picture outside the application's windows.
  package func beginDrag(_ representations: [ClipboardRepresentation]) -> (any OutgoingDrag)? {
    beginDrag(representations) { nil }
  }
}

extension HostWindow {
  package var origin: CGPoint? { nil }
  package func move(to origin: CGPoint) {}
  package var supportsFullScreen: Bool { false }
  package var isFullScreen: Bool { false }
  package func setFullScreen(_ isFullScreen: Bool) {}
  package func activate() {}
  package var usesBackDepth: Bool { false }
  package func setBackDepth(_ depth: Int) {}
}

/// The properties of a display: its size, scale, refresh rate and color scheme.
package struct HostScreen: Sendable {
  /// The size of the display, in device pixels.
  package var pixelSize: CGSize
  package var scale: CGFloat
  /// The number of frames per second that the display shows.
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
  /// No cursor is visible.
  case hidden
  case arrow, pointingHand, text, openHand, closedHand, crosshair, resizeHorizontal, resizeVertical, notAllowed, wait
}

/// The reason why a host cannot perform a request, as a one-line message for the user.
package struct HostError: Error, CustomStringConvertible {
  package let description: String
  package init(_ description: String) { self.description = description }
}
