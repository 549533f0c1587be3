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
    var resources: [String: BundleResource] = [:]
    for resource in targets.flatMap(\.resources) { resources[resource.destination] = resource }
    for resource in resources.values.sorted(by: { $0.destination < $1.destination }) {
      guard resource.destination != "Info.plist" else { continue }
      try tree.copy(resource.source, to: resource.destination)
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
