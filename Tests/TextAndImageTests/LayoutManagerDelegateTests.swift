@testable import UIKit
import XCTest

/// The methods of a layout manager's delegate, as NSLayoutManager.h describes them.
final class LayoutManagerDelegateTests: XCTestCase {
  private final class Delegate: NSObject, NSLayoutManagerDelegate {
    var log: [String] = []
    var lineSpacing: ((Int) -> CGFloat)?
    var hidden: Set<Int> = []
    var replacement: (index: Int, glyph: CGGlyph)?
    var forbiddenBreaks: Set<Int> = []
    var action: ((NSLayoutManager.ControlCharacterAction, Int) -> NSLayoutManager.ControlCharacterAction)?
    var line: ((UnsafeMutablePointer<CGRect>, UnsafeMutablePointer<CGRect>, UnsafeMutablePointer<CGFloat>) -> Bool)?
    var runs: [NSRange] = []

    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
      properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
      font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int {
      runs.append(glyphRange)
      guard !hidden.isEmpty || replacement != nil else { return 0 }
      var newGlyphs = Array(UnsafeBufferPointer(start: glyphs, count: glyphRange.length))
      var properties = Array(UnsafeBufferPointer(start: props, count: glyphRange.length))
      for offset in 0..<glyphRange.length {
        if hidden.contains(charIndexes[offset]) { properties[offset] = .null }
        if let replacement, replacement.index == charIndexes[offset] { newGlyphs[offset] = replacement.glyph }
      }
      layoutManager.setGlyphs(
        newGlyphs, properties: properties, characterIndexes: charIndexes, font: aFont, forGlyphRange: glyphRange)
      return glyphRange.length
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { lineSpacing?(glyphIndex) ?? 0 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { glyphIndex == 2 ? 7 : 0 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
      withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { glyphIndex == 1 ? 20 : 0 }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldUse action: NSLayoutManager.ControlCharacterAction,
      forControlCharacterAt charIndex: Int
    ) -> NSLayoutManager.ControlCharacterAction { self.action?(action, charIndex) ?? action }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { !forbiddenBreaks.contains(charIndex) }
    func layoutManager(
      _ layoutManager: NSLayoutManager, boundingBoxForControlGlyphAt glyphIndex: Int,
      for textContainer: NSTextContainer,
      proposedLineFragment proposedRect: CGRect, glyphPosition: CGPoint, characterIndex charIndex: Int
    ) -> CGRect { CGRect(x: 0, y: 0, width: 50, height: proposedRect.height) }
    func layoutManager(
      _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
      lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
      in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { line?(lineFragmentRect, lineFragmentUsedRect, baselineOffset) ?? false }
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) { log.append("invalidated") }
    func layoutManager(
      _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
      atEnd layoutFinishedFlag: Bool
    ) {
      let index = textContainer.flatMap { container in layoutManager.textContainers.firstIndex { $0 === container } }
      log.append("completed \(index.map(String.init) ?? "none") \(layoutFinishedFlag)")
    }
    func layoutManager(
      _ layoutManager: NSLayoutManager, textContainer: NSTextContainer, didChangeGeometryFrom oldSize: CGSize
    ) { log.append("geometry \(Int(oldSize.width))") }
  }

  private let font = UIFont.systemFont(ofSize: 17)
  private var storage: NSTextStorage!
  private var manager: NSLayoutManager!
  private var container: NSTextContainer!
  private let delegate = Delegate()

  private func start(_ text: String, width: CGFloat = 200, height: CGFloat = 0) {
    storage = NSTextStorage(string: text, attributes: [.font: font])
    manager = NSLayoutManager()
    container = NSTextContainer(size: CGSize(width: width, height: height))
    container.lineFragmentPadding = 0
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    manager.delegate = delegate
  }

  private func width(_ location: Int, _ length: Int = 1) -> CGFloat {
    manager.boundingRect(forGlyphRange: NSRange(location: location, length: length), in: container).width
  }
  private func top(_ index: Int) -> CGFloat { manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil).minY }
  private var height: CGFloat { font.lineHeight }

