import Foundation
import XCTest

/// Cases measured on real UIKit: `Tests/Oracle`, or a newer set in the folder that `TESSERA_ORACLE` names.
///
/// Whatever is not there or cannot be read throws: a test of measured cases fails then, and is never skipped. What tests
/// read is noted; a whole run fails where a case was not read to its end and nobody says why (`OracleReadings`).
public enum Oracle {
  /// Returns the folder with the cases, and throws where there is none.
  ///
  /// - Parameter path: What to read instead of `Tests/Oracle`, if anything.
  public static func folder(
    _ path: String? = ProcessInfo.processInfo.environment["TESSERA_ORACLE"]
  ) throws -> URL {
    let folder = path.map { URL(fileURLWithPath: $0) } ?? project.appendingPathComponent("Tests/Oracle")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw OracleError("there is no folder of measured cases at \(folder.path) (TESSERA_ORACLE names it)")
    }
    return folder.standardizedFileURL
  }

  /// The folder of the project.
  static var project: URL {
    URL(fileURLWithPath: #filePath).deletingLastPathComponent().appendingPathComponent("../../..").standardizedFileURL
  }

  /// One case: its configuration and what UIKit answered.
  public struct Case {
    public let id: String
    public let family: String
    public let config: OracleValues
    public let expect: OracleValues
    /// How far numbers of UIKit may be off in points; nil where the file says nothing of it.
    public let tolerance: Double?
    /// All of the entry, for files that keep their answers elsewhere (`sequence`, `samples`).
    public let whole: OracleValues
  }

  /// One line of a table such as `defaults.tsv`: what a property of a type is.
  public struct Row {
    public let type: String
    public let property: String
    private let text: String
    private let note: () -> Void

    init(type: String, property: String, value: String, note: @escaping () -> Void) {
      (self.type, self.property, text, self.note) = (type, property, value, note)
    }

    public var name: String { "\(type) \(property)" }
    public var value: String {
      note()
      return text
    }

    /// Says whether an answer is what the file says; the file may add a remark: "0.998 (.normal)".
    public func agrees(with answer: String) -> Bool {
      let value = value
      return value == answer
        || (value.hasPrefix(answer) && " (,".contains(value.dropFirst(answer.count).first ?? "x"))
    }
  }

  /// Returns what `docs/differences.md` says: where we differ from UIKit on purpose, with the ids of the cases.
  public static func differences() throws -> String {
    try String(contentsOf: project.appendingPathComponent("docs/differences.md"), encoding: .utf8)
  }

  /// Returns the cases of a file such as `view-cases.json`, and throws where it is missing, malformed or has none.
  ///
  /// - Parameter family: The family whose cases are wanted; nil for all of the file.
  public static func cases(_ file: String, family: String? = nil) throws -> [Case] {
    let cases = try OracleLibrary.shared.entries(file).filter { family == nil || $0.family == family }.map(make)
    guard !cases.isEmpty else {
      throw OracleError("\(file) has no cases" + (family.map { " of the family \($0)" } ?? ""))
    }
    return cases
  }

  /// Returns one case by its id, and throws where the file has none of that name.
  public static func entry(_ file: String, _ id: String) throws -> Case {
    guard let entry = try OracleLibrary.shared.entries(file).first(where: { $0.id == id }) else {
      throw OracleError("\(file) has no case \(id)")
    }
    return try make(entry)
  }

  private static func make(_ entry: OracleLibrary.Entry) throws -> Case {
    let key = OracleReadings.Key(file: entry.file, id: entry.id)
    OracleReadings.shared.gave(key)
    let note: ([String]) -> Void = { OracleReadings.shared.read(key, $0) }
    let whole = OracleValues(entry.values, "\(entry.file), \(entry.id)", note: note)
    func part(_ name: String) throws -> OracleValues {
      if whole.has(name) { return try whole.values(name) }
      return OracleValues([:], "\(entry.file), \(entry.id), \(name)", path: [name], note: note)
    }
    return Case(
      id: entry.id, family: entry.family, config: try part("config"), expect: try part("expect"),
      tolerance: whole["tolerance_pt", as: Double.self], whole: whole)
  }

  /// Goes through the cases of a family, and fails where one says something that `body` did not look at.
  ///
  /// - Parameters:
  ///   - file: The file with the cases.
  ///   - family: The family whose cases are wanted; nil for all of the file.
  ///   - body: Compares one case. What it throws fails the test with the case's id, and the next case follows.
  public static func each(
    _ file: String, family: String? = nil, in source: StaticString = #filePath, line: UInt = #line,
    _ body: (Case) throws -> Void
  ) throws {
    for entry in try cases(file, family: family) {
      do { try body(entry) } catch { XCTFail("\(entry.id): \(error)", file: source, line: line) }
      entry.finish(in: source, line: line)
    }
  }

  /// Returns the lines of a table such as `defaults.tsv`, and throws where it is missing, malformed or has none.
  ///
  /// - Parameters:
  ///   - file: The table.
  ///   - isIncluded: Which types are wanted.
  public static func rows(_ file: String, where isIncluded: (String) -> Bool = { _ in true }) throws -> [Row] {
    let rows = try OracleLibrary.shared.rows(file).filter { isIncluded($0.type) }
    guard !rows.isEmpty else { throw OracleError("\(file) has no such rows") }
    return rows.map { row in
      let key = OracleReadings.Key(file: file, id: "\(row.type) \(row.property)")
      OracleReadings.shared.gave(key)
      return Row(type: row.type, property: row.property, value: row.value) {
        OracleReadings.shared.read(key, ["value"])
      }
    }
  }
}
