import CoreGraphics
import Foundation
import RuntimeInterface

/// The folder in which the state of an application is saved. Only one process of the application owns the folder at a
/// time.
///
/// The owner holds a lock on a file of the folder until it ends. Another process of the same application logs that the
/// folder is in use, and neither restores nor saves: two processes would otherwise replace each other's state. Files
/// are replaced as a whole, so that after a crash or on a full disk the previous file remains. A file that cannot be
/// read is kept under a different name. Every failure is logged, and no failure ends the program.
@MainActor final class StateFolder {
  private let url: URL
  private var lock: Int32?
  /// Indicates whether another process owns the folder.
  private var isOwnedByOtherProcess = false
  /// The names of the files that could not be written. A failure to write one of them is not logged again until a write
  /// succeeds.
  private var failedNames: Set<String> = []

  /// Creates the object for the folder at a URL. The folder itself is created when something is first saved.
  init(_ url: URL) { self.url = url }

  deinit { if let lock { close(lock) } }

  /// Returns the URL that a file with a name has in the folder. The file may be missing.
  func file(_ name: String) -> URL { url.appendingPathComponent(name) }

  // MARK: The owner

  /// Locks the folder if this process has not locked it already. Returns false if another process owns it.
  private func acquireLock() -> Bool {
    guard lock == nil, !isOwnedByOtherProcess else { return !isOwnedByOtherProcess }
    let path = file("lock")
    let descriptor = FilePath(path).withCString { open($0, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    // A folder that cannot be written cannot be locked. The reason is reported when the state is written.
    guard descriptor >= 0 else { return true }
    if flock(descriptor, LOCK_EX | LOCK_NB) != 0, errno == EWOULDBLOCK {
      close(descriptor)
      isOwnedByOtherProcess = true
      Diagnostics.log(
        "another process of this application uses the saved state in \(url.path); this process neither restores nor "
          + "saves its state. Set XDG_STATE_HOME to another folder to run both with a state of their own")
      return false
    }
    lock = descriptor
    return true
  }

  // MARK: Files

  /// Returns the contents of a file, or nil if it does not exist or another process owns the folder.
  func read(_ name: String) -> Data? {
    let file = file(name)
    guard FileManager.default.fileExists(atPath: file.path), acquireLock() else { return nil }
    return StateFile.read(file)
  }

  /// Writes a file, unless another process owns the folder.
  ///
  /// - Returns: `true` if the file was written.
  func write(_ data: Data, to name: String) -> Bool {
    do {
      try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
      guard acquireLock() else { return false }
      try StateFile.write(data, to: file(name))
      failedNames.remove(name)
      return true
    } catch {
      if failedNames.insert(name).inserted {
        Diagnostics.log("the state of the application cannot be saved in \(file(name).path): \(error)")
      }
      return false
    }
  }

  /// Deletes a file, unless it does not exist or another process owns the folder.
  func delete(_ name: String) {
    let file = file(name)
    guard FileManager.default.fileExists(atPath: file.path), acquireLock() else { return }
    StateFile.delete(file)
  }
}