  /// A delegate that makes the layout invalid as soon as it is complete gets no further calls, and the text is laid out.
  func testADelegateThatInvalidatesTheCompleteLayout() {
    final class Invalidating: NSObject, NSLayoutManagerDelegate {
      var callCount = 0
      var height: CGFloat = 0
      func layoutManager(
        _ layoutManager: NSLayoutManager, didCompleteLayoutFor textContainer: NSTextContainer?,
        atEnd layoutFinishedFlag: Bool
      ) {
        callCount += 1
        layoutManager.invalidateLayout(
          forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
        height = layoutManager.usedRect(for: layoutManager.textContainers[0]).height
      }
    }
    var reports: [String] = []
    let handler = Diagnostics.handler
    Diagnostics.handler = { reports.append($0) }
    defer { Diagnostics.handler = handler }
    start("text")
    let invalidating = Invalidating()
    manager.delegate = invalidating
    XCTAssertEqual(manager.usedRect(for: container).height, height, accuracy: 0.01)
    XCTAssertEqual(invalidating.height, height, accuracy: 0.01)
    XCTAssertEqual(invalidating.callCount, 1)
    XCTAssertEqual(reports.count, 1)
    XCTAssertTrue(reports.first?.contains("didCompleteLayoutFor") ?? false, "\(reports)")
  }

  /// A delegate that implements nothing changes nothing.
  func testADelegateWithoutMethods() {
    final class Empty: NSObject, NSLayoutManagerDelegate {}
    let paragraph = NSMutableParagraphStyle()
    paragraph.lineSpacing = 3
    paragraph.paragraphSpacing = 5
    paragraph.paragraphSpacingBefore = 2
    paragraph.alignment = .center
    for width in [120, 0] as [CGFloat] {
      start("one two three four\nfive six seven\teight", width: width)
      manager.delegate = nil
      storage.addAttribute(.paragraphStyle, value: paragraph, range: NSRange(location: 0, length: storage.length))
      func frames() -> [CGRect] {
        (0..<storage.length).map {
          manager.boundingRect(forGlyphRange: NSRange(location: $0, length: 1), in: container)
        }
      }
      let plain = frames()
      let used = manager.usedRect(for: container)
      let empty = Empty()
      manager.delegate = empty
      for (own, wanted) in zip(frames(), plain) {
        XCTAssertEqual(own.minX, wanted.minX, accuracy: 1e-6)
        XCTAssertEqual(own.minY, wanted.minY, accuracy: 1e-6)
      }
      XCTAssertEqual(manager.usedRect(for: container).height, used.height, accuracy: 1e-6)
    }
  }

  func testSpacing() {
    start("one two three four five six seven", width: 120)
    delegate.lineSpacing = { _ in 10 }
    var ranges: [NSRange] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { _, _, _, range, _ in
      ranges.append(range)
    }
    XCTAssertGreaterThan(ranges.count, 2)
    for (index, range) in ranges.enumerated() {
      XCTAssertEqual(top(range.location), CGFloat(index) * (height + 10), accuracy: 0.01)
    }
    var asked: [Int] = []
    delegate.lineSpacing = {
      asked.append($0)
      return 0
    }
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    _ = manager.usedRect(for: container)
    XCTAssertEqual(asked, ranges.dropLast().map { NSMaxRange($0) - 1 }, "the last glyph of each line above another one")

    start("a\nb\nc")
    XCTAssertEqual(top(2), height + 27, accuracy: 0.01, "20 after the first paragraph, 7 before the second")
    XCTAssertEqual(top(4), 2 * height + 27, accuracy: 0.01)
  }

  func testHiddenAndReplacedGlyphs() {
    start("a **bold** word")
    delegate.hidden = [2, 3, 8, 9]
    for index in delegate.hidden { XCTAssertEqual(width(index), 0, accuracy: 0.01, "\(index)") }
    let plain = NSAttributedString(string: "a bold word", attributes: [.font: font]).size().width
    XCTAssertEqual(manager.usedRect(for: container).width, plain, accuracy: 0.5)
    XCTAssertEqual(manager.numberOfGlyphs, 15)
    XCTAssertEqual(storage.string, "a **bold** word", "the text is unchanged")
    XCTAssertEqual(manager.location(forGlyphAt: 4).x, width(0, 2), accuracy: 0.5)

    delegate.hidden = []
    delegate.replacement = (0, "W".utf16.first!)
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    XCTAssertEqual(width(0), NSAttributedString(string: "W", attributes: [.font: font]).size().width, accuracy: 0.01)

    // The method is called for each font.
    delegate.replacement = nil
    delegate.runs = []
    storage.addAttribute(.font, value: UIFont.systemFont(ofSize: 30), range: NSRange(location: 5, length: 3))
    _ = manager.usedRect(for: container)
    XCTAssertEqual(
      delegate.runs,
      [NSRange(location: 0, length: 5), NSRange(location: 5, length: 3), NSRange(location: 8, length: 7)])
  }

  /// Characters of several code units are changed unit by unit, and the text keeps its length.
  func testGlyphsInsideOfCharacters() {
    let text = "e\u{301}x\r\ny\u{1F600}z"
    for index in 0..<text.utf16.count {
      for isHidden in [false, true] {
        start(text)
        delegate.hidden = isHidden ? [index] : []
        delegate.replacement = isHidden ? nil : (index, "W".utf16.first!)
        delegate.action = { _, _ in .zeroAdvancement }
        let glyphs = NSRange(location: 0, length: manager.numberOfGlyphs)
        XCTAssertEqual(manager.glyphRange(for: container), glyphs, "\(index) \(isHidden)")
        let shown = manager.shownText(storage, in: container, defaultFont: font)
        XCTAssertEqual(shown.length, storage.length)
        XCTAssertEqual(shown.attribute(.font, at: shown.length - 1, effectiveRange: nil) as? UIFont, font)
      }
    }
    start("a\u{1F600}b")
    delegate.action = nil
    delegate.replacement = nil
    delegate.hidden = [1]
    XCTAssertEqual(width(1, 2), 0, accuracy: 0.01, "both units are hidden")
  }

  func testControlCharacters() {
    start("a\tb\nc\u{2028}d\u{1}e")
    var asked: [Int: Int] = [:]
    delegate.action = { action, index in
      asked[index] = action.rawValue
      return action
    }
    _ = manager.usedRect(for: container)
    XCTAssertEqual(
      asked,
      [
        1: NSLayoutManager.ControlCharacterAction.horizontalTab.rawValue,
        3: NSLayoutManager.ControlCharacterAction.paragraphBreak.rawValue,
        5: NSLayoutManager.ControlCharacterAction.lineBreak.rawValue,
        7: NSLayoutManager.ControlCharacterAction.zeroAdvancement.rawValue,
      ])
    // A tab with the width that the delegate returns, and a line break without effect.
    delegate.action = { action, index in index == 1 ? .whitespace : index == 3 ? .zeroAdvancement : action }
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    XCTAssertEqual(width(1), 50, accuracy: 0.01)
    XCTAssertEqual(top(4), top(0))
    XCTAssertGreaterThan(top(6), top(0))
    // A tab that ends the line.
    delegate.action = { action, index in index == 1 ? .lineBreak : action }
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    XCTAssertGreaterThan(top(2), top(0))
  }

  func testBreaks() {
    start("aaaa bbbb cccc", width: 0)
    container.size.width = (width(0, 10) + 1).rounded(.up)
    XCTAssertEqual(
      manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 1, height: 1), in: container).length, 10)
    delegate.forbiddenBreaks = [10]
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    XCTAssertEqual(
      manager.glyphRange(forBoundingRect: CGRect(x: 0, y: 0, width: 1, height: 1), in: container).length, 5)
  }

