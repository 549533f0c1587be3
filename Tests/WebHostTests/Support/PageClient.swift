import Foundation
import XCTest

@testable import WebHost

/// A client that replaces a browser, with one raw connection to the host. It runs on the main thread, like the host.
@MainActor
final class PageClient {
  struct Problem: Error, CustomStringConvertible { let description: String }

  private(set) var received: [UInt8] = []
  private(set) var isEnded = false
  /// Indicates whether frames are acknowledged, as a page does after showing them.
  var answersFrames = true
  var canvas = CanvasModel()
  private(set) var frameSizes: [Int] = []
  private(set) var title = ""
  private(set) var cursor = ""
  private(set) var isWriting = false
  private(set) var copied: [String] = []
  /// The numbers of times that the user can go back, as the host sent them.
  private(set) var backDepths: [Int] = []
  /// The number of answers to the question whether the host is there.
  private(set) var checkAnswers = 0
  private(set) var links: [String] = []
  private(set) var downloads: [(id: UInt32, name: String)] = []
  private(set) var choices: [(id: UInt32, allowsMultiple: Bool)] = []
  private(set) var endedChoices: [UInt32] = []
  /// The data by type that the program has copied, apart from text.
  private(set) var copiedItems: [[String: [UInt8]]] = []
  /// The code and the reason with which the host closed the connection.
  private(set) var closing: (code: Int, reason: String)?
  private var unanswered: [UInt32] = []
  private var isSocket = false
  private let descriptor: Int32
  private let port: UInt16

