import Foundation
import XCTest

/// A proxy that, as is typical, replaces `Host` by the address to which it forwards, and changes nothing else. It runs
/// on its own threads.
final class RewritingProxy: @unchecked Sendable {
  let port: UInt16
  private let listening: Int32

  init(to target: UInt16) throws {
    listening = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = RewritingProxy.address(0)
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let listening = listening
    let isListening = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        bind(listening, raw, length) == 0 && listen(listening, 16) == 0 && getsockname(listening, raw, &length) == 0
      }
    }
    guard isListening else { throw XCTSkip("the loopback interface cannot be bound") }
    port = UInt16(bigEndian: address.sin_port)
    Thread.detachNewThread {
      while true {
        let client = accept(listening, nil, nil)
        if client < 0 { return }
        Thread.detachNewThread { RewritingProxy.serve(client, target) }
      }
    }
  }

  func stop() {
    shutdown(listening, Int32(SHUT_RDWR))
    close(listening)
  }

  private static func address(_ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    return address
  }

  private static func serve(_ client: Int32, _ target: UInt16) {
    let server = socket(AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_CLOEXEC.rawValue), 0)
    var address = address(target)
    _ = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(server, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    var head: [UInt8] = []
    var chunk = [UInt8](repeating: 0, count: 4096)
    while head.firstRange(of: Array("\r\n\r\n".utf8)) == nil {
      let count = recv(client, &chunk, chunk.count, 0)
      if count <= 0 { break }
      head += chunk[..<count]
    }
    let lines = String(decoding: head, as: UTF8.self).components(separatedBy: "\r\n").map { line in
      line.lowercased().hasPrefix("host:") ? "Host: 127.0.0.1:\(target)" : line
    }
    forward(Array(lines.joined(separator: "\r\n").utf8), to: server)
    Thread.detachNewThread {
      pump(from: client, to: server)
      shutdown(server, Int32(SHUT_RDWR))
    }
    pump(from: server, to: client)
    // Both are closed at the end of the test, because the other thread still uses the descriptors.
    shutdown(client, Int32(SHUT_RDWR))
  }

  private static func pump(from source: Int32, to target: Int32) {
    var chunk = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = recv(source, &chunk, chunk.count, 0)
      if count <= 0 { return }
      forward(Array(chunk[..<count]), to: target)
    }
  }

  private static func forward(_ bytes: [UInt8], to target: Int32) {
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { Glibc.send(target, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      if count <= 0 { return }
      sent += count
    }
  }
}
