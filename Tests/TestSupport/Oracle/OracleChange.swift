/// A value of a case that is changed in memory, to test whether the tests detect it (`scripts/check-oracle`).
///
/// The path of a value consists of the names in the case and the indexes in lists. In addition to changes of single
/// values, a list can lose its last element (`shorter`), and its first and last elements can be exchanged (`order`).
public struct OracleChange: Hashable, Sendable {
  static let shorter = "#shorter"
  static let order = "#order"
  /// Keys of recorded pairs, each of which is independent, so that their number and order have no meaning.
  private static let pairs: Set<String> = ["samples", "pairs_travel_offset", "drag_raw_overshoot_to_offset"]
  /// Keys that describe the origin and the configuration of a case. All others are measured values.
  private static let questions: Set<String> = [
    "id", "family", "config", "query", "env", "provenance", "source", "note", "tolerance_pt", "tolerance_rel", "kind",
    "setup", "stimulus", "input",
  ]

  /// The file of the case.
  public let file: String
  /// The id of the case.
  public let id: String
  /// The path of the value in the case.
  public let path: [String]

  /// Returns all possible changes of the measured values of a case.
  static func all(of entry: [String: OracleValue], file: String, id: String) -> [OracleChange] {
    entry.keys.sorted().filter { !questions.contains($0) }.flatMap { paths(in: entry[$0] ?? .null, [$0]) }
      .map { OracleChange(file: file, id: id, path: $0) }
  }

  private static func paths(in value: OracleValue, _ path: [String]) -> [[String]] {
    switch value {
    case .object(let object):
      return object.keys.sorted().flatMap { paths(in: object[$0] ?? .null, path + [$0]) }
    case .list(let list):
      var all = list.enumerated().flatMap { paths(in: $1, path + ["\($0)"]) }
      if !list.isEmpty, !pairs.contains(path.last ?? "") {
        all.append(path + [shorter])
        // Objects are identified by their names, so their order has no meaning.
        var areObjects = false
        if case .object = list[0] { areObjects = true }
        if list.count > 1, list.first != list.last, !areObjects { all.append(path + [order]) }
      }
      return all
    default: return [path]
    }
  }

  /// Returns the case with this change. A changed number differs by more than any tolerance.
  func applied(to entry: [String: OracleValue]) -> [String: OracleValue] {
    guard case .object(let changed) = Self.changed(.object(entry), path[...]) else { return entry }
    return changed
  }

  private static func changed(_ value: OracleValue, _ path: ArraySlice<String>) -> OracleValue {
    guard let step = path.first else { return other(value) }
    switch value {
    case .object(var object):
      object[step] = object[step].map { changed($0, path.dropFirst()) }
      return .object(object)
    case .list(var list):
      if step == shorter {
        list.removeLast()
      } else if step == order {
        list.swapAt(0, list.count - 1)
      } else if let index = Int(step) {
        list[index] = changed(list[index], path.dropFirst())
      }
      return .list(list)
    default: return value
    }
  }

  private static func other(_ value: OracleValue) -> OracleValue {
    switch value {
    case .bool(let bool): .bool(!bool)
    case .number(let number): .number(number + 3 + abs(number) / 2)
    case .string(let string): .string("changed " + String(string.reversed()))
    default: .string("changed")
    }
  }

  /// Returns a value that differs from that of a table row.
  static func other(_ text: String) -> String {
    switch text {
    case "true": "false"
    case "false": "true"
    default: "9" + String(text.reversed())
    }
  }
}
