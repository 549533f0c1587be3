import TesseraRewriting

/// A report on the parts of a project that will not work, with the places that use them.
package struct CheckReport: Sendable {
  /// The names that are used, each with its places.
  package struct Places: Sendable {
    private var places: [String: [(path: String, line: Int)]] = [:]

    /// Adds a use of a name at a line of a file.
    mutating func add(_ name: String, _ path: String, _ line: Int) { places[name, default: []].append((path, line)) }

    /// The names, the most used first, with their uses.
    package var sorted: [(name: String, uses: [(path: String, line: Int)])] {
      places.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map { ($0.key, $0.value) }
    }
    /// The number of uses of all names.
    package var count: Int { places.values.reduce(0) { $0 + $1.count } }
    /// The number of different names.
    package var names: Int { places.count }
  }

  /// The name of the project, for the title of the report.
  package var project: String
  /// The targets that were checked.
  package var targets: [String]
  package var files = 0
  package var lines = 0
  /// The number of files that use a name that does not exist.
  package var affectedFiles = 0
  /// The modules that are imported but not available.
  package var modules = Places()
  /// The types and functions of Apple's frameworks that are not available in Tessera.
  package var types = Places()
  /// The members that neither the project nor an available module declares.
  package var members = Places()
  /// The files in languages other than Swift, which are not compiled.
  package var foreignFiles: [String] = []
  /// The files of package managers whose packages are not built.
  package var managers: [String] = []
  /// The messages about constructs that no rewriting rule handles.
  package var diagnostics: [RewritingDiagnostic] = []
  /// The notes about parts of the project that were left out.
  package var notes: [Note] = []

  init(project: String, targets: [String]) {
    self.project = project
    self.targets = targets
  }

  /// Returns the report as text for the user.
  ///
  /// - Parameters:
  ///   - folder: The folder that paths are shown relative to.
  ///   - limit: The number of places that are shown for a name.
  package func text(relativeTo folder: String, limit: Int) -> String {
    func place(_ path: String, _ line: Int) -> String { "\(Paths.relative(path, to: folder) ?? path):\(line)" }
    var lines = ["\(project): \(targets.joined(separator: ", ")); \(files) Swift files, \(self.lines) lines"]
    func section(_ title: String, _ places: Places) {
      guard places.names > 0 else { return }
      lines += ["", "\(title): \(places.names), used \(places.count) times"]
      for (name, uses) in places.sorted {
        let shown = uses.prefix(limit).map { place($0.path, $0.line) }.joined(separator: ", ")
        lines.append("  \(name)  \(uses.count)  \(shown)" + (uses.count > limit ? ", …" : ""))
      }
    }
    section("Modules that are not available", modules)
    section("Types and functions that are not available", types)
    section("Members that no available type declares", members)
    if !foreignFiles.isEmpty {
      lines += ["", "Files in other languages, which are not compiled: \(foreignFiles.count)"]
      lines += foreignFiles.map { "  \(Paths.relative($0, to: folder) ?? $0)" }
    }
    if !managers.isEmpty {
      lines += ["", "Package managers whose packages are not built:"]
      lines += managers.map { "  \(Paths.relative($0, to: folder) ?? $0)" }
    }
    if !diagnostics.isEmpty {
      lines += ["", "Code that cannot be rewritten or behaves differently: \(diagnostics.count)"]
      lines += diagnostics.map { "  \(place($0.path, $0.line)): \($0.severity.rawValue): \($0.message)" }
    }
    if !notes.isEmpty {
      lines += ["", "Left out: \(notes.count)"]
      for note in notes {
        let path = Paths.relative(note.path, to: folder) ?? note.path
        lines.append("  \(path)\(note.line.map { ":\($0)" } ?? ""): \(note.message)")
      }
    }
    lines += ["", estimate]
    return lines.joined(separator: "\n")
  }

  /// A sentence that estimates how much work the project still needs.
  package var estimate: String {
    let uses = types.count + members.count
    let share = "\(files - affectedFiles) of \(files) files use only available declarations"
    if files == 0 { return "Estimate: these targets contain no Swift files." }
    if modules.names == 0 && uses == 0 && foreignFiles.isEmpty {
      return "Estimate: no problem was found that would stop a build; \(share)."
    }
    // In a small project, a few uses are still a few minutes of work.
    let distance =
      uses + modules.names <= max(8, lines / 300)
      ? "few problems" : uses <= max(40, lines / 60) ? "some problems" : "many problems"
    return "Estimate: \(distance); \(share), \(uses) uses of \(types.names + members.names) unavailable names."
  }
}
