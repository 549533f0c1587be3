import RuntimeInterface
@testable import UIKit
import UIKitTesting
import XCTest

/// Lists in text views. A paragraph of a list contains only the content of its item: "When true, TextKit includes text list
/// markers in the text content", which is false by default (Apple's page of NSTextList.includesTextListMarkers).
@preconcurrency @MainActor
final class TextViewListTests: TextViewTestCase {
  private func text(_ paragraphs: (String, [NSTextList])...) -> NSMutableAttributedString {
    let text = NSMutableAttributedString()
    for (content, lists) in paragraphs {
      let style = NSMutableParagraphStyle()
      style.textLists = lists
      text.append(
        NSAttributedString(
          string: content + "\n", attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)]))
    }
    return text
  }

  private func show(_ text: NSAttributedString) -> [ListMarkerLayouts.Marker] {
    view.attributedText = text
    app.frame()
    _ = view.textLayout
    return view.listMarkers.markers
  }

  private func strings(_ markers: [ListMarkerLayouts.Marker], _ text: NSAttributedString) -> [String] {
    let lists = TextListMarkers(indenting: NSMutableAttributedString(attributedString: text)) { _ in 0 }
    XCTAssertEqual(lists.markers.map(\.location), markers.map(\.location))
    return lists.markers.map(\.text.string)
  }

  func testNumbersOfNestedLists() {
    start()
    let outer = NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), startingItemNumber: 3)
    let inner = NSTextList(markerFormat: .lowercaseAlpha, options: .prependEnclosingMarker, startingItemNumber: 1)
    let other = NSTextList(markerFormat: .disc, options: 0)
    let content = text(
      ("one", [outer]), ("two", [outer]), ("a", [outer, inner]), ("b", [outer, inner]), ("three", [outer]),
      ("plain", []), ("again", [outer]), ("bullet", [other]))
    let markers = show(content)
    XCTAssertEqual(strings(markers, content), ["3.", "4.", "4.a", "4.b", "5.", "3.", "\u{2022}"])
    XCTAssertEqual(markers.map(\.position), [11, 11, 47, 47, 11, 11, 11])
    // The contents are at 36 points for each level, 41 with the padding (measured by others on TextKit 2).
    let origin = view.textOrigin.x
    XCTAssertEqual(origin, 5)
    func x(_ word: String) -> CGFloat {
      view.caretRect(for: IndexPosition((content.string as NSString).range(of: word).location)).minX + 1 - origin
    }
    XCTAssertEqual(x("one"), 36, accuracy: 0.5)
    XCTAssertEqual(x("b\n"), 72, accuracy: 0.5)
    XCTAssertEqual(x("plain"), 0, accuracy: 0.5)
    XCTAssertEqual(view.text, content.string, "the text contains no markers")
    let style = view.attributedText.attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle
    XCTAssertEqual(style?.headIndent, 0, "the text keeps its own indents")
    XCTAssertFalse(NSTextList.includesTextListMarkers)
  }

  func testIndentsAndTabsOfTheParagraph() {
    start()
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let style = NSMutableParagraphStyle()
    style.textLists = [list]
    style.tabStops = [NSTextTab(textAlignment: .left, location: 20), NSTextTab(textAlignment: .left, location: 60)]
    let content = NSMutableAttributedString(
      string: String(repeating: "word ", count: 40),
      attributes: [.paragraphStyle: style, .font: UIFont.systemFont(ofSize: 17)])
    let markers = show(content)
    XCTAssertEqual(markers.map(\.position), [20])
    XCTAssertEqual(view.textLayout.lines[0].x, 60, accuracy: 0.01)
    XCTAssertEqual(view.textLayout.lines[1].x, 60, accuracy: 0.01)
    style.headIndent = 44
    content.addAttribute(.paragraphStyle, value: style.copy(), range: NSRange(location: 0, length: content.length))
    _ = show(content)
    XCTAssertEqual(view.textLayout.lines[0].x, 60, accuracy: 0.01)
    XCTAssertEqual(view.textLayout.lines[1].x, 44, accuracy: 0.01)
  }

  func testAWideMarkerMovesTheContent() {
    start()
    let list = NSTextList(markerFormat: NSTextList.MarkerFormat("Section {decimal}"), options: 0)
    let markers = show(text(("content", [list])))
    XCTAssertGreaterThan(markers[0].layout.size.width, 25)
    XCTAssertGreaterThan(view.textLayout.lines[0].x, 11 + markers[0].layout.size.width)
    XCTAssertEqual(view.textLayout.lines[0].x.truncatingRemainder(dividingBy: 28), 0, accuracy: 0.01)
  }

  func testMarkersAreDrawnOnTheBaselineAndFollowTyping() throws {
    start()
    view.backgroundColor = .white
    let list = NSTextList(markerFormat: .decimal, options: 0)
    let content = text(("ab", [list]), ("cd", [list]))
    let markers = show(content)
    let origin = try XCTUnwrap(view.listMarkers.origin(of: markers[1], in: view.textLayout))
    XCTAssertEqual(origin.y + markers[1].layout.firstBaseline, view.textLayout.lines[1].baseline, accuracy: 0.01)
    func ink(_ rect: CGRect) -> Bool {
      let picture = app.snapshot()
      let area = view.convert(rect, to: nil)
      let scale = CGFloat(picture.width) / app.window.bounds.width
      for y in Int(area.minY * scale)..<Int(area.maxY * scale) {
        for x in Int(area.minX * scale)..<Int(area.maxX * scale) where picture.color(x: x, y: y).red < 128 {
          return true
        }
      }
      return false
    }
    let start = view.textOrigin
    func area(_ line: Int) -> CGRect {
      let line = view.textLayout.lines[line]
      return CGRect(x: start.x + 9, y: start.y + line.top, width: 20, height: line.height)
    }
    XCTAssertTrue(ink(area(0)))
    XCTAssertTrue(ink(area(1)))
    view.becomeFirstResponder()
    view.selectedRange = NSRange(location: 2, length: 0)
    view.insertText("\nnew")
    app.frame()
    XCTAssertEqual(strings(view.listMarkers.markers, view.attributedText), ["1", "2", "3"])
    view.text = "plain"
    app.frame()
    _ = view.textLayout
    XCTAssertTrue(view.listMarkers.markers.isEmpty)
  }

  func testRightToLeftItemsHaveTheirMarkersOnTheRight() throws {
    start()
    let list = NSTextList(markerFormat: .disc, options: 0)
    let markers = show(text(("\u{05D0}\u{05D1}", [list])))
    let layout = view.textLayout
    let origin = try XCTUnwrap(view.listMarkers.origin(of: markers[0], in: layout))
    XCTAssertEqual(origin.x + markers[0].layout.size.width, layout.box.width - 11, accuracy: 0.01)
    XCTAssertLessThan(layout.lines[0].x + layout.lines[0].width, origin.x)
  }
}
