import Foundation

/// Finds the repositories of the libraries that the tests of an Xcode project use by CocoaPods or Carthage, which download
/// them. Many of these libraries are also Swift packages, which can be built.
enum PublishedLibraries {
  /// The repositories of pods for tests, because a `Podfile` usually does not contain addresses.
  private static let repositories = [
    "Quick": "Quick/Quick", "Nimble": "Quick/Nimble", "SwiftCheck": "typelift/SwiftCheck",
  ]

  /// Returns a reference to the package of a pod that is not installed, or nil if its repository is not known.
  ///
  /// - Parameters:
  ///   - pod: The pod.
  ///   - lock: The versions that CocoaPods has installed.
  static func package(of pod: PodFile.Pod, lock: PodLock) -> PackageReference? {
    let name = String(pod.name.prefix { $0 != "/" })
    guard let location = pod.repository ?? repositories[name].map({ "https://github.com/\($0)" }) else { return nil }
    let (from, below) = lock.versions[name].map { ($0, Optional($0)) } ?? range(pod.requirement)
    var reference = PackageReference(location: location, requirement: .published(from: from, below: below))
    reference.products = [name]
    return reference
  }

  /// Adds the packages that a `Cartfile` names to the tests that import a module with the name of the package.
  ///
  /// - Parameters:
  ///   - project: The project. Its `Cartfile`, `Cartfile.private` and `Cartfile.resolved` are in its folder.
  ///   - imports: A function that returns the modules that a target imports.
  static func addCarthage(to project: inout Project, imports: (ProjectTarget) -> [String]) {
    var entries: [String: PackageReference] = [:]
    for name in ["Cartfile", "Cartfile.private", "Cartfile.resolved"] {
      guard let data = FileManager.default.contents(atPath: Paths.join(project.folder, name)) else { continue }
      for reference in cartfile(String(decoding: data, as: UTF8.self)) {
        if let module = reference.products.first { entries[module] = reference }
      }
    }
    guard !entries.isEmpty else { return }
    let own = Set(project.targets.map(\.moduleName))
    for index in project.targets.indices where project.targets[index].isTest {
      for module in imports(project.targets[index]) where !own.contains(module) {
        guard let reference = entries[module] else { continue }
        project.add(reference, for: index)
      }
    }
  }

  /// Returns the packages that a `Cartfile` names: `github "owner/Name" ~> 1.2`. The product is assumed to have the name of
  /// the repository.
  static func cartfile(_ text: String) -> [PackageReference] {
    text.split(whereSeparator: \.isNewline).compactMap { line in
      let code = line.drop(while: \.isWhitespace)
      let isGitHub = code.hasPrefix("github ")
      guard isGitHub || code.hasPrefix("git ") else { return nil }
      let strings = PodFile.strings(in: code)
      guard let place = strings.first else { return nil }
      let location = isGitHub && !place.contains("://") ? "https://github.com/\(place)" : place
      let rest = code.split(separator: "\"", omittingEmptySubsequences: false).dropFirst(2).joined(separator: "\"")
      let (from, below) =
        strings.count > 1 ? (strings[1], Optional(strings[1])) : range(rest.prefix { $0 != "#" }.filter { $0 != " " })
      var reference = PackageReference(location: location, requirement: .published(from: from, below: below))
      guard let name = reference.ownerAndName?.name else { return nil }
      reference.products = [name]
      return reference
    }
  }

  /// Returns the first version that a requirement such as `~> 1.2`, `>= 1.0` or `1.2.3` accepts, and the first one after it
  /// that it does not.
  static func range(_ requirement: String?) -> (from: String, below: String?) {
    let text = (requirement ?? "").filter { !$0.isWhitespace }
    let number = String(text.drop { !$0.isNumber })
    guard !number.isEmpty else { return ("0.0.0", nil) }
    if text.hasPrefix(">") { return (number, nil) }
    guard text.hasPrefix("~>") else { return (number, number) }
    // The last number may grow: `~> 1.2` accepts 1.9, and `~> 1.2.3` accepts 1.2.9.
    var parts = number.split(separator: ".").map { Int($0.prefix(while: \.isNumber)) ?? 0 }
    if parts.count > 1 { parts.removeLast() }
    let last = parts.removeLast()
    parts.append(last < .max ? last + 1 : last)
    return (number, parts.map(String.init).joined(separator: "."))
  }
}

extension Project {
  /// Adds a package with one product to a target.
  ///
  /// - Parameters:
  ///   - package: The package, which is added unless the project uses it already.
  ///   - index: The index of the target.
  mutating func add(_ package: PackageReference, for index: Int) {
    if !packages.contains(where: { $0.identity == package.identity }) { packages.append(package) }
    for product in package.products where !targets[index].products.contains(product) {
      targets[index].products.append(product)
    }
  }
}