  func testLineMetrics() {
    start("one two three four five six", width: 100)
    delegate.line = { rect, used, baseline in
      rect.pointee.size.height = 40
      used.pointee.size.height = 40
      used.pointee.origin.x += 8
      baseline.pointee += 10
      return true
    }
    var tops: [CGFloat] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: storage.length)) { rect, used, _, _, _ in
      tops.append(rect.minY)
      XCTAssertEqual(rect.height, 40)
      XCTAssertEqual(used.height, 40)
      XCTAssertEqual(used.minX, 8)
    }
    XCTAssertEqual(tops, tops.indices.map { CGFloat($0) * 40 })
    let ascender = manager.location(forGlyphAt: 0)
    XCTAssertEqual(ascender.x, 8)
    delegate.line = { rect, _, _ in
      rect.pointee.size.height = 99
      return false
    }
    manager.invalidateLayout(forCharacterRange: NSRange(location: 0, length: 1), actualCharacterRange: nil)
    XCTAssertEqual(manager.lineFragmentRect(forGlyphAt: 0, effectiveRange: nil).height, height, accuracy: 0.01)
    XCTAssertEqual(manager.location(forGlyphAt: 0).y, ascender.y - 10, accuracy: 0.01)
  }

  /// The last line keeps its metrics if it is truncated.
  func testMetricsOfATruncatedLine() {
    start("one two three four five six seven eight", width: 100)
    container.maximumNumberOfLines = 2
    container.lineBreakMode = .byTruncatingTail
    delegate.line = { rect, used, baseline in
      rect.pointee.size.height = 40
      rect.pointee.origin.x = 4
      used.pointee.size.height = 40
      used.pointee.origin.x += 8
      return true
    }
    // The truncated line contains the rest of the text.
    for (glyph, y) in [(0, 0), (storage.length - 1, 40)] as [(Int, CGFloat)] {
      let rect = manager.lineFragmentRect(forGlyphAt: glyph, effectiveRange: nil)
      XCTAssertEqual(rect, CGRect(x: 4, y: y, width: 100, height: 40))
      let used = manager.lineFragmentUsedRect(forGlyphAt: glyph, effectiveRange: nil)
      XCTAssertEqual(used.minX, 8)
      XCTAssertEqual(used.height, 40)
    }
  }

  func testNotifications() {
    start("a\nb\nc\nd", width: 100, height: 2 * font.lineHeight + 1)
    let second = NSTextContainer(size: CGSize(width: 100, height: font.lineHeight + 1))
    manager.addTextContainer(second)
    delegate.log = []
    manager.ensureLayout(for: container)
    XCTAssertEqual(delegate.log, ["completed 0 false", "completed 1 false", "completed none true"])
    delegate.log = []
    manager.ensureLayout(for: container)
    XCTAssertEqual(delegate.log, [], "the layout is kept")
    second.size = CGSize(width: 110, height: 500)
    XCTAssertEqual(delegate.log, ["geometry 100", "invalidated"])
    delegate.log = []
    manager.ensureLayout(for: container)
    XCTAssertEqual(delegate.log, ["completed 0 false", "completed 1 true"])
    delegate.log = []
    storage.append(NSAttributedString(string: "!"))
    XCTAssertEqual(delegate.log, ["invalidated"])
  }

  func testTheSameDelegateAgain() {
    start("a b")
    manager.ensureLayout(for: container)
    delegate.log = []
    manager.delegate = delegate
    XCTAssertEqual(delegate.log, [], "the layout is kept")
    manager.delegate = nil
    manager.ensureLayout(for: container)
    manager.delegate = delegate
    XCTAssertEqual(delegate.log, ["invalidated"])
  }

  /// The delegate's questions about the layout during the layout end, and are reported once.
  func testQuestionsDuringTheLayout() {
    let outer = Diagnostics.handler
    defer { Diagnostics.handler = outer }
    var reports: [String] = []
    Diagnostics.handler = { reports.append($0) }
    start("one two three four five six seven", width: 100)
    var rects: [CGRect] = []
    delegate.lineSpacing = { [unowned self] index in
      rects.append(manager.lineFragmentRect(forGlyphAt: index, effectiveRange: nil))
      rects.append(manager.usedRect(for: container))
      rects.append(manager.boundingRect(forGlyphRange: NSRange(location: 0, length: 1), in: container))
      return 10
    }
    XCTAssertGreaterThan(manager.usedRect(for: container).height, 2 * height)
    XCTAssertGreaterThan(rects.count, 2)
    XCTAssertTrue(rects.allSatisfy { $0 == .zero })
    XCTAssertEqual(reports.count, 1, "\(reports)")
  }
}
