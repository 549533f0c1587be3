import TesseraRewriting
import XCTest

final class UncompilableTestsTests: XCTestCase {
  private let text = """
    import XCTest
    final class BoardTests: XCTestCase {
      let board = Board()
      func testMoves() { board.move() }
      func testLayout() async throws {
        let layout = board.layout
        XCTAssertEqual(layout.missing, 1)
        XCTAssertEqual(layout.missing, 2)
      }
      func testNothing(_ value: Int) {
        board.missing()
      }
    }
    @Test(arguments: [1]) func sizes(_ size: Int) {
      #expect(board.missing)
    }

    """

  /// An example of a specification is a test. The code around it is not.
  func testExamplesOfSpecifications() {
    let text = """
      import Nimble
      import Quick
      final class BoardSpec: QuickSpec {
        override func spec() {
          describe("board") {
            let board = Board()
            it("moves") { expect(board.moves) == 1 }
            it("raises") {
              expect(board.missing).to(raiseException())
            }
          }
        }
      }

      """
    let result = UncompilableTests.replaceBodies(in: text, errors: [9: "cannot find 'raiseException'", 6: "no"])
    XCTAssertEqual(result.all, ["moves", "raises"])
    XCTAssertEqual(result.tests.map(\.name), ["raises"])
    XCTAssertEqual(result.otherLines, [6])
    XCTAssertTrue(
      result.text.contains(
        """
              it("raises") { fail("This test does not compile: cannot find 'raiseException'")

         }
        """), result.text)
  }

  func testATestThatDoesNotCompileFailsWithTheError() {
    let result = UncompilableTests.replaceBodies(
      in: text, errors: [8: "second", 7: "no member 'missing'\nin \"Layout\" \\(x)", 15: "no"])
    XCTAssertEqual(
      result.text,
      """
      import XCTest
      final class BoardTests: XCTestCase {
        let board = Board()
        func testMoves() { board.move() }
        func testLayout() async throws { XCTFail("This test does not compile: no member 'missing' in \\"Layout\\" \\\\(x)")



       }
        func testNothing(_ value: Int) {
          board.missing()
        }
      }
      @Test(arguments: [1]) func sizes(_ size: Int) { Issue.record("This test does not compile: no")

       }

      """)
    XCTAssertEqual(result.tests.map(\.name), ["testLayout", "sizes"])
    XCTAssertEqual(result.tests.map(\.line), [7, 15])
    XCTAssertEqual(result.all, ["testMoves", "testLayout", "sizes"])
    XCTAssertEqual(result.otherLines, [])
  }

  func testErrorsElsewhereAreReported() {
    let result = UncompilableTests.replaceBodies(in: text, errors: [3: "a", 11: "b", 14: "c", 4: "d"])
    // A test on one line, and the line on which a body begins, belong to the test.
    XCTAssertEqual(result.tests.map(\.name), ["testMoves", "sizes"])
    XCTAssertEqual(result.otherLines, [3, 11])
    XCTAssertEqual(result.text.count { $0 == "\n" }, text.count { $0 == "\n" })
  }
}
