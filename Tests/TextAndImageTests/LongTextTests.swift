import TestSupport
import UIKitTesting
import XCTest

@testable import RuntimeInterface
@testable import UIKit

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

  /// Returns how many paragraphs are shaped and how many lines are laid out after a character was inserted in the middle of a text
  /// view, at the end of a line, and after it was colored.
  private func work(lines count: Int) throws -> [(shaped: Int, lines: Int)] {
    let app = TestApplication(size: CGSize(width: 300, height: 400), scale: 2)
    defer { app.close() }
    app.onReport = { XCTFail($0) }
    let view = UITextView(frame: app.window.bounds)
    app.show(view)
    view.text = Array(repeating: "Twenty letters a line, and more than fit in a line of the view", count: count)
      .joined(separator: "\n")
    try app.waitUntilIdle()
    var layout = view.textLayout
    XCTAssertGreaterThan(layout.lines.count, count)
    let middle = layout.document.paragraphs[count / 2].start
    let edits: [() -> Void] = [
      { view.textStorage.replaceCharacters(in: NSRange(location: middle, length: 0), with: "x") },
      { view.textStorage.replaceCharacters(in: NSRange(location: middle + 3, length: 0), with: "\n") },
      { view.textStorage.replaceCharacters(in: NSRange(location: middle, length: 1), with: "") },
      {
        view.textStorage.addAttribute(
          .foregroundColor, value: UIColor.red, range: NSRange(location: middle, length: 2))
      },
    ]
    return try edits.map { edit in
      let shaped = Set(layout.document.paragraphs.map { ObjectIdentifier($0.shaped) })
      edit()
      try app.waitUntilIdle()
      XCTAssertFalse(layout === view.textLayout)
      let earlier = layout
      layout = view.textLayout
      return withExtendedLifetime(earlier) {
        (
          layout.document.paragraphs.count { !shaped.contains(ObjectIdentifier($0.shaped)) },
          layout.lines.count - layout.reusedLineCount
        )
      }
    }
  }

  func testAnEdit_shapesAndLaysOutItsParagraph() throws {
    let (few, many) = (try work(lines: 100), try work(lines: 1_000))
    for (few, many) in zip(few, many) {
      XCTAssertGreaterThan(few.lines, 0)
      XCTAssertLessThanOrEqual(few.shaped, 2)
      XCTAssertEqual(many.shaped, few.shaped)
      XCTAssertEqual(many.lines, few.lines)
    }
  }

  // MARK: The result

  private let parts = [
    "word ", "longer words ", "\n", "\r\n", "\t", "\u{2029}", "\u{2028}", "\u{05E9}\u{05DC}\u{05D5}\u{05DD} ",
    "e\u{301}", "", "\u{1F469}\u{200D}\u{1F467} ", "fi ", "\n\n",
  ]

  private func attributes(_ random: inout SeededRandom) -> [NSAttributedString.Key: Any] {
    var attributes: [NSAttributedString.Key: Any] = [:]
    if Bool.random(using: &random) {
      attributes[.font] = UIFont.systemFont(ofSize: [11, 14, 23][Int.random(in: 0..<3, using: &random)])
    }
    if Int.random(in: 0..<4, using: &random) == 0 { attributes[.kern] = 2.0 }
    if Int.random(in: 0..<4, using: &random) == 0 { attributes[.baselineOffset] = 3.0 }
    if Int.random(in: 0..<4, using: &random) == 0 { attributes[.foregroundColor] = UIColor.red }
    if Int.random(in: 0..<3, using: &random) == 0 {
      let style = NSMutableParagraphStyle()
      style.alignment = [.left, .center, .right, .justified, .natural][Int.random(in: 0..<5, using: &random)]
      style.paragraphSpacing = CGFloat(Int.random(in: 0..<2, using: &random)) * 5.5
      style.lineSpacing = CGFloat(Int.random(in: 0..<2, using: &random)) * 3.25
      style.firstLineHeadIndent = CGFloat(Int.random(in: 0..<2, using: &random)) * 11
      attributes[.paragraphStyle] = style
    }
    return attributes
  }

  private func edit(_ text: NSMutableAttributedString, _ random: inout SeededRandom) {
    let string = text.string
    // Whole characters are replaced, as in an editor.
    func location() -> Int {
      let index = string.index(string.startIndex, offsetBy: Int.random(in: 0...string.count, using: &random))
      return index.utf16Offset(in: string)
    }
    let (one, other) = (location(), Int.random(in: 0..<4, using: &random) == 0 ? location() : nil)
    let start = min(one, other ?? one)
    let range = NSRange(location: start, length: max(one, other ?? one) - start)
    if Int.random(in: 0..<4, using: &random) == 0 { return text.addAttributes(attributes(&random), range: range) }
    let new = (0..<Int.random(in: 0..<4, using: &random)).map { _ in parts.randomElement(using: &random) ?? "" }
    text.replaceCharacters(
      in: range, with: NSAttributedString(string: new.joined(), attributes: attributes(&random)))
  }

  private func difference(_ layout: TextLayout, _ wanted: TextLayout) -> String? {
    func near(_ one: CGFloat, _ other: CGFloat) -> Bool { abs(one - other) < 1e-6 }
    guard layout.lines.count == wanted.lines.count else { return "\(layout.lines.count) lines" }
    guard near(layout.size.width, wanted.size.width), near(layout.size.height, wanted.size.height) else {
      return "size \(layout.size), not \(wanted.size)"
    }
    if layout.isTruncated != wanted.isTruncated { return "truncated" }
    for (index, (line, other)) in zip(layout.lines, wanted.lines).enumerated() {
      guard line.paragraph == other.paragraph, line.clusters == other.clusters, line.range == other.range,
        line.head == other.head, line.runs == other.runs, near(line.x, other.x), near(line.width, other.width),
        near(line.top, other.top), near(line.height, other.height), near(line.baseline, other.baseline)
      else { return "line \(index): \(line), not \(other)" }
    }
    guard layout.runs.count == wanted.runs.count else { return "\(layout.runs.count) runs" }
    for (run, other) in zip(layout.runs, wanted.runs) {
      guard run.font === other.font, run.style == other.style, run.glyphs == other.glyphs, near(run.x, other.x),
        near(run.width, other.width), run.isSpace == other.isSpace
      else { return "run \(run), not \(other)" }
    }
    let isSame = zip(layout.glyphs, wanted.glyphs).allSatisfy { $0.id == $1.id && $0.x == $1.x && $0.y == $1.y }
    return layout.glyphs.count == wanted.glyphs.count && isSame ? nil : "glyphs"
  }

  /// A terminator that changes its length moves the lines after it, although no paragraph changes.
  func testALongerOrShorterTerminator_movesTheLinesAfterIt() {
    let defaults = StyledText.Defaults(
      font: font, paragraphStyle: NSParagraphStyle(), traits: UITraitCollection.current)
    let box = TextBox(width: 120)
    for (old, new) in [
      ("one\ntwo\nthree\nfour", "one\r\ntwo\nthree\nfour"),
      ("one\r\ntwo\r\nthree\r\nfour", "one\ntwo\r\nthree\r\nfour"),
    ] {
      let document = StyledText.document(NSAttributedString(string: old), defaults: defaults)
      let layout = TextLayout(document, box: box)
      let edited = NSAttributedString(string: new)
      let wanted = TextLayout(StyledText.document(edited, defaults: defaults), box: box)
      let reused = TextLayout(
        StyledText.document(edited, defaults: defaults, earlier: document), box: box, earlier: layout)
      XCTAssertNil(difference(reused, wanted))
    }
  }

  func testAnEditedText_hasTheLayoutOfANewOne() {
    var reused = 0
    SeedRun(release: 1_000, debug: 60).check("edited text", in: self) { seed in
      var random = SeededRandom(seed: seed)
      let text = NSMutableAttributedString()
      let defaults = StyledText.Defaults(
        font: font, paragraphStyle: NSParagraphStyle(), traits: UITraitCollection.current)
      for _ in 0..<30 { edit(text, &random) }
      var box = TextBox(width: 120)
      var layout: TextLayout?
      for step in 0..<12 {
        edit(text, &random)
        if Int.random(in: 0..<12, using: &random) == 0 { box.width = 90 }
        let document = StyledText.document(text, defaults: defaults, earlier: layout?.document)
        let newLayout = TextLayout(document, box: box, earlier: layout)
        let wanted = TextLayout(StyledText.document(text, defaults: defaults), box: box)
        if let difference = difference(newLayout, wanted) {
          return "step \(step), \(text.string.debugDescription): \(difference)"
        }
        reused += newLayout.reusedLineCount
        layout = newLayout
      }
      return nil
    }
    XCTAssertGreaterThan(reused, 100)
  }
}
