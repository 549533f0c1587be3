import Foundation

/// Reads the revisions in `Package.resolved`.
enum PackagePins {
  /// Returns revisions by identity of the package.
  ///
  /// - Parameters:
  ///   - container: The path of a project or a workspace of Xcode, or of the folder of a package.
  ///   - notes: Receives a note for a file that cannot be read.
  static func read(container: String, notes: inout [Note]) -> [String: String] {
    let places = [
      "Package.resolved", "project.xcworkspace/xcshareddata/swiftpm/Package.resolved",
      "xcshareddata/swiftpm/Package.resolved",
    ]
    var pins: [String: String] = [:]
    for place in places {
      let path = Paths.join(container, place)
      guard let data = FileManager.default.contents(atPath: path) else { continue }
      guard let top = (try? JSONSerialization.jsonObject(with: data)) as? [String: Any] else {
        notes.append(Note(path, "the file is not valid JSON; its package versions are not used"))
        continue
      }
      let list = (top["pins"] ?? (top["object"] as? [String: Any])?["pins"]) as? [[String: Any]] ?? []
      for pin in list {
        guard let location = (pin["location"] ?? pin["repositoryURL"]) as? String,
          let revision = (pin["state"] as? [String: Any])?["revision"] as? String
        else { continue }
        pins[PackageReference.identity(of: location)] = revision
      }
    }
    return pins
  }
}
