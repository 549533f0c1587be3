import Foundation
import Glibc
import XCTest

/// Stream tasks, which Foundation on Linux does not have, against a server of the test.
/// See <https://developer.apple.com/documentation/foundation/urlsessionstreamtask>.
final class StreamTaskTests: XCTestCase {
  /// Receives what a session reports, in the session's delegate queue.
  private final class Delegate: NSObject, URLSessionStreamDelegate, @unchecked Sendable {
    let ended = XCTestExpectation(description: "ended")
    let closed = XCTestExpectation(description: "closed")
    let readClosed = XCTestExpectation(description: "read closed")
    var error: Error?

    func urlSession(_ session: URLSession, task: URLSessionTask, didCompleteWithError error: Error?) {
      self.error = error
      ended.fulfill()
    }
    func urlSession(_ session: URLSession, writeClosedFor streamTask: URLSessionStreamTask) { closed.fulfill() }
    func urlSession(_ session: URLSession, readClosedFor streamTask: URLSessionStreamTask) { readClosed.fulfill() }
  }

  /// Listens on a free port of the loopback address and serves one connection.
  private func listen(_ serve: @escaping @Sendable (Int32) -> Void) throws -> Int {
    let listener = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7f00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let port = withUnsafeMutablePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { pointer -> Bool in
        bind(listener, pointer, length) == 0 && Glibc.listen(listener, 1) == 0
          && getsockname(listener, pointer, &length) == 0
      }
    }
    XCTAssertTrue(port)
    DispatchQueue.global().async {
      let connection = accept(listener, nil, nil)
      Glibc.close(listener)
      guard connection >= 0 else { return }
      serve(connection)
      Glibc.close(connection)
    }
    return Int(UInt16(bigEndian: address.sin_port))
  }

  func testBytesAreWrittenAndReadInOrder() throws {
    let port = try listen { connection in
      var buffer = [UInt8](repeating: 0, count: 100)
      var count = recv(connection, &buffer, 100, 0)
      while count > 0 {
        send(connection, buffer, count, Int32(MSG_NOSIGNAL))
        count = recv(connection, &buffer, 100, 0)
      }
    }
    let delegate = Delegate()
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    let task = session.streamTask(withHostName: "127.0.0.1", port: port)
    XCTAssertEqual(task.state, .suspended)
    var log = [String]()
    let finished = expectation(description: "finished")
    // Requests before the start wait for it.
    task.write(Data("one two".utf8), timeout: 0) { log.append("write \($0 == nil)") }
    task.readData(ofMinLength: 4, maxLength: 4, timeout: 60) { data, isAtEnd, error in
      log.append("\(String(decoding: data ?? Data(), as: UTF8.self))|\(isAtEnd)|\(error == nil)")
      task.closeWrite()
    }
    task.readData(ofMinLength: 100, maxLength: 200, timeout: 60) { data, isAtEnd, error in
      log.append("\(String(decoding: data ?? Data(), as: UTF8.self))|\(isAtEnd)|\(error == nil)")
      finished.fulfill()
    }
    task.resume()
    XCTAssertEqual(task.state, .running)
    wait(for: [finished, delegate.closed], timeout: 60)
    XCTAssertEqual(log.filter { $0 != "write true" }, ["one |false|true", "two|true|true"])
    XCTAssertTrue(log.contains("write true"))
    task.cancel()
    wait(for: [delegate.ended], timeout: 60)
    XCTAssertEqual((delegate.error as? URLError)?.code, .cancelled)
    XCTAssertEqual(task.state, .completed)
  }

  /// "Any outstanding reads complete, but future reads will immediately fail" (NSURLSession.h, of `readClosedForStreamTask`).
  func testReadsAfterTheReadingSideIsClosedFail() throws {
    let port = try listen { connection in
      send(connection, "ab", 2, Int32(MSG_NOSIGNAL))
      var byte: UInt8 = 0
      while recv(connection, &byte, 1, 0) > 0 { send(connection, "cd", 2, Int32(MSG_NOSIGNAL)) }
    }
    let delegate = Delegate()
    let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
    let task = session.streamTask(withHostName: "127.0.0.1", port: port)
    let (before, after) = (expectation(description: "before"), expectation(description: "after"))
    task.readData(ofMinLength: 2, maxLength: 2, timeout: 60) { data, _, error in
      XCTAssertEqual(data, Data("ab".utf8))
      XCTAssertNil(error)
      before.fulfill()
    }
    task.closeRead()
    task.readData(ofMinLength: 1, maxLength: 2, timeout: 60) { data, _, error in
      XCTAssertNil(data)
      XCTAssertEqual((error as? URLError)?.code, .networkConnectionLost)
      after.fulfill()
    }
    task.resume()
    wait(for: [before, delegate.readClosed, after], timeout: 60)
    // The writing side is still open, and what the server sends is not read.
    let (written, late) = (expectation(description: "written"), expectation(description: "late"))
    task.write(Data("x".utf8), timeout: 60) { error in
      XCTAssertNil(error)
      written.fulfill()
    }
    wait(for: [written], timeout: 60)
    task.readData(ofMinLength: 2, maxLength: 2, timeout: 60) { data, _, error in
      XCTAssertNil(data)
      XCTAssertNotNil(error)
      late.fulfill()
    }
    wait(for: [late], timeout: 60)
    task.cancel()
  }

  func testBytesOfAReadWithoutTimeAreKept() throws {
    let released = DispatchSemaphore(value: 0)
    let port = try listen { connection in
      send(connection, "ab", 2, Int32(MSG_NOSIGNAL))
      released.wait()
      send(connection, "cd", 2, Int32(MSG_NOSIGNAL))
    }
    let session = URLSession(configuration: .ephemeral)
    let task = session.streamTask(withHostName: "127.0.0.1", port: port)
    let late = expectation(description: "late")
    task.readData(ofMinLength: 4, maxLength: 4, timeout: 0.05) { data, _, error in
      XCTAssertNil(data)
      XCTAssertEqual((error as? URLError)?.code, .timedOut)
      late.fulfill()
    }
    task.resume()
    wait(for: [late], timeout: 60)
    released.signal()
    let read = expectation(description: "read")
    task.readData(ofMinLength: 4, maxLength: 4, timeout: 0) { data, _, _ in
      XCTAssertEqual(data, Data("abcd".utf8))
      read.fulfill()
    }
    wait(for: [read], timeout: 60)
    task.cancel()
  }

  /// `cancel()` is called before, while and after the socket connects and the read begins to wait.
  func testCancelingEndsAReadThatWaits() throws {
    for round in 0..<60 {
      let released = DispatchSemaphore(value: 0)
      let port = try listen { connection in
        send(connection, "a", 1, Int32(MSG_NOSIGNAL))
        released.wait()
      }
      defer { released.signal() }
      let delegate = Delegate()
      let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
      let task = session.streamTask(withHostName: "127.0.0.1", port: port)
      task.resume()
      if round >= 20 {
        let connected = expectation(description: "connected")
        task.readData(ofMinLength: 1, maxLength: 1, timeout: 0) { _, _, _ in connected.fulfill() }
        wait(for: [connected], timeout: 60)
      }
      let failed = expectation(description: "failed")
      task.readData(ofMinLength: 2, maxLength: 2, timeout: 0) { data, isAtEnd, error in
        XCTAssertEqual((error as? URLError)?.code, .cancelled)
        XCTAssertNil(data)
        XCTAssertFalse(isAtEnd)
        failed.fulfill()
      }
      if round >= 40 { usleep(1000) }
      task.cancel()
      // The delegate is called after the handlers of the requests.
      wait(for: [failed, delegate.ended], timeout: 60, enforceOrder: true)
    }
  }

  func testWrongHostsAndPortsFail() {
    for (host, port, code) in [
      ("127.0.0.1", 0, URLError.cannotFindHost), ("127.0.0.1", 70_000, .cannotFindHost), ("", 80, .cannotFindHost),
      ("127.0.0.1", 1, .cannotConnectToHost),
    ] {
      let delegate = Delegate()
      let session = URLSession(configuration: .ephemeral, delegate: delegate, delegateQueue: nil)
      let task = session.streamTask(withHostName: host, port: port)
      task.resume()
      wait(for: [delegate.ended], timeout: 60)
      XCTAssertEqual((delegate.error as? URLError)?.code, code, "\(host):\(port)")
      XCTAssertEqual(task.state, .completed)
    }
  }
}
