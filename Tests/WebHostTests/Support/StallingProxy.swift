import Foundation
import XCTest

/// A proxy whose network can be gone for a while: it then accepts and forwards nothing, and reports nothing, as when a phone leaves the
/// range of its router. It runs on its own threads.
final class StallingProxy: @unchecked Sendable {
  let port: UInt16
  private let listening: Int32
  private let lock = NSLock()
  private var isStalledNow = false
  private var hasEnded = false
  private var descriptors: [Int32] = []

  /// Indicates whether the network is gone.
  var isStalled: Bool {
    get { lock.withLock { isStalledNow } }
    set { lock.withLock { isStalledNow = newValue } }
  }

  init(to target: UInt16) throws {
    listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = StallingProxy.address(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listening = listening
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(listening, raw, length) == 0 && listen(listening, 16) == 0 && getsockname(listening, raw, &length) == 0
      }
    }
    guard isListening else { throw XCTSkip("the loopback interface cannot be bound") }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread { [self] in
      while true {
        let client = accept(listening, nil, nil)
        if client < 0 { return }
        Thread.detachNewThread { [self] in serve(client, target) }
      }
    }
  }

  /// Ends the proxy and all its connections.
  func stop() {
    shutdown(listening, Int32(SHUT_RDWR))
    close(listening)
    lock.withLock {
      hasEnded = true
      for descriptor in descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
    }
  }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private func serve(_ client: Int32, _ target: UInt16) {
    guard waitForNetwork() else {
      close(client)
      return
    }
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    lock.withLock { descriptors += [client, server] }
    var address = Self.address(target)
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    // The descriptors are not closed, because both threads use them until the end of the test.
    Thread.detachNewThread { [self] in pump(from: client, to: server) }
    pump(from: server, to: client)
  }

  /// Waits while the network is gone. Returns `false` if the proxy has ended.
  private func waitForNetwork() -> Bool {
    while isStalled, !lock.withLock({ hasEnded }) { usleep(5_000) }
    return !lock.withLock { hasEnded }
  }

  private func pump(from source: Int32, to target: Int32) {
    defer { shutdown(target, Int32(SHUT_RDWR)) }
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(source, &chunk, chunk.count, 0)
      guard count > 0, waitForNetwork() else { break }
      var sent = 0
      while sent < count {
        let part = chunk[sent..<count].withUnsafeBytes {
          Glibc.send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
        }
        if part <= 0 { return }
        sent += part
      }
    }
    _ = waitForNetwork()
  }
}
