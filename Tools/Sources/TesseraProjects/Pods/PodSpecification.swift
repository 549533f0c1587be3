import Foundation

/// The declarations in a `.podspec` file, which is a program in Ruby, of which only plain assignments are read, or in a
/// `.podspec.json` file.
struct PodSpecification {
  /// The declarations of the pod itself, or of a subspecification.
  private struct Part {
    var sources: [String] = []
    var excluded: [String] = []
    var resources: [String] = []
    var bundles: [String: [String]] = [:]
    /// The names of pods and of subspecifications: `Other`, `Library/Core`.
    var dependencies: [String] = []
    /// The versions of the dependencies that are accepted, by their names.
    var requirements: [String: String] = [:]
    var defaults: [String] = []
  }

  private(set) var name: String
  private(set) var moduleName: String?
  private(set) var swiftVersion: String?
  /// The patterns of the source files, relative to the folder of the specification.
  private(set) var sources: [String] = []
  private(set) var excluded: [String] = []
  private(set) var resources: [String] = []
  /// The patterns of the files in bundles of resources, by the names of the bundles.
  private(set) var bundles: [String: [String]] = [:]
  /// The names of the pods on which the pod depends.
  private(set) var dependencies: [String] = []
  /// The versions of other pods that are accepted, such as `~> 5.0`, by the names of the pods.
  private(set) var requirements: [String: String] = [:]

  /// The declarations by the path of the subspecification: an empty text, `Core`, `Core/Inner`.
  private var parts: [String: Part] = ["": Part()]
  /// The subspecifications in the order of the file.
  private var order: [String] = []
  /// The blocks that have not ended: the name of a subspecification, or nil.
  private var blocks: [String?] = []

