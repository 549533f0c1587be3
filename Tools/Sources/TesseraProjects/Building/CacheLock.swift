import Foundation

/// A lock on the folders that all commands share. One command at a time holds it; the others wait.
///
/// SwiftPM opens its database of a build for one process only. A second one waits for 5 seconds and then ends with
/// "database is locked". The products of two projects can also have the same name.
package enum CacheLock {
  /// Performs work while no other process does work with the same lock.
  ///
  /// The system releases the lock when the process ends, however it ends.
  ///
  /// - Parameters:
  ///   - path: The path of the lock file, which is created with its folder. Its text describes the process that holds
  ///     the lock.
  ///   - purpose: A short description of the work, which waiting commands show.
  ///   - say: A closure that receives a message if the work has to wait.
  ///   - work: The work.
  /// - Returns: The result of the work.
  /// - Throws: A `FileError` if the lock file cannot be opened, or the error of the work.
  package static func hold<Result>(
    _ path: String, for purpose: String, say: (String) -> Void, _ work: () throws -> Result
  ) throws -> Result {
    try? FileManager.default.createDirectory(atPath: Paths.folder(path), withIntermediateDirectories: true)
    // The programs that this process starts do not inherit the lock.
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw FileError(path, "the lock file cannot be opened (\(String(cString: strerror(errno))))")
    }
    defer { close(descriptor) }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0 {
      say("Waiting for another command, which uses \(Paths.folder(path)): \(holder(path)) …")
      while flock(descriptor, LOCK_EX) != 0 {
        guard errno == EINTR else {
          throw FileError(path, "the file cannot be locked (\(String(cString: strerror(errno))))")
        }
      }
    }
    let text = "process \(ProcessInfo.processInfo.processIdentifier), \(purpose)"
    ftruncate(descriptor, 0)
    _ = text.withCString { pwrite(descriptor, $0, strlen($0), 0) }
    return try work()
  }

  /// Returns the description of the process that holds a lock.
  private static func holder(_ path: String) -> String {
    let text = String(decoding: FileManager.default.contents(atPath: path) ?? Data(), as: UTF8.self)
    return text.isEmpty ? "it has only just begun" : text
  }
}
