import Foundation

/// A folder whose contents are generated. Unchanged files are not written, and files that were not generated again are
/// removed.
package struct FileTree {
  /// The path of the folder, to which all other paths are relative.
  package let folder: String
  private var wanted: Set<String> = []
  /// The number of files that were written because their contents changed.
  package private(set) var written = 0

  /// Creates the folder if it does not exist.
  package init(_ folder: String) throws {
    self.folder = folder
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Writes a file, unless it already has the same contents.
  ///
  /// - Parameters:
  ///   - path: The path relative to the folder.
  ///   - data: The contents.
  package mutating func write(_ path: String, _ data: Data) throws {
    let target = try target(path, for: nil)
    wanted.insert(target)
    if FileManager.default.contents(atPath: target) == data { return }
    try prepare(target)
    try data.write(to: URL(fileURLWithPath: target), options: .atomic)
    written += 1
  }

  /// Writes a text file, unless it already has the same contents.
  package mutating func write(_ path: String, _ text: String) throws { try write(path, Data(text.utf8)) }

  /// Copies a file or a folder. Files of the same size and date are left alone.
  ///
  /// Files are copied, not linked, so that a program that writes into its bundle does not change the project.
  ///
  /// - Parameters:
  ///   - source: The path of the file or folder.
  ///   - path: The path relative to the generated folder.
  ///   - suffixes: The file name extensions of inner files and folders that are left out.
  package mutating func copy(_ source: String, to path: String, leavingOut suffixes: Set<String> = []) throws {
    let target = try target(path, for: source)
    if Paths.isFolder(source) {
      try visit(source, path, suffixes, OpenFolders(source), depth: 0)
    } else {
      try copyFile(source, target)
    }
  }

  /// Returns the full path of a generated file, which is always within the folder. A project can name other places, such as
  /// `../..` for the resources of a target.
  ///
  /// - Parameters:
  ///   - path: The path relative to the folder.
  ///   - source: The file that is copied, which the error names, or nil for generated contents.
  /// - Throws: A `FileError` if the path is absolute or leaves the folder.
  private func target(_ path: String, for source: String?) throws -> String {
    guard Paths.isInner(path) else {
      throw FileError(
        source ?? path,
        "this would be written to \"\(path)\", outside of \(folder); correct the destination in the project")
    }
    return Paths.join(folder, path)
  }

  private mutating func visit(
    _ source: String, _ path: String, _ suffixes: Set<String>, _ open: OpenFolders, depth: Int
  ) throws {
    guard depth < 40 else { return }
    for name in Paths.entries(source) where !suffixes.contains(Paths.suffix(name)) {
      let inner = Paths.join(source, name)
      if Paths.isFolder(inner) {
        if let open = open.entering(inner) { try visit(inner, path + "/" + name, suffixes, open, depth: depth + 1) }
      } else {
        try copyFile(inner, Paths.join(folder, path + "/" + name))
      }
    }
  }

  private mutating func copyFile(_ source: String, _ target: String) throws {
    wanted.insert(target)
    let manager = FileManager.default
    // Copies the target of a symbolic link, not the link.
    let real = URL(fileURLWithPath: source).resolvingSymlinksInPath().path
    // A pipe or a device has no end.
    guard let old = try? manager.attributesOfItem(atPath: real), old[.type] as? FileAttributeType == .typeRegular else {
      return
    }
    if let new = try? manager.attributesOfItem(atPath: target), new[.size] as? UInt64 == old[.size] as? UInt64,
      new[.modificationDate] as? Date == old[.modificationDate] as? Date
    {
      return
    }
    try prepare(target)
    try? manager.removeItem(atPath: target)
    try manager.copyItem(atPath: real, toPath: target)
    // The next run could not replace a read-only copy.
    try manager.setAttributes([.posixPermissions: 0o644], ofItemAtPath: target)
    if let date = old[.modificationDate] { try manager.setAttributes([.modificationDate: date], ofItemAtPath: target) }
    written += 1
  }

  /// Marks a file that another tool writes into the folder, so that it is not removed.
  package mutating func keep(_ path: String) { wanted.insert(Paths.join(folder, path)) }

  private func prepare(_ target: String) throws {
    try FileManager.default.createDirectory(atPath: Paths.folder(target), withIntermediateDirectories: true)
    // A path that was a folder in an earlier run may be a file now.
    if Paths.isFolder(target) { try FileManager.default.removeItem(atPath: target) }
  }

  /// Removes the files that were not written or kept in this run, and the folders that are empty afterwards.
  package func removeOthers() {
    @discardableResult func visit(_ folder: String) -> Bool {
      var isEmpty = true
      for name in (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? [] {
        let path = Paths.join(folder, name)
        // A program can create links in its bundle. Only the link is removed, and not the files that it leads to.
        let isLink = (try? FileManager.default.destinationOfSymbolicLink(atPath: path)) != nil
        if wanted.contains(path) || !isLink && Paths.isFolder(path) && !visit(path) {
          isEmpty = false
        } else {
          try? FileManager.default.removeItem(atPath: path)
        }
      }
      return isEmpty
    }
    visit(folder)
  }
}
