import UIKit
import XCTest

@testable import UIKit

/// Tests of `UILocalizedIndexedCollation` and `UITextChecker`.
@preconcurrency @MainActor
final class LocalizedTests: XCTestCase {
  func testObjectsBelongToTheSectionOfTheirFirstLetter() {
    let collation = UILocalizedIndexedCollation(language: "en")
    XCTAssertEqual(collation.sectionTitles.count, 27)
    XCTAssertEqual(collation.sectionTitles.last, "#")
    XCTAssertEqual(collation.sectionIndexTitles, collation.sectionTitles)
    func section(_ text: String) -> String {
      collation.sectionTitles[collation.section(for: text, collationStringSelector: Selector("self"))]
    }
    XCTAssertEqual(
      ["apple", "Zoo", "éclair", "Ångström", "\"quoted\"", "7up", "", "Ж", "Øre"].map(section),
      ["A", "Z", "E", "A", "Q", "#", "#", "#", "O"])
    let swedish = UILocalizedIndexedCollation(language: "sv-SE")
    XCTAssertEqual(swedish.sectionTitles.suffix(4), ["Å", "Ä", "Ö", "#"])
    XCTAssertEqual(swedish.section(for: "åka", collationStringSelector: Selector("self")), 26)
    let korean = UILocalizedIndexedCollation(language: "ko")
    XCTAssertEqual(korean.sectionTitles[korean.section(for: "한국", collationStringSelector: Selector("self"))], "ㅎ")
    XCTAssertEqual(collation.section(forSectionIndexTitle: 3), 3)
    XCTAssertEqual(collation.section(forSectionIndexTitle: 99), 26)
    XCTAssertTrue(UILocalizedIndexedCollation.current() === UILocalizedIndexedCollation.current())
  }

  func testSortingIgnoresCase_andKeepsEqualTextsInOrder() {
    let collation = UILocalizedIndexedCollation(language: "en")
    let sorted = collation.sortedArray(from: ["b", "A", "a", "C"], collationStringSelector: Selector("self"))
    XCTAssertEqual(sorted as? [String], ["A", "a", "b", "C"])
  }

  /// In Swedish, Å, Ä and Ö are letters at the end of the alphabet. In German, Ä is sorted like A.
  func testSortingFollowsTheLanguage() {
    func sorted(_ language: String) -> [String]? {
      let collation = UILocalizedIndexedCollation(language: language)
      return collation.sortedArray(from: ["Zebra", "Ärm", "Arm"], collationStringSelector: Selector("self"))
        as? [String]
    }
    XCTAssertEqual(sorted("sv-SE"), ["Arm", "Zebra", "Ärm"])
    XCTAssertEqual(sorted("de-DE"), ["Arm", "Ärm", "Zebra"])
  }

  func testTheCheckerLearnsWords() {
    let word = "tessera\(UUID().uuidString.prefix(8))"
    let checker = UITextChecker()
    XCTAssertFalse(UITextChecker.hasLearnedWord(word))
    UITextChecker.learnWord(word)
    XCTAssertTrue(UITextChecker.hasLearnedWord(word))
    let text = "a \(word.prefix(12))"
    let range = NSRange(location: 2, length: 12)
    XCTAssertEqual(checker.completions(forPartialWordRange: range, in: text, language: "en"), [word])
    UITextChecker.unlearnWord(word)
    XCTAssertFalse(UITextChecker.hasLearnedWord(word))
    XCTAssertNil(checker.completions(forPartialWordRange: NSRange(location: 90, length: 2), in: text, language: "en"))
    checker.ignoreWord("xyz")
    checker.ignoreWord("xyz")
    XCTAssertEqual(checker.ignoredWords, ["xyz"])
    let whole = NSRange(location: 0, length: 4)
    XCTAssertEqual(
      checker.rangeOfMisspelledWord(in: "wrng", range: whole, startingAt: 0, wrap: false, language: "en").location,
      NSNotFound)
  }
}
