import Foundation

/// A proxy that, as is typical, replaces `Host` by the address to which it forwards, and changes nothing else. It runs
/// on its own threads.
final class RewritingProxy: Sendable {
  private let listener: LoopbackListener
  var port: UInt16 { listener.port }

  init(to target: UInt16) throws { listener = try LoopbackListener { Self.serve($0, target) } }

  func stop() { listener.stop() }

  private static func serve(_ client: Int32, _ target: UInt16) {
    let server = LoopbackListener.connect(to: target)
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
    LoopbackListener.send(Array(lines.joined(separator: "\r\n").utf8)[...], to: server)
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
      guard count > 0, LoopbackListener.send(chunk[..<count], to: target) else { return }
    }
  }
}
