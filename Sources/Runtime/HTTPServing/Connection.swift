import Foundation

/// One connection of a client: bytes in, bytes out, without ever waiting.
///
/// It belongs to its queue: it is used there alone, and calls back there.
package final class Connection: @unchecked Sendable {
  /// Called with what came, which is valid during the call.
  package var onBytes: ((Connection, UnsafeRawBufferPointer) -> Void)?
  /// Called once, whichever side ended the connection.
  package var onEnd: ((Connection) -> Void)?
  /// Called before `onEnd`, for the server that took the connection in.
  var onClosed: (() -> Void)?
  /// Called when everything that was to be sent is with the system.
  package var onDrained: ((Connection) -> Void)?
  package private(set) var isOpen = true
  /// Whether it goes on when the client has sent all that it will send: while an answer to it is made.
  var outlivesInput = false

  private let descriptor: Int32
  private let closer: Closer
  private let queue: DispatchQueue
  private let buffer: ReadBuffer
  private let reading: any DispatchSourceRead
  private var writing: (any DispatchSourceWrite)?
  private var output: [UInt8] = []
  private var sent = 0
  private var isClosing = false
  /// Whether the client has sent all that it will send, and still listens.
  private var isInputOver = false
  /// Bytes that the system has taken, of all that was sent.
  private var taken = 0

  /// Seconds in which a client has to take `leastProgress` bytes of the last that it is sent.
  private static let patience = 10
  private static let leastProgress = 16 << 10

  /// Bytes that wait until the client takes them.
  package var pending: Int { output.count - sent }

  /// Takes the descriptor over.
  init(descriptor: Int32, queue: DispatchQueue, buffer: ReadBuffer) {
    self.descriptor = descriptor
    closer = Closer(descriptor: descriptor)
    self.queue = queue
    self.buffer = buffer
    reading = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    reading.setEventHandler { [weak self] in self?.read() }
    reading.setCancelHandler { [closer] in closer.sourceEnded() }
    reading.activate()
  }

  /// Closes the descriptor when the last of its sources has ended: closed before, its number could be another's already.
  private final class Closer: @unchecked Sendable {
    private let descriptor: Int32
    private var sources = 1

    init(descriptor: Int32) { self.descriptor = descriptor }

    func sourceBegins() { sources += 1 }

    func sourceEnded() {
      sources -= 1
      if sources == 0 { _ = Glibc.close(descriptor) }
    }
  }

  deinit { if isOpen { cancelReading() } }

  /// A source that is suspended is not cancelled either.
  private func cancelReading() {
    reading.cancel()
    if isInputOver { reading.resume() }
  }

  private func read() {
    guard isOpen else { return }
    let bytes = buffer.bytes
    let count = recv(descriptor, bytes.baseAddress, bytes.count, 0)
    if count > 0 {
      // What comes behind the last word is read, so that the client hears that word, and dropped.
      if !isClosing { onBytes?(self, UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
    } else if count == 0, outlivesInput || (isClosing && pending > 0) {
      isInputOver = true
      reading.suspend()
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      end()
    }
  }

  package func send(_ bytes: [UInt8], hasMore: Bool = false) { bytes.withUnsafeBytes { send($0, hasMore: hasMore) } }

  /// Sends what can be sent now and keeps the rest; `hasMore` says that more follows at once.
  package func send(_ bytes: UnsafeRawBufferPointer, hasMore: Bool = false) {
    guard isOpen, !isClosing, !bytes.isEmpty else { return }
    var rest = bytes
    if pending == 0 {
      let flags = Int(MSG_NOSIGNAL) | (hasMore ? Int(MSG_MORE) : 0)
      let count = Glibc.send(descriptor, rest.baseAddress, rest.count, Int32(flags))
      if count > 0 {
        taken += count
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
  package func finish() {
    guard isOpen, !isClosing else { return }
    isClosing = true
    if pending == 0 { close() } else { watchProgress(since: taken) }
  }

  /// Ends a connection whose client takes nothing any more, or next to nothing.
  private func watchProgress(since before: Int) {
    queue.asyncAfter(deadline: .now() + .seconds(Connection.patience)) { [weak self] in
      guard let self, self.isOpen, self.pending > 0 else { return }
      guard self.taken - before >= Connection.leastProgress else { return self.end() }
      self.watchProgress(since: self.taken)
    }
  }

  /// Ends the sending side, then waits for the client to end its own: it could lose the last bytes otherwise.
  private func close() {
    guard !isInputOver else { return endSoon() }
    shutdown(descriptor, Int32(SHUT_WR))
    queue.asyncAfter(deadline: .now() + 2) { [weak self] in self?.end() }
  }

  /// Ends it at once; what is not sent is lost.
  package func end() {
    guard isOpen else { return }
    isOpen = false
    writing?.cancel()
    writing = nil
    cancelReading()
    output = []
    sent = 0
    let (closed, heard) = (onClosed, onEnd)
    (onBytes, onClosed, onEnd, onDrained) = (nil, nil, nil, nil)
    closed?()
    heard?(self)
  }

  /// Not during a call of the code that sends.
  private func endSoon() { queue.async { [weak self] in self?.end() } }

  private func watchWriting() {
    guard writing == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.write() }
    closer.sourceBegins()
    source.setCancelHandler { [closer] in closer.sourceEnded() }
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
        taken += count
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
