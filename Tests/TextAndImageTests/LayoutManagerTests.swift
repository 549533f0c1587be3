import UIKit
import XCTest

/// Measuring, hit testing and drawing with text storage, layout manager and container, as labels with links do it.
final class LayoutManagerTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 17)

  private func make(
    _ text: String, width: CGFloat = 0, height: CGFloat = 0, padding: CGFloat = 0
  ) -> (NSTextStorage, NSLayoutManager, NSTextContainer) {
    let storage = NSTextStorage(string: text, attributes: [.font: font])
    let manager = NSLayoutManager()
    let container = NSTextContainer(size: CGSize(width: width, height: height))
    container.lineFragmentPadding = padding
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager, container)
  }

  func testUsedRectIsTheSizeOfTheText() {
    let text = "Hello world"
    let (storage, manager, container) = make(text)
    defer { withExtendedLifetime(storage) {} }
    let size = NSAttributedString(string: text, attributes: [.font: font]).size()
    XCTAssertEqual(manager.usedRect(for: container), CGRect(origin: .zero, size: size))
    container.lineFragmentPadding = 5
    XCTAssertEqual(manager.usedRect(for: container).width, size.width + 10, "the container has changed")
    storage.append(NSAttributedString(string: "\nmore", attributes: [.font: font]))
    XCTAssertEqual(manager.usedRect(for: container).height, 2 * size.height, "the text has changed")
    XCTAssertTrue(container.layoutManager === manager)
    XCTAssertTrue(manager.textStorage === storage)
  }

  func testGlyphsAtPoints() {
    let (storage, manager, container) = make("abc\ndef", padding: 5)
    defer { withExtendedLifetime(storage) {} }
    for index in [0, 1, 2, 4, 5, 6] {
      let rect = manager.boundingRect(forGlyphRange: NSRange(location: index, length: 1), in: container)
      XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: container), index)
      let nearEnd = CGPoint(x: rect.maxX - 0.1, y: rect.midY)
      XCTAssertEqual(manager.glyphIndex(for: nearEnd, in: container), index, "the end of \(index)")
      XCTAssertGreaterThan(manager.fractionOfDistanceThroughGlyph(for: nearEnd, in: container), 0.9)
    }
    let first = manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container)
    XCTAssertEqual(first.minX, 5)
    var fraction: CGFloat = 0
    let right = manager.characterIndex(
      for: CGPoint(x: 200, y: first.midY), in: container, fractionOfDistanceBetweenInsertionPoints: &fraction)
    XCTAssertEqual(right, 2, "the last character of the line")
    XCTAssertEqual(fraction, 1)
  }

  func testLines() {
    let (storage, manager, container) = make("one two\nthree", width: 200, padding: 5)
    defer { withExtendedLifetime(storage) {} }
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: manager.glyphRange(for: container)) { rect, used, place, range, _ in
      XCTAssertEqual(rect.width, 200)
      XCTAssertLessThan(used.width, 200)
      XCTAssertTrue(place === container)
      ranges.append(range)
    }
    XCTAssertEqual(ranges, [NSRange(location: 0, length: 8), NSRange(location: 8, length: 5)])
    var effective = NSRange()
    let second = manager.lineFragmentUsedRect(forGlyphAt: 9, effectiveRange: &effective)
    XCTAssertEqual(effective, ranges[1])
    XCTAssertEqual(second.minY, manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).maxY)
  }

  /// Glyphs for which there is no line are in none.
  func testLinesOfTruncatedText() {
    for mode in [NSLineBreakMode.byTruncatingTail, .byWordWrapping] {
      let (storage, manager, container) = make("one two three four five six seven", width: 80)
      defer { withExtendedLifetime(storage) {} }
      container.maximumNumberOfLines = 2
      container.lineBreakMode = mode
      var tops: [CGFloat] = []
      manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
        rect, _, _, _, _ in tops.append(rect.minY)
      }
      XCTAssertEqual(tops.count, 2, "\(mode.rawValue)")
      XCTAssertEqual(tops, tops.sorted())
      XCTAssertEqual(Set(tops).count, tops.count, "\(mode.rawValue)")
    }
  }

  /// The text continues in the next container, and what has no place is not laid out.
  func testTextFlowsThroughContainers() {
    let (storage, manager, first) = make("a\nb\nc\nd", width: 100)
    let line = manager.usedRect(for: first).height / 4
    first.size.height = 2 * line
    XCTAssertEqual(manager.glyphRange(for: first), NSRange(location: 0, length: 4))
    let second = NSTextContainer(size: CGSize(width: 100, height: line))
    manager.addTextContainer(second)
    XCTAssertEqual(manager.glyphRange(for: first), NSRange(location: 0, length: 4))
    XCTAssertEqual(manager.glyphRange(for: second), NSRange(location: 4, length: 2))
    XCTAssertTrue(manager.textContainer(forGlyphAt: 4, effectiveRange: nil) === second)
    XCTAssertNil(manager.textContainer(forGlyphAt: 6, effectiveRange: nil))
    XCTAssertEqual(storage.layoutManagers.count, 1)
    XCTAssertEqual(manager.boundingRect(forGlyphRange: NSRange(location: 4, length: 1), in: second).minY, 0)
  }

  @preconcurrency @MainActor func testDrawing() throws {
    let (storage, manager, _) = make("■■", width: 100, padding: 4)
    defer { withExtendedLifetime(storage) {} }
    func ink(_ range: NSRange) throws -> CGRect {
      let drawn = Drawn(width: 60, height: 30) {
        manager.drawBackground(forGlyphRange: range, at: .zero)
        manager.drawGlyphs(forGlyphRange: range, at: .zero)
      }
      return try XCTUnwrap(drawn.ink)
    }
    let all = try ink(NSRange(location: 0, length: 2))
    let half = try ink(NSRange(location: 0, length: 1))
    XCTAssertGreaterThanOrEqual(all.minX, 4)
    XCTAssertLessThan(half.maxX, all.maxX - 4, "the second character is not drawn")
  }
}
