import CoreGraphics
import Foundation

/// The hidden files that contain photos while they are copied. A process that is killed leaves its file, which a later copy into the
/// same folder removes.
enum PartialFile {
  private static let prefix = ".tessera-gallery-"
  private static let suffix = ".part"

  /// The time after which a file without a lock counts as abandoned, in seconds. Some network disks do not show the locks of other
  /// computers.
  private static let abandonedAge: Int = 3600

  /// Returns a new name.
  static func name() -> FilePath { FilePath(prefix + UUID().uuidString + suffix) }

  private static func isName(_ name: FilePath) -> Bool {
    let text = String(decoding: name.bytes, as: UTF8.self)
    guard text.hasPrefix(prefix), text.hasSuffix(suffix) else { return false }
    return UUID(uuidString: String(text.dropFirst(prefix.count).dropLast(suffix.count))) != nil
  }

  /// Removes the files in a folder that processes of this user have left. The files that are being written are locked.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - now: The present time in seconds since 1970.
  static func removeAbandoned(in folder: FilePath, now: Int = time(nil)) {
    guard let handle = folder.withCString({ opendir($0) }) else { return }
    defer { closedir(handle) }
    while let entry = readdir(handle) {
      let name = FilePath(
        cString: (UnsafeRawPointer(entry) + MemoryLayout<dirent>.offset(of: \.d_name)!)
          .assumingMemoryBound(to: CChar.self))
      if isName(name) { removeIfAbandoned(folder.appending(name), now) }
    }
  }

  private static func removeIfAbandoned(_ file: FilePath, _ now: Int) {
    let descriptor = file.withCString { open($0, O_RDWR | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK) }
    guard descriptor >= 0 else { return }
    defer { close(descriptor) }
    var info = stat()
    // A copy gets the modification time of its photo, so only the time of its last change is that of the copying.
    guard fstat(descriptor, &info) == 0, info.st_mode & S_IFMT == S_IFREG, info.st_uid == geteuid(),
      now - info.st_ctim.tv_sec > abandonedAge, flock(descriptor, LOCK_EX | LOCK_NB) == 0
    else { return }
    _ = file.withCString { unlink($0) }
  }
}
