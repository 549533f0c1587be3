import Foundation
import FoundationNetworking
import UIKit

// Foundation on Linux declares stream tasks as unavailable. These declarations take their place.

extension URLSession {
  /// Creates a task that connects to a port of a host when it is resumed, and then transfers bytes in both directions.
  ///
  /// - Parameters:
  ///   - hostname: The name or the address of the host.
  ///   - port: The port, from 1 to 65535. With another one the task fails when it is resumed.
  /// - Returns: The task, which is suspended.
  public func streamTask(withHostName hostname: String, port: Int) -> URLSessionStreamTask {
    SocketStreamTask(session: self, host: hostname, port: port)
  }
  /// Creates a task that connects to a service that Bonjour found. Bonjour is not available here, so the service has an address only
  /// if the program knows its host, and the task fails when it is resumed.
  ///
  /// - Parameter service: The service.
  /// - Returns: The task, which is suspended.
  public func streamTask(with service: NetService) -> URLSessionStreamTask {
    SocketStreamTask(session: self, host: service.hostName ?? "", port: service.port)
  }
}

extension URLSessionStreamTask {
  /// Reads bytes after the reads that were requested before.
  ///
  /// - Parameters:
  ///   - minBytes: The least number of bytes to wait for. Fewer arrive at the end of the stream.
  ///   - maxBytes: The greatest number of bytes to read, at least 1.
  ///   - timeout: The longest time to wait, in seconds, or 0 to wait without an end.
  ///   - completionHandler: The closure that receives the bytes, whether the stream ended, and an error. It is called in
  ///     the session's delegate queue.
  public func readData(
    ofMinLength minBytes: Int, maxLength maxBytes: Int, timeout: TimeInterval,
    completionHandler: @escaping @Sendable (Data?, Bool, (any Error)?) -> Void
  ) {
    socketTask?.enqueueRead(from: minBytes, to: maxBytes, timeout: timeout, completionHandler)
  }
  /// Writes bytes after the writes that were requested before.
  ///
  /// - Parameters:
  ///   - data: The bytes.
  ///   - timeout: The longest time to wait, in seconds, or 0 to wait without an end.
  ///   - completionHandler: The closure that receives an error, or `nil` when all bytes were passed to the system. It is
  ///     called in the session's delegate queue.
  public func write(_ data: Data, timeout: TimeInterval, completionHandler: @escaping @Sendable ((any Error)?) -> Void)
  {
    socketTask?.enqueueWrite(data, timeout: timeout, completionHandler)
  }
  /// Closes the writing side after the writes that were requested before.
  public func closeWrite() { socketTask?.enqueueClose(ofWriting: true) }
  /// Closes the reading side after the reads that were requested before. Later reads fail with
  /// `URLError.networkConnectionLost`.
  public func closeRead() { socketTask?.enqueueClose(ofWriting: false) }
  /// Fails the task, because connections of stream tasks are not encrypted here: bytes that a program means to encrypt are not
  /// sent in the clear.
  public func startSecureConnection() { socketTask?.fail(URLError(.secureConnectionFailed)) }

  private var socketTask: SocketStreamTask? { self as? SocketStreamTask }
}
