import CGIO
import Foundation
import TestSupport
import XCTest

@testable import DesktopPortal

/// A message bus for the test with a desktop portal.
@MainActor
final class TestPortal {
  private let daemon = Process()
  let address: String
  nonisolated(unsafe) private let connection: OpaquePointer
  private let answers: Answers

  /// The bodies of the replies by method, in GLib's text format. The thread of the filter reads them.
  final class Answers: @unchecked Sendable {
    private let lock = NSLock()
    private var bodies: [String: String] = [:]
    private var received: [(method: String, arguments: PortalValue, sender: String)] = []

    func set(_ method: String, _ body: String?) { lock.withLock { bodies[method] = body } }
    func body(_ method: String) -> String? { lock.withLock { bodies[method] } }
    func note(_ method: String, _ arguments: PortalValue, _ sender: String) {
      lock.withLock { received.append((method, arguments, sender)) }
    }
    var calls: [(method: String, arguments: PortalValue, sender: String)] { lock.withLock { received } }
    private var files: [String: Data] = [:]
    func setFile(_ method: String, _ data: Data) { lock.withLock { files[method] = data } }
    func file(_ method: String) -> Data? { lock.withLock { files[method] } }
  }

  /// Starts the bus. Skips the test if `dbus-daemon` is not installed.
  init() throws {
    guard let path = TestDisplay.find("dbus-daemon") else { throw XCTSkip("dbus-daemon is not installed") }
    let pipe = Pipe()
    daemon.executableURL = URL(fileURLWithPath: path)
    daemon.arguments = ["--session", "--nofork", "--print-address=1"]
    daemon.standardOutput = pipe
    daemon.standardError = FileHandle.nullDevice
    try daemon.runUntilTestsEnd()
    address = String(decoding: pipe.fileHandleForReading.availableData, as: UTF8.self)
      .trimmingCharacters(in: .whitespacesAndNewlines)
    GIOSockets.initialize()
    let flags = GDBusConnectionFlags(
      rawValue: G_DBUS_CONNECTION_FLAGS_AUTHENTICATION_CLIENT.rawValue
        | G_DBUS_CONNECTION_FLAGS_MESSAGE_BUS_CONNECTION.rawValue)
    guard let connection = g_dbus_connection_new_for_address_sync(address, flags, nil, nil, nil) else {
      daemon.terminate()
      throw XCTSkip("dbus-daemon did not start")
    }
    g_dbus_connection_set_exit_on_close(connection, 0)
    self.connection = connection
    answers = Answers()
    g_dbus_connection_add_filter(
      connection, Self.filter, Unmanaged.passRetained(answers).toOpaque(),
      { Unmanaged<Answers>.fromOpaque($0!).release() })
    let name = PortalValue.tuple([.string("org.freedesktop.portal.Desktop"), .unsigned(0)]).variant()
    let reply = g_dbus_connection_call_sync(
      connection, "org.freedesktop.DBus", "/org/freedesktop/DBus", "org.freedesktop.DBus", "RequestName", name, nil,
      G_DBUS_CALL_FLAGS_NONE, -1, nil, nil)
    if let reply { g_variant_unref(reply) }
  }

  func end() {
    g_dbus_connection_close_sync(connection, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(connection))
    daemon.terminate()
    daemon.waitUntilExit()
  }

  var calls: [(method: String, arguments: PortalValue, sender: String)] { answers.calls }

  /// The contents of the file whose descriptor came with the last call of a method.
  func file(_ method: String) -> Data? { answers.file(method) }

  /// Sets the body of the replies to a method. The reply to a method without one is an error.
  func answer(_ method: String, _ body: String?) { answers.set(method, body) }

  /// Sends a signal with a body in GLib's text format.
  func signal(_ interface: String, _ name: String, path: String = Portal.path, _ body: String) {
    g_dbus_connection_emit_signal(
      connection, nil, path, "org.freedesktop.portal." + interface, name,
      g_variant_parse(nil, body, nil, nil, nil), nil)
    g_dbus_connection_flush_sync(connection, nil, nil)
  }

  private static let filter: GDBusMessageFilterFunction = { connection, message, isIncoming, data in
    guard isIncoming != 0, let connection, let message,
      g_dbus_message_get_message_type(message) == G_DBUS_MESSAGE_TYPE_METHOD_CALL,
      let interface = g_dbus_message_get_interface(message).map({ String(cString: $0) }),
      interface.hasPrefix("org.freedesktop.portal."), let member = g_dbus_message_get_member(message)
    else { return message }
    let answers = Unmanaged<Answers>.fromOpaque(data!).takeUnretainedValue()
    let method = String(cString: member)
    let arguments = g_dbus_message_get_body(message).map { PortalValue($0) } ?? .tuple([])
    if let list = g_dbus_message_get_unix_fd_list(message), g_unix_fd_list_get_length(list) > 0 {
      let file = FileHandle(fileDescriptor: g_unix_fd_list_get(list, 0, nil), closeOnDealloc: true)
      answers.setFile(method, file.readDataToEndOfFile())
    }
    answers.note(method, arguments, g_dbus_message_get_sender(message).map { String(cString: $0) } ?? "")
    let reply: OpaquePointer?
    if let body = answers.body(method) {
      reply = g_dbus_message_new_method_reply(message)
      g_dbus_message_set_body(reply, g_variant_parse(nil, body, nil, nil, nil))
    } else {
      reply = g_dbus_message_new_method_error_literal(message, "org.freedesktop.DBus.Error.Failed", "no answer")
    }
    g_dbus_connection_send_message(connection, reply, G_DBUS_SEND_MESSAGE_FLAGS_NONE, nil, nil)
    g_object_unref(UnsafeMutableRawPointer(reply))
    g_object_unref(UnsafeMutableRawPointer(message))
    return nil
  }
}
