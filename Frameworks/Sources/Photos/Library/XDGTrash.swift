import Foundation
import Glibc

/// Moves files to the desktop's trash, from which the user can restore them (freedesktop.org, Trash specification 1.0).
struct XDGTrash {
  /// Moves a file or a folder to the trash of the user, or to that of its disk.
  ///
  /// - Parameter path: The path.
  /// - Returns: A closure that moves it back, unless something else is at the path. It returns whether it succeeded.
  /// - Throws: `PHPhotosError` with the reason. The file is then still in its folder.
  static func move(_ path: String) throws -> () -> Bool {
    let home = PhotoNotes.userData.appendingPathComponent("Trash").path
    if let restore = try move(path, to: home, recordedPath: path) { return restore }
    // The file is on another disk, whose trash is in its topmost folder.
    let top = topFolder(of: path)
    let relative = String(path.dropFirst(top == "/" ? 1 : top.count + 1))
    let trash = (top == "/" ? "" : top) + "/.Trash-\(getuid())"
    guard let restore = try move(path, to: trash, recordedPath: relative) else {
      throw PHPhotosError(.internalError, "\(path) was not deleted: its disk has no trash")
    }
    return restore
  }

  /// Returns nil if the trash is on another disk.
  private static func move(_ path: String, to trash: String, recordedPath: String) throws -> (() -> Bool)? {
    for folder in ["files", "info"] {
      do {
        try FileManager.default.createDirectory(
          atPath: "\(trash)/\(folder)", withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
      } catch { throw PHPhotosError(.internalError, "\(path) was not deleted: \(trash) cannot be created (\(error))") }
    }
    let escaped = recordedPath.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? recordedPath
    let formatter = DateFormatter()
    formatter.locale = Locale(identifier: "en_US_POSIX")
    formatter.dateFormat = "yyyy-MM-dd'T'HH:mm:ss"
    let text = "[Trash Info]\nPath=\(escaped)\nDeletionDate=\(formatter.string(from: Date()))\n"
    let name = (path as NSString).lastPathComponent
    for number in 1... {
      let base = (name as NSString).deletingPathExtension
      let suffix = (name as NSString).pathExtension
      let candidate = number == 1 ? name : "\(base).\(number)" + (suffix.isEmpty ? "" : ".\(suffix)")
      let info = "\(trash)/info/\(candidate).trashinfo"
      // The description reserves the name.
      let descriptor = open(info, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
      if descriptor < 0, errno == EEXIST { continue }
      guard descriptor >= 0 else { throw PHPhotosError(number: errno, "deleted", path) }
      let bytes = Array(text.utf8)
      let isWritten = write(descriptor, bytes, bytes.count) == bytes.count
      let failure = errno
      close(descriptor)
      guard isWritten else {
        unlink(info)
        throw PHPhotosError(number: failure, "deleted", path)
      }
      let moved = "\(trash)/files/\(candidate)"
      if rename(path, moved) == 0 {
        return {
          guard access(path, F_OK) != 0, rename(moved, path) == 0 else { return false }
          return unlink(info) == 0
        }
      }
      let number = errno
      unlink(info)
      if number == EXDEV { return nil }
      throw PHPhotosError(number: number, "deleted", path)
    }
    return nil
  }

  private static func topFolder(of path: String) -> String {
    var info = stat()
    guard lstat(path, &info) == 0 else { return "/" }
    var folder = (path as NSString).deletingLastPathComponent
    while folder != "/" {
      let parent = (folder as NSString).deletingLastPathComponent
      var other = stat()
      guard stat(parent, &other) == 0, other.st_dev == info.st_dev else { return folder }
      folder = parent
    }
    return "/"
  }
}
