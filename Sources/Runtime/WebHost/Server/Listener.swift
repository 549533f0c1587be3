import Foundation
import RuntimeInterface

/// Listens at an address and takes connections in.
@MainActor
final class Listener {
  let port: UInt16
  var onConnection: ((Connection) -> Void)?
  private let source: any DispatchSourceRead

  /// Throws a `HostError` when the address cannot be had.
  init(address: String, port: UInt16) throws {
    let isSix = address.contains(":")
    let descriptor = socket(
      isSix ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else {
      throw HostError("the browser host has no socket: \(String(cString: strerror(errno)))")
    }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let bound =
      isSix
      ? Listener.bind(descriptor, Listener.six(address, port)) : Listener.bind(descriptor, Listener.four(address, port))
    guard bound, listen(descriptor, 128) == 0 else {
      let reason = errno == EADDRINUSE ? "somebody else listens there" : String(cString: strerror(errno))
      close(descriptor)
      throw HostError("the browser host cannot listen at \(address) port \(port): \(reason)")
    }
    self.port = Listener.port(of: descriptor) ?? port
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.accept(from: descriptor) }
    }
    source.activate()
  }

  func stop() {
    onConnection = nil
    source.cancel()
  }

  private func accept(from descriptor: Int32) {
    while let onConnection {
      let accepted = Glibc.accept(descriptor, nil, nil)
      guard accepted >= 0 else {
        guard errno == EMFILE || errno == ENFILE else { return }
        // Without a descriptor the one who knocks would wake us for ever.
        usleep(10_000)
        return
      }
      Listener.configure(accepted)
      onConnection(Connection(descriptor: accepted))
    }
  }

  /// Input and frames are small and urgent; a browser that is gone without a word is noticed within a minute.
  private static func configure(_ descriptor: Int32) {
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    for (level, option, value) in [
      (Int32(IPPROTO_TCP), TCP_NODELAY, Int32(1)), (SOL_SOCKET, SO_KEEPALIVE, 1),
      (Int32(IPPROTO_TCP), TCP_KEEPIDLE, 20),
      (Int32(IPPROTO_TCP), TCP_KEEPINTVL, 10), (Int32(IPPROTO_TCP), TCP_KEEPCNT, 3),
      (Int32(IPPROTO_TCP), TCP_USER_TIMEOUT, 30_000),
    ] {
      var value = value
      setsockopt(descriptor, level, option, &value, socklen_t(MemoryLayout<Int32>.size))
    }
  }

  private static func bind<Address>(_ descriptor: Int32, _ address: Address) -> Bool {
    withUnsafePointer(to: address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        Glibc.bind(descriptor, $0, socklen_t(MemoryLayout<Address>.size)) == 0
      }
    }
  }

  private static func four(_ text: String, _ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, text, &address.sin_addr)
    return address
  }

  private static func six(_ text: String, _ port: UInt16) -> sockaddr_in6 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    inet_pton(AF_INET6, text, &address.sin6_addr)
    return address
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let found = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
    }
    // The port lies at the same place in both kinds.
    return found ? UInt16(bigEndian: storage.sin6_port) : nil
  }
}
