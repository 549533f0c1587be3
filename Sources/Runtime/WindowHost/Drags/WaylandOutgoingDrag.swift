import CWayland
import CoreGraphics
import Foundation
import RuntimeInterface

/// A drag of the application that may end in another program on Wayland.
///
/// The application moves its previews itself until the pointer leaves the window. Then the compositor takes over: it reports neither
/// the pointer nor the release of the button, but what becomes of the drag.
@MainActor
final class WaylandOutgoingDrag: OutgoingDrag {
  /// A closure that is called when the compositor reports the end of the drag outside the window: the user has released the button.
  var onRelease: (() -> Void)?
  /// A closure that is called when the drag is over.
  var onEnd: (() -> Void)?
  /// The source of the data, or nil before the compositor has taken over.
  private(set) var source: WaylandSource?
  /// Indicates whether the pointer is over the window from which the drag began.
  var isInside = true
  /// The window in which the drag began, or nil after it was closed.
  private(set) weak var window: DesktopWindow?
  /// Indicates whether the drag began by touch.
  let isTouch: Bool
  /// The button or the finger that began the drag, or nil before the compositor has taken over.
  private(set) var press: WaylandSeat.Press.Source?
  private let representations: [ClipboardRepresentation]
  private var picture: (@MainActor () -> DragPicture?)?
  private var icon: WaylandDragIcon?
  private let connection: WaylandConnection
  private var done: (@MainActor (Bool) -> Void)?
  private var timer: MainLoopTimer?
  private var isDropped = false

  init(
    _ representations: [ClipboardRepresentation], picture: @escaping @MainActor () -> DragPicture?, isTouch: Bool,
    window: DesktopWindow, connection: WaylandConnection
  ) {
    self.window = window
    self.picture = picture
    self.isTouch = isTouch
    self.representations = representations
    self.connection = connection
    timer = MainLoopTimer { [weak self] in self?.finish(false) }
  }

  isolated deinit { timer?.invalidate() }

  var isAccepted: Bool { !isInside && (isDropped || source?.isAccepted ?? false) }

  var showsPicture: Bool { icon != nil }

  /// Passes the drag to the compositor, when the pointer has left the window. Returns whether this was possible.
  func start(_ press: WaylandSeat.Press) -> Bool {
    guard source == nil, let device = connection.dataDevice,
      let source = WaylandSource(representations, device: device, isDragged: true)
    else { return false }
    self.source = source
    isInside = false
    source.onDrop = { [weak self] in self?.didDrop() }
    source.onCancel = { [weak self] in self?.didCancel() }
    source.onFinish = { [weak self] in self?.finish(true) }
    self.press = press.source
    // SDL's scale of surfaces is an integer, but the scale of the window may be set by the user.
    let scale = window.map { Int(($0.pointsPerUnit * $0.scale).rounded()) } ?? 1
    icon = picture?().flatMap { WaylandDragIcon($0, scale: scale, connection: connection) }
    picture = nil
    wl_data_device_start_drag(device.proxy, source.proxy, press.surface, icon?.surface, press.serial)
    icon?.show()
    connection.flush()
    return true
  }

  private func didDrop() {
    isDropped = true
    if !isInside { onRelease?() }
  }

  /// Handles the end of a drag that no destination has accepted, or whose destination has not received the data.
  private func didCancel() {
    if done == nil { onRelease?() }
    finish(false)
  }

  func drop(done: @escaping @MainActor (Bool) -> Void) -> Bool {
    guard isAccepted, self.done == nil else {
      cancel()
      return false
    }
    self.done = done
    timer?.arm(in: Self.dropTimeout)
    return true
  }

  func cancel() { if done == nil { finish(false) } }

  /// Ends the drag even if a destination is receiving the data, because the connection is closed.
  func end() { finish(false) }

  private func finish(_ isReceived: Bool) {
    timer?.disarm()
    source?.destroy()
    source = nil
    icon?.destroy()
    (icon, picture) = (nil, nil)
    connection.flush()
    let (done, onEnd) = (done, onEnd)
    (self.done, self.onEnd, onRelease) = (nil, nil, nil)
    done?(isReceived)
    onEnd?()
  }

  /// The maximum time in seconds that a destination may take to receive the data of a drop.
  private static let dropTimeout: TimeInterval = 30
}
