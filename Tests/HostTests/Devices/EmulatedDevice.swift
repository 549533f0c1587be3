import Foundation

/// A touchpad or a touch screen of an X server with the driver `inputtest`, which receives finger movements from a
/// socket. The protocol is described in xf86-input-inputtest-protocol.h of the X server's development files.
final class EmulatedDevice {
  enum Phase: Int32 { case begin, update, end }

  private let socket: Int32

  init(path: String) throws {
    socket = Foundation.socket(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_un()
    address.sun_family = sa_family_t(AF_UNIX)
    withUnsafeMutableBytes(of: &address.sun_path) { room in
      for (index, byte) in path.utf8.prefix(room.count - 1).enumerated() { room[index] = byte }
    }
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(socket, $0, socklen_t(MemoryLayout<sockaddr_un>.size))
      }
    }
    guard status == 0 else { throw TestDisplay.Missing(description: "no device at \(path)") }
    // Our protocol version is 1.1; the server responds with its own.
    var version = Message(type: 0)
    version.append(UInt16(1))
    version.append(UInt16(1))
    send(version)
    receive(12)
  }

  deinit { close(socket) }

  /// Sends a pinch with the distance as a multiple of the first one, and the rotation in degrees since the last event.
  func pinch(_ phase: Phase, scale: Double, degrees: Double = 0, isCancelled: Bool = false) {
    var message = Message(type: 7)
    // XI_GesturePinchBegin and the two events after it.
    message.append(UInt16(27 + phase.rawValue))
    message.append(UInt16(2))
    message.append(UInt32(isCancelled ? 1 : 0))
    for value in [0, 0, 0, 0, scale, degrees] as [Double] { message.append(value) }
    send(message)
  }

  /// Sends a touch at a position given as fractions of the width and height of the screen.
  func touch(_ phase: Phase, finger: Int, x: Double, y: Double) {
    var message = Message(type: 6)
    message.append(UInt32(finger))
    // XI_TouchBegin and the two events after it.
    message.append(UInt32(18 + phase.rawValue))
    // No unaccelerated values; the axes 0 and 1 of 64.
    message.append(UInt32(0))
    message.append(UInt32(3))
    message.append(UInt64(0))
    for axis in 0..<128 { message.append(axis == 0 ? x * 65535 : axis == 1 ? y * 65535 : 0.0) }
    send(message)
  }

  /// Waits until the server has handled all events.
  func settle() {
    send(Message(type: 1))
    receive(8)
  }

  /// A message to the driver: its total length, its type and its contents.
  private struct Message {
    var bytes: [UInt8] = [0, 0, 0, 0]

    init(type: UInt32) { append(type) }

    mutating func append<Value: BitwiseCopyable>(_ value: Value) {
      withUnsafeBytes(of: value) { bytes.append(contentsOf: $0) }
    }
  }

  private func send(_ message: Message) {
    var bytes = message.bytes
    withUnsafeBytes(of: UInt32(bytes.count)) { bytes.replaceSubrange(0..<4, with: $0) }
    _ = bytes.withUnsafeBytes { Foundation.send(socket, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
  }

  private func receive(_ count: Int) {
    var answer = [UInt8](repeating: 0, count: count)
    _ = recv(socket, &answer, count, Int32(MSG_WAITALL))
  }
}
