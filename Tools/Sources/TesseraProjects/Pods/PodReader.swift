import Foundation

/// Adds the pods in a project's own repository to the project. The examples of libraries use the library in this way
/// (`pod 'Name', :path => '../'`). Pods that CocoaPods has downloaded are in the folder `Pods`. Others are left out.
enum PodReader {
  /// Adds the pods in the `Podfile` beside a project. Without a `Podfile`, the project does not change.
  ///
  /// - Parameters:
  ///   - project: The project. The pods become dependencies of its targets.
  ///   - configuration: The name of the build configuration.
  static func addPods(to project: inout Project, configuration: String) {
    guard let (path, file) = podfile(of: project) else { return }
    let folder = Paths.folder(path)
    var source = Source(
      folder: folder, lock: lock(beside: path),
      installed: InstalledPods(folder: Paths.join(folder, "Pods"), configuration: configuration))
    // Targets can declare a pod that another one uses through a dependency.
    for pod in file.pods.sorted(by: { $0.key < $1.key }).flatMap(\.value) where source.declared[pod.root] == nil {
      source.declared[pod.root] = pod
    }
    var missing: [String: String] = [:]
    for index in project.targets.indices {
      let pods = file.pods[project.targets[index].name] ?? []
      if !pods.isEmpty { define(&project.targets[index]) }
      for pod in pods {
        switch find(pod, parts: parts(of: pod.root, in: pods), source, to: &project, &missing) {
        case .target(let added):
          if !project.targets[index].dependencies.contains(added), project.targets[index].name != added {
            project.targets[index].dependencies.append(added)
          }
        case .package(let package): project.add(package, for: index)
        case nil: missing[pod.root] = reason(pod, source)
        }
      }
    }
    for (name, reason) in missing.sorted(by: { $0.key < $1.key }) {
      project.notes.append(Note(path, "the pod \(name) is left out: \(reason)"))
    }
  }

  /// Where the reader looks for pods.
  private struct Source {
    /// The folder of the `Podfile`.
    var folder: String
    var lock: PodLock
    var installed: InstalledPods
    /// The declarations in the `Podfile` by the names of the pods.
    var declared: [String: PodFile.Pod] = [:]
  }

  /// A pod that can be built: the name of a target of the project, or a package.
  private enum Found {
    case target(String)
    case package(PackageReference)
  }

  /// Finds a pod: in its own folder, in the folder `Pods`, or as a package. The published release does not replace a pod
  /// with a folder of its own, which may contain other code.
  private static func find(
    _ pod: PodFile.Pod, parts: [String], _ source: Source, to project: inout Project, _ missing: inout [String: String]
  ) -> Found? {
    if let place = pod.path,
      add(pod.root, parts: parts, in: Paths.join(source.folder, place), source, to: &project, &missing)
    {
      return .target(pod.root)
    }
    if let added = add(source.installed.targets(of: pod.root), to: &project) { return .target(added) }
    return PublishedLibraries.package(of: pod, lock: source.lock).map(Found.package)
  }

  /// Returns the reason why a pod cannot be built.
  private static func reason(_ pod: PodFile.Pod, _ source: Source) -> String {
    if let place = pod.path {
      let path = Paths.join(source.folder, place)
      return "\(path) contains no \(pod.root).podspec with Swift files that can be read"
    }
    if let place = pod.specification {
      return "the specification \(place) is not downloaded, and the folder Pods contains no Swift files of the pod; "
        + "run `pod install`"
    }
    if PublishedLibraries.separateParts.contains(pod.name) {
      return "the package does not contain \(pod.name) in the module \(pod.root), and the folder Pods contains no "
        + "Swift files of it; run `pod install`"
    }
    return "pods are not downloaded, and the folder Pods contains no Swift files of it"
  }

  /// Returns the versions that CocoaPods has installed, of which there are none without `Podfile.lock`.
  static func lock(beside path: String) -> PodLock {
    PodLock(String(decoding: FileManager.default.contents(atPath: path + ".lock") ?? Data(), as: UTF8.self))
  }

  /// Returns the `Podfile` of a project: the one beside it, or one in a folder above it that names a target of the project.
  /// The search ends at the folder of the repository.
  private static func podfile(of project: Project) -> (path: String, file: PodFile)? {
    var folder = project.folder
    for depth in 0..<6 {
      let path = Paths.join(folder, "Podfile")
      if let data = FileManager.default.contents(atPath: path) {
        let file = PodFile(String(decoding: data, as: UTF8.self))
        if depth == 0 || project.targets.contains(where: { file.pods[$0.name]?.isEmpty == false }) {
          return (path, file)
        }
      }
      if Paths.exists(Paths.join(folder, ".git")) || folder == "/" || folder == "." { return nil }
      folder = Paths.folder(folder)
    }
    return nil
  }

