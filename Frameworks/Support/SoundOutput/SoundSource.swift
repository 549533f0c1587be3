import Foundation

/// The bytes of a sound: a file, or data in memory.
package enum SoundSource: Sendable {
  /// A file.
  case file(URL)
  /// Data in memory.
  case data(Data)
  /// Data in a file without a name.
  case stored(StoredSound)

  /// The name of the source in messages.
  var name: String {
    switch self {
    case .file(let url): url.isFileURL ? url.path : url.absoluteString
    case .data(let data): "a sound of \(data.count) bytes"
    case .stored(let sound): "a sound of \(sound.count) bytes"
    }
  }

  /// Returns a source that can be opened several times without writing its data each time.
  ///
  /// - Throws: `SoundError.unreadable` if data cannot be stored.
  func stored() throws -> SoundSource {
    guard case .data(let data) = self else { return self }
    return .stored(StoredSound(try Self.descriptor(of: data), count: data.count))
  }

  /// Returns a file descriptor of the bytes, which the caller closes.
  ///
  /// - Throws: `SoundError.unreadable` if there is no such file, if it is not a regular file, or if the data cannot be stored.
  func open() throws -> CInt {
    switch self {
    case .file(let url):
      // Opening a pipe would wait for its writer.
      let descriptor = url.isFileURL ? Glibc.open(url.path, O_RDONLY | O_CLOEXEC | O_NONBLOCK) : -1
      guard descriptor >= 0 else {
        let reason = url.isFileURL ? String(cString: strerror(errno)) : "only files can be played"
        throw SoundError.unreadable("\(name): \(reason)")
      }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw SoundError.unreadable("\(name): not a file")
      }
      return descriptor
    case .data(let data): return try Self.descriptor(of: data)
    case .stored(let sound): return try sound.open()
    }
  }

  /// Writes data to a file without a name.
  private static func descriptor(of data: Data) throws -> CInt {
    var template = Array("\(FileManager.default.temporaryDirectory.path)/sound-XXXXXX".utf8CString)
    let descriptor = mkstemp(&template)
    guard descriptor >= 0 else {
      throw SoundError.unreadable(
        "a sound cannot be stored in the temporary folder: \(String(cString: strerror(errno)))")
    }
    unlink(template)
    _ = fcntl(descriptor, F_SETFD, FD_CLOEXEC)
    let isWritten = data.withUnsafeBytes { bytes in
      var offset = 0
      while offset < bytes.count {
        let count = write(descriptor, bytes.baseAddress! + offset, bytes.count - offset)
        if count < 0, errno == EINTR { continue }
        if count <= 0 { return false }
        offset += count
      }
      return true
    }
    guard isWritten, lseek(descriptor, 0, SEEK_SET) == 0 else {
      let reason = String(cString: strerror(errno))
      close(descriptor)
      throw SoundError.unreadable("a sound of \(data.count) bytes cannot be stored in the temporary folder: \(reason)")
    }
    return descriptor
  }
}

/// The data of a sound in a file without a name, which ends with the object.
package final class StoredSound: Sendable {
  /// The number of bytes.
  let count: Int
  private let descriptor: CInt

  /// Creates an object that owns a file.
  init(_ descriptor: CInt, count: Int) {
    self.descriptor = descriptor
    self.count = count
  }

  deinit { close(descriptor) }

  /// Opens the file once more, with a position of its own.
  fileprivate func open() throws -> CInt {
    let new = Glibc.open("/proc/self/fd/\(descriptor)", O_RDONLY | O_CLOEXEC)
    guard new >= 0 else {
      throw SoundError.unreadable("a sound of \(count) bytes: \(String(cString: strerror(errno)))")
    }
    return new
  }
}
