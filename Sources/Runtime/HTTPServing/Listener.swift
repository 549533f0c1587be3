import Foundation

/// Listens at an IP address and a port, and accepts TCP connections.
///
/// The listener reserves the last file descriptors of the process for the application. Without free descriptors, libraries may trap:
/// libdispatch traps if it cannot open `/proc` to count its threads. If accepting a connection would use one of the reserved
/// descriptors, the connection is closed immediately, so that its client receives an error. If the application itself has used all
/// descriptors, the listener uses a descriptor that it holds in reserve to accept and close connections. If this also fails, the
/// listener pauses.
///
/// Use the listener only on its queue, except for `port` and the initializer.
package final class Listener: @unchecked Sendable {
  /// The error for an address at which the process cannot listen.
  package struct Failure: Error, CustomStringConvertible {
    /// The numeric IP address.
    package let address: String
    package let port: UInt16
    /// The error number that the operating system returned.
    package let code: Int32

    package var description: String {
      "cannot listen at \(address) port \(port): \(String(cString: strerror(code)))"
        + (code == EADDRINUSE ? ". Another program uses it; choose another port or stop that program" : "")
    }
  }

  /// The port at which the listener listens. If port 0 was requested, this is the port that the system chose.
  package let port: UInt16
  /// A closure that is called on the queue with each accepted connection. The closure must set the callbacks of the connection.
  package var onConnection: ((Connection) -> Void)?
  private let queue: DispatchQueue
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let buffer = ReadBuffer()
  /// The file descriptor that is reserved for refusing connections, or −1 while it is in use.
  private var reserveDescriptor: Int32
  private var isPaused = false
  private var isStopped = false

  /// The maximum number of connections that are accepted before their input is read. If more were accepted at once, the server could
  /// reach its limit and close the oldest of them before it has read their requests.
  private static let batchSize = 16
  /// The delay before the next attempt if refusing a connection has failed.
  private static let pause = DispatchTimeInterval.milliseconds(50)

  /// Creates a listener. Connections wait until `start()` is called. Call `start()` before the listener is deallocated.
  ///
  /// - Parameters:
  ///   - address: A numeric IP address.
  ///   - port: A port, or 0 to use any free port.
  ///   - queue: A serial queue for the callbacks of the listener and its connections.
  /// - Throws: A `Failure` if the address is not available.
  package init(address: String, port: UInt16, queue: DispatchQueue) throws(Failure) {
    let isIPv6 = address.contains(":")
    let descriptor = socket(
      isIPv6 ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(address: address, port: port, code: errno) }
    var isEnabled: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isEnabled, socklen_t(MemoryLayout<Int32>.size))
    let isBound =
      isIPv6
      ? Listener.bind(descriptor, Listener.makeIPv6Address(address, port))
      : Listener.bind(descriptor, Listener.makeIPv4Address(address, port))
    guard isBound, listen(descriptor, 128) == 0 else {
      let code = errno
      close(descriptor)
      throw Failure(address: address, port: port, code: code)
    }
    self.port = Listener.port(of: descriptor) ?? port
    self.queue = queue
    self.descriptor = descriptor
    reserveDescriptor = Listener.openReserve()
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.setEventHandler { [weak self] in self?.accept() }
    // Timers need a file descriptor. This call creates it while descriptors are available.
    queue.asyncAfter(deadline: .now() + Listener.pause) {}
  }

  /// Starts accepting connections. `onConnection` must be set before the call.
  package func start() { source.activate() }

  deinit {
    if isPaused { source.resume() }
    source.cancel()
    if reserveDescriptor >= 0 { close(reserveDescriptor) }
  }

  /// Stops listening. Accepted connections remain open.
  package func stop() {
    isStopped = true
    onConnection = nil
    source.cancel()
  }

  private func accept() {
    for _ in 0..<Listener.batchSize {
      guard let onConnection else { return }
      let clientDescriptor = Glibc.accept(descriptor, nil, nil)
      if clientDescriptor >= 0 {
        // The system returns the lowest free number. This number indicates how many descriptors are in use.
        guard clientDescriptor < Listener.descriptorLimit else {
          close(clientDescriptor)
          continue
        }
        Listener.configure(clientDescriptor)
        onConnection(Connection(descriptor: clientDescriptor, queue: queue, buffer: buffer))
        continue
      }
      switch errno {
      case EMFILE, ENFILE: return refuse()
      case ENOBUFS, ENOMEM: return pause()
      case EAGAIN: return
      // If a waiting connection has already been closed, the next one can still be accepted.
      default: continue
      }
    }
  }

  /// Accepts a waiting connection by means of the reserved file descriptor, then closes it. A connection that is not accepted would
  /// wake the process repeatedly.
  private func refuse() {
    guard reserveDescriptor >= 0 else { return pause() }
    close(reserveDescriptor)
    let clientDescriptor = Glibc.accept(descriptor, nil, nil)
    if clientDescriptor >= 0 { close(clientDescriptor) }
    reserveDescriptor = Listener.openReserve()
    if clientDescriptor < 0 || reserveDescriptor < 0 { pause() }
  }

  private func pause() {
    guard !isPaused, !isStopped else { return }
    isPaused = true
    source.suspend()
    queue.asyncAfter(deadline: .now() + Listener.pause) { [weak self] in
      guard let self else { return }
      self.isPaused = false
      if self.reserveDescriptor < 0 { self.reserveDescriptor = Listener.openReserve() }
      self.source.resume()
    }
  }

  /// The number of used file descriptors up to which connections are accepted: the limit of the process minus 32, or minus a quarter of
  /// the limit if that is less.
  private static var descriptorLimit: Int32 {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
    let count = Int32(clamping: limit.rlim_cur)
    return count - min(32, count / 4)
  }

  private static func openReserve() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

  /// Sets the options of a connection's socket. Small packets are sent without delay, and a client that is no longer
  /// reachable is detected within a minute.
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

  private static func makeIPv4Address(_ text: String, _ port: UInt16) -> sockaddr_in {
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    inet_pton(AF_INET, text, &address.sin_addr)
    return address
  }

  private static func makeIPv6Address(_ text: String, _ port: UInt16) -> sockaddr_in6 {
    var address = sockaddr_in6()
    address.sin6_family = sa_family_t(AF_INET6)
    address.sin6_port = port.bigEndian
    inet_pton(AF_INET6, text, &address.sin6_addr)
    return address
  }

  private static func port(of descriptor: Int32) -> UInt16? {
    var storage = sockaddr_in6()
    var length = socklen_t(MemoryLayout<sockaddr_in6>.size)
    let status = withUnsafeMutablePointer(to: &storage) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { getsockname(descriptor, $0, &length) == 0 }
    }
    // The port has the same position in both kinds of addresses.
    return status ? UInt16(bigEndian: storage.sin6_port) : nil
  }
}
