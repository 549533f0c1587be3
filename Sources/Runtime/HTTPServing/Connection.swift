import Foundation

/// A non-blocking TCP connection to a client.
///
/// Use the connection only on its queue. Callbacks are called on that queue.
package final class Connection: @unchecked Sendable {
  /// A closure that is called when bytes are received. The bytes are valid during the call.
  package var onBytes: ((Connection, UnsafeRawBufferPointer) -> Void)?
  /// A closure that is called once when the connection has ended, for any reason.
  package var onEnd: ((Connection) -> Void)?
  /// A closure that is called before `onEnd`. The server that accepted the connection sets it.
  var onClosed: (() -> Void)?
  /// A closure that is called when all bytes to send have been passed to the operating system.
  package var onDrained: ((Connection) -> Void)?
  package private(set) var isOpen = true
  /// Indicates whether the connection remains open after the client has sent all its data, because a response is being
  /// created.
  var staysOpenAfterInput = false

  private let descriptor: Int32
  private let closer: DescriptorCloser
  private let queue: DispatchQueue
  private let buffer: ReadBuffer
  private let readSource: any DispatchSourceRead
  private var writeSource: (any DispatchSourceWrite)?
  private var output: [UInt8] = []
  private var sentCount = 0
  private var isClosing = false
  /// Indicates whether the client has closed its sending side. The client may still receive bytes.
  private var isInputFinished = false
  /// The total number of bytes that the operating system has accepted for sending.
  private var acceptedCount = 0

  /// The interval, in seconds, at which the progress of a closing connection is checked. In each interval, the client
  /// must receive at least `minimumProgress` bytes.
  private static let timeout = 10
  /// The minimum number of bytes that the client of a closing connection must receive in each interval of `timeout`.
  private static let minimumProgress = 16 << 10

  /// The number of bytes that have not been sent yet.
  package var pendingByteCount: Int { output.count - sentCount }

  /// Creates a connection that uses and owns the file descriptor of a socket.
  init(descriptor: Int32, queue: DispatchQueue, buffer: ReadBuffer) {
    self.descriptor = descriptor
    closer = DescriptorCloser(descriptor: descriptor)
    self.queue = queue
    self.buffer = buffer
    readSource = DispatchSource.makeReadSource(fileDescriptor: descriptor, queue: queue)
    readSource.setEventHandler { [weak self] in self?.read() }
    readSource.setCancelHandler { [closer] in closer.removeSource() }
    readSource.activate()
  }

  /// Closes the descriptor when its last dispatch source has ended. After an earlier close, the number could already
  /// belong to another file.
  private final class DescriptorCloser: @unchecked Sendable {
    private let descriptor: Int32
    private var sourceCount = 1

    init(descriptor: Int32) { self.descriptor = descriptor }

    func addSource() { sourceCount += 1 }

    func removeSource() {
      sourceCount -= 1
      if sourceCount == 0 { _ = Glibc.close(descriptor) }
    }
  }

  deinit { if isOpen { cancelReading() } }

  /// Cancels the read source. A suspended source is resumed first, because otherwise it would not be cancelled.
  private func cancelReading() {
    readSource.cancel()
    if isInputFinished { readSource.resume() }
  }

  private func read() {
    guard isOpen else { return }
    let bytes = buffer.bytes
    let count = recv(descriptor, bytes.baseAddress, bytes.count, 0)
    if count > 0 {
      // Bytes after the last response are read and discarded, so that the client receives that response.
      if !isClosing { onBytes?(self, UnsafeRawBufferPointer(rebasing: bytes[..<count])) }
    } else if count == 0, staysOpenAfterInput || (isClosing && pendingByteCount > 0) {
      isInputFinished = true
      readSource.suspend()
    } else if count == 0 || (errno != EAGAIN && errno != EINTR) {
      end()
    }
  }

  /// Sends bytes immediately if possible, and buffers the remaining bytes. `hasMore` indicates whether more bytes
  /// follow immediately.
  package func send(_ bytes: [UInt8], hasMore: Bool = false) { bytes.withUnsafeBytes { send($0, hasMore: hasMore) } }

  /// Sends bytes immediately if possible, and buffers the remaining bytes. `hasMore` indicates whether more bytes
  /// follow immediately.
  package func send(_ bytes: UnsafeRawBufferPointer, hasMore: Bool = false) {
    guard isOpen, !isClosing, !bytes.isEmpty else { return }
    var remainingBytes = bytes
    if pendingByteCount == 0 {
      let flags = Int(MSG_NOSIGNAL) | (hasMore ? Int(MSG_MORE) : 0)
      let count = Glibc.send(descriptor, remainingBytes.baseAddress, remainingBytes.count, Int32(flags))
      if count > 0 {
        acceptedCount += count
        remainingBytes = UnsafeRawBufferPointer(rebasing: remainingBytes[count...])
      } else if count < 0, errno != EAGAIN, errno != EINTR {
        return scheduleEnd()
      }
    }
    guard !remainingBytes.isEmpty else { return }
    output.append(contentsOf: remainingBytes)
    watchWriting()
  }

  /// Closes the connection after all bytes have been sent.
  package func finish() {
    guard isOpen, !isClosing else { return }
    isClosing = true
    if pendingByteCount == 0 { close() } else { watchProgress(since: acceptedCount) }
  }

  /// Ends a closing connection if its client receives fewer than `minimumProgress` bytes in an interval.
  private func watchProgress(since startCount: Int) {
    queue.asyncAfter(deadline: .now() + .seconds(Connection.timeout)) { [weak self] in
      guard let self, self.isOpen, self.pendingByteCount > 0 else { return }
      guard self.acceptedCount - startCount >= Connection.minimumProgress else { return self.end() }
      self.watchProgress(since: self.acceptedCount)
    }
  }

  /// Closes the sending side, then waits until the client closes its own. If the socket were closed immediately, the
  /// client might not receive the last bytes.
  private func close() {
    guard !isInputFinished else { return scheduleEnd() }
    shutdown(descriptor, Int32(SHUT_WR))
    queue.asyncAfter(deadline: .now() + 2) { [weak self] in self?.end() }
  }

  /// Ends the connection immediately, and discards unsent bytes.
  package func end() {
    guard isOpen else { return }
    isOpen = false
    writeSource?.cancel()
    writeSource = nil
    cancelReading()
    output = []
    sentCount = 0
    let (closed, heard) = (onClosed, onEnd)
    (onBytes, onClosed, onEnd, onDrained) = (nil, nil, nil, nil)
    closed?()
    heard?(self)
  }

  /// Ends the connection asynchronously on its queue, so that `onEnd` is not called during `send`.
  private func scheduleEnd() { queue.async { [weak self] in self?.end() } }

  private func watchWriting() {
    guard writeSource == nil else { return }
    let source = DispatchSource.makeWriteSource(fileDescriptor: descriptor, queue: queue)
    source.setEventHandler { [weak self] in self?.write() }
    closer.addSource()
    source.setCancelHandler { [closer] in closer.removeSource() }
    source.activate()
    writeSource = source
  }

  private func write() {
    guard isOpen else { return }
    while pendingByteCount > 0 {
      let count = output.withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress! + sentCount, $0.count - sentCount, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sentCount += count
        acceptedCount += count
      } else if errno == EAGAIN || errno == EINTR {
        break
      } else {
        return end()
      }
    }
    if pendingByteCount == 0 {
      output.removeAll(keepingCapacity: output.count < 1 << 20)
      sentCount = 0
      writeSource?.cancel()
      writeSource = nil
      if isClosing { close() } else { onDrained?(self) }
    } else if sentCount > 1 << 20 {
      output.removeFirst(sentCount)
      sentCount = 0
    }
  }
}
