import Foundation
import XCTest

/// Cases measured on real UIKit: `Tests/Oracle`, or a newer set in the folder that `TESSERA_ORACLE` names.
///
/// Whatever is not there or cannot be read throws: a test of measured cases fails then, and is never skipped.
public enum Oracle {
  /// Returns the folder with the cases, and throws where there is none.
  ///
  /// - Parameter path: What to read instead of `Tests/Oracle`, if anything.
  public static func folder(
    _ path: String? = ProcessInfo.processInfo.environment["TESSERA_ORACLE"]
  ) throws -> URL {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let folder = path.map { URL(fileURLWithPath: $0) } ?? here.appendingPathComponent("../Oracle")
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: folder.path, isDirectory: &isFolder), isFolder.boolValue else {
      throw OracleError("there is no folder of measured cases at \(folder.path) (TESSERA_ORACLE names it)")
    }
    return folder.standardizedFileURL
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
    public let value: String
    public var name: String { "\(type) \(property)" }

    /// Says whether an answer is what the file says; the file may add a remark: "0.998 (.normal)".
    public func agrees(with answer: String) -> Bool {
      value == answer || (value.hasPrefix(answer) && " (,".contains(value.dropFirst(answer.count).first ?? "x"))
    }
  }

  /// Returns what `docs/differences.md` says: where we differ from UIKit on purpose, with the ids of the cases.
  public static func differences() throws -> String {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try String(contentsOf: here.appendingPathComponent("../../docs/differences.md"), encoding: .utf8)
  }

  /// Returns the cases of a file such as `view-cases.json`, and throws where it is missing, malformed or has none.
  ///
  /// - Parameter family: The family whose cases are wanted; nil for all of the file.
  public static func cases(_ file: String, family: String? = nil) throws -> [Case] {
    trace(file, family)
    let data = try contents(of: file)
    let parsed: Any
    do { parsed = try JSONSerialization.jsonObject(with: data) } catch { throw OracleError("\(file): \(error)") }
    guard let entries = (parsed as? [String: Any])?["cases"] as? [[String: Any]] else {
      throw OracleError("\(file) has no list called cases")
    }
    let cases: [Case] = try entries.compactMap { entry in
      guard let id = entry["id"] as? String, let of = entry["family"] as? String else {
        throw OracleError("\(file) has a case without id or family: \(entry)")
      }
      if let family, family != of { return nil }
      func part(_ key: String) throws -> OracleValues {
        guard let value = entry[key] else { return OracleValues([:], "\(file), \(id), \(key)") }
        guard let values = value as? [String: Any] else { throw OracleError("\(file), \(id): \(key) is no object") }
        return OracleValues(values, "\(file), \(id), \(key)")
      }
      return Case(
        id: id, family: of, config: try part("config"), expect: try part("expect"),
        tolerance: (entry["tolerance_pt"] as? NSNumber)?.doubleValue, whole: OracleValues(entry, "\(file), \(id)"))
    }
    guard !cases.isEmpty else {
      throw OracleError("\(file) has no cases" + (family.map { " of the family \($0)" } ?? ""))
    }
    return cases
  }

  /// Returns one case by its id, and throws where the file has none of that name.
  public static func entry(_ file: String, _ id: String) throws -> Case {
    guard let entry = try cases(file).first(where: { $0.id == id }) else {
      throw OracleError("\(file) has no case \(id)")
    }
    return entry
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
      for key in entry.expect.unread { XCTFail("\(entry.id): nobody looked at \(key)", file: source, line: line) }
    }
  }

  /// Returns the lines of a table such as `defaults.tsv`, and throws where it is missing, malformed or has none.
  ///
  /// - Parameters:
  ///   - file: The table.
  ///   - isIncluded: Which types are wanted.
  public static func rows(_ file: String, where isIncluded: (String) -> Bool = { _ in true }) throws -> [Row] {
    trace(file, nil)
    let lines = String(decoding: try contents(of: file), as: UTF8.self).split(separator: "\n")
    guard lines.first?.hasPrefix("type\tproperty\t") == true else {
      throw OracleError("\(file) does not begin with the columns type and property")
    }
    let rows = try lines.dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count > 2 else { throw OracleError("\(file) has a line of fewer than three columns: \(line)") }
      return Row(type: columns[0], property: columns[1], value: columns[2])
    }.filter { isIncluded($0.type) }
    guard !rows.isEmpty else { throw OracleError("\(file) has no such rows") }
    return rows
  }

  private static func contents(of file: String) throws -> Data {
    let place = try folder().appendingPathComponent(file)
    do { return try Data(contentsOf: place) } catch {
      throw OracleError("\(place.path) cannot be read: \(error.localizedDescription)")
    }
  }

  /// Says on standard output what a test reads, for `scripts/check-oracle`.
  private static func trace(_ file: String, _ family: String?) {
    guard ProcessInfo.processInfo.environment["TESSERA_ORACLE_TRACE"] != nil else { return }
    print("oracle: \(file)\t\(family ?? "*")")
  }
}

/// What is wrong with the measured cases or with the way in which a test reads them.
public struct OracleError: Error, CustomStringConvertible {
  public let description: String
  init(_ description: String) { self.description = description }
}
