import CoreGraphics
import Foundation

/// A lock between the processes that use a library. The system releases the lock when the process ends, even after a
/// crash.
final class FileLock: Sendable {
  private let descriptor: Int32
  private let file: FilePath

  /// Creates a lock without locking it.
  ///
  /// - Throws: `FileError` if the file cannot be opened.
  init(_ file: URL) throws(FileError) {
    self.file = FilePath(file)
    descriptor = FilePath(file).withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0 else { throw FileError(errno) }
  }

  deinit { close(descriptor) }

  /// A Boolean value that indicates whether the file is still at its path. If it was deleted, another process can create a new
  /// file there and lock it.
  var isCurrent: Bool {
    var (opened, present) = (stat(), stat())
    guard fstat(descriptor, &opened) == 0, file.withCString({ lstat($0, &present) }) == 0 else { return false }
    return (opened.st_dev, opened.st_ino) == (present.st_dev, present.st_ino)
  }

  /// Acquires the lock if no other process has it. Returns whether the lock is now held.
  func tryLock() -> Bool { flock(descriptor, LOCK_EX | LOCK_NB) == 0 }

  /// Releases the lock, so that another process can acquire it.
  func unlock() { flock(descriptor, LOCK_UN) }

  /// Waits for the lock, calls a closure, and releases the lock.
  func withLock<Result>(_ body: () throws -> Result) throws -> Result {
    while flock(descriptor, LOCK_EX) != 0 { if errno != EINTR { throw FileError(errno) } }
    defer { flock(descriptor, LOCK_UN) }
    return try body()
  }
}
