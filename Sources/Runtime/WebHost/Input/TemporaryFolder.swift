import Foundation

/// A folder for temporary files that only this user can read, and that does not outlive its program.
///
/// The program holds a lock on the folder. One without a lock belongs to a program that was killed: the next one removes
/// it.
final class TemporaryFolder {
  let url: URL
  private let descriptor: Int32

  /// What the names of these folders begin with.
  static let prefix = "tessera-drops-"

  /// Makes a folder in `parent`.
  init(in parent: URL) throws {
    // A program that cleans up may take it for abandoned in the moment before it is locked; then there is another one.
    for _ in 0..<10 {
      let url = parent.appendingPathComponent(TemporaryFolder.prefix + UUID().uuidString)
      try FileManager.default.createDirectory(
        at: url, withIntermediateDirectories: false, attributes: [.posixPermissions: 0o700])
      guard let descriptor = TemporaryFolder.lock(url) else { continue }
      guard TemporaryFolder.isStill(url, descriptor) else {
        close(descriptor)
        continue
      }
      self.url = url
      self.descriptor = descriptor
      return
    }
    throw CocoaError(.fileWriteUnknown)
  }

  /// Removes it, with everything in it.
  func remove() { try? FileManager.default.removeItem(at: url) }

  deinit { close(descriptor) }

  /// Removes the folders in `parent` whose programs have ended without doing so.
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

  /// The descriptor that holds the lock; nil where another program holds it. A link is no folder of ours.
  private static func lock(_ url: URL) -> Int32? {
    let descriptor = open(url.path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard descriptor >= 0 else { return nil }
    guard flock(descriptor, LOCK_EX | LOCK_NB) == 0 else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  private static func isStill(_ url: URL, _ descriptor: Int32) -> Bool {
    var here = stat()
    var there = stat()
    return fstat(descriptor, &here) == 0 && lstat(url.path, &there) == 0 && here.st_ino == there.st_ino
      && here.st_dev == there.st_dev
  }
}
