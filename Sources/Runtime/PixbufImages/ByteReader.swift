import Foundation
import RuntimeInterface

/// Reads pieces of a file or of data, so that headers of large files cost little. What lies beyond the end is missing.
final class ByteReader {
  private let descriptor: Int32
  private let data: Data
  let count: Int

  init(_ source: ImageSource) throws {
    switch source {
    case .data(let data):
      self.data = data
      descriptor = -1
      count = data.count
    case .file(let path):
      data = Data()
      descriptor = open(path, O_RDONLY | O_CLOEXEC)
      guard descriptor >= 0 else { throw ImageError(String(cString: strerror(errno))) }
      var status = stat()
      guard fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFREG else {
        close(descriptor)
        throw ImageError("not a file")
      }
      count = Int(status.st_size)
    }
    guard count > 0 else {
      if descriptor >= 0 { close(descriptor) }
      throw ImageError("the file is empty")
    }
    guard count < 2_000_000_000 else {
      if descriptor >= 0 { close(descriptor) }
      throw ImageError("the file is larger than 2 GB")
    }
  }

  deinit { if descriptor >= 0 { close(descriptor) } }

  /// The bytes from `offset` on, fewer than `length` at the end.
  func bytes(_ offset: Int, _ length: Int) -> [UInt8] {
    guard offset >= 0, offset < count, length > 0 else { return [] }
    let length = min(length, count - offset)
    if descriptor < 0 { return Array(data[(data.startIndex + offset)..<(data.startIndex + offset + length)]) }
    var bytes = [UInt8](repeating: 0, count: length)
    var done = 0
    while done < length {
      let read = bytes.withUnsafeMutableBytes {
        pread(descriptor, $0.baseAddress! + done, length - done, off_t(offset + done))
      }
      if read <= 0 { break }
      done += read
    }
    if done < length { bytes.removeLast(length - done) }
    return bytes
  }

  /// All of it.
  func all() -> Data {
    descriptor < 0 ? data : Data(bytes(0, count))
  }
}

extension Array where Element == UInt8 {
  func big16(_ offset: Int) -> Int? {
    offset >= 0 && offset + 2 <= count ? Int(self[offset]) << 8 | Int(self[offset + 1]) : nil
  }
  func little16(_ offset: Int) -> Int? {
    offset >= 0 && offset + 2 <= count ? Int(self[offset]) | Int(self[offset + 1]) << 8 : nil
  }
  func big32(_ offset: Int) -> Int? {
    guard let high = big16(offset), let low = big16(offset + 2) else { return nil }
    return high << 16 | low
  }
  func little32(_ offset: Int) -> Int? {
    guard let low = little16(offset), let high = little16(offset + 2) else { return nil }
    return high << 16 | low
  }
  func text(_ offset: Int, _ length: Int) -> String? {
    guard offset >= 0, length >= 0, offset + length <= count else { return nil }
    return String(decoding: self[offset..<(offset + length)], as: UTF8.self)
  }
}
