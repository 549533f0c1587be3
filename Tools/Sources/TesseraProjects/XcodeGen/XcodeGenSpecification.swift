import Foundation

/// The specification of a project for XcodeGen, which generates an Xcode project from it: `project.yml` with the files that it
/// includes.
///
/// The rules are those of XcodeGen's documentation (`Docs/ProjectSpec.md`).
struct XcodeGenSpecification {
  /// The path of the file.
  let path: String
  /// The contents of the file and of the files that it includes.
  let contents: YAMLValue
  /// The folder of the file, to which paths are relative.
  var folder: String { Paths.folder(path) }
  var name: String { contents["name"]?.string ?? Paths.name(folder) }

  private static let includeLimit = 20
  /// The number of files, or of templates or groups of settings of a target, that are merged. Those that name the next one
  /// twice are merged a number of times that doubles with each of them.
  private static let mergeLimit = 500

  /// Returns the path of the specification in a folder, or nil if it contains none.
  static func path(in folder: String) -> String? {
    ["project.yml", "project.yaml", "project.json"].map { Paths.join(folder, $0) }.first { path in
      guard let data = FileManager.default.contents(atPath: path) else { return false }
      let text = String(decoding: data, as: UTF8.self)
      return text.split(whereSeparator: \.isNewline).contains { $0.hasPrefix("targets:") || $0.hasPrefix("include:") }
        || Paths.suffix(path) == "json" && text.contains("\"targets\"")
    }
  }

  /// Reads a specification.
  ///
  /// - Parameter path: The path of the file.
  /// - Throws: A `FileError` if the file, or one that it includes, cannot be read.
  init(_ path: String) throws {
    self.path = path
    var reads = 0
    contents = try Self.read(path, depth: 0, &reads)
  }

  private static func read(_ path: String, depth: Int, _ reads: inout Int) throws -> YAMLValue {
    reads += 1
    guard reads <= mergeLimit else {
      throw FileError(path, "more than \(mergeLimit) files are included; remove repeated entries of \"include\"")
    }
    guard let data = FileManager.default.contents(atPath: path) else {
      throw FileError(path, "the specification does not exist or cannot be read")
    }
    guard depth < includeLimit else { throw FileError(path, "the specification includes itself") }
    let environment = ProcessInfo.processInfo.environment
    var value = try YAMLParser.parse(String(decoding: data, as: UTF8.self), path: path).mapTexts { text in
      replaced(text) { environment[$0] }
    }
    // The files are merged in their order, and then this one.
    for include in (value["include"]?.elements ?? []).reversed() {
      if include["enable"]?.bool == false { continue }
      guard let name = include.string ?? include["path"]?.string else { continue }
      let file = Paths.join(Paths.folder(path), name)
      var other = try read(file, depth: depth + 1, &reads)
      // The paths of an included file are relative to its folder, unless the including file says that they are not.
      if include["relativePaths"]?.bool != false { other = relocated(other, from: file, to: path) }
      value = other.merged(with: value)
    }
    return value
  }

  /// Replaces `${name}` in a text, if a closure returns a value for the name.
  static func replaced(_ text: String, _ value: (String) -> String?) -> String {
    guard text.contains("${") else { return text }
    var result = ""
    var rest = Substring(text)
    while let start = rest.range(of: "${"), let end = rest[start.upperBound...].firstIndex(of: "}") {
      let name = rest[start.upperBound..<end]
      result += rest[..<start.lowerBound] + (value(String(name)) ?? "${\(name)}")
      rest = rest[rest.index(after: end)...]
    }
    return result + rest
  }

  /// Returns the contents of an included file with the paths of its sources, configuration files and packages relative to the
  /// folder of the file that includes it.
  private static func relocated(_ value: YAMLValue, from file: String, to path: String) -> YAMLValue {
    let folder = Paths.folder(file)
    guard folder != Paths.folder(path) else { return value }
    func moved(_ value: YAMLValue, _ keys: Set<String>) -> YAMLValue {
      switch value {
      case .scalar(let text, let isQuoted): .scalar(text.isEmpty ? text : Paths.join(folder, text), isQuoted: isQuoted)
      case .sequence(let elements): .sequence(elements.map { moved($0, keys) })
      case .mapping(let entries):
        .mapping(
          entries.map { entry in
            .init(key: entry.key, value: keys.contains(entry.key) ? moved(entry.value, keys) : entry.value)
          })
      }
    }
    func changed(_ target: YAMLValue) -> YAMLValue {
      .mapping(
        target.entries.map { entry in
          switch entry.key {
          case "sources", "info": .init(key: entry.key, value: moved(entry.value, ["path"]))
          case "configFiles": .init(key: entry.key, value: moved(entry.value, Set(entry.value.entries.map(\.key))))
          default: entry
          }
        })
    }
    return .mapping(
      value.entries.map { entry in
        switch entry.key {
        case "targets", "targetTemplates":
          .init(
            key: entry.key,
            value: .mapping(entry.value.entries.map { .init(key: $0.key, value: changed($0.value)) }))
        case "packages":
          .init(
            key: entry.key,
            value: .mapping(entry.value.entries.map { .init(key: $0.key, value: moved($0.value, ["path"])) }))
        case "configFiles": .init(key: entry.key, value: moved(entry.value, Set(entry.value.entries.map(\.key))))
        default: entry
        }
      })
  }