  /// Reads the text of a specification.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - name: The name of the pod if the text does not contain it.
  ///   - parts: The subspecifications that are used. If the array is empty, the ones that the specification names are used,
  ///     or all if it names none.
  init(_ text: String, name: String, parts: [String] = []) {
    self.name = name
    if text.first(where: { !$0.isWhitespace }) == "{" {
      let object = try? JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any]
      if let object { take(object, "", depth: 0) }
    } else {
      // A statement may continue after a comma or within brackets.
      var pending = ""
      var opened = 0
      for line in text.split(whereSeparator: \.isNewline) {
        let words = Self.withoutComment(line).trimmingCharacters(in: .whitespaces)
        pending += pending.isEmpty ? words : " " + words
        opened += words.count { $0 == "[" || $0 == "{" } - words.count { $0 == "]" || $0 == "}" }
        if words.hasSuffix(",") || opened > 0 { continue }
        take(pending)
        pending = ""
        opened = 0
      }
      take(pending)
    }
    use(parts)
  }

  /// Combines the declarations of the pod and of the subspecifications that are used.
  private mutating func use(_ wanted: [String]) {
    let top = order.filter { !$0.contains("/") }
    var waiting = wanted.isEmpty ? (parts[""]?.defaults ?? []) : wanted
    if waiting.isEmpty { waiting = top }
    var used: Set<String> = [""]
    while let path = waiting.popLast() {
      // A subspecification has the declarations of the ones around it, and includes those within it.
      let words = path.split(separator: "/")
      for count in 1...max(1, words.count) { used.insert(words.prefix(count).joined(separator: "/")) }
      let defaults = parts[path]?.defaults ?? []
      let inner = defaults.isEmpty ? order.filter { $0.hasPrefix(path + "/") } : defaults.map { path + "/" + $0 }
      let needed = (parts[path]?.dependencies ?? []).filter { $0.hasPrefix(name + "/") }.map {
        String($0.dropFirst(name.count + 1))
      }
      waiting += (inner + needed).filter { used.insert($0).inserted }
    }
    for path in [""] + order where used.contains(path) {
      guard let part = parts[path] else { continue }
      sources += part.sources
      excluded += part.excluded
      resources += part.resources
      bundles.merge(part.bundles) { $0 + $1 }
      for (other, requirement) in part.requirements {
        requirements[String(other.prefix { $0 != "/" })] = requirement
      }
      for other in part.dependencies.map({ String($0.prefix { $0 != "/" }) })
      where other != name && !dependencies.contains(other) { dependencies.append(other) }
    }
  }

  /// Reads a specification in JSON.
  private mutating func take(_ object: [String: Any], _ path: String, depth: Int) {
    guard depth < 16 else { return }
    func strings(_ value: Any?) -> [String] { (value as? [String]) ?? (value as? String).map { [$0] } ?? [] }
    var part = Part()
    for entry in [object, object["ios"] as? [String: Any] ?? [:]] {
      part.sources += strings(entry["source_files"])
      part.excluded += strings(entry["exclude_files"])
      part.resources += strings(entry["resources"]) + strings(entry["resource"])
      for (bundle, patterns) in entry["resource_bundles"] as? [String: Any] ?? [:] {
        part.bundles[bundle, default: []] += strings(patterns)
      }
      let dependencies = entry["dependencies"] as? [String: Any] ?? [:]
      part.dependencies += dependencies.keys.sorted()
      for (other, versions) in dependencies where !strings(versions).isEmpty {
        part.requirements[other] = strings(versions).joined(separator: ", ")
      }
    }
    part.defaults = strings(object["default_subspecs"]) + strings(object["default_subspec"])
    parts[path] = part
    if path.isEmpty {
      name = object["name"] as? String ?? name
      moduleName = object["module_name"] as? String
      swiftVersion = (strings(object["swift_versions"]) + strings(object["swift_version"])).last
    } else {
      order.append(path)
    }
    for inner in object["subspecs"] as? [[String: Any]] ?? [] {
      guard let name = inner["name"] as? String else { continue }
      take(inner, path.isEmpty ? name : path + "/" + name, depth: depth + 1)
    }
  }

  /// Returns a line without its comment. A number sign in a string does not begin a comment.
  static func withoutComment(_ line: Substring) -> Substring {
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
    let first = statement.prefix { $0.isLetter || $0 == "_" }
    if first == "end" {
      _ = blocks.popLast()
      return
    }
    // A block on one line has no line with its end, and is not read.
    if statement.hasSuffix(" end") { return }
    if statement.hasSuffix(" do") || statement.contains(" do |") {
      let inner = statement.contains(".subspec") ? PodFile.strings(in: statement).first : nil
      blocks.append(inner)
      if inner != nil {
        parts[path] = Part()
        order.append(path)
      }
      return
    }
    if ["if", "unless", "case", "begin", "def", "while"].contains(first) { blocks.append(nil) }
    let path = path
    if let range = statement.range(of: ".dependency") {
      let platform = statement[..<range.lowerBound].split(separator: ".").dropFirst().first.map(String.init)
      if let platform, Self.otherPlatforms.contains(platform) { return }
      let strings = PodFile.strings(in: statement[range.upperBound...])
      if let other = strings.first {
        parts[path]?.dependencies.append(other)
        if strings.count > 1 { parts[path]?.requirements[other] = strings.dropFirst().joined(separator: ", ") }
      }
      return
    }
    guard let equals = statement.firstIndex(of: "="), !statement[equals...].hasPrefix("=>") else { return }
    let left = statement[..<equals].trimmingCharacters(in: .whitespaces)
    guard left.contains("."), !left.contains(" "), let key = left.split(separator: ".").last else { return }
    let platform = left.split(separator: ".").dropFirst().first.map(String.init)
    if let platform, Self.otherPlatforms.contains(platform) { return }
    let values = PodFile.strings(in: statement[equals...])
    switch key {
    case "name": if left.split(separator: ".").count == 2, path.isEmpty { name = values.first ?? name }
    case "module_name": moduleName = values.first
    case "swift_version", "swift_versions": swiftVersion = values.last
    case "source_files": parts[path]?.sources += values
    case "exclude_files": parts[path]?.excluded += values
    case "default_subspec", "default_subspecs": parts[path]?.defaults += values
    case "resources", "resource": parts[path]?.resources += values
    case "resource_bundles", "resource_bundle":
      for (bundle, patterns) in Self.bundles(in: statement[equals...]) {
        parts[path]?.bundles[bundle, default: []] += patterns
      }
    default: break
    }
  }

  /// The platforms other than iOS, whose declarations are not used.
  private static let otherPlatforms: Set<String> = ["osx", "macos", "tvos", "watchos", "visionos"]

  /// The path of the subspecification in which the next statement is.
  private var path: String { blocks.compactMap { $0 }.joined(separator: "/") }

  /// Returns the patterns of bundles: `{ 'Media' => ['a/*.png', 'b/*'], 'Texts' => 'c/*' }`. The names precede arrows, or are
  /// symbols: `Media: ['a/*']`.
  private static func bundles(in text: Substring) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var bundle: String?
    var rest = text.drop { $0 != "{" }.dropFirst()
    while let start = rest.firstIndex(where: { $0 == "'" || $0 == "\"" || $0 == ":" }) {
      if rest[start] == ":" {
        let word = rest[..<start].reversed().prefix { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "-" }
        if !word.isEmpty { bundle = String(word.reversed()) }
        rest = rest[rest.index(after: start)...]
        continue
      }
      let inner = rest[rest.index(after: start)...]
      guard let end = inner.firstIndex(of: rest[start]) else { break }
      let value = String(inner[..<end])
      rest = inner[inner.index(after: end)...]
      if rest.drop(while: \.isWhitespace).hasPrefix("=>") {
        bundle = value
      } else if let bundle {
        result[bundle, default: []].append(value)
      }
    }
    return result
  }

  /// Returns whether a path matches a pattern with `*`, `**`, `?` and `{a,b}`. A pattern without `*` that matches a
  /// folder also matches the files in it.
  static func matches(_ path: String, _ pattern: String) -> Bool {
    alternatives(pattern).contains { pattern in
      let pattern = Paths.normalized(pattern)
      let parts = pattern.split(separator: "/")
      let names = path.split(separator: "/").map(Array.init)
      return matches(names, parts)
        || (!pattern.contains("*") && matches(names, parts + ["**", "*"]))
    }
  }

  /// Returns whether names match the parts of a pattern. The time is proportional to the product of their numbers.
  private static func matches(_ names: [[Character]], _ parts: [Substring]) -> Bool {
    var reached: Set<Int> = [0]
    for part in parts where !reached.isEmpty {
      if part == "**" {
        reached = Set((reached.min() ?? 0)...names.count)
      } else {
        let part = Array(part)
        reached = Set(reached.filter { $0 < names.count && matches(names[$0], part) }.map { $0 + 1 })
      }
    }
    return reached.contains(names.count)
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

  /// The number of patterns that one with braces stands for. Each pair of braces doubles it, and real ones have a dozen.
  private static let alternativeLimit = 256

  /// Returns the patterns that result from replacing each `{a,b}` by one of its parts. The braces of a pattern that stands for
  /// too many are left in it.
  private static func alternatives(_ pattern: String) -> [String] {
    /// Returns the innermost pair of braces that ends first.
    func braces(in pattern: String) -> (open: String.Index, close: String.Index)? {
      var open: String.Index?
      for index in pattern.indices {
        if pattern[index] == "{" { open = index }
        if pattern[index] == "}", let open { return (open, index) }
      }
      return nil
    }
    var result = [pattern]
    while result.count <= alternativeLimit, result.contains(where: { braces(in: $0) != nil }) {
      result = result.flatMap { pattern -> [String] in
        guard let (open, close) = braces(in: pattern) else { return [pattern] }
        return pattern[pattern.index(after: open)..<close].split(separator: ",", omittingEmptySubsequences: false)
          .map { pattern[..<open] + $0.trimmingCharacters(in: .whitespaces) + pattern[pattern.index(after: close)...] }
      }
    }
    return result
  }
}
