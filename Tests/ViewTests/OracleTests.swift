@testable import TestSupport
import XCTest

/// The readers of measured cases fail if the contents are not those that they expect. They never skip a case silently.
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
    XCTAssertEqual(values.unread, ["frame", "name", "part.a"], "what was asked for in another type is not read")
    XCTAssertEqual(OracleValues(["a": 1, "b": 2], "").unread, ["a", "b"])
  }

  func testTypesAreThoseOfTheFile() throws {
    let values = OracleValues(
      ["yes": .bool(true), "one": 1, "nothing": .null, "list": [1, "two"], "pairs": [[1, 2], [3, 4]]], "case")
    XCTAssertThrowsError(try values.number("yes"), "true is no 1")
    XCTAssertThrowsError(try values.bool("one"))
    XCTAssertThrowsError(try values.numbers("list"))
    XCTAssertThrowsError(try values.string("nothing"))
    XCTAssertNil(try values.value("nothing", as: String?.self))
    XCTAssertEqual(try values.lists("pairs"), [[1, 2], [3, 4]])
    XCTAssertNil(values["absent", as: Double.self])
    XCTAssertEqual(values.unread, ["list", "one", "yes"])
  }

  func testWhatIsReadOfAnObject_isNotedByItself() throws {
    var noted: [[String]] = []
    let values = OracleValues(
      ["part": ["a": 1, "b": 2], "list": [["x": 1], ["x": 2]]], "case", path: ["expect"], note: { noted.append($0) })
    XCTAssertEqual(try values.values("part").number("a"), 1)
    XCTAssertEqual(try values.list("list")[1].number("x"), 2)
    XCTAssertEqual(values.unread, ["list.0.x", "part.b"])
    XCTAssertEqual(
      noted,
      [
        ["expect", "part", "a"], ["expect", "list", "#shorter"], ["expect", "list", "#order"],
        ["expect", "list", "1", "x"],
      ])
  }

  // MARK: Changes

  func testEachAnswerCanBeChanged_andNoQuestion() {
    let entry: [String: OracleValue] = [
      "id": "case", "family": "f", "config": ["a": 1], "expect": ["frame": [1, 2], "word": "x", "none": .null],
      "sequence": ["one"],
    ]
    let changes = OracleChange.all(of: entry, file: "file.json", id: "case")
    XCTAssertEqual(
      changes.map { $0.path.joined(separator: ".") },
      [
        "expect.frame.0", "expect.frame.1", "expect.frame.#shorter", "expect.frame.#order", "expect.none",
        "expect.word",
        "sequence.0", "sequence.#shorter",
      ])
    let changed = changes.map { $0.applied(to: entry) }
    for other in changed {
      XCTAssertNotEqual(other, entry)
      XCTAssertEqual(other["config"], entry["config"])
    }
    XCTAssertEqual(Set(changed.map(\.description)).count, changes.count)
    XCTAssertEqual(changed[0]["expect"], ["frame": [OracleValue.number(4.5), 2], "word": "x", "none": .null])
  }

  func testMessagesNameTheirCase() {
    XCTAssertTrue(OracleChecker.names("al-round-1", in: "al-round-1: frame is wrong"))
    XCTAssertTrue(OracleChecker.names("al-round-1", in: "at al-round-1."))
    XCTAssertFalse(OracleChecker.names("al-round-1", in: "al-round-10: frame is wrong"))
    XCTAssertFalse(OracleChecker.names("round-1", in: "al-round-1: frame is wrong"))
  }

  // MARK: Readings of a run

  func testAValueThatNobodyReads_failsTheRun() throws {
    let exceptions = try OracleExceptions()
    XCTAssertEqual(exceptions.stale(), [])
    let readings = OracleReadings()
    var left: OracleChange?
    for file in try OracleLibrary.shared.files() {
      for (family, change) in try OracleLibrary.shared.answers(file)
      where exceptions.reason(for: change, family: family) == nil {
        if left == nil {
          left = change
        } else {
          readings.read(.init(file: file, id: change.id), change.path)
        }
      }
    }
    let change = try XCTUnwrap(left)
    let problems = try readings.evaluation().problems
    XCTAssertEqual(problems.count, 1, "\(problems.prefix(5))")
    XCTAssertTrue(problems.first?.contains(change.id) == true, "\(problems)")
    readings.read(.init(file: change.file, id: change.id), [change.path[0]])
    XCTAssertEqual(try readings.evaluation().problems, [], "what holds it was read")
  }

  func testATestThatTakesCasesAndComparesNothing_failsTheRun() throws {
    let readings = OracleReadings()
    let id = try XCTUnwrap(try OracleLibrary.shared.entries("view-cases.json").first?.id)
    let key = OracleReadings.Key(file: "view-cases.json", id: id)
    readings.recordCase(key)
    readings.read(key, ["config", "point"])
    readings.finished("Module.Class/testIdle", hasPassed: true)
    XCTAssertTrue(try readings.evaluation().problems.contains { $0.contains("testIdle") })
  }
}
