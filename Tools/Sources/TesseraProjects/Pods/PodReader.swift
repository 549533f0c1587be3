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
    let path = Paths.join(project.folder, "Podfile")
    guard let data = FileManager.default.contents(atPath: path) else { return }
    let file = PodFile(String(decoding: data, as: UTF8.self))
    let installed = InstalledPods(folder: Paths.join(project.folder, "Pods"), configuration: configuration)
    var missing: Set<String> = []
    for index in project.targets.indices {
      for pod in file.pods[project.targets[index].name] ?? [] {
        let name = String(pod.name.prefix { $0 != "/" })
        let added: String? =
          if let place = pod.path, add(name, in: Paths.join(Paths.folder(path), place), to: &project) {
            name
          } else {
            add(installed.targets(of: name), to: &project)
          }
        guard let added else {
          missing.insert(name)
          continue
        }
        if !project.targets[index].dependencies.contains(added), project.targets[index].name != added {
          project.targets[index].dependencies.append(added)
        }
      }
    }
    for name in missing.sorted() {
      project.notes.append(
        Note(
          path,
          "the pod \(name) is left out: pods are not downloaded, and the folder Pods contains no Swift files of it"))
    }
  }

  /// Adds targets, unless the project has targets with their names. Returns the name of the last one, or nil if there is
  /// none.
  private static func add(_ targets: [ProjectTarget], to project: inout Project) -> String? {
    for target in targets where project.target(target.name) == nil { project.targets.append(target) }
    return targets.last?.name
  }

  /// Adds a target for a pod, unless there is one already. Returns `false` if the pod has no specification or no Swift
  /// files.
  private static func add(_ name: String, in place: String, to project: inout Project) -> Bool {
    if project.target(name) != nil { return true }
    let path = Paths.suffix(place) == "podspec" ? place : Paths.join(place, name + ".podspec")
    guard let data = FileManager.default.contents(atPath: path) else { return false }
    let folder = Paths.folder(path)
    let specification = PodSpecification(String(decoding: data, as: UTF8.self), name: name)
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
      } else if fits(specification.resources), FileKind.of(file) == .resource {
        target.resources.append(BundleResource(source: file, destination: FileKind.destination(of: file)))
      }
    }
    guard !target.sources.isEmpty else { return false }
    if let version = specification.swiftVersion { target.swiftVersion = version }
    // CocoaPods generates an umbrella header that imports UIKit. Each file of the module therefore imports UIKit, too.
    target.implicitImports = ["UIKit"]
    project.targets.append(target)
    // The specifications of other pods in the repository are in the same folder.
    for other in specification.dependencies where add(other, in: folder, to: &project) {
      target.dependencies.append(other)
    }
    if let index = project.targets.firstIndex(where: { $0.name == name }) { project.targets[index] = target }
    return true
  }
}
