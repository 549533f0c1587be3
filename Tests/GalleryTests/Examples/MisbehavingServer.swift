import Foundation
import Glibc

/// A web server whose responses are late, missing, wrong or incomplete, as specified by a test.
final class MisbehavingServer: @unchecked Sendable {
  enum Reply {
    case data(Data)
    case status(Int)
    /// A response that announces the length of all the data, contains only the given number of bytes, and closes the
    /// connection.
    case half(Data, sent: Int)
    /// A closed connection without a response.
    case nothing
  }

  let url: URL
  private let listener: Int32
  private let lock = NSCondition()
  private var reply: @Sendable (String) -> Reply
  private var held: @Sendable (String) -> Bool = { _ in false }
  private var waiting: Set<String> = []
  private var isStopped = false

  /// Starts a server whose responses are the results of `reply` for the path and query of each request.
  init(_ reply: @escaping @Sendable (String) -> Reply) throws {
    self.reply = reply
    listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = listener
    let port = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { address -> UInt16? in
        guard bind(socket, address, length) == 0, listen(socket, 64) == 0, getsockname(socket, address, &length) == 0
        else { return nil }
        return UnsafeRawPointer(address).load(as: sockaddr_in.self).sin_port.bigEndian
      }
    }
    guard let port, let url = URL(string: "http://127.0.0.1:\(port)/") else { throw POSIXError(.EADDRNOTAVAIL) }
    self.url = url
    Thread.detachNewThread { [self] in
      while true {
        let connection = accept(socket, nil, nil)
        guard connection >= 0 else { return }
        Thread.detachNewThread { [self] in serve(connection) }
      }
    }
  }

  /// Replaces the closure that returns the responses.
  func change(_ reply: @escaping @Sendable (String) -> Reply) { lock.withLock { self.reply = reply } }

  /// Delays the requests for which `held` returns `true` until it returns `false`.
  func hold(_ held: @escaping @Sendable (String) -> Bool) {
    lock.lock()
    self.held = held
    lock.broadcast()
    lock.unlock()
  }

  /// The paths and queries of the requests that are delayed.
  var waitingTargets: Set<String> { lock.withLock { waiting } }

  func stop() {
    lock.lock()
    isStopped = true
    lock.broadcast()
    lock.unlock()
    shutdown(listener, Int32(SHUT_RDWR))
    close(listener)
  }

  private func serve(_ connection: Int32) {
    defer { close(connection) }
    var request = Data()
    var buffer = [UInt8](repeating: 0, count: 4096)
    while request.range(of: Data("\r\n\r\n".utf8)) == nil {
      let count = read(connection, &buffer, buffer.count)
      guard count > 0 else { return }
      request += buffer.prefix(count)
    }
    let words = String(decoding: request, as: UTF8.self).split(separator: " ")
    guard words.count > 1 else { return }
    let target = String(words[1])
    lock.lock()
    waiting.insert(target)
    while held(target), !isStopped { lock.wait() }
    waiting.remove(target)
    let reply = self.reply
    let isOver = isStopped
    lock.unlock()
    guard !isOver else { return }
    switch reply(target) {
    case .data(let data): send(connection, 200, data, data.count)
    case .status(let status): send(connection, status, Data("{}".utf8), 2)
    case .half(let data, let sent): send(connection, 200, data.prefix(sent), data.count)
    case .nothing: break
    }
  }

  private func send(_ connection: Int32, _ status: Int, _ body: Data, _ promised: Int) {
    let head = "HTTP/1.1 \(status) As Asked\r\nContent-Length: \(promised)\r\nConnection: close\r\n\r\n"
    let bytes = [UInt8](Data(head.utf8) + body)
    var sent = 0
    while sent < bytes.count {
      let count = bytes.withUnsafeBytes {
        Glibc.send(connection, $0.baseAddress! + sent, bytes.count - sent, Int32(MSG_NOSIGNAL))
      }
      guard count > 0 else { return }
      sent += count
    }
  }
}
