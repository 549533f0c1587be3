import Foundation
import XCTest

/// A socket on a free port of the loopback interface. Each connection has a thread of its own.
final class LoopbackListener: Sendable {
  let port: UInt16
  private let listening: Int32

  /// Begins to accept connections.
  ///
  /// - Parameter serve: A closure that is called with the descriptor of each connection, on its thread.
  init(_ serve: @escaping @Sendable (Int32) -> Void) throws {
    let listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = Self.address(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(listening, raw, length) == 0 && listen(listening, 16) == 0 && getsockname(listening, raw, &length) == 0
      }
    }
    guard isListening else { throw XCTSkip("the loopback interface cannot be bound") }
    self.listening = listening
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let client = accept(listening, nil, nil)
        if client < 0 { return }
        Thread.detachNewThread { serve(client) }
      }
    }
  }

  /// Accepts no more connections.
  func stop() {
    shutdown(listening, Int32(SHUT_RDWR))
    close(listening)
  }

  /// Returns the descriptor of a connection to a port of the loopback interface.
  static func connect(to port: UInt16) -> Int32 {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = address(port)
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    return server
  }

  /// Sends all bytes. Returns `false` if the connection has ended.
  @discardableResult
  static func send(_ bytes: ArraySlice<UInt8>, to target: Int32) -> Bool {
    var rest = bytes
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { Glibc.send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return false }
      rest = rest.dropFirst(count)
    }
    return true
  }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }
}
