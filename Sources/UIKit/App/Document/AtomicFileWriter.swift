import CoreGraphics
import Foundation

/// Replaces files in one step, so that a failed write leaves the previous file unchanged.
enum AtomicFileWriter {
  /// Writes a temporary file or folder beside a file, and then renames the temporary one to the file's name. After an
  /// error, the temporary file is deleted and the previous file remains.
  ///
  /// - Parameters:
  ///   - attributes: The attributes of the new file. If they contain no permissions, the new file gets those of the
  ///     previous file.
  ///   - write: A closure that writes to a URL. Its second argument is the URL of the previous file, or nil if there is
  ///     none.
  static func replace(
    _ url: URL, attributes: [AnyHashable: Any]?, write: (_ temporary: URL, _ original: URL?) throws -> Void
  ) throws {
    let manager = FileManager.default
    // A symbolic link is not replaced. The file to which it points is replaced.
    let target = FilePath(url).resolved?.url ?? url
    let previous = try? manager.attributesOfItem(atPath: target.path)
    // The file itself is never opened for writing, so its own permission has to be checked.
    if previous != nil, !manager.isWritableFile(atPath: target.path) { throw DocumentError.readOnly(target) }
    let temporary = target.deletingLastPathComponent().appendingPathComponent(temporaryName(of: target))
    do {
      try write(temporary, previous == nil ? nil : target)
      var given = [FileAttributeKey: Any]()
      let isFolder = fileType(of: temporary) == .typeDirectory
      let wasFolder = previous?[.type] as? FileAttributeType == .typeDirectory
      // A folder with the permissions of a file could not be opened.
      if isFolder == wasFolder, let permissions = previous?[.posixPermissions] {
        given[.posixPermissions] = permissions
      }
      for (key, value) in attributes ?? [:] {
        if let key = key.base as? FileAttributeKey { given[key] = value }
        if let key = key.base as? String { given[FileAttributeKey(rawValue: key)] = value }
      }
      if !given.isEmpty { try manager.setAttributes(given, ofItemAtPath: temporary.path) }
      try synchronize(temporary)
      try exchange(temporary, target, isFolder: previous != nil && (isFolder || wasFolder))
    } catch {
      try? manager.removeItem(at: temporary)
      throw error
    }
  }

  /// Returns a unique, hidden name that begins with the name of the file. Only the first 200 bytes of the file's name
  /// are used, because a file name has at most 255 bytes, and a UUID and ".previous" are appended.
  private static func temporaryName(of file: URL) -> String {
    var beginning = ""
    for character in file.lastPathComponent {
      guard beginning.utf8.count + character.utf8.count <= 200 else { break }
      beginning.append(character)
    }
    return ".\(beginning).\(UUID().uuidString)"
  }

  /// Returns the type of a file or folder, or nil if it does not exist.
  private static func fileType(of file: URL) -> FileAttributeType? {
    (try? FileManager.default.attributesOfItem(atPath: file.path))?[.type] as? FileAttributeType
  }

  /// Waits until the contents of a file, or of all files in a folder, are on the disk. The error of a full disk may be
  /// reported only at this point.
  private static func synchronize(_ file: URL) throws {
    let type = fileType(of: file)
    // A symbolic link has no contents.
    if type == .typeSymbolicLink { return }
    if type == .typeDirectory {
      for name in try FileManager.default.contentsOfDirectory(atPath: file.path) {
        try synchronize(file.appendingPathComponent(name))
      }
    }
    let descriptor = FilePath(file).withCString { open($0, O_RDONLY | O_CLOEXEC) }
    guard descriptor >= 0 else { throw DocumentError.system(errno, file) }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw DocumentError.system(errno, file) }
  }

  /// Renames the temporary file or folder. `isFolder` indicates whether it, or the one that it replaces, is a folder.
  private static func exchange(_ temporary: URL, _ target: URL, isFolder: Bool) throws {
    guard isFolder else { return try rename(temporary, target) }
    // A rename cannot replace a folder, or a file by a folder, so what was there is renamed first.
    let previous = temporary.appendingPathExtension("previous")
    try rename(target, previous)
    do { try rename(temporary, target) } catch {
      try? rename(previous, target)
      throw error
    }
    try? FileManager.default.removeItem(at: previous)
  }

  private static func rename(_ old: URL, _ new: URL) throws {
    let result = FilePath(old).withCString { old in FilePath(new).withCString { Foundation.rename(old, $0) } }
    guard result == 0 else { throw DocumentError.system(errno, new) }
  }
}
