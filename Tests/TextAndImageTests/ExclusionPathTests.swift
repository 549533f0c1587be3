import UIKit
import XCTest

/// Text beside exclusion paths. The rules are those of Apple's headers and documentation of `NSTextContainer`: the regions of the
/// paths are excluded from the rectangle of a line, the rest of the proposed rectangle is returned, and a line without space moves
/// down.
final class ExclusionPathTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 17)

  private func container(_ paths: [UIBezierPath], width: CGFloat = 200, padding: CGFloat = 0) -> NSTextContainer {
    let container = NSTextContainer(size: CGSize(width: width, height: 0))
    container.lineFragmentPadding = padding
    container.exclusionPaths = paths
    return container
  }

  private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> UIBezierPath {
    UIBezierPath(rect: CGRect(x: x, y: y, width: width, height: height))
  }

  private func line(
    _ container: NSTextContainer, _ proposed: CGRect, rightToLeft: Bool = false
  ) -> (rect: CGRect, remaining: CGRect) {
    var remaining = CGRect(x: 1, y: 2, width: 3, height: 4)
    let rect = container.lineFragmentRect(
      forProposedRect: proposed, at: 0, writingDirection: rightToLeft ? .rightToLeft : .leftToRight,
      remaining: &remaining)
    return (rect, remaining)
  }

  // MARK: Containers

  func testProposedRectangles() {
    let proposed = CGRect(x: 0, y: 0, width: 200, height: 20)
    let empty = container([])
    XCTAssertTrue(empty.isSimpleRectangularTextContainer)
    XCTAssertEqual(line(empty, proposed).rect, proposed)
    XCTAssertEqual(line(empty, proposed).remaining, .zero)
    XCTAssertEqual(
      line(empty, CGRect(x: -10, y: 5, width: 500, height: 20)).rect, CGRect(x: 0, y: 5, width: 200, height: 20))

    let left = container([rect(0, 0, 80, 40)])
    XCTAssertFalse(left.isSimpleRectangularTextContainer)
    XCTAssertEqual(line(left, proposed).rect, CGRect(x: 80, y: 0, width: 120, height: 20))
    XCTAssertEqual(line(left, proposed).remaining, .zero)
    XCTAssertEqual(
      line(left, proposed.offsetBy(dx: 0, dy: 40)).rect, proposed.offsetBy(dx: 0, dy: 40), "it only touches")
    XCTAssertEqual(line(left, proposed.offsetBy(dx: 0, dy: 39)).rect.minX, 80)

    let middle = container([rect(80, 0, 40, 40)])
    XCTAssertEqual(line(middle, proposed).rect, CGRect(x: 0, y: 0, width: 80, height: 20))
    XCTAssertEqual(line(middle, proposed).remaining, CGRect(x: 120, y: 0, width: 80, height: 20))
    XCTAssertEqual(line(middle, proposed, rightToLeft: true).rect, CGRect(x: 120, y: 0, width: 80, height: 20))
    XCTAssertEqual(line(middle, proposed, rightToLeft: true).remaining, CGRect(x: 0, y: 0, width: 80, height: 20))

    let whole = container([rect(-10, 0, 300, 30)])
    XCTAssertEqual(line(whole, proposed).rect, CGRect(x: 0, y: 30, width: 200, height: 20))
    // Two areas that overlap are one.
    let two = container([rect(20, 0, 60, 10), rect(60, 0, 60, 10)])
    XCTAssertEqual(line(two, proposed).rect.width, 20)
    XCTAssertEqual(line(two, proposed).remaining, CGRect(x: 120, y: 0, width: 80, height: 20))
  }

  func testShapes() {
    let proposed = CGRect(x: 0, y: 40, width: 200, height: 20)
    // A circle is widest in its middle, and the line leaves out its widest part.
    let circle = container([UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 100, height: 100))])
    XCTAssertEqual(line(circle, proposed).rect.maxX, 50, accuracy: 0.1)
    XCTAssertEqual(line(circle, proposed).remaining.minX, 150, accuracy: 0.1)
    let top = line(circle, CGRect(x: 0, y: 0, width: 200, height: 10)).rect.maxX
    XCTAssertEqual(
      top, 100 - (50 * 50 - 40 * 40 as CGFloat).squareRoot(), accuracy: 0.5, "half of the chord 10 points below the top"
    )
    // There is space between the arms of a letter U.
    let letter = UIBezierPath()
    for (index, point) in [(50, 0), (70, 0), (70, 80), (130, 80), (130, 0), (150, 0), (150, 100), (50, 100)]
      .enumerated()
    {
      let corner = CGPoint(x: point.0, y: point.1)
      if index == 0 { letter.move(to: corner) } else { letter.addLine(to: corner) }
    }
    letter.close()
    let between = container([letter])
    XCTAssertEqual(line(between, proposed).rect, CGRect(x: 0, y: 40, width: 50, height: 20))
    XCTAssertEqual(line(between, proposed).remaining, CGRect(x: 70, y: 40, width: 130, height: 20))
    XCTAssertEqual(line(between, line(between, proposed).remaining).rect, CGRect(x: 70, y: 40, width: 60, height: 20))
    // The hole of a ring is free only with the even-odd rule.
    for usesEvenOddRule in [false, true] {
      let ring = rect(20, 0, 160, 100)
      ring.append(rect(60, 0, 80, 100))
      ring.usesEvenOddFillRule = usesEvenOddRule
      let remaining = line(container([ring]), proposed).remaining
      XCTAssertEqual(remaining.minX, usesEvenOddRule ? 60 : 180)
    }
    // Paths without an area leave out nothing, and bad values have no effect.
    let flat = UIBezierPath()
    flat.move(to: .zero)
    flat.addLine(to: CGPoint(x: 100, y: 100))
    let bad = rect(.infinity, .nan, 10, 10)
    XCTAssertEqual(line(container([flat, bad, UIBezierPath()]), proposed).rect.width, 200)
  }

  /// A rectangle moves down exactly to the corners of areas that are far below it, and the search ends at any height.
  func testHighAreas() {
    let proposed = CGRect(x: 0, y: 5, width: 200, height: 20)
    for height in [70.5, 1e6, .greatestFiniteMagnitude] as [CGFloat] {
      XCTAssertEqual(line(container([rect(-10, 0, 300, height)]), proposed).rect.minY, height)
      let beside = line(container([rect(0, 0, 80, height)]), proposed)
      XCTAssertEqual(beside.rect, CGRect(x: 80, y: 5, width: 120, height: 20))
    }
    let two = container([rect(-10, 0, 300, 1e6), rect(0, 0, 150, .greatestFiniteMagnitude)])
    XCTAssertEqual(line(two, proposed).rect, CGRect(x: 150, y: 1e6, width: 50, height: 20))
    // Below the middle of a large rhombus, the space grows gradually.
    let rhombus = UIBezierPath()
    rhombus.move(to: CGPoint(x: 100, y: -20_000))
    rhombus.addLine(to: CGPoint(x: 300, y: 0))
    rhombus.addLine(to: CGPoint(x: 100, y: 20_000))
    rhombus.addLine(to: CGPoint(x: -100, y: 0))
    rhombus.close()
    XCTAssertEqual(line(container([rhombus]), proposed).rect.minY, 10_000, accuracy: 1)
  }

  // MARK: Layout

  private func layOut(_ text: String, _ container: NSTextContainer, _ attributes: [NSAttributedString.Key: Any] = [:])
    -> (NSTextStorage, NSLayoutManager)
  {
    let storage = NSTextStorage(string: text, attributes: [.font: font].merging(attributes) { $1 })
    let manager = NSLayoutManager()
    manager.addTextContainer(container)
    storage.addLayoutManager(manager)
    return (storage, manager)
  }

  private func lines(_ manager: NSLayoutManager) -> [(rect: CGRect, used: CGRect, range: NSRange)] {
    var result: [(CGRect, CGRect, NSRange)] = []
    manager.enumerateLineFragments(forGlyphRange: NSRange(location: 0, length: manager.numberOfGlyphs)) {
      rect, used, _, range, _ in result.append((rect, used, range))
    }
    return result
  }

  private let words = (0..<60).map { "word\($0)" }.joined(separator: " ")

  /// Beside an area over the whole height, text has the lines of a narrower container.
  func testAnAreaAtTheLeft() {
    let beside = container([rect(0, -100, 80, 100_000)], width: 280, padding: 5)
    let narrow = container([], width: 200, padding: 5)
    let (storage, manager) = layOut(words, beside)
    let (otherStorage, other) = layOut(words, narrow)
    defer { withExtendedLifetime((storage, otherStorage)) {} }
    let (own, wanted) = (lines(manager), lines(other))
    XCTAssertGreaterThan(wanted.count, 10)
    XCTAssertEqual(own.map(\.range), wanted.map(\.range))
    XCTAssertEqual(own.map(\.rect), wanted.map { $0.rect.offsetBy(dx: 80, dy: 0) })
    XCTAssertEqual(own.map(\.used), wanted.map { $0.used.offsetBy(dx: 80, dy: 0) })
    for index in stride(from: 0, to: words.utf16.count, by: 7) {
      XCTAssertEqual(manager.location(forGlyphAt: index), other.location(forGlyphAt: index))
      let glyph = NSRange(location: index, length: 1)
      let rect = manager.boundingRect(forGlyphRange: glyph, in: beside)
      XCTAssertEqual(rect, other.boundingRect(forGlyphRange: glyph, in: narrow).offsetBy(dx: 80, dy: 0))
      guard rect.width > 0 else { continue }
      XCTAssertEqual(manager.glyphIndex(for: CGPoint(x: rect.midX, y: rect.midY), in: beside), index)
    }
    XCTAssertEqual(manager.usedRect(for: beside), other.usedRect(for: narrow).offsetBy(dx: 80, dy: 0))
  }

  /// A line continues on the other side of an area. Nothing is lost, and nothing is in the area.
  func testAnAreaInTheMiddle() {
    let area = CGRect(x: 120, y: 30, width: 60, height: 70)
    let place = container([UIBezierPath(rect: area)], width: 300)
    let (storage, manager) = layOut(words, place)
    defer { withExtendedLifetime(storage) {} }
    let all = lines(manager)
    XCTAssertEqual(all.reduce(0) { $0 + $1.range.length }, words.utf16.count)
    for (line, next) in zip(all, all.dropFirst()) {
      XCTAssertEqual(NSMaxRange(line.range), next.range.location)
      if line.rect.minY == next.rect.minY {
        XCTAssertEqual([line.rect.minX, line.rect.maxX], [0, 120])
        XCTAssertEqual([next.rect.minX, next.rect.maxX], [180, 300])
      }
    }
    // Rectangles that touch intersect here.
    XCTAssertTrue(all.allSatisfy { !$0.used.intersects(area.insetBy(dx: 0.02, dy: 0.02)) }, "\(all.map(\.used))")
    let rows = Set(all.map(\.rect.minY)).sorted()
    XCTAssertGreaterThanOrEqual(all.count - rows.count, 3, "rows of two lines")
    // Points on both sides find the glyphs there.
    for line in all {
      let index = manager.glyphIndex(for: CGPoint(x: line.used.minX + 1, y: line.rect.midY), in: place)
      XCTAssertEqual(index, line.range.location)
    }
    // Without the area the text has its own lines again.
    place.exclusionPaths = []
    XCTAssertTrue(lines(manager).allSatisfy { $0.rect.width == 300 })
  }

  func testRightToLeftTextBeginsAtTheRight() {
    let place = container([rect(120, 0, 60, 1000)], width: 300)
    let paragraph = NSMutableParagraphStyle()
    paragraph.baseWritingDirection = .rightToLeft
    let (storage, manager) = layOut(
      String(repeating: "\u{5E9}\u{5DC}\u{5D5}\u{5DD} ", count: 12), place, [.paragraphStyle: paragraph])
    defer { withExtendedLifetime(storage) {} }
    let all = lines(manager)
    XCTAssertEqual(all[0].rect.minX, 180)
    XCTAssertEqual(all[1].rect.minX, 0)
    XCTAssertEqual(all[0].rect.minY, all[1].rect.minY)
    XCTAssertEqual(all[0].used.maxX, 300, accuracy: 0.1)
    XCTAssertEqual(all[1].used.maxX, 120, accuracy: 0.1)
  }

  /// A word that fits in no part of a row begins below the area, and is broken only in a whole line.
  func testWordsThatDoNotFit() {
    let place = container([rect(20, 0, 180, 50)], width: 200)
    let (storage, manager) = layOut("Incomprehensibilities", place)
    defer { withExtendedLifetime(storage) {} }
    let all = lines(manager)
    XCTAssertEqual(all.count, 1)
    XCTAssertGreaterThanOrEqual(all[0].rect.minY, 50)
    XCTAssertLessThan(all[0].rect.minY, 52)
    let long = String(repeating: "m", count: 60)
    let (otherStorage, other) = layOut(long, container([rect(20, 0, 180, 50)], width: 200))
    defer { withExtendedLifetime(otherStorage) {} }
    XCTAssertGreaterThan(lines(other).count, 1)
    XCTAssertEqual(lines(other).reduce(0) { $0 + $1.range.length }, 60)
  }

  func testColumnsBesideHighAreas() {
    for height in [1e6, .greatestFiniteMagnitude] as [CGFloat] {
      for width in [0, 280] as [CGFloat] {
        let (storage, manager) = layOut(words, container([rect(0, 0, 80, height)], width: width))
        defer { withExtendedLifetime(storage) {} }
        let all = lines(manager)
        XCTAssertEqual(all.reduce(0) { $0 + $1.range.length }, words.utf16.count)
        XCTAssertTrue(all.allSatisfy { $0.used.minX == 80 && $0.used.minY < 2000 }, "\(height) \(width)")
      }
    }
  }

  /// Exclusion paths can be set whenever views are laid out, because equal ones do not discard the layout.
  func testEqualPaths() {
    final class Manager: NSLayoutManager {
      var changes = 0
      override func textContainerChangedGeometry(_ container: NSTextContainer) { changes += 1 }
    }
    let place = container([])
    let manager = Manager()
    manager.addTextContainer(place)
    place.exclusionPaths = []
    XCTAssertEqual(manager.changes, 0)
    place.exclusionPaths = [rect(0, 0, 80, 40)]
    place.exclusionPaths = [rect(0, 0, 80, 40)]
    XCTAssertEqual(manager.changes, 1)
    place.exclusionPaths = [rect(0, 0, 80, 41)]
    XCTAssertEqual(manager.changes, 2)
    let path = rect(0, 0, 80, 41)
    path.usesEvenOddFillRule = true
    place.exclusionPaths = [path]
    XCTAssertEqual(manager.changes, 3)
    path.append(rect(90, 0, 10, 10))
    place.exclusionPaths = [path]
    XCTAssertEqual(manager.changes, 4, "a path that has been changed")
  }

  /// A word that fits nowhere beside a high area is broken beside it, in the widest part.
  func testWordsThatFitNowhere() {
    let long = String(repeating: "m", count: 60)
    for height in [20_000, .greatestFiniteMagnitude] as [CGFloat] {
      let place = container([rect(0, 0, 60, height), rect(100, 0, 30, height)], width: 200)
      let (storage, manager) = layOut(long, place)
      defer { withExtendedLifetime(storage) {} }
      let all = lines(manager)
      XCTAssertGreaterThan(all.count, 5)
      XCTAssertEqual(all.reduce(0) { $0 + $1.range.length }, 60)
      XCTAssertTrue(all.allSatisfy { $0.rect.minX == 130 && $0.used.width <= 70.1 }, "\(all.map(\.rect))")
      XCTAssertLessThan(all.last?.rect.maxY ?? .infinity, 1000)
    }
  }

  /// An empty rectangle ends the text in its container, and the rest is in the next one.
  func testAContainerWithoutMoreSpace() {
    final class Short: NSTextContainer, @unchecked Sendable {
      var bottom: CGFloat = 50
      override var isSimpleRectangularTextContainer: Bool { false }
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        remainingRect?.pointee = .zero
        return proposedRect.maxY > bottom ? .zero : proposedRect
      }
    }
    for bottom in [50, 0] as [CGFloat] {
      let place = Short(size: CGSize(width: 200, height: 0))
      place.bottom = bottom
      let next = container([])
      let (storage, manager) = layOut(words, place)
      defer { withExtendedLifetime(storage) {} }
      manager.addTextContainer(next)
      let ranges = [place, next].map { manager.glyphRange(for: $0) }
      XCTAssertEqual(ranges[0].length > 0, bottom > 0)
      XCTAssertEqual(ranges[1].location, NSMaxRange(ranges[0]))
      XCTAssertEqual(NSMaxRange(ranges[1]), words.utf16.count)
      XCTAssertLessThanOrEqual(manager.usedRect(for: place).maxY, bottom)
    }
  }

  func testLineBreaksAndLimits() {
    let place = container([rect(100, 0, 50, 1000)], width: 300)
    let (storage, manager) = layOut("a\nb c\n\nd", place)
    defer { withExtendedLifetime(storage) {} }
    let all = lines(manager)
    XCTAssertEqual(Set(all.map(\.rect.minY)).count, 4, "a line break begins a row")
    XCTAssertTrue(all.allSatisfy { $0.rect.minX == 0 })
    place.maximumNumberOfLines = 2
    place.lineBreakMode = .byTruncatingTail
    XCTAssertEqual(Set(lines(manager).map(\.rect.minY)).count, 2)
  }

  /// A container of the application determines its lines.
  func testACustomContainer() {
    final class Stairs: NSTextContainer, @unchecked Sendable {
      override var isSimpleRectangularTextContainer: Bool { false }
      override func lineFragmentRect(
        forProposedRect proposedRect: CGRect, at characterIndex: Int, writingDirection: NSWritingDirection,
        remaining remainingRect: UnsafeMutablePointer<CGRect>?
      ) -> CGRect {
        remainingRect?.pointee = .zero
        return CGRect(x: proposedRect.minY, y: proposedRect.minY, width: 120, height: proposedRect.height)
      }
    }
    let place = Stairs(size: CGSize(width: 400, height: 0))
    place.lineFragmentPadding = 0
    let (storage, manager) = layOut(words, place)
    defer { withExtendedLifetime(storage) {} }
    let all = lines(manager)
    XCTAssertGreaterThan(all.count, 5)
    for line in all { XCTAssertEqual(line.rect.minX, line.rect.minY) }
    XCTAssertEqual(all.reduce(0) { $0 + $1.range.length }, words.utf16.count)
  }
}
