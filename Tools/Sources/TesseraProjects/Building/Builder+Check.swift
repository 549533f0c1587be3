extension Builder {
  /// Reads a project and reports its parts that will not work.
  ///
  /// - Parameters:
  ///   - path: The path of the project.
  ///   - tests: `true` to check the project's unit tests as well.
  /// - Throws: A `FileError` if there is no project.
  package func check(_ path: String, tests: Bool) throws -> CheckReport {
    var project = try ProjectLoader(purpose: .check, dump: locations.dump).load(path)
    let chosen = try TargetChoice(project: project, scheme: nil, target: options.target).targets(for: .check)
    var resolver = PackageResolver(
      mirrors: options.mirrors, cache: locations.packages, allowsNetwork: options.allowsNetwork, dump: locations.dump)
    resolver.progress = say
    let packages = resolver.resolve(project, notes: &project.notes)
    let unitTests = tests ? project.targets.filter { $0.kind == .unitTests } : []
    let targets = project.closure(of: (chosen + unitTests).map(\.name))
    let frameworks = FrameworkModules(checkout: locations.checkout)
    let names = try NameIndex(locations: locations, say: say).names()
    return Checker(names: names, frameworks: frameworks, checkout: locations.checkout).check(
      project, targets: targets, packages: packages)
  }
}
