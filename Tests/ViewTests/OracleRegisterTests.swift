import Foundation
import TestSupport
import XCTest

/// Every measured case of the files that concern what is built is known to a test: by its id, by its family in a test
/// that goes through that file, by its row in `docs/differences.md`, or here as belonging to something not built yet.
@preconcurrency @MainActor
final class OracleRegisterTests: XCTestCase {
  /// Families of what is not here yet, with what they wait for.
  private static let later: [String: [String: String]] = [
    "view-cases.json": [:],
    "flow-cases.json": [:],
    "scroll-traces.json": [:],
    "gesture-cases.json": [:],
    "animation-traces.json": ["table-update": "table views"],
    "callback-orders.json": ["table": "table views"],
    "control-cases.json": ["date-picker": "date pickers"],
    "chrome-cases.json": [
      "tab-bar": "tab bars", "split-view": "split views", "keyboard": "a keyboard on the screen",
    ],
    "list-cases.json": [
      "frames": "lists", "corners": "lists", "safe-area": "lists", "separators": "lists", "configuration": "lists",
      "accessories": "lists", "self-sizing": "lists",
    ],
  ]

  func testEveryCaseIsKnown() throws {
    guard Oracle.folder != nil else { throw XCTSkip("the oracle is not at hand") }
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var sources: [String] = []
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != "OracleRegisterTests.swift" else { continue }
      sources.append(try String(contentsOf: file, encoding: .utf8))
    }
    sources.append(
      try String(
        contentsOf: tests.deletingLastPathComponent().appendingPathComponent("docs/differences.md"), encoding: .utf8))
    for (file, later) in Self.later.sorted(by: { $0.key < $1.key }) {
      let readers = sources.filter { $0.contains(file) }
      XCTAssertFalse(readers.isEmpty, file)
      let goesThroughAll = readers.contains { $0.contains("Oracle.cases(\"\(file)\")") }
      for entry in try XCTUnwrap(Oracle.cases(file)) where later[entry.family] == nil && !goesThroughAll {
        let isRead = readers.contains { $0.contains("\"\(entry.family)\"") }
        XCTAssertTrue(
          isRead || sources.contains { $0.contains(entry.id) },
          "\(file): no test knows the case \(entry.id) of the family \(entry.family)")
      }
    }
  }
}
