import Foundation

/// The files of measured cases, each read once, with the changes of `scripts/check-oracle` applied.
final class OracleLibrary: @unchecked Sendable {
  struct Entry {
    let file: String
    let id: String
    let family: String
    var values: [String: OracleValue]
  }

  struct Row {
    let type: String
    let property: String
    var value: String
  }

  private struct File: Decodable { let cases: [[String: OracleValue]] }

  static let shared = OracleLibrary()

  private let lock = NSRecursiveLock()
  private var entries: [String: [Entry]] = [:]
  private var rows: [String: [Row]] = [:]
  private var changes: [OracleReadings.Key: OracleChange] = [:]

  /// Applies changes to the cases, replacing the previous changes.
  func change(_ changes: [OracleChange]) {
    lock.withLock {
      self.changes = Dictionary(
        changes.map { (OracleReadings.Key(file: $0.file, id: $0.id), $0) }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// Returns the cases of a file.
  func entries(_ file: String) throws -> [Entry] {
    try lock.withLock {
      let known = try entries[file] ?? read(file)
      entries[file] = known
      if changes.isEmpty { return known }
      return known.map { entry in
        var entry = entry
        if let change = changes[.init(file: file, id: entry.id)] { entry.values = change.applied(to: entry.values) }
        return entry
      }
    }
  }

  /// Returns the lines of a table.
  func rows(_ file: String) throws -> [Row] {
    try lock.withLock {
      let known = try rows[file] ?? readRows(file)
      rows[file] = known
      if changes.isEmpty { return known }
      return known.map { row in
        var row = row
        if changes[.init(file: file, id: "\(row.type) \(row.property)")] != nil {
          row.value = OracleChange.other(row.value)
        }
        return row
      }
    }
  }

  /// Returns the values in a file that can be changed.
  ///
  /// - Parameter ids: The cases whose values are returned, or nil for all.
  func answers(_ file: String, of ids: Set<String>? = nil) throws -> [(family: String, change: OracleChange)] {
    if file.hasSuffix(".tsv") {
      return try rows(file).compactMap {
        let id = "\($0.type) \($0.property)"
        return ids?.contains(id) == false ? nil : ($0.type, OracleChange(file: file, id: id, path: ["value"]))
      }
    }
    return try entries(file).filter { ids?.contains($0.id) != false }.flatMap { entry in
      OracleChange.all(of: entry.values, file: file, id: entry.id).map { (entry.family, $0) }
    }
  }

  /// Returns the sorted names of all files of cases.
  func files() throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: Oracle.folder().path)
      .filter { $0.hasSuffix(".json") || $0.hasSuffix(".tsv") }.sorted()
  }

  private func contents(of file: String) throws -> Data {
    let place = try Oracle.folder().appendingPathComponent(file)
    do { return try Data(contentsOf: place) } catch {
      throw OracleError("\(place.path) cannot be read: \(error.localizedDescription)")
    }
  }

  private func read(_ file: String) throws -> [Entry] {
    let data = try contents(of: file)
    let parsed: File
    do { parsed = try JSONDecoder().decode(File.self, from: data) } catch { throw OracleError("\(file): \(error)") }
    var ids: Set<String> = []
    return try parsed.cases.map { values in
      guard case .string(let id)? = values["id"], case .string(let family)? = values["family"] else {
        throw OracleError("\(file) has a case without id or family: \(values)")
      }
      guard ids.insert(id).inserted else { throw OracleError("\(file) has two cases called \(id)") }
      return Entry(file: file, id: id, family: family, values: values)
    }
  }

  private func readRows(_ file: String) throws -> [Row] {
    let lines = String(decoding: try contents(of: file), as: UTF8.self).split(separator: "\n")
    guard lines.first?.hasPrefix("type\tproperty\t") == true else {
      throw OracleError("\(file) does not begin with the columns type and property")
    }
    return try lines.dropFirst().map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count > 2 else { throw OracleError("\(file) has a line of fewer than three columns: \(line)") }
      return Row(type: columns[0], property: columns[1], value: columns[2])
    }
  }
}
