import RuntimeInterface
import TestSupport
import XCTest

@testable import WebHost

/// Decoding the messages of a page. Invalid messages are reported and have no effect.
final class PageMessageTests: XCTestCase {
  func testEachMessage_isRead() throws {
    let view = PageMessage.View(width: 800, height: 600, scale: 1.5, prefersDark: true)
    XCTAssertEqual(
      try PageMessage(PageWriter.hello(width: 800, height: 600, scale: 1.5, dark: true, visible: false)),
      .hello(view, isVisible: false, hasFocus: true))
    XCTAssertEqual(try PageMessage(PageWriter.view(width: 800, height: 600, scale: 1.5, dark: true)), .view(view))
    XCTAssertEqual(try PageMessage(PageWriter.visible(true)), .visible(true))
    XCTAssertEqual(try PageMessage(PageWriter.shown(70_000)), .shown(frame: 70_000))
    XCTAssertEqual(
      try PageMessage(PageWriter.mouse(3.5, -4, buttons: 5, time: 12.25)),
      .mouse([.init(x: 3.5, y: -4, buttons: 5, pressure: 0.5, time: 12.25)], []))
    XCTAssertEqual(
      try PageMessage(PageWriter.finger(7, 2, 1, 2)),
      .finger(id: 7, isPen: false, .up, [.init(x: 1, y: 2, buttons: 1, pressure: 0.5, time: 0)], []))
    XCTAssertEqual(
      try PageMessage(PageWriter.wheel(1, 2, dy: -60, notches: -1)),
      .wheel(.init(x: 1, y: 2, dx: 0, dy: -60, notchesX: 0, notchesY: -1, time: 0), []))
    XCTAssertEqual(
      try PageMessage(PageWriter.key(4, down: true, "ä", modifiers: 3)),
      .key(
        .init(isDown: true, isRepeat: false, usage: 4, characters: "ä", plain: "ä", time: 0), [.shift, .control]))
    XCTAssertEqual(try PageMessage(PageWriter.composing("にほん", 1, 3)), .composing("にほん", start: 1, end: 3))
    XCTAssertEqual(try PageMessage(PageWriter.files(9, 2, 5, 6)), .files(drop: 9, count: 2, x: 5, y: 6))
    XCTAssertEqual(try PageMessage([22]), .check)
    XCTAssertEqual(try PageMessage(PageWriter(23).word(4).byte(0).word(9).bytes), .choice(id: 4, .files(drop: 9)))
    XCTAssertEqual(try PageMessage(PageWriter(23).word(4).byte(1).word(0).bytes), .choice(id: 4, .hostFiles))
    XCTAssertEqual(try PageMessage(PageWriter(23).word(4).byte(2).word(0).bytes), .choice(id: 4, .cancelled))
  }

  func testNonsense_isNamed() {
    for (bytes, word) in [
      ([], "truncated"), ([0], "type: 0"), ([200], "type: 200"), ([3, 2], "neither"), ([3], "truncated"),
      ([3, 1, 0], "after its last field"), (PageWriter.view(width: 0, height: 5), "size"),
      (PageWriter.view(width: 16384, height: 4096), "16777216"), (PageWriter.view(width: 20000, height: 1), "size"),
      (PageWriter.view(width: 5, height: 5, scale: .nan), "range"),
      (PageWriter.view(width: 5, height: 5, scale: 0), "size"), (PageWriter.mouse(.infinity, 0), "range"),
      (PageWriter.mouse(.nan, 0), "range"), (PageWriter.mouse(0, 0, time: .infinity), "range"),
      (PageWriter.composing("ab", 1, 3), "selection"), (PageWriter.composing("ab", 2, 1), "selection"),
      (PageWriter(14).word(4).byte(65).bytes, "truncated"), (PageWriter(14).word(1).byte(0xff).bytes, "UTF-8"),
      (PageWriter(14).word(.max).bytes, "truncated"), (PageWriter(8).byte(0).short(0).bytes, "positions"),
      (PageWriter(23).word(4).byte(3).word(0).bytes, "result: 3"),
      (PageWriter(8).byte(77).short(1).bytes, "modifier"), ([1, 2], "version"),
      (PageWriter(6).number(0).bytes, "rate"), (PageWriter.pasted([("application/x-sh", [])]), "type"),
      (PageWriter(20).short(1).text("image/png").word(9).byte(1).bytes, "truncated"),
    ] as [([UInt8], String)] {
      XCTAssertThrowsError(try PageMessage(bytes), "\(bytes)") { error in
        XCTAssertTrue("\(error)".contains(word), "\(bytes): \(error)")
      }
    }
  }

  /// Random bytes, and messages with changed, removed or added bytes, are decoded or rejected.
  func testRandomBytes_neverDoMoreThanThrow() {
    let valid = [
      PageWriter.hello(width: 9, height: 9), PageWriter.mouse(1, 2), PageWriter.finger(1, 0, 2, 3),
      PageWriter.wheel(1, 1, dy: 1), PageWriter.key(4, down: true, "a"), PageWriter.text("text"),
      PageWriter.composing("abc", 1, 2), PageWriter.clipboard("c"), PageWriter.files(1, 1, 1, 1),
      PageWriter.pasted([("image/png", [1, 2]), ("text/plain", [65])]), PageWriter.back,
    ]
    SeedRun(release: 200_000, debug: 4_000).check("bytes of a page", in: self) { seed in
      var random = SeededRandom(seed: seed)
      var bytes =
        Bool.random(using: &random)
        ? valid.randomElement(using: &random) ?? []
        : (0..<Int.random(in: 0...60, using: &random)).map { _ in UInt8.random(in: 0...255, using: &random) }
      for _ in 0..<Int.random(in: 0...3, using: &random) where !bytes.isEmpty {
        let index = Int.random(in: 0..<bytes.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
        case 1: bytes.removeSubrange(index...)
        default: bytes.insert(UInt8.random(in: 0...255, using: &random), at: index)
        }
      }
      guard let message = try? PageMessage(bytes) else { return nil }
      if case .view(let view) = message, view.width * view.height > PageMessage.largestArea { return "\(view)" }
      return nil
    }
  }
}
