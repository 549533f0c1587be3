import Foundation
import XCTest

/// Access to cases measured on real UIKit, from `Tests/Oracle` or from a newer set in the folder `TESSERA_ORACLE`.
///
/// Anything that is missing or unreadable throws, so that a test of measured cases fails and is never skipped. The
/// values that tests read are recorded; a whole run fails if a case was not read completely and no reason is given
/// (`OracleReadings`).
public enum Oracle {
  /// Returns the folder with the cases.
  ///
  /// - Parameter path: The folder to use instead of `Tests/Oracle`.
  /// - Returns: The folder.
  /// - Throws: An `OracleError` if there is no such folder.
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

  /// A case with its configuration and the values that UIKit returned.
  public struct Case {
    /// The id of the case.
    public let id: String
    /// The family of the case, which determines how it is tested.
    public let family: String
    /// The configuration in which UIKit was measured.
    public let config: OracleValues
    /// The values that UIKit returned.
    public let expect: OracleValues
    /// The allowed deviation of UIKit's numbers in points, or `nil` if the file does not specify one.
    public let tolerance: Double?
    /// The whole entry, for files with values outside of `expect` (`sequence`, `samples`).
    public let whole: OracleValues
  }

  /// A line of a table such as `defaults.tsv`, with a property of a type and its value.
  public struct Row {
    /// The name of the type.
    public let type: String
    /// The name of the property.
    public let property: String
    private let text: String
    private let note: () -> Void

    init(type: String, property: String, value: String, note: @escaping () -> Void) {
      (self.type, self.property, text, self.note) = (type, property, value, note)
    }

    /// The names of the type and the property.
    public var name: String { "\(type) \(property)" }
    /// The value of the property. Getting it counts as reading it.
    public var value: String {
      note()
      return text
    }

    /// Returns whether a value equals that in the file, which may have a remark: "0.998 (.normal)".
    ///
    /// - Parameter answer: The value.
    /// - Returns: `true` if they are equal apart from the remark.
    public func agrees(with answer: String) -> Bool {
      let value = value
      return value == answer
        || (value.hasPrefix(answer) && " (,".contains(value.dropFirst(answer.count).first ?? "x"))
    }
  }

  /// Returns the contents of `docs/differences.md`, which lists the deliberate differences from UIKit with case ids.
  ///
  /// - Returns: The text.
  /// - Throws: An error if the file cannot be read.
  public static func differences() throws -> String {
    try String(contentsOf: project.appendingPathComponent("docs/differences.md"), encoding: .utf8)
  }

  /// Returns the cases of a file, in the order of the file.
  ///
  /// - Parameters:
  ///   - file: The name of the file, such as `view-cases.json`.
  ///   - family: The family of the cases, or `nil` for all cases.
  /// - Returns: The cases in the order of the file.
  /// - Throws: An error if the file is missing or malformed, or contains no such cases.
  public static func cases(_ file: String, family: String? = nil) throws -> [Case] {
    let cases = try OracleLibrary.shared.entries(file).filter { family == nil || $0.family == family }.map(make)
    guard !cases.isEmpty else {
      throw OracleError("\(file) has no cases" + (family.map { " of the family \($0)" } ?? ""))
    }
    return cases
  }

  /// Returns a case by its id.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - id: The id of the case.
  /// - Returns: The case.
  /// - Throws: An error if the file is missing or malformed, or does not contain the case.
  public static func entry(_ file: String, _ id: String) throws -> Case {
    guard let entry = try OracleLibrary.shared.entries(file).first(where: { $0.id == id }) else {
      throw OracleError("\(file) has no case \(id)")
    }
    return try make(entry)
  }

  private static func make(_ entry: OracleLibrary.Entry) throws -> Case {
    let key = OracleReadings.Key(file: entry.file, id: entry.id)
    OracleReadings.shared.recordCase(key)
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

  /// Runs a closure for each case of a family, and fails if it does not read all values of a case.
  ///
  /// - Parameters:
  ///   - file: The name of the file.
  ///   - family: The family of the cases, or `nil` for all cases.
  ///   - source: The source file for failures.
  ///   - line: The line for failures.
  ///   - body: A closure that compares a case. An error that it throws fails the test with the id of the case, and the
  ///     next case follows.
  /// - Throws: An error if the file is missing or malformed, or contains no such cases.
  public static func each(
    _ file: String, family: String? = nil, in source: StaticString = #filePath, line: UInt = #line,
    _ body: (Case) throws -> Void
  ) throws {
    for entry in try cases(file, family: family) {
      do { try body(entry) } catch { XCTFail("\(entry.id): \(error)", file: source, line: line) }
      entry.finish(in: source, line: line)
    }
  }

  /// Returns the rows of a table.
  ///
  /// - Parameters:
  ///   - file: The name of the table, such as `defaults.tsv`.
  ///   - isIncluded: A closure that selects types by their name.
  /// - Returns: The rows in the order of the table.
  /// - Throws: An error if the table is missing or malformed, or contains no such rows.
  public static func rows(_ file: String, where isIncluded: (String) -> Bool = { _ in true }) throws -> [Row] {
    let rows = try OracleLibrary.shared.rows(file).filter { isIncluded($0.type) }
    guard !rows.isEmpty else { throw OracleError("\(file) has no such rows") }
    return rows.map { row in
      let key = OracleReadings.Key(file: file, id: "\(row.type) \(row.property)")
      OracleReadings.shared.recordCase(key)
      return Row(type: row.type, property: row.property, value: row.value) {
        OracleReadings.shared.read(key, ["value"])
      }
    }
  }
}
