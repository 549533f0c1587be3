import Foundation

/// The measured values that are not compared, with the reasons. They come from `scripts/oracle-left-out.tsv` and from
/// the cases in `docs/differences.md`.
struct OracleExceptions {
  private struct Line {
    let text: String
    let file: String
    /// The id of a case, or "family" and the name of a family.
    let subject: String
    let path: String
    let reason: String
  }

  private let lines: [Line]
  /// The texts in backticks in `docs/differences.md`.
  private let differences: Set<Substring>

  init() throws {
    let place = Oracle.project.appendingPathComponent("scripts/oracle-left-out.tsv")
    let text = try String(contentsOf: place, encoding: .utf8)
    lines = try text.split(separator: "\n").filter { !$0.hasPrefix("#") }.map { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard columns.count == 4, !columns[3].isEmpty else { throw OracleError("\(place.path): \(line)") }
      return Line(
        text: String(line), file: columns[0], subject: columns[1], path: columns[2], reason: columns[3])
    }
    differences = Set(try Oracle.differences().split(separator: "`"))
  }

  /// Returns the reason why a value is not compared, or `nil` if it must be compared.
  func reason(for change: OracleChange, family: String) -> String? {
    if let line = lines.first(where: { applies($0, to: change, family) }) { return line.reason }
    return differences.contains(Substring(change.id)) ? "docs/differences.md" : nil
  }

  /// Returns the lines of the files that no longer apply to any value.
  func stale() -> [String] {
    Dictionary(grouping: lines, by: \.file).values.flatMap { lines in
      let answers = (try? OracleLibrary.shared.answers(lines[0].file)) ?? []
      return lines.filter { line in !answers.contains { applies(line, to: $0.change, $0.family) } }.map(\.text)
    }.sorted()
  }

  private func applies(_ line: Line, to change: OracleChange, _ family: String) -> Bool {
    guard line.file == change.file, line.subject == change.id || line.subject == "family \(family)" else {
      return false
    }
    let place = change.path.joined(separator: ".")
    return line.path == "*" || place == line.path || place.hasPrefix(line.path + ".")
  }
}
