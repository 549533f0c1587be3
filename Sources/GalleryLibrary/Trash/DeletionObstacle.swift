import CoreGraphics
import Foundation

/// The reason why the user cannot remove a file from its folder, which is also why it can neither be moved to the trash nor be
/// deleted permanently.
enum DeletionObstacle: Equatable, CustomStringConvertible {
  /// The disk does not allow changes.
  case readOnlyDisk
  /// The user may not change the folder.
  case readOnlyFolder
  /// In the folder, as in `/tmp`, users can only remove files that belong to them.
  case otherOwner

  /// Decides from the properties of a file and its folder. The initializer does not access the file system.
  ///
  /// - Parameters:
  ///   - code: The error number of a test whether the folder may be changed, or 0 if it may be changed.
  ///   - user: The effective user of the process.
  ///   - folder: The properties of the folder.
  ///   - file: The properties of the file.
  init?(accessError code: Int32, user: uid_t, folder: stat, file: stat) {
    switch code {
    case EROFS: self = .readOnlyDisk
    case EACCES, EPERM: self = .readOnlyFolder
    case 0 where folder.st_mode & S_ISVTX != 0 && ![0, folder.st_uid, file.st_uid].contains(user): self = .otherOwner
    default: return nil
    }
  }

  /// Finds what prevents the removal of a file. The result is `nil` if nothing is known to prevent it, or if the file does not exist.
  init?(removing path: FilePath) {
    var (folder, file) = (stat(), stat())
    guard path.folder.withCString({ stat($0, &folder) }) == 0, path.withCString({ lstat($0, &file) }) == 0 else {
      return nil
    }
    let isAllowed = path.folder.withCString { faccessat(AT_FDCWD, $0, W_OK | X_OK, AT_EACCESS) } == 0
    self.init(accessError: isAllowed ? 0 : errno, user: geteuid(), folder: folder, file: file)
  }

  var description: String {
    switch self {
    case .readOnlyDisk: "its disk is read-only"
    case .readOnlyFolder: "its folder is read-only"
    case .otherOwner: "it belongs to another user"
    }
  }
}
