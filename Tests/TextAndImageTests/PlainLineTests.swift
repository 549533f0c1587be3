import UIKit
import XCTest

@testable import RuntimeInterface

/// The fast path that lays out a line of letters that fits. Its result must equal that of the general path.
@preconcurrency @MainActor
final class PlainLineTests: XCTestCase {
  private func document(_ text: String, font: UIFont, kern: CGFloat = 0, style: TextParagraphStyle) -> TextDocument {
    var look = TextStyle(font: font.textFont, ascent: font.ascender, descent: -font.descender, leading: font.leading)
    look.kern = kern
    return TextDocument(text, style: look, paragraphStyle: style)
  }

  private func check(_ document: TextDocument, _ box: TextBox, _ message: String) -> Bool {
    var quick = Typesetter(document: document, box: box)
    guard quick.layOutPlainLine() else { return false }
    var slow = Typesetter(document: document, box: box)
    slow.layOutLines()
    XCTAssertEqual(slow.lines.count, 1, message)
    guard let one = quick.lines.first, let other = slow.lines.first, slow.lines.count == 1 else { return true }
    XCTAssertEqual(quick.size, slow.size, message)
    XCTAssertEqual(quick.isTruncated, slow.isTruncated, message)
    XCTAssertEqual(one.x, other.x, message)
    XCTAssertEqual(one.rect, other.rect, message)
    XCTAssertEqual(one.baseline, other.baseline, message)
    XCTAssertEqual(one.range, other.range, message)
    XCTAssertEqual(one.clusters, other.clusters, message)
    XCTAssertEqual(one.head, other.head, message)
    XCTAssertEqual(one.tail, other.tail, message)
    XCTAssertEqual(one.runs, other.runs, message)
    XCTAssertEqual(one.hasEllipsis, other.hasEllipsis, message)
    XCTAssertEqual(quick.runs.map(\.glyphs), slow.runs.map(\.glyphs), message)
    XCTAssertEqual(quick.runs.map(\.width), slow.runs.map(\.width), message)
    XCTAssertEqual(quick.runs.map(\.isSpace), slow.runs.map(\.isSpace), message)
    XCTAssertEqual(quick.glyphs.map(\.id), slow.glyphs.map(\.id), message)
    XCTAssertEqual(quick.glyphs.map(\.x), slow.glyphs.map(\.x), message)
    XCTAssertEqual(quick.glyphs.map(\.y), slow.glyphs.map(\.y), message)
    return true
  }

  func testLinesThatFit_areThoseOfTheGeneralWay() {
    let texts = ["Photo 1", "office AV To", "  two  ", " ", "naïve Ω", "日本 x", "a\u{301}b"]
    var set = 0
    for text in texts {
      for alignment in [.left, .center, .right, .justified, .natural] as [TextParagraphStyle.Alignment] {
        for lineBreak in [.word, .character, .clip, .truncateTail, .truncateMiddle] as [TextParagraphStyle.LineBreak] {
          for (index, width) in ([300, 141.5, .infinity, 62, 40] as [CGFloat]).enumerated() {
            var style = TextParagraphStyle()
            style.alignment = alignment
            style.lineBreak = lineBreak
            style.firstLineHeadIndent = [0, 7, 0, 0, 2][index]
            style.tailIndent = [0, -9, 0, 60, 0][index]
            style.lineHeightMultiple = [0, 0, 1.4, 0, 0][index]
            style.maximumLineHeight = [0, 12, 0, 0, 0][index]
            var box = TextBox(width: width)
            box.maximumLines = index % 2
            box.wrapsAlways = index == 2
            box.isRightToLeft = [nil, true, false, nil, true][index]
            let made = document(
              text,
              font: index == 1
                ? .systemFont(ofSize: 13) : UIFont(name: "DejaVu Sans", size: 13) ?? .systemFont(ofSize: 14),
              kern: index == 3 ? 0.7 : 0, style: style)
            if check(made, box, "“\(text)” \(alignment) \(lineBreak) \(width)") { set += 1 }
          }
        }
      }
    }
    // Otherwise the comparison would prove little.
    XCTAssertGreaterThan(set, 400)
  }

  func testMoreThanALine_isLeftToTheGeneralWay() {
    let font = UIFont.systemFont(ofSize: 15)
    for (text, width) in [
      ("", 100), ("one\ntwo", 100), ("a\tb", 100), ("wider than it may be", 60), ("a\u{2028}b", 100), ("שלום", 100),
    ] as [(String, CGFloat)] {
      var setter = Typesetter(
        document: document(text, font: font, style: TextParagraphStyle()), box: TextBox(width: width))
      XCTAssertFalse(setter.layOutPlainLine(), text)
      XCTAssertTrue(setter.lines.isEmpty && setter.runs.isEmpty && setter.glyphs.isEmpty, text)
    }
  }

  /// The cached values of a label follow changes of its font and its alignment.
  func testLabelThatIsFilledAgain_takesItsPresentLook() {
    let label = UILabel(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    let fresh = UILabel(frame: label.frame)
    func size(_ label: UILabel) -> CGSize { label.sizeThatFits(CGSize(width: 500, height: 500)) }
    label.text = "first"
    _ = size(label)
    label.font = .boldSystemFont(ofSize: 31)
    label.text = "second"
    fresh.font = .boldSystemFont(ofSize: 31)
    fresh.text = "second"
    XCTAssertEqual(size(label), size(fresh))
    label.textAlignment = .right
    fresh.textAlignment = .right
    let bounds = CGRect(x: 0, y: 0, width: 200, height: 40)
    XCTAssertEqual(
      label.textRect(forBounds: bounds, limitedToNumberOfLines: 1),
      fresh.textRect(forBounds: bounds, limitedToNumberOfLines: 1))
  }
}
