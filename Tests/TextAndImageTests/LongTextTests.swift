import UIKit
import XCTest

@testable import RuntimeInterface

/// The work for a long text. It is counted at two lengths, and must be proportional to the length or to the change.
@preconcurrency @MainActor
final class LongTextTests: XCTestCase {
  private let font = UIFont.systemFont(ofSize: 14)

  private func document(_ text: String) -> TextDocument {
    let style = TextStyle(
      font: font.textFont, ascent: font.ascender, descent: -font.descender, leading: font.leading)
    return TextDocument(text, style: style, paragraphStyle: TextParagraphStyle())
  }

  /// Returns how often the array of glyphs gets another memory while lines are added.
  private func reallocations(lines count: Int) -> Int {
    let text = document(Array(repeating: "twenty letters a line", count: count).joined(separator: "\n"))
    var typesetter = Typesetter(document: text, box: TextBox(width: 300))
    var reallocations = 0
    for index in 0..<count {
      let capacity = typesetter.glyphs.capacity
      let line = Typesetter.LineFragment(
        paragraph: index, clusters: 0..<text.paragraphs[index].shaped.clusters.count, isFirst: true,
        endsParagraph: true)
      typesetter.positionLine(line, top: CGFloat(index) * 17, boxWidth: 300, isLastVisible: false)
      if typesetter.glyphs.capacity != capacity { reallocations += 1 }
    }
    XCTAssertGreaterThan(typesetter.glyphs.count, count * 15)
    return reallocations
  }

  /// If the memory grows by one line at a time, all glyphs are copied for each line.
  func testTheGlyphsOfALongText_areCopiedAFewTimes() {
    let few = reallocations(lines: 200)
    XCTAssertGreaterThan(few, 0)
    XCTAssertLessThanOrEqual(reallocations(lines: 2_000), few + 6)
  }
}
