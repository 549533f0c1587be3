import UIKit
import XCTest

/// `NSTextList`: the markers of its items.
final class TextListTests: XCTestCase {
  private func markers(_ format: NSTextList.MarkerFormat, _ numbers: Int...) -> [String] {
    let list = NSTextList(markerFormat: format, options: 0)
    return numbers.map { list.marker(forItemNumber: $0) }
  }

  func testNumbers() {
    XCTAssertEqual(markers(.decimal, 1, 10), ["1", "10"])
    XCTAssertEqual(markers(.octal, 8), ["10"])
    XCTAssertEqual(markers(.lowercaseHexadecimal, 255), ["ff"])
    XCTAssertEqual(markers(.uppercaseHexadecimal, 255), ["FF"])
    XCTAssertEqual(markers(.lowercaseAlpha, 1, 26, 27, 52, 53, 702, 703), ["a", "z", "aa", "az", "ba", "zz", "aaa"])
    XCTAssertEqual(markers(.uppercaseLatin, 2, 0), ["B", "0"])
    XCTAssertEqual(markers(.lowercaseRoman, 4, 9, 14, 1994), ["iv", "ix", "xiv", "mcmxciv"])
    XCTAssertEqual(markers(.uppercaseRoman, 3999, 4000), ["MMMCMXCIX", "4000"])
  }

  func testSymbolsAndTextAroundThem() {
    XCTAssertEqual(markers(.disc, 7), ["\u{2022}"])
    XCTAssertEqual(markers(.check, 7), ["\u{2713}"])
    XCTAssertEqual(markers(NSTextList.MarkerFormat("({lowercase-alpha})"), 3), ["(c)"])
    XCTAssertEqual(markers(NSTextList.MarkerFormat("*"), 3), ["*"])
    XCTAssertEqual(markers(NSTextList.MarkerFormat("{unknown}"), 3), ["{unknown}"])
  }

  func testValues() {
    let list = NSTextList(markerFormat: .decimal, options: .prependEnclosingMarker, startingItemNumber: 4)
    XCTAssertTrue(list.isOrdered)
    XCTAssertFalse(NSTextList(markerFormat: .hyphen, options: 0).isOrdered)
    XCTAssertEqual(NSTextList(markerFormat: .hyphen, options: 1).listOptions, .prependEnclosingMarker)
    XCTAssertEqual(NSTextList(markerFormat: .hyphen, options: 0).startingItemNumber, 1)
    XCTAssertEqual(list.copy() as? NSTextList, list)
    let style = NSMutableParagraphStyle()
    XCTAssertEqual(style.textLists, [])
    style.textLists = [list]
    XCTAssertEqual((style.copy() as? NSParagraphStyle)?.textLists, [list])
    XCTAssertNotEqual(style, NSParagraphStyle.default)
  }
}
