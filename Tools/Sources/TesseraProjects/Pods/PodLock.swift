import Foundation

/// The versions of pods in a `Podfile.lock`.
struct PodLock {
  /// A revision of a repository that CocoaPods has installed.
  struct Checkout: Hashable {
    var repository: String
    var place: PodFile.Place
  }

  /// The versions by the names of the pods, without those of subspecifications.
  private(set) var versions: [String: String] = [:]
  /// The revisions of the pods with an address in the `Podfile`, by the names of the pods.
  private(set) var checkouts: [String: Checkout] = [:]

  /// Reads the text of a `Podfile.lock`, of which the lists `PODS` (`  - Nimble (7.3.1)`) and `CHECKOUT OPTIONS` are read.
  init(_ text: String) {
    var section = ""
    var pod = ""
    var options: [String: [String: String]] = [:]
    for line in text.split(whereSeparator: \.isNewline) {
      let words = line.trimmingCharacters(in: .whitespaces)
      if line.first?.isWhitespace == false {
        section = words
      } else if section == "PODS:", line.hasPrefix("  - ") {
        let entry = line.dropFirst(4).filter { $0 != "\"" }
        guard let open = entry.firstIndex(of: "("), let close = entry[open...].firstIndex(of: ")") else { continue }
        let name = entry[..<open].prefix { $0 != "/" && $0 != " " }
        versions[String(name)] = String(entry[entry.index(after: open)..<close])
      } else if section == "CHECKOUT OPTIONS:" {
        // The options of a pod follow its name: `:commit: 0a1b2c`.
        if words.hasPrefix(":"), let end = words.dropFirst().firstIndex(of: ":") {
          let key = String(words[words.index(after: words.startIndex)..<end])
          options[pod, default: [:]][key] = Self.plain(words[words.index(after: end)...])
        } else if words.hasSuffix(":") {
          pod = Self.plain(words.dropLast())
        }
      }
    }
    for (name, values) in options {
      guard let repository = values["git"], let place = PodFile.Place({ values[$0] }) else { continue }
      checkouts[name] = Checkout(repository: repository, place: place)
    }
  }

  /// Returns a value without spaces and quotation marks around it.
  private static func plain(_ text: Substring) -> String {
    text.trimmingCharacters(in: CharacterSet(charactersIn: " \"'"))
  }
}
