import CoreGraphics
import Foundation
import RuntimeInterface

/// Reads ranges of bytes from a file or from data, so that reading the header of a large file is fast. A range that
/// extends beyond the end is shortened.
///
/// A file is read into a buffer that grows while reads continue in one direction, so that a file of tiny blocks
/// requires few system calls. After `maximumVisitCount` requested ranges or `maximumReadCount` system calls, the reader behaves
/// as if the file had ended.
final class ByteReader {
  /// The maximum number of requested ranges. Reading the first frame of a GIF requests a range for every 255 bytes, so
  /// a frame may have 255 MB.
  static let maximumVisitCount = 1_000_000
  /// The maximum number of system calls. A JPEG requires at most one call for each of its segments.
  static let maximumReadCount = 16_384

  private enum Source {
    case file(RegularFile)
    case data(Data)
  }

  private let source: Source
  private var window: [UInt8] = []
  private var windowStart = 0
  /// The number of bytes to read with the next system call.
  private var windowLength = 4096
  /// The size in bytes when the file was opened.
  let count: Int
  /// The number of ranges that were requested.
  private(set) var visitCount = 0
  /// The number of system calls that read the file.
  private(set) var readCallCount = 0

  /// Creates a reader for a file or for data.
  ///
  /// - Throws: A `FileError` if it is not a regular file, an `ImageError` if it is empty or too large for an image.
  init(_ source: ImageSource) throws {
    switch source {
    case .data(let data):
      self.source = .data(data)
      count = data.count
    case .file(let path):
      let file = try RegularFile(path)
      self.source = .file(file)
      count = file.size
    case .opened(let file):
      self.source = .file(file)
      count = file.size
    }
    guard count > 0 else { throw ImageError("the file is empty") }
    guard count <= ImageLimits.maximumFileSize else {
      throw FileError.tooLarge(size: count, limit: ImageLimits.maximumFileSize)
    }
  }

  /// Returns `length` bytes from an offset. The result is shorter if the file ends before the last of these bytes. The result is empty
  /// if `maximumVisitCount` ranges have been requested or `maximumReadCount` system calls have been made.
  func bytes(_ offset: Int, _ length: Int) -> [UInt8] {
    guard offset >= 0, offset < count, length > 0, visitCount < Self.maximumVisitCount else { return [] }
    visitCount += 1
    let length = min(length, count - offset)
    switch source {
    case .data(let data): return Array(data[(data.startIndex + offset)..<(data.startIndex + offset + length)])
    case .file(let file):
      if offset < windowStart || offset + length > windowStart + window.count { fill(file, from: offset, length) }
      let start = offset - windowStart
      guard start >= 0, start < window.count else { return [] }
      return Array(window[start..<min(start + length, window.count)])
    }
  }

  /// Returns the byte at an offset, or `nil` if `bytes(_:_:)` returns no bytes there. The call counts as one requested
  /// range.
  func byte(_ offset: Int) -> UInt8? {
    guard case .file = source, offset >= windowStart, offset < windowStart + window.count,
      visitCount < Self.maximumVisitCount
    else { return bytes(offset, 1).first }
    visitCount += 1
    return window[offset - windowStart]
  }

  private func fill(_ file: RegularFile, from offset: Int, _ length: Int) {
    guard readCallCount < Self.maximumReadCount else {
      window = []
      return
    }
    readCallCount += 1
    // The window grows if the previous read led to this one. The window is small after a jump.
    let isSequential = offset >= windowStart && offset <= windowStart + window.count && !window.isEmpty
    windowLength = isSequential ? min(windowLength * 2, 1 << 16) : 4096
    window = Self.read(file, from: offset, min(max(length, windowLength), count - offset))
    windowStart = offset
  }

  /// Reads the parts of the file that a decoder needs, in ascending order. `maximumVisitCount` and `maximumReadCount` do not
  /// apply.
  ///
  /// - Parameters:
  ///   - offset: The offset of the first byte.
  ///   - body: A closure that is called with the bytes of a part and their offset. The closure returns the offset of the next part,
  ///     which must be larger, or `nil` to stop.
  /// - Throws: An `ImageError` if the file has become shorter, and any error that `body` throws.
  func readChunks(from offset: Int, _ body: (UnsafeRawBufferPointer, Int) throws -> Int?) throws {
    var offset = offset
    var chunk = [UInt8](repeating: 0, count: min(1 << 16, count))
    while offset < count {
      let length = min(chunk.count, count - offset)
      switch source {
      case .data(let data):
        chunk.withUnsafeMutableBytes {
          _ = data.copyBytes(to: $0, from: (data.startIndex + offset)..<(data.startIndex + offset + length))
        }
      case .file(let file):
        let readCount = chunk.withUnsafeMutableBytes { file.read(at: offset, into: .init(rebasing: $0[..<length])) }
        guard readCount == length else { throw ImageError("the file became shorter while it was read") }
      }
      let next = try chunk.withUnsafeBytes { try body(.init(rebasing: $0[..<length]), offset) }
      guard let next, next > offset else { return }
      offset = next
    }
  }

  private static func read(_ file: RegularFile, from offset: Int, _ length: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: length) { buffer, count in
      count = file.read(at: offset, into: UnsafeMutableRawBufferPointer(start: buffer.baseAddress, count: length))
    }
  }
}

extension Array where Element == UInt8 {
  func bigEndianUInt16(at offset: Int) -> Int? {
    offset >= 0 && offset + 2 <= count ? Int(self[offset]) << 8 | Int(self[offset + 1]) : nil
  }
  func littleEndianUInt16(at offset: Int) -> Int? {
    offset >= 0 && offset + 2 <= count ? Int(self[offset]) | Int(self[offset + 1]) << 8 : nil
  }
  func bigEndianUInt32(at offset: Int) -> Int? {
    guard let highWord = bigEndianUInt16(at: offset), let lowWord = bigEndianUInt16(at: offset + 2) else { return nil }
    return highWord << 16 | lowWord
  }
  func littleEndianUInt32(at offset: Int) -> Int? {
    guard let lowWord = littleEndianUInt16(at: offset), let highWord = littleEndianUInt16(at: offset + 2) else {
      return nil
    }
    return highWord << 16 | lowWord
  }
  func text(_ offset: Int, _ length: Int) -> String? {
    guard offset >= 0, length >= 0, offset + length <= count else { return nil }
    return String(decoding: self[offset..<(offset + length)], as: UTF8.self)
  }
}
