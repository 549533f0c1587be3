import CSDL
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
  /// The first seat, or nil if the compositor has none or exchanges no data.
  private(set) var seat: WaylandSeat?
  /// The data device of the seat, or nil if the compositor exchanges no data.
  private(set) var dataDevice: WaylandDataDevice?
  /// A closure that is called when a seat was bound, before its events arrive.
  var onSeat: (() -> Void)?
  /// A closure that is called when the compositor has removed the seat.
  var onSeatRemoval: (() -> Void)?
  private let queue: OpaquePointer
  /// The queue of events that are not handled. It is never destroyed, because SDL keeps objects that use it.
  private var ignoredQueue: OpaquePointer?
  private let registry: OpaquePointer
  private(set) var globals: [Global] = []
  private(set) var seatName: UInt32?
  /// The seats that the compositor has removed, with their data devices. They exist until the connection is closed: if a data device is
  /// destroyed while an offer for it is on its way, libwayland misses the identifier of the offer and rejects the next one.
  private var retiredSeats: [(seat: WaylandSeat, dataDevice: WaylandDataDevice?)] = []
  /// The objects that create surfaces and their buffers, or nil if no drag has had a picture yet.
  private var surfaces: (compositor: OpaquePointer, memory: OpaquePointer)?
  private var syncs: [OpaquePointer: () -> Void] = [:]

  /// An object that the compositor provides.
  struct Global {
    var name: UInt32
    var interface: String
    var version: UInt32
  }

  /// Creates a connection without objects. The result is nil if there is no memory.
  init?(display: OpaquePointer) {
    guard let queue = wl_display_create_queue(display) else { return nil }
    guard let registry = tessera_wayland_registry(display, queue) else {
      wl_event_queue_destroy(queue)
      return nil
    }
    (self.display, self.queue, self.registry) = (display, queue, registry)
    wl_registry_add_listener(registry, Self.listener, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Binds the objects of the display. If the connection is lost, there is no seat.
  func start() {
    roundtrip()
    // The seat sends its capabilities.
    roundtrip()
    // The compositor must know the input devices before the first input, whose serial number begins a drag.
    flush()
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

  /// Waits until the compositor has handled all requests, and handles its answers.
  func roundtrip() { _ = wl_display_roundtrip_queue(display, queue) }

  /// Discards the events of objects of SDL, whose window is about to be destroyed.
  ///
  /// SDL 2.26 does not destroy the objects of a window that libdecor decorates (Weston, GNOME). The compositor still reports that such a
  /// window has lost the focus, and SDL would use the freed window. The events are moved to a queue that is never handled.
  func ignoreEvents(of objects: [OpaquePointer]) {
    guard !objects.isEmpty else { return }
    ignoredQueue = ignoredQueue ?? wl_display_create_queue(display)
    guard let ignoredQueue else { return }
    for object in objects { wl_proxy_set_queue(object, ignoredQueue) }
  }

  /// Tells SDL that a finger was lifted, which the compositor does not report after a drag.
  ///
  /// SDL 2 keeps the touched surface until then, and would use a destroyed one when a finger with the same number touches the screen. The
  /// function of SDL that handles the event is the listener of its `wl_touch` object, whose address is the identifier of the touch
  /// screen.
  static func liftFinger(_ number: Int32, ofTouchScreen touchScreen: Int64) {
    var version = SDL_version()
    SDL_GetVersion(&version)
    // SDL 3, which is behind the later versions, forgets the surfaces that are destroyed.
    guard version.minor < 32 || version.patch < 50, let touch = OpaquePointer(bitPattern: Int(touchScreen)),
      let listener = wl_proxy_get_listener(touch)
    else { return }
    let up = listener.assumingMemoryBound(to: wl_touch_listener.self).pointee.up
    up?(wl_proxy_get_user_data(touch), touch, 0, SDL_GetTicks(), number)
  }

  /// Sends all requests to the compositor.
  func flush() { _ = wl_display_flush(display) }

  /// Calls a closure when the compositor has handled all requests that were made before, and all its events from before were handled.
  /// The closure is not called after the connection was closed or lost.
  func sync(_ done: @escaping () -> Void) {
    guard let callback = tessera_wayland_sync(display, queue) else { return }
    syncs[callback] = done
    wl_callback_add_listener(callback, Self.syncListener, Unmanaged.passUnretained(self).toOpaque())
  }

  /// Destroys the objects. This must happen before SDL closes the connection.
  func close() {
    for callback in syncs.keys { wl_callback_destroy(callback) }
    syncs = [:]
    retireSeat()
    for (seat, dataDevice) in retiredSeats {
      dataDevice?.destroy()
      seat.destroy()
    }
    retiredSeats = []
    if let surfaces {
      wl_shm_destroy(surfaces.memory)
      wl_compositor_destroy(surfaces.compositor)
      self.surfaces = nil
    }
    wl_registry_destroy(registry)
    wl_event_queue_destroy(queue)
  }

  private func retireSeat() {
    guard let seat else { return }
    seat.disconnect()
    dataDevice?.disconnect()
    retiredSeats.append((seat, dataDevice))
    (dataDevice, self.seat, seatName) = (nil, nil, nil)
  }

  /// Binds the compositor, whose surfaces are pictures of drags, and its shared memory. The result is nil if it has none.
  func bindSurfaces() -> (compositor: OpaquePointer, memory: OpaquePointer)? {
    if let surfaces { return surfaces }
    guard let global = globals.first(where: { $0.interface == "wl_compositor" && $0.version >= 3 }),
      let memoryGlobal = globals.first(where: { $0.interface == "wl_shm" }),
      // Version 5 forbids the offset of `wl_surface_attach`.
      let compositor = tessera_wayland_bind_compositor(registry, global.name, min(global.version, 4))
    else { return nil }
    guard let memory = tessera_wayland_bind_shm(registry, memoryGlobal.name, 1) else {
      wl_compositor_destroy(compositor)
      return nil
    }
    surfaces = (compositor, memory)
    return surfaces
  }

  /// Binds the seat and its data device, when the compositor has announced both.
  private func bind() {
    guard seat == nil, let global = globals.first(where: { $0.interface == "wl_seat" }),
      // The actions of drags are in version 3.
      let manager = globals.first(where: { $0.interface == "wl_data_device_manager" && $0.version >= 3 }),
      // Version 5 is the last one without high-resolution wheels, which SDL handles.
      let seat = tessera_wayland_bind_seat(registry, global.name, min(global.version, 5)).map({ WaylandSeat($0) })
    else { return }
    (self.seat, seatName) = (seat, global.name)
    dataDevice = tessera_wayland_bind_data_device_manager(registry, manager.name, 3).flatMap {
      WaylandDataDevice(manager: $0, seat: seat)
    }
    onSeat?()
  }

  // MARK: Objects of the compositor

  private static let interfaces: Set = ["wl_seat", "wl_data_device_manager", "wl_compositor", "wl_shm"]

  func globalDidAppear(_ global: Global) {
    guard Self.interfaces.contains(global.interface) else { return }
    globals.append(global)
    bind()
  }

  func globalDidDisappear(_ name: UInt32) {
    globals.removeAll { $0.name == name }
    guard name == seatName else { return }
    onSeatRemoval?()
    retireSeat()
    bind()
  }

  /// libwayland keeps the address, so the listener is never freed.
  private static let listener: UnsafePointer<wl_registry_listener> = {
    let listener = UnsafeMutablePointer<wl_registry_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_registry_listener())
    listener.pointee.global = { context, _, name, interface, version in
      guard let context, let interface else { return }
      let connection = Unmanaged<WaylandConnection>.fromOpaque(context).takeUnretainedValue()
      connection.globalDidAppear(Global(name: name, interface: String(cString: interface), version: version))
    }
    listener.pointee.global_remove = { context, _, name in
      guard let context else { return }
      Unmanaged<WaylandConnection>.fromOpaque(context).takeUnretainedValue().globalDidDisappear(name)
    }
    return UnsafePointer(listener)
  }()

  private static let syncListener: UnsafePointer<wl_callback_listener> = {
    let listener = UnsafeMutablePointer<wl_callback_listener>.allocate(capacity: 1)
    listener.initialize(to: wl_callback_listener())
    listener.pointee.done = { context, callback, _ in
      guard let context, let callback else { return }
      let connection = Unmanaged<WaylandConnection>.fromOpaque(context).takeUnretainedValue()
      let done = connection.syncs.removeValue(forKey: callback)
      wl_callback_destroy(callback)
      done?()
    }
    return UnsafePointer(listener)
  }()
}
