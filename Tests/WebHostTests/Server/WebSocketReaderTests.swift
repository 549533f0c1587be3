import Foundation
import TestSupport
import XCTest

@testable import WebHost

/// WebSocket frames (RFC 6455, section 5) that are received in pieces of any size.
@preconcurrency @MainActor
final class WebSocketReaderTests: XCTestCase {
  private func events(_ bytes: [UInt8], limit: Int = 1000) throws -> [WebSocketReader.Event] {
    var reader = WebSocketReader(limit: limit)
    reader.append(bytes)
    var events: [WebSocketReader.Event] = []
    while let event = try reader.next() { events.append(event) }
    return events
  }

  private func violation(_ bytes: [UInt8], limit: Int = 1000) -> UInt16? {
    do {
      _ = try events(bytes, limit: limit)
      return nil
    } catch {
      return (error as? WebSocketReader.Violation)?.code
    }
  }

  func testMessagesPingsAndTheEnd() throws {
    let bytes =
      PageClient.frame(2, [1, 2, 3]) + PageClient.frame(9, [7]) + PageClient.frame(2, [], isLast: true)
      + PageClient.frame(10, []) + PageClient.frame(8, [3, 232])
    XCTAssertEqual(try events(bytes), [.message([1, 2, 3]), .ping([7]), .message([]), .pong, .close])
  }

  /// The example of a masked frame in the standard (5.7), as a binary frame.
  func testTheStandardsExample() throws {
    XCTAssertEqual(
      try events([0x82, 0x85, 0x37, 0xfa, 0x21, 0x3d, 0x7f, 0x9f, 0x4d, 0x51, 0x58]), [.message(Array("Hello".utf8))])
  }

  func testAMessageInParts_withAPingBetween() throws {
    let bytes =
      PageClient.frame(2, [1], isLast: false) + PageClient.frame(9, []) + PageClient.frame(0, [2], isLast: false)
      + PageClient.frame(0, [3])
    XCTAssertEqual(try events(bytes), [.ping([]), .message([1, 2, 3])])
  }

  func testLengthsOfAllThreeKinds() throws {
    for length in [0, 1, 125, 126, 127, 65535, 65536, 70000] {
      let payload = (0..<length).map { UInt8(truncatingIfNeeded: $0 * 7) }
      XCTAssertEqual(try events(PageClient.frame(2, payload), limit: 70000), [.message(payload)], "\(length)")
    }
  }

  func testErrors_haveTheirCodes() {
    XCTAssertEqual(violation([0x82, 0x01, 0]), 1002, "without a mask")
    XCTAssertEqual(violation([0xC2, 0x80, 0, 0, 0, 0]), 1002, "an extension")
    XCTAssertEqual(violation(PageClient.frame(3, [])), 1002, "an unknown kind")
    XCTAssertEqual(violation(PageClient.frame(0, [])), 1002, "a continuation of nothing")
    XCTAssertEqual(violation(PageClient.frame(2, [], isLast: false) + PageClient.frame(2, [])), 1002)
    XCTAssertEqual(violation(PageClient.frame(9, [], isLast: false)), 1002, "a ping in parts")
    XCTAssertEqual(violation(PageClient.frame(9, [UInt8](repeating: 0, count: 126))), 1002, "a long ping")
    XCTAssertEqual(violation(PageClient.frame(1, [65])), 1003, "text")
  }

  /// A frame that is too long is rejected after its header, without waiting for its payload.
  func testTooMuch_isRefusedBeforeItComes() {
    XCTAssertEqual(violation([0x82, 0xFE, 0x10, 0x00]), 1009)
    XCTAssertEqual(violation([0x82, 0xFF, 0x7F, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), 1009)
    XCTAssertEqual(violation([0x82, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF]), 1009)
    let half = [UInt8](repeating: 1, count: 600)
    XCTAssertEqual(violation(PageClient.frame(2, half, isLast: false) + PageClient.frame(0, half)), 1009)
  }

  func testAMessageInTooManyFrames_isRefused() {
    let first = PageClient.frame(2, [], isLast: false)
    let next = PageClient.frame(0, [], isLast: false)
    let most = WebSocketReader.frameCountLimit - 1
    XCTAssertNil(violation(first + (0..<most).flatMap { _ in next }))
    XCTAssertEqual(violation(first + (0...most).flatMap { _ in next }), 1008)
  }

  /// Four times as many frames of one byte take about four times as long, not sixteen times, because frames are
  /// appended in place.
  func testFramesAreAppendedInPlace() throws {
    func seconds(_ count: Int) throws -> Double {
      var reader = WebSocketReader(limit: count + 1, frameCountLimit: .max)
      reader.append(
        PageClient.frame(2, [1], isLast: false) + (0..<count).flatMap { _ in [0, 0x81, 0, 0, 0, 0, 7] as [UInt8] })
      var start = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &start)
      XCTAssertNil(try reader.next())
      var end = timespec()
      clock_gettime(CLOCK_THREAD_CPUTIME_ID, &end)
      return Double(end.tv_sec - start.tv_sec) + Double(end.tv_nsec - start.tv_nsec) / 1e9
    }
    let few = try seconds(50_000)
    XCTAssertLessThan(try seconds(200_000), max(few, 0.02) * 9)
  }

  func testRandomMessages_cutAnywhere_areTheSame() throws {
    try SeedRun(release: 3000, debug: 150).check("frames of a WebSocket", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var bytes: [UInt8] = []
      var sent: [WebSocketReader.Event] = []
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        let parts = (0..<Int.random(in: 1...3, using: &random)).map { _ in
          (0..<Int.random(in: 0...200, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
        }
        for (index, part) in parts.enumerated() {
          bytes += PageClient.frame(index == 0 ? 2 : 0, part, isLast: index == parts.count - 1)
        }
        sent.append(.message(Array(parts.joined())))
      }
      var reader = WebSocketReader(limit: 1000)
      var events: [WebSocketReader.Event] = []
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Int.random(in: 1...min(90, rest.count), using: &random)
        reader.append(rest.prefix(count))
        rest = rest.dropFirst(count)
        while let event = try reader.next() { events.append(event) }
      }
      return events == sent ? nil : "\(events) instead of \(sent)"
    }
  }

  func testRandomBytes_neverDoMoreThanThrow() {
    SeedRun(release: 100_000, debug: 2_000).check("bytes of a WebSocket", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var reader = WebSocketReader(limit: 64)
      reader.append((0..<Int.random(in: 0...80, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) })
      while let event = try? reader.next() {
        if case .message(let message) = event, message.count > 64 { return "a message of \(message.count) bytes" }
      }
      return nil
    }
  }
}
