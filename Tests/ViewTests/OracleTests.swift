import TestSupport
import XCTest

/// What reads the measured cases fails where they are not as it expects, and never reads nothing without a word.
@preconcurrency @MainActor
final class OracleTests: XCTestCase {
  func testAFolderThatIsNotThereFails() throws {
    XCTAssertThrowsError(try Oracle.folder("/no/such/folder")) {
      XCTAssertTrue("\($0)".contains("/no/such/folder"), "\($0)")
    }
    XCTAssertThrowsError(try Oracle.folder(#filePath), "a file is no folder")
    XCTAssertNoThrow(try Oracle.folder())
  }

  func testAFileFamilyOrCaseThatIsNotThereFails() throws {
    XCTAssertThrowsError(try Oracle.cases("no-such-cases.json"))
    XCTAssertThrowsError(try Oracle.cases("README.md"), "no JSON")
    XCTAssertThrowsError(try Oracle.cases("view-cases.json", family: "no such family"))
    XCTAssertThrowsError(try Oracle.entry("view-cases.json", "no such case"))
    XCTAssertThrowsError(try Oracle.rows("no-such-table.tsv"))
    XCTAssertThrowsError(try Oracle.rows("view-cases.json"), "no table")
    XCTAssertThrowsError(try Oracle.rows("defaults.tsv") { $0 == "NoSuchType" })
  }

  func testAValueThatIsMissingOrSomethingElseFails() throws {
    let values = OracleValues(
      ["width": 3, "name": "x", "frame": [1, 2, 3], "part": ["a": 1]], "file.json, case, expect")
    XCTAssertEqual(try values.number("width"), 3)
    XCTAssertThrowsError(try values.number("widht")) {
      XCTAssertTrue("\($0)".contains("file.json, case, expect"), "\($0)")
    }
    XCTAssertThrowsError(try values.number("name"))
    XCTAssertThrowsError(try values.string("width"))
    XCTAssertThrowsError(try values.rect("frame"), "three numbers")
    XCTAssertThrowsError(try values.values("part").number("b"))
    XCTAssertEqual(values.unread, ["part"].filter { _ in false }, "all were asked for")
    XCTAssertEqual(OracleValues(["a": 1, "b": 2], "").unread, ["a", "b"])
  }
}