  init(port: UInt16) throws {
    self.port = port
    descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let status = withUnsafePointer(to: &address) {
      $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard status == 0 else {
      close(descriptor)
      throw Problem(description: "no connection to port \(port)")
    }
    _ = fcntl(descriptor, F_SETFL, O_NONBLOCK)
  }

  deinit { close(descriptor) }

  /// Closes the connection, as after a crash of the browser.
  func hangUp() {
    shutdown(descriptor, Int32(SHUT_RDWR))
    isEnded = true
  }

  // MARK: HTTP

  func request(_ method: String, _ target: String, _ fields: [String: String?] = [:]) -> [UInt8] {
    var all: [String: String?] = ["Host": "127.0.0.1:\(port)"]
    all.merge(fields) { $1 }
    let lines = all.compactMap { name, value in value.map { "\(name): \($0)\r\n" } }
    return Array("\(method) \(target) HTTP/1.1\r\n\(lines.joined())\r\n".utf8)
  }

  /// Sends a request and returns the whole response after the host has closed the connection.
  func answer(_ method: String, _ target: String, _ fields: [String: String?] = [:], body: [UInt8] = []) throws
    -> (status: Int, head: String, body: String)
  {
    send(raw: request(method, target, fields) + body)
    try wait { self.isEnded }
    let text = String(decoding: received, as: UTF8.self)
    // Swift treats CR LF as one character.
    let parts = text.components(separatedBy: "\r\n\r\n")
    let status = Int(text.split(separator: " ").dropFirst().first ?? "") ?? 0
    return (status, parts[0], parts.dropFirst().joined(separator: "\r\n\r\n"))
  }

  func send(raw bytes: [UInt8]) {
    var sent = 0
    while sent < bytes.count, !isEnded {
      let count = bytes[sent...].withUnsafeBytes {
        Glibc.send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL))
      }
      if count > 0 {
        sent += count
      } else if errno == EAGAIN {
        poll()
        _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.002))
      } else {
        isEnded = true
      }
    }
  }

  // MARK: WebSocket

  static let upgrade: [String: String?] = [
    "Upgrade": "websocket", "Connection": "keep-alive, Upgrade", "Sec-WebSocket-Version": "13",
    "Sec-WebSocket-Key": "dGhlIHNhbXBsZSBub25jZQ==",
  ]

  /// Opens the WebSocket of the page. Throws the host's response if the host refuses it.
  func open(token: String, _ fields: [String: String?] = [:]) throws {
    let all = Self.upgrade.merging(["Origin": "http://127.0.0.1:\(port)"]) { $1 }.merging(fields) { $1 }
    send(raw: request("GET", "/socket?token=\(token)", all))
    let end = Array("\r\n\r\n".utf8)
    try wait { self.isEnded || self.received.firstRange(of: end) != nil }
    guard let range = received.firstRange(of: end), received.starts(with: Array("HTTP/1.1 101 ".utf8)) else {
      throw Problem(description: String(decoding: received, as: UTF8.self))
    }
    received.removeSubrange(..<range.upperBound)
    isSocket = true
    poll()
  }

  /// Sends a message with a mask, as browsers do.
  func send(_ message: [UInt8]) { send(raw: PageClient.frame(2, message)) }

  static func frame(_ opcode: UInt8, _ payload: [UInt8], isLast: Bool = true) -> [UInt8] {
    var frame = WebSocketReader.header(opcode: opcode, length: payload.count)
    if !isLast { frame[0] &= 0x7f }
    frame[1] |= 0x80
    let mask: [UInt8] = [0x12, 0x34, 0x56, 0x78]
    return frame + mask + payload.enumerated().map { $1 ^ mask[$0 & 3] }
  }

  func hello(_ host: WebHost, width: Int, height: Int, scale: Double = 1, dark: Bool = false) throws {
    try open(token: host.token)
    send(PageWriter.hello(width: width, height: height, scale: scale, dark: dark))
    try wait { self.canvas.frameCount > 0 || !self.answersFrames }
  }

  /// Acknowledges the frames that were not acknowledged.
  func answerFrames() {
    for frame in unanswered { send(PageWriter.shown(frame)) }
    unanswered = []
  }

  /// Reads the received data.
  func poll() {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while !isEnded {
      let count = recv(descriptor, &buffer, buffer.count, 0)
      if count > 0 {
        received += buffer[..<count]
      } else if count == 0 || errno != EAGAIN {
        isEnded = true
      } else {
        break
      }
    }
    if isSocket { takeFrames() }
  }

  private func takeFrames() {
    var at = 0
    while received.count - at >= 2 {
      let opcode = received[at] & 15
      var length = Int(received[at + 1])
      var header = 2
      if length >= 126 {
        let size = length == 126 ? 2 : 8
        guard received.count - at >= 2 + size else { break }
        length = received[at + 2..<at + 2 + size].reduce(0) { $0 << 8 | Int($1) }
        header += size
      }
      guard received.count - at >= header + length else { break }
      let payload = Array(received[at + header..<at + header + length])
      at += header + length
      switch opcode {
      case 2: take(payload)
      case 10: pongs += 1
      case 8: closing = (Int(payload[0]) << 8 | Int(payload[1]), String(decoding: payload[2...], as: UTF8.self))
      default: break
      }
    }
    received.removeFirst(at)
  }

  private func take(_ message: [UInt8]) {
    let text = String(decoding: message.dropFirst(4), as: UTF8.self)
    switch message[0] {
    case 1:
      frameSizes.append(message.count)
      do { try canvas.apply(message) } catch { XCTFail("\(error)") }
      if answersFrames { send(PageWriter.shown(canvas.lastNumber)) } else { unanswered.append(canvas.lastNumber) }
    case 2: title = text
    case 3: cursor = text
    case 4: isWriting = message[4] == 1
    case 5: copied.append(text)
    case 6: copiedItems.append(Self.parts(message))
    case 7: backDepths.append(Int(message[4]))
    case 8: checkAnswers += 1
    case 9: links.append(text)
    case 10: downloads.append((Self.word(message, 4), String(decoding: message.dropFirst(8), as: UTF8.self)))
    case 11: choices.append((Self.word(message, 4), Self.word(message, 8) == 1))
    case 12: endedChoices.append(Self.word(message, 4))
    default: XCTFail("an unknown message of the host: \(message.prefix(8))")
    }
  }

  private static func word(_ message: [UInt8], _ index: Int) -> UInt32 {
    (0..<4).reduce(0) { $0 | UInt32(message[index + $1]) << UInt32($1 * 8) }
  }

  private static func parts(_ message: [UInt8]) -> [String: [UInt8]] {
    func word(_ index: Int) -> Int { (0..<4).reduce(0) { $0 | Int(message[index + $1]) << ($1 * 8) } }
    var result: [String: [UInt8]] = [:]
    var offset = 8
    for _ in 0..<word(4) {
      let (typeLength, length) = (word(offset), word(offset + 4))
      let type = String(decoding: message[(offset + 8)..<(offset + 8 + typeLength)], as: UTF8.self)
      offset += 8 + typeLength + length
      result[type] = Array(message[(offset - length)..<offset])
    }
    return result
  }

  /// Runs the host and this page until a condition is true, or throws after the time limit.
  func wait(_ seconds: TimeInterval = 180, until condition: () -> Bool) throws {
    let end = Date(timeIntervalSinceNow: seconds)
    poll()
    while !condition() {
      guard Date() < end else { throw Problem(description: "it did not come within \(seconds) s") }
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.004))
      poll()
    }
  }

  /// Runs the host and this page until the sent messages have been handled, which the reply to a ping shows.
  func settle() throws {
    let before = pongs
    send(raw: PageClient.frame(9, Array("now".utf8)))
    try wait { self.closing != nil || self.isEnded || self.pongs > before }
    // Work that the host has deferred to the main queue.
    for _ in 0..<3 { _ = RunLoop.main.run(mode: .default, before: Date()) }
    poll()
  }

  private var pongs = 0
}
