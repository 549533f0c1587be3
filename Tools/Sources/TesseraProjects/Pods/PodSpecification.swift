import Foundation

/// The declarations in a `.podspec` file. It is a program in Ruby, of which only plain assignments are read.
struct PodSpecification {
  private(set) var name: String
  private(set) var moduleName: String?
  private(set) var swiftVersion: String?
  /// The patterns of the source files, relative to the folder of the specification.
  private(set) var sources: [String] = []
  private(set) var excluded: [String] = []
  private(set) var resources: [String] = []
  /// The names of the pods on which the pod depends.
  private(set) var dependencies: [String] = []

  /// Reads the text of a specification.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the pod if the text does not contain it.
  init(_ text: String, name: String) {
    self.name = name
    // A statement may continue after a comma or within brackets.
    var pending = ""
    for line in text.split(whereSeparator: \.isNewline) {
      let words = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
      pending += pending.isEmpty ? words : " " + words
      let opened = pending.count { $0 == "[" || $0 == "{" } > pending.count { $0 == "]" || $0 == "}" }
      if pending.hasSuffix(",") || opened { continue }
      take(pending)
      pending = ""
    }
    take(pending)
  }

  /// Returns a line without its comment. A number sign in a string does not begin a comment.
  private static func withoutComment(_ line: Substring) -> Substring {
    var quote: Character?
    for place in line.indices {
      let character = line[place]
      if quote == nil, character == "#" { return line[..<place] }
      if character == quote {
        quote = nil
      } else if quote == nil, character == "'" || character == "\"" {
        quote = character
      }
    }
    return line
  }

  private mutating func take(_ statement: String) {
    if let range = statement.range(of: ".dependency") {
      // A name with a slash is that of a subspecification of the pod itself.
      if let other = PodFile.strings(in: statement[range.upperBound...]).first, !other.hasPrefix(name + "/") {
        dependencies.append(String(other.prefix { $0 != "/" }))
      }
      return
    }
    guard let equals = statement.firstIndex(of: "="), !statement[equals...].hasPrefix("=>") else { return }
    let left = statement[..<equals].trimmingCharacters(in: .whitespaces)
    guard left.contains("."), !left.contains(" "), let key = left.split(separator: ".").last else { return }
    let platform = left.split(separator: ".").dropFirst().first
    if let platform, ["osx", "tvos", "watchos", "visionos"].contains(platform) { return }
    let values = PodFile.strings(in: statement[equals...])
    switch key {
    case "name": if left.split(separator: ".").count == 2 { name = values.first ?? name }
    case "module_name": moduleName = values.first
    case "swift_version", "swift_versions": swiftVersion = values.last
    case "source_files": sources += values
    case "exclude_files": excluded += values
    case "resources", "resource", "resource_bundles", "resource_bundle":
      // The values also contain the names of bundles, which are not patterns.
      resources += values.filter { $0.contains("/") || $0.contains("*") || $0.contains(".") }
    default: break
    }
  }

  /// Returns whether a path matches a pattern with `*`, `**`, `?` and `{a,b}`. A pattern without `*` that matches a
  /// folder also matches the files in it.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    alternatives(pattern).contains { pattern in
      let pattern = Paths.normalized(pattern)
      let parts = pattern.split(separator: "/")
      let names = path.split(separator: "/")
      return matches(names[...], parts[...])
        || (!pattern.contains("*") && matches(names[...], (parts + ["**", "*"])[...]))
    }
  }

  private static func matches(_ names: ArraySlice<Substring>, _ parts: ArraySlice<Substring>) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    if part == "**" {
      return (0...names.count).contains { matches(names.dropFirst($0), parts.dropFirst()) }
    }
    guard let name = names.first, matches(Array(name), Array(part)) else { return false }
    return matches(names.dropFirst(), parts.dropFirst())
  }

  private static func matches(_ name: [Character], _ part: [Character]) -> Bool {
    var reached: Set<Int> = [0]
    for character in part {
      var next: Set<Int> = []
      for place in reached {
        if character == "*" {
          next.formUnion(place...name.count)
        } else if place < name.count, character == "?" || character == name[place] {
          next.insert(place + 1)
        }
      }
      reached = next
    }
    return reached.contains(name.count)
  }

  /// Returns the patterns that result from replacing each `{a,b}` by one of its parts.
  private static func alternatives(_ pattern: String) -> [String] {
    guard let open = pattern.firstIndex(of: "{"), let close = pattern[open...].firstIndex(of: "}") else {
      return [pattern]
    }
    return pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
      .flatMap { part in
        alternatives(
          pattern[..<open] + part.trimmingCharacters(in: .whitespaces) + pattern[pattern.index(after: close)...])
      }
  }
}
