import Foundation

/// A temporary folder that only the current user can read. The folder is removed when its process ends, or later if the process was
/// killed.
///
/// The process locks the folder. A folder without a lock belongs to a process that was killed. The next process that uses this class
/// removes such a folder.
final class TemporaryFolder {
  let url: URL
  private let descriptor: Int32

  /// The prefix of the folders' names, by which `removeAbandoned(in:)` finds them.
  static let prefix = "tessera-drops-"

  /// Creates a folder with a unique name in `parent`.
  init(in parent: URL) throws {
    // Another process may remove the folder before it is locked. In this case, another folder is created.
    for _ in 0..<10 {
      let url = parent.appendingPathComponent(TemporaryFolder.prefix + UUID().uuidString)
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      guard let descriptor = TemporaryFolder.lock(url) else { continue }
      guard TemporaryFolder.isSameFolder(url, descriptor) else {
        close(descriptor)
        continue
      }
      self.url = url
      self.descriptor = descriptor
      return
    }
    throw CocoaError(.fileWriteUnknown)
  }

  /// Removes the folder and its contents. If that fails, a later process removes them (`removeAbandoned(in:)`).
  func remove() { try? FileManager.default.removeItem(at: url) }

  deinit { close(descriptor) }

  /// Removes the folders in `parent` whose processes ended without removing them.
  static func removeAbandoned(in parent: URL) {
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent.path)) ?? []
    for name in names where name.hasPrefix(prefix) {
      let url = parent.appendingPathComponent(name)
      guard let descriptor = lock(url) else { continue }
      var status = stat()
      if fstat(descriptor, &status) == 0, status.st_uid == geteuid() { try? FileManager.default.removeItem(at: url) }
      close(descriptor)
    }
  }

  /// Locks a folder. Returns the file descriptor that owns the lock, or `nil` if another process owns it. The function
  /// rejects symbolic links.
  private static func lock(_ url: URL) -> Int32? {
    let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func isSameFolder(_ url: URL, _ descriptor: Int32) -> Bool {
    var status = stat()
    var info = stat()
    return fstat(descriptor, &status) == 0 && lstat(url.path, &info) == 0 && status.st_ino == info.st_ino
      && status.st_dev == info.st_dev
  }
}
