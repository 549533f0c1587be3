import CGIO
import CoreGraphics
import DesktopPortal
import Foundation

/// A file in the desktop's trash, which is shared with other programs (freedesktop.org Trash specification 1.0). GIO moves
/// files into the trash of the home folder, or into the trash of the file's own disk.
package struct TrashedFile: Equatable, Sendable {
  /// The path of the file in the trash.
  package let file: FilePath
  /// The path of the file before it was moved to the trash.
  package let original: FilePath
  /// The properties by which the file is recognized. After the trash was emptied, another program may put another file under
  /// the same name.
  package let contents: TrashedContents

  /// The file in the trash that describes `file`.
  private var information: FilePath {
    file.folder.folder.appending("info").appending(FilePath(bytes: file.name.bytes + Array(".trashinfo".utf8)))
  }

  /// Creates a description of a file that is already in the trash. The initializer moves no file.
  init(file: FilePath, original: FilePath, contents: TrashedContents) {
    self.file = file
    self.original = original
    self.contents = contents
  }

  /// Moves a file to the trash.
  ///
  /// - Parameters:
  ///   - original: The path of the file.
  ///   - known: The properties that the index has of the file.
  /// - Throws: `LibraryError` with the reason, for example that the folder is read-only. The file is still in its folder.
  init(moving original: FilePath, known: TrashedContents) throws(LibraryError) {
    GIOSockets.initialize()
    var info = stat()
    guard original.withCString({ lstat($0, &info) }) == 0 else {
      throw LibraryError(.unusable, "\(original) was not deleted: \(FileError(errno))")
    }
    let folders = Self.folders(device: info.st_dev, original)
    // The file may have been edited since it was indexed.
    let contents = known.isFile(info) ? known : TrashedContents(original) ?? known
    let source = original.withCString { g_file_new_for_path($0) }
    defer { g_object_unref(UnsafeMutableRawPointer(source)) }
    var error: UnsafeMutablePointer<GError>?
    guard g_file_trash(source, nil, &error) != 0 else {
      throw LibraryError(.unusable, "\(original) was not deleted: \(Self.reason(error, original))")
    }
    let trashed = Self.files(of: original, in: folders, Self.maximumNames).first { file in
      var trashed = stat()
      return file.withCString({ lstat($0, &trashed) }) == 0 && trashed.st_ino == info.st_ino
        && trashed.st_dev == info.st_dev
    }
    if let trashed {
      self.init(file: trashed, original: original, contents: contents)
      return
    }
    throw LibraryError(
      .unusable, "\(original) is in the trash, but its name there is unknown; restore it in the file manager")
  }

  /// Searches for a file in the trash that is no longer in its folder. The result is `nil` if it is not there under one of the first
  /// names that it may have.
  ///
  /// - Parameters:
  ///   - original: The path of the file before.
  ///   - device: The device of the file.
  ///   - contents: The properties of the file.
  init?(searching original: FilePath, device: Int64, _ contents: TrashedContents) {
    let folders = Self.folders(device: dev_t(truncatingIfNeeded: device), original)
    let found = Self.files(of: original, in: folders, Self.searchedNames).first { file in
      var info = stat()
      return file.withCString({ lstat($0, &info) }) == 0 && contents.isFile(info)
    }
    guard let found else { return nil }
    self.init(file: found, original: original, contents: contents)
  }

  /// Moves the file back to its folder, which is created if it is missing.
  ///
  /// - Throws: `LibraryError` with the reason, for example that another file has its name. The file is still in the trash.
  func restore() throws(LibraryError) {
    GIOSockets.initialize()
    let failure = "\(original) was not restored: "
    guard contents.isContent(at: file) else { throw LibraryError(.unusable, failure + Self.notInTrash) }
    do {
      try FileManager.default.createDirectory(at: original.folder.url, withIntermediateDirectories: true)
    } catch { throw LibraryError(.unusable, failure + "its folder cannot be created: \(error.localizedDescription)") }
    let source = file.withCString { g_file_new_for_path($0) }
    defer { g_object_unref(UnsafeMutableRawPointer(source)) }
    let destination = original.withCString { g_file_new_for_path($0) }
    defer { g_object_unref(UnsafeMutableRawPointer(destination)) }
    let flags = GFileCopyFlags(
      rawValue: G_FILE_COPY_NOFOLLOW_SYMLINKS.rawValue | G_FILE_COPY_NO_FALLBACK_FOR_MOVE.rawValue)
    var error: UnsafeMutablePointer<GError>?
    guard g_file_move(source, destination, flags, nil, nil, nil, &error) != 0 else {
      throw LibraryError(.unusable, failure + Self.reason(error, file))
    }
    _ = information.withCString { unlink($0) }
  }

  private static let notInTrash = "it is no longer in the trash"

  /// Indicates whether the file is still in the trash. If it cannot be examined, it counts as being there.
  var isInTrash: Bool {
    var info = stat()
    guard file.withCString({ lstat($0, &info) }) == 0 else { return errno != ENOENT && errno != ENOTDIR }
    return contents.isFile(at: file)
  }

  /// Deletes the file in the trash and its description permanently.
  ///
  /// - Throws: `LibraryError` with the reason, for example that the trash is read-only. A file that no longer exists is
  ///   not an error. Another file that has taken its name remains, which is not an error, either.
  func delete() throws(LibraryError) {
    var info = stat()
    if file.withCString({ lstat($0, &info) }) == 0, !contents.isContent(at: file) { return }
    guard file.withCString({ unlink($0) }) == 0 || errno == ENOENT else {
      throw LibraryError(.unusable, "\(file) was not deleted: \(FileError(errno))")
    }
    _ = information.withCString { unlink($0) }
  }

  /// Returns the trash folders of a device: the folder in the home folder, and the folders at the root of the disk.
  private static func folders(device: dev_t, _ path: FilePath) -> [FilePath] {
    var root = path.folder
    while root.bytes.count > 1 {
      var info = stat()
      let parent = root.folder
      guard parent.withCString({ lstat($0, &info) }) == 0, info.st_dev == device else { break }
      root = parent
    }
    // In a Flatpak, GIO lets the desktop move the file to its own trash.
    let sandboxed = DesktopFolders.isSandboxed ? DesktopFolders.data() : nil
    let home = (sandboxed ?? FilePath(cString: g_get_user_data_dir())).appending("Trash")
    let user = getuid()
    return [
      home, root.appending(".Trash").appending(FilePath("\(user)")), root.appending(FilePath(".Trash-\(user)")),
    ]
  }

  /// The maximum number of files with the same name in the trash among which a file is searched.
  private static let maximumNames = 4096
  /// The number of names among which a file is searched that another program has moved. All files of a large folder may have been
  /// deleted, most of which are not in the trash.
  private static let searchedNames = 4

  /// Returns the paths that a file may have in trash folders. Names of deleted files may be missing in the sequence.
  private static func files(of original: FilePath, in folders: [FilePath], _ count: Int) -> some Sequence<FilePath> {
    folders.lazy.flatMap { folder in
      names(for: original.name).prefix(count).lazy.map { folder.appending("files").appending($0) }
    }
  }

  /// Returns the names that GIO gives to a file in the trash: its own name, then names with a number before the first dot
  /// (`get_unique_filename` in `glocalfile.c`).
  private static func names(for name: FilePath) -> some Sequence<FilePath> {
    let dot = name.bytes.firstIndex(of: UInt8(ascii: ".")) ?? name.bytes.endIndex
    return (1...maximumNames).lazy.map { number in
      number == 1 ? name : FilePath(bytes: name.bytes[..<dot] + Array(".\(number)".utf8) + name.bytes[dot...])
    }
  }

  /// Returns the reason of an error of GIO, and releases the error.
  private static func reason(_ error: UnsafeMutablePointer<GError>?, _ path: FilePath) -> String {
    guard let error else { return "unknown reason" }
    defer { g_error_free(error) }
    guard error.pointee.domain == g_io_error_quark() else { return String(cString: error.pointee.message) }
    switch GIOErrorEnum(rawValue: UInt32(bitPattern: error.pointee.code)) {
    case G_IO_ERROR_NOT_SUPPORTED: return "its disk has no trash"
    case G_IO_ERROR_PERMISSION_DENIED, G_IO_ERROR_READ_ONLY: return "its folder is read-only"
    case G_IO_ERROR_NO_SPACE: return "the disk is full"
    case G_IO_ERROR_NOT_FOUND: return "the file no longer exists"
    case G_IO_ERROR_EXISTS: return "a file with its name exists"
    default: return String(cString: error.pointee.message)
    }
  }
}
