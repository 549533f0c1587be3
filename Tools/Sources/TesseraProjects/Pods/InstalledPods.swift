import Foundation

/// The pods in a folder `Pods`, which CocoaPods has downloaded. Many projects keep the folder in their repository.
struct InstalledPods {
  private let folder: String
  /// The project that CocoaPods generates for the pods, or nil if the folder does not contain it.
  private let project: Project?

  /// Reads the pods beside a `Podfile`.
  ///
  /// - Parameters:
  ///   - folder: The folder `Pods`. It may not exist.
  ///   - configuration: The name of the build configuration.
  init(folder: String, configuration: String) {
    self.folder = folder
    project = try? XcodeReader.read(Paths.join(folder, "Pods.xcodeproj"), configuration: configuration)
  }

  /// Returns the targets of a pod and of the pods that it needs. Each target follows its dependencies.
  ///
  /// - Parameter name: The name of the pod, without that of a subspecification.
  /// - Returns: An empty array if the pod is not in the folder, or has no Swift files.
  func targets(of name: String) -> [ProjectTarget] {
    // If a pod is built for several platforms, the names of its targets end with the platform: `Name-iOS`.
    let own = project?.targets.first { $0.name == name } ?? project?.targets.first { $0.name.hasPrefix(name + "-iOS") }
    guard let project, let own, !own.sources.isEmpty else { return target(ofFilesOf: name).map { [$0] } ?? [] }
    return project.closure(of: [own.name]).filter { !$0.sources.isEmpty }.map { target in
      var target = target
      // An umbrella header that CocoaPods generates imports UIKit.
      target.implicitImports.append("UIKit")
      target.dependencies.removeAll { project.target($0)?.sources.isEmpty != false }
      return target
    }
  }

  /// Returns a target with all files of a pod, or nil if it has no Swift files. CocoaPods removes the files that do not
  /// belong to a pod.
  private func target(ofFilesOf name: String) -> ProjectTarget? {
    let place = Paths.join(folder, name)
    var target = ProjectTarget(
      name: name, moduleName: BuildSettings.identifier(name), kind: .framework, folder: place)
    for file in FileWalker.files(place) {
      switch FileKind.of(file) {
      case .swift: target.sources.append(file)
      case .foreign: target.foreignSources.append(file)
      case .resource:
        target.resources.append(BundleResource(source: file, destination: FileKind.destination(of: file)))
      case .ignored: break
      }
    }
    target.implicitImports = ["UIKit"]
    return target.sources.isEmpty ? nil : target
  }
}
