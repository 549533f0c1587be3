import RuntimeInterface
import XCTest

@testable import UIKit

/// The geometry of lines, line breaks, truncation, alignment and text order.
@preconcurrency @MainActor
final class TextLayoutTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 17)
  private let pangram = "The quick brown fox jumps over the lazy dog"

  private func layout(
    _ text: String, width: CGFloat, lines: Int = 0, height: CGFloat = .infinity,
    _ change: (NSMutableParagraphStyle) -> Void = { _ in }
  ) -> TextLayout {
    let style = NSMutableParagraphStyle()
    change(style)
    var box = TextBox(width: width)
    box.maximumLines = lines
    box.height = height
    box.wrapsAlways = lines != 1
    return TextLayout(
      StyledText.document(text, font: font, paragraphStyle: style, scale: 1), box: box)
  }

  private func text(of line: TextLine, in text: String) -> String {
    let units = Array(text.utf16)
    return String(decoding: units[line.range], as: UTF16.self)
  }

  func testLinesHoldAllCharactersInOrder_andNoneIsWiderThanTheBox() {
    for width in stride(from: 30, through: 400, by: 13) as StrideThrough<CGFloat> {
      let made = layout(pangram, width: width)
      XCTAssertEqual(made.lines.map { text(of: $0, in: pangram) }.joined(), pangram)
      for line in made.lines { XCTAssertLessThanOrEqual(line.width, width + 0.02, "\(width)") }
      XCTAssertEqual(made.size.height, CGFloat(made.lines.count) * font.lineHeight, accuracy: 0.001)
    }
  }

  func testWordsAreKeptWhole_whereTheyFit() {
    for line in layout(pangram, width: 120).lines.dropLast() {
      XCTAssertTrue(text(of: line, in: pangram).hasSuffix(" "), text(of: line, in: pangram))
    }
    let broken = layout("Donaudampfschifffahrtsgesellschaft", width: 60)
    XCTAssertGreaterThan(broken.lines.count, 3)
  }

  func testCharacterWrapping_fillsLines() {
    let words = layout(pangram, width: 100)
    let characters = layout(pangram, width: 100) { $0.lineBreakMode = .byCharWrapping }
    XCTAssertLessThanOrEqual(characters.lines.count, words.lines.count)
    XCTAssertFalse(
      characters.lines.dropLast().allSatisfy { text(of: $0, in: pangram).hasSuffix(" ") })
  }

  func testParagraphs_endAtNewlines() {
    XCTAssertEqual(layout("one\ntwo\r\nthree\u{2029}four\u{2028}five", width: 500).lines.count, 5)
    XCTAssertEqual(layout("one\n", width: 500).lines.count, 2)
    XCTAssertEqual(layout("", width: 500).lines.count, 1)
    XCTAssertEqual(layout("\n\n", width: 500).size.height, 3 * font.lineHeight, accuracy: 0.001)
  }

  func testTruncation_fitsAndHidesTheRightPart() {
    let full = layout(pangram, width: .infinity, lines: 1)
    for (mode, keepsHead, keepsTail) in [
      (NSLineBreakMode.byTruncatingTail, true, false), (.byTruncatingHead, false, true),
      (.byTruncatingMiddle, true, true),
    ] {
      for width in [40, 90, 200] as [CGFloat] {
        let made = layout(pangram, width: width, lines: 1) { $0.lineBreakMode = mode }
        XCTAssertTrue(made.isTruncated)
        let line = made.lines[0]
        XCTAssertTrue(line.hasEllipsis)
        XCTAssertLessThanOrEqual(line.width, width + 0.02)
        XCTAssertGreaterThan(line.width, width - 30)
        XCTAssertEqual(!line.head.isEmpty, keepsHead, "\(mode) \(width)")
        XCTAssertEqual(!line.tail.isEmpty, keepsTail, "\(mode) \(width)")
      }
    }
    XCTAssertFalse(
      layout(pangram, width: full.size.width, lines: 1) { $0.lineBreakMode = .byTruncatingTail }
        .isTruncated)
  }

  func testLastLine_isTruncatedWhenTextIsLeftOver() {
    let made = layout(pangram, width: 120, lines: 2) { $0.lineBreakMode = .byTruncatingTail }
    XCTAssertEqual(made.lines.count, 2)
    XCTAssertFalse(made.lines[0].hasEllipsis)
    XCTAssertTrue(made.lines[1].hasEllipsis)
    let paragraphs = layout("a\nb", width: 120, lines: 1) { $0.lineBreakMode = .byTruncatingTail }
    XCTAssertTrue(paragraphs.lines[0].hasEllipsis)
  }

  func testHeight_limitsLines() {
    XCTAssertEqual(layout(pangram, width: 100, height: font.lineHeight * 2.5).lines.count, 2)
    XCTAssertEqual(layout(pangram, width: 100, height: 3).lines.count, 1)
  }

  func testAlignment_movesLines() {
    let width: CGFloat = 300
    let left = layout("word", width: width) { $0.alignment = .left }.lines[0]
    let right = layout("word", width: width) { $0.alignment = .right }.lines[0]
    let center = layout("word", width: width) { $0.alignment = .center }.lines[0]
    XCTAssertEqual(left.x, 0)
    XCTAssertEqual(right.x + right.width, width, accuracy: 0.01)
    XCTAssertEqual(center.x, (width - center.width) / 2, accuracy: 0.01)
    let justified = layout(pangram, width: 150) { $0.alignment = .justified }
    for line in justified.lines.dropLast() { XCTAssertEqual(line.width, 150, accuracy: 0.01) }
    XCTAssertLessThan(justified.lines.last!.width, 150)
  }

  func testIndentsAndSpacing() {
    let made = layout(pangram + "\n" + pangram, width: 150) {
      $0.firstLineHeadIndent = 20
      $0.headIndent = 5
      $0.tailIndent = -10
      $0.lineSpacing = 3
      $0.paragraphSpacing = 7
    }
    XCTAssertEqual(made.lines[0].x, 20)
    XCTAssertEqual(made.lines[1].x, 5)
    XCTAssertEqual(made.lines[1].top, font.lineHeight + 3, accuracy: 0.001)
    for line in made.lines { XCTAssertLessThanOrEqual(line.x + line.width, 140.02) }
    let second = made.lines.firstIndex { $0.paragraph == 1 }!
    let before = made.lines[second - 1]
    XCTAssertEqual(made.lines[second].top - before.top - before.height, 10, accuracy: 0.001)
  }

  func testLineHeights() {
    let natural = font.lineHeight
    XCTAssertEqual(
      layout("x", width: 99) { $0.lineHeightMultiple = 1.5 }.size.height, natural * 1.5,
      accuracy: 0.001)
    XCTAssertEqual(
      layout("x", width: 99) { $0.minimumLineHeight = 40 }.size.height, 40, accuracy: 0.001)
    let low = layout("x", width: 99) { $0.maximumLineHeight = 10 }
    XCTAssertEqual(low.size.height, 10, accuracy: 0.001)
    // Additional or missing space is above the letters.
    XCTAssertEqual(low.firstBaseline, 10 + font.descender, accuracy: 0.001)
  }

  func testTabs_leadToTheirStops() {
    func x(of text: String, in made: TextLayout, _ string: String) -> CGFloat {
      let index = string.utf16.count - string[string.range(of: text)!.lowerBound...].utf16.count
      return made.caretRect(at: index).minX
    }
    XCTAssertEqual(x(of: "b", in: layout("a\tb", width: 300), "a\tb"), 28, accuracy: 0.01)
    let string = "a\tbb\tcc"
    let made = layout(string, width: 300) {
      $0.tabStops = [
        NSTextTab(textAlignment: .right, location: 100),
        NSTextTab(textAlignment: .center, location: 200),
      ]
    }
    let wide = "bb".size(withAttributes: [.font: font]).width
    XCTAssertEqual(x(of: "bb", in: made, string), 100 - wide, accuracy: 0.1)
    let other = "cc".size(withAttributes: [.font: font]).width
    XCTAssertEqual(x(of: "cc", in: made, string), 200 - other / 2, accuracy: 0.1)
  }

  func testBidirectionalText_runsBothWays() {
    let string = "abc שלום def"
    let made = layout(string, width: 400)
    // Characters 4…7 are Hebrew, and the first of them is the rightmost.
    let first = made.caretRect(at: 4).minX
    let last = made.caretRect(at: 7).minX
    XCTAssertGreaterThan(first, last)
    XCTAssertGreaterThan(made.caretRect(at: 9).minX, first - 1)
    XCTAssertLessThan(made.caretRect(at: 1).minX, last)

    let arabic = layout("مرحبا بالعالم", width: 400)
    XCTAssertEqual(arabic.lines[0].x + arabic.lines[0].width, 400, accuracy: 0.01)
    XCTAssertGreaterThan(arabic.caretRect(at: 0).minX, arabic.caretRect(at: 5).minX)
    let wrapped = layout("مرحبا بالعالم مرحبا بالعالم مرحبا بالعالم", width: 120)
    XCTAssertGreaterThan(wrapped.lines.count, 2)
    for line in wrapped.lines {
      XCTAssertLessThanOrEqual(line.width, 120.02)
      XCTAssertEqual(line.x + line.width, 120, accuracy: 0.02)
    }
  }

  func testEmoji_isOneCharacter() {
    let family = "👨‍👩‍👧‍👦"
    let made = layout("a\(family)b", width: 300)
    let left = made.caretRect(at: 1).minX
    let right = made.caretRect(at: 1 + family.utf16.count).minX
    XCTAssertGreaterThan(right - left, 10)
    XCTAssertLessThan(right - left, 40)
    XCTAssertEqual(made.size.height, font.lineHeight, accuracy: 0.001)
    let cut = layout(String(repeating: "🇩🇪", count: 20), width: 100, lines: 1) {
      $0.lineBreakMode = .byTruncatingTail
    }
    XCTAssertEqual(cut.lines[0].head.count % 1, 0)
    XCTAssertTrue(cut.lines[0].hasEllipsis)
  }

  func testIndexAtPoint_isTheInverseOfTheCaret() {
    let made = layout(pangram, width: 130)
    for index in 0..<pangram.utf16.count {
      let caret = made.caretRect(at: index)
      XCTAssertEqual(made.index(at: CGPoint(x: caret.minX, y: caret.midY)), index)
    }
    XCTAssertEqual(made.index(at: CGPoint(x: -50, y: -50)), 0)
    XCTAssertEqual(made.index(at: CGPoint(x: 1e5, y: 1e5)), pangram.utf16.count)
  }

  func testKerningAndTracking_widenText() {
    let plain = pangram.size(withAttributes: [.font: font]).width
    let kerned = pangram.size(withAttributes: [.font: font, .kern: 2]).width
    let tracked = pangram.size(withAttributes: [.font: font, .tracking: 2]).width
    let added = CGFloat(pangram.count) * 2
    XCTAssertEqual(kerned, plain + added, accuracy: 1)
    XCTAssertEqual(tracked, plain + added, accuracy: 1)
  }

  func testManyThreadsLayOutTheSame() {
    let words = (0..<40).map { "Label \($0) — Ünïcödé שלום \($0 * 7)" }
    let expected = words.map { $0.size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]) }
    let failures = Failures()
    DispatchQueue.concurrentPerform(iterations: 4) { _ in
      for (word, size) in zip(words, expected)
      where word.size(withAttributes: [.font: UIFont.systemFont(ofSize: 15)]) != size {
        failures.add()
      }
    }
    XCTAssertEqual(failures.count, 0)
  }
}

/// A counter that several threads use.
final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var number = 0
  var count: Int { lock.withLock { number } }
  func add() { lock.withLock { number += 1 } }
}