  /// Adds the condition that CocoaPods defines for pods, and for the targets that use some.
  private static func define(_ target: inout ProjectTarget) {
    if !target.conditions.contains("COCOAPODS") { target.conditions.append("COCOAPODS") }
  }

  /// Returns the subspecifications of a pod that a `Podfile` names: `Rx` for `pod 'Lib/Rx'`. The result is empty if the pod is
  /// also used as a whole.
  private static func parts(of name: String, in pods: [PodFile.Pod]) -> [String] {
    let names = pods.map(\.name).filter { $0 == name || $0.hasPrefix(name + "/") }
    return names.contains(name) ? [] : names.map { String($0.dropFirst(name.count + 1)) }
  }

  /// Adds targets, unless the project has targets with their names. Returns the name of the last one, or nil if there is
  /// none.
  private static func add(_ targets: [ProjectTarget], to project: inout Project) -> String? {
    for var target in targets where project.target(target.name) == nil {
      define(&target)
      project.targets.append(target)
    }
    return targets.last?.name
  }

  /// Adds a target for a pod, unless there is one already. Returns `false` if the pod has no specification or no Swift
  /// files.
  private static func add(
    _ name: String, parts: [String], in place: String, _ source: Source, to project: inout Project,
    _ missing: inout [String: String]
  ) -> Bool {
    if project.target(name) != nil { return true }
    let isFile = Paths.suffix(place) == "podspec" || place.hasSuffix(".podspec.json")
    let paths = isFile ? [place] : ["podspec", "podspec.json"].map { Paths.join(place, "\(name).\($0)") }
    guard let path = paths.first(where: Paths.exists), let data = FileManager.default.contents(atPath: path) else {
      return false
    }
    let folder = Paths.folder(path)
    let specification = PodSpecification(String(decoding: data, as: UTF8.self), name: name, parts: parts)
    var target = ProjectTarget(
      name: name, moduleName: BuildSettings.identifier(specification.moduleName ?? name), kind: .framework,
      folder: folder)
    for file in FileWalker.files(folder) {
      guard let inner = Paths.relative(file, to: folder) else { continue }
      func fits(_ patterns: [String]) -> Bool { patterns.contains { PodSpecification.matches(inner, $0) } }
      if fits(specification.excluded) { continue }
      if fits(specification.sources) {
        switch FileKind.of(file) {
        case .swift: target.sources.append(file)
        case .foreign: target.foreignSources.append(file)
        default: break
        }
      } else if FileKind.of(file) == .resource {
        let place = FileKind.destination(of: file)
        if fits(specification.resources) { target.resources.append(BundleResource(source: file, destination: place)) }
        for (bundle, patterns) in specification.bundles.sorted(by: { $0.key < $1.key })
        where fits(patterns) && Paths.isInner(bundle + ".bundle") {
          target.resources.append(BundleResource(source: file, destination: "\(bundle).bundle/\(place)"))
        }
      }
    }
    guard !target.sources.isEmpty else { return false }
    if let version = specification.swiftVersion { target.swiftVersion = version }
    // CocoaPods generates an umbrella header that imports UIKit. Each file of the module therefore imports UIKit, too.
    target.implicitImports = ["UIKit"]
    define(&target)
    project.targets.append(target)
    // The specifications of other pods in the repository are in the same folder.
    var packages: [PackageReference] = []
    for other in specification.dependencies {
      if add(other, parts: [], in: folder, source, to: &project, &missing) {
        target.dependencies.append(other)
        continue
      }
      var pod = source.declared[other] ?? PodFile.Pod(name: other)
      if pod.requirement == nil { pod.requirement = specification.requirements[other] }
      switch find(pod, parts: [], source, to: &project, &missing) {
      case .target(let added): target.dependencies.append(added)
      case .package(let package): packages.append(package)
      case nil: missing[other] = reason(pod, source)
      }
    }
    if let index = project.targets.firstIndex(where: { $0.name == name }) {
      project.targets[index] = target
      for package in packages { project.add(package, for: index) }
    }
    return true
  }
}
