import CWayland
import Foundation

/// The parts of a Wayland connection that SDL 2 gives no access to: the seat's input events with their serial numbers, and the data
/// device, which exchanges the clipboard and dragged data with other programs.
///
/// The connection is SDL's. Objects are bound a second time, with a queue of their own, so that SDL handles its events and this class
/// handles the others.
@MainActor
final class WaylandConnection {
  let display: OpaquePointer
  /// The first seat, or nil if the compositor has none.
  private(set) var seat: WaylandSeat?
  /// The data device of the seat, or nil if the compositor exchanges no data.
  private(set) var dataDevice: WaylandDataDevice?
  private let queue: OpaquePointer
  private let registry: OpaquePointer
  private var globals: [(name: UInt32, interface: String, version: UInt32)] = []

  /// Binds the objects of a display. If the connection is lost, there is no seat. The result is nil if there is no memory.
  init?(display: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    guard let registry = tessera_wayland_registry(display, queue) else {
      wl_event_queue_destroy(queue)
      return nil
    }
    (self.display, self.queue, self.registry) = (display, queue, registry)
    wl_registry_add_listener(registry, Self.listener, Unmanaged.passUnretained(self).toOpaque())
    guard wl_display_roundtrip_queue(display, queue) >= 0 else { return }
    bind()
    // The seat sends its capabilities.
    _ = wl_display_roundtrip_queue(display, queue)
  }

  /// The file descriptor of the connection.
  var descriptor: Int32 { wl_display_get_fd(display) }

  /// Handles the events of the connection's own queue, after it has read all events. SDL handles its events later: some compositors
  /// report a drop to SDL's data device too, and SDL ends the drag at once.
  func dispatch() {
    while wl_display_prepare_read_queue(display, queue) != 0 {
      guard wl_display_dispatch_queue_pending(display, queue) >= 0 else { return }
    }
    flush()
    var poll = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
    guard Foundation.poll(&poll, 1, 0) > 0 else { return wl_display_cancel_read(display) }
    if wl_display_read_events(display) >= 0 { _ = wl_display_dispatch_queue_pending(display, queue) }
  }

  /// Handles the events of the connection's own queue that SDL has read.
  func dispatchPending() { _ = wl_display_dispatch_queue_pending(display, queue) }

  /// Sends all requests to the compositor.
  func flush() { _ = wl_display_flush(display) }

  /// Destroys the objects. This must happen before SDL closes the connection.
  func close() {
    dataDevice?.destroy()
    seat?.destroy()
    (dataDevice, seat) = (nil, nil)
    wl_registry_destroy(registry)
    wl_event_queue_destroy(queue)
  }

  private func bind() {
    guard let global = globals.first(where: { $0.interface == "wl_seat" }),
      // Version 5 is the last one without high-resolution wheels, which SDL handles.
      let seat = tessera_wayland_bind_seat(registry, global.name, min(global.version, 5)).map({ WaylandSeat($0) })
    else { return }
    self.seat = seat
    guard let global = globals.first(where: { $0.interface == "wl_data_device_manager" }), global.version >= 3,
      let manager = tessera_wayland_bind_data_device_manager(registry, global.name, 3)
    else { return }
    dataDevice = WaylandDataDevice(manager: manager, seat: seat)
  }

  /// libwayland keeps the address, so the listener is never freed.
  private static let listener: UnsafePointer<wl_registry_listener> = {
    let listener = UnsafeMutablePointer<wl_registry_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_registry_listener())
    listener.pointee.global = { context, _, name, interface, version in
      guard let context, let interface else { return }
      let connection = Unmanaged<WaylandConnection>.fromOpaque(context).takeUnretainedValue()
      connection.globals.append((name, String(cString: interface), version))
    }
    listener.pointee.global_remove = { _, _, _ in }
    return UnsafePointer(listener)
  }()
}
