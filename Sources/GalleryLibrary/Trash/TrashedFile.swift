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
  /// The identity of the directory entry, which does not change when it is moved to the trash.
  let identity: FileIdentity
  /// The key of the content (`ContentKey`), or `nil` if it is not known.
  let key: Int64?

  /// The file in the trash that describes `file`.
  private var information: FilePath {
    file.folder.folder.appending("info").appending(FilePath(bytes: file.name.bytes + Array(".trashinfo".utf8)))
  }

  /// Creates a description of a file that is already in the trash. The initializer moves no file.
  init(file: FilePath, original: FilePath, identity: FileIdentity, key: Int64? = nil) {
    self.file = file
    self.original = original
    self.identity = identity
    self.key = key
  }

  /// A Boolean value that indicates whether the file is still in the trash. Another file can have its name there, after the
  /// trash was emptied by another program.
  var isInTrash: Bool {
    guard var current = FileIdentity(ofEntry: file) else { return false }
    current.nanoseconds = identity.nanoseconds
    return identity.isUnchanged(current, hasStableNumbers: MountTable().hasStableFileNumbers(current.device))
  }

  /// Throws an error if the file is not in the trash any more.
  private func checkPresence(_ failure: String) throws(LibraryError) {
    // A new file can have the number of a deleted one, and its size and time.
    if isInTrash, key == nil || (try? RegularFile(file)).map(ContentKey.of) == key { return }
    throw LibraryError(.unusable, failure + "it is no longer in the trash")
  }

  /// Moves a file to the trash.
  ///
  /// - Parameter original: The path of the file.
  /// - Throws: `LibraryError` with the reason, for example that the folder is read-only; its kind is `noTrash` if the disk has no
  ///   trash, but the file can be deleted permanently. The file is still in its folder.
  package init(moving original: FilePath) throws(LibraryError) {
    GIOSockets.initialize()
    var info = stat()
    guard original.withCString({ lstat($0, &info) }) == 0 else {
      throw LibraryError(.unusable, "\(original) was not deleted: \(FileError(errno))")
    }
    let folders = Self.folders(device: info.st_dev, original)
    let source = original.withCString { g_file_new_for_path($0) }
    defer { g_object_unref(UnsafeMutableRawPointer(source)) }
    var error: UnsafeMutablePointer<GError>?
    guard g_file_trash(source, nil, &error) != 0 else {
      let failure = GIOFailure(consuming: error)
      // GIO also reports that there is no trash if the trash may not be created. A permanent deletion would fail then, too.
      let obstacle = DeletionObstacle(removing: original)
      let kind: LibraryError.Kind = obstacle == nil && failure.isUnsupported ? .noTrash : .unusable
      let reason = obstacle?.description ?? (kind == .noTrash ? "its disk has no trash" : failure.reason)
      throw LibraryError(kind, "\(original) was not deleted: \(reason)")
    }
    let identity = FileIdentity(info)
    let trashed = Self.files(of: original, in: folders, Self.maximumNames)
      .first { FileIdentity(ofEntry: $0)?.isSameFile(as: identity) == true }
    if let trashed {
      self.init(file: trashed, original: original, identity: identity)
      return
    }
    throw LibraryError(
      .unusable, "\(original) is in the trash, but its name there is unknown; restore it in the file manager")
  }

  /// Finds a file in the trash that is no longer in its folder. The result is `nil` if it is not there under one of the first
  /// names that it may have.
  ///
  /// - Parameters:
  ///   - original: The path of the file before.
  ///   - identity: The identity of the file when it was in its folder.
  init?(searching original: FilePath, _ identity: FileIdentity) {
    let folders = Self.folders(device: dev_t(truncatingIfNeeded: identity.device), original)
    let found = Self.files(of: original, in: folders, Self.searchedNames).lazy
      .map { TrashedFile(file: $0, original: original, identity: identity) }.first(where: \.isInTrash)
    guard let found, let present = FileIdentity(ofEntry: found.file) else { return nil }
    self.init(file: found.file, original: original, identity: present)
  }

  /// Moves the file back to its folder, which is created if it is missing.
  ///
  /// - Throws: `LibraryError` with the reason, for example that another file has its name. The file is still in the trash.
  func restore() throws(LibraryError) {
    GIOSockets.initialize()
    let failure = "\(original) was not restored: "
    try checkPresence(failure)
    // Folders are not created in the mount point of a disk that is not connected.
    // On an overlay file system, files and folders can have different devices, so folders are compared.
    guard MountTable.device(ofNearest: original.folder) == MountTable.device(ofNearest: file.folder) else {
      throw LibraryError(.unusable, failure + "the disk that contained it is not connected")
    }
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
      throw LibraryError(.unusable, failure + GIOFailure(consuming: error).reason)
    }
    _ = information.withCString { unlink($0) }
  }

  /// Deletes the file in the trash and its description permanently.
  ///
  /// - Throws: `LibraryError` with the reason, for example that the trash is read-only, or that the file is no longer in the
  ///   trash.
  func delete() throws(LibraryError) {
    try checkPresence("\(original) was not deleted: ")
    guard file.withCString({ unlink($0) }) == 0 else {
      throw LibraryError(.unusable, "\(file) was not deleted: \(FileError(errno))")
    }
    _ = information.withCString { unlink($0) }
  }

  /// Returns the trash folders of a device: the folder in the home folder, and the folders at the root of the disk.
  static func folders(device: dev_t, _ path: FilePath) -> [FilePath] {
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

  /// Returns the trashes that may contain files of a folder and its subfolders on the same disk.
  static func trashes(of folder: FilePath) -> [TrashInformation.Folders] {
    guard let device = MountTable.device(ofNearest: folder) else { return [] }
    return folders(device: dev_t(truncatingIfNeeded: device), folder.appending("name")).map { trash in
      // Only a trash at the root of a disk has relative paths.
      let isShared = trash.folder.name == ".Trash"
      return TrashInformation.Folders(trash: trash, top: isShared ? trash.folder.folder : trash.folder)
    }
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
}
