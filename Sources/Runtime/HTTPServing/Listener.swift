import Foundation

/// Listens at an address and takes connections in.
///
/// It leaves the program's last descriptors to the program, which needs them for files; libraries end it where they get none
/// (libdispatch traps when it cannot open `/proc` to count its threads). Connections that come then are closed at once, so
/// that their peers are told. Where the program itself has used up all of them, the one that is kept in reserve serves to
/// refuse, and where that fails, too, the listener pauses.
///
/// It belongs to its queue: everything but `port` and the initializer is called there.
package final class Listener: @unchecked Sendable {
  /// Why nothing can listen at an address.
  package struct Failure: Error, CustomStringConvertible {
    /// The IP address, in digits.
    package let address: String
    package let port: UInt16
    /// The system's number of the error.
    package let code: Int32

    package var description: String {
      "cannot listen at \(address) port \(port): \(String(cString: strerror(code)))"
        + (code == EADDRINUSE ? " by another program" : "")
    }
  }

  /// The port, as the system gave it.
  package let port: UInt16
  /// Called on the queue with each connection, whose callbacks are to be set during the call.
  package var onConnection: ((Connection) -> Void)?
  private let queue: DispatchQueue
  private let descriptor: Int32
  private let source: any DispatchSourceRead
  private let buffer = ReadBuffer()
  /// A descriptor for the moment in which there is no other; -1 while that moment lasts.
  private var reserve: Int32
  private var isPaused = false
  private var isStopped = false

  /// Connections that are taken in before what they send is read: those that come all at once do not push one another out.
  private static let batch = 16
  /// Until the next try where a connection could not even be refused.
  private static let pause = DispatchTimeInterval.milliseconds(50)

  /// Begins to listen. Connections wait until `start()`, which has to be called.
  ///
  /// - Parameters:
  ///   - address: An IP address, in digits.
  ///   - port: A port; 0 is any that is free.
  ///   - queue: A serial queue, where the listener and its connections work.
  /// - Throws: A `Failure` when the address is not available.
  package init(address: String, port: UInt16, queue: DispatchQueue) throws(Failure) {
    let isSix = address.contains(":")
    let descriptor = socket(
      isSix ? AF_INET6 : AF_INET, Int32(SOCK_STREAM.rawValue | SOCK_NONBLOCK.rawValue | SOCK_CLOEXEC.rawValue), 0)
    guard descriptor >= 0 else { throw Failure(address: address, port: port, code: errno) }
    var yes: Int32 = 1
    setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &yes, socklen_t(MemoryLayout<Int32>.size))
    let bound =
      isSix
      ? Listener.bind(descriptor, Listener.six(address, port)) : Listener.bind(descriptor, Listener.four(address, port))
    guard bound, listen(descriptor, 128) == 0 else {
      let code = errno
      close(descriptor)
      throw Failure(address: address, port: port, code: code)
    }
    self.port = Listener.port(of: descriptor) ?? port
    self.queue = queue
    self.descriptor = descriptor
    reserve = Listener.openReserve()
    source = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    source.setCancelHandler { [descriptor] in close(descriptor) }
    source.setEventHandler { [weak self] in self?.accept() }
    // Timers have a descriptor of their own: it is there before descriptors are short.
    queue.asyncAfter(deadline: .now() + Listener.pause) {}
  }

  /// Takes connections in from now on; `onConnection` is to be set before.
  package func start() { source.activate() }

  deinit {
    if isPaused { source.resume() }
    source.cancel()
    if reserve >= 0 { close(reserve) }
  }

  /// Stops listening. Connections that were taken in go on.
  package func stop() {
    isStopped = true
    onConnection = nil
    source.cancel()
  }

  private func accept() {
    for _ in 0..<Listener.batch {
      guard let onConnection else { return }
      let accepted = Glibc.accept(descriptor, nil, nil)
      if accepted >= 0 {
        // The lowest free number is given out: so many are in use.
        guard accepted < Listener.descriptorLimit else {
          close(accepted)
          continue
        }
        Listener.configure(accepted)
        onConnection(Connection(descriptor: accepted, queue: queue, buffer: buffer))
        continue
      }
      switch errno {
      case EMFILE, ENFILE: return refuse()
      case ENOBUFS, ENOMEM: return pause()
      case EAGAIN: return
      // One that has gone away meanwhile says nothing about the next.
      default: continue
      }
    }
  }

  /// Takes the connection that waits, and closes it. Left alone it would wake us for ever.
  private func refuse() {
    guard reserve >= 0 else { return pause() }
    close(reserve)
    let accepted = Glibc.accept(descriptor, nil, nil)
    if accepted >= 0 { close(accepted) }
    reserve = Listener.openReserve()
    if accepted < 0 || reserve < 0 { pause() }
  }

  private func pause() {
    guard !isPaused, !isStopped else { return }
    isPaused = true
    source.suspend()
    queue.asyncAfter(deadline: .now() + Listener.pause) { [weak self] in
      guard let self else { return }
      self.isPaused = false
      if self.reserve < 0 { self.reserve = Listener.openReserve() }
      self.source.resume()
    }
  }

  /// How many descriptors may be in use when a connection is taken in: all that the program may have but a quarter, or 32.
  private static var descriptorLimit: Int32 {
    var limit = rlimit()
    guard getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 else { return .max }
    let count = Int32(clamping: limit.rlim_cur)
    return count - min(32, count / 4)
  }

  private static func openReserve() -> Int32 { open("/dev/null", O_RDONLY | O_CLOEXEC) }

  /// Input and frames are small and urgent; a peer that is gone without a word is noticed within a minute.
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
