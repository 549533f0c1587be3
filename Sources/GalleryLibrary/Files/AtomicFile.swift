import CoreGraphics
import Foundation

/// Replaces files that other programs read too.
enum AtomicFile {
  /// Writes a file under a temporary name and renames it, so that other programs read the old or the new one.
  ///
  /// - Parameters:
  ///   - file: The path of the file. Its folder exists.
  ///   - bytes: The content.
  ///   - suffix: The end of the temporary name.
  ///   - isDurable: `true` to wait until the content is on the disk.
  /// - Throws: `FileError` if the file cannot be written, for example because the disk is full.
  static func replace(
    _ file: FilePath, by bytes: some ContiguousBytes, suffix: String = "", isDurable: Bool
  ) throws(FileError) {
    let temporary = file.folder.appending(FilePath(".tessera-gallery-\(UUID().uuidString)\(suffix)"))
    let descriptor = temporary.withCString { open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0 else { throw FileError(errno) }
    var code = bytes.withUnsafeBytes { write($0, to: descriptor) }
    if code == 0, isDurable, fsync(descriptor) != 0 { code = errno }
    close(descriptor)
    if code == 0, temporary.withCString({ old in file.withCString { rename(old, $0) } }) != 0 { code = errno }
    guard code == 0 else {
      _ = temporary.withCString { unlink($0) }
      throw FileError(code)
    }
    if isDurable { synchronizeFolder(of: file) }
  }

  /// Waits until the names of the files in the folder of a file are on the disk. Without it, a new or renamed file can be missing
  /// after a power failure.
  static func synchronizeFolder(of file: FilePath) {
    let descriptor = file.folder.withCString { open($0, O_RDONLY | O_DIRECTORY | O_CLOEXEC) }
    guard descriptor >= 0 else { return }
    fsync(descriptor)
    close(descriptor)
  }

  /// Writes bytes and returns 0, or the error number.
  private static func write(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int32 {
    var written = 0
    while written < bytes.count {
      let count = Glibc.write(descriptor, bytes.baseAddress! + written, bytes.count - written)
      if count < 0 && errno == EINTR { continue }
      guard count > 0 else { return count < 0 ? errno : ENOSPC }
      written += count
    }
    return 0
  }
}
