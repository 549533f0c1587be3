import Foundation

/// A regular file of the user's, open for reading: the one way in which pictures and other files of a user's are opened.
///
/// A path may lead to a pipe, a socket or a device, whose reading never ends, and may be replaced between two calls. So
/// opening does not wait, and what counts is the kind of the descriptor that was opened. Everything that is asked of the
/// file afterwards is asked of that descriptor. Any thread.
package final class RegularFile: Sendable {
  /// The size and the time of the last change when the file was opened.
  package let state: State
  private let descriptor: Int32

  /// What tells whether a file is still the same.
  package struct State: Equatable, Sendable {
    /// In bytes.
    package let size: Int64
    /// When the content was last changed: whole seconds since 1970, of any size, and the nanoseconds beyond.
    ///
    /// Some file systems keep all 64 bits of the seconds, so that nanoseconds since 1970 do not fit into an `Int64`.
    package let seconds: Int64
    package let nanoseconds: Int64

    package init(size: Int64, seconds: Int64, nanoseconds: Int64) {
      self.size = size
      self.seconds = seconds
      self.nanoseconds = nanoseconds
    }

    /// The state of the file that a path leads to, through links, without opening it; nil if there is none.
    package init?(_ path: FilePath) {
      var info = stat()
      guard path.withCString({ stat($0, &info) }) == 0 else { return nil }
      self.init(info)
    }

    fileprivate init(_ info: stat) {
      self.init(
        size: Int64(info.st_size), seconds: Int64(info.st_mtim.tv_sec), nanoseconds: Int64(info.st_mtim.tv_nsec))
    }

    /// The time of the last change.
    package var modified: Date { Date(timeIntervalSince1970: Double(seconds) + Double(nanoseconds) / 1_000_000_000) }
  }

  /// Opens the file that a path leads to, through links.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - folders: Folders, as real paths, outside of which the file must not be, whatever links say. A link that is put
  ///     in place while the file is being opened is not followed. Nil allows any place.
  /// - Throws: `FileError` with the reason.
  package init(_ path: FilePath, within folders: [FilePath]? = nil) throws(FileError) {
    // Opening a device or a pipe may do something to it: those that are in place for long are not even opened.
    var info = stat()
    guard path.withCString({ stat($0, &info) }) == 0 else { throw FileError(errno) }
    if let kind = Self.otherKind(info.st_mode) { throw FileError("\(kind), not a file") }
    let descriptor: Int32
    if let folders {
      descriptor = try Self.open(path, within: folders)
    } else {
      descriptor = try Self.opened(path.withCString { Glibc.open($0, Self.flags) })
    }
    guard fstat(descriptor, &info) == 0 else {
      let error = FileError(errno)
      close(descriptor)
      throw error
    }
    if let kind = Self.otherKind(info.st_mode) {
      close(descriptor)
      throw FileError("\(kind), not a file")
    }
    self.descriptor = descriptor
    state = State(info)
  }

  deinit { close(descriptor) }

  /// Does not wait for the other end of a pipe, and makes no terminal ours.
  private static let flags = O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY

  /// `O_PATH`, which Glibc's module leaves out: a folder that may be passed through and not be listed is enough.
  private static let pathOnly: Int32 = 0o10_000_000

  private static func opened(_ descriptor: Int32) throws(FileError) -> Int32 {
    guard descriptor >= 0 else { throw FileError(errno) }
    return descriptor
  }

  /// The real path has no links: a link on the way was put there since, and is not followed.
  private static func open(_ path: FilePath, within folders: [FilePath]) throws(FileError) -> Int32 {
    guard let real = path.resolved else { throw FileError(errno) }
    guard let folder = folders.first(where: { real.isInside($0) }) else { throw FileError("outside of the folder") }
    let rest = real.bytes.dropFirst(folder.bytes.count).split(separator: UInt8(ascii: "/")).map(FilePath.init(bytes:))
    guard let name = rest.last else { return try opened(real.withCString { Glibc.open($0, flags | O_NOFOLLOW) }) }
    let step = pathOnly | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC
    var place = try opened(folder.withCString { Glibc.open($0, step) })
    defer { close(place) }
    for component in rest.dropLast() {
      let next = try opened(component.withCString { openat(place, $0, step) })
      close(place)
      place = next
    }
    return try opened(name.withCString { openat(place, $0, flags | O_NOFOLLOW) })
  }

  /// What a file is that is not a regular one.
  private static func otherKind(_ mode: mode_t) -> String? {
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

  /// Reads bytes at a place in the file.
  ///
  /// - Returns: How many bytes were read: fewer than there is room for only at the end of the file, or where it cannot be
  ///   read.
  package func read(at offset: Int, into buffer: UnsafeMutableRawBufferPointer) -> Int {
    guard let base = buffer.baseAddress, offset >= 0 else { return 0 }
    var done = 0
    while done < buffer.count {
      let count = pread(descriptor, base + done, buffer.count - done, off_t(offset + done))
      if count < 0 && errno == EINTR { continue }
      if count <= 0 { break }
      done += count
    }
    return done
  }

  /// The whole content.
  ///
  /// - Parameter limit: The most that is read, in bytes.
  /// - Throws: `FileError` if the file is larger or cannot be read to its end.
  package func contents(limit: Int) throws(FileError) -> Data {
    guard size <= limit else { throw FileError.tooLarge(size: size, limit: limit) }
    var data = Data(count: size)
    let count = data.withUnsafeMutableBytes { read(at: 0, into: $0) }
    guard count == size else { throw FileError("the file cannot be read to its end") }
    return data
  }
}

/// Why a file cannot be read, for people.
package struct FileError: Error, CustomStringConvertible, LocalizedError, Equatable {
  package let description: String

  /// An error with that reason.
  package init(_ description: String) { self.description = description }

  /// The reason that the system gives.
  package init(_ code: Int32) { self.init(String(cString: strerror(code))) }

  /// A file that is larger than what is read.
  package static func tooLarge(size: Int, limit: Int) -> FileError {
    FileError("the file is too large: it has \(size >> 20) MB, and files of up to \(limit >> 20) MB are read")
  }

  package var errorDescription: String? { description }
}
