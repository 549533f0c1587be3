import TestSupport
import GalleryLibrary
import XCTest

@testable import Gallery

final class NameOrderTests: XCTestCase {
  /// The fast comparison of file names has the same result as Foundation's.
  func testTheOrderOfNamesIsFoundations() {
    var random = TestSupport.SeededRandom(seed: 3)
    let plain = ["a", "B", "b", "Z", "_", "-", " ", ".", "/", "0", "00", "1", "9", "10", "007"]
    let parts = plain + ["é", "ß", "日", "e\u{301}"]
    for _ in 0..<4000 {
      func name() -> String {
        (0..<Int.random(in: 0..<5, using: &random)).map { _ in parts.randomElement(using: &random)! }.joined()
      }
      let (a, b) = (name(), name())
      let order = a.compare(b, options: [.caseInsensitive, .numeric])
      let expected = order == .orderedSame ? a < b : order == .orderedAscending
      XCTAssertEqual(NameOrder.isBefore(a, b), expected, "\(a) | \(b)")
    }
  }
}
