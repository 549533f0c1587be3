import Foundation
import TesseraRewriting

/// Finds the targets of a project that import modules which are not available, such as pods that are not downloaded.
///
/// The example application of a library often needs modules that the library does not. Without this, the library could
/// not be built either.
struct ModuleAvailability {
  /// A module that is not available, and where it is imported.
  struct Gap {
    let module: String
    let path: String
    let line: Int
  }

  /// The first gap of each target that cannot be compiled, by the name of the target. A target that imports such a target
  /// is one, too.
  let gaps: [String: Gap]

  /// Examines targets.
  ///
  /// - Parameters:
  ///   - targets: The targets of the project.
  ///   - packages: The packages that the project uses. Their modules are available.
  ///   - frameworks: The modules that replace Apple's frameworks.
  init(targets: [ProjectTarget], packages: [Project], frameworks: FrameworkModules) {
    var known = Checker.available.union(frameworks.importMap.keys)
    known.formUnion(packages.flatMap(\.targets).map(\.moduleName))
    known.formUnion(FrameworkModules.replacedPackages.values)
    let examined = targets.filter { !$0.isTest && $0.kind != .clang && $0.kind != .macro }
    known.formUnion(targets.map(\.moduleName))
    let imports = examined.map { target in
      target.sources.flatMap { path -> [(path: String, found: ImportScanner.Import)] in
        guard let data = FileManager.default.contents(atPath: path) else { return [] }
        return ImportScanner.imports(String(decoding: data, as: UTF8.self)).filter { !$0.isConditional }.map {
          (path, $0)
        }
      }
    }
    var result: [String: Gap] = [:]
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (target, list) in zip(examined, imports) where result[target.name] == nil {
        let missing = list.first { item in
          item.found.module != target.moduleName && !known.contains(item.found.module)
            && !ModuleRewriter.isFramework(item.found.module)
        }
        guard let missing else { continue }
        result[target.name] = Gap(module: missing.found.module, path: missing.path, line: missing.found.line)
        known.remove(target.moduleName)
        hasChanged = true
      }
    }
    gaps = result
  }

  /// Returns the targets to build instead of others that cannot be compiled.
  ///
  /// - Parameters:
  ///   - wanted: The targets that were chosen by default.
  ///   - project: The project.
  ///   - notes: Receives a note for each target that is left out.
  /// - Returns: The targets that can be compiled. If there are none, `wanted` is returned, so that the compiler reports
  ///   what is missing.
  func replacing(_ wanted: [ProjectTarget], in project: Project, notes: inout [Note]) -> [ProjectTarget] {
    let leftOut = wanted.filter { gaps[$0.name] != nil }
    guard !leftOut.isEmpty else { return wanted }
    var others = wanted.filter { gaps[$0.name] == nil }
    if others.isEmpty { others = project.targets.filter { $0.kind == .framework && gaps[$0.name] == nil } }
    guard !others.isEmpty else { return wanted }
    for target in leftOut { notes += note(about: target) }
    return others
  }

  /// Returns targets without those that cannot be compiled, if tests remain.
  ///
  /// - Parameters:
  ///   - targets: Tests and the targets that they need.
  ///   - notes: Receives a note for each target that is left out.
  func removing(from targets: [ProjectTarget], notes: inout [Note]) -> [ProjectTarget] {
    let leftOut = targets.filter { gaps[$0.name] != nil }
    let others = targets.filter { gaps[$0.name] == nil }
    let modules = Set(leftOut.map(\.moduleName))
    let hasTests = others.contains { target in
      target.kind == .unitTests
        && target.sources.contains { path in
          guard let data = FileManager.default.contents(atPath: path) else { return false }
          let imports = ImportScanner.imports(String(decoding: data, as: UTF8.self)).map(\.module)
          return imports.contains("XCTest") && modules.isDisjoint(with: imports)
            && imports.contains { name in others.contains { $0.moduleName == name } }
        }
    }
    guard !leftOut.isEmpty, hasTests else { return targets }
    for target in leftOut { notes += note(about: target) }
    return others
  }

  private func note(about target: ProjectTarget) -> [Note] {
    gaps[target.name].map {
      [Note($0.path, line: $0.line, "target \(target.name) is left out: the module \($0.module) is not available")]
    } ?? []
  }
}
