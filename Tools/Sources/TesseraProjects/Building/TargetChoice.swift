/// Chooses the targets of a project to build.
package struct TargetChoice {
  package let project: Project
  package let scheme: Scheme?
  package let target: String?

  package init(project: Project, scheme: Scheme?, target: String?) {
    self.project = project
    self.scheme = scheme
    self.target = target
  }

  /// Returns the targets for a purpose, the most important one first.
  ///
  /// - Parameter purpose: The purpose for which the project was read.
  /// - Returns: At least one target.
  /// - Throws: A `FileError` that lists the project's targets if none is suitable.
  package func targets(for purpose: ProjectLoader.Purpose) throws -> [ProjectTarget] {
    if let name = target {
      guard let chosen = project.target(name) else { throw failure("the project has no target \(name)") }
      if purpose == .run, chosen.kind != .application { throw failure("target \(name) is not an application") }
      guard purpose == .test, !chosen.isTest else { return [chosen] }
      let tests = project.targets.filter {
        // In a package, a dependency that is specified by name can be a product.
        $0.isTest && ($0.host == name || ($0.dependencies + $0.products).contains(name))
      }
      // The tests of other targets may use the target, too.
      if let own = tests.first(where: { $0.name == name + "Tests" }) { return [own] }
      guard !tests.isEmpty else { throw failure("target \(name) has no tests") }
      return tests
    }
    switch purpose {
    case .run: return [try application()]
    case .test:
      let named = (scheme?.testTargets ?? []).compactMap(project.target).filter(\.isTest)
      let tests = named.isEmpty ? project.targets.filter(\.isTest) : named
      guard !tests.isEmpty else { throw failure("the project has no tests") }
      return tests
    case .build, .check:
      if !project.applications.isEmpty { return [try application()] }
      let libraries = project.targets.filter { !$0.isTest && $0.kind != .macro }
      guard !libraries.isEmpty else { throw failure("the project has no target that can be built") }
      return libraries
    }
  }

  private func application() throws -> ProjectTarget {
    let applications = project.applications
    if let name = scheme?.runTarget, let chosen = applications.first(where: { $0.name == name }) { return chosen }
    if let chosen = applications.first(where: { $0.name == project.name }) { return chosen }
    guard let first = applications.first else { throw failure("the project has no iOS application") }
    // Without a hint, the largest target is chosen, because demos and helpers are small.
    return applications.max { $0.sources.count < $1.sources.count } ?? first
  }

  private func failure(_ message: String) -> FileError {
    let known = project.targets.map { "\($0.name) (\($0.kind.rawValue))" }.joined(separator: ", ")
    return FileError(project.file, "\(message); the targets are: \(known.isEmpty ? "none" : known)")
  }
}
