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

  /// The modules that some files of a library import although they are not available, by the name of the library. These
  /// files are left out.
  let missing: [String: Set<String>]

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
    known.formUnion(targets.map(\.importName))
    let files = examined.map { target in
      target.sources.map { path -> (path: String, imports: [ImportScanner.Import]) in
        guard let data = FileManager.default.contents(atPath: path) else { return (path, []) }
        let text = String(decoding: data, as: UTF8.self)
        let found = ImportScanner.imports(text).filter { found in
          guard !found.isConditional, found.module != target.importName else { return false }
          return known.contains(found.module) || !ImportScanner.isInText(line: found.line, of: text)
        }
        return (path, found)
      }
    }
    var result: [String: Gap] = [:]
    var partial: [String: Set<String>] = [:]
    var hasChanged = true
    while hasChanged {
      hasChanged = false
      for (target, files) in zip(examined, files) where result[target.name] == nil {
        let gaps = files.compactMap { file in
          file.imports.first { !known.contains($0.module) && !ModuleRewriter.isFramework($0.module) }.map {
            Gap(module: $0.module, path: file.path, line: $0.line)
          }
        }
        // A library can do without some of its files.
        if target.kind == .framework, gaps.count * 3 <= files.count {
          partial[target.name] = gaps.isEmpty ? nil : Set(gaps.map(\.module))
          continue
        }
        guard let gap = gaps.first else { continue }
        result[target.name] = gap
        known.remove(target.importName)
        hasChanged = true
      }
    }
    gaps = result
    missing = partial
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
    let modules = Set(leftOut.map(\.importName))
    let hasTests = others.contains { target in
      target.kind == .unitTests
        && target.sources.contains { path in
          guard let data = FileManager.default.contents(atPath: path) else { return false }
          let imports = ImportScanner.imports(String(decoding: data, as: UTF8.self)).map(\.module)
          return imports.contains("XCTest") && modules.isDisjoint(with: imports)
            && imports.contains { name in others.contains { $0.importName == name } }
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
