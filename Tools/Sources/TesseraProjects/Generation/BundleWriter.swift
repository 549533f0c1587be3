import Foundation

/// Lays out the bundle of an application in the same way as on iOS: the program, Info.plist and the resources are in
/// one folder.
package enum BundleWriter {
  /// Writes a bundle. Unchanged files are not written again.
  ///
  /// - Parameters:
  ///   - folder: The folder `Name.app`.
  ///   - targets: The targets whose resources the bundle contains. If two targets have a resource with the same name,
  ///     that of the last target is used.
  ///   - information: Info.plist in XML, or nil for none.
  ///   - program: The path of the linked program.
  /// - Returns: The path of the program in the bundle.
  /// - Throws: An error if a file cannot be written.
  @discardableResult
  package static func write(
    _ folder: String, targets: [ProjectTarget], information: Data?, program: String
  ) throws -> String {
    var tree = try FileTree(folder)
    var resources: [String: (resource: BundleResource, module: String)] = [:]
    for target in targets {
      for resource in target.resources { resources[resource.destination] = (resource, target.moduleName) }
    }
    for (destination, entry) in resources.sorted(by: { $0.key < $1.key }) {
      guard destination != "Info.plist" else { continue }
      if let model = DataModel(entry.resource.source) {
        let folder = Paths.folder(destination)
        try model.write(
          to: &tree, destination: folder.isEmpty ? model.destination : Paths.join(folder, model.destination),
          module: entry.module)
      } else {
        try tree.copy(entry.resource.source, to: destination)
      }
    }
    if let information { try tree.write("Info.plist", information) }
    let name = Paths.name(program)
    tree.keep(name)
    tree.removeOthers()
    let target = Paths.join(folder, name)
    try? FileManager.default.removeItem(atPath: target)
    // The program finds its bundle by the folder that contains the program, so a symbolic link would lead to another
    // folder.
    do {
      try FileManager.default.linkItem(atPath: program, toPath: target)
    } catch {
      try FileManager.default.copyItem(atPath: program, toPath: target)
    }
    return target
  }
}