  // MARK: Targets

  /// A target for iOS.
  struct Target {
    /// The name, which has a suffix if the target is for several platforms.
    var name: String
    /// The name in the specification.
    var plainName: String
    var contents: YAMLValue
    var type: String { contents["type"]?.string ?? "" }
  }

  /// The targets for iOS, with the contents of their templates.
  var targets: [Target] {
    (contents["targets"]?.entries ?? []).compactMap { entry in
      var merges = 0
      var value = merged(entry.value, name: entry.key, depth: 0, &merges)
      let platforms = (value["platform"] ?? value["supportedDestinations"])?.strings ?? []
      let destinations = value["supportedDestinations"]?.strings ?? []
      guard platforms.contains("iOS") || platforms == ["auto"] && (destinations.isEmpty || destinations.contains("iOS"))
      else { return nil }
      value = value.mapTexts { text in
        let named = text.replacingOccurrences(of: "$platform", with: "iOS")
        return Self.replaced(named) { $0 == "platform" ? "iOS" : nil }
      }
      var name = value["name"]?.string ?? entry.key
      // A list of platforms creates a target for each. A list of destinations belongs to one target.
      if case .sequence = value["platform"] {
        name = (value["platformPrefix"]?.string ?? "") + name + (value["platformSuffix"]?.string ?? "_iOS")
      }
      return Target(name: name, plainName: entry.key, contents: value)
    }
  }

  /// Returns a target or a template with the templates that it names. The target has priority.
  private func merged(_ value: YAMLValue, name: String, depth: Int, _ merges: inout Int) -> YAMLValue {
    var attributes = ["target_name": name]
    for entry in value["templateAttributes"]?.entries ?? [] { attributes[entry.key] = entry.value.string }
    var result = YAMLValue.mapping([])
    if depth < Self.includeLimit {
      for template in value["templates"]?.strings ?? [] {
        merges += 1
        guard merges <= Self.mergeLimit, let own = contents["targetTemplates"]?[template] else { continue }
        result = result.merged(with: merged(own, name: name, depth: depth + 1, &merges))
      }
    }
    result = result.merged(with: value)
    return result.mapTexts { text in Self.replaced(text) { attributes[$0] } }
  }

  // MARK: Settings

  /// The build configurations with their types: `debug`, `release` or another text.
  var configurations: [(name: String, type: String)] {
    let own = contents["configs"]?.entries.map { ($0.key, $0.value.string ?? "none") } ?? []
    return own.isEmpty ? [("Debug", "debug"), ("Release", "release")] : own
  }

  /// Returns the build settings in a value for a configuration. Groups are overridden by `base`, and both by `configs`.
  func settings(_ value: YAMLValue?, configuration: String) -> [String: OldStyleValue] {
    var merges = 0
    return settings(value, configuration: configuration, depth: 0, &merges)
  }

  private func settings(
    _ value: YAMLValue?, configuration: String, depth: Int, _ merges: inout Int
  ) -> [String: OldStyleValue] {
    merges += 1
    guard let value, depth < Self.includeLimit, merges <= Self.mergeLimit else { return [:] }
    let keys = Set(value.entries.map(\.key))
    guard !keys.isDisjoint(with: ["groups", "base", "configs"]) else { return Self.settings(value) }
    var result: [String: OldStyleValue] = [:]
    for group in value["groups"]?.strings ?? [] {
      let own = settings(contents["settingGroups"]?[group], configuration: configuration, depth: depth + 1, &merges)
      result.merge(own) { $1 }
    }
    if let base = value["base"] { result.merge(Self.settings(base)) { $1 } }
    let all = value["configs"]?.entries ?? []
    // A key is a name, or a part of several names in any case.
    let exact = all.filter { $0.key == configuration }
    let chosen = exact.isEmpty ? all.filter { configuration.lowercased().contains($0.key.lowercased()) } : exact
    for entry in chosen {
      result.merge(settings(entry.value, configuration: configuration, depth: depth + 1, &merges)) { $1 }
    }
    return result
  }

  private static func settings(_ value: YAMLValue) -> [String: OldStyleValue] {
    var result: [String: OldStyleValue] = [:]
    for entry in value.entries {
      switch entry.value {
      case .sequence(let elements):
        result[entry.key] = .array(elements.compactMap(\.string).map { .string($0, line: 0) }, line: 0)
      case .mapping: continue
      case .scalar(let text, _):
        let flag = entry.value.bool.map { $0 ? "YES" : "NO" }
        result[entry.key] = .string(flag ?? (entry.value.isNull ? "" : text), line: 0)
      }
    }
    return result
  }
}
