import Foundation
import TesseraRewriting

/// Finds the parts of a project that will not work, without building it.
package struct Checker {
  private let names: NameSet
  private let frameworks: FrameworkModules
  /// The checkout of Tessera, whose declarations the rules read, or nil.
  private let checkout: String?

  /// The modules that every project can import: those of Tessera, and those of the toolchain.
  static let available: Set<String> = [
    "UIKit", "QuartzCore", "CoreGraphics", "Foundation", "FoundationNetworking", "FoundationXML", "Swift", "Dispatch",
    "XCTest",
    "Testing", "Observation", "Glibc", "Synchronization", "_Concurrency", "_StringProcessing", "RegexBuilder",
    "UIKitTesting",
    "Darwin", "ObjectiveC", "CoreFoundation", "Distributed", "StdlibUnittest",
  ]
  /// The modules of other platforms, which sources import under a condition.
  private static let others: Set<String> = ["AppKit", "Cocoa", "WatchKit", "TVUIKit", "Bionic", "Musl", "WinSDK"]
  /// The beginnings of names that belong to Apple's frameworks, longest first.
  private static let prefixes = [
    "UI", "NS", "CA", "CG", "CT", "CI", "CF", "CL", "CM", "CN", "CK", "CB", "CS", "AV", "MK", "SK", "SC", "WK", "SF",
    "MF", "MP", "UN",
    "UT", "EK", "PH", "PK", "HK", "HM", "GC", "GK", "LA", "AS", "AU", "VN", "NW", "OS", "SL", "QL", "TW", "IN", "ML",
    "RP", "SS",
  ]

  /// Creates a checker that compares projects with the available names.
  ///
  /// - Parameters:
  ///   - names: The names that Tessera and the toolchain declare.
  ///   - frameworks: Tessera's modules that replace Apple's frameworks.
  ///   - checkout: The path of the checkout of Tessera with the declarations that a build reads, such as the members of UIKit
  ///     that extensions can override, or nil to do without them.
  package init(names: NameSet, frameworks: FrameworkModules, checkout: String? = nil) {
    self.names = names
    self.frameworks = frameworks
    self.checkout = checkout
  }

  private struct Parsed: Sendable {
    var path: String
    var lines: Int
    var declared: NameSet
    var uses: [(name: String, line: Int, isMember: Bool)]
    var imports: [ImportScanner.Import]
    var text: String
  }

  /// Reads all sources of targets and reports the names that they use but that are not available.
  ///
  /// - Parameters:
  ///   - project: The project.
  ///   - targets: The targets.
  ///   - packages: The packages that the targets use. Their names are available.
  package func check(_ project: Project, targets: [ProjectTarget], packages: [Project]) -> CheckReport {
    var report = CheckReport(project: project.name, targets: targets.map { "\($0.name) (\($0.kind.rawValue))" })
    report.notes = project.notes
    let inner = targets.flatMap(\.sources)
    let outer = packages.flatMap { $0.targets.filter { !$0.isTest } }.flatMap(\.sources)
    let parsed = Concurrent.map(inner) { Self.parse($0) }
    var known = names
    for file in parsed { known.formUnion(file.declared) }
    for declared in Concurrent.map(outer, { Self.parse($0).declared }) { known.formUnion(declared) }
    for target in targets {
      known.members.formUnion(AssetSymbols.of(target)?.names ?? [])
      for model in DataModel.of(target) {
        known.types.formUnion(model.names.types)
        known.members.formUnion(model.names.members)
      }
    }
    var modules = Self.available.union(frameworks.importMap.keys)
    modules.formUnion(project.targets.map(\.importName))
    for package in packages { modules.formUnion(package.targets.map(\.moduleName)) }
    report.files = parsed.count
    report.lines = parsed.reduce(0) { $0 + $1.lines }
    var affected: Set<String> = []
    for file in parsed {
      for entry in file.imports where !modules.contains(entry.module) && !Self.others.contains(entry.module) {
        report.modules.add(entry.module, file.path, entry.line)
        affected.insert(file.path)
      }
      let hasCombine = frameworks.importMap["Combine"] != nil && file.imports.contains { $0.module == "Combine" }
      for use in file.uses where isMissing(use.name, isMember: use.isMember, known) {
        if use.isMember, hasCombine, CombineNames.members.contains(use.name) { continue }
        if use.isMember {
          report.members.add(use.name, file.path, use.line)
        } else {
          report.types.add(use.name, file.path, use.line)
        }
        affected.insert(file.path)
      }
    }
    report.affectedFiles = affected.count
    let frameworkNames = checkout.map { FrameworkModules.names(in: $0) } ?? []
    for target in targets {
      report.foreignFiles += target.foreignSources
      var files = parsed.filter { file in target.sources.contains(file.path) }.map {
        SourceFile(path: $0.path, text: $0.text)
      }
      // The rules need the generated classes, which extensions of the project override.
      for model in DataModel.of(target) { files += (try? model.sources(in: target.folder)) ?? [] }
      var options = ModuleRewriter.Options(
        moduleName: target.importName, swiftVersion: target.swiftVersion, implicitImports: target.implicitImports,
        isTestModule: target.isTest)
      options.importMap = frameworks.importMap
      options.definesDebug = target.definesDebug
      options.definitions = Set(target.conditions)
      options.projectModules = modules.subtracting(Self.available).subtracting(frameworks.importMap.keys)
      options.frameworkNames = frameworkNames
      if let checkout {
        options.protocolDeclaration = { PackageGenerator.declaration(of: $0, in: checkout) }
      }
      report.diagnostics += ModuleRewriter(options: options).rewrite(files).diagnostics
    }
    for name in ["Podfile", "Cartfile"] where Paths.exists(Paths.join(project.folder, name)) {
      let path = Paths.join(project.folder, name)
      if name == "Podfile", Self.hasAllPods(path, project, targets) { continue }
      report.managers.append(path)
    }
    return report
  }

  /// Returns whether all pods that a `Podfile` assigns to targets are built.
  private static func hasAllPods(_ path: String, _ project: Project, _ targets: [ProjectTarget]) -> Bool {
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let file = PodFile(String(decoding: data, as: UTF8.self))
    let lock = PodReader.lock(beside: path)
    return targets.allSatisfy { target in
      (file.pods[target.name] ?? []).allSatisfy { pod in
        let name = String(pod.name.prefix { $0 != "/" })
        if project.targets.contains(where: { $0.name == name || $0.name.hasPrefix(name + "-iOS") }) { return true }
        // A package that could not be found has a note of its own.
        let package = PublishedLibraries.package(of: pod, lock: lock)
        return project.packages.contains { $0.identity == package?.identity }
      }
    }
  }

  private static func parse(_ path: String) -> Parsed {
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    let collector = NameCollector(text, path: path, publicOnly: false)
    return Parsed(
      path: path, lines: text.utf8.reduce(0) { $0 + ($1 == UInt8(ascii: "\n") ? 1 : 0) }, declared: collector.declared,
      uses: collector.uses.map { ($0.name, $0.line, $0.isMember) }, imports: ImportScanner.imports(text), text: text)
  }

  private func isMissing(_ name: String, isMember: Bool, _ known: NameSet) -> Bool {
    guard !known.types.contains(name), !known.members.contains(name), name.count > 1,
      !ModuleRewriter.replaces(oldName: name)
    else { return false }
    // `Bundle.module` is made for packages with resources.
    if isMember {
      return !["init", "self", "Type", "Protocol", "module"].contains(name) && !name.allSatisfy(\.isNumber)
    }
    return Self.prefixes.contains { prefix in
      guard name.hasPrefix(prefix) else { return false }
      let rest = name.dropFirst(prefix.count)
      return rest.first?.isUppercase ?? false && rest.contains(where: \.isLowercase)
    }
  }
}
