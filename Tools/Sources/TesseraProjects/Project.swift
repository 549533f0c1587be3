/// An iOS project in the form that the command uses: its targets with their sources, resources and settings.
package struct Project: Sendable {
  /// The name of the project file, the package or the folder, without an extension.
  package var name: String
  /// The folder that contains the project file.
  package var folder: String
  /// The file that describes the project: `project.pbxproj` or `Package.swift`. For a folder without a project file, it
  /// is the folder.
  package var file: String
  /// The targets that can be built. Targets for other platforms and of unsupported types are left out.
  package var targets: [ProjectTarget] = []
  /// The packages that the targets use directly.
  package var packages: [PackageReference] = []
  /// The targets of each library that other packages can use, by the name of the library. Only packages have libraries.
  package var libraries: [String: [String]] = [:]
  /// The schemes of an Xcode project, which determine what is run and tested.
  package var schemes: [Scheme] = []
  /// Indicates whether the project is a package in a folder of the project that uses it, and not one from a repository.
  package var isLocal = false
  /// The platforms that a package names, such as `ios`. If it names none, it supports all.
  package var platforms: [String] = []
  /// The Xcode projects that the project contains.
  package var subprojects: [String] = []
  /// The notes about omitted parts, each with its reason.
  package var notes: [Note] = []

  /// Creates an empty project.
  ///
  /// - Parameters:
  ///   - name: The name of the project.
  ///   - folder: The folder of the project.
  ///   - file: The file that describes the project.
  package init(name: String, folder: String, file: String) {
    self.name = name
    self.folder = folder
    self.file = file
  }

  /// Returns the target with a name, or nil if there is none.
  package func target(_ name: String) -> ProjectTarget? { targets.first { $0.name == name } }

  /// The targets that are applications.
  package var applications: [ProjectTarget] { targets.filter { $0.kind == .application } }

  /// Returns targets with all their dependencies. Each target follows its dependencies.
  ///
  /// - Parameter names: The names of targets. Unknown names are left out.
  /// - Returns: Each target once.
  package func closure(of names: [String]) -> [ProjectTarget] {
    var seen: Set<String> = []
    var result: [ProjectTarget] = []
    func visit(_ name: String) {
      guard seen.insert(name).inserted, let target = target(name) else { return }
      target.dependencies.forEach(visit)
      result.append(target)
    }
    names.forEach(visit)
    return result
  }
}
