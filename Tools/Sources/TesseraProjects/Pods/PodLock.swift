import Foundation

/// The versions of pods in a `Podfile.lock`.
struct PodLock {
  /// The versions by the names of the pods, without those of subspecifications.
  private(set) var versions: [String: String] = [:]

  /// Reads the text of a `Podfile.lock`, of which only the list `PODS` is read: `  - Nimble (7.3.1)`.
  init(_ text: String) {
    var isList = false
    for line in text.split(whereSeparator: \.isNewline) {
      if line.first?.isWhitespace == false {
        isList = line.hasPrefix("PODS:")
        continue
      }
      guard isList, line.hasPrefix("  - ") else { continue }
      let entry = line.dropFirst(4).filter { $0 != "\"" }
      guard let open = entry.firstIndex(of: "("), let close = entry[open...].firstIndex(of: ")") else { continue }
      let name = entry[..<open].prefix { $0 != "/" && $0 != " " }
      versions[String(name)] = String(entry[entry.index(after: open)..<close])
    }
  }
}
