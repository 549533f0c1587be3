import Foundation
import Glibc
import XCTest

/// A server that answers every request on a port of the loopback interface with the same bytes, on its own thread.
final class LoopbackServer: @unchecked Sendable {
  let url: URL
  private let socket: Int32

  init(answer: String) throws {
    socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    guard socket >= 0 else { throw XCTSkip("no sockets here") }
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    var length = socklen_t(MemoryLayout<sockaddr_in>.size)
    let socket = socket
    let isBound = withUnsafeMutablePointer(to: &address) { pointer in
      pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) { raw in
        // Port 0 selects a free one.
        bind(socket, raw, length) == 0 && listen(socket, 8) == 0 && getsockname(socket, raw, &length) == 0
      }
    }
    guard isBound else {
      close(socket)
      throw XCTSkip("the loopback interface cannot be bound")
    }
    url = URL(string: "http://127.0.0.1:\(UInt16(bigEndian: address.sin_port))/answer")!
    let response =
      "HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nContent-Length: \(answer.utf8.count)\r\nConnection: close\r\n\r\n"
      + answer
    Thread.detachNewThread {
      while true {
        let connection = accept(socket, nil, nil)
        if connection < 0 { return }
        var request = [UInt8]()
        var chunk = [UInt8](repeating: 0, count: 2048)
        // The head ends with an empty line.
        while !request.suffix(4).elementsEqual([13, 10, 13, 10]) {
          let count = recv(connection, &chunk, chunk.count, 0)
          if count <= 0 { break }
          request += chunk[0..<count]
        }
        _ = response.withCString { send(connection, $0, strlen($0), Int32(MSG_NOSIGNAL)) }
        close(connection)
      }
    }
  }

  deinit {
    shutdown(socket, Int32(SHUT_RDWR))
    close(socket)
  }
}
