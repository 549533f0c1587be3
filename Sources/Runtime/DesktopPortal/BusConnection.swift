import CGIO
import Foundation

/// A connection to a message bus that a separate thread serves.
///
/// GLib delivers messages to a main loop of its own, which the application does not run. Closures are called on the
/// main thread.
final class BusConnection: @unchecked Sendable {
  typealias Reply = @MainActor @Sendable (PortalValue?) -> Void

  private let context: OpaquePointer
  private let loop: OpaquePointer
  private let lock = NSLock()
  private var connection: OpaquePointer?
  /// The name of the connection on the bus, such as `:1.5`. The name is empty before the connection exists.
  private var uniqueName = ""

  var name: String { lock.withLock { uniqueName } }

  /// Connects to a bus on another thread.
  ///
  /// - Parameters:
  ///   - address: The address of the bus, as in `DBUS_SESSION_BUS_ADDRESS`.
  ///   - connected: A closure that is called on the main thread when the connection exists. The closure is not called if the bus is not
  ///     reachable.
  init(address: String, connected: @escaping @MainActor @Sendable () -> Void) {
    context = g_main_context_new()
    loop = g_main_loop_new(context, 0)
    let thread = Thread { [self] in run(address, connected) }
    thread.name = "D-Bus"
    thread.start()
  }

  private func run(_ address: String, _ connected: @escaping @MainActor @Sendable () -> Void) {
    GIOSockets.initialize()
    g_main_context_push_thread_default(context)
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    if let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) {
      // By default, GLib would end the process when the bus closes the connection.
      g_dbus_connection_set_exit_on_close(connection, 0)
      lock.withLock {
        self.connection = connection
        uniqueName = g_dbus_connection_get_unique_name(connection).map { String(cString: $0) } ?? ""
      }
      DispatchQueue.main.async { connected() }
      g_main_loop_run(loop)
      lock.withLock { self.connection = nil }
      g_dbus_connection_close_sync(connection, nil, nil)
      g_object_unref(UnsafeMutableRawPointer(connection))
    }
    g_main_context_pop_thread_default(context)
    g_main_loop_unref(loop)
    g_main_context_unref(context)
  }

  /// Ends the connection and its thread. The method does nothing before the connection exists.
  func close() { perform { [self] _ in g_main_loop_quit(loop) } }

  /// Calls a closure on the connection's thread. The closure is not called if there is no connection.
  private func perform(_ body: @escaping @Sendable (OpaquePointer) -> Void) {
    guard lock.withLock({ connection != nil }) else { return }
    let box = Unmanaged.passRetained(
      Work { [self] in if let connection = lock.withLock({ connection }) { body(connection) } })
    g_main_context_invoke_full(
      context, 0,
      { data in
        Unmanaged<Work>.fromOpaque(data!).takeUnretainedValue().run()
        return 0
      }, box.toOpaque(), { Unmanaged<Work>.fromOpaque($0!).release() })
  }

  /// Calls a method of the desktop portal.
  ///
  /// - Parameters:
  ///   - interface: The name of the interface after `org.freedesktop.portal.`.
  ///   - path: The path of the object whose method is called.
  ///   - file: An open file whose descriptor is sent with the message, as `handle(0)`. The file is closed after the call.
  ///   - reply: A closure that is called with the reply, or with nil after an error or a timeout of 5 seconds.
  func call(
    _ interface: String, _ method: String, _ arguments: [PortalValue], path: String = Portal.path,
    file: FileHandle? = nil, reply: @escaping Reply
  ) {
    guard lock.withLock({ connection != nil }) else { return DispatchQueue.main.async { reply(nil) } }
    perform { connection in
      let box = Unmanaged.passRetained(ReplyBox(reply))
      // The list owns a duplicate of the descriptor.
      let files = g_unix_fd_list_new()
      defer { if let files { g_object_unref(UnsafeMutableRawPointer(files)) } }
      if let file { g_unix_fd_list_append(files, file.fileDescriptor, nil) }
      g_dbus_connection_call_with_unix_fd_list(
        connection, Portal.name, path, "org.freedesktop.portal." + interface, method,
        PortalValue.tuple(arguments).variant(), nil, G_DBUS_CALL_FLAGS_NONE, 5000, file == nil ? nil : files, nil,
        { source, result, data in
          let reply = Unmanaged<ReplyBox>.fromOpaque(data!).takeRetainedValue().reply
          var value: PortalValue?
          if let source, let result {
            if let variant = g_dbus_connection_call_with_unix_fd_list_finish(
              OpaquePointer(source), nil, result, nil)
            {
              value = PortalValue(variant)
              g_variant_unref(variant)
            }
          }
          DispatchQueue.main.async { [value] in reply(value) }
        }, box.toOpaque())
    }
  }

  /// Subscribes to a signal of the desktop portal. A closure is called with the arguments of each signal.
  ///
  /// - Parameter isOnce: `true` to unsubscribe after the first signal.
  func subscribe(
    _ interface: String, _ signal: String, path: String, isOnce: Bool = false,
    handler: @escaping Reply
  ) {
    perform { connection in
      let box = Subscription(isOnce: isOnce, handler)
      box.identifier = g_dbus_connection_signal_subscribe(
        connection, Portal.name, "org.freedesktop.portal." + interface, signal, path, nil,
        G_DBUS_SIGNAL_FLAGS_NONE,
        { connection, _, _, _, _, arguments, data in
          let box = Unmanaged<Subscription>.fromOpaque(data!).takeUnretainedValue()
          guard !box.isCancelled else { return }
          let value = arguments.map { PortalValue($0) }
          DispatchQueue.main.async { [handler = box.handler] in handler(value) }
          if box.isOnce {
            box.isCancelled = true
            g_dbus_connection_signal_unsubscribe(connection, box.identifier)
          }
        }, Unmanaged.passRetained(box).toOpaque(), { Unmanaged<Subscription>.fromOpaque($0!).release() })
    }
  }

  private final class Work: Sendable {
    let run: @Sendable () -> Void
    init(_ run: @escaping @Sendable () -> Void) { self.run = run }
  }

  private final class ReplyBox: Sendable {
    let reply: Reply
    init(_ reply: @escaping Reply) { self.reply = reply }
  }

  /// A subscription to a signal. Only the connection's thread uses it.
  private final class Subscription {
    let isOnce: Bool
    let handler: Reply
    var identifier: UInt32 = 0
    var isCancelled = false

    init(isOnce: Bool, _ handler: @escaping Reply) {
      self.isOnce = isOnce
      self.handler = handler
    }
  }
}
