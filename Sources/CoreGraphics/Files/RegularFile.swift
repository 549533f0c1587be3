import Foundation

/// A regular file that is open for reading. All images and other files of the user are opened with this class.
///
/// A path may lead to a pipe, a socket or a device, and reading these may never end. The file at a path may also be
/// replaced between two calls. Therefore, opening a file does not block, the kind of file is determined from the open
/// descriptor, and all later operations use that descriptor. The class can be used on any thread.
package final class RegularFile: Sendable {
  /// The size and the modification time when the file was opened.
  package let state: State
  private let descriptor: Int32

  /// The properties of a file that change when the file is modified.
  package struct State: Equatable, Sendable {
    /// The size of the file in bytes.
    package let size: Int64
    /// The whole seconds of the modification time since 1970. `nanoseconds` contains the remainder.
    ///
    /// Some file systems store all 64 bits of the seconds. The number of nanoseconds since 1970 does not fit into an
    /// `Int64`.
    package let seconds: Int64
    package let nanoseconds: Int64

    package init(size: Int64, seconds: Int64, nanoseconds: Int64) {
      self.size = size
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    /// Reads the state of the file at a path without opening it. Symbolic links are followed. The result is nil if the
    /// file does not exist.
    package init?(_ path: FilePath) {
      var info = stat()
      guard path.withCString({ stat($0, &info) }) == 0 else { return nil }
      self.init(info)
    }

    fileprivate init(_ info: stat) {
      self.init(
        size: Int64(info.st_size), seconds: Int64(info.st_mtim.tv_sec), nanoseconds: Int64(info.st_mtim.tv_nsec))
    }

    /// The modification time as a date, rounded to the precision of `Double`.
    package var modificationDate: Date {
      Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000)
    }
  }

  /// Opens the file at a path. Symbolic links are followed.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - folders: The folders that files may be in, as paths with all links resolved, or nil to allow any location. The
  ///     resolved file must be in one of them, even if links lead to it through other folders. A link that is created
  ///     while the file is being opened is not followed.
  /// - Throws: `FileError` with the reason.
  package init(_ path: FilePath, within folders: [FilePath]? = nil) throws(FileError) {
    // Opening a device or a pipe may affect it, so an existing one is not opened at all.
    var info = stat()
    guard path.withCString({ stat($0, &info) }) == 0 else { throw FileError(errno) }
    if let kind = Self.fileKindDescription(info.st_mode) { throw FileError("\(kind), not a file") }
    let descriptor: Int32
    if let folders {
      descriptor = try Self.open(path, within: folders)
    } else {
      descriptor = try Self.validatedDescriptor(path.withCString { Glibc.open($0, Self.flags) })
    }
    guard fstat(descriptor, &info) == 0 else {
      let error = FileError(errno)
      close(descriptor)
      throw error
    }
    if let kind = Self.fileKindDescription(info.st_mode) {
      close(descriptor)
      throw FileError("\(kind), not a file")
    }
    self.descriptor = descriptor
    state = State(info)
  }

  deinit { close(descriptor) }

  /// The flags for opening files. With these flags, opening a pipe does not block, and opening a terminal does not make
  /// it the controlling terminal.
  private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY

  /// The value of `O_PATH`, which the Glibc module does not contain. This flag allows opening a folder that can be
  /// entered but not listed.
  private static let pathOnly: Int32 = 0o10_000_000

  private static func validatedDescriptor(_ descriptor: Int32) throws(FileError) -> Int32 {
    guard descriptor >= 0 else { throw FileError(errno) }
    return descriptor
  }

  /// Opens a file inside one of `folders`. The links in the path are resolved first. A link that is created in the
  /// resolved path afterwards is not followed.
  private static func open(_ path: FilePath, within folders: [FilePath]) throws(FileError) -> Int32 {
    guard let resolvedPath = path.resolved else { throw FileError(errno) }
    guard let folder = folders.first(where: { resolvedPath.isInside($0) }) else {
      throw FileError("the file is outside the folders that may be read")
    }
    let components = resolvedPath.bytes.dropFirst(folder.bytes.count).split(separator: UInt8(ascii: "/")).map(
      FilePath.init(bytes:))
    guard let name = components.last else {
      return try validatedDescriptor(resolvedPath.withCString { Glibc.open($0, flags | O_NOFOLLOW) })
    }
    let openFlags = pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var directory = try validatedDescriptor(folder.withCString { Glibc.open($0, openFlags) })
    defer { close(directory) }
    for component in components.dropLast() {
      let next = try validatedDescriptor(component.withCString { openat(directory, $0, openFlags) })
      close(directory)
      directory = next
    }
    return try validatedDescriptor(name.withCString { openat(directory, $0, flags | O_NOFOLLOW) })
  }

  /// Returns the kind of a file that is not a regular file, or nil for a regular file.
  private static func fileKindDescription(_ mode: mode_t) -> String? {
    switch mode & S_IFMT {
    case S_IFREG: nil
    case S_IFDIR: "a folder"
    case S_IFIFO: "a named pipe"
    case S_IFSOCK: "a socket"
    case S_IFCHR, S_IFBLK: "a device"
    default: "of another kind"
    }
  }

  /// The size in bytes when the file was opened.
  package var size: Int { Int(state.size) }

  /// Reads bytes, beginning at an offset in the file.
  ///
  /// - Returns: The number of bytes that were read. If it is smaller than the buffer, the file has ended or an error
  ///   has occurred.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let base = buffer.baseAddress, offset >= 0 else { return 0 }
    var readCount = 0
    while readCount < buffer.count {
      let count = pread(descriptor, base + readCount, buffer.count - readCount, off_t(offset + readCount))
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      readCount += count
    }
    return readCount
  }

  /// Calls a closure with the open file descriptor, which another process can inherit.
  package func withDescriptor<Result>(_ body: (Int32) throws -> Result) rethrows -> Result { try body(descriptor) }

  /// Reads the whole file.
  ///
  /// - Parameter limit: The maximum size of the file, in bytes.
  /// - Returns: The content.
  /// - Throws: `FileError` if the file is larger or cannot be read to its end.
  package func contents(limit: Int) throws(FileError) -> Data {
    guard size <= limit else { throw FileError.tooLarge(size: size, limit: limit) }
    var data = Data(count: size)
    let count = data.withUnsafeMutableBytes { read(at: 0, into: $0) }
    guard count == size else { throw FileError("only \(count) of the \(size) bytes of the file can be read") }
    return data
  }
}

/// The reason why a file cannot be read. The description is a message for the user.
package struct FileError: Error, CustomStringConvertible, LocalizedError, Equatable {
  package let description: String
  /// A Boolean value that indicates whether the system reported the error, such as a disk that cannot be read. The same file may be
  /// readable later.
  package let dependsOnSystem: Bool

  /// Creates an error with a one-line message for display.
  package init(_ description: String) {
    self.description = description
    dependsOnSystem = false
  }

  /// Creates an error with the system's description of an error number.
  package init(_ code: Int32) {
    description = String(cString: strerror(code))
    dependsOnSystem = true
  }

  /// Returns the error for a file of `size` bytes that is larger than `limit` bytes.
  package static func tooLarge(size: Int, limit: Int) -> FileError {
    FileError("the file is too large: \(size >> 20) MB; the limit is \(limit >> 20) MB")
  }

  package var errorDescription: String? { description }
}
