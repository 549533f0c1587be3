import Foundation
import TestSupport
import XCTest

/// Every measured case is known: a test reads it from its file (the case's family, or the whole file), or
/// `docs/differences.md` names it, or it stands here as belonging to something that is not built yet. That each reader runs
/// all cases that it reads is its own matter: `GestureCaseTests`, `CallbackOrderTests` and `ControlMetricsTests` count.
@preconcurrency @MainActor
final class OracleRegisterTests: XCTestCase {
  /// Families of what is not here yet, with what they wait for, by file; a whole file by `*`.
  private static let later: [String: [String: String]] = [
    "view-cases.json": [:],
    "flow-cases.json": [:],
    "scroll-traces.json": [:],
    "gesture-cases.json": [:],
    "animation-traces.json": [:],
    "callback-orders.json": [:],
    "control-cases.json": ["date-picker": "date pickers"],
    "chrome-cases.json": [
      "tab-bar": "tab bars", "split-view": "split views", "keyboard": "a keyboard on the screen",
    ],
    "list-cases.json": [
      "configuration": "cells of lists"
    ],
    "compositional-cases.json": [:],
    "table-cases.json": [
      "cells-inset-grouped": "cells of tables", "cells-plain": "cells of tables", "cells-grouped": "cells of tables",
      "dynamic-type": "cells of tables", "rtl": "cells of tables",
    ],
  ]

  /// Files of which a test that names a case by its id counts as one that runs it.
  private static let byHand: Set<String> = ["chrome-cases.json", "view-cases.json"]

  func testEveryCaseIsKnown() throws {
    guard let folder = Oracle.folder else { throw XCTSkip("the oracle is not at hand") }
    let sources = try Self.testSources()
    let differences = try Oracle.differences()
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path).filter { $0.hasSuffix(".json") }
    XCTAssertEqual(names.sorted(), Self.later.keys.sorted(), "files of the oracle that this register does not know")
    for (file, later) in Self.later.sorted(by: { $0.key < $1.key }) {
      let cases = try XCTUnwrap(Oracle.cases(file))
      guard later["*"] == nil else {
        print("\(file): \(cases.count) wait for \(later["*"] ?? "")")
        continue
      }
      let readers = sources.filter { $0.contains("Oracle.cases(\"\(file)\"") }
      XCTAssertFalse(readers.isEmpty, file)
      let goesThroughAll = readers.contains { $0.contains("Oracle.cases(\"\(file)\")") }
      var (run, different, waiting) = (0, 0, 0)
      for entry in cases {
        if later[entry.family] != nil {
          waiting += 1
        } else if differences.contains("`\(entry.id)`") {
          different += 1
        } else if goesThroughAll || readers.contains(where: { $0.contains("\"\(entry.family)\"") })
          || Self.byHand.contains(file) && sources.contains(where: { $0.contains(entry.id) })
        {
          run += 1
        } else {
          XCTFail("\(file): no test reads the case \(entry.id) of the family \(entry.family)")
        }
      }
      print("\(file): \(run) run, \(different) in differences.md, \(waiting) for later, of \(cases.count)")
    }
  }

  private static func testSources() throws -> [String] {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    var sources: [String] = []
    let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
    while let file = files?.nextObject() as? URL {
      guard file.pathExtension == "swift", file.lastPathComponent != "OracleRegisterTests.swift" else { continue }
      sources.append(try String(contentsOf: file, encoding: .utf8))
    }
    return sources
  }
}
