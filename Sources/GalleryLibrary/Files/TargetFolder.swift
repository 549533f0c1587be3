import CoreGraphics
import Foundation

/// A folder into which files are copied. It is kept open, so that its disk is not unmounted meanwhile, and another folder that takes its
/// place is noticed.
final class TargetFolder {
  /// The path of the folder without symbolic links.
  let path: FilePath
  private let descriptor: Int32

  /// Opens a folder.
  ///
  /// - Throws: The error of the system if the folder does not exist or cannot be opened.
  init(_ path: FilePath) throws(FileSystemFailure) {
    // The index contains the paths of files without symbolic links.
    self.path = path.resolved ?? path
    descriptor = self.path.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC | O_NONBLOCK) }
    guard descriptor >= 0 else { throw FileSystemFailure(code: errno) }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// A Boolean value that indicates whether the folder is still at its path. It is not if it was moved, or if its disk was removed, so
  /// that the folder in which the disk was mounted is at the path.
  var isAtItsPath: Bool {
    var (opened, present) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0, path.withCString({ stat($0, &present) }) == 0 else { return false }
    return opened.st_dev == present.st_dev && opened.st_ino == present.st_ino
  }
}

/// An error number of the file system.
struct FileSystemFailure: Error, Equatable {
  let code: Int32
}
