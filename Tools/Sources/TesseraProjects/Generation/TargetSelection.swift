import Foundation

/// Chooses the targets to build: targets of the project, and the targets of packages that they use.
struct TargetSelection {
  let project: Project
  let packages: [Project]

  /// Removes the host application from the dependencies of tests that do not import it. The tests of a library often
  /// run in its example application, which uses more of iOS than the library.
  private func leaveOutHost(of target: inout ProjectTarget, in owner: Project, notes: inout [Note]) {
    guard target.kind == .unitTests, let host = target.host.flatMap({ owner.target($0) }) else { return }
    let imports = Set(
      target.sources.compactMap { FileManager.default.contents(atPath: $0) }.flatMap {
        ImportScanner.imports(String(decoding: $0, as: UTF8.self)).map(\.module)
      })
    guard !imports.contains(host.importName),
      imports.contains(where: { name in
        owner.targets.contains { $0.moduleName == name && $0.kind == .framework }
      })
    else { return }
    target.dependencies.removeAll { $0 == host.name }
    // The tests may be about a dependency of the application, so its dependencies remain.
    target.dependencies += host.dependencies.filter { !target.dependencies.contains($0) && $0 != target.name }
    target.products += host.products.filter { !target.products.contains($0) }
    target.host = nil
    notes.append(
      Note(
        owner.file,
        "the tests \(target.name) do not import the application \(host.name), which is therefore not built"))
  }

  /// Returns whether a target of a package contains Objective-C, which is not compiled.
  private func needsObjectiveC(_ name: String, in package: Project) -> Bool {
    guard let target = package.target(name), target.kind == .clang else { return false }
    return FileWalker.files(target.folder).contains { ["m", "mm"].contains(Paths.suffix($0)) }
  }

  /// Returns targets with all their dependencies. Each target follows its dependencies.
  ///
  /// - Parameters:
  ///   - names: The names of targets of the project.
  ///   - notes: Receives a note for each product that no available package contains.
  func targets(for names: [String], notes: inout [Note]) -> [ProjectTarget] {
    var result: [ProjectTarget] = []
    var seen: Set<String> = []
    var missing: Set<String> = []
    var found: [Note] = []
    var incomplete: Set<String> = []
    func visit(_ name: String, in owner: Project) {
      guard let target = owner.target(name), seen.insert(target.name).inserted else { return }
      var chosen = target
      leaveOutHost(of: &chosen, in: owner, notes: &found)
      if owner.file != project.file, !target.productsOfOtherPlatforms.isEmpty, target.isForLinux(among: packages) {
        chosen.dependencies.removeAll(where: target.productsOfOtherPlatforms.contains)
        chosen.products.removeAll(where: target.productsOfOtherPlatforms.contains)
      }
      if target.kind == .uiTests {
        // UI tests start the application, which is a program of its own.
        chosen.dependencies.removeAll { owner.target($0)?.kind == .application }
        if let host = target.host { visit(host, in: owner) }
      }
      chosen.dependencies.forEach { visit($0, in: owner) }
      for product in target.products where chosen.products.contains(product) {
        // In a package, a dependency that is specified by name can be a target or a product.
        if owner.target(product) != nil, product != target.name {
          visit(product, in: owner)
          chosen.dependencies.append(product)
          continue
        }
        if FrameworkModules.replacedPackages.values.contains(product) { continue }
        guard let package = packages.first(where: { $0.libraries[product] != nil }) else {
          incomplete.insert(target.name)
          if missing.insert(product).inserted {
            found.append(Note(owner.file, "target \(target.name): no package with the product \(product) is available"))
          }
          continue
        }
        if let inner = (package.libraries[product] ?? []).first(where: { needsObjectiveC($0, in: package) }) {
          incomplete.insert(target.name)
          found.append(
            Note(owner.file, "target \(target.name): \(inner) is written in Objective-C, which is not compiled"))
        }
        for inner in package.libraries[product] ?? [] {
          visit(inner, in: package)
          if package.target(inner) != nil { chosen.dependencies.append(inner) }
        }
      }
      result.append(chosen)
    }
    for name in names { visit(name, in: project) }
    // If a test target needs an unavailable package, the other test targets can still run. This is common for
    // benchmarks that compare libraries.
    let tests = result.filter { $0.kind == .unitTests }
    let leftOut = Set(tests.map(\.name)).intersection(incomplete)
    if !leftOut.isEmpty, leftOut.count < tests.count {
      for target in tests where leftOut.contains(target.name) {
        notes.append(
          Note(target.folder, "the tests \(target.name) are left out: a package that they use is not available"))
      }
      result.removeAll { leftOut.contains($0.name) }
    }
    notes += found
    return result.filter { target in
      guard target.kind == .macro else { return true }
      notes.append(Note(target.folder, "target \(target.name) is left out: macros of packages are not built"))
      return false
    }
  }
}
