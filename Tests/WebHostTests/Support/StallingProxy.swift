import Foundation

/// A proxy whose network can be gone for a while: it then accepts and forwards nothing, and reports nothing, as when a phone leaves the
/// range of its router. It runs on its own threads.
final class StallingProxy: Sendable {
  private let listener: LoopbackListener
  private let network = Network()
  var port: UInt16 { listener.port }

  /// Indicates whether the network is gone.
  var isStalled: Bool {
    get { network.lock.withLock { network.isStalled } }
    set { network.lock.withLock { network.isStalled = newValue } }
  }

  init(to target: UInt16) throws { listener = try LoopbackListener { [network] in network.serve($0, target) } }

  /// Ends the proxy and all its connections.
  func stop() {
    listener.stop()
    network.end()
  }

  /// The connections, which the threads of the proxy use.
  private final class Network: @unchecked Sendable {
    let lock = NSLock()
    var isStalled = false
    private var hasEnded = false
    private var descriptors: [Int32] = []

    func end() {
      lock.withLock {
        hasEnded = true
        for descriptor in descriptors { shutdown(descriptor, Int32(SHUT_RDWR)) }
      }
    }

    func serve(_ client: Int32, _ target: UInt16) {
      guard wait() else {
        close(client)
        return
      }
      let server = LoopbackListener.connect(to: target)
      lock.withLock { descriptors += [client, server] }
      // The descriptors are not closed, because both threads use them until the end of the test.
      Thread.detachNewThread { [self] in pump(from: client, to: server) }
      pump(from: server, to: client)
    }

    /// Waits while the network is gone. Returns `false` if the proxy has ended.
    private func wait() -> Bool {
      while true {
        let (isStalled, hasEnded) = lock.withLock { (self.isStalled, self.hasEnded) }
        if !isStalled || hasEnded { return !hasEnded }
        usleep(5_000)
      }
    }

    private func pump(from source: Int32, to target: Int32) {
      defer { shutdown(target, Int32(SHUT_RDWR)) }
      var chunk = [UInt8](repeating: 0, count: 1 << 16)
      while true {
        let count = recv(source, &chunk, chunk.count, 0)
        guard count > 0, wait(), LoopbackListener.send(chunk[..<count], to: target) else { break }
      }
      _ = wait()
    }
  }
}
