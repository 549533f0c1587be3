import Foundation

/// One connection of a browser: bytes in, bytes out, without ever waiting. Main thread.
@MainActor
final class Connection {
  /// What came; `end` is called once, whoever ended it.
  var onBytes: ((Connection, UnsafeRawBufferPointer) -> Void)?
  var onEnd: ((Connection) -> Void)?
  /// Called when everything that was to be sent is with the system.
  var onDrained: ((Connection) -> Void)?
  private(set) var isOpen = true
  /// When it came to be, on the machine's clock.
  let start = DispatchTime.now()

  private let descriptor: Int32
  private let reading: any DispatchSourceRead
  private var writing: (any DispatchSourceWrite)?
  private var output: [UInt8] = []
  private var sent = 0
  private var isClosing = false

  /// Bytes that wait until the browser takes them.
  var pending: Int { output.count - sent }

  /// Takes the descriptor over.
  init(descriptor: Int32) {
    self.descriptor = descriptor
    reading = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: .main)
    reading.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.read() }
    }
    // Whoever ends it holds it no more: the descriptor goes with its sources.
    reading.setCancelHandler { [descriptor] in _ = Glibc.close(descriptor) }
    reading.activate()
  }

  // One read of as much as a socket commonly holds; shared, because only one connection reads at a time.
  private static let buffer = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 * 1024, alignment: 16)

  private func read() {
    guard isOpen else { return }
    let buffer = Connection.buffer
    let count = recv(descriptor, buffer.baseAddress, buffer.count, 0)
    if count > 0 {
      // What comes behind the last word is nobody's.
      if !isClosing { onBytes?(self, UnsafeRawBufferPointer(rebasing: buffer[..<count])) }
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      end()
    }
  }

  func send(_ bytes: [UInt8], hasMore: Bool = false) { bytes.withUnsafeBytes { send($0, hasMore: hasMore) } }

  /// Sends what can be sent now and keeps the rest; `hasMore` says that more follows at once.
  func send(_ bytes: UnsafeRawBufferPointer, hasMore: Bool = false) {
    guard isOpen, !isClosing, !bytes.isEmpty else { return }
    var rest = bytes
    if pending == 0 {
      let flags = Int(MSG_NOSIGNAL) | (hasMore ? Int(MSG_MORE) : 0)
      let count = Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(flags))
      if count > 0 {
        rest = UnsafeRawBufferPointer(rebasing: rest[count...])
      } else if count < 0, errno != EAGAIN, errno != EINTR {
        return endSoon()
      }
    }
    guard !rest.isEmpty else { return }
    output.append(contentsOf: rest)
    watchWriting()
  }

  /// Closes the connection once everything is sent.
  func finish() {
    guard isOpen, !isClosing else { return }
    isClosing = true
    if pending == 0 { close() }
    // A browser that takes nothing any more is not waited for.
    DispatchQueue.main.asyncAfter(deadline: .now() + 10) { [weak self] in
      MainActor.assumeIsolated { self?.end() }
    }
  }

  /// The browser is told that nothing more comes; that it has heard so is waited for, else it might lose the last bytes.
  private func close() {
    shutdown(descriptor, Int32(SHUT_WR))
    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { [weak self] in
      MainActor.assumeIsolated { self?.end() }
    }
  }

  /// Ends it at once; what is not sent is lost.
  func end() {
    guard isOpen else { return }
    isOpen = false
    writing?.cancel()
    writing = nil
    reading.cancel()
    let heard = onEnd
    (onBytes, onEnd, onDrained) = (nil, nil, nil)
    heard?(self)
  }

  /// Not from inside of a call of somebody who sends.
  private func endSoon() {
    DispatchQueue.main.async { [weak self] in
      MainActor.assumeIsolated { self?.end() }
    }
  }

  private func watchWriting() {
    guard writing == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: .main)
    source.setEventHandler { [weak self] in
      MainActor.assumeIsolated { self?.write() }
    }
    source.activate()
    writing = source
  }

  private func write() {
    guard isOpen else { return }
    while pending > 0 {
      let count = output.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress! + sent, $0.count - sent, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN || errno == EINTR {
        break
      } else {
        return end()
      }
    }
    if pending == 0 {
      output.removeAll(keepingCapacity: output.count < 1 << 20)
      sent = 0
      writing?.cancel()
      writing = nil
      if isClosing { close() } else { onDrained?(self) }
    } else if sent > 1 << 20 {
      output.removeFirst(sent)
      sent = 0
    }
  }
}
