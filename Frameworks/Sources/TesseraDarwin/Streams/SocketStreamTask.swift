import Foundation
import FoundationNetworking
import UIKit

/// A stream task over a TCP socket.
///
/// Reads run one after another, and so do writes; a read that waits does not keep a write waiting. Both queues are
/// suspended until the socket is connected. See <https://developer.apple.com/documentation/foundation/urlsessionstreamtask>.
final class SocketStreamTask: URLSessionStreamTask, @unchecked Sendable {
  private let session: URLSession
  private let host: String
  private let port: Int
  private let reads = SocketStreamTask.queue("reads")
  private let writes = SocketStreamTask.queue("writes")

  private let lock = NSLock()
  private var currentState = URLSessionTask.State.suspended
  private var failure: (any Error)?
  private var hasStarted = false
  private var socket: StreamSocket?
  private var isReadClosed = false

  init(session: URLSession, host: String, port: Int) {
    (self.session, self.host, self.port) = (session, host, port)
    super.init()
  }

  private static func queue(_ name: String) -> OperationQueue {
    let queue = OperationQueue()
    (queue.name, queue.maxConcurrentOperationCount, queue.isSuspended) = ("URLSessionStreamTask \(name)", 1, true)
    return queue
  }

  /// The address of the task, which no other task has and which the numbers of a session's other tasks do not reach.
  override var taskIdentifier: Int { Int(bitPattern: ObjectIdentifier(self)) }
  override var state: URLSessionTask.State { lock.withLock { currentState } }
  override var error: (any Error)? { lock.withLock { failure } }
  override var originalRequest: URLRequest? { nil }
  override var currentRequest: URLRequest? { nil }
  override var response: URLResponse? { nil }

  override func resume() {
    let (starts, goesOn) = lock.withLock {
      guard currentState == .suspended else { return (false, false) }
      currentState = .running
      let starts = !hasStarted
      hasStarted = true
      return (starts, socket != nil)
    }
    if goesOn { letQueuesRun() }
    if starts { DispatchQueue.global().async { self.connect() } }
  }

  override func suspend() {
    let suspends = lock.withLock {
      guard currentState == .running else { return false }
      currentState = .suspended
      return true
    }
    if suspends { for queue in [reads, writes] { queue.isSuspended = true } }
  }

  override func cancel() { fail(URLError(.cancelled)) }

  private func letQueuesRun() {
    for queue in [reads, writes] { queue.isSuspended = false }
  }

  private func connect() {
    do {
      let connected = try StreamSocket(host: host, port: port)
      let runs = lock.withLock {
        guard failure == nil else { return false }
        socket = connected
        return currentState == .running
      }
      if runs { letQueuesRun() }
    } catch {
      fail(error)
    }
  }

  /// Ends the task with an error, which the requests in the queues receive too.
  func fail(_ error: any Error) {
    let ends = lock.withLock {
      guard failure == nil else { return false }
      failure = error
      currentState = .completed
      socket?.shutDown()
      return true
    }
    guard ends else { return }
    letQueuesRun()
    // The requests in the queues receive their errors first, then the delegate.
    reads.addOperation { [self] in
      writes.addOperation { [self] in
        session.delegateQueue.addOperation { [self] in
          (session.delegate as? any URLSessionTaskDelegate)?.urlSession(
            session, task: self, didCompleteWithError: error)
        }
      }
    }
  }

  /// Performs work on the socket, or receives the error of the task.
  private func withSocket<Value>(_ work: (StreamSocket) throws -> Value) -> Result<Value, any Error> {
    let (socket, failure) = lock.withLock { (self.socket, self.failure) }
    if let failure { return .failure(failure) }
    guard let socket else { return .failure(URLError(.cannotConnectToHost)) }
    let result = Result { try work(socket) }
    // A socket that `cancel()` shut down fails with another error, or it seems to have reached the end of the stream.
    return error.map { .failure($0) } ?? result
  }

  func enqueueRead(
    from least: Int, to most: Int, timeout: TimeInterval,
    _ handler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
  ) {
    reads.addOperation { [self] in
      let result = withSocket {
        // Linux still delivers bytes that arrive after the reading side was shut down.
        if lock.withLock({ isReadClosed }) { throw URLError(.networkConnectionLost) }
        return try $0.read(from: least, to: most, timeout: timeout)
      }
      session.delegateQueue.addOperation {
        switch result {
        case .success(let read): handler(read.data, read.isAtEnd, nil)
        case .failure(let error): handler(nil, false, error)
        }
      }
    }
  }

  func enqueueWrite(_ data: Data, timeout: TimeInterval, _ handler: @escaping @Sendable ((any Error)?) -> Void) {
    writes.addOperation { [self] in
      let result = withSocket { try $0.write(data, timeout: timeout) }
      session.delegateQueue.addOperation {
        if case .failure(let error) = result { handler(error) } else { handler(nil) }
      }
    }
  }

  func enqueueClose(ofWriting closesWriting: Bool) {
    (closesWriting ? writes : reads).addOperation { [self] in
      guard case .success = withSocket({ $0.close(writing: closesWriting) }) else { return }
      if !closesWriting { lock.withLock { isReadClosed = true } }
      session.delegateQueue.addOperation { [self] in
        guard let delegate = session.delegate as? any URLSessionStreamDelegate else { return }
        if closesWriting {
          delegate.urlSession(session, writeClosedFor: self)
        } else {
          delegate.urlSession(session, readClosedFor: self)
        }
      }
    }
  }
}
