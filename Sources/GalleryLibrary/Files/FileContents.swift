import CoreGraphics
import Foundation

/// Functions that copy and compare the contents of regular files. They block, and follow symbolic links.
enum FileContents {
  /// The number of bytes that are read at a time.
  private static let chunkSize = 1 << 20

  /// The reason why a file was not copied.
  enum CopyFailure: Error {
    /// The file cannot be read.
    case source(FileError)
    /// The copy cannot be written, with the error number of the system.
    case target(Int32)
    case cancelled
  }

  /// Copies a file with its modification time, and waits until the copy is on the disk. The copy is locked while it is written.
  ///
  /// - Parameters:
  ///   - source: The file.
  ///   - target: The path of the copy, at which there is no file.
  ///   - progress: A closure that is called with the number of bytes that were copied since its last call. It returns `false` to
  ///     cancel the copying.
  /// - Throws: `CopyFailure` if the file is not a regular file, or cannot be read or written. There is no copy then.
  static func copy(
    _ source: FilePath, to target: FilePath, progress: (Int) -> Bool = { _ in true }
  ) throws(CopyFailure) {
    let (input, info): (Int32, stat)
    do { (input, info) = try open(source) } catch { throw .source(error) }
    defer { close(input) }
    let output = target.withCString { Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o666) }
    guard output >= 0 else { throw .target(errno) }
    _ = flock(output, LOCK_EX | LOCK_NB)
    var failure = copyBytes(from: input, to: output, progress)
    // A file system without times of files is no reason for a failure.
    if failure == nil { _ = futimens(output, [info.st_atim, info.st_mtim]) }
    if failure == nil, fsync(output) != 0, errno != EINVAL { failure = .target(errno) }
    if close(output) != 0, failure == nil { failure = .target(errno) }
    guard let failure else { return }
    _ = target.withCString { unlink($0) }
    throw failure
  }

  /// Returns whether two regular files have the same bytes. The result is `false` if one of them cannot be read.
  static func areEqual(_ first: FilePath, _ second: FilePath) -> Bool {
    guard let (one, oneInfo) = try? open(first) else { return false }
    defer { close(one) }
    guard let (two, twoInfo) = try? open(second) else { return false }
    defer { close(two) }
    guard oneInfo.st_size == twoInfo.st_size else { return false }
    let size = chunkSize
    return withUnsafeTemporaryAllocation(byteCount: 2 * size, alignment: 16) { memory in
      guard let start = memory.baseAddress else { return false }
      while true {
        guard let count = read(one, start, size), let otherCount = read(two, start + size, size), count == otherCount
        else { return false }
        if count == 0 { return true }
        if memcmp(start, start + size, count) != 0 { return false }
      }
    }
  }

  /// Moves a file to another name in its folder, unless there is a file with this name.
  ///
  /// A plain `rename` would replace a file that another program creates at the same time. So the file gets the name in addition, and
  /// loses its own afterwards. On disks without hard links, such as those with the file system FAT, the name is first taken by an empty
  /// file, which the system creates only if there is none.
  ///
  /// - Returns: `false` if there is a file, a folder or a symbolic link with the name.
  static func move(_ file: FilePath, toUnused target: FilePath) throws(FileSystemFailure) -> Bool {
    let isLinked = file.withCString { old in target.withCString { link(old, $0) } } == 0
    if !isLinked && errno == EEXIST { return false }
    // If another program has removed the old name, the new one is the only name of the file.
    if isLinked && (file.withCString({ unlink($0) }) == 0 || errno == ENOENT) { return true }
    // A file with two names would be two photos.
    if isLinked { _ = target.withCString { unlink($0) } }
    return try moveReplacingEmptyFile(file, toUnused: target)
  }

  /// Moves a file on a disk without hard links. If the process ends at the wrong moment, an empty file remains.
  static func moveReplacingEmptyFile(
    _ file: FilePath, toUnused target: FilePath
  ) throws(FileSystemFailure) -> Bool {
    let descriptor = target.withCString { Glibc.open($0, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0o600) }
    guard descriptor >= 0 else {
      if errno == EEXIST { return false }
      throw FileSystemFailure(code: errno)
    }
    close(descriptor)
    guard file.withCString({ old in target.withCString { rename(old, $0) } }) == 0 else {
      let code = errno
      _ = target.withCString { unlink($0) }
      throw FileSystemFailure(code: code)
    }
    return true
  }

  /// Opens a regular file for reading. A pipe is not waited for.
  private static func open(_ path: FilePath) throws(FileError) -> (descriptor: Int32, info: stat) {
    let descriptor = path.withCString { Glibc.open($0, O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY) }
    guard descriptor >= 0 else { throw FileError(errno) }
    var info = stat()
    guard fstat(descriptor, &info) == 0 else {
      let code = errno
      close(descriptor)
      throw FileError(code)
    }
    guard info.st_mode & S_IFMT == S_IFREG else {
      close(descriptor)
      throw FileError("it is not a file")
    }
    return (descriptor, info)
  }

  /// Copies the bytes of a file and returns `nil`, or the reason why they were not copied.
  private static func copyBytes(from input: Int32, to output: Int32, _ progress: (Int) -> Bool) -> CopyFailure? {
    withUnsafeTemporaryAllocation(byteCount: chunkSize, alignment: 16) { memory in
      guard let start = memory.baseAddress else { return .source(FileError(ENOMEM)) }
      while true {
        guard let count = read(input, start, chunkSize) else { return .source(FileError(errno)) }
        if count == 0 { return nil }
        var written = 0
        while written < count {
          let result = write(output, start + written, count - written)
          if result < 0 && errno == EINTR { continue }
          guard result > 0 else { return .target(result < 0 ? errno : ENOSPC) }
          written += result
        }
        guard progress(count) else { return .cancelled }
      }
    }
  }

  /// Reads bytes until the memory is full or the file ends. The result is `nil` if they cannot be read.
  private static func read(_ descriptor: Int32, _ memory: UnsafeMutableRawPointer, _ size: Int) -> Int? {
    var count = 0
    while count < size {
      let result = Glibc.read(descriptor, memory + count, size - count)
      if result < 0 && errno == EINTR { continue }
      guard result >= 0 else { return nil }
      if result == 0 { break }
      count += result
    }
    return count
  }
}
