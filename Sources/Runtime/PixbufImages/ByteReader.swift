import CoreGraphics
import Foundation
import RuntimeInterface

/// Reads pieces of a file or of data, so that headers of large files cost little. What lies beyond the end is missing.
///
/// A file is read in windows, which grow while it is read in one direction, so that a file of tiny blocks costs few system
/// calls. Reading a header is bounded: after `maximumVisits` pieces or `maximumReads` windows the file has ended, as far as
/// its reader can tell.
final class ByteReader {
  /// How many pieces are handed out. The first frame of a GIF has one for every 255 bytes: this is a frame of 255 MB.
  static let maximumVisits = 1_000_000
  /// How many windows are read. A JPEG has at most one for each of its segments.
  static let maximumReads = 16_384

  private enum Source {
    case file(RegularFile)
    case data(Data)
  }

  private let source: Source
  private var window: [UInt8] = []
  private var windowStart = 0
  /// In bytes.
  private var windowLength = 4096
  /// In bytes, when the file was opened.
  let count: Int
  /// How many pieces were asked for.
  private(set) var visits = 0
  /// How many system calls read them.
  private(set) var reads = 0

  /// Opens the source.
  ///
  /// - Throws: `FileError` if it is no regular file; `ImageError` if it is empty or larger than pictures are.
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

  /// Returns the bytes from `offset` on: fewer than `length` at the end, and none once the bounds are reached.
  func bytes(_ offset: Int, _ length: Int) -> [UInt8] {
    guard offset >= 0, offset < count, length > 0, visits < Self.maximumVisits else { return [] }
    visits += 1
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

  /// Returns the byte at `offset`, nil where `bytes(_:_:)` returns none. It counts as a piece.
  func byte(_ offset: Int) -> UInt8? {
    guard case .file = source, offset >= windowStart, offset < windowStart + window.count, visits < Self.maximumVisits
    else { return bytes(offset, 1).first }
    visits += 1
    return window[offset - windowStart]
  }

  private func fill(_ file: RegularFile, from offset: Int, _ length: Int) {
    guard reads < Self.maximumReads else {
      window = []
      return
    }
    reads += 1
    // Twice as much where the last window led on to this one; little after a leap.
    let leadsOn = offset >= windowStart && offset <= windowStart + window.count && !window.isEmpty
    windowLength = leadsOn ? min(windowLength * 2, 1 << 16) : 4096
    window = Self.read(file, from: offset, min(max(length, windowLength), count - offset))
    windowStart = offset
  }

  /// Reads the pieces that a decoder needs, in order, without regard to the bounds of headers.
  ///
  /// - Parameters:
  ///   - offset: The first byte.
  ///   - body: Gets a piece and its offset, and returns the offset of the next one, which is larger, or nil at the end.
  /// - Throws: `ImageError` if the file is shorter than it was; what `body` throws.
  func stream(from offset: Int, _ body: (UnsafeRawBufferPointer, Int) throws -> Int?) throws {
    var offset = offset
    var piece = [UInt8](repeating: 0, count: min(1 << 16, count))
    while offset < count {
      let length = min(piece.count, count - offset)
      switch source {
      case .data(let data):
        piece.withUnsafeMutableBytes {
          _ = data.copyBytes(to: $0, from: (data.startIndex + offset)..<(data.startIndex + offset + length))
        }
      case .file(let file):
        let done = piece.withUnsafeMutableBytes { file.read(at: offset, into: .init(rebasing: $0[..<length])) }
        guard done == length else { throw ImageError("the file cannot be read to its end") }
      }
      let next = try piece.withUnsafeBytes { try body(.init(rebasing: $0[..<length]), offset) }
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
