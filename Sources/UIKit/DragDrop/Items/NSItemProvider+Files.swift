import Foundation

extension NSItemProvider {
  /// Loads the item's data of a given type into a temporary file.
  ///
  /// - Parameters:
  ///   - typeIdentifier: The uniform type identifier of the data.
  ///   - completionHandler: A closure that is called on a background thread with the URL of the file, or with an error.
  ///     The file is deleted when the closure returns, so copy or move it before.
  /// - Returns: The progress of loading.
  @discardableResult
  public func loadFileRepresentation(
    forTypeIdentifier typeIdentifier: String,
    completionHandler: @escaping @Sendable (URL?, (any Error)?) -> Void
  ) -> Progress {
    let type = registeredTypeIdentifiers.first { UniformType.type($0, conformsTo: typeIdentifier) }
    let name = suggestedName ?? "Item"
    return loadDataRepresentation(forTypeIdentifier: typeIdentifier) { data, error in
      guard let data else { return completionHandler(nil, error) }
      let folder = FileManager.default.temporaryDirectory.appendingPathComponent("item-\(UUID().uuidString)")
      defer { try? FileManager.default.removeItem(at: folder) }
      do {
        try FileManager.default.createDirectory(
          at: folder, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        // A name with a slash would lead to another folder.
        var url = folder.appendingPathComponent(name.replacingOccurrences(of: "/", with: "-"))
        if url.pathExtension.isEmpty, let suffix = type.flatMap(UniformType.fileExtension) {
          url.appendPathExtension(suffix)
        }
        try data.write(to: url)
        completionHandler(url, nil)
      } catch { completionHandler(nil, error) }
    }
  }
}
