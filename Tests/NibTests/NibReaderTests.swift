import Foundation
import TestSupport
@testable import UIKit
import XCTest

/// The reader of nib files.
final class NibReaderTests: XCTestCase {
  private func read(_ text: String) -> (root: NibElement?, error: NibReadingError?) { NibReader.read(Data(text.utf8)) }

  func testElementsAttributesAndText() throws {
    let (root, error) = read(
      "\u{FEFF}<?xml version=\"1.0\"?>\n<!-- a > b -->\n<a x='1 &lt; 2' y=\"&#65;&#x42;\nC\"><b/>\n<c "
        + "id=\"i\">t&amp;<![CDATA[<u>]]>v</c></a>\n"
    )
    XCTAssertNil(error)
    let found = try XCTUnwrap(root)
    XCTAssertEqual(found.attributes, ["x": "1 < 2", "y": "AB C"])
    XCTAssertEqual(found.line, 3)
    XCTAssertEqual(found.children.map(\.name), ["b", "c"])
    XCTAssertEqual(found.children[1].text, "t&<u>v")
    XCTAssertEqual(found.children[1].line, 5)
    XCTAssertTrue(found.children[1].parent === found)
  }

  func testErrorsHaveALineAndKeepWhatWasRead() {
    for (text, line, problem) in [
      ("", 1, "the file contains no XML element"), ("<a>\n<b>\n</a>", 3, "</a> closes <b> of line 2"),
      ("<a>\n<b", 2, "is not closed with “>”"),
      ("<a>", 1, "<a> of line 1 is not closed"), ("<a x=1/>", 1, "must be quoted"),
      ("<a x='1' x='2'/>", 1, "has the attribute x twice"), ("<a>&bomb;</a>", 1, "the entity &bomb; is unknown"),
      ("<!DOCTYPE a [<!ENTITY b SYSTEM \"file:///etc/passwd\">]><a>&b;</a>", 1, "document types are not allowed"),
      ("<a/>\n<b/>", 2, "second root"), ("<a>\n<!-- ", 2, "comment is not closed"), ("x<a/>", 1, "text outside"),
      ("<a/></a>", 1, "does not close an open element"), ("<a>&#xD800;</a>", 1, "is unknown"),
      ("< a/>", 1, "expected the name of an element or attribute, but found “ ”"),
      ("<", 1, "expected the name of an element or attribute, but the file ends"),
    ] {
      let found = read(text)
      XCTAssertEqual(found.error?.line, line, text)
      XCTAssertTrue(found.error?.problem.contains(problem) == true, "\(text): \(found.error?.problem ?? "no error")")
    }
    XCTAssertEqual(read("<a>\n<b/>\n<c").root?.children.map(\.name), ["b"])
  }

  func testLimits() {
    let deep = String(repeating: "<a>", count: NibReader.maximumDepth + 1)
    XCTAssertTrue(read(deep).error?.problem.contains("more than \(NibReader.maximumDepth) elements") == true)
    let wide = "<a>" + String(repeating: "<b/>", count: 3000) + "</a>"
    XCTAssertEqual(read(wide).root?.children.count, 3000)
  }

  /// Random changes of a whole storyboard do not end the program, neither in the reader nor when its view controllers
  /// and their views are created.
  @preconcurrency @MainActor func testFuzz() throws {
    let test = NibFuzz()
    try test.run(rounds: 150)
  }
}
