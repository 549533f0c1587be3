import XCTest

@testable import Board

class WordsTests: XCTestCase {
  func testStringsOfBundles() {
    XCTAssertEqual(Words.greeting, "Hello")
    XCTAssertEqual(Words.other, "Good morning")
    XCTAssertEqual(Words.missing, "substitute")
    XCTAssertEqual(Words.key, "none")
    XCTAssertEqual(Words.ofBundle, "Hello")
    XCTAssertEqual(Words.initialized, "Hello")
  }

  func testFormats() {
    XCTAssertEqual(Words.moves(1, 1), "one move by one player")
    XCTAssertEqual(Words.moves(3, 2), "3 moves by 2 players")
    XCTAssertEqual(Words.winner("White", "Black"), "White beats Black")
    XCTAssertTrue(Words.objects(NSNumber(value: 2), NSArray(array: ["x"])).hasPrefix("2 of ("))
    XCTAssertEqual(Words.winner(["Ann", "Ben"]), "Ann beats Ben")
  }

  /// Foundation on Linux ends the program when the inverse of one of its own sets is changed.
  func testInvertedSetsCanBeChanged() {
    var set = CharacterSet.decimalDigits.inverted
    set.remove(charactersIn: "+*")
    set.insert("5")
    XCTAssertEqual(["+", "a", "1", "5"].map { set.contains($0) }, [false, true, false, true])
    let other = NSCharacterSet.letters.inverted
    var copy = other
    copy.insert("a")
    XCTAssertTrue(copy.contains("a") && !other.contains("a"))
  }
}
